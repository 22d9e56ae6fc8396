"""The example of docs/solo.md is a real turn with the present texts of the log."""

from pathlib import Path

from tekhenu import Game
from tekhenu.rules.event import Began
from tekhenu.text import describe_events
from tests.solo.table import BOT

DOCS = Path(__file__).parents[2] / "docs"


def last_turn() -> list[str]:
    """Return Botankhamun's last turn in the saved game, line by line."""
    game = Game.load((DOCS / "solo-example.save.json").read_text("utf-8"))
    begun = [i for i, event in enumerate(game.events) if isinstance(event, Began)]
    first = max(i for i in begun if game.events[i].seat == BOT)  # type: ignore[union-attr]
    end = min((i for i in begun if i > first), default=len(game.events))
    return describe_events(game, game.events[first:end])


def test_example_turn_is_what_the_log_says() -> None:
    page = (DOCS / "solo.md").read_text("utf-8")
    example = page.partition("<!-- example -->\n```text\n")[2].partition("\n```")[0]
    assert example.splitlines() == last_turn()
