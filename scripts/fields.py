"""`python -m scripts.fields` writes what follows from the fields of the position.

The classes of `rules/state.py` list their fields once, with types and comments. `__init__`, `copy`
and `__reduce__` name all of them again: written out they are quick, compiled they are very quick,
and a test sees to it that they say what the list says.
"""

import ast
import sys
from pathlib import Path
from textwrap import fill

STATE = Path(__file__).parents[1] / "src" / "tekhenu" / "rules" / "state.py"
BEGIN = "    # fmt: off"
END = "    # fmt: on"
WIDTH = 100


def written(source: str) -> str:
    """The module with those methods as its fields ask for them."""
    lines = source.split("\n")
    kinds = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    own = {kind.name for kind in kinds}
    end = len(lines)
    for kind in reversed(kinds):
        if BEGIN in lines[kind.lineno : end]:
            first = lines.index(BEGIN, kind.lineno) + 1
            last = lines.index(END, first)
            lines[first:last] = methods(kind, own | {"Rng"})
        end = kind.lineno
    return "\n".join(lines)


def methods(kind: ast.ClassDef, own: set[str]) -> list[str]:
    fields = [each for each in kind.body if isinstance(each, ast.AnnAssign)]
    names = [ast.unparse(field.target) for field in fields]
    copies = [
        copied(f"self.{name}", field.annotation, own)
        for field, name in zip(fields, names, strict=True)
    ]
    return [
        "    def __init__(",
        wrapped(["self", *map(ast.unparse, fields)]),
        "    ) -> None:",
        *(f"        self.{name} = {name}" for name in names),
        "",
        f'    def copy(self) -> "{kind.name}":',
        f"        return {kind.name}(",
        wrapped(copies, 12),
        "        )",
        "",
        "    def __reduce__(self) -> tuple[Any, ...]:",
        f"        return {kind.name}, (",
        wrapped([f"self.{name}" for name in names], 12),
        "        )",
    ]


def wrapped(parts: list[str], indent: int = 8) -> str:
    """Comma after comma, never broken within a part."""
    text = ", ".join(part.replace(" ", "\0") for part in parts) + ","
    margin = " " * indent
    lines = fill(text, WIDTH, initial_indent=margin, subsequent_indent=margin)
    return lines.replace("\0", " ")


def copied(value: str, kind: ast.expr, own: set[str]) -> str:
    """How a value of a type is copied: what cannot change is shared."""
    if isinstance(kind, ast.BinOp):
        return f"None if {value} is None else {copied(value, kind.left, own)}"
    if isinstance(kind, ast.Subscript):
        inner = ast.unparse(kind.slice)
        if inner in own:
            return f"[each.copy() for each in {value}]"
        return f"[each[:] for each in {value}]" if inner.startswith("list") else f"{value}[:]"
    return f"{value}.copy()" if ast.unparse(kind) in own else value


def main() -> int:
    source = STATE.read_text(encoding="utf-8")
    STATE.write_text(written(source), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
