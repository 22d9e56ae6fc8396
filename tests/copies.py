"""Copies of the package that tests change, and Python processes that import them."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tekhenu

ROOT = Path(__file__).parents[1]


def copy_package(folder: Path) -> Path:
    """Copy the package into a folder and return the copy's path."""
    copy = folder / "tekhenu"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(tekhenu.__file__).parent, copy, ignore=ignored)
    return copy


def insert_before(path: Path, line: str, more: str) -> None:
    """Insert text before the only line that begins with `line`."""
    text = path.read_text(encoding="utf-8")
    assert text.count(f"\n{line}") == 1, (path, line)
    start = text.index(f"\n{line}") + 1
    path.write_text(text[:start] + more + text[start:], encoding="utf-8")


def run_with(copy: Path, *arguments: str) -> str:
    """Run Python with a copy of the package and return its output; fail with its errors."""
    folder = str(copy.parent)
    run = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": folder, "TEKHENU_COPY": folder},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout
