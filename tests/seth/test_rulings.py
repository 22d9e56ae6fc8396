"""Rulings R60–R73, one after the other."""

import pytest

from tekhenu import Botankhamun, Game, Settings, SettingsError, TimeOfSeth
from tekhenu.components.terms import Colour, Good
from tekhenu.lab.deals import recipe
from tekhenu.rules.cards import Artifacts
from tekhenu.rules.event import Gained, Rolled, Scored, Source
from tekhenu.rules.maat import balance_of
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position, offered, play

from .table import at_maat, conquered, laid, moment, position, settings, to_weigh

SETH = 6
COLOURS = ("white", "black", "yellow", "brown", "gray", "red", "blue", "green")
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


def seth_die(at: Position, value: int) -> str:
    return at.die("seth", "gray", value)


# R60 The bag


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (2, (4, 4, 3, 3, 5, 2, 2, 1)),
        (3, (4, 4, 4, 4, 5, 2, 2, 1)),
        (4, (5, 5, 4, 4, 5, 2, 2, 1)),
    ],
)
def test_R60_the_bag_fits_exactly(players: int, counts: tuple[int, ...]) -> None:
    """Two gray on the Seth board, three for each section, 2 per player until the first Maat."""
    game = Game.new(settings(players), seed=3)
    state, colour = game.state, game.table.printed.colour
    dice = state.bag + [die for section in state.sections for die in section]
    found = tuple(sum(colour[die] == Colour[name.upper()] for die in dice) for name in COLOURS)
    assert found == counts
    assert sum(counts) == 2 + 3 * 6 + 2 * players
    assert sum(len(section) for section in state.sections) == 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R60_gray_dice_lie_on_the_seth_board(players: int) -> None:
    """Two from the start, and every one drawn for a section, which is one die short then."""
    game = Game.new(settings(players), seed=5)
    colour = game.table.printed.colour
    rolled = [event for event in game.events if isinstance(event, Rolled)]
    assert [event.section for event in rolled[:2]] == [SETH, SETH]
    for event in rolled:
        assert (event.section == SETH) == (colour[event.die] == Colour.GRAY)
    sections = game.state.sections
    assert sum(map(len, sections[:SETH])) == 18 - (len(sections[SETH]) - 2)


def test_R60_drawn_at_a_rotation_gray_dice_go_to_the_seth_board_and_stay_as_they_are() -> None:
    """Seven dice are left in the bag, five of them gray; four are drawn for Shaded sections."""
    at = Position(settings=settings())
    seth_die(at, 4)
    (lying,) = at.state.sections[SETH]
    at.state.phase, at.state.round = Phase.REFILL, 2
    at.state.bag.sort(key=lambda die: at.printed.colour[die] != Colour.GRAY)
    kept = at.state.bag[:4]
    for die in at.state.bag[4:]:
        at.state.sections[0].append(die)
        at.state.values[die] = 1
    at.state.bag[:] = kept
    game = at.game()
    sections = game.state.sections
    assert sorted(sections[SETH]) == sorted([lying, *kept])
    assert (sections[2], sections[5]) == ([], [])
    assert game.state.values[lying] == 4


# R61 Produce


