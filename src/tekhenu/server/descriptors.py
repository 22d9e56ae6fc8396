"""File descriptors: every connection needs one."""

import asyncio
import errno
import logging
import sys
import time
from typing import Any

if sys.platform != "win32":  # which has no such limit
    import resource

log = logging.getLogger(__name__)

ENOUGH = 65_536  # some programs walk through all that there may be
RESERVE = 128  # for the database, files, workers and closing connections
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
INTERVAL = 60.0  # seconds between two log lines about the same trouble


def raise_descriptors() -> None:
    """Raise the soft limit of open files as far as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        log.warning("the limit of open files stays at %d", soft)


def most_connections() -> int:
    """Return how many connections there may be at once."""
    if sys.platform == "win32":
        return ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = ENOUGH if soft == resource.RLIM_INFINITY else soft
    return max(soft - RESERVE, soft // 2)


def log_exhaustion_briefly(loop: asyncio.AbstractEventLoop) -> None:
    """Log one line a minute, not a traceback each, when no connection can be accepted."""
    last = -INTERVAL

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last
        trouble = context.get("exception")
        if not (isinstance(trouble, OSError) and trouble.errno in EXHAUSTED):
            loop.default_exception_handler(context)
        elif time.monotonic() - last >= INTERVAL:
            last = time.monotonic()
            log.warning("no connection could be accepted: %s", trouble.strerror)

    loop.set_exception_handler(handle)
