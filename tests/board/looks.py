"""Positions of random games as one seat sees them, and the drawings taken apart."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from xml.etree import ElementTree

from tekhenu import Game, Move, Settings, TimeOfSeth
from tekhenu.board.look import Look
from tekhenu.board.svg import Svg
from tekhenu.text import card_text, catalog, describe_option, reason_text

NAMES = ("Nefer", "<Hor & Co>", "Imhotep", "Sabu")
BUILDING = ("god", "temple", "hathor", "osiris", "statue", "conquest", "artifact")
GAMES = [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True)]  # players, Seth


def look_at(game: Game, seat: int | None = None) -> Look:
    """Return the input of drawings for the given seat, by default the active one."""
    decision = game.decision
    if seat is None and decision is not None:
        seat = decision.player
    view = game.view(seat)
    asked = view.decision
    choices: dict[Move, str] = {}
    blocked: dict[Move, str] = {}
    if asked is not None and asked.player == seat:
        choices = {option: describe_option(view, asked, option) for option in asked.options}
        blocked = {name: reason_text(reason) for name, reason in asked.blocked()}
    names = NAMES[: view.settings.players]
    return Look(view, names, catalog(), card_text, choices, blocked)


def moments(players: int, seed: int, settings: Settings | None = None) -> Iterator[Game]:
    """Yield a game with many Buildings before each of its choices."""
    game = Game.new(settings or Settings(players=players), seed)
    rng = random.Random(seed)
    while game.decision is not None:
        yield game
        found = game.decision.options
        preferred = [option for option in found if option.split(":")[0] in BUILDING]
        game.play(rng.choice(preferred or found))
    yield game


def of_each_kind(games: Iterable[Game], first: int = 8, every: int = 4) -> Iterator[Game]:
    """Yield the first positions with each kind of decision, and some with frequent kinds."""
    met: Counter[str] = Counter()
    for game in games:
        kind = game.decision.kind if game.decision is not None else "over"
        met[kind] += 1
        if met[kind] <= first or met[kind] % every == 0:
            yield game


def sampled(players: int, seed: int, every: int = 23, *, seth: bool = False) -> Iterator[Look]:
    for i, game in enumerate(
        moments(players, seed, Settings(players=players, expansion=TimeOfSeth() if seth else None))
    ):
        if i % every == 0 or game.over:
            yield look_at(game)


class Drawing:
    """A parsed drawing; parsing raises an error for invalid XML."""

    def __init__(self, *parts: Svg) -> None:
        self.root = ElementTree.fromstring(f"<page>{''.join(parts)}</page>")
        self.ids = [e.attrib["id"] for e in self.root.iter() if "id" in e.attrib]
        self.by_id = {e.attrib["id"]: e for e in self.root.iter() if "id" in e.attrib}

    def places_of(self, option: str) -> int:
        """Return the number of places where the option can be chosen."""
        return sum(
            e.get("data-option") == option
            or ("data-options" in e.attrib and option in e.attrib["data-options"].split())
            for e in self.root.iter()
        )

    def offered(self) -> list[str]:
        """Return the options, or the ways of one option, that can be chosen."""
        keys = ("data-option", "data-options")
        found = (e.attrib[key] for e in self.root.iter() for key in keys if key in e.attrib)
        return [option for options in found for option in options.split()]

    def starting(self, prefix: str) -> dict[str, ElementTree.Element]:
        """Return the elements whose id starts with the prefix, by the rest of the id."""
        return {
            name.removeprefix(prefix): e
            for name, e in self.by_id.items()
            if name.startswith(prefix)
        }


def seat_of(element: ElementTree.Element) -> int:
    """Return the seat of the piece that is drawn within the element."""
    for inner in element.iter():
        for name in inner.get("class", "").split():
            if name.startswith("seat-"):
                return int(name.removeprefix("seat-"))
    return -1


def text_in(element: ElementTree.Element) -> list[str]:
    """Return the visible text without tooltips."""
    return [e.text or "" for e in element.iter("text")]


def icons_in(element: ElementTree.Element) -> list[str]:
    return [e.attrib["href"].removeprefix("#i-") for e in element.iter("use")]