@pytest.mark.parametrize(("value", "made"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
@pytest.mark.parametrize(("colour", "track"), [("red", "soldiers"), ("blue", "priests")])
def test_R61_half_the_value_rounded_up_and_no_excess(
    colour: str, track: str, value: int, made: int
) -> None:
    at = position().player(0, production_papyrus=2)
    die = at.die("osiris", colour, value)
    assert at.play(die, f"produce:{track}") == {f"p0.{track}": made} | laid(die)


def test_R61_green_produces_any_of_the_four_with_an_excess() -> None:
    at = position()
    die = at.die("osiris", "green", 3)
    game = at.game()
    play(game, die)
    assert offered(game) == [
        "god:osiris",
        *(f"produce:{good}" for good in ("papyrus", "bread", "limestone", "granite")),
    ]
    assert play(game, "produce:granite") == {"p0.granite": 2, "p0.excess.granite": 1} | laid(
        die, "pure"
    )


@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_R61_all_three_may_serve_the_god_of_their_section(colour: str) -> None:
    at = position().player(0, granite=1)
    die = at.die("horus", colour, 1)
    game = at.game()
    play(game, die)
    assert offered(game)[0] == "god:horus"


def test_R61_it_is_a_produce_action_for_blessings() -> None:
    """B01 pays, B21 produces twice."""
    at = position().give(0, "B01", "B21")
    die = at.die("osiris", "red", 3)
    assert at.play(die, "produce:soldiers", "play:B01", "play:B21") == {
        "p0.limestone": 4,
        "p0.soldiers": 4,
        "B01": "discard",
        "B21": "discard",
    } | laid(die)


def test_R61_T13_shifts_but_adds_nothing_and_T12_sees_no_excess() -> None:
    at = position().give(0, "T12", "T13")
    die = at.die("osiris", "red", 3)
    assert at.play(die, "produce:soldiers", "value:5") == {
        "p0.soldiers": 3,
        f"{die}.value": 2,
    } | laid(die)


def test_R61_T11_scores_for_a_value_of_1() -> None:
    at = position().give(0, "T11")
    die = at.die("thoth", "blue", 1)
    expected = {"p0.priests": 1, "p0.vp.technologies": 2} | laid(die)
    assert at.play(die, "produce:priests") == expected


def test_R61_T19_produces_soldiers_before_the_god() -> None:
    at = position().give(0, "T19").player(0, granite=1, scribes=1)
    die = at.die("horus", "red", 4)
    changed = at.play(die, "take:4", "god:horus", "use:T19", "statue:workshops")
    assert changed["p0.soldiers"] == 2
    assert changed["statue:workshops"] == "p0"


def test_R61_the_soldiers_of_T19_make_a_seth_action_under_anubis_possible() -> None:
    """A red 2 under Anubis: without a soldier the action needs the one T19 brings (R90)."""
    at = position().give(0, "T19").player(0, scribes=3)
    die = at.die("horus", "red", 2)
    changed = at.play(die, "anubis:2", "god:seth", "conquest:r1c1")
    assert changed["region2/1"] == "p0"
    assert changed["p0.scribes"] == -3
    assert changed.get("p0.soldiers", 0) == 0
    without = position().give(0, "T19").player(0, scribes=2)
    die = without.die("horus", "red", 2)
    game = without.game()
    play(game, die, "anubis:2")
    assert "god:seth" not in offered(game)


def test_R61_nothing_replaces_soldiers_and_priests() -> None:
    """Gold does not, Scribes with T10 do not."""
    at = position().give(0, "T10").player(0, gold=9, scribes=9, granite=9)
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "take:1", "god:horus")
    assert "statue:seth" not in offered(game)
    at = position().player(0, gold=9)
    seth_die(at, 1)
    game = at.game()
    assert game.decision is not None
    assert ("die:gray1@seth", "region 1 needs 1 soldier, you have 0") in [
        (name, str(reason)) for name, reason in game.decision.blocked()
    ]


def test_R61_anubis_may_produce_soldiers_and_priests() -> None:
    at = position().player(0, scribes=2)
    die = at.die("horus", "white", 6)
    game = at.game()
    play(game, die, "anubis:6")
    assert {"produce:soldiers", "produce:priests"} <= set(offered(game))
    changed = play(game, "produce:priests")
    assert changed["p0.priests"] == 3


# R62 Tracks


def test_R62_both_begin_at_1() -> None:
    for player in Game.new(settings(3), seed=1).state.players:
        assert (player.soldiers, player.priests, player.blood) == (1, 1, 0)


def test_R62_what_goes_beyond_8_is_lost() -> None:
    at = position().player(0, soldiers=7)
    die = at.die("osiris", "red", 6)
    assert at.play(die, "produce:soldiers") == {"p0.soldiers": 1} | laid(die)


# R63 Regions


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


def scored(at: Position) -> list[int]:
    """VP for Buildings on the Seth board at a Scoring, by seat."""
    at.state.phase = Phase.SCORING
    return [player.vp_by_source[Source.REGIONS] for player in at.game().state.players]


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


# R65 Statues for the people


@pytest.mark.parametrize(("space", "cards"), [("left", 2), ("middle", 2), ("right", 1)])
def test_R65_market_cards_from_one_section_free(space: str, cards: int) -> None:
    at = position().player(0, granite=1, happiness=5, population=5)
    die = at.die("horus", "white", 1)
    choices = ("market:2/1", "market:2/3")[:cards]
    changed = at.play(die, "god:horus", f"statue:seth-{space}", *choices)
    assert changed["B03"] == "p0"
    assert changed.get("T02", "") == ("p0" if cards == 2 else "")
    assert "p0.papyrus" not in changed
    assert "p0.gold" not in changed


def test_R65_only_sections_the_happiness_allows_and_fewer_if_fewer_lie_there() -> None:
    at = position().player(0, granite=1, happiness=2, population=5)
    at.market(1, "", "B02", "")
    die = at.die("horus", "white", 1)
    game = at.game()
    assert play(game, die, "god:horus", "statue:seth-left")["B02"] == "p0"
    assert moment(game) == (1, "die")
    at = position().player(0, granite=1, happiness=0, population=5)
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:seth-left")["statue:seth-left"] == "p0"


def test_R65_it_is_no_thoth_action() -> None:
    """T03 and the Cultist of Thoth do not answer, nor do Statues to Thoth."""
    at = position().player(0, granite=1, happiness=5, population=5).give(0, "T03").cultist(0, "C06")
    at.build(1, "statue:thoth")
    die = at.die("horus", "white", 1)
    changed = at.play(die, "god:horus", "statue:seth-right", "market:1/1")
    assert not {"p0.vp.technologies", "p0.priests", "p1.bread"} & set(changed)


def test_R65_a_building_under_the_own_statue_brings_3_vp() -> None:
    for owner, vp in ((0, 3), (1, 0)):
        at = position().player(0, soldiers=2).build(owner, "statue:seth-left")
        die = seth_die(at, 4)
        assert at.play(die, "conquest:r1c1").get("p0.vp.seth", 0) == vp


def test_R65_own_buildings_under_it_score_1_vp_more() -> None:
    at = position(3).build(0, "statue:seth-left", "region1", "region4", "region2")
    at.build(1, "region4")
    assert scored(at) == [2 + 1 + 3 + 1 + 2, 3, 0]


# R66 The Statue to Seth


def test_R66_granite_and_a_priest_with_any_die() -> None:
    for value in range(1, 7):
        at = position().player(0, granite=1, priests=1)
        die = at.die("horus", "white", value)
        assert at.play(die, "god:horus", "statue:seth") == {
            "p0.granite": -1,
            "p0.priests": -1,
            "p0.statues": -1,
            "statue:seth/1": "p0",
        } | laid(die, "pure")


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_R66_spaces(players: int, spaces: int) -> None:
    at = position(players).player(0, granite=1, priests=1)
    for seat in range(spaces):
        at.build(seat, "statue:seth")
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "god:horus")
    assert "statue:seth" not in offered(game)


