"""Saves made wrong on purpose are refused with a SaveError or can be played to the end.

`python -m tools.fuzz --saves 20000` does what a small share of is done here.
"""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tekhenu import Game, PositionError, SaveError, Settings
from tekhenu.rules.decision import Flow
from tekhenu.rules.phases import STEPS, Step
from tekhenu.rules.save import checksum
from tekhenu.rules.starts import check_start
from tekhenu.rules.state import Phase
from tekhenu.rules.table import Table
from tests.positions import Position
from tools.fuzz import run as fuzz

SHARE = 400


def test_a_share_of_the_mutated_saves() -> None:
    trials = fuzz.fuzz(SHARE, seed=5)
    assert [trial for trial in trials if trial.failure] == []
    counted = {trial.outcome for trial in trials}
    assert counted == {"refused", "played to the end"}


def test_the_command_reports_its_findings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert fuzz.main(["--saves", "20", "--jobs", "1"]) == 0
    assert "20 mutated saves" in capsys.readouterr().out

    def broken(game: Game, rng: Random) -> None:
        raise fuzz.Unplayable("nothing goes on")

    monkeypatch.setattr(fuzz, "play_on", broken)
    assert fuzz.main(["--saves", "20", "--jobs", "1"]) == 1
    assert "failed in play: nothing goes on" in capsys.readouterr().out
    assert fuzz.main(["--show", "3"]) == 0
    assert capsys.readouterr().out.strip() == fuzz.mutated(1, 3)


def save_of(change: Callable[[Any], None], game: Game | None = None) -> str:
    content = json.loads((game or Game.new(seed=1)).save())
    del content["checksum"]
    change(content)
    content["checksum"] = checksum(content)
    return json.dumps(content)


def test_half_a_sign_is_no_seed() -> None:
    with pytest.raises(SaveError, match="seed"):
        Game.load(save_of(lambda content: content.update(seed="\ud800")))
    with pytest.raises(ValueError, match="lone surrogates"):
        Game.new(seed="\ud800")


def test_a_save_nested_deeply_is_refused() -> None:
    for depth in (500, 900, 990, 2000, 100_000):
        nested = "[" * depth + "]" * depth
        with pytest.raises(SaveError):
            Game.load(f'{{"tekhenu": 2, "checksum": "x", "edition": {nested}}}')


def test_a_position_that_cannot_begin_makes_a_save_useless() -> None:
    def spoil(content: Any) -> None:
        content["position"]["running"] = 1

    game = Game.at(Game.new(seed=1).state)
    with pytest.raises(SaveError, match="within a turn"):
        Game.load(save_of(spoil, game))


def spoilt(phase: Phase, **values: object) -> Game:
    state = Game.new(Settings(players=4), seed=1).state.copy()
    state.phase = phase
    for name, value in values.items():
        setattr(state, name, value)
    return Game.at(state, Settings(players=4))


@pytest.mark.parametrize(
    ("phase", "values", "said"),
    [
        (Phase.DRAFT, {"offer": []}, "offer: expected"),
        (Phase.DRAFT, {"offer": [0, 0, 1, 2, 3, 4, 5, 6, 7]}, "offer"),
        (Phase.DECREES, {"active": 4}, "active 4"),
        (Phase.SCORING, {"markers": [-1, -1]}, "markers"),
        (Phase.TURN, {"peek_family": 7}, "peek_family"),
    ],
)
def test_a_step_without_what_it_needs_is_refused(
    phase: Phase, values: dict[str, object], said: str
) -> None:
    with pytest.raises(PositionError, match=said):
        spoilt(phase, **values)


def test_a_destiny_card_for_everybody() -> None:
    state = Game.new(Settings(players=4), seed=1).state.copy()
    state.phase = Phase.FIRST_DESTINY
    for seat, player in enumerate(state.players):
        player.destiny = seat
    with pytest.raises(PositionError, match="has not chosen yet"):
        Game.at(state, Settings(players=4))


def test_rewards_that_do_not_exist() -> None:
    state = Game.new(seed=1).state.copy()
    state.phase = Phase.REWARDS
    for codes in ([-1], [999], [0, 0]):
        state.players[0].rewards = codes
        with pytest.raises(PositionError, match="rewards"):
            Game.at(state)


def test_a_game_with_too_few_dice_ends_and_says_so() -> None:
    """Seat 1 finds no die: a question with one answer, and the game is over."""
    at = Position(players=2).player(0, scribes=0)
    at.die("ra", "white", 3)
    game = at.game()
    while game.state.active == 0 and game.decision is not None:
        game.play(game.decision.options[0])
    assert game.decision is not None
    assert (game.decision.player, game.decision.options) == (1, ["pass"])
    assert game.describe("pass")
    fuzz.play_on(game, Random(1))
    assert game.over
    assert Game.load(game.save()) == game


def test_a_game_whose_scorings_are_never_due_ends_after_the_last_round() -> None:
    game = Game.new(seed=3)
    rng = Random(3)
    while game.state.phase != Phase.TURN and game.decision is not None:
        game.play(rng.choice(game.decision.options))
    state = game.state.copy()
    state.turn = None
    state.markers = [(state.wheel + 2) % 6, (state.wheel + 2) % 6]
    odd = Game.at(state)
    fuzz.play_on(odd, rng)
    assert odd.over
    assert odd.state.round == 16


@pytest.mark.parametrize("kind", range(len(fuzz.KINDS)))
def test_every_step_of_a_true_game_may_be_a_start(
    kind: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All positions of real games are accepted, also in phases without a question."""
    settings = fuzz.KINDS[kind]

    def checked(step: Step) -> Step:
        def flow(table: Table) -> Flow[None]:
            check_start(table.state, settings)
            yield from step.flow(table)

        return Step(flow, step.asks)

    for phase, step in list(STEPS.items()):
        monkeypatch.setitem(STEPS, phase, checked(step))
    for seed in range(3):
        fuzz.play_on(Game.new(settings, seed, events=False), Random(seed))
