"""Marker type for parameters that reject wrong types at run time with a helpful message.

A parameter of type `int | InvalidArgument` expects an int. `InvalidArgument` has no instances, so
type checkers reject anything else. At run time the function receives wrong values and raises an
error that explains what is expected; with plain `int`, compiled code would raise a terse
TypeError before the function starts.
"""

from typing import NoReturn


class InvalidArgument:
    """A type without instances; see the module docstring."""

    def __new__(cls) -> NoReturn:
        raise TypeError("InvalidArgument has no instances")
