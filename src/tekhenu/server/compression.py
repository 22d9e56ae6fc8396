"""Compression of large responses."""

from functools import partial
from typing import Final

from starlette.middleware.gzip import GZipMiddleware

MINIMUM_SIZE: Final = 2000  # bytes
LEVEL: Final = 5

compressed = partial(GZipMiddleware, minimum_size=MINIMUM_SIZE, compresslevel=LEVEL)
