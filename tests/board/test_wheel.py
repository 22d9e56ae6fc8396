"""The obelisk and its wheel as drawn."""

import random
import re
from dataclasses import replace
from itertools import combinations
from math import dist, hypot, pi
from xml.etree import ElementTree

import pytest

from tekhenu import Botankhamun, Game, Settings, TimeOfSeth
from tekhenu.board import draw_wheel
from tekhenu.board.panels.daylight import turned
from tekhenu.board.panels.rings import RINGS, layout_in_ring, polar
from tekhenu.board.panels.wheel import MIDDLE
from tekhenu.board.pieces.takeable import purity_at
from tekhenu.components.terms import WHEEL, Light, Purity
from tekhenu.rules.moves import HONOR, parse
from tekhenu.rules.state import Phase
from tekhenu.rules.wheel import following
from tests.positions import die_name

from .looks import GAMES, Drawing, look_at, moments, sampled, seat_of

SEATS = (2, 3, 4)


def place_of(element: ElementTree.Element) -> tuple[float, float]:
    found = re.fullmatch(r"translate\((\S+) (\S+)\)", element.attrib["transform"])
    assert found, "dice are placed by translate alone"
    return float(found[1]) - MIDDLE, float(found[2]) - MIDDLE


@pytest.mark.parametrize(("players", "seth"), GAMES)
def test_every_die_lies_once_in_its_section_and_in_the_ring_of_its_purity(
    players: int, seth: bool
) -> None:
    for look in sampled(players, 5, every=11, seth=seth):
        drawing = Drawing(draw_wheel(look))
        dice = drawing.by_id["wheel-dice"]
        lying = [(die, god) for god in WHEEL for die in look.state.sections[god]]
        assert [e.attrib["id"] for e in dice] == [f"die-{die}" for die, _ in sorted(lying)]
        for die, section in lying:
            drawn = drawing.by_id[f"die-{die}"]
            purity = purity_at(look, die, section)
            ring = RINGS[purity]
            x, y = place_of(drawn)
            assert ring.inner < hypot(x, y) < ring.outer
            middles = [polar(100, 60 * god - 90) for god in WHEEL]
            assert min(WHEEL, key=lambda god: dist((x, y), middles[god])) == section
            assert drawn.attrib["data-purity"] == purity.name.lower()
            pips = [e for e in drawn.iter() if e.get("class") == "die-pip"]
            assert len(pips) == look.state.values[die]


@pytest.mark.parametrize("purity", Purity)
@pytest.mark.parametrize("count", range(1, 13))
def test_dice_never_lie_upon_each_other_or_a_border(purity: Purity, count: int) -> None:
    ring = RINGS[purity]
    heap = layout_in_ring(count, ring, pi / 3)
    assert len(heap.places) == count
    spots = [polar(radius, angle * 180 / pi) for radius, angle in heap.places]
    for one, other in combinations(spots, 2):
        assert dist(one, other) >= 1.3 * heap.size
    for radius, angle in heap.places:
        assert ring.inner + 0.4 * heap.size < radius < ring.outer - 0.4 * heap.size
        assert radius * (pi / 6 - abs(angle)) > 0.55 * heap.size


@pytest.mark.parametrize("players", SEATS)
def test_what_can_be_chosen_is_a_button_that_says_what_it_means(players: int) -> None:
    kinds = set()
    for game in moments(players, 4):
        decision = game.decision
        if decision is None or decision.kind not in {"die", "statue"}:
            continue
        kinds.add(decision.kind)
        look = look_at(game)
        drawing = Drawing(draw_wheel(look))
        buttons = [e for e in drawing.root.iter() if e.get("role") == "button"]
        honors = [option for option in HONOR if option in look.choices]
        offered = [o for o in look.choices if o.startswith("die:")] + honors
        assert sorted(e.attrib["data-option"] for e in buttons) == sorted(offered)
        for button in buttons:
            assert button.attrib["aria-label"] == look.choices[parse(button.attrib["data-option"])]
            assert button.attrib["tabindex"] == "0"
            assert any(e.get("class") == "halo" for e in button.iter())
        blocked = [
            e.attrib["data-blocked"] for e in drawing.root.iter() if "data-blocked" in e.attrib
        ]
        assert not set(blocked) & set(offered)
        dice = {die_name(look.state, d) for heap in look.state.sections for d in heap}
        assert dice & set(look.blocked) <= set(blocked)
    assert kinds == {"die", "statue"}


def test_a_die_like_an_offered_one_stands_for_it() -> None:
    """The rules offer one of several alike (R107); on the table any of them can be taken."""
    twins = 0
    for game in moments(4, 2):
        if game.decision is None or game.decision.kind != "die":
            continue
        look = look_at(game)
        for twin in Drawing(draw_wheel(look)).root.iter():
            if twin.get("class") == "target twin":
                twins += 1
                assert twin.attrib["data-option"] in look.choices
                assert "tabindex" not in twin.attrib
    assert twins


