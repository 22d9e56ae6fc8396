"""Errors of environments that are used in the wrong way."""


class NotReset(RuntimeError):
    """The use of an environment before its first `reset`."""
