"""Answers are compressed where that is worth while."""

from functools import partial

from starlette.middleware.gzip import GZipMiddleware

packed = partial(GZipMiddleware, minimum_size=2000, compresslevel=5)
