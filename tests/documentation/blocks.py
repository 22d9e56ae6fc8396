"""The code blocks and commands of the pages."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
)
COMMANDS = ("tekhenu ", "make ", "python -m ")


@dataclass(frozen=True)
class Block:
    """A code block: its page, first line number, language and text."""

    page: str
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"

    def commands(self) -> list[str]:
        """Return the commands of a block in `sh`, or after the prompts of one in `console`."""
        lines = self.text.replace("\\\n", "").splitlines()
        if self.language == "console":
            lines = [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
        return [line for line in lines if line.strip()]

    def output(self) -> list[str]:
        """Return the lines of a block in `console` that are not commands."""
        return [line for line in self.text.splitlines() if not line.startswith("$ ")]


def tokens(page: str) -> list[Token]:
    return MarkdownIt().enable("table").parse((ROOT / page).read_text(encoding="utf-8"))


def blocks(page: str) -> Iterator[Block]:
    """Yield the code blocks; a block by indentation has the language "indented"."""
    for token in tokens(page):
        if token.type in ("fence", "code_block"):
            assert token.map is not None
            language = token.info if token.type == "fence" else "indented"
            yield Block(page, token.map[0] + 1, language, token.content)


def inline_commands(page: str) -> Iterator[str]:
    """Yield the commands in the text and the tables of a page."""
    for token in tokens(page):
        for child in token.children or ():
            if child.type == "code_inline" and child.content.startswith(COMMANDS):
                yield child.content
