"""The board's style sheet: one file per part, the tokens first."""

from functools import cache
from importlib.resources import files

TOKENS = "tokens.css"


@cache
def stylesheet() -> str:
    folder = files(__package__) / "css"
    sheets = [file for file in folder.iterdir() if file.name.endswith(".css")]
    sheets.sort(key=lambda file: (file.name != TOKENS, file.name))
    return "\n".join(file.read_text(encoding="utf-8") for file in sheets)
