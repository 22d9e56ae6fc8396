"""The Pillar tiles P01–P27: cost and edges of each, and its ability in every light."""

from dataclasses import dataclass

from tekhenu import Game
from tekhenu.rules.move import card_name
from tests.positions import Changes, Position, die_name, offered, play

LIGHTS = {"sunny": 0, "shaded": 2, "dark": 3}  # the wheel's place for this light at Ra
CENTER = "temple:r3c3/0"

# Tiles with one edge of each color, and where they lie around the center with which side to it.
AROUND = (("r2c3", "S"), ("r3c4", "W"), ("r4c3", "N"), ("r3c2", "E"))
FOUR_COLORS = {"P26": "rgby", "P27": "ybgr", "P10": "bygr", "P11": "yrbg", "P21": "brgy"}
ANOTHER = {"r": "g", "g": "b", "b": "y", "y": "r"}


def die_at_ra(at: Position) -> str:
    return die_name(at.state, at.state.sections[1][0])


def lay(at: Position, *choices: str) -> Changes:
    """Return the changes by Ra with the die there; `choices` start with the place."""
    return at.play(die_at_ra(at), *choices)


def laid(at: Position, *choices: str) -> Game:
    game = at.game()
    play(game, die_at_ra(at), *choices)
    return game


@dataclass(frozen=True)
class Tile:
    """A tile as printed; edges in the order north, east, south, west."""

    id: str
    edges: str
    limestone: int
    granite: int = 0

    def ready(self, light: str) -> Position:
        """Prepare seat 0 to just pay for the leftmost tile, with a gray 5 at Ra."""
        at = Position()
        at.state.wheel = LIGHTS[light]
        at.die("ra", "gray", 5)
        at.die("hathor", "yellow", 1)
        at.die("hathor", "yellow", 2)
        others = [tile for tile in ("P22", "P23", "P24") if tile != self.id]
        at.display(self.id, others[0], others[1])
        return at.player(limestone=self.limestone, granite=self.granite)

    def framed(self, light: str, edges: str = "") -> Position:
        """Prepare as `ready`, with these colors around the center, by default the tile's own."""
        at = self.ready(light)
        neighbors = [tile for tile in FOUR_COLORS if tile != self.id]
        for tile, color, (space, side) in zip(neighbors, edges or self.edges, AROUND, strict=False):
            turns = "NESW".index(side) - FOUR_COLORS[tile].index(color)
            at.pillar(-1, tile, f"{space}/{turns % 4 * 90}")
        return at

    def raised(self, at: Position, place: str, points: int) -> Changes:
        """Return the changes before any ability; the reward is added later."""
        where = place.removeprefix("temple:")
        price: Changes = {"p0.limestone": -self.limestone}
        if self.granite:
            price["p0.granite"] = -self.granite
        return price | {
            "active": "1",
            die_at_ra(at): "p0 tainted",
            self.id: where,
            f"pillar {where.split('/')[0]}": "p0",
            "p0.pillars": -1,
            "p0.vp.ra": points,
            card_name("P", at.state.stack[-1]): "display 1",
        }

    def plain(self, light: str) -> Changes:
        """Score 3 VP for the leftmost place, 4 for the edges, and 3 Faith of the center."""
        return self.raised(self.framed(light), CENTER, 3 + 4) | {"p0.faith": 3}

    def works_only(self, light: str, effect: Changes, *choices: str) -> None:
        """Check the ability in its light, and nothing in the other two."""
        assert lay(self.framed(light), CENTER, *choices) == self.plain(light) | effect
        for other in LIGHTS.keys() - {light}:
            assert lay(self.framed(other), CENTER) == self.plain(other)
        self.needs_all_its_stones()

    def needs_all_its_stones(self) -> None:
        too_few = [self.ready("sunny").player(limestone=self.limestone - 1)]
        if self.granite:
            too_few.append(self.ready("sunny").player(granite=self.granite - 1))
        for at in too_few:
            assert die_at_ra(at) not in offered(at.game())


def test_P01() -> None:
    """Sunny: Population advances by 3, and may open a Market section by that."""
    tile = Tile("P01", "rgrb", limestone=2, granite=1)
    tile.works_only("sunny", {"p0.population": 3})
    at = tile.framed("sunny").player(population=6)
    assert lay(at, CENTER) == tile.plain("sunny") | {
        "p0.population": 3,
        "open_sections": 1,
        "B05": "market:3/1",
        "T04": "market:3/2",
        "T05": "market:3/3",
        "D01": "market:3/4",
    }


def test_P02() -> None:
    """Dark: a Scribe."""
    Tile("P02", "gbyg", limestone=2).works_only("dark", {"p0.scribes": 1})