def test_R66_P12_may_build_it() -> None:
    """Its Horus action of a value up to 3."""
    at = position().player(0, granite=2, limestone=9, priests=1).display("P01", "P02", "P12")
    at.state.wheel = next(w for w in range(6) if at.printed.light_at[w][1] == at.printed.shaded)
    die = at.die("ra", "yellow", 1)
    choices = ("temple:r1c1/0", "use:P12", "value:1", "statue:seth")
    assert at.play(die, "god:ra", *choices)["statue:seth/1"] == "p0"


def test_R66_B13_waives_only_the_granite() -> None:
    at = position().give(0, "B13").player(0, priests=1)
    die = at.die("horus", "white", 1)
    changed = at.play(die, "god:horus", "statue:seth")
    assert changed["p0.priests"] == -1
    assert changed["B13"] == "discard"
    at = position().give(0, "B13")
    die = at.die("horus", "white", 1)
    game = at.game()
    play(game, die, "god:horus")
    assert "statue:seth" not in offered(game)


def test_R66_its_bonus_is_a_soldier_by_R29() -> None:
    """Two players: for both. T07 adds its Granite."""
    at = position().player(0, soldiers=1).build(1, "statue:seth").give(1, "T07")
    die = seth_die(at, 1)
    changed = at.play(die, "conquest:r1c1")
    assert (changed["p1.soldiers"], changed["p1.granite"]) == (1, 1)
    own = position().player(0, soldiers=1).build(0, "statue:seth")
    die = seth_die(own, 1)
    assert own.play(die, "conquest:r1c1").get("p0.soldiers", 0) == -1 + 1
    four = position(4).player(0, soldiers=1).build(0, "statue:seth")
    die = seth_die(four, 1)
    assert four.play(die, "conquest:r1c1")["p0.soldiers"] == -1


