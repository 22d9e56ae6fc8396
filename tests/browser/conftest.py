"""A real Chromium before a real server, which is a process of its own and can be killed."""

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.sockets import short_folder

from .moments import SOLO, moment, sit_down
from .server import Server
from .table import TablePage

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--in-process-gpu",
    # Each window would load pages of its own for an address bar that nobody sees.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,MediaRouter"
    ",HttpsUpgrades,LensOverlay,OptimizationHints,Translate",
]
DESK = (1440, 900)
PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
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
    """Playwright's event loop runs for good; others who want one in this thread must not see it."""
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


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Opener]:
    """Open a browser of its own at a path; nothing may fail in its console or reach elsewhere."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def opened(
        path: str = "/", size: tuple[int, int] = DESK, scheme: str = "light", *, calm: bool = True
    ) -> Page:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            has_touch=size[0] < 700,
            reduced_motion="reduce" if calm else "no-preference",
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(f"script: {error}"))
        page.on(
            "console",
            lambda said: (
                troubles.append(f"console: {said.text}")
                if "Content Security Policy" in said.text
                else None
            ),
        )
        page.on(
            "request",
            lambda request: (
                None
                if request.url.startswith((server.address, "data:", "blob:"))
                else troubles.append(f"elsewhere: {request.url}")
            ),
        )
        page.goto(server.address + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture
def solo(visit: Opener) -> TablePage:
    """A solo game, begun on the home page by two clicks."""
    page = visit()
    page.click("form#solo button.main")
    return TablePage(page)


@pytest.fixture
def at_a_die(visit: Opener) -> TablePage:
    """A solo game whose person is asked for the first die."""
    return sit_down(visit("/about"), moment(SOLO, "die"))
