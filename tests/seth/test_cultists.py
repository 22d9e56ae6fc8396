"""The Cultists C01–C08 (R68)."""

from tekhenu import Game
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position

from .table import conquered, laid, position, settings

HORUS = {"p0.statues": -1, "p0.granite": -1, "statue:workshops": "p0"} | {
    "gold statue:workshops": -1,
    "p0.gold": 1,
}


def rich(cultist: str) -> Position:
    at = position().cultist(0, cultist)
    goods = {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}
    return at.player(0, population=10, happiness=5, soldiers=3, **goods)


def test_C01() -> None:
    """Performing Seth: 1 Gold."""
    at = rich("C01")
    die = at.die("seth", "gray", 1)
    expected = conquered(1, 1) | laid(die) | {"p0.papyrus": 1, "p0.bread": 1, "p0.gold": 1}
    assert at.play(die, "conquest:r1c1") == expected


def test_C02() -> None:
    """Building a Statue: 1 priest."""
    at = rich("C02")
    die = at.die("horus", "white", 1)
    expected = HORUS | laid(die, "pure") | {"p0.priests": 1}
    assert at.play(die, "god:horus", "statue:workshops") == expected


def test_C03() -> None:
    """Raising a Pillar: 1 soldier."""
    at = rich("C03")
    die = at.die("ra", "white", 1)
    assert at.play(die, "god:ra", "temple:r1c1/0").get("p0.soldiers") == 1


def test_C04() -> None:
    """Performing Hathor: 1 Scribe."""
    at = rich("C04")
    die = at.die("hathor", "yellow", 1)
    assert at.play(die, "god:hathor", "hathor:row1/1").get("p0.scribes") == 1


def test_C05() -> None:
    """Performing Bastet: 1 Faith and 1 Population, after the festival."""
    at = rich("C05").player(0, population=6, happiness=5)
    die = at.die("bastet", "black", 5)
    expected: Changes = {"p0.papyrus": -2, "p0.happiness": 1, "p0.population": 1, "p0.faith": 1}
    assert at.play(die, "god:bastet") == expected | laid(die, "pure")


def test_C06() -> None:
    """Performing Thoth: 1 priest."""
    at = rich("C06")
    die = at.die("thoth", "black", 1)
    assert at.play(die, "god:thoth", "market:1/1").get("p0.priests") == 1


def test_C07() -> None:
    """Performing Osiris: 2 VP."""
    at = rich("C07")
    die = at.die("osiris", "brown", 1)
    assert at.play(die, "god:osiris", "osiris:row1/bread").get("p0.vp.cultists") == 2


def test_C08() -> None:
    """Producing an excess: 2 VP, however much; none without an excess."""
    at = rich("C08")
    die = at.die("horus", "white", 5)
    expected = {"p0.limestone": 2, "p0.excess.limestone": 3, "p0.vp.cultists": 2}
    assert at.play(die, "produce:limestone") == expected | laid(die, "pure")
    at = rich("C08")
    die = at.die("horus", "white", 2)
    assert at.play(die, "produce:limestone") == {"p0.limestone": 2} | laid(die, "pure")


# When Cultists wake (R68)


def test_R68_one_more_than_players_from_last_to_first() -> None:
    for players in (2, 3, 4):
        game = Game.new(settings(players), seed=2)
        while game.state.phase != Phase.CULTISTS:
            assert game.decision is not None
            game.play(game.decision.options[0])
        assert game.state.seth is not None
        assert len(game.state.seth.cultists) == players + 1
        seats = []
        while game.state.phase == Phase.CULTISTS:
            assert game.decision is not None
            seats.append(game.decision.player)
            game.play(game.decision.options[0])
        assert seats == game.state.order[::-1]
        assert all(player.cultist >= 0 for player in game.state.players)


def test_R68_extra_and_as_if_actions_count() -> None:
    """P10's Thoth wakes the Cultist of Thoth."""
    at = position().cultist(0, "C06").player(0, limestone=9, granite=9, happiness=2)
    at.display("P01", "P02", "P10")
    at.state.wheel = next(w for w in range(6) if at.printed.light_at[w][1] == 2)
    die = at.die("ra", "black", 1)
    choices = ("temple:r1c1/0", "market:1/1")
    assert at.play(die, "god:ra", *choices)["p0.priests"] == 1


def test_R68_each_production_of_B21_is_an_action() -> None:
    at = position().cultist(0, "C08").give(0, "B21")
    die = at.die("horus", "white", 4)
    changed = at.play(die, "play:B21")
    assert changed["p0.vp.cultists"] == 4


def test_R68_somebody_elses_action_does_not_wake_it() -> None:
    at = position().cultist(1, "C07").player(0, happiness=2)
    die = at.die("osiris", "brown", 1)
    assert "p1.vp.cultists" not in at.play(die, "god:osiris", "osiris:row1/bread")
