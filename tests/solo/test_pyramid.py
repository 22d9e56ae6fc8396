"""The way through the pyramid of Action tiles: R44."""

from itertools import pairwise

import pytest

from tekhenu import Game
from tekhenu.rules.event import Progressed
from tekhenu.rules.rng import Rng
from tests.positions import Position
from tests.solo.table import BOT, SEEDS, bot_of, events_of, next_tile, solo
from tests.solo.whole import played

# Places are numbered from the base: 0-3, then 4-6, 7-8 and 9 at the top.
WAYS = {0: {"up": 4, "right": 1}, 1: {"up": 5, "right": 2}, 2: {"up": 6, "right": 3}}
WAYS |= {4: {"up": 7, "right": 5}, 5: {"up": 8, "right": 6}, 7: {"up": 9, "right": 8}}


def with_dice() -> Position:
    """Put a gray die into every section, so that any tile finds one."""
    at = solo()
    for god in ("horus", "ra", "hathor", "bastet", "thoth", "osiris"):
        at.die(god, "gray", 1)
    return at


def step(at: Position) -> tuple[Game, Progressed]:
    game = at.game()
    return game, events_of(game, Progressed)[0]


def test_first_step_is_onto_the_first_tile_of_the_base() -> None:
    """The first tile is the same for every seed, because no coin is tossed."""
    at = next_tile(with_dice(), "thoth")
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        game, moved = step(at)
        assert moved == Progressed(BOT, "start", 0, 4)
        assert bot_of(game.state).progress == 0
        assert bot_of(game.state).pyramid == bot_of(at.state).pyramid


@pytest.mark.parametrize("place", WAYS)
def test_R44_the_deben_leads_up_right_or_right(place: int) -> None:
    """Up-right of place i is place i of the row above. Both happen and nothing else."""
    at = with_dice()
    bot = bot_of(at.state)
    bot.progress, bot.pyramid = place, [3, 1, 4, 0, 5, 9, 2, 6, 8, 7]
    found = {}
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        game, moved = step(at)
        assert moved.tile == bot.pyramid[moved.place]
        assert bot_of(game.state).progress == moved.place
        found[moved.coin] = moved.place
    assert found == WAYS[place]


def test_R44_the_deben_is_fair() -> None:
    """Over 400 flips within five standard deviations of one half."""
    at = with_dice()
    bot_of(at.state).progress = 0
    ups = 0
    for seed in range(400):
        at.state.rng = Rng.from_seed(seed)
        ups += step(at)[1].coin == "up"
    assert abs(ups - 200) <= 50


@pytest.mark.parametrize(
    ("tile", "section"),
    [("horus", 0), ("ra", 1), ("hathor", 2), ("bastet", 3), ("thoth", 4), ("osiris", 5)],
)
def test_R44_one_tile_for_each_god(tile: str, section: int) -> None:
    """The die comes from the section of the god the tile shows."""
    at = next_tile(with_dice(), tile)
    game = at.game()
    taken = game.state.players[BOT].scales.below
    assert taken == at.state.sections[section]


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_R44_four_steps_in_every_maat_period(difficulty: str) -> None:
    """Onto the base and three flips; each step goes right or up, so it never leaves the pyramid."""
    for seed in range(4):
        game = played(difficulty, seed)
        steps = events_of(game, Progressed)
        assert len(steps) == 16
        for first in range(0, 16, 4):
            period = steps[first : first + 4]
            assert (period[0].coin, period[0].place) == ("start", 0)
            for before, after in pairwise(period):
                assert WAYS[before.place][after.coin] == after.place
