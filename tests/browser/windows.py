"""Windows of the browser, lent to one test after the other: to open one takes as long as a test."""

from collections import defaultdict
from typing import NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Request

DESK = (1440, 900)
PATIENCE = 60_000  # milliseconds, on a machine that has much else to do
BARE = "/healthz"  # a page of the server without a script, that could remember something


class Look(NamedTuple):
    size: tuple[int, int]
    scheme: str
    calm: bool


class Window:
    """A browser of its own, with cookies and a memory that no other has."""

    def __init__(self, browser: Browser, address: str, look: Look) -> None:
        self.look = look
        self.troubles: list[str] = []
        self._address = address
        width, height = look.size
        context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if look.scheme == "dark" else "light",
            has_touch=width < 700,
            reduced_motion="reduce" if look.calm else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"script: {error}"))
        self.page.on("console", self._hear)
        self.page.on("request", self._watch)

    def _hear(self, said: ConsoleMessage) -> None:
        if "Content Security Policy" in said.text:
            self.troubles.append(f"console: {said.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self._address, "data:", "blob:")):
            self.troubles.append(f"elsewhere: {request.url}")

    def sweep(self) -> None:
        """Clear the browser's storage."""
        page, context = self.page, self.page.context
        for other in context.pages:
            if other != page:
                other.close()
        page.unroute_all()
        page.goto(BARE)
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        page.mouse.move(0, 0)
        page.set_viewport_size({"width": self.look.size[0], "height": self.look.size[1]})
        context.clear_cookies()
        context.clear_permissions()
        self.troubles.clear()


class Windows:
    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: defaultdict[Look, list[Window]] = defaultdict(list)

    def lend(self, look: Look) -> Window:
        free = self._free[look]
        return free.pop() if free else Window(self._browser, self._address, look)

    def take_back(self, window: Window) -> None:
        try:
            window.sweep()
        except Error:
            window.page.context.close()
        else:
            self._free[window.look].append(window)
