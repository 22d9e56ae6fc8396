"""Generate methods from the fields of the position: `python -m scripts.fields`.

The classes of `rules/state.py` declare their fields once, with types and comments. `__init__`,
`copy` and `__reduce__` must name all of them again. Explicit methods are fast, even more so when
compiled. A test checks that the generated code matches the fields.
"""

import ast
import sys
from pathlib import Path
from textwrap import fill

STATE = Path(__file__).parents[1] / "src" / "tekhenu" / "rules" / "state.py"
BEGIN = "    # fmt: off"
END = "    # fmt: on"
WIDTH = 100


def with_generated_methods(source: str) -> str:
    """Return the source of the module with its generated methods updated."""
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
        copy_expression(f"self.{name}", field.annotation, own)
        for field, name in zip(fields, names, strict=True)
    ]
    return [
        "    def __init__(",
        wrap(["self", *map(ast.unparse, fields)]),
        "    ) -> None:",
        *(f"        self.{name} = {name}" for name in names),
        "",
        f'    def copy(self) -> "{kind.name}":',
        f"        return {kind.name}(",
        wrap(copies, 12),
        "        )",
        "",
        "    def __reduce__(self) -> tuple[Any, ...]:",
        f"        return {kind.name}, (",
        wrap([f"self.{name}" for name in names], 12),
        "        )",
    ]


def wrap(parts: list[str], indent: int = 8) -> str:
    """Join parts with commas and wrap the lines between parts only."""
    text = ", ".join(part.replace(" ", "\0") for part in parts) + ","
    margin = " " * indent
    lines = fill(text, WIDTH, initial_indent=margin, subsequent_indent=margin)
    return lines.replace("\0", " ")


def copy_expression(value: str, kind: ast.expr, own: set[str]) -> str:
    """Return the expression that copies a value of a type; immutable values are shared."""
    if isinstance(kind, ast.BinOp):
        return f"None if {value} is None else {copy_expression(value, kind.left, own)}"
    if isinstance(kind, ast.Subscript):
        inner = ast.unparse(kind.slice)
        if inner in own:
            return f"[each.copy() for each in {value}]"
        return f"[each[:] for each in {value}]" if inner.startswith("list") else f"{value}[:]"
    return f"{value}.copy()" if ast.unparse(kind) in own else value


def main() -> int:
    source = STATE.read_text(encoding="utf-8")
    STATE.write_text(with_generated_methods(source), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
