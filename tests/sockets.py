"""Where programs meet: ports that are found again, and folders for sockets."""

import secrets
import socket
import tempfile
from contextlib import suppress

FIRST, LAST = 10_000, 32_767  # from 32,768 on systems give ports to whoever asks for any


def free_port() -> int:
    """One that stays free: nobody is given it by chance."""
    while True:
        port = FIRST + secrets.randbelow(LAST + 1 - FIRST)
        with socket.socket() as plug, suppress(OSError):
            plug.bind(("127.0.0.1", port))
            return port


def short_folder() -> tempfile.TemporaryDirectory[str]:
    """The path of a socket has 107 characters at most, wherever other temporary files are."""
    return tempfile.TemporaryDirectory(prefix="tek", dir="/tmp", ignore_cleanup_errors=True)
