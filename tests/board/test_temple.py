"""The drawing of the Temple Complex matches the position, and legal places are buttons."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from tekhenu import Botankhamun, Game, Settings
from tekhenu.board.look import Look
from tekhenu.board.panels.horus import draw_horus
from tekhenu.board.panels.osiris import draw_osiris
from tekhenu.board.panels.populace import draw_populace
from tekhenu.board.panels.temple import draw_temple
from tekhenu.board.panels.wheel import draw_wheel
from tekhenu.board.pieces.pillar_tiles import SIGNS, draw_tile
from tekhenu.board.svg import Svg
from tekhenu.components.terms import Edge
from tekhenu.rules.move import card_name
from tekhenu.rules.moves import parse
from tekhenu.rules.place import TEMPLE_LINE, TEMPLE_SPACE

from .looks import Drawing, icons_in, look_at, moments, sampled, seat_of, text_in

KINDS = ("temple", "hathor", "osiris", "statue", "ability")
PLACES = ("temple:", "hathor:", "osiris:", "statue:", "use:P")  # cards lie elsewhere


def drawn_with(look: Look, *more: Callable[[Look], Svg]) -> Drawing:
    parts = (draw_temple, draw_osiris, draw_horus, draw_populace, *more)
    return Drawing(*(draw(look) for draw in parts))


def asked(players: int, seed: int, kind: str) -> Look:
    for game in moments(players, seed):
        if game.decision is not None and game.decision.kind == kind:
            return look_at(game)
    raise AssertionError(f"no player was asked {kind}")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_and_pillars_lie_where_the_position_says(players: int) -> None:
    for look in sampled(players, seed=players):
        drawing = Drawing(draw_temple(look))
        state = look.state
        laid = [tile // 4 for tile in state.tiles if tile >= 0]
        shown = [tile for tile in state.display if tile >= 0]
        assert set(drawing.starting("tile-")) == {card_name("P", t) for t in laid + shown}
        pillars = {name: seat_of(e) for name, e in drawing.starting("pillar-").items()}
        assert pillars == {
            str(TEMPLE_SPACE[space]): seat for space, seat in enumerate(state.pillars) if seat >= 0
        }


def test_a_laid_tile_lies_on_its_space_with_its_edges_turned() -> None:
    for look in sampled(4, seed=11, every=41):
        drawing = Drawing(draw_temple(look))
        for space, laid in enumerate(look.state.tiles):
            if laid < 0:
                continue
            tile = drawing.by_id[f"tile-{card_name('P', laid // 4)}"]
            row, column = divmod(space, 5)
            place = f"translate({101 + column * 50 + 1} {88 + row * 50 + 1})"
            assert tile.attrib["transform"].startswith(place)
            signs = [e.attrib["class"] for e in tile.iter() if "sign " in e.get("class", "")]
            edges = look.table.printed.tile_edges[laid]
            assert signs == [f"sign sign-{Edge(edge).name.lower()}" for edge in edges]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_buildings_stand_where_the_position_says(players: int) -> None:
    for look in sampled(players, seed=10 + players):
        drawing = Drawing(draw_temple(look))
        spaces = look.table.printed.building_spaces
        lines = look.table.printed.building_line
        names = {space: f"{TEMPLE_LINE[lines[space]]}-{space % 2 + 1}" for space in spaces}
        assert set(drawing.starting("place-")) == set(names.values())
        for space, name in names.items():
            owner = look.state.temple_buildings[space]
            place = drawing.by_id[f"place-{name}"]
            assert seat_of(place) == owner
            bread = look.edition.building_spaces[space].bread
            assert owner >= 0 or (text_in(place), icons_in(place)) == ([str(bread)], ["bread"])


def test_an_empty_space_shows_its_reward() -> None:
    look = next(sampled(4, seed=1))
    drawing = Drawing(draw_temple(look))
    for space, reward in enumerate(look.edition.temple_rewards):
        drawn = drawing.by_id[f"space-{TEMPLE_SPACE[space]}"]
        assert icons_in(drawn) == [reward.what.name.lower()] * reward.amount


def test_corners_say_that_edges_count_twice() -> None:
    drawing = Drawing(draw_temple(next(sampled(2, seed=1))))
    doubled = {name for name, e in drawing.starting("space-").items() if "×2" in text_in(e)}
    assert doubled == {"r1c1", "r1c5", "r5c1", "r5c5"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_statues_of_the_people_and_their_gold(players: int) -> None:
    places = ("temple-row", "temple-column", "workshops", "quarries")
    for look in sampled(players, seed=20 + players):
        drawing = drawn_with(look)
        for place, name in enumerate(places):
            drawn = drawing.by_id[f"people-{name}"]
            assert seat_of(drawn) == look.state.people[place]
            lies = look.state.people[place] < 0 and bool(look.state.gold[place])
            assert ("gold" in icons_in(drawn)) == lies


def test_every_tile_shows_cost_id_and_light() -> None:
    look = next(sampled(2, seed=1))
    for tile, printed in enumerate(look.edition.pillar_tiles):
        drawn = Drawing(draw_tile(look, tile)).root
        costs = [amount for amount in (printed.limestone, printed.granite) if amount]
        assert text_in(drawn) == [*map(str, costs), card_name("P", tile)]
        light = {"sunny": "sun", "shaded": "shade", "dark": "dark"}
        shines = [light[printed.light.name.lower()]] if printed.light is not None else []
        assert [name for name in icons_in(drawn) if name in light.values()] == shines


def test_edge_colors_have_signs_of_their_own() -> None:
    assert set(SIGNS) == set(Edge)
    assert len(set(SIGNS.values())) == len(Edge)


def test_the_tile_in_hand_is_marked() -> None:
    look = asked(3, 5, "temple")
    drawing = Drawing(draw_temple(look))
    marked = [e for e in drawing.root.iter() if e.get("class") == "in-hand"]
    assert len(marked) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_place_to_build_can_be_chosen_exactly_once(players: int, seed: int) -> None:
    met = set()
    for game in moments(players, 100 * players + seed):
        decision = game.decision
        if decision is None or decision.kind not in KINDS:
            continue
        met.add(decision.kind)
        drawing = drawn_with(look_at(game), draw_wheel)
        here = [option for option in decision.options if option.startswith(PLACES)]
        assert {option: drawing.places_of(option) for option in here} == dict.fromkeys(here, 1)
        assert all(any(o.startswith(name) for o in here) for name in drawing.offered())
    assert {"temple", "hathor", "osiris", "statue"} <= met


def test_nothing_can_be_chosen_by_who_is_not_asked() -> None:
    for game in moments(3, 7):
        decision = game.decision
        if decision is not None and decision.kind in KINDS:
            other = (decision.player + 1) % 3
            assert drawn_with(look_at(game, other)).offered() == []
            break


def test_a_taken_space_gives_the_reason() -> None:
    for game in moments(2, 3):
        decision = game.decision
        if decision is None or decision.kind != "temple" or max(game.state.tiles) < 0:
            continue
        look = look_at(game)
        taken = [space for space, tile in enumerate(game.state.tiles) if tile >= 0]
        drawn = Drawing(draw_temple(look)).root
        blocked = {e.attrib["data-blocked"] for e in drawn.iter() if "data-blocked" in e.attrib}
        assert blocked == {f"temple:{TEMPLE_SPACE[space]}/0" for space in taken}
        return
    raise AssertionError("no second tile was placed")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ids_are_unique_and_names_cannot_break_the_drawing(players: int) -> None:
    for look in sampled(players, seed=30 + players, every=61):
        drawing = drawn_with(look)
        assert len(drawing.ids) == len(set(drawing.ids))
        assert not [e for e in drawing.root.iter() if "style" in e.attrib or e.tag == "style"]


def test_a_solo_game_is_drawn_too() -> None:
    game = Game.new(Settings(players=2, solo=Botankhamun("medium")), 4)
    drawing = drawn_with(look_at(game))
    assert seat_of(drawing.by_id["pillar-r3c3"]) == 1


def test_the_ability_of_a_tile_is_chosen_on_the_tile() -> None:
    *_, game = moments(2, 8)
    laid = max(game.state.tiles) // 4
    option = parse(f"use:{card_name('P', laid)}")
    look = replace(look_at(game, 0), choices={option: "Use it"})
    drawing = Drawing(draw_temple(look))
    assert drawing.places_of(option) == 1
    tile = drawing.by_id[f"tile-{card_name('P', laid)}"]
    assert any(e.get("data-option") == option for e in tile.iter())
