"""Blood at a Maat (R64), the order of everything (R72) and the Decrees (R73)."""

import pytest

from tekhenu.components.terms import Good
from tekhenu.rules.event import Gained, Scored, Source
from tekhenu.rules.maat import balance_of
from tekhenu.rules.state import Phase
from tests.positions import offered, play

from .table import (
    position,
    seth_die,
    to_weigh,
)

# R64 Blood


def test_R64_blood_weighs_at_every_maat_and_stays() -> None:
    at = to_weigh(position().player(0, blood=3).player(1, excess_bread=2))
    game = at.game()
    assert [player.balance for player in game.state.players] == [-3, -2]
    while game.state.phase != Phase.TURN:
        assert game.decision is not None
        game.play(game.decision.options[0])
    assert game.state.players[0].blood == 3
    assert game.state.players[1].scales.excess == [0, 0, 0, 0]
    assert [balance_of(game.table, player) for player in game.state.players] == [-3, 0]


def test_R64_faith_is_placed_knowing_the_blood() -> None:
    at = to_weigh(position().player(0, blood=2, faith=2))
    game = at.game()
    assert balance_of(game.table, game.state.players[0]) == -2
    assert play(game, "faith:+2").get("p0.balance", 0) == 0


# R72 Order


def test_R72_step_by_step() -> None:
    """Soldiers, Building, reward, Statue above, blood, tile; then Cultist and Statue bonuses."""
    at = position().player(0, soldiers=1).cultist(0, "C01")
    at.build(0, "statue:seth-left").build(1, "statue:seth")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die, "conquest:r2c2")
    kinds = [type(event).__name__ for event in game.events]
    start = kinds.index("Spent")
    assert kinds[start : start + 10] == [
        "Spent",
        "Built",
        "Gained",
        "Gained",
        "Scored",
        "Gained",
        "Conquered",
        "ConquestDrawn",
        "Served",
        "Gained",
    ]
    assert [event.good for event in game.events if isinstance(event, Gained)] == [
        Good.PAPYRUS,
        Good.BREAD,
        Good.BLOOD,
        Good.GOLD,
        Good.SOLDIER,
    ]


def test_R72_seth_buildings_score_after_the_temple_and_count_in_the_building_row() -> None:
    at = position().build(0, "region1", "region2", "hathor:row1/1")
    at.state.phase = Phase.SCORING
    game = at.game()
    sources = [event.source for event in game.events if isinstance(event, Scored)]
    assert sources[:2] == [Source.TEMPLE, Source.REGIONS]
    # Three spaces of the Building row are revealed: 1 bread, 1 VP, 1 bread.
    assert game.state.players[0].vp_by_source[Source.BUILDING_ROW] == 1


# R73 Decrees


def decree(card: str, *places: str) -> int:
    """Return the VP of the Decree for seat 0 with these pieces."""
    at = position().build(0, *places).give(0, card)
    at.state.phase = Phase.FINAL_DECREES
    game = at.game()
    play(game, f"score:{card}")
    return game.state.players[0].vp_by_source[Source.DECREES]


@pytest.mark.parametrize("card", ["D09", "D10", "D11", "D12", "D15", "D24"])
def test_R73_these_ignore_the_seth_board(card: str) -> None:
    assert decree(card, "region1", "region2", "statue:seth-left", "statue:seth") == 0


def test_R73_statues_and_buildings_of_the_seth_board_count() -> None:
    pieces = ("region1", "region2", "region3", "statue:seth-left", "statue:seth-right")
    statues = (*pieces, "statue:seth")
    assert decree("D14", *statues) == 2 * 3
    assert decree("D17", *statues) == 2 * 3
    assert decree("D18", *statues) == 3 * 3
    assert decree("D16", *statues) == 4 * 1
    assert decree("D19", *statues) == 5 * 2
    assert decree("D21", *statues) == 3


def test_R73_D23_waives_resources_not_soldiers_nor_priests() -> None:
    at = position().give(0, "D23").player(0, soldiers=1)
    at.state.phase = Phase.DECLARATION
    game = at.game()
    play(game, "declare:D23", "god:seth")
    assert offered(game) == ["value:1", "value:2", "value:3"]
    changed = play(game, "value:1", "conquest:r1c1")
    assert (changed["p0.soldiers"], changed["p0.blood"]) == (-1, 1)
    at = position().give(0, "D23").player(0, priests=1)
    at.state.phase = Phase.DECLARATION
    changed = at.play("declare:D23", "god:horus", "value:1", "statue:seth")
    assert changed["p0.priests"] == -1
