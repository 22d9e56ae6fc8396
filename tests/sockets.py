"""Free ports and short folder names for sockets."""

import secrets
import socket
import tempfile
from contextlib import suppress

FIRST, LAST = 10_000, 32_767  # from 32,768 on, systems assign ports to any program


def free_port() -> int:
    """Return a free port that the system will not assign to another program."""
    while True:
        port = FIRST + secrets.randbelow(LAST + 1 - FIRST)
        with socket.socket() as plug, suppress(OSError):
            plug.bind(("127.0.0.1", port))
            return port


def short_folder() -> tempfile.TemporaryDirectory[str]:
    """Yield a temporary folder for sockets, whose paths have at most 107 characters."""
    return tempfile.TemporaryDirectory(prefix="tek", dir="/tmp", ignore_cleanup_errors=True)