@pytest.mark.parametrize(("players", "seth"), GAMES)
def test_ids_are_unique(players: int, seth: bool) -> None:
    for look in sampled(players, 8, seth=seth):
        ids = Drawing(draw_wheel(look)).ids
        assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("players", "seth"), GAMES)
def test_statues_stand_at_their_gods(players: int, seth: bool) -> None:
    for look in sampled(players, 3, seth=seth):
        drawing = Drawing(draw_wheel(look))
        for god in WHEEL:
            owners = look.state.statues[god * 3 : god * 3 + look.edition.statue_spaces[players]]
            name = god.name.lower()
            drawn = drawing.starting(f"statue-{name}-")
            built = {str(i + 1): owner for i, owner in enumerate(owners) if owner >= 0}
            assert {i: seat_of(e) for i, e in drawn.items()} == built
            stretch = drawing.by_id[f"god-{name}"]
            free = [e for e in stretch.iter() if e.get("class") == "piece-space"]
            assert len(free) == owners.count(-1)


@pytest.mark.parametrize(("players", "seth"), GAMES)
def test_the_wheel_only_ever_turns_forward(players: int, seth: bool) -> None:
    """Each Rotation turns the wheel forward by a sixth, in agreement with the lights."""
    before, wheel, turns = 0, -1, 0
    for game in moments(
        players, 1, Settings(players=players, expansion=TimeOfSeth() if seth else None)
    ):
        state = game.state
        degrees = turned(state)
        assert degrees % 360 == 60 * state.wheel
        if wheel < 0:
            before, wheel = degrees, state.wheel
        moved = state.wheel != wheel
        turns += moved
        assert degrees == before + 60 * moved
        if moved:
            light = Drawing(draw_wheel(look_at(game))).by_id["wheel-light"]
            assert light.attrib["transform"] == f"rotate({degrees})"
        before, wheel = degrees, state.wheel
    assert turns == 8


def test_the_rim_shows_the_light_of_every_god() -> None:
    icons = {Light.SUNNY: "#i-sun", Light.SHADED: "#i-shade", Light.DARK: "#i-dark"}
    for look in sampled(3, 9):
        drawing = Drawing(draw_wheel(look))
        for god in WHEEL:
            stretch = drawing.by_id[f"god-{god.name.lower()}"]
            used = [e.attrib["href"] for e in stretch.iter("use")]
            assert icons[Light(look.table.light_at(god))] in used


def test_markers_lie_at_their_borders_until_their_scoring() -> None:
    seen = set()
    for look in sampled(2, 6):
        drawn = Drawing(draw_wheel(look)).starting("marker-")
        in_play = {str(i): b for i, b in enumerate(look.state.markers, 1) if b >= 0}
        assert drawn.keys() == in_play.keys()
        seen.add(len(drawn))
        for number, border in in_play.items():
            x, y = (v + MIDDLE for v in place_of(drawn[number]))
            assert dist((x, y), polar(253, 60 * border - 120)) < 1
    assert seen == {0, 1, 2}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_drawing_does_not_depend_on_what_is_hidden(seat: int | None) -> None:
    rng = random.Random(0)
    for i, game in enumerate(moments(3, 12)):
        if i % 17 == 0 and not game.over:
            imagined = game.determinize(seat, rng)
            assert draw_wheel(look_at(game, seat)) == draw_wheel(look_at(imagined, seat))


def test_the_same_look_gives_the_same_drawing() -> None:
    game = Game.new(Settings(players=4), 3)
    assert draw_wheel(look_at(game)) == draw_wheel(look_at(Game.new(Settings(players=4), 3)))


def test_in_a_solo_game_the_opponent_has_its_letter() -> None:
    """Names are anybody's text and are escaped."""
    settings = Settings(players=2, solo=Botankhamun())
    letters = set()
    for game in moments(2, 2, settings):
        drawing = Drawing(draw_wheel(look_at(game, 0)))
        for god in WHEEL:
            for statue in drawing.starting(f"statue-{god.name.lower()}-").values():
                letters |= {(seat_of(statue), e.text) for e in statue.iter("text")}
    assert (1, look_at(game, 0).say("bot-letter")) in letters


@pytest.mark.parametrize(("players", "seth"), GAMES)
def test_the_next_rotation_is_foreseen_as_it_then_is(players: int, seth: bool) -> None:
    """Each die of the preview lies where it is drawn once the wheel has turned."""
    seen = 0
    for look in sampled(players, 5, every=17, seth=seth):
        drawing = Drawing(draw_wheel(look))
        if look.state.phase != Phase.TURN:
            assert "wheel-next" not in drawing.by_id
            continue
        turned_state = look.state.copy()
        turned_state.wheel = following(look.state.wheel, len(WHEEL))
        later = replace(look, view=replace(look.view, state=turned_state))
        then = Drawing(draw_wheel(later)).by_id["wheel-dice"]
        places = {e.attrib["transform"] for e in then}
        shown = [e for e in drawing.by_id["wheel-next"] if "next-die" in e.attrib["class"]]
        assert {e.attrib["transform"] for e in shown} == places
        seen += 1
    assert seen
