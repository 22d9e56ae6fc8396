"""The table in a browser, used as a person uses it: by clicking what can be seen."""

from random import Random

from playwright.sync_api import Page, expect

CONFIRM = "[data-entry=confirm]:enabled"
STAGE = "dialog#stage[open]"
BUTTONS = "#choices button.choice[data-option]"
TARGETS = "#table .play-area .target:not(.twin)"
# In one go, as asking the page for one thing after the other costs more than the game does.
POSITIONS = f"""() => [
  Number(document.getElementById("table").dataset.sequence),
  document.querySelector("{CONFIRM}") !== null,
  document.querySelector("{STAGE}") !== null,
]"""
CLICK_ANY = f"""chance => {{
  const seen = [...document.querySelectorAll("{BUTTONS}, {TARGETS}")].filter(choice => {{
    const {{ width, height }} = choice.getBoundingClientRect();
    return width && height && choice.checkVisibility({{ visibilityProperty: true }});
  }});
  const click = new MouseEvent("click", {{ bubbles: true }});
  seen[Math.floor(chance * seen.length)].dispatchEvent(click);
  return document.querySelectorAll("#chooser:not([hidden]) .choice").length;
}}"""


class TablePage:
    def __init__(self, page: Page, rng: Random | None = None) -> None:
        self.page = page
        self.rng = rng or Random(1)
        page.wait_for_selector("#table")
        page.wait_for_load_state("load")  # before that, nothing hears a click

    @property
    def game(self) -> str:
        return self._data("game")

    @property
    def sequence(self) -> int:
        return int(self._data("sequence"))

    @property
    def question(self) -> str:
        return self.page.inner_text("#question")

    @property
    def kind(self) -> str:
        """Return the kind of the decision."""
        return self._data("asked").partition("-")[2]

    @property
    def over(self) -> bool:
        return self.page.locator("#final").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(f"{CONFIRM}, #list").count() > 0

    def _data(self, name: str) -> str:
        return self.page.get_attribute("#table", f"data-{name}") or ""

    def wait_until_asked(self) -> None:
        """Wait until the viewer has a decision or the game is over."""
        self.page.wait_for_selector(f"{CONFIRM}, #list, #final", state="attached")

    def options(self) -> list[str]:
        found = self.page.locator("#list [data-option]")
        return [each.get_attribute("data-option") or "" for each in found.all()]

    # Clicking

    def step(self) -> None:
        """Play one visible choice, or confirm."""
        before, confirms, staged = self.page.evaluate(POSITIONS)
        if staged:  # a Maat or a Scoring that is shown in full
            self.page.click(f"{STAGE} .go-on")
        if confirms:
            self.page.click(CONFIRM)
        else:
            self._click_any()
        self.settled(before)

    def _click_any(self) -> None:
        """Click a visible choice; the middle of a drawing may be covered by another one."""
        among = self.page.evaluate(CLICK_ANY, self.rng.random())
        if among:
            chooser = self.page.locator("#chooser:not([hidden]) .choice")
            chooser.nth(self.rng.randrange(among)).click()

    def choose(self, option: str) -> None:
        before = self.sequence
        self.page.locator(f'#table [data-option="{option}"]').first.dispatch_event("click")
        self.settled(before)

    def press(self, entry: str) -> None:
        before = self.sequence
        self.page.click(f"[data-entry={entry}]:enabled")
        self.settled(before)

    def settled(self, before: int) -> None:
        """Wait until the page shows the result of the click."""
        self.page.wait_for_function(
            "before => Number(document.getElementById('table').dataset.sequence) > before"
            " && !document.body.matches('.sending, .staging')",
            arg=before,
            polling=40,
        )

    def play_until(self, kind: str, most: int = 600) -> None:
        """Play random choices until a decision of that kind."""
        for _ in range(most):
            self.wait_until_asked()
            if self.over or self.kind == kind:
                break
            self.step()
        assert self.kind == kind

    def open_replay(self) -> None:
        """Open the replay from the end of a game, where the last Scoring may still be shown."""
        page = self.page
        stage = page.locator(STAGE)
        page.add_locator_handler(stage, lambda _: page.keyboard.press("Escape"))
        page.click("#choices a[href*=replay]")
        page.wait_for_selector("#slider")
        page.remove_locator_handler(stage)  # others use the window after this

    def play_to_the_end(self, most: int = 600) -> None:
        for _ in range(most):
            self.wait_until_asked()
            if self.over:
                return
            self.step()
        raise AssertionError(f"still not over: {self.question}")

    def faster(self) -> None:
        self.page.evaluate(
            "game => fetch(`/api/games/${game}/faster`, {method: 'POST',"
            " headers: {'Content-Type': 'application/json'}, body: '{}'})",
            self.game,
        )

    def expect_status(self, text: str) -> None:
        expect(self.page.locator("#status")).to_contain_text(text)
