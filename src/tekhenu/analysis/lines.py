"""Lines: the choices of a suggested turn as far as its player can know them."""

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from ..agents.agent import SeatView
from ..rules import Game, Move
from ..rules.move import (
    BuildBesideTemple,
    BuildInDistrict,
    Conquer,
    Honor,
    LayTile,
    Perform,
    StatueForThePeople,
    Take,
    TakeCard,
    TakeDie,
    Value,
)
from ..rules.rng import Rng
from ..text import Catalog, option_titled

# Choices that show which God Action they belong to.
IMPLYING: Final = (
    BuildBesideTemple,
    BuildInDistrict,
    Conquer,
    Honor,
    LayTile,
    StatueForThePeople,
    TakeCard,
)


class KnownLine(NamedTuple):
    """The choices of a turn as far as nothing is revealed.

    Fields:
        choices: the choices that can be made without new knowledge.
        titles: the choices in words, without those that go without saying.
        open: whether further choices depend on what is revealed.
    """

    choices: tuple[Move, ...]
    titles: tuple[str, ...]
    open: bool


def known_line(game: Game, seat: int, choices: Sequence[Move], words: Catalog) -> KnownLine:
    """Describe a turn, which is played in an imagined game, so that nothing hidden is shown."""
    world = SeatView(game, seat).determinize(Rng.seeded(0))
    made, titles = list[Move](), list[tuple[Move, str]]()
    reveals = world.state.reveals
    for choice, title in _played(world, seat, choices, words):
        made.append(choice)
        if title:
            titles.append((choice, title))
        if world.state.reveals != reveals:
            break
    return KnownLine(tuple(made), tuple(_shortened(titles)), len(made) < len(choices))


def turn_titles(game: Game, seat: int, choices: Sequence[Move], words: Catalog) -> tuple[str, ...]:
    """Return the choices of a known turn in words, without those that go without saying."""
    played = _played(game.copy(), seat, choices, words)
    return tuple(_shortened([(choice, title) for choice, title in played if title]))


def _played(
    game: Game, seat: int, choices: Sequence[Move], words: Catalog
) -> Iterator[tuple[Move, str]]:
    """Play the choices as far as possible; yield each with its title, "" if it has no other way."""
    die: TakeDie | None = None
    for choice in choices:
        decision = game.decision
        if decision is None or decision.player != seat or choice not in decision.options:
            return
        if isinstance(choice, TakeDie):
            die = choice
        title = ""
        if len(decision.options) > 1 and not _keeps_value(choice, die):
            said = option_titled(game.view(seat), decision, choice, words.lang)
            title = said.line if isinstance(choice, Perform) else said.title
        game.play_within_step(choice)
        yield choice, title


def _keeps_value(choice: Move, die: TakeDie | None) -> bool:
    """Return whether a choice leaves the value of the die as it is."""
    return isinstance(choice, Take | Value) and die is not None and choice.value == die.value


def _shortened(titles: Sequence[tuple[Move, str]]) -> Iterator[str]:
    """Yield the titles without the actions that later choices imply. The first one always stays."""
    for number, (choice, title) in enumerate(titles):
        later = [after for after, _ in titles[number + 1 :]]
        own = takewhile(lambda after: not isinstance(after, Perform), later)
        implied = isinstance(choice, Perform) and any(isinstance(each, IMPLYING) for each in own)
        if not (number and implied):
            yield title
