"""The style sheet of the board: the design tokens, then one file per part."""

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
    """Return the style sheet scoped to one picture, so that it styles nothing else in its page.

    Browsers do not apply a scope inside the symbols of icons. The paints of icons therefore have
    their own names, which have no color outside the picture.
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
