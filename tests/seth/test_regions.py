"""Conquering the regions of the Seth board (R63)."""

import pytest

from tests.positions import Changes, offered

from .table import (
    conquered,
    laid,
    position,
    scored,
    seth_die,
)

REWARDS: dict[int, Changes] = {
    1: {"p0.papyrus": 1, "p0.bread": 1},
    2: {"p0.limestone": 1, "p0.granite": 1},
    3: {"p0.scribes": 1, "p0.faith": 1},
    4: {"p0.gold": 1, "p0.priests": 1},
    5: {"p0.population": 2, "p0.happiness": 1},
    6: {"p0.gold": 2},
}
SOLDIERS = {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 3}
VP = {1: 2, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5}


@pytest.mark.parametrize("region", range(1, 7))
def test_R63_soldiers_reward_and_points(region: int) -> None:
    at = position().player(0, soldiers=SOLDIERS[region], population=5, happiness=2)
    die = seth_die(at, region)
    expected = conquered(region, SOLDIERS[region]) | REWARDS[region] | laid(die)
    assert at.play(die, "conquest:r1c1") == expected
    short = position().player(0, soldiers=SOLDIERS[region] - 1)
    assert seth_die(short, region) not in offered(short.game())
    scoring = position().build(0, f"region{region}")
    assert scored(scoring) == [VP[region], 0]


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 2)])
def test_R63_spaces_by_player_count(players: int, spaces: int) -> None:
    at = position(players).player(0, soldiers=8)
    for seat in range(1, spaces):
        at.build(seat, "region3")
    assert seth_die(at, 3) in offered(at.game())
    at = position(players).player(0, soldiers=8)
    for seat in range(spaces):
        at.build(seat, "region3")
    die = seth_die(at, 3)
    game = at.game()
    assert game.decision is not None
    assert (die, "region 3 has no free space") in [
        (name, str(reason)) for name, reason in game.decision.blocked()
    ]


def test_R63_regions_lie_in_columns_1_4_and_2_5_and_3_6() -> None:
    for column, regions in enumerate(((1, 4), (2, 5), (3, 6))):
        for region in range(1, 7):
            at = position().build(0, f"statue:seth-{('left', 'middle', 'right')[column]}")
            at.build(0, f"region{region}")
            assert scored(at) == [VP[region] + (region in regions), 0]
