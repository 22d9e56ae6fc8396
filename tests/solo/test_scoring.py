"""Scoring and the end with Botankhamun: R39, R41, R51, R110."""

import pytest

from tekhenu import Game
from tekhenu.rules.event import Source
from tekhenu.rules.state import Phase
from tests.positions import Position, changes, described, play
from tests.solo.table import BOT, cards_of, changed, solo

FIRST, SECOND = [5, 3], [-1, 3]  # Scoring markers in play


def scoring(markers: list[int], *challenges: str) -> Position:
    """Return the beginning of a Scoring, with Happiness 0."""
    at = solo(*challenges)
    at.state.phase, at.state.markers = Phase.SCORING, list(markers)
    at.state.order = [0, BOT]
    for seat in (0, BOT):
        at.player(seat, happiness=0)
    return at


def earned(at: Position, *choices: str) -> dict[str, int | str]:
    """Return Botankhamun's VP by source in this Scoring and the forced steps after it."""
    game = at.game()
    for choice in choices:
        game.play(choice)
    return {key[6:]: vp for key, vp in changed(at, game).items() if key.startswith("p1.vp.")}


# As for everybody


def test_nothing_for_nothing() -> None:
    assert earned(scoring(FIRST)) == {}


def test_districts() -> None:
    """Most pieces, topmost among equals; a Statue counts for two districts."""
    at = scoring(FIRST).build(BOT, "statue:workshops", "osiris:row3/limestone")
    at.build(0, "osiris:row1/papyrus", "osiris:row1/bread", "osiris:row2/bread")
    at.build(0, "osiris:row2/limestone", "osiris:row4/granite")
    assert earned(at) == {"districts": 3, "statues": 1}


def test_temple() -> None:
    """Two Buildings and a Statue, and a Pillar with two of them in its lines."""
    at = scoring(FIRST).build(BOT, "hathor:row3/1", "hathor:column1/1", "statue:temple-row")
    at.pillar(BOT, "P22", "r3c2/0").pillar(0, "P23", "r3c1/0").build(0, "hathor:column2/1")
    assert earned(at) == {"temple": 3 + 2, "statues": 1}


@pytest.mark.parametrize(("count", "vp"), list(enumerate([0, 1, 3, 6, 10, 15, 21])))
def test_statues(count: int, vp: int) -> None:
    gods = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    at = scoring(FIRST).build(BOT, *(f"statue:{god}" for god in gods[:count]))
    assert earned(at) == ({"statues": vp} if vp else {})


@pytest.mark.parametrize(
    ("happiness", "vp"),
    [(8, 0), (9, 3), (12, 3), (13, 6), (16, 9), (18, 9), (19, 12), (21, 15)],
)
def test_happiness(happiness: int, vp: int) -> None:
    at = scoring(FIRST).player(BOT, population=21, happiness=happiness)
    assert earned(at) == ({"happiness": vp} if vp else {})


# Not as for everybody


def test_neither_production_nor_building_row_nor_bread() -> None:
    """Ten Buildings stand on the board and no Bread is there to pay for them."""
    at = scoring(FIRST).build(BOT, *(f"hathor:row{n}/1" for n in range(1, 6)))
    at.build(BOT, *(f"hathor:column{n}/1" for n in range(1, 6)))
    at.player(BOT, production_bread=6, production_granite=6)
    assert earned(at) == {"temple": 10}


def test_the_human_is_asked_for_bread_alone() -> None:
    """Four Buildings each: 2 Bread are due from the human."""
    at = scoring(FIRST).player(0, bread=2)
    at.build(0, *(f"hathor:row{n}/1" for n in range(1, 4)), "hathor:row5/1")
    at.build(BOT, *(f"hathor:column{n}/1" for n in range(1, 5)))
    game = at.game()
    assert game.decision is not None
    assert (game.decision.player, game.decision.kind) == (0, "bread")
    play(game, "pay:bread=2")
    assert game.decision.kind == "destiny"


@pytest.mark.parametrize("markers", [FIRST, SECOND])
def test_R110_blessings_score_and_are_discarded(markers: list[int]) -> None:
    at = scoring(markers).holds(BOT, "B11", "B12", "B20")
    game = at.game()
    change = changed(at, game)
    assert change["p1.vp.cards"] == 6
    assert change["B11"] == change["B12"] == change["B20"] == "discard"
    assert cards_of(game.state) == set()


@pytest.mark.parametrize("markers", [FIRST, SECOND])
def test_technologies_score_and_stay(markers: list[int]) -> None:
    at = scoring(markers).holds(BOT, "T11", "T17")
    game = at.game()
    assert changed(at, game)["p1.vp.cards"] == 4
    assert cards_of(game.state) == {"T11", "T17"}


def test_R110_over_two_scorings() -> None:
    """A Technology taken before the first Scoring scores 4 VP in all, a Blessing 2."""
    at = scoring(FIRST).holds(BOT, "T11", "B11")
    game = at.game()
    assert game.state.players[BOT].vp_by_source[Source.CARDS] == 4
    state = game.state.copy()
    state.phase, state.markers, state.active = Phase.SCORING, list(SECOND), 0
    end = Game.at(state, game.settings)
    assert end.state.players[BOT].vp_by_source[Source.CARDS] == 6


