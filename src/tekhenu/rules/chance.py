"""Sources of chance: the game's own generator, or people who roll and draw at a real table.

In a game at a table (`settings.chance`) nothing is shuffled. Where a rule needs an outcome of
chance, it takes the outcome that was entered. If none was entered yet, `Unanswered` ends the step
and the game asks the table (`ChanceQuestion`). The answer is a choice like any other, and the step
is replayed with it (see `game`). So a rule that needs chance is written once and is not a
generator.

At a real table face-down pieces are in the position in an arbitrary order that fits what is known.
When a piece is revealed, pieces that are still unknown are exchanged until the position is true.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from .cards import Decrees
from .decision import Decision, IllegalMove
from .decision_kind import DecisionKind
from .move import DrawLot, DrawPiece, Move, Outcome, RollDie
from .moves import DRAW, LOT, ROLL
from .place import SECTION, Place, PlacedDie
from .rng import Randomness
from .state import State
from .subject import SEATS, Ordinal, Seat, Subject

if TYPE_CHECKING:
    from .table import Table

TABLE: Final = -2  # the `player` of a question to the table, which any person there may answer
FACES: Final = 6
DECREE: Final = 2  # as in `table`

T = TypeVar("T")
OutcomeT = TypeVar("OutcomeT", bound=Outcome)


class Unanswered(Exception):
    """Raised if an outcome of chance is missing. The question is in `Chance.question`."""


class ChanceQuestion(Decision):
    """A question to the table. Its options are all possible outcomes.

    `chance` is the probability of each option. `about` is what the question refers to: a section
    for dice, a space of the Market, a seat.
    """

    __slots__ = ("weights",)

    def __init__(
        self,
        kind: DecisionKind,
        options: Sequence[Move],
        weights: Sequence[int] | None,
        about: Subject | None,
    ) -> None:
        super().__init__(TABLE, kind, options, None, (), about)
        self.weights = weights

    @property
    def chance(self) -> tuple[float, ...] | None:
        weights = self.weights or (1,) * len(self.options)
        total = sum(weights)
        return tuple(weight / total for weight in weights)

    @property
    def answered_by(self) -> int:
        about = self.about
        return about.index if self.kind.secret and isinstance(about, Seat) else TABLE

    def __repr__(self) -> str:
        return f"ChanceQuestion(kind={self.kind!r}, options=[{self._shown()}])"

    def sample(self, rng: Randomness) -> Move:
        weights = self.weights or (1,) * len(self.options)
        left = rng.randrange(sum(weights))
        for option, weight in zip(self.options, weights, strict=True):
            left -= weight
            if left < 0:
                return option
        raise AssertionError


class Chance:
    """The outcomes entered at a real table.

    Fields:
        script: outcomes still to be used, the next one last.
        record: the outcomes used in the current step.
        question: the outcome that is missing.
        keeps_secrets: whether cards that only one person sees are not entered.
    """

    __slots__ = ("keeps_secrets", "question", "record", "script")

    def __init__(self, entered: Sequence[Move], keeps_secrets: bool = False) -> None:
        self.script: list[Outcome] = []
        self.record: list[Move] = []
        self.question: ChanceQuestion | None = None
        self.keeps_secrets = keeps_secrets

        self.expect(entered)

    def expect(self, entered: Sequence[Move]) -> None:
        """Answer the next questions with the outcomes among `entered`, and with nothing else."""
        self.script = [move for move in entered if isinstance(move, Outcome)]
        self.script.reverse()

    def answer(
        self,
        kind: DecisionKind,
        options: Sequence[OutcomeT],
        weights: Sequence[int] | None = None,
        about: Subject | None = None,
    ) -> OutcomeT:
        """Return the outcome that was entered. A certain outcome is not asked for."""
        if len(options) == 1:
            return options[0]
        if not self.script:
            self.question = ChanceQuestion(kind, options, weights, about)
            raise Unanswered
        entered = self.script.pop()
        for option in options:
            if option == entered:
                self.record.append(option)
                return option
        raise IllegalMove(f"{entered!s} is not a possible outcome here")


class CountingChance(Chance):
    """Chance that counts how many outcomes of one kind the table will enter in a row.

    It answers them itself, always with the last possibility: their number does not depend on their
    values. Any other question stops the step.

    Fields:
        first: the question that the count begins with.
        most: the count at which it stops.
        count: the outcomes counted so far.
    """

    __slots__ = ("count", "first", "most")

    def __init__(self, first: ChanceQuestion, most: int, keeps_secrets: bool) -> None:
        super().__init__((), keeps_secrets)
        self.first = first
        self.most = most
        self.count = 0

    def answer(
        self,
        kind: DecisionKind,
        options: Sequence[OutcomeT],
        weights: Sequence[int] | None = None,
        about: Subject | None = None,
    ) -> OutcomeT:
        if len(options) == 1 or self.script:
            return super().answer(kind, options, weights, about)
        if self.count and (self.count == self.most or not self._continues(kind, options, about)):
            self.question = ChanceQuestion(kind, options, weights, about)
            raise Unanswered
        self.count += 1
        self.record.append(options[-1])
        return options[-1]

    def _continues(
        self, kind: DecisionKind, options: Sequence[Move], about: Subject | None
    ) -> bool:
        first = self.first
        if kind != first.kind or (kind == DecisionKind.ROLL and about != first.about):
            return False
        return set(first.options).issuperset(options)


def has_outcomes(choices: Iterable[Move]) -> bool:
    """Return whether the choices contain results of rolls or draws at a real table."""
    return any(isinstance(choice, Outcome) for choice in choices)


# Functions that the rules call where they need chance


def random_index(
    table: "Table", kind: DecisionKind, options: Sequence[Outcome], about: Subject | None = None
) -> int:
    """Return the index of one of the options, all equally likely."""
    if table.chance is None:
        return table.state.rng.below(len(options))
    return options.index(table.chance.answer(kind, options, None, about))


def shuffle(table: "Table", items: list[T]) -> None:
    """Shuffle in place. At a real table the order is revealed piece by piece instead."""
    if table.chance is None:
        table.state.rng.shuffle(items)


def shuffle_and_reveal(
    table: "Table",
    kind: DecisionKind,
    items: list[int],
    outcomes: Sequence[Outcome] | Mapping[int, Outcome],
    count: int,
) -> None:
    """Shuffle and reveal the first `count` items. `outcomes` are indexed by item."""
    if table.chance is None:
        table.state.rng.shuffle(items)
        return
    for place in range(count):
        left = sorted(items[place:])
        options = [outcomes[item] for item in left]
        entered = left[options.index(table.chance.answer(kind, options, None, Ordinal(place)))]
        items.remove(entered)
        items.insert(place, entered)


def draw_top(
    table: "Table",
    kind: DecisionKind,
    pile: list[int],
    outcomes: Sequence[DrawPiece] | Mapping[int, DrawPiece],
    about: Subject | None = None,
    known: int = 0,
) -> int:
    """Draw the top of a pile whose lowest `known` pieces are not hidden."""
    if table.chance is not None and len(pile) > known:
        unknown = sorted(pile[known:])
        entered = table.chance.answer(kind, [outcomes[piece] for piece in unknown], None, about)
        pile.remove(entered.card)
        pile.append(entered.card)
    return pile.pop()


def draw_and_roll(table: "Table", chance: Chance, section: int) -> tuple[int, int]:
    """Draw a die from the bag and roll it; return the die and its value."""
    color = table.printed.color
    bag = table.state.bag
    drawn = [color[die] for die in bag]
    colors = sorted(set(drawn))
    options = [ROLL[c][value] for c in colors for value in range(1, FACES + 1)]
    weights = [drawn.count(c) for c in colors for _ in range(FACES)]
    entered = chance.answer(DecisionKind.ROLL, options, weights, SECTION[section])
    return bag.pop(drawn.index(entered.color)), entered.value


def roll_color(chance: Chance, color: int, section: int) -> int:
    """Return the value that a die of that color shows."""
    options: list[RollDie] = ROLL[color][1 : FACES + 1]
    return chance.answer(DecisionKind.ROLL, options, None, SECTION[section]).value


def draw_lot(
    chance: Chance, kind: DecisionKind, places: Sequence[Place | PlacedDie], about: Subject
) -> int:
    """Return the index of the chosen place. A place listed n times is n times as likely."""
    options: list[DrawLot] = []
    weights: list[int] = []
    for place in places:
        option = LOT[place]
        if option in options:
            weights[options.index(option)] += 1
        else:
            options.append(option)
            weights.append(1)
    return places.index(chance.answer(kind, options, weights, about).what)


# Decrees that no player knows: in the deck, or face down in front of a player


def unseen_decrees(table: "Table") -> list[int]:
    known = table.state.decree_known
    return [card for card in table.printed.deck[DECREE] if not known[card]]


def reveal_top_decree(
    table: "Table", chance: Chance, kind: DecisionKind, about: Subject | None
) -> None:
    """Find out which Decree is on top, unless some player knows it."""
    state = table.state
    top = state.decks[DECREE][-1]
    if not state.decree_known[top]:
        unseen = [DRAW["D"][card] for card in unseen_decrees(table)]
        swap_decrees(state, top, chance.answer(kind, unseen, None, about).card)


def reveal_decrees(table: "Table", chance: Chance, seat: int) -> None:
    """Find out which Decrees a player has held face down."""
    state = table.state
    while hidden := [c for c in state.players[seat].decrees if not state.decree_known[c]]:
        unseen = [DRAW["D"][card] for card in unseen_decrees(table)]
        entered = chance.answer(DecisionKind.REVEALED_DECREE, unseen, None, SEATS[seat]).card
        swap_decrees(state, hidden[0], entered)
        state.decree_known[entered] = table.everybody
        state.reveals += 1


def swap_decrees(state: State, one: int, other: int) -> None:
    """Exchange two Decrees whose places no player knows."""
    if one == other:
        return
    swap = {one: other, other: one}
    deck = state.decks[DECREE]
    deck[:] = [swap.get(card, card) for card in deck]
    if state.peek_family == DECREE:
        state.peek = [swap.get(card, card) for card in state.peek]
    for player in state.players:
        if one in player.decrees or other in player.decrees:
            player.decrees = Decrees.of([swap.get(card, card) for card in player.decrees])
