"""Tables that never cut text."""

from typing import Any, Self

from rich import table
from rich.console import Console, ConsoleOptions, RenderResult


class Grid(table.Table):
    """A table with corrected widths: Rich would cut lines that contain wide characters."""

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