def test_decrees_do_not_score_at_the_first_scoring() -> None:
    at = scoring(FIRST).holds(BOT, "D01", "D02").player(BOT, scribes=6)
    assert earned(at) == {}
    assert cards_of(at.game().state) == {"D01", "D02"}


def test_discarded_blessings_can_come_again() -> None:
    """They are the discard pile of the deck."""
    at = scoring(FIRST).holds(BOT, "B11", "B12")
    game = at.game()
    assert sorted(game.state.discards[0]) == [10, 11]


# The end


@pytest.mark.parametrize("count", range(6))
def test_four_vp_for_each_decree(count: int) -> None:
    """More than three, and though D01 D02 D03 D23 have the same symbol."""
    at = scoring(SECOND).holds(BOT, *("D01", "D02", "D03", "D23", "D04")[:count])
    assert earned(at) == ({"decrees": 4 * count} if count else {})


@pytest.mark.parametrize("challenges", [("rich_decrees",), ("random_start", "rich_decrees")])
def test_R51_eight_vp_for_each_decree(challenges: tuple[str, ...]) -> None:
    at = scoring(SECOND, *challenges).holds(BOT, "D01", "D02", "D03", "D23")
    assert earned(at) == {"decrees": 32}


def test_R51_random_start_leaves_decrees_at_four() -> None:
    at = scoring(SECOND, "random_start").holds(BOT, "D01", "D02")
    assert earned(at) == {"decrees": 8}


def test_no_decree_has_an_effect() -> None:
    """D23 is not declared, D16 does not count its Statues, D04 asks for nothing."""
    at = scoring(SECOND).holds(BOT, "D04", "D16", "D23").build(BOT, "statue:ra")
    game = at.game()
    assert game.over
    assert earned(at) == {"statues": 1, "decrees": 12}


@pytest.mark.parametrize(("scribes", "vp"), list(enumerate([0, 0, 1, 1, 2, 2, 3, 3])))
def test_R110_one_vp_for_two_scribes(scribes: int, vp: int) -> None:
    at = scoring(SECOND).player(BOT, scribes=scribes)
    assert earned(at) == ({"scribes": vp} if vp else {})
    assert at.game().state.players[BOT].scribes == scribes


@pytest.mark.parametrize("order", [[0, BOT], [BOT, 0]])
def test_turn_order(order: list[int]) -> None:
    """The first in turn order scores 3 VP, the second 0."""
    at = scoring(SECOND)
    at.state.order = order
    change = changed(at, at.game())
    assert change[f"p{order[0]}.vp.turn_order"] == 3
    assert f"p{order[1]}.vp.turn_order" not in change


def test_ranking_ties_are_broken_by_scribes_then_order() -> None:
    """It has its VP for Scribes and keeps the tokens for the tie."""
    at = scoring(SECOND).player(0, vp=20, scribes=3).player(BOT, vp=21, scribes=4)
    assert [row.seat for row in at.game().ranking()] == [BOT, 0]
    assert [row.vp for row in at.game().ranking()] == [23, 23]
    at.player(0, scribes=4)
    assert [row.seat for row in at.game().ranking()] == [0, BOT]
    at.player(0, scribes=5)
    assert [row.seat for row in at.game().ranking()] == [0, BOT]


def test_R41_D06_looks_at_its_marker_too() -> None:
    """Happiness 9 against 2: 7 VP."""
    at = scoring(SECOND).give(0, "D06").player(0, population=12, happiness=9)
    at.player(BOT, happiness=2)
    game = at.game()
    game.play("score:D06")
    assert changed(at, game)["p0.vp.decrees"] == 7


def board(at: Position) -> Position:
    """Return a board with pieces of every kind for both."""
    at.player(0, population=14, happiness=13, bread=1, production_bread=6, granite=3, gold=2)
    at.player(BOT, population=9, happiness=9)
    at.build(0, "osiris:row1/papyrus", "osiris:row2/granite", "hathor:row3/1", "statue:quarries")
    at.build(0, "statue:ra", "hathor:column4/1").build(BOT, "hathor:row1/1", "osiris:row6/bread")
    return at.pillar(0, "P22", "r3c4/0").pillar(BOT, "P23", "r1c1/0").give(0, "D14", "D08")


def test_the_human_scores_as_with_two_players() -> None:
    """The same board and choices bring the same VP, source by source."""
    found = []
    for at in (scoring(SECOND), Position(players=2)):
        at.state.phase, at.state.markers = Phase.SCORING, list(SECOND)
        board(at.player(0, happiness=0).player(1, happiness=0))
        game = at.game()
        for choice in ("pay:bread=1,gold=1", "score:D08", "score:D14"):
            game.play(choice)
        after = described(game.state, game.settings)
        change = changes(described(at.state, at.settings), after)
        found.append({key: vp for key, vp in change.items() if key.startswith("p0.vp")})
    assert found[0] == found[1]
    assert len(found[0]) >= 6


def test_R39_vp_by_source_add_up() -> None:
    at = scoring(SECOND).holds(BOT, "D01", "T11", "B11").player(BOT, scribes=5)
    for row in at.game().ranking():
        assert sum(row.vp_by_source.values()) == row.vp
