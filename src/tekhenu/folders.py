"""Where the program keeps what belongs to its user, and to nobody else."""

import os
import sys
from pathlib import Path

OWNER_ONLY = 0o700
OWNER_FILE = 0o600
OTHERS = 0o077


def data_folder() -> Path:
    """The user's folder for data; TEKHENU_DATA names another one."""
    own = os.environ.get("TEKHENU_DATA")
    if own:
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tekhenu"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tekhenu"


def private_folder(folder: Path) -> None:
    """Make it, for its owner alone; one that is there already stays unless it is our own."""
    if not folder.exists():
        if folder.parent != folder:
            private_folder(folder.parent)
        folder.mkdir(mode=OWNER_ONLY, exist_ok=True)
    elif folder == data_folder():
        _close(folder, OWNER_ONLY)


def private_file(path: Path) -> None:
    """Make it, empty and for its owner alone, or keep the others out of the one that is there."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
    except FileExistsError:
        keep_private(path)


def keep_private(path: Path) -> None:
    if path.exists():
        _close(path, OWNER_FILE)


def is_open(path: Path) -> bool:
    """Whether others may read it."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)


def _close(path: Path, mode: int) -> None:
    """Only what is ours to close, and only if it stands open."""
    if is_open(path) and path.stat().st_uid == os.geteuid():
        path.chmod(mode)
