"""Rotation, Maat, Scorings and the end with Automas: 003, R80, R82, R88, R89."""

from collections import Counter

import pytest

from tekhenu import Game
from tekhenu.components.terms import Family
from tekhenu.rules.event import Chose, Served, Weighed
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase
from tests.automa.table import ME, SEEDS, all_changes, automa, before_maat, events_of, table
from tests.positions import Changes, Position, changes, offered


def weighed(balance: int = 0, automas: int = 1, destiny: int = 0) -> Position:
    """Return a position before Maat with these weights and this Destiny card."""
    at = before_maat(
        table(automas),
        f"pure white {6 + min(balance, 0)}",
        f"tainted gray {6 - max(balance, 0)}",
    )
    return at.player(ME, destiny=destiny).player(0, destiny=3 if destiny != 3 else 2)


# Maat


@pytest.mark.parametrize("destiny", range(4))
def test_its_destiny_card_is_its_balance(destiny: int) -> None:
    """Its dice do not matter."""
    game = weighed(0, destiny=destiny).game()
    assert [e for e in events_of(game, Weighed) if e.seat == ME] == [Weighed(ME, destiny, 0)]
    assert game.state.players[ME].balance == destiny


@pytest.mark.parametrize("destiny", range(4))
def test_nearer_to_zero_comes_first(destiny: int) -> None:
    for balance in (-5, -4, -3, -2, -1, 0, 1, 2, 3, 4):
        if abs(balance) == destiny:
            continue
        order = weighed(balance, destiny=destiny).game().state.order
        assert order[0] == (0 if abs(balance) < destiny else ME), balance


@pytest.mark.parametrize(("mine", "its", "first"), [(3, 2, 0), (1, 2, ME), (0, 1, ME), (2, 1, 0)])
def test_equal_balance_goes_by_the_ankh(mine: int, its: int, first: int) -> None:
    """The same sign: the higher Ankh comes first, its Destiny card being its Ankh too (R80)."""
    at = weighed(its, destiny=its).player(0, destiny=mine)
    order = at.game().state.order
    assert order[0] == first


def test_balance_costs_it_no_vp() -> None:
    at = weighed(0, destiny=3)
    game = at.game()
    change = changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))
    assert "p1.vp.maat" not in change


def test_R82_every_maat_deals_four_of_all_twelve_tiles() -> None:
    """R82: shuffled anew, what was shown is gone."""
    seen: Counter[int] = Counter()
    at = weighed(0, 2)
    for seed in range(40):
        at.state.rng = Rng.from_seed(seed)
        game = at.game()
        while game.state.phase != Phase.TURN:
            game.play(offered(game)[0])
        stacks = [automa(game.state, seat) for seat in (1, 2)]
        dealt = [tile for me in stacks for tile in (*me.tiles, *me.shown)]
        assert len(dealt) == len(set(dealt)) == 8
        seen.update(dealt)
    assert set(seen) == set(range(12))


def test_destiny_at_maat_is_random_and_the_artifact_vanishes() -> None:
    """The choice follows the new turn order and gives no reward."""
    found = set()
    at = weighed(5, destiny=0)  # the Automa, at 0, is first
    for seed in SEEDS:
        at.state.rng = Rng.from_seed(seed)
        game = at.game()
        assert game.state.order == [ME, 0]
        card = game.state.players[ME].destiny
        found.add(card)
        assert game.state.seth is not None
        assert game.state.seth.artifacts[card] < 0
        assert game.state.players[ME].scribes == 0
        assert game.state.players[ME].resources == [0] * 5
        assert f"destiny:A{card + 1:02}" not in offered(game)
        assert len(offered(game)) == 3
    assert found == {0, 1, 2, 3}


def test_the_human_first_chooses_among_all_four() -> None:
    game = weighed(0, destiny=3).game()
    assert game.state.order == [0, ME]
    assert len(offered(game)) == 4
    game.play("destiny:A02")
    chosen = [e for e in events_of(game, Chose) if e.seat == ME]
    assert len(chosen) == 1
    assert chosen[0].card != "A02"


# A Scoring


def at_scoring(last: bool = False, automas: int = 1, difficulty: int = 0) -> Position:
    at = table(automas, difficulty)
    at.state.phase = Phase.SCORING
    if last:
        at.state.markers[0] = -1
        at.state.round = 16
    else:
        at.state.round = 8
    return at


def scored(at: Position) -> Changes:
    """Return the Automa's VP by source until the human has a decision or the game is over."""
    game = at.game()
    change = changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))
    return {key[6:]: vp for key, vp in change.items() if key.startswith("p1.vp.")}


def test_nothing_on_the_board_scores_nothing() -> None:
    assert scored(at_scoring()) == {}


def test_districts_score_as_normal() -> None:
    at = at_scoring().build(ME, "osiris:row1/papyrus", "osiris:row2/granite")
    assert scored(at)["districts"] == 6


def test_the_temple_scores_as_normal() -> None:
    """A Building beside row 1 and a Pillar in it: 1 for the Building, 1 for the Pillar's line."""
    at = at_scoring().build(ME, "hathor:row1/1").pillar(ME, "P04", "r1c2/0")
    assert scored(at)["temple"] == 2


