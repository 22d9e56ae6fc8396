"""The board's style sheet: one file per part, the tokens first."""

import re
from functools import cache
from importlib.resources import files

TOKENS = "tokens.css"
PAINTS = "icons.css"


@cache
def stylesheet() -> str:
    return "\n".join(_sheets().values())


@cache
def scoped_stylesheet() -> str:
    """The same for one picture among others: nothing else in its page is styled by it.

    Within the symbols of icons no scope is known. Their paints have names of their own and, outside
    the picture, no colors.
    """
    sheets = dict(_sheets())
    paints = sheets.pop(PAINTS)
    inside = "\n".join(sheets.values())
    return f"{paints}\n@scope {{\n{inside}\n}}"


@cache
def light_colors() -> dict[str, tuple[int, int, int]]:
    """Return the RGB colors of the light theme by the names of their tokens."""
    found = re.findall(r"--([\w-]+): (?:light-dark\()?#([0-9a-f]{6})\b", _sheets()[TOKENS])
    return {name: (*bytes.fromhex(digits),) for name, digits in found}


@cache
def _sheets() -> dict[str, str]:
    folder = files(__package__) / "css"
    found = [file for file in folder.iterdir() if file.name.endswith(".css")]
    found.sort(key=lambda file: (file.name != TOKENS, file.name))
    return {file.name: file.read_text(encoding="utf-8") for file in found}
