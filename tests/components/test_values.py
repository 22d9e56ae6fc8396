"""The default tables against the facts they were taken from, written as the sources write them."""

from tekhenu.components import load
from tekhenu.components.edition import MaatLoss, OsirisRow, PrintedBuildingSpace, Start
from tekhenu.components.terms import BASE_COLORS, WHEEL, Color, Edge, Family, Good, Light, Purity

EDITION = load()

GOODS = {
    "P": Good.PAPYRUS,
    "B": Good.BREAD,
    "L": Good.LIMESTONE,
    "G": Good.GRANITE,
    "F": Good.FAITH,
    "S": Good.SCRIBE,
    "O": Good.GOLD,
}
EDGES = {"r": Edge.RED, "g": Edge.GREEN, "b": Edge.BLUE, "y": Edge.YELLOW}

TEMPLE = """
P1 G2 F2 L2 B1
L2 B2 P2 S1 G2
F2 P2 F3 B2 O1
G2 S1 L2 P2 L1
B1 L2 O1 G2 P1
"""

PILLARS = """
| P01 | L2 G1 | r g r b | P10 | L2 G1 | b y g r | P19 | L3 | g g b y |
| P02 | L2 | g b y g | P11 | L2 G1 | y r b g | P20 | L3 | y b r r |
| P03 | L2 G1 | b b r y | P12 | L2 G1 | r y y b | P21 | L3 | b r g y |
| P04 | L3 | r r g g | P13 | L3 G1 | g r y b | P22 | L2 | r r r r |
| P05 | L3 | b b y y | P14 | L3 G1 | y g b r | P23 | L2 | g g g g |
| P06 | L3 | y r y g | P15 | L2 G1 | b g g y | P24 | L2 | b b b b |
| P07 | L2 | r b g b | P16 | L3 G1 | g y r r | P25 | L2 | y y y y |
| P08 | L2 | y y g r | P17 | L3 G1 | r b y g | P26 | L2 | r g b y |
| P09 | L2 | b g r y | P18 | L3 G1 | b y r g | P27 | L2 | y b g r |
"""

ABILITIES = {
    Light.SUNNY: "P01 P04 P07 P11 P13 P17 P19",
    Light.SHADED: "P03 P06 P08 P12 P15 P16 P20",
    Light.DARK: "P02 P05 P09 P10 P14 P18 P21",
    None: "P22 P23 P24 P25 P26 P27",
}

SYMBOLS = {
    "scroll": "D01 D02 D03 D23",
    "lotus": "D04 D05 D06 D07",
    "scarab": "D08 D20 D22",
    "hammer": "D09 D10 D11 D21",
    "column": "D12 D13 D15 D24",
    "eye": "D14 D16 D17 D18 D19",
}


def edges(letters: str) -> tuple[Edge, ...]:
    return tuple(EDGES[letter] for letter in letters.split())


def test_players_start_as_setup_step_9_says() -> None:
    assert EDITION.start == Start(
        vp=10,
        happiness=2,
        population=5,
        production=2,
        gold=1,
        scribes=1,
        buildings=10,
        pillars=8,
        statues=6,
    )


def test_dice_of_each_color_and_those_left_in_the_box() -> None:  # R4
    def dice(yellow: int, brown: int, white: int, black: int, gray: int) -> tuple[int, ...]:
        return (yellow, brown, white, black, gray)

    assert EDITION.dice == dice(yellow=5, brown=5, white=5, black=5, gray=6)
    assert EDITION.dice_out == {
        2: dice(yellow=1, brown=1, white=1, black=1, gray=0),
        3: dice(yellow=0, brown=0, white=0, black=0, gray=2),
        4: dice(yellow=0, brown=0, white=0, black=0, gray=0),
    }


def test_the_bag_lasts_exactly_until_the_first_maat_phase() -> None:  # R4
    for players, out in EDITION.dice_out.items():
        sections = EDITION.section_dice * len(WHEEL)
        assert sum(EDITION.dice) - sum(out) == sections + 2 * players


def test_a_die_knows_its_color_by_its_number() -> None:
    colors = [EDITION.color_of(die) for die in range(26)]
    assert colors == sorted(colors)
    assert [colors.count(color) for color in BASE_COLORS] == [5, 5, 5, 5, 6]


def test_purity_by_light() -> None:  # R5
    pure, tainted, forbidden = Purity.PURE, Purity.TAINTED, Purity.FORBIDDEN
    by_light = {
        Color.WHITE: (pure, tainted, forbidden),
        Color.YELLOW: (tainted, pure, forbidden),
        Color.BLACK: (forbidden, tainted, pure),
        Color.BROWN: (forbidden, pure, tainted),
        Color.GRAY: (tainted, tainted, tainted),
    }
    for color, purities in by_light.items():
        assert EDITION.purity[color] == purities


def test_no_die_is_forbidden_in_the_shade() -> None:
    assert all(row[Light.SHADED] is not Purity.FORBIDDEN for row in EDITION.purity)


def test_what_dice_produce() -> None:
    assert {color: EDITION.produces[color] for color in BASE_COLORS} == {
        Color.YELLOW: Good.PAPYRUS,
        Color.BROWN: Good.BREAD,
        Color.WHITE: Good.LIMESTONE,
        Color.BLACK: Good.GRANITE,
        Color.GRAY: None,
    }


def test_the_wheel() -> None:  # R2, R3
    sunny, shaded, dark = Light
    assert EDITION.lights == (sunny, sunny, shaded, dark, dark, shaded)
    assert EDITION.section_dice == 3
    assert EDITION.marker_steps == (4, 8)