def test_P03() -> None:
    """Shaded: Happiness advances by 2, up to the Population."""
    tile = Tile("P03", "bbry", limestone=2, granite=1)
    tile.works_only("shaded", {"p0.happiness": 2})
    capped = tile.framed("shaded").player(happiness=4)
    assert lay(capped, CENTER) == tile.plain("shaded") | {"p0.happiness": 1}


def scores_per_match(tile: Tile, light: str, corner: str, reward: str) -> None:
    """Check 1 VP more per matching edge; it stays 1 each in a corner (R32)."""
    tile.works_only(light, {"p0.vp.tiles": 4})
    unmatched = "".join(ANOTHER[color] for color in tile.edges)
    at = tile.framed(light, unmatched)
    assert lay(at, CENTER) == tile.raised(at, CENTER, 3) | {"p0.faith": 3}
    at = tile.ready(light)
    two_matches = {reward: 1, "p0.vp.tiles": 2}
    assert lay(at, corner) == tile.raised(at, corner, 3 + 2 * 2) | two_matches


def test_P04() -> None:
    """Sunny: 1 VP more per matching edge."""
    tile = Tile("P04", "rrgg", limestone=3)
    scores_per_match(tile, "sunny", "temple:r1c5/270", "p0.bread")


def test_P05() -> None:
    """Dark: 1 VP more per matching edge."""
    tile = Tile("P05", "bbyy", limestone=3)
    scores_per_match(tile, "dark", "temple:r5c1/270", "p0.bread")


def test_P06() -> None:
    """Shaded: 1 VP more per Building of anybody in row and column, not per Statue."""
    tile = Tile("P06", "yryg", limestone=3)
    tile.works_only("shaded", {})
    for light, effect in (("shaded", 2), ("sunny", 0), ("dark", 0)):
        at = tile.ready(light)
        at.build(0, "hathor:column3/1", "hathor:row1/1", "statue:temple-column")
        at.build(1, "hathor:row3/1", "hathor:column2/1", "statue:temple-row")
        expected = tile.raised(at, CENTER, 3 + 2) | {"p0.faith": 3}
        assert lay(at, CENTER) == expected | ({"p0.vp.tiles": effect} if effect else {})


def test_P07() -> None:
    """Sunny: 1 VP."""
    Tile("P07", "rbgb", limestone=2).works_only("sunny", {"p0.vp.tiles": 1})


def test_P08() -> None:
    """Shaded: 1 VP."""
    Tile("P08", "yygr", limestone=2).works_only("shaded", {"p0.vp.tiles": 1})


def test_P09() -> None:
    """Dark: 1 VP."""
    Tile("P09", "bgry", limestone=2).works_only("dark", {"p0.vp.tiles": 1})


def takes_a_card(tile: Tile, light: str) -> None:
    """Check a Thoth of value 1: one free card, compulsory, if Happiness allows it (R98)."""
    tile.works_only(light, {"T01": "p0", "T04": "market:1/3"}, "market:1/3")
    game = laid(tile.framed(light), CENTER)
    assert offered(game) == ["market:1/1", "market:1/2", "market:1/3"]
    happier = tile.framed(light).player(happiness=5)
    effect: Changes = {"B03": "p0", "B05": "market:2/1"}
    assert lay(happier, CENTER, "market:2/1") == tile.plain(light) | effect
    unhappy = tile.framed(light).player(happiness=0)
    assert lay(unhappy, CENTER) == tile.plain(light)


def test_P10() -> None:
    """Dark: a Thoth of value 1."""
    takes_a_card(Tile("P10", "bygr", limestone=2, granite=1), "dark")


def test_P11() -> None:
    """Sunny: a Thoth of value 1."""
    takes_a_card(Tile("P11", "yrbg", limestone=2, granite=1), "sunny")


def test_P12() -> None:
    """Shaded: a Horus of value 1, 2 or 3 at its usual price, or none (R33, R98)."""
    tile = Tile("P12", "ryyb", limestone=2, granite=1)
    plain = tile.plain("shaded")

    def rich() -> Position:
        return tile.framed("shaded").player(granite=2)

    honor: Changes = {"p0.granite": -2, "p0.statues": -1, "statue:hathor/1": "p0"}
    assert lay(rich(), CENTER, "use:P12", "value:3", "statue:hathor") == plain | honor
    people: Changes = {
        "p0.granite": -2,
        "p0.statues": -1,
        "statue:temple-row": "p0",
        "gold statue:temple-row": -1,
        "p0.gold": 1,
    }  # no VP for the new Pillar in that row, which is not yet theirs
    assert lay(rich(), CENTER, "use:P12", "value:1", "statue:temple-row") == plain | people
    assert lay(rich(), CENTER, "pass") == plain
    game = laid(rich(), CENTER, "use:P12")
    assert offered(game) == ["value:1", "value:2", "value:3"]
    assert lay(tile.framed("shaded"), CENTER) == plain  # no Granite left for a Statue
    for light in ("sunny", "dark"):
        assert lay(tile.framed(light).player(granite=2), CENTER) == tile.plain(light)
    tile.needs_all_its_stones()


