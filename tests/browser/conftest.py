"""A real Chromium before a real server, which is a process of its own and can be killed."""

import asyncio
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.sockets import short_folder

from .moments import SOLO, moment, sit_down
from .server import Server
from .table import TablePage
from .windows import DESK, PATIENCE, Look, Window, Windows

# The one made for machines takes a quarter less time.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--in-process-gpu",
    # Each window would load pages for its address bar, which is not visible.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,MediaRouter"
    ",HttpsUpgrades,LensOverlay,OptimizationHints,Translate",
]
expect.set_options(timeout=PATIENCE)
Opener = Callable[..., Page]


class Engine(NamedTuple):
    browser: Browser
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def engine() -> Iterator[Engine]:
    with sync_playwright() as playwright, short_folder() as folder:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS, env={**os.environ, "TMPDIR": folder}
        )
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield Engine(browser, loop)
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.fixture(autouse=True)
def loop(engine: Engine) -> Iterator[None]:
    """Hide Playwright's running event loop from tests that start their own in this thread."""
    asyncio._set_running_loop(engine.loop)
    yield
    asyncio._set_running_loop(None)


@pytest.fixture
def chromium(engine: Engine) -> Browser:
    return engine.browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("browser")
    with Server(folder / "games.sqlite") as server:
        yield server


@pytest.fixture(scope="session")
def windows(engine: Engine, server: Server) -> Windows:
    return Windows(engine.browser, server.address)


@pytest.fixture
def visit(windows: Windows) -> Iterator[Opener]:
    """Open a browser of its own at a path; nothing may fail in its console or reach elsewhere.

    Without a path it has been nowhere yet.
    """
    lent: list[Window] = []

    def opened(
        path: str = "/", size: tuple[int, int] = DESK, scheme: str = "light", *, calm: bool = True
    ) -> Page:
        window = windows.lend(Look(size, scheme, calm))
        lent.append(window)
        if path:
            window.page.goto(path)
        return window.page

    yield opened
    troubles = [trouble for window in lent for trouble in window.troubles]
    for window in lent:
        windows.take_back(window)
    assert not troubles


@pytest.fixture
def solo(visit: Opener) -> TablePage:
    """Start a solo game on the home page by two clicks."""
    page = visit()
    page.click("form#solo button.main")
    return TablePage(page)


@pytest.fixture
def at_a_die(visit: Opener) -> TablePage:
    """Start a solo game and wait for the choice of the first die."""
    return sit_down(visit(""), moment(SOLO, "die"))
