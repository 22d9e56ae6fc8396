"""A valuation that was learned from self-play, and the agent that plays by it.

The worth of a seat is a weighted sum of its `features`; the weights depend on the turns left and on
the Scorings to come. They lie in `weights.json`, one set for each kind of game, and were found by
`tekhenu train` (docs/learning.md).
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
LOOKED_AT: Final = 10  # options: first impressions are good enough to leave out the others
ACTIONS: Final[Widths] = {DecisionKind.ACTION: 2, DecisionKind.ANY_ACTION: 2}

Rows = Mapping[str, Sequence[float]]  # by the name of a term or card, its weights by `BASIS`


class Model:
    """The worth of positions of one kind of game."""

    def __init__(self, learned: Mapping[str, Any], settings: Settings) -> None:
        edition = settings.edition
        self.rounds = rounds(edition)
        self.markers = len(edition.marker_steps)
        seth = isinstance(settings.expansion, TimeOfSeth)
        names = TERMS + SETH_TERMS if seth else TERMS
        self.terms = self._table(learned["terms"], names)
        self.cards = self._table(learned["cards"], CARDS)
        self.opponents = self._table(learned["opponents"], OPPONENT_TERMS)

    def _table(self, rows: Rows, names: Sequence[str]) -> list[list[float]]:
        """The weights of the names at every moment: see `_moment`."""
        found: list[list[float]] = []
        for scorings in range(self.markers + 1):
            for turns in range(self.rounds + 1):
                mixed = basis(turns, scorings, self.rounds, self.markers)
                found.append([_dot(mixed, _row(rows, name)) for name in names])
        return found

    def _moment(self, table: Table, seat: int) -> int:
        scorings: int = scorings_to_come(table.state)
        return scorings * (self.rounds + 1) + turns_left(table, seat)

    def worth(self, table: Table, seat: int) -> float:
        """VP to come, to be compared with those of other seats."""
        state = table.state
        if state.phase == OVER:
            return float(state.players[seat].vp)
        moment = self._moment(table, seat)
        if table.is_opponent(seat):
            return _dot(self.opponents[moment], opponent_terms(table, seat))
        weights = self.cards[moment]
        worth = _dot(self.terms[moment], terms(table, seat))
        for card in cards(table, seat):
            worth += weights[card]
        return worth


def _dot(first: list[float], second: list[float]) -> float:
    total = 0.0
    for i in range(len(first)):
        total += first[i] * second[i]
    return total


def _row(rows: Rows, name: str) -> list[float]:
    """A card that was not there to be learned is worth what its like are worth."""
    if name in rows:
        return [float(weight) for weight in rows[name]]
    like = [row for other, row in rows.items() if other[:1] == name[:1]]
    return [sum(column) / len(like) for column in zip(*like, strict=True)]


def kind_of(settings: Settings) -> str:
    """Which set of weights a game is played with."""
    if settings.solo is not None:
        return str(settings.solo.name)
    return f"{'seth' if settings.expansion else 'base'}{settings.players}"


_MODELS: Final[LruCache[Model]] = LruCache(64)  # users can upload any number of editions


def load_model(settings: Settings) -> Model:
    """Return the model of the shipped weights; made once for each kind of game."""
    kind = kind_of(settings)
    key = (kind, *settings.edition.marker_steps)
    return _MODELS.get(key, lambda: Model(learned_weights()["kinds"][kind], settings))


class LearnedAgent(GreedyAgent):
    """Looks ahead as `greedy` does; what to look at, and what to think of it, was learned."""

    def __init__(
        self,
        model: Model | None = None,
        prior: Prior | None = None,
        many: int = LOOKED_AT,
        widths: Widths = ACTIONS,
    ) -> None:
        super().__init__(many=many, widths=widths)
        self.model = model
        self._settings: Settings | None = None  # of the game that was valued last
        self._model: Model | None = None  # … and its model
        self.prior = load_prior() if prior is None else prior

    def __repr__(self) -> str:
        return "LearnedAgent()"

    def value(self, table: Table, seat: int) -> float:
        model = self._model
        if model is None or table.settings is not self._settings:
            model = load_model(table.settings) if self.model is None else self.model
            self._settings, self._model = table.settings, model
        return model.worth(table, seat)

    def scores(self, table: Table, decision: Decision) -> list[float]:
        return self.prior.scores(table, decision)
