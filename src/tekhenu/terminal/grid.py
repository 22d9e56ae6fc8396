"""Tables that cut no text."""

from typing import Any, Self

from rich import table
from rich.console import Console, ConsoleOptions, RenderResult


class Grid(table.Table):
    """Rich takes the space after wide letters for one too many and would cut the line there."""

    @classmethod
    def grid(cls, *headers: table.Column | str, **settings: Any) -> Self:
        made = super().grid(*headers, **settings)
        assert isinstance(made, cls)
        return made

    def __rich_console__(self, console: Console, settings: ConsoleOptions) -> RenderResult:
        for column in self.columns:
            if not column.no_wrap:
                column.overflow = "fold"
        yield from super().__rich_console__(console, settings)