def test_R66_three_players_have_the_bonus_at_once_for_a_first_statue() -> None:
    at = position(3).player(0, granite=1, priests=1)
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:seth")["p0.soldiers"] == 1
    at = position(3).player(0, granite=1, priests=1).build(0, "statue:seth")
    die = at.die("horus", "white", 1)
    assert "p0.soldiers" not in at.play(die, "god:horus", "statue:seth")


# R67 Conquest tiles


def test_R67_empty_for_a_conquest_tile_is_without_any_tile() -> None:
    at = position().player(0, soldiers=1).conquest("Q07", "r1c1").pillar(-1, "P10", "r1c2/0")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die)
    assert moment(game) == (0, "conquest")
    assert len(offered(game)) == 23
    assert not {"conquest:r1c1", "conquest:r1c2"} & set(offered(game))


def test_R67_for_ra_and_hathor_the_space_is_empty_and_its_reward_stays_valid() -> None:
    at = position().player(0, limestone=9, granite=9).conquest("Q01", "r1c1")
    die = at.die("ra", "white", 1)
    changed = at.play(die, "god:ra", "temple:r1c1/0")
    assert (changed["p0.papyrus"], changed["p0.gold"]) == (1, 2)
    at = position().player(0, bread=2).conquest("Q01", "r1c1")
    die = at.die("hathor", "yellow", 1)
    assert at.play(die, "god:hathor", "hathor:row1/1")["p0.papyrus"] == 1


def test_R67_P19_doubles_the_printed_reward_only() -> None:
    """P19 works in the sun; r1c1 shows 1 Papyrus."""
    at = position().player(0, limestone=9).conquest("Q01", "r1c1").display("P01", "P02", "P19")
    die = at.die("ra", "white", 1)
    changed = at.play(die, "god:ra", "temple:r1c1/0")
    assert (changed["p0.papyrus"], changed["p0.gold"]) == (2, 2)


def test_R67_all_line_tiles_of_a_line_pay_whoever_builds_and_stay() -> None:
    at = position().player(0, bread=2).conquest("Q07", "r1c1").conquest("Q09", "r1c4")
    at.conquest("Q11", "r2c1")
    die = at.die("hathor", "yellow", 1)
    changed = at.play(die, "god:hathor", "hathor:row1/1")
    assert (changed["p0.gold"], changed["p0.scribes"]) == (1, 1)
    assert not {"p0.soldiers", "Q07", "Q09", "Q11"} & set(changed)


