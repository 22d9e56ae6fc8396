"""Griffe extension that shows the examples of docstrings as code."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^(>>> .*(?:\n(?!\n).*)*)", re.MULTILINE)


def with_fences(docstring: str) -> str:
    """Put a fence around each example, which ends with an empty line."""
    return EXAMPLE.sub(r"```pycon\n\1\n```", docstring)


class Examples(griffe.Extension):
    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = with_fences(obj.docstring.value)
