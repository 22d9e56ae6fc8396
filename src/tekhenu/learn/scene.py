"""A position told in words: pieces are moved where somebody wants them, never invented.

It begins with a table in order: the first two sections of the Market and Ra's tiles are laid out,
no die lies at the obelisk, hands and scales are empty, and seat 0 is to move in round 1.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..components.terms import Colour, Family, God
from ..rules import Game, Settings, State
from ..rules.event import Source
from ..rules.move import GOODS
from ..rules.place import (
    BUILDING_SPACE,
    DISTRICT_SPACE,
    MARKET_PLACE,
    PEOPLE_SPACE,
    TEMPLE_SPACE,
    Place,
)
from ..rules.position import PositionError
from ..rules.printed import STATUES, Printed, printed_for
from ..rules.rng import Rng
from ..rules.setup import blank_state
from ..rules.solo.opponent import opponent_of
from ..rules.state import Phase, Player
from ..rules.table import Table
from ..rules.variants import SettingsError

SUITS = "BTD"
GODS = [god.name.lower() for god in God]
SIDES = ("pure", "tainted", "below")
NUMBERS = ("scribes", "faith", "population", "happiness", "balance", "soldiers", "priests", "blood")
HANDS = ("blessings", "technologies", "decrees")


class SceneError(ValueError):
    """Words that make no position; the message names the key and what was expected."""


def deal(start: Mapping[str, Any]) -> Game:
    """A game as it is dealt: settings beside a seed. Choices begin with its setup."""
    settings = dict(start)
    seed = settings.pop("seed", 0)
    try:
        return Game.new(Settings.from_json(settings), seed)
    except (SettingsError, TypeError, ValueError) as wrong:
        raise SceneError(f"start: {wrong}") from None


def stage(start: Mapping[str, Any], scene: Mapping[str, Any]) -> Game:
    """A game at the position that a scene describes, checked by the rules."""
    given = {key: value for key, value in start.items() if key != "seed"}
    try:
        settings = Settings.from_json(given)
    except SettingsError as wrong:
        raise SceneError(f"start: {wrong}") from None
    builder = _Scene(settings, start.get("seed", 0))
    builder.lay_out(scene)
    try:
        return Game.at(builder.state, settings)
    except PositionError as wrong:
        raise SceneError(f"scene: no position: {wrong}") from None


class _Scene:
    def __init__(self, settings: Settings, seed: int | str) -> None:
        self.settings = settings
        self.printed: Printed = printed_for(settings)
        self.state: State = blank_state(settings, self.printed, Rng.from_seed(seed))
        state = self.state
        state.phase, state.round = Phase.TURN, 1
        state.display = [state.stack.pop() for _ in state.display]
        state.offer = []
        for seat, player in enumerate(state.players):
            player.destiny = seat
        self._open(state.open_sections)
        if state.seth is not None:
            state.seth.conquest = state.seth.stack.pop()
            state.seth.artifacts = [state.seth.pile.pop() for _ in state.seth.artifacts]
            state.seth.cultists = []
        if settings.solo is not None:
            opponent_of(table := Table(state, settings, None)).set_up(table)

    def lay_out(self, scene: Mapping[str, Any]) -> None:
        """Key by key, in the order of the table below and not of the file."""
        for key in scene:
            if key not in KEYS:
                raise SceneError(f"scene.{key}: expected one of {', '.join(KEYS)}")
        for key, place in KEYS.items():
            if key in scene:
                try:
                    place(self, scene[key])
                except SceneError as wrong:
                    raise SceneError(f"scene.{key}: {wrong}") from None
                except (TypeError, AttributeError, KeyError) as wrong:
                    raise SceneError(f"scene.{key}: found {scene[key]!r:.60} ({wrong})") from None

    # The course of the game

    def phase(self, name: str) -> None:
        names = {phase.name.lower(): phase for phase in Phase}
        self.state.phase = names[_one_of(name, names)]

    def order(self, seats: list[int]) -> None:
        self.state.order = seats

    def wheel(self, god: str) -> None:
        """The first of the two Sunny sections; the Scoring markers keep their distance."""
        state = self.state
        turned = GODS.index(_one_of(god, GODS)) - state.wheel
        state.wheel += turned
        lights = len(self.printed.lights)
        state.markers = [(marker + turned) % lights for marker in state.markers]

    def markers(self, borders: list[int]) -> None:
        self.state.markers = borders

    # Dice

    def dice(self, sections: Mapping[str, Sequence[str]]) -> None:
        for god, dice in sections.items():
            section = self.state.sections[GODS.index(_one_of(god, GODS))]
            section += [self._from_bag(die) for die in dice]

    def _from_bag(self, name: str) -> int:
        colours = [colour.name.lower() for colour in Colour]
        colour, value = name[:-1], name[-1:]
        if colour not in colours or value not in list("123456"):
            raise SceneError(f"expected a die such as white4, found {name!r}")
        wanted = colours.index(colour)
        for die in self.state.bag:
            if self.printed.colour[die] == wanted:
                self.state.bag.remove(die)
                self.state.values[die] = int(value)
                return die
        raise SceneError(f"no {colour} die is left for {name!r}")

    # Cards

    def market(self, cards: Mapping[str, str]) -> None:
        """By place, `2/1`: the first card of the second section."""
        for place, card in cards.items():
            slot = _place(place, MARKET_PLACE)
            self._open(self.printed.section_of[slot] + 1)
            family, number = self._card(card)
            if family != self.printed.slot_family[slot]:
                raise SceneError(f"{card} does not fit place {place}")
            former = self.state.market[slot]
            self._pull(family, number)
            self.state.market[slot] = number
            if former != number:
                self.state.decks[family].insert(0, former)
            if family == Family.DECREE:
                self.state.decree_known[number] = (1 << self.settings.players) - 1

    def _open(self, sections: int) -> None:
        state = self.state
        state.open_sections = max(state.open_sections, sections)
        for slot, family in enumerate(self.printed.slot_family):
            if self.printed.section_of[slot] < state.open_sections and state.market[slot] < 0:
                state.market[slot] = state.decks[family].pop()

    def _card(self, name: str) -> tuple[Family, int]:
        if name[:1] not in SUITS or not name[1:].isdigit():
            raise SceneError(f"expected a card such as T05, found {name!r}")
        return Family(SUITS.index(name[0])), int(name[1:]) - 1

    def _pull(self, family: Family, number: int) -> None:
        """Out of its deck or the Market, which is filled up again."""
        deck = self.state.decks[family]
        if number in deck:
            deck.remove(number)
            return
        for slot, lying in enumerate(self.state.market):
            if lying == number and self.printed.slot_family[slot] == family:
                self.state.market[slot] = deck.pop()
                return
        raise SceneError(f"{SUITS[family]}{number + 1:02} is neither in its deck nor in the Market")

    def decks(self, cards: list[str]) -> None:
        """On top of their decks, the first one topmost."""
        for card in reversed(cards):
            family, number = self._card(card)
            self._pull(family, number)
            self.state.decks[family].append(number)

    # The board

    def horus(self, gods: list[str]) -> None:
        self.state.horus = [GODS.index(_one_of(god, GODS)) for god in gods]

    def display(self, tiles: list[str]) -> None:
        """Ra's tiles from left to right."""
        state = self.state
        state.stack += state.display
        state.display = [self._tile(tile) for tile in tiles]

    def _tile(self, name: str) -> int:
        number = int(name[1:]) - 1 if name[1:].isdigit() else -1
        if name[:1] != "P" or number not in self.state.stack:
            raise SceneError(f"expected a Pillar tile of the stack such as P05, found {name!r}")
        self.state.stack.remove(number)
        return number

    def pillars(self, pillars: Mapping[str, Sequence[Any]]) -> None:
        """`r3c2 = ["P05", 90, 0]`: the tile, how it is turned, whose Pillar stands on it."""
        for space, (tile, turned, seat) in pillars.items():
            index = _place(space, TEMPLE_SPACE)
            self.state.tiles[index] = self._tile(tile) * 4 + turned // 90
            self.state.pillars[index] = seat
            self._of(seat).pillars -= 1

    def buildings(self, buildings: Mapping[str, int]) -> None:
        """Beside the Temple (`row3/1`) or in the districts (`row5/bread`)."""
        for place, seat in buildings.items():
            beside = place[-1:].isdigit()
            spaces = BUILDING_SPACE if beside else DISTRICT_SPACE
            owners = self.state.temple_buildings if beside else self.state.osiris
            owners[_place(place, spaces)] = seat
            self._of(seat).buildings -= 1

    def statues(self, statues: Mapping[str, int]) -> None:
        """In honor of a god (`ra`) or for the people (`workshops`)."""
        state = self.state
        for place, seat in statues.items():
            if place in GODS:
                state.statues[state.statues.index(-1, STATUES * GODS.index(place))] = seat
            else:
                space = _place(place, PEOPLE_SPACE)
                state.people[space] = seat
                if space < len(state.gold) - 1:
                    state.gold[space] = 0
            self._of(seat).statues -= 1

    def _of(self, seat: int) -> Player:
        if seat not in range(self.settings.players):
            raise SceneError(f"expected a seat from 0 to {self.settings.players - 1}, found {seat}")
        return self.state.players[seat]

    # Players

    def players(self, players: Sequence[Mapping[str, Any]]) -> None:
        for seat, words in enumerate(players):
            for key, value in words.items():
                self._give(seat, self._of(seat), key, value)

    def _give(self, seat: int, player: Player, key: str, value: Any) -> None:
        if key in NUMBERS:
            setattr(player, key, value)
        elif key in GOODS[: len(player.resources)]:
            player.resources[GOODS.index(key)] = value
        elif key in SIDES:
            getattr(player.scales, key).extend(self._from_bag(die) for die in value)
        elif key in ("production", "excess"):
            track = player.production if key == "production" else player.scales.excess
            for good, count in value.items():
                track[GOODS.index(_one_of(good, GOODS[:4]))] = count
        elif key in HANDS:
            self._deal(seat, player, value)
        elif key == "vp":
            for source, vp in value.items():
                player.vp_by_source[Source[source.upper()]] = vp
            player.vp = sum(player.vp_by_source)
        elif key == "destiny":
            player.destiny = int(value[1:]) - 1
        else:
            raise SceneError(f"player {seat} has no {key!r}")
        if key == "happiness":
            steps = self.settings.edition.happiness_rewards
            player.happiness_rewards = sum(value >= step for step in steps)

    def _deal(self, seat: int, player: Player, cards: list[str]) -> None:
        for card in cards:
            family, number = self._card(card)
            self._pull(family, number)
            setattr(player, HANDS[family], player.hand(family).plus(number))
            if family == Family.DECREE:
                self.state.decree_known[number] = 1 << seat


def _one_of(word: str, words: Any) -> str:
    if word not in words:
        raise SceneError(f"expected one of {', '.join(words)}, found {word!r}")
    return word


def _place(name: str, places: Sequence[Place]) -> int:
    for place in places:
        if str(place) == name:
            return place.index
    raise SceneError(f"expected a place from {places[0]} to {places[-1]}, found {name!r}")


KEYS: dict[str, Callable[[_Scene, Any], None]] = {
    "phase": _Scene.phase,
    "active": lambda scene, value: setattr(scene.state, "active", value),
    "round": lambda scene, value: setattr(scene.state, "round", value),
    "order": _Scene.order,
    "wheel": _Scene.wheel,
    "markers": _Scene.markers,
    "horus": _Scene.horus,
    "display": _Scene.display,
    "pillars": _Scene.pillars,
    "buildings": _Scene.buildings,
    "statues": _Scene.statues,
    "market": _Scene.market,
    "decks": _Scene.decks,
    "players": _Scene.players,
    "dice": _Scene.dice,
}
