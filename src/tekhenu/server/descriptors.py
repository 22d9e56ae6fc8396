"""The limit on open file descriptors, of which every connection needs one."""

import asyncio
import errno
import logging
import sys
import time
from typing import Any

if sys.platform != "win32":  # Windows has no such limit
    import resource

log = logging.getLogger(__name__)

MAX_DESCRIPTORS = 65_536  # bounded, because some programs loop over all possible descriptors
RESERVE = 128  # for the database, files, workers and closing connections
EXHAUSTED = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}
INTERVAL = 60.0  # seconds between two log lines about exhausted descriptors


def raise_descriptors() -> None:
    """Raise the soft limit of open files as far as the system allows."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        log.warning("could not raise the limit on open files from %d", soft)


def most_connections() -> int:
    """Return the maximum number of concurrent connections."""
    if sys.platform == "win32":
        return MAX_DESCRIPTORS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    soft = MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(soft - RESERVE, soft // 2)


def log_exhaustion_briefly(loop: asyncio.AbstractEventLoop) -> None:
    """Log one line a minute instead of a traceback per connection that cannot be accepted."""
    last = -INTERVAL

    def handle(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        nonlocal last
        trouble = context.get("exception")
        if not (isinstance(trouble, OSError) and trouble.errno in EXHAUSTED):
            loop.default_exception_handler(context)
        elif time.monotonic() - last >= INTERVAL:
            last = time.monotonic()
            log.warning(
                "could not accept a connection: %s; raise the limit on open files (ulimit -n)",
                trouble.strerror,
            )

    loop.set_exception_handler(handle)
