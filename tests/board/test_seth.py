"""The board of Seth, and what his time adds to the other parts, as drawn."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from xml.etree.ElementTree import Element

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.board.look import Look
from tekhenu.board.panels.armies import draw_armies
from tekhenu.board.panels.hand import cards_held
from tekhenu.board.panels.horus import draw_horus
from tekhenu.board.panels.offer import draw_offer
from tekhenu.board.panels.player import draw_player, draw_player_compact
from tekhenu.board.panels.seth import TRAY, board_of, dice_layout, draw_seth
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.pieces.conquest_tiles import draw_conquest
from tekhenu.board.pieces.wooden import letter_of
from tekhenu.board.table import draw_board, draw_others, draw_seat
from tekhenu.components import from_overrides
from tekhenu.components.terms import God
from tekhenu.rules import Phase
from tekhenu.rules.cards import Artifacts
from tekhenu.rules.move import card_name
from tekhenu.rules.place import TEMPLE_SPACE
from tekhenu.rules.seth import SPACES

from .looks import Drawing, icons_in, look_at, moments, of_each_kind, sampled, seat_of, text_in
from .test_player import by_class, only

SEATS = (2, 3, 4)
ON_BOARD = (
    *("die", "temple", "hathor", "osiris", "statue", "market", "conquest", "production"),
    *("starting", "cultist", "destiny", "artifact"),
)


def positions(players: int, seed: int, every: int = 13) -> Iterator[Look]:
    return sampled(players, seed, every, seth=True)


def games(players: int, seed: int) -> Iterator[Game]:
    return moments(players, seed, Settings(players=players, expansion=TimeOfSeth()))


@pytest.mark.parametrize("players", [2, 4])
def test_every_choice_of_a_whole_game_can_be_pointed_at(players: int) -> None:
    """Pieces on the table are chosen on the drawing, everything else in the list of options."""
    met = set()
    for game in of_each_kind(games(players, players)):
        look = look_at(game)
        parts = draw_board(look)
        seat = look.view.seat or 0
        drawing = Drawing(*parts.values(), draw_seat(look, seat), *draw_others(look, seat).values())
        assert len(drawing.ids) == len(set(drawing.ids))
        offered = drawing.offered()
        assert set(offered) <= {*look.choices, *prefixes(look)}
        for option in look.choices:
            verb = option.partition(":")[0]
            if verb in ON_BOARD:
                met.add(verb)
                assert option in offered or option.startswith(tuple(offered)), option
    assert met >= {"die", "conquest", "statue", "cultist", "destiny", "artifact", "starting"}


def prefixes(look: Look) -> set[str]:
    ends = {option.rpartition("/")[0] + "/" for option in look.choices}
    return ends | {option.partition("/")[0] for option in look.choices}


@pytest.mark.parametrize("players", SEATS)
def test_gray_dice_lie_on_the_board_of_seth(players: int) -> None:
    for look in positions(players, 3):
        drawing = Drawing(draw_seth(look))
        lying = sorted(look.state.sections[God.SETH])
        dice = drawing.by_id["seth-dice"]
        assert [e.attrib["id"] for e in dice] == [f"die-{die}" for die in lying]
        for die in lying:
            drawn = drawing.by_id[f"die-{die}"]
            assert drawn.attrib["data-purity"] == "tainted"
            assert len(by_class(drawn, "die-pip")) == look.state.values[die]
        assert not set(drawing.ids) & set(Drawing(draw_wheel(look)).starting("die-"))


@pytest.mark.parametrize("count", range(31))
def test_any_number_of_dice_has_room(count: int) -> None:
    """Side by side, and even glowing ones within the tray."""
    size, columns = dice_layout(count)
    rows = -(-count // columns)
    _, _, width, height = TRAY
    assert 1.2 * size <= width / columns
    assert 1.2 * size * rows <= height
    assert size >= 20 or count > 6


@pytest.mark.parametrize("players", SEATS)
def test_regions_show_their_buildings_and_free_spaces(players: int) -> None:
    """One space with two players, two otherwise (R63)."""
    spaces = 1 if players == 2 else 2
    built = 0
    for look in positions(players, 4):
        drawing = Drawing(draw_seth(look))
        for region in range(6):
            drawn = drawing.by_id[f"region-{region + 1}"]
            assert len(by_class(drawn, "building-space")) == spaces
            owners = board_of(look).regions[region * SPACES :][:spaces]
            there = drawing.starting(f"building-region{region + 1}-")
            assert {n: seat_of(e) for n, e in there.items()} == {
                str(i): owner for i, owner in enumerate(owners, 1) if owner >= 0
            }
            for piece in there.values():
                assert text_in(piece) == [letter_of(look, seat_of(piece))]
                built += 1
    assert built


def test_regions_show_what_the_edition_prints() -> None:
    own = from_overrides(
        {
            "seth.regions.2.soldiers": 7,
            "seth.regions.2.reward": "4 vp, 6 scribe",
            "seth.regions.2.vp": 9,
        }
    )
    look = look_at(Game.new(Settings(players=2, edition=own, expansion=TimeOfSeth()), 1))
    drawn = Drawing(draw_seth(look)).by_id["region-2"]
    assert text_in(drawn) == ["7", "9", "4", "6"]
    assert icons_in(drawn) == ["soldier", "vp", "vp", "scribe"]
    assert len(by_class(drawn, "die-value-pip")) == 2


def test_a_building_under_its_owners_statue_is_marked() -> None:
    """It scores 1 VP more at each Scoring (R65)."""
    look = next(positions(3, 1))
    board = board_of(look)
    board.regions[:] = [0, 1, 0, -1] + [-1] * 8
    look.state.people[4:] = [0, -1, -1]
    marked = [name for name, e in regions(look).items() if by_class(e, "raised")]
    assert marked == ["1"]
    assert len(by_class(regions(look)["1"], "raised")) == 1


def regions(look: Look) -> dict[str, Element]:
    return Drawing(draw_seth(look)).starting("region-")


@pytest.mark.parametrize("players", SEATS)
def test_statues_for_the_people_stand_above_the_columns(players: int) -> None:
    places = ("seth-left", "seth-middle", "seth-right")
    for look in positions(players, 6):
        drawing = Drawing(draw_seth(look))
        owners = dict(zip(places, look.state.people[4:], strict=True))
        drawn = {name: drawing.by_id.get(f"statue-{name}") for name in places}
        assert {n: -1 if e is None else seat_of(e) for n, e in drawn.items()} == owners


@pytest.mark.parametrize(("players", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_the_overlay_has_the_statues_to_seth(players: int, spaces: int) -> None:
    """1, 2, 3 spaces with 2, 3, 4 players (R66)."""
    honored = 0
    for game in games(players, 8):
        look = look_at(game)
        drawing = Drawing(draw_horus(look))
        owners = look.state.statues[God.SETH * 3 :][:spaces]
        drawn = {n: seat_of(e) for n, e in drawing.starting("statue-seth-").items()}
        assert drawn == {str(i): owner for i, owner in enumerate(owners, 1) if owner >= 0}
        assert len(by_class(drawing.root, "piece-space")) == owners.count(-1)
        offered = ["statue:seth"] if "statue:seth" in look.choices else []
        assert drawing.offered() == offered
        honored += len(offered)
    assert honored


@pytest.mark.parametrize("players", SEATS)
def test_soldiers_and_priests_stand_on_their_steps(players: int) -> None:
    look = next(positions(players, 2))
    for field in ("soldiers", "priests"):
        places = []
        for count in range(9):
            for player in look.state.players:
                setattr(player, field, count)
            markers = Drawing(draw_armies(look)).starting(f"{field}-")
            assert sorted(markers) == [str(seat) for seat in look.seats]
            across = {e.attrib["transform"].split()[0] for e in markers.values()}
            assert len(across) == 1, "the same step is the same place"
            assert len({e.attrib["transform"] for e in markers.values()}) == players
            places.append(float(across.pop().removeprefix("translate(")))
        steps = [b - a for a, b in pairwise(places)]
        assert min(steps) > 0 and max(steps) - min(steps) < 0.1


@pytest.mark.parametrize("players", SEATS)
def test_conquest_tiles_lie_on_the_temple_and_the_next_one_beside_seth(players: int) -> None:
    laid = 0
    for look in positions(players, 5):
        board = board_of(look)
        temple, seth = Drawing(draw_temple(look)), Drawing(draw_seth(look))
        there = {
            str(TEMPLE_SPACE[s]): card_name("Q", tile)
            for s, tile in enumerate(board.temple)
            if tile >= 0
        }
        drawn = {
            name: e.attrib["data-card"]
            for name, space in temple.starting("space-").items()
            for e in space.iter()
            if "data-card" in e.attrib
        }
        assert drawn == there
        laid += len(there)
        for name in there:
            row, column = int(name[1]), int(name[3])
            reward = look.edition.temple_rewards[(row - 1) * 5 + column - 1]
            shown = icons_in(temple.by_id[f"space-{name}"])
            assert shown[-reward.amount :] == [reward.what.name.lower()] * reward.amount
        faces = [e.attrib["data-card"] for e in seth.root.iter() if "data-card" in e.attrib]
        assert faces == ([card_name("Q", board.conquest)] if board.conquest >= 0 else [])
        assert f"×{len(board.stack)}" in text_in(seth.root)
    assert laid


def test_the_two_kinds_of_conquest_tiles_differ_in_outline_and_sign() -> None:
    look = next(positions(2, 1))
    outlines: dict[bool, set[str]] = {True: set(), False: set()}
    for number, tile in enumerate(look.edition.seth.conquest):
        root = Drawing(draw_conquest(look, number)).root
        outlines[tile.line].add(only(root, "conquest-body").attrib["d"])
        assert ("pillar" in icons_in(root)) != tile.line
    assert len(outlines[True]) == len(outlines[False]) == 1
    assert outlines[True] != outlines[False]


def test_a_conquest_tile_can_be_laid_on_every_empty_space() -> None:
    for game in games(3, 2):
        look = look_at(game)
        if game.decision is None or game.decision.kind != "conquest":
            continue
        drawing = Drawing(draw_temple(look))
        assert sorted(drawing.offered()) == sorted(look.choices)
        assert only(Drawing(draw_seth(look)).root, "in-hand").attrib["id"] == "conquest-open"


@pytest.mark.parametrize("players", SEATS)
def test_player_boards_count_the_army(players: int) -> None:
    blood = 0
    for look in positions(players, 9):
        for seat, player in enumerate(look.state.players):
            own = board_of(look).regions.count(seat)
            army = [str(n) for n in (player.soldiers, player.priests, player.blood, own)]
            full = Drawing(draw_player(look, seat)).root
            assert text_in(only(full, "plaque-army")) == army
            assert icons_in(only(full, "plaque-army")) == ["soldier", "priest", "blood", "region"]
            compact = Drawing(draw_player_compact(look, seat)).root
            assert text_in(only(compact, "plaque-goods"))[7:] == army[:3]
            blood += player.blood
    assert blood


def test_blood_lies_in_the_tainted_pan_unless_it_weighs_nothing() -> None:
    look = next(positions(2, 1))
    player = look.state.players[0]
    player.blood, player.artifacts = 4, Artifacts()
    pure, tainted = by_class(Drawing(draw_player(look, 0)).root, "scales-pan")
    assert "blood" not in icons_in(pure) and "blood" in icons_in(tainted)
    assert text_in(tainted) == ["4"]
    assert "−4" in text_in(Drawing(draw_player(look, 0)).root)
    player.artifacts = Artifacts.of([7])  # X08
    assert not by_class(Drawing(draw_player(look, 0)).root, "scales-excess")


@pytest.mark.parametrize("players", SEATS)
def test_cultist_and_artifacts_lie_with_the_cards(players: int) -> None:
    bought = 0
    for look in positions(players, 7):
        for seat, player in enumerate(look.state.players):
            held = [card for card in cards_held(look, seat) if card[0] in "CX"]
            cultist = [card_name("C", player.cultist)] if player.cultist >= 0 else []
            artifacts = [card_name("X", n) for n in range(8) if player.artifacts >> n & 1]
            assert held == cultist + artifacts
            bought += len(artifacts)
    assert bought


def test_an_artifact_lies_beside_its_destiny_card() -> None:
    for game in games(4, 4):
        if game.state.phase == Phase.FIRST_DESTINY and game.decision is not None:
            look = look_at(game)
            root = Drawing(draw_offer(look)).root
            faces = [e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib]
            beside = [
                [card_name("A", i)] + ([card_name("X", x)] if x >= 0 else [])
                for i, x in enumerate(board_of(look).artifacts)
            ]
            assert faces == [card for pair in beside for card in pair]


def test_more_cultists_than_players_are_on_offer() -> None:
    for game in games(3, 4):
        if game.state.phase == Phase.CULTISTS:
            for seat in (0, 1, 2):
                root = Drawing(draw_offer(look_at(game, seat))).root
                faces = [e.attrib["data-card"] for e in root.iter() if "data-card" in e.attrib]
                assert faces == sorted(card_name("C", c) for c in board_of(look_at(game)).cultists)
        if game.state.phase == Phase.FIRST_DESTINY:
            return


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_changes_the_table(seat: int) -> None:
    """Changes of the hidden order of conquest tiles and artifacts do not change the drawing."""
    rng = random.Random(0)
    for i, game in enumerate(games(3, 12)):
        if i % 17 == 0 and not game.over:
            one, other = (look_at(g, seat) for g in (game, game.determinize(seat, rng)))
            assert draw_board(one) == draw_board(other)


def test_a_base_game_has_none_of_it() -> None:
    look = next(sampled(4, 1))
    parts = draw_board(look)
    assert not {"seth", "armies"} & set(parts)
    assert not any(name in part for part in parts.values() for name in ("i-seth", "i-soldier"))
    assert draw_board(replace(look)) == parts
