"""Measure the response times of the table: `python -m scripts.clicks --beside CHECKOUT`.

CHECKOUT is a folder with earlier sources (`git worktree add ../before COMMIT`). Both versions have
their own servers and play the same choices of one game, a few in turn, so that other load on the
machine affects both alike. Only one page is open at a time, because animations of one page would
slow down the other. The script measures the time from a click until the new table has been
painted, the same for a step of a replay, and the processor time of an idle page compared to that
of a blank one.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.server import Server
from tests.browser.windows import DESK
from tools.checkout import checkout

HERE = Path(__file__).parent.parent
SEED = 3
READING_MS = 350  # between two steps of a replay, less than a reader needs
SETTLE_MS = 16_000  # until all animations of a new page have ended
IDLE_MS = 5_000
TURN_LENGTH = 10  # choices or steps of one version before the other continues

PAINTED = """([attribute, act]) => new Promise((done) => {
  const table = document.getElementById("table");
  const before = table.dataset[attribute];
  const begun = performance.now();
  new MutationObserver((_, seen) => {
    if (table.dataset[attribute] === before) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const after = new MessageChannel();
      after.port1.onmessage = () => done(performance.now() - begun);
      after.port2.postMessage(null);
    });
  }).observe(table, { attributes: true });
  document.querySelector(act).dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""
SETTLED = "() => !document.body.classList.contains('sending')"
PROMPT = "[data-entry=confirm]:enabled, #list, #final"


class Version:
    """A version of the sources: its server, and a page with a solo game."""

    def __init__(self, name: str, server: Server, browser: Browser) -> None:
        self.name = name
        self.server = server
        width, height = DESK
        self.page = browser.new_page(viewport={"width": width, "height": height})
        self.page.set_default_timeout(60_000)
        self.game = ""
        self.step_now = 0
        self.rng = Random(SEED)
        self.choices: list[float] = []
        self.steps: list[float] = []

    def sit_down(self) -> None:
        address = self.server.address
        wish = {"solo": "botankhamun", "difficulty": "medium", "seed": SEED}
        made = self.page.request.post(
            f"{address}/api/games", data=wish, headers={"Origin": address}
        )
        if not made.ok:
            raise SystemExit(made.text())
        self.game = f"{address}/games/{made.json()['game']}"

    @contextmanager
    def open(self, path: str = "") -> Iterator[None]:
        self.page.goto(self.game + path)
        self.page.wait_for_load_state("load")
        yield
        self.page.goto("about:blank")

    def choose(self) -> None:
        """Measure a random choice; confirmations before it are not measured."""
        self.advance_to_decision()
        options = [
            each.get_attribute("data-option")
            for each in self.page.locator("#list [data-option]").all()
        ]
        option = options[int(self.rng.random() * len(options))]
        self.choices.append(self._clicked("sequence", f'#table [data-option="{option}"]'))

    def advance_to_decision(self) -> None:
        self._asked()
        while self.page.locator("[data-entry=confirm]:enabled").count():
            self._clicked("sequence", "[data-entry=confirm]")
            self._asked()

    def step(self) -> None:
        self.page.wait_for_timeout(READING_MS)
        self.steps.append(self._clicked("step", "[data-go=next]"))
        self.step_now += 1

    def _asked(self) -> None:
        self.page.wait_for_selector(PROMPT, state="attached")

    def _clicked(self, attribute: str, act: str) -> float:
        self.page.wait_for_function(SETTLED)
        return float(self.page.evaluate(PAINTED, [attribute, act]))


def processor_shares(page: Page) -> tuple[float, float]:
    """Return the busy shares of the page's main thread and of the whole browser."""
    browser = page.context.browser
    assert browser is not None
    whole = browser.new_browser_cdp_session()
    own = page.context.new_cdp_session(page)
    own.send("Performance.enable", {"timeDomain": "timeTicks"})

    def worked() -> tuple[float, float, float]:
        found = own.send("Performance.getMetrics")["metrics"]
        values = {each["name"]: each["value"] for each in found}
        processes = whole.send("SystemInfo.getProcessInfo")["processInfo"]
        spent = sum(each["cpuTime"] for each in processes)
        return values["TaskDuration"], spent, values["Timestamp"]

    task, spent, then = worked()
    page.wait_for_timeout(IDLE_MS)
    task_now, spent_now, now = worked()
    return (task_now - task) / (now - then), (spent_now - spent) / (now - then)


@contextmanager
def served(sources: Path, folder: Path) -> Iterator[Server]:
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(sources / "src")
    try:
        with Server(folder / "games.sqlite") as server:
            yield server
    finally:
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before


def print_medians(what: str, sides: Sequence[Version], values: Sequence[Sequence[float]]) -> None:
    medians = [median(each) for each in values]
    for side, each, middle in zip(sides, values, medians, strict=True):
        print(
            f"{what}, {side.name}: median {middle:.0f} ms of {len(each)}, best {min(each):.0f} ms"
        )
    if len(medians) > 1:
        print(f"{what}: {medians[-1] / medians[0]:.2f} times the former median")


def measure_idle(sides: Sequence[Version], browser: Browser) -> None:
    blank = browser.new_page()
    blank.bring_to_front()
    blank.wait_for_timeout(IDLE_MS)
    own, nothing = processor_shares(blank)
    blank.close()
    print(f"idle, a blank page: main thread {own:.2%}, browser {nothing:.2%} of a processor")
    for side in sides:
        with side.open():
            side.page.bring_to_front()
            side.advance_to_decision()
            side.page.wait_for_timeout(SETTLE_MS)
            own, whole = processor_shares(side.page)
        ratio = whole / nothing if nothing else 0
        print(
            f"idle, {side.name}: main thread {own:.2%}, browser {whole:.2%} of a processor,"
            f" {ratio:.1f} times a blank page"
        )


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="clicks", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--beside", type=checkout, metavar="CHECKOUT")
    parser.add_argument("--choices", type=int, default=50)
    parser.add_argument("--steps", type=int, default=30)
    args = parser.parse_args(argv)
    checkouts = {"before": args.beside, "now": HERE} if args.beside else {"now": HERE}
    with ExitStack() as stack:
        browser = stack.enter_context(sync_playwright()).chromium.launch(
            executable_path=CHROMIUM, args=ARGUMENTS
        )
        sides = []
        for name, sources in checkouts.items():
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(served(sources, folder))
            sides.append(Version(name, server, browser))
            sides[-1].sit_down()
        for _ in range(args.choices // TURN_LENGTH):
            for side in sides:
                with side.open():
                    for _ in range(TURN_LENGTH):
                        side.choose()
        print_medians("a choice", sides, [side.choices for side in sides])
        for _ in range(args.steps // TURN_LENGTH):
            for side in sides:
                with side.open(f"/replay?step={side.step_now}"):
                    for _ in range(TURN_LENGTH):
                        side.step()
        print_medians("a step of a replay", sides, [side.steps for side in sides])
        measure_idle(sides, browser)
        browser.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