def test_happiness_scores_as_normal() -> None:
    """3 VP for each ▲ passed: 9 and 13."""
    at = at_scoring().player(ME, happiness=13, population=15)
    assert scored(at) == {"happiness": 6}


def test_regions_of_seth_score_as_normal() -> None:
    """Region 6 brings 5, region 1 brings 2, one more under its own Statue."""
    at = at_scoring().build(ME, "region6", "region1", "statue:seth-left")
    assert scored(at)["regions"] == 5 + 2 + 1


def test_statues_score_as_normal() -> None:
    at = at_scoring().build(ME, "statue:ra", "statue:osiris")
    assert scored(at) == {"statues": 3}


def test_R88_no_building_row_no_production_no_bread() -> None:
    """An Automa scores only what is listed (R88). Three Buildings would give 1 VP and owe Bread."""
    at = at_scoring().build(ME, "hathor:row1/1", "hathor:row2/1", "hathor:row3/1")
    assert scored(at) == {"temple": 3}


def test_blessings_bring_2_vp_and_are_discarded_technologies_bring_2_and_stay() -> None:
    at = at_scoring().holds(ME, "B10", "B11", "T10", "T11", "T12")
    assert scored(at) == {"cards": 10}
    game = at.game()
    me = automa(game.state)
    assert me.cards[Family.BLESSING] == 0
    assert me.cards[Family.TECHNOLOGY].bit_count() == 3
    assert {9, 10} <= set(game.state.discards[Family.BLESSING])


def test_decrees_do_not_score_before_the_end() -> None:
    assert scored(at_scoring().holds(ME, "D10")) == {}


# The end


def ended(at: Position) -> tuple[Game, Changes]:
    game = at.game()
    while game.decision is not None:
        options = offered(game)
        game.play("pass" if "pass" in options else options[-1])
    change = changes(all_changes(at.state, at.settings), all_changes(game.state, game.settings))
    return game, {key: vp for key, vp in change.items() if ".vp." in key}


def with_decrees(difficulty: int, count: int) -> Position:
    """Give the Automa `count` Decrees, one of them secret (D24)."""
    at = at_scoring(True, difficulty=difficulty)
    return at.holds(ME, *(f"D{n:02}" for n in range(9, 8 + count)))


@pytest.mark.parametrize(
    ("count", "easy", "hard"), [(1, 4, 8), (2, 8, 16), (3, 12, 24), (4, 14, 26), (6, 18, 30)]
)
def test_three_decrees_at_the_full_price_and_two_vp_for_the_others(
    count: int, easy: int, hard: int
) -> None:
    """The common symbol of D09 to D11 does not matter."""
    for difficulty, vp in ((0, easy), (1, hard), (4, hard)):
        _, change = ended(with_decrees(difficulty, count))
        assert change["p1.vp.decrees"] == vp


@pytest.mark.parametrize(("automas", "vp"), [(1, [3, 0]), (2, [3, 2, 0]), (3, [3, 2, 0, 0])])
def test_turn_order_brings_vp_at_the_end(automas: int, vp: list[int]) -> None:
    """The VP follow the standard rules for the number of players."""
    at = at_scoring(True, automas)
    game, change = ended(at)
    brought = [change.get(f"p{seat}.vp.turn_order", 0) for seat in game.state.order]
    assert brought == vp


# The human's Cultist


def served_at_bastet(automas: int) -> Game:
    """Return the game after a festival of the human with C05 (1 Faith and 1 Population)."""
    at = table(automas).cultist(0, "C05").player(0, papyrus=2, population=12)
    at.state.order = [0, *range(1, automas + 1)]
    at.market(3, "B09", "T08", "T09", "D09")
    die = at.die("bastet", "black", 2)
    for god, color in (("horus", "white"), ("hathor", "yellow"), ("osiris", "brown")):
        at.die(god, color, 1)
    game = at.game()
    game.play(die)
    game.play("god:bastet")
    return game


@pytest.mark.parametrize("automas", [1, 2, 3])
def test_R89_each_use_of_the_cultist_brings_each_automa_1_vp(automas: int) -> None:
    game = served_at_bastet(automas)
    before = all_changes(game.state, game.settings)
    assert {"use:C05", "pass"} <= set(offered(game))
    game.play("use:C05")
    change = changes(before, all_changes(game.state, game.settings))
    assert (change["p0.faith"], change["p0.population"]) == (1, 1)
    assert [change[f"p{seat}.vp.cultists"] for seat in range(1, automas + 1)] == [1] * automas
    assert "p0.vp.cultists" not in change


def test_R89_a_cultist_left_alone_brings_nobody_anything() -> None:
    game = served_at_bastet(2)
    before = all_changes(game.state, game.settings)
    game.play("pass")
    change = changes(before, all_changes(game.state, game.settings))
    assert "p0.faith" not in change
    assert not [key for key in change if key.endswith("vp.cultists")]
    assert not events_of(game, Served)
