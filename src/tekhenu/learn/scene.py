"""Positions of lesson files.

A scene starts from a prepared table: the first two sections of the Market and the Ra tiles are in
place, no die is at the Obelisk, hands and scales are empty, and seat 0 moves in round 1. Each key
of the scene then moves pieces.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from ..rules import Game, Settings
from ..rules.builder import (
    COUNTS,
    COUNTS_OF_SETH,
    GODS,
    HANDS,
    SIDES,
    BuildError,
    PositionBuilder,
    empty_table,
    index_of,
    number_of,
    one_of,
)
from ..rules.declarations import SettingsError
from ..rules.event import Source
from ..rules.move import GOODS
from ..rules.place import MARKET_PLACE, PEOPLE_SPACE
from ..rules.position import PositionError
from ..rules.rng import Rng
from ..rules.solo.opponent import opponent_of
from ..rules.state import Phase
from ..rules.table import Table

PHASES: Final = {phase.name.lower(): phase for phase in Phase}


class SceneError(ValueError):
    """A broken scene; the message names the key and what was expected."""


def deal(start: Mapping[str, Any]) -> Game:
    """Return a new game of the settings and the seed in `start`."""
    try:
        return Game.new(_settings(start), start.get("seed", 0))
    except (TypeError, ValueError) as wrong:
        raise SceneError(f"start: {wrong}") from None


def stage(start: Mapping[str, Any], scene: Mapping[str, Any]) -> Game:
    """Return a game at the position that `scene` describes."""
    try:
        builder = _table_in_order(_settings(start), start.get("seed", 0))
    except SettingsError as wrong:
        raise SceneError(f"start: {wrong}") from None
    _lay_out(builder, scene)
    try:
        return Game.at(builder.state, builder.settings)
    except PositionError as wrong:
        raise SceneError(f"scene: impossible position: {wrong}") from None


def _settings(start: Mapping[str, Any]) -> Settings:
    return Settings.from_json({key: value for key, value in start.items() if key != "seed"})


def _table_in_order(settings: Settings, seed: int | str) -> PositionBuilder:
    state = empty_table(settings, Rng.from_seed(seed))
    builder = PositionBuilder(settings, state).lay_out()
    if settings.solo is not None:
        opponent_of(table := Table(state, settings, None)).set_up(table)
    return builder


def _lay_out(builder: PositionBuilder, scene: Mapping[str, Any]) -> None:
    """Apply the keys of a scene in the order of KEYS."""
    for key in scene:
        if key not in KEYS:
            raise SceneError(f"scene.{key}: expected one of {', '.join(KEYS)}")
    for key, place in KEYS.items():
        if key in scene:
            try:
                place(builder, scene[key])
            except BuildError as wrong:
                raise SceneError(f"scene.{key}: {wrong}") from None
            except (TypeError, AttributeError, KeyError) as wrong:
                raise SceneError(f"scene.{key}: found {scene[key]!r:.60} ({wrong})") from None


# Keys


def _set(field: str) -> Callable[[PositionBuilder, Any], None]:
    return lambda builder, value: setattr(builder.state, field, value)


def _phase(builder: PositionBuilder, name: str) -> None:
    builder.state.phase = PHASES[one_of(name, PHASES)]


def _wheel(builder: PositionBuilder, god: str) -> None:
    """Turn the wheel to its first Sunny section; the Scoring markers keep their distance."""
    state = builder.state
    turned = GODS.index(one_of(god, GODS)) - state.wheel
    state.wheel += turned
    lights = len(builder.printed.lights)
    state.markers = [(marker + turned) % lights for marker in state.markers]


def _dice(builder: PositionBuilder, sections: Mapping[str, Sequence[str]]) -> None:
    for god, dice in sections.items():
        section = builder.state.sections[GODS.index(one_of(god, GODS))]
        section += [builder.take_die(die) for die in dice]


def _market(builder: PositionBuilder, cards: Mapping[str, str]) -> None:
    """Read `"2/1" = "B05"`: the first card of the second section."""
    for place, card in cards.items():
        slot = index_of(place, MARKET_PLACE)
        builder.open_market(builder.printed.section_of[slot] + 1).offer(slot, card)


def _pillars(builder: PositionBuilder, pillars: Mapping[str, Sequence[Any]]) -> None:
    """Read `r3c2 = ["P05", 90, 0]`: the tile, its rotation, the owner of the Pillar."""
    for space, (tile, turned, seat) in pillars.items():
        builder.owner(seat)
        builder.pillar(seat, tile, f"{space}/{turned}")


def _buildings(builder: PositionBuilder, buildings: Mapping[str, int]) -> None:
    """Read places beside the Temple (`row3/1`) and in the districts (`row5/bread`)."""
    for place, seat in buildings.items():
        builder.build(seat, f"{'hathor' if place[-1:].isdigit() else 'osiris'}:{place}")


def _statues(builder: PositionBuilder, statues: Mapping[str, int]) -> None:
    """Read gods (`ra`) and spaces for the people (`workshops`), whose Gold is gone."""
    gold = builder.state.gold
    for place, seat in statues.items():
        builder.build(seat, f"statue:{place}")
        if place not in GODS and (space := index_of(place, PEOPLE_SPACE)) < len(gold) - 1:
            gold[space] = 0


def _players(builder: PositionBuilder, players: Sequence[Mapping[str, Any]]) -> None:
    for seat, fields in enumerate(players):
        for key, value in fields.items():
            _set_player(builder, seat, key, value)


def _set_player(builder: PositionBuilder, seat: int, key: str, value: Any) -> None:
    player = builder.owner(seat)
    if key in SIDES:
        getattr(player.scales, key).extend(builder.take_die(die) for die in value)
    elif key in ("production", "excess"):
        builder.player(seat, **{f"{key}_{good}": count for good, count in value.items()})
    elif key in HANDS.values():
        builder.give(seat, *value)
    elif key == "vp":
        for source, vp in value.items():
            player.vp_by_source[Source[source.upper()]] = vp
        player.vp = sum(player.vp_by_source)
    elif key == "destiny":
        player.destiny = number_of(value)
    elif key in (*COUNTS, *COUNTS_OF_SETH, *GOODS):
        builder.player(seat, **{key: value})
    else:
        raise BuildError(f"player {seat} has no {key!r}")


KEYS: Final[Mapping[str, Callable[[PositionBuilder, Any], object]]] = {
    "phase": _phase,
    "active": _set("active"),
    "round": _set("round"),
    "order": _set("order"),
    "wheel": _wheel,
    "markers": _set("markers"),
    "horus": lambda builder, gods: builder.horus(*gods),
    "display": lambda builder, tiles: builder.display(*tiles),
    "pillars": _pillars,
    "buildings": _buildings,
    "statues": _statues,
    "market": _market,
    "decks": lambda builder, cards: builder.deck(*cards),
    "players": _players,
    "dice": _dice,
}
