"""A valuation learned from self-play, and the agent that uses it.

The value of a seat is a weighted sum of its `features`. The weights depend on the turns left and on
the Scorings to come. `tekhenu train` writes them to `weights.json`, one set for each kind of game
(docs/learning.md).
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ..lru import LruCache
from ..rules import Decision, DecisionKind
from ..rules.settings import Settings
from ..rules.state import Phase
from ..rules.table import Table
from ..rules.variants import TimeOfSeth
from ..rules.wheel import rounds, scorings_to_come
from .features import (
    CARDS,
    OPPONENT_TERMS,
    SETH_TERMS,
    TERMS,
    basis,
    cards,
    opponent_terms,
    terms,
)
from .greedy import GreedyAgent, Widths
from .prior import Prior, load_prior
from .valuation import turns_left
from .weights import learned_weights

OVER: Final = int(Phase.OVER)
OPTIONS_TRIED: Final = 10  # the prior is good enough to leave out the others
ACTIONS: Final[Widths] = {DecisionKind.ACTION: 2, DecisionKind.ANY_ACTION: 2}

WeightRows = Mapping[str, Sequence[float]]  # weights by `BASIS` of each term or card


class Model:
    """The learned values of positions of one kind of game."""

    def __init__(self, learned: Mapping[str, Any], settings: Settings) -> None:
        edition = settings.edition
        self.rounds = rounds(edition)
        self.markers = len(edition.marker_steps)
        seth = isinstance(settings.expansion, TimeOfSeth)
        names = TERMS + SETH_TERMS if seth else TERMS
        self.terms = self._table(learned["terms"], names)
        self.cards = self._table(learned["cards"], CARDS)
        self.opponents = self._table(learned["opponents"], OPPONENT_TERMS)

    def _table(self, rows: WeightRows, names: Sequence[str]) -> list[list[float]]:
        """Return the weights of the names at every moment (see `moment`)."""
        found: list[list[float]] = []
        for scorings in range(self.markers + 1):
            for turns in range(self.rounds + 1):
                mixed = basis(turns, scorings, self.rounds, self.markers)
                found.append([_dot(mixed, _row(rows, name)) for name in names])
        return found

    def moment(self, table: Table, seat: int) -> int:
        """Return the row of the weights that applies to a seat now."""
        scorings: int = scorings_to_come(table.state)
        return scorings * (self.rounds + 1) + turns_left(table, seat)

    def value(self, table: Table, seat: int) -> float:
        """Return the expected final VP of the seat, comparable between seats."""
        state = table.state
        if state.phase == OVER:
            return float(state.players[seat].vp)
        moment = self.moment(table, seat)
        if table.is_opponent(seat):
            return _dot(self.opponents[moment], opponent_terms(table, seat))
        weights = self.cards[moment]
        value = _dot(self.terms[moment], terms(table, seat))
        for card in cards(table, seat):
            value += weights[card]
        return value


def _dot(first: list[float], second: list[float]) -> float:
    total = 0.0
    for i in range(len(first)):
        total += first[i] * second[i]
    return total


def _row(rows: WeightRows, name: str) -> list[float]:
    """Return the weights of a name; the family mean for a card without learned weights."""
    if name in rows:
        return [float(weight) for weight in rows[name]]
    like = [row for other, row in rows.items() if other[:1] == name[:1]]
    return [sum(column) / len(like) for column in zip(*like, strict=True)]


def kind_of(settings: Settings) -> str:
    """Return the name of the set of weights for a game."""
    if settings.solo is not None:
        return str(settings.solo.name)
    return f"{'seth' if settings.expansion else 'base'}{settings.players}"


_MODELS: Final[LruCache[Model]] = LruCache(64)  # users can upload any number of editions


def load_model(settings: Settings) -> Model:
    """Return the model of the shipped weights, cached for each kind of game."""
    kind = kind_of(settings)
    key = (kind, *settings.edition.marker_steps)
    return _MODELS.get(key, lambda: Model(learned_weights()["kinds"][kind], settings))


class LearnedAgent(GreedyAgent):
    """An agent that looks ahead like GreedyAgent, with a learned valuation and a learned prior."""

    def __init__(
        self,
        model: Model | None = None,
        prior: Prior | None = None,
        many: int = OPTIONS_TRIED,
        widths: Widths = ACTIONS,
    ) -> None:
        super().__init__(many=many, widths=widths)
        self.model = model
        self._settings: Settings | None = None  # of the last game evaluated
        self._model: Model | None = None  # the model for `_settings`
        self.prior = load_prior() if prior is None else prior

    def __repr__(self) -> str:
        return "LearnedAgent()"

    def value(self, table: Table, seat: int) -> float:
        model = self._model
        if model is None or table.settings is not self._settings:
            model = load_model(table.settings) if self.model is None else self.model
            self._settings, self._model = table.settings, model
        return model.value(table, seat)

    def scores(self, table: Table, decision: Decision) -> list[float]:
        return self.prior.scores(table, decision)
