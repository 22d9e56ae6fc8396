"""The Populace track: markers are where the position says, apart from each other, and glide."""

import re

import pytest

from tekhenu.board.look import Look
from tekhenu.board.panels.populace import MARGIN, MARKER, NAME, draw_populace
from tekhenu.rules.moves import HAPPINESS, POPULATION

from .looks import Drawing, icons_in, look_at, moments, sampled, seat_of, text_in

KINDS = ("happiness", "population")
WIDTH = 930


def middle_of(drawing: Drawing, name: str) -> tuple[float, float]:
    """Return the position of a marker, which must be set by a translation only."""
    place = re.fullmatch(r"translate\((\S+) (\S+)\)", drawing.by_id[name].attrib["transform"])
    assert place is not None
    return float(place[1]), float(place[2])


def step_at(look: Look, x: float) -> int:
    steps = look.edition.populace_limit + 1
    return int((x - MARGIN - NAME) / ((WIDTH - NAME - 2 * MARGIN) / steps))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_markers_lie_on_their_steps(players: int) -> None:
    for look in sampled(players, seed=50 + players):
        drawing = Drawing(draw_populace(look))
        for seat, player in enumerate(look.state.players):
            for kind in KINDS:
                x, _ = middle_of(drawing, f"{kind}-{seat}")
                assert step_at(look, x) == getattr(player, kind)
                assert seat_of(drawing.by_id[f"{kind}-{seat}"]) == seat


def test_eight_markers_fit_on_one_step() -> None:
    look = next(sampled(4, seed=1))
    for player in look.state.players:
        player.happiness = player.population = 10
    drawing = Drawing(draw_populace(look))
    places = {middle_of(drawing, f"{kind}-{seat}") for kind in KINDS for seat in range(4)}
    assert len(places) == 8
    pitch = (WIDTH - 10) / 22
    assert max(x for x, _ in places) - min(x for x, _ in places) + MARKER <= pitch


def test_markers_move_by_their_transform_alone() -> None:
    look = next(sampled(3, seed=2))
    before = Drawing(draw_populace(look))
    look.state.players[1].population += 4
    after = Drawing(draw_populace(look))
    one, other = before.by_id["population-1"], after.by_id["population-1"]
    assert one.attrib.pop("transform") != other.attrib.pop("transform")
    assert one.attrib == other.attrib
    shapes = [[e.attrib for e in marker.iter() if e.tag != "title"] for marker in (one, other)]
    assert shapes[0] == shapes[1]


def test_steps_show_joy_rewards_and_sections() -> None:
    look = next(sampled(2, seed=3))
    root = Drawing(draw_populace(look)).root
    steps = [
        e for e in root.iter("g") if e.find("title") is not None and e.find("text") is not None
    ]
    assert [text_in(e)[0] for e in steps] == [str(step) for step in range(22)]
    joy = {i for i, e in enumerate(steps) if "joy" in icons_in(e)}
    assert joy == set(look.edition.joy_steps)
    locked = {i for i, e in enumerate(steps) if "lock" in icons_in(e)}
    closed = look.edition.market[look.state.open_sections :]
    assert locked == {section.happiness for section in closed}


def test_own_markers_can_be_chosen_to_advance() -> None:
    for seed in range(1, 40):
        for game in moments(4, seed):
            decision = game.decision
            if decision is not None and HAPPINESS in decision.options:
                drawing = Drawing(draw_populace(look_at(game)))
                assert [drawing.places_of(o) for o in decision.options] == [1, 1]
                chosen = drawing.by_id[f"population-{decision.player}"]
                assert any(e.get("data-option") == POPULATION for e in chosen.iter())
                return
            if game.state.round > 1:
                break
    raise AssertionError("no player was asked which marker to advance")
