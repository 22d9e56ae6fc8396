"""Where the program keeps what belongs to its user."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for data; TEKHENU_DATA names another one."""
    own = os.environ.get("TEKHENU_DATA")
    if own:
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tekhenu"
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "tekhenu"
