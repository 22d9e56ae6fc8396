"""Aspects of a position: the parts into which the value of a seat is divided.

The learned model values a seat by a weighted sum of terms. Each term belongs to one aspect, so the
parts of a value add up to the value, and so do the parts of a difference.
"""

from enum import StrEnum
from functools import lru_cache
from typing import Final

from ..agents.features import CARDS, OPPONENT_TERMS, SETH_TERMS, TERMS, cards, opponent_terms, terms
from ..agents.learned import Model, load_model
from ..rules.state import Phase
from ..rules.table import Table


class Aspect(StrEnum):
    """An aspect of a position, in the order in which texts list them."""

    SCORED = "scored"  # VP on the track
    TEMPLE = "temple"
    DISTRICTS = "districts"
    BUILDING_ROW = "building row"
    STATUES = "statues"
    HAPPINESS = "happiness"
    POPULATION = "population"
    PRODUCTION = "production"
    GOODS = "goods"
    BREAD = "bread"
    SCRIBES = "scribes"
    FAITH = "faith"
    TECHNOLOGIES = "technologies"
    BLESSINGS = "blessings"
    DECREES = "decrees"
    REWARDS = "rewards"  # of Starting and Destiny cards
    BALANCE = "balance"
    ORDER = "turn order"
    SETH = "seth"
    TIME = "time"  # turns left; the same for all turns that are compared
    LATER = "later"  # the player's gains in the rounds after the turn; no part of a position
    RIVALS = "rivals"  # the best opponent's value; no part of a position
    OTHER = "other"  # the sum of small parts


ASPECTS: Final = tuple(Aspect)
_NUMBER: Final = {aspect: number for number, aspect in enumerate(ASPECTS)}

# The aspect of each term by the first words of its name; the longest match counts.
_BY_NAME: Final[dict[str, Aspect]] = {
    "one": Aspect.TIME,
    "vp": Aspect.SCORED,
    "place": Aspect.ORDER,
    "last": Aspect.ORDER,
    "rivals nearer even": Aspect.ORDER,
    "owed action": Aspect.HAPPINESS,
    "Buildings at the Temple": Aspect.TEMPLE,
    "beside own Pillars": Aspect.TEMPLE,
    "Statues at the Temple": Aspect.TEMPLE,
    "Pillars": Aspect.TEMPLE,
    "free spaces": Aspect.TEMPLE,
    "Statue": Aspect.STATUES,
    "Buildings for": Aspect.DISTRICTS,
    "districts": Aspect.DISTRICTS,
    "row points": Aspect.BUILDING_ROW,
    "papyrus": Aspect.GOODS,
    "bread": Aspect.GOODS,
    "limestone": Aspect.GOODS,
    "granite": Aspect.GOODS,
    "gold": Aspect.GOODS,
    "scribes": Aspect.SCRIBES,
    "faith": Aspect.FAITH,
    "production": Aspect.PRODUCTION,
    "population": Aspect.POPULATION,
    "room": Aspect.POPULATION,
    "happiness": Aspect.HAPPINESS,
    "joy": Aspect.HAPPINESS,
    "sections in reach": Aspect.HAPPINESS,
    "bread due": Aspect.BREAD,
    "bread short": Aspect.BREAD,
    "technologies": Aspect.TECHNOLOGIES,
    "blessings": Aspect.BLESSINGS,
    "decree": Aspect.DECREES,
    "best decree": Aspect.DECREES,
    "balance": Aspect.BALANCE,
    "tainted": Aspect.BALANCE,
    "maat loss": Aspect.BALANCE,
    "excess": Aspect.BALANCE,
    "pure dice": Aspect.BALANCE,
    "dice below": Aspect.BALANCE,
    "region points": Aspect.SETH,
    "Buildings of Seth": Aspect.SETH,
    "Statues of Seth": Aspect.SETH,
    "soldiers": Aspect.SETH,
    "priests": Aspect.SETH,
    "blood": Aspect.SETH,
    "difficulty": Aspect.TIME,
    "Temple points": Aspect.TEMPLE,
    "Statue points": Aspect.STATUES,
    "rich decrees": Aspect.DECREES,
    # Cards by the letter of their family
    "B": Aspect.BLESSINGS,
    "T": Aspect.TECHNOLOGIES,
    "D": Aspect.DECREES,
    "A": Aspect.REWARDS,
    "C": Aspect.SETH,
    "X": Aspect.SETH,
    "to come": Aspect.REWARDS,
}


def aspect_of(name: str) -> Aspect:
    """Return the aspect of a term or card of the learned model."""
    found = [start for start in _BY_NAME if name.startswith(start)]
    return _BY_NAME[max(found, key=len)]


@lru_cache
def _numbers(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(_NUMBER[aspect_of(name)] for name in names)


def parts_of(table: Table, seat: int) -> list[float]:
    """Return the value of a seat divided by aspects, in the order of `ASPECTS`."""
    parts = [0.0] * len(ASPECTS)
    if table.state.phase == Phase.OVER:
        parts[0] = float(table.state.players[seat].vp)
        return parts
    model = load_model(table.settings)
    moment = model.moment(table, seat)
    if table.is_opponent(seat):
        names, counts = OPPONENT_TERMS, opponent_terms(table, seat)
        _add(parts, _numbers(names), counts, model.opponents[moment])
        return parts
    names = TERMS + SETH_TERMS if table.state.seth is not None else TERMS
    _add(parts, _numbers(names), terms(table, seat), model.terms[moment])
    _add_cards(parts, table, seat, model, moment)
    return parts


def _add(
    parts: list[float], numbers: tuple[int, ...], counts: list[float], weights: list[float]
) -> None:
    for number, count, weight in zip(numbers, counts, weights, strict=True):
        parts[number] += count * weight


def _add_cards(parts: list[float], table: Table, seat: int, model: Model, moment: int) -> None:
    numbers = _numbers(CARDS)
    weights = model.cards[moment]
    for card in cards(table, seat):
        parts[numbers[card]] += weights[card]