def test_R67_line_tiles_pay_after_the_population() -> None:
    """Q12's Happiness finds the room that Hathor has just made."""
    at = position().player(0, bread=2, population=5, happiness=5).conquest("Q12", "r1c1")
    die = at.die("hathor", "yellow", 1)
    changed = at.play(die, "god:hathor", "hathor:row1/1")
    assert (changed["p0.population"], changed["p0.happiness"]) == (1, 1)


def test_R67_a_temple_statue_triggers_none() -> None:
    at = position().player(0, granite=1).conquest("Q07", "r3c1")
    die = at.die("horus", "white", 1)
    assert at.play(die, "god:horus", "statue:temple-row")["p0.gold"] == 1  # the one lying there


def test_R67_without_a_tile_or_a_space_none_is_placed() -> None:
    at = position().player(0, soldiers=1)
    at.seth.removed = sorted([at.seth.conquest, *at.seth.stack])
    at.seth.stack, at.seth.conquest = [], -1
    die = seth_die(at, 1)
    assert at.play(die)["region1/1"] == "p0"
    full = position().player(0, soldiers=1)
    for number in range(20):
        tile = full.state.stack[-1]
        full.pillar(-1, f"P{tile + 1:02}", f"r{number // 5 + 1}c{number % 5 + 1}/0")
    for column in range(1, 6):
        full.conquest(f"Q{column + 1:02}", f"r5c{column}")
    die = seth_die(full, 1)
    changed = full.play(die)
    assert changed["region1/1"] == "p0"
    assert "Q01" not in changed


# R68 Cultists


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


# R69 Artifacts


def test_R69_not_bought_it_goes_under_the_pile() -> None:
    at = at_maat(position()).player(0, priests=2)
    game = at.game()
    changed = play(game, "destiny:A01", "pass")
    assert changed["X01"] == "pile"
    assert game.state.seth is not None
    assert game.state.seth.pile[0] == 0
    assert "p0.priests" not in changed


def test_R69_gaps_are_filled_at_the_next_destiny_choice_in_order() -> None:
    """X01 was bought, X03 went under the pile: X05 and X06 take the places of A01 and A03."""
    at = position()
    board = at.seth
    at.state.players[0].artifacts = Artifacts(0b1)
    board.artifacts = [-1, 1, -1, 3]
    board.pile.insert(0, 2)
    board.buried = 1
    at.state.phase, at.state.round = Phase.CLEARING, 4
    game = at.game()
    assert game.state.seth is not None
    assert game.state.seth.artifacts == [4, 1, 5, 3]
    assert moment(game) == (0, "destiny")


def test_R69_a_short_pile_leaves_gaps() -> None:
    at = position()
    at.state.players[0].artifacts = Artifacts(0b11100111)  # X01 X02 X03 X06 X07 X08
    at.seth.artifacts, at.seth.pile = [-1, -1, -1, 3], [4]
    at.state.phase, at.state.round = Phase.CLEARING, 4
    game = at.game()
    assert game.state.seth is not None
    assert game.state.seth.artifacts == [4, -1, -1, 3]


def test_R69_at_setup_it_is_paid_before_the_starting_rewards() -> None:
    """E08's priests come too late for X01, which costs two; one priest is enough for X02."""
    at = position()
    at.state.phase, at.state.round = Phase.FIRST_DESTINY, 0
    for seat, player in enumerate(at.state.players):
        player.destiny, player.priests = -1, 1
        player.rewards = [16 + 7 - seat, 16 + 2 + seat]
    game = at.game()
    play(game, "destiny:A01")
    assert moment(game) == (1, "destiny")
    play(game, "destiny:A02")
    assert offered(game) == ["artifact:X02", "pass"]


# R70 Setup


def test_R70_order_of_setup() -> None:
    game = Game.new(settings(2), seed=9)
    kinds: list[str] = []
    while game.state.phase != Phase.TURN:
        assert game.decision is not None
        if game.decision.kind not in kinds:
            kinds.append(game.decision.kind)
        game.play(game.decision.options[0])
    assert kinds[:5] == ["decree", "starting", "cultist", "destiny", "artifact"]
    assert "reward" in kinds[5:]