def test_statues() -> None:  # R35
    assert EDITION.statue_costs == (1, 1, 2, 2, 3, 3)
    assert EDITION.statue_points == (0, 1, 3, 6, 10, 15, 21)
    assert EDITION.statue_spaces == {2: 1, 3: 2, 4: 3}


def test_building_row() -> None:
    row = "1 bread · 1 VP · 1 bread · 2 VP · 1 bread · 3 VP · 2 bread · 4 VP · 2 bread · 5 VP"
    shown = [
        f"{space.bread} bread" if space.bread else f"{space.vp} VP"
        for space in EDITION.building_row
    ]
    assert " · ".join(shown) == row
    assert all(space.bread == 0 or space.vp == 0 for space in EDITION.building_row)


def test_horus() -> None:
    bonuses = "1 Papyrus · 1 Bread · 1 Limestone · 1 Gold · 1 Scribe · 2 VP"
    shown = [f"{bonus.amount} {bonus.what.name}" for bonus in EDITION.horus_bonuses]
    assert " · ".join(shown) == bonuses.upper()
    assert [god.name.title() for god in EDITION.preprinted_gods] == [
        "Osiris",
        "Bastet",
        "Thoth",
        "Hathor",
        "Ra",
        "Horus",
    ]


def test_temple_rewards() -> None:
    spaces = TEMPLE.split()
    rewards = [(GOODS[space[0]], int(space[1])) for space in spaces]
    assert [(reward.what, reward.amount) for reward in EDITION.temple_rewards] == rewards


def test_outer_edges_north_east_south_west() -> None:
    sides = ("r g b y r", "g b r y g", "y r g b y", "b y r g b")
    assert EDITION.temple_edges == tuple(map(edges, sides))


def test_building_spaces() -> None:
    first, second = (2, 3, 4, 3, 2), (3, 4, 4, 4, 3)
    rows_with_three, columns_with_three = (1, 3, 5), (2, 4)
    expected = []
    for line in range(10):
        number = line % 5 + 1
        three = number in (rows_with_three if line < 5 else columns_with_three)
        expected.append(PrintedBuildingSpace(line, first[number - 1], (2, 3, 4)))
        expected.append(PrintedBuildingSpace(line, second[number - 1], (3, 4) if three else (4,)))
    assert EDITION.building_spaces == tuple(expected)


def test_building_spaces_per_number_of_players() -> None:
    spaces = EDITION.building_spaces
    assert [sum(n in space.players for space in spaces) for n in (2, 3, 4)] == [10, 15, 20]


def test_pillar_tiles() -> None:
    cells = [cell.strip() for cell in PILLARS.replace("\n", "").split("|") if cell.strip()]
    expected = {}
    for tile, cost, colors in zip(cells[::3], cells[1::3], cells[2::3], strict=True):
        amounts = {part[0]: int(part[1]) for part in cost.split()}
        expected[tile] = (amounts.get("L", 0), amounts.get("G", 0), edges(colors))
    tiles = EDITION.pillar_tiles
    assert {tile.id: (tile.limestone, tile.granite, tile.edges) for tile in tiles} == expected
    assert [tile.id for tile in tiles] == sorted(expected)
    assert len(tiles) == 27


def test_light_of_the_pillar_tiles_abilities() -> None:
    for light, tiles in ABILITIES.items():
        assert [tile.id for tile in EDITION.pillar_tiles if tile.light is light] == tiles.split()


def test_ra_pays_most_on_the_left() -> None:  # R10
    assert EDITION.ra_points == (3, 2, 1)


def test_osiris_rows() -> None:  # R14
    papyrus, bread, limestone, granite = Good.PAPYRUS, Good.BREAD, Good.LIMESTONE, Good.GRANITE
    assert EDITION.osiris_rows == (
        OsirisRow(1, (), 0, 1, 0),
        OsirisRow(1, (), 0, 1, 0),
        OsirisRow(1, (limestone, granite, papyrus, bread), 0, 1, 0),
        OsirisRow(1, (granite, limestone, bread, papyrus), 0, 1, 1),
        OsirisRow(2, (), 0, 2, 0),
        OsirisRow(2, (), 1, 2, 0),
    )


def test_tracks() -> None:  # R8, R31, R36
    assert EDITION.production_limit == 6
    assert EDITION.populace_limit == 21
    assert EDITION.joy_steps == (9, 13, 16, 19, 21)
    assert EDITION.happiness_rewards == (16, 19, 21)


def test_market() -> None:  # R9, R30
    blessing, technology, decree = Family
    sections = [
        (section.name, section.cards, section.happiness, section.population)
        for section in EDITION.market
    ]
    assert sections == [
        ("yellow", (blessing, blessing, technology), 1, 0),
        ("red", (blessing, blessing, technology, technology), 5, 0),
        ("green", (blessing, technology, technology, decree), 9, 9),
        ("blue", (blessing, technology, decree, decree), 13, 13),
    ]


def test_maat_losses() -> None:
    assert EDITION.maat_losses == (MaatLoss(-3, 1), MaatLoss(-6, 2), MaatLoss(-9, 3))


def test_cards() -> None:
    assert EDITION.starting_cards == {2: 5, 3: 7, 4: 9}
    assert [card.initiative for card in EDITION.starting] == list(range(1, 13))
    assert [card.ankh for card in EDITION.destiny] == [0, 1, 2, 3]
    assert EDITION.many_players_only == ("T16", "D20")


def test_decree_symbols() -> None:
    expected = {card: symbol for symbol, cards in SYMBOLS.items() for card in cards.split()}
    decrees = [f"D{number:02}" for number in range(1, 25)]
    assert (
        dict(zip(decrees, (decree.symbol for decree in EDITION.decrees), strict=True)) == expected
    )
