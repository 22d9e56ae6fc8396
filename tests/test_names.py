"""Names that mean one thing: who looks for a class finds the one."""

import ast
from collections import defaultdict
from pathlib import Path

import tekhenu

SOURCES = Path(tekhenu.__file__).parent


def test_no_two_classes_have_the_same_name() -> None:
    homes = defaultdict(list)
    for file in SOURCES.rglob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(str(file.relative_to(SOURCES)))
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}