def test_R70_three_decrees_are_dealt_and_one_is_kept() -> None:
    game = Game.new(settings(2), seed=9)
    assert len(offered(game)) == 3
    others = [name[5:] for name in offered(game)][1:]
    play(game, offered(game)[0])
    bottom = game.state.decks[2][:2]
    assert sorted(f"D{card + 1:02}" for card in bottom) == sorted(others)
    assert game.state.players[0].decrees.bit_count() == 1


def test_R70_the_expansions_cards_replace_the_starting_cards() -> None:
    for number, players in ((5, 2), (7, 3), (9, 4)):
        game = Game.new(settings(players), seed=1)
        while game.state.phase == Phase.DECREES:
            assert game.decision is not None
            game.play(game.decision.options[0])
        assert len(offered(game)) == number
        assert all(name.startswith("starting:E") for name in offered(game))


def test_R70_initiative_orders_the_players() -> None:
    at = position()
    state = at.state
    state.phase, state.round, state.offer = Phase.DRAFT, 0, [16, 17, 18, 26, 27]
    for player in state.players:
        player.destiny = -1
    state.seth = at.seth
    at.seth.cultists = [0, 1, 2]
    changed = at.play("starting:E01", "starting:E12", "starting:E11", "starting:E02")
    assert changed["order"] == "1 0"
    assert changed["phase"] == "CULTISTS"


# R71 Dice


@pytest.mark.parametrize("wheel", range(6))
@pytest.mark.parametrize(
    ("colour", "way"), [("green", "pure"), ("red", "tainted"), ("blue", "tainted")]
)
def test_R71_purity_in_every_light(colour: str, way: str, wheel: int) -> None:
    at = position()
    at.state.wheel = wheel
    die = at.die("thoth", colour, 2)
    game = at.game()
    play(game, die)
    good = {"red": "soldiers", "blue": "priests", "green": "bread"}[colour]
    assert play(game, f"produce:{good}")[die] == f"p0 {way}"


def test_R71_blessings_may_name_all_eight_colours() -> None:
    at = position().give(0, "B11")
    die = at.die("osiris", "white", 3)
    game = at.game()
    play(game, die)
    named = {name[9:] for name in offered(game) if name.startswith("play:B11/")}
    plain = {name for name in named if name[-2] not in "+-"}
    assert plain == set(COLOURS) - {"white"}
    changed = play(game, "play:B11/red", "produce:soldiers")
    assert (changed["p0.soldiers"], changed[die]) == (2, "p0 tainted")


def test_R71_base_games_know_five_colours() -> None:
    at = Position().give(0, "B11")
    die = at.die("horus", "white", 3)
    at.die("osiris", "yellow", 2)
    at.die("osiris", "brown", 2)
    game = at.game()
    play(game, die)
    assert not [n for n in offered(game) if "red" in n or "blue" in n or "green" in n]


def test_R71_a_seth_die_serves_seth_only() -> None:
    """Even with another colour it does not produce."""
    at = position().player(0, soldiers=3).give(0, "B11")
    die = seth_die(at, 1)
    game = at.game()
    changed = play(game, die, "play:B11/white", "conquest:r1c1")
    assert changed["region1/1"] == "p0"
    assert changed[die] == "p0 tainted"
    poor = position().give(0, "B11")
    assert seth_die(poor, 1) not in offered(poor.game())


def test_R71_named_green_a_seth_die_is_pure() -> None:
    at = position().player(0, soldiers=3).give(0, "B11")
    die = seth_die(at, 1)
    assert at.play(die, "play:B11/green", "conquest:r1c1")[die] == "p0 pure"


