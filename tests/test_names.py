"""Unambiguous names: no class or type alias is defined in two modules."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import tekhenu

SOURCES = Path(tekhenu.__file__).parent


def type_names(source: str) -> Iterator[str]:
    """Yield the classes and type aliases that a module defines.

    An assignment is a type alias if its name is in CapWords and its value is not a call.
    """
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(name=name):
                yield name
            case ast.AnnAssign(target=ast.Name(id=name), annotation=ast.Name(id="TypeAlias")):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                cap_words = name.lstrip("_")[0].isupper() and not name.isupper()
                if cap_words and not isinstance(value, ast.Call):
                    yield name


def test_type_names_include_aliases() -> None:
    source = """
class Plain: ...
Union = int | str
Late: TypeAlias = "int | Plain"
T = TypeVar("T")
Variable = TypeVar("Variable")
LIMIT = 3
limit = LIMIT
"""
    assert list(type_names(source)) == ["Plain", "Union", "Late"]


def test_no_two_modules_define_the_same_type_name() -> None:
    homes = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        for name in type_names(file.read_text(encoding="utf-8")):
            homes[name].append(str(file.relative_to(SOURCES)))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}
