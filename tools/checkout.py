"""A command-line argument that names another checkout of this project."""

from argparse import ArgumentTypeError
from pathlib import Path


def checkout(text: str) -> Path:
    """Return the path of a checkout; an argparse type that rejects other folders.

    Python ignores a missing folder on PYTHONPATH, so this version would be compared with itself.
    """
    path = Path(text).resolve()
    if not (path / "src" / "tekhenu").is_dir():
        raise ArgumentTypeError(f"{text} is not a checkout of this project (see git worktree add)")
    return path