def test_R71_scribes_B09_T11_and_T14_apply_to_it() -> None:
    at = position().player(0, soldiers=3, scribes=1)
    die = seth_die(at, 4)
    changed = at.play(die, "take:6", "conquest:r1c1")
    assert (changed["region6/1"], changed["p0.scribes"]) == ("p0", -1)
    at = position().player(0, soldiers=3).give(0, "B09")
    die = seth_die(at, 4)
    assert at.play(die, "play:B09/6", "conquest:r1c1")["region6/1"] == "p0"
    at = position().player(0, soldiers=3).give(0, "T14", "T11")
    die = seth_die(at, 3)
    changed = at.play(die, "value:1", "conquest:r1c1")
    assert (changed["region1/1"], changed["p0.vp.technologies"]) == ("p0", 2)


def test_R71_T14_may_be_needed_to_reach_an_affordable_region() -> None:
    """R90: one soldier does for region 4 only with the shift."""
    at = position().player(0, soldiers=1).give(0, "T14")
    die = seth_die(at, 4)
    game = at.game()
    play(game, die)
    assert offered(game) == ["value:2", "value:3"]


def test_R71_extra_actions_and_T19_do_not_apply_to_it() -> None:
    at = position().player(0, soldiers=3, scribes=5, happiness=5).give(0, "B17", "B19", "T19")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die)
    assert not [name for name in offered(game) if name.startswith("play:")]
    play(game, "take:1")
    assert moment(game) == (0, "conquest")


def test_R71_seth_is_neither_neighbour_nor_opposite() -> None:
    """B17 at Osiris offers Horus and Thoth, not the board of Seth."""
    at = position().player(0, soldiers=3, scribes=1, granite=5, happiness=5).give(0, "B17")
    die = at.die("osiris", "brown", 1)
    game = at.game()
    play(game, die, "play:B17")
    assert [name for name in offered(game) if name.startswith("extra")] == [
        "extra:B17/horus",
        "extra:B17/thoth",
    ]


def test_R71_anubis_takes_a_seth_die_for_anything_and_any_die_for_seth() -> None:
    at = position().player(0, scribes=2)
    die = seth_die(at, 4)
    changed = at.play(die, "produce:bread")
    assert (changed["p0.bread"], changed[die]) == (2, "p0 below")
    at = position().player(0, scribes=2, soldiers=2)
    die = at.die("horus", "white", 4)
    changed = at.play(die, "anubis:4", "god:seth", "conquest:r1c1")
    assert (changed["region4/1"], changed["p0.soldiers"], changed["p0.blood"]) == ("p0", -2, 1)


def test_R71_the_reward_at_21_may_be_seth() -> None:
    at = position().player(0, papyrus=2, population=21, happiness=20, soldiers=3)
    die = at.die("bastet", "black", 1)
    changed = at.play(die, "god:bastet", "god:seth", "value:6", "conquest:r1c1")
    assert (changed["region6/1"], changed["p0.soldiers"], changed["p0.blood"]) == ("p0", -3, 1)


# R72 Order


def test_R72_step_by_step() -> None:
    """Soldiers, Building, reward, Statue above, blood, tile; then Cultist and Statue bonuses."""
    at = position().player(0, soldiers=1).cultist(0, "C01")
    at.build(0, "statue:seth-left").build(1, "statue:seth")
    die = seth_die(at, 1)
    game = at.game()
    play(game, die, "conquest:r2c2")
    told = [type(event).__name__ for event in game.events]
    start = told.index("Spent")
    assert told[start : start + 10] == [
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
    """What the Decree scores for seat 0 with these pieces."""
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


# With and without


def test_botankhamun_does_not_know_seth() -> None:
    with pytest.raises(SettingsError, match="Botankhamun"):
        Settings(solo=Botankhamun(), expansion=TimeOfSeth())


def test_the_option_is_saved_only_when_on() -> None:
    assert "seth" not in Settings().to_json()
    assert Settings(expansion=TimeOfSeth()).to_json()["seth"] is True
    assert Settings(expansion=TimeOfSeth()).modules == ("base", "seth")
    game = recipe(3, 1, 4, seth=True).begin()
    assert Game.load(game.save()).settings.expansion == TimeOfSeth()
