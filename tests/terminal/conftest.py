"""Terminals that are closed when a test is over."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .driver import Start, Terminal


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    opened: list[Terminal] = []

    def begin(*arguments: str, width: int = 100) -> Terminal:
        terminal = Terminal("play", *arguments, data=tmp_path / "data", width=width)
        opened.append(terminal)
        return terminal

    yield begin
    for terminal in opened:
        terminal.__exit__()
