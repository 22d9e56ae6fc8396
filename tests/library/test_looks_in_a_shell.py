"""Every object of the library has a one-line repr with its most important facts."""

from random import Random
from typing import Any, get_args

import pytest

import tekhenu
from tekhenu import Automas, Botankhamun, Event, Game, Settings, TimeOfSeth, agents, svg
from tekhenu.components import load
from tekhenu.components.loading import from_overrides
from tests.library.moments import KINDS, after, moments

LONGEST = 160

game = after(60, "four")
view = game.view(1)


@pytest.mark.parametrize(
    ("thing", "shown"),
    [
        (Settings(), "Settings()"),
        (
            Settings(players=4, expansion=TimeOfSeth()),
            "Settings(players=4, expansion=TimeOfSeth())",
        ),
        (
            Settings(solo=Automas(2, difficulty=3)),
            "Settings(solo=Automas(2, difficulty=3))",
        ),
        (Settings(solo=Botankhamun()), "Settings(solo=Botankhamun())"),
        (Botankhamun("hard"), "Botankhamun(difficulty='hard')"),
        (load(), "<Edition 'Default'>"),
        (Game.new(seed=1), "<Game of 2: decrees, round 0, VP 10 10, 0 choices>"),
        (Game.new(seed=1).state, "<State: decrees, round 0, VP 10 10>"),
        (Game.new(seed=1).view(1), "<View of seat 1: decrees, round 0, VP 10 10>"),
        (Game.new(seed=1).view(None), "<View of a spectator: decrees, round 0, VP 10 10>"),
        (
            Game.new(seed=1).state.players[0],
            "<Player: 10 VP, resources [0, 0, 0, 0, 1], 1 Scribes, 0 Faith, Population 5, "
            "Happiness 2>",
        ),
        (agents.RandomAgent(), "RandomAgent()"),
        (agents.GreedyAgent(), "GreedyAgent()"),
        (agents.agent_for("search:400it"), "SearchAgent(iterations=400)"),
        (agents.agent_for("search:250ms"), "SearchAgent(seconds=0.25)"),
        (agents.SeatView(Game.new(seed=1), 1), "<SeatView of seat 1: decrees, round 0, VP 10 10>"),
        (svg.tile("P04"), "<Picture 170 × 170>"),
    ],
    ids=lambda value: value[:20] if isinstance(value, str) else type(value).__name__,
)
def test_a_thing_shows_itself(thing: object, shown: str) -> None:
    assert repr(thing) == shown


@pytest.mark.parametrize("settings", KINDS.values(), ids=KINDS)
def test_the_settings_of_a_game_can_be_typed_in_again(settings: Settings) -> None:
    assert eval(repr(settings), vars(tekhenu)) == settings


def test_an_owners_edition_is_distinguished_from_the_default() -> None:
    own = from_overrides({"name": "Mine", "statues.costs.1": 9})
    assert repr(own).startswith("<Edition 'Mine', ")
    assert repr(Settings(edition=own)) == f"Settings(edition={own!r})"


def test_a_long_decision_shows_its_first_options_and_counts_the_rest() -> None:
    decision = next(
        game.decision
        for game in moments("four", every=1)
        if game.decision is not None and len(game.decision.options) > 6
    )
    names = ", ".join(repr(str(option)) for option in decision.options[:4])
    more = len(decision.options) - 4
    assert repr(decision).endswith(f"options=[{names}, … {more} more])")


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_longer_than_a_line(kind: str) -> None:
    for game in moments(kind, every=50):
        view = game.view(0)
        imagined = game.determinize(0, Random(1))
        things: list[Any] = [game, imagined, view, game.state, game.table, game.settings]
        things += [game.settings.edition, *game.state.players, view.decision, game.decision]
        for thing in things:
            assert "\n" not in repr(thing)
            assert len(repr(thing)) <= LONGEST, repr(thing)
            assert " at 0x" not in repr(thing)


def test_every_public_class_shows_itself_in_its_own_way_and_documents_itself() -> None:
    for name in tekhenu.__all__:
        thing = getattr(tekhenu, name)
        if isinstance(thing, type) and name != "Move":  # a str, which shows its name
            assert thing.__doc__, name
            assert any("__repr__" in vars(base) for base in thing.__mro__[:-1]), name


def test_every_event_names_its_fields() -> None:
    for kind in get_args(Event):
        assert kind.__repr__ is not tuple.__repr__


def test_help_explains_how_to_begin(capsys: pytest.CaptureFixture[str]) -> None:
    help(Game)
    said = capsys.readouterr().out
    for wanted in ("Game.new(Settings(players=3), seed=7)", "describe(", "Raise IllegalMove, with"):
        assert wanted in said
    for name in dir(Game):
        if not name.startswith("_") and name != "settings":
            assert getattr(Game, name).__doc__, f"Game.{name} does not document itself"