def draws_a_decree(tile: Tile, light: str) -> None:
    """Draw the top Decree in secret; nothing if there is none (R42, R98)."""
    tile.works_only(light, {"D01": "p0"})
    game = laid(tile.framed(light), CENTER)
    assert game.state.decree_known[0] == 0b01
    sold_out = tile.framed(light)
    sold_out.give(1, *(card_name("D", card) for card in list(sold_out.state.decks[2])))
    assert lay(sold_out, CENTER) == tile.plain(light)


def test_P13() -> None:
    """Sunny: a Decree from the deck."""
    draws_a_decree(Tile("P13", "gryb", limestone=3, granite=1), "sunny")


def test_P14() -> None:
    """Dark: a Decree from the deck."""
    draws_a_decree(Tile("P14", "ygbr", limestone=3, granite=1), "dark")


def test_P15() -> None:
    """Shaded: an Osiris of value 3 for 1 Happiness, or none (R33)."""
    tile = Tile("P15", "bggy", limestone=2, granite=1)
    plain = tile.plain("shaded")
    workshop: Changes = {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "osiris:row3/papyrus": "p0",
        "p0.production.papyrus": 1,
        "p0.production.limestone": 1,
        "p0.papyrus": 1,
    }
    tile.works_only("shaded", workshop, "use:P15", "osiris:row3/papyrus")
    assert lay(tile.framed("shaded"), CENTER, "pass") == plain
    game = laid(tile.framed("shaded"), CENTER, "use:P15")
    assert offered(game) == [
        f"osiris:row3/{district}" for district in ("papyrus", "bread", "limestone", "granite")
    ]
    assert lay(tile.framed("shaded").player(happiness=0), CENTER) == plain


def test_P16() -> None:
    """Shaded: 2 Gold."""
    Tile("P16", "gyrr", limestone=3, granite=1).works_only("shaded", {"p0.gold": 2})


def test_P17() -> None:
    """Sunny: 2 Gold."""
    Tile("P17", "rbyg", limestone=3, granite=1).works_only("sunny", {"p0.gold": 2})


def test_P18() -> None:
    """Dark: 2 Gold."""
    Tile("P18", "byrg", limestone=3, granite=1).works_only("dark", {"p0.gold": 2})


def doubles_the_reward(tile: Tile, light: str) -> None:
    """Check that Resources, Gold and Faith are received twice, but not a Scribe (R13, R98)."""
    tile.works_only(light, {"p0.faith": 6})
    doubled = (
        ("temple:r2c2/0", "p0.bread", 2, 4),
        ("temple:r3c5/90", "p0.gold", 1, 2),
        ("temple:r2c4/0", "p0.scribes", 1, 1),
    )
    for place, good, single, double in doubled:
        for shining in LIGHTS:
            at = tile.ready(shining)
            received = double if shining == light else single
            assert lay(at, place) == tile.raised(at, place, 3) | {good: received}


def test_P19() -> None:
    """Sunny: the covered reward twice."""
    doubles_the_reward(Tile("P19", "ggby", limestone=3), "sunny")


def test_P20() -> None:
    """Shaded: the covered reward twice."""
    doubles_the_reward(Tile("P20", "ybrr", limestone=3), "shaded")


def test_P21() -> None:
    """Dark: the covered reward twice."""
    doubles_the_reward(Tile("P21", "brgy", limestone=3), "dark")


def has_only_edges(tile: Tile) -> None:
    """Check that no light, not even with T09, gives more than the matching edges."""
    for light in LIGHTS:
        plain = tile.plain(light)
        assert lay(tile.framed(light), CENTER) == plain
        assert lay(tile.framed(light).give(0, "T09"), CENTER) == plain
    unmatched = "".join(ANOTHER[color] for color in tile.edges)
    at = tile.framed("sunny", unmatched)
    assert lay(at, CENTER) == tile.raised(at, CENTER, 3) | {"p0.faith": 3}
    tile.needs_all_its_stones()


def test_P22() -> None:
    """Red all round, no ability."""
    has_only_edges(Tile("P22", "rrrr", limestone=2))


def test_P23() -> None:
    """Green all round, no ability."""
    has_only_edges(Tile("P23", "gggg", limestone=2))


def test_P24() -> None:
    """Blue all round, no ability."""
    has_only_edges(Tile("P24", "bbbb", limestone=2))


def test_P25() -> None:
    """Yellow all round, no ability."""
    has_only_edges(Tile("P25", "yyyy", limestone=2))


def test_P26() -> None:
    """One edge of each color, no ability."""
    has_only_edges(Tile("P26", "rgby", limestone=2))


def test_P27() -> None:
    """One edge of each color, no ability."""
    has_only_edges(Tile("P27", "ybgr", limestone=2))
