"""The user's data folder, and files that only their owner can read."""

import os
import sys
from pathlib import Path

OWNER_ONLY = 0o700
OWNER_FILE = 0o600
OTHERS = 0o077


def data_folder() -> Path:
    """Return the user's data folder, which the variable TEKHENU_DATA overrides."""
    own = os.environ.get("TEKHENU_DATA")
    if own:
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tekhenu"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tekhenu"


def private_folder(folder: Path) -> None:
    """Make a folder, with its parents, that only its owner can read.

    The permissions of an existing folder change only if it is the data folder.
    """
    if not folder.exists():
        if folder.parent != folder:
            private_folder(folder.parent)
        folder.mkdir(mode=OWNER_ONLY, exist_ok=True)
    elif folder == data_folder():
        _close(folder, OWNER_ONLY)


def private_file(path: Path) -> None:
    """Make an empty file that only its owner can read, or make an existing file private."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_FILE))
    except FileExistsError:
        keep_private(path)


def keep_private(path: Path) -> None:
    """Make a file private if it exists."""
    if path.exists():
        _close(path, OWNER_FILE)


def is_open(path: Path) -> bool:
    """Return whether other users have any permission on a file or folder."""
    return os.name == "posix" and path.exists() and bool(path.stat().st_mode & OTHERS)


def _close(path: Path, mode: int) -> None:
    """Set the permissions to `mode` if other users have any and this user is the owner."""
    if is_open(path) and path.stat().st_uid == os.geteuid():
        path.chmod(mode)
