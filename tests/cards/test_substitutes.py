"""Substitutes in payments and the VP for them: T10 and T22 (R95)."""

from tekhenu.rules.state import Phase
from tests.positions import Position, changes, described, play

from .phrases import RA_SHADED, laid, ra_with, raised


def test_R95_T22_scores_only_if_the_total_differs_from_the_price() -> None:
    """P03 costs 2 Limestone and 1 Granite."""
    at = Position().player(0, limestone=2, granite=2).give(0, "T22")
    die = at.die("ra", "white", 1)
    pillar = laid(die, "pure") | {
        "p0.papyrus": 2,
        "p0.pillars": -1,
        "p0.vp.ra": 1,
        "P03": "r2c3/0",
        "P02": "display 3",
        "P01": "display 2",
        "P04": "display 1",
        "pillar r2c3": "p0",
    }
    price = "pay:limestone=2,granite=1"
    assert at.play("god:ra", price, "temple:r2c3/0") == pillar | {
        "p0.limestone": -2,
        "p0.granite": -1,
    }
    other = "pay:limestone=1,granite=2"
    assert at.play("god:ra", other, "temple:r2c3/0") == pillar | {
        "p0.limestone": -1,
        "p0.granite": -2,
        "p0.vp.technologies": 1,
    }


def test_R95_T10_scores_for_a_scribe_as_gold_but_not_for_gold_as_limestone() -> None:
    at, die = ra_with("P07", RA_SHADED)  # a Sunny tile
    at.player(0, limestone=1, gold=1, scribes=1).give(0, "T10")
    pillar = laid(die, "tainted") | raised("P07") | {"p0.papyrus": 2, "p0.limestone": -1}
    start = ("take:3", "god:ra")
    by_gold = (*start, "pay:limestone=1,gold=1", "temple:r2c3/0")
    assert at.play(*by_gold) == pillar | {"p0.gold": -1}
    by_scribe = (*start, "pay:limestone=1,scribes=1", "temple:r2c3/0")
    assert at.play(*by_scribe) == pillar | {"p0.scribes": -1, "p0.vp.technologies": 1}


def test_R95_outside_the_own_turn_substitutes_bring_no_vp() -> None:
    """A03 takes Happiness to 21, whose action is paid with what stands for Granite."""
    for owned, technology in (("limestone", "T22"), ("scribes", "T10")):
        at = Position().player(0, population=21, happiness=20, destiny=-1, **{owned: 1})
        at.player(1, destiny=-1).give(0, technology)
        at.state.phase = Phase.DESTINY
        chosen = ("destiny:A03", "god:horus", "value:1", "statue:horus")
        assert at.play(*chosen) == {
            "active": "1",
            "p0.destiny": "A03",
            "p0.happiness": 1,
            "p0.happiness_rewards": 1,
            f"p0.{owned}": -1,
            "p0.statues": -1,
            "statue:horus/1": "p0",
        }


def test_R95_a_scribe_pays_bread_in_a_scoring_without_vp() -> None:
    at = Position().player(0, scribes=1).give(0, "T10").build(0, "osiris:row1/papyrus")
    at.state.phase = Phase.BREAD
    assert at.play("pay:scribes=1") == {
        "phase": "DESTINY",
        "marker 1": "-1",
        "p0.scribes": -1,
        "p0.destiny": "",
        "p1.destiny": "",
    }


def test_R95_D07_D08_and_the_tie_break_count_the_tokens_left() -> None:
    """Gold does not count as a Scribe with T10, nor a Scribe as Gold: D07 3 VP, D08 2 × 2 VP."""
    at = Position().player(0, scribes=1, gold=2, vp=10).player(1, gold=3, vp=14)
    at.give(0, "T10", "D07", "D08")
    at.state.phase, at.state.order = Phase.FINAL_DECREES, [1, 0]
    game = at.game()
    play(game, "score:D07", "score:D08")
    before, after = described(at.state, at.settings), described(game.state, at.settings)
    assert changes(before, after) == {
        "phase": "OVER",
        "p0.scored": "D07 D08",
        "p0.vp.decrees": 3 + 4,
        "p1.vp.turn_order": 3,
    }
    rows = [(rank.seat, rank.vp, rank.scribes) for rank in game.ranking()]
    assert rows == [(0, 17, 1), (1, 17, 0)]
