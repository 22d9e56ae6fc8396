"""Runs a notebook as a reader would, cell by cell, and keeps what each one shows.

No kernel is needed: a cell is Python, and its last expression is what it shows.
"""

import ast
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass
class Cell:
    source: str
    tags: list[str]
    text: str = ""
    svg: str = ""


def code_cells(path: Path) -> list[Cell]:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [
        Cell("".join(cell["source"]), cell["metadata"].get("tags", []))
        for cell in notebook["cells"]
        if cell["cell_type"] == "code"
    ]


def run(path: Path, **parameters: object) -> list[Cell]:
    """Run the notebook; given values replace the cell tagged `parameters`."""
    names: dict[str, Any] = {"__name__": "notebook"}
    cells = code_cells(path)
    for cell in cells:
        statements = ast.parse(cell.source, path.name).body
        last = statements[-1]
        shown = last.value if isinstance(last, ast.Expr) else None
        if shown is not None:
            statements.pop()
        exec(compile(ast.Module(statements, []), path.name, "exec"), names)
        if shown is not None:
            show(cell, eval(compile(ast.Expression(shown), path.name, "eval"), names))
        if "parameters" in cell.tags:
            names |= parameters
    return cells


def show(cell: Cell, value: object) -> None:
    if value is not None:
        cell.text = repr(value)
        cell.svg = value._repr_svg_() if hasattr(value, "_repr_svg_") else ""
