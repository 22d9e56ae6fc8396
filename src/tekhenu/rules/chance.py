"""Chance: the game's own generator, or people who roll and draw at a real table.

In a game at a table (`settings.chance`) nothing is shuffled. Where the rules come to something
that chance decides, they take the outcome the table has told; if it has told none yet they stop,
and the game asks the table (`ChanceQuestion`). The answer is a choice like any other, and the step
is played again with it (see `game`). So a rule that needs chance is written once and is no
generator.

What is face down lies in the position in any order that fits: which piece it was is settled when
somebody turns it up, and pieces that nobody has seen change places until it is true.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from .cards import Decrees
from .decision import Decision, IllegalMove
from .decision_kind import DecisionKind
from .move import DrawPiece, Move, Outcome, RollDie, Settle
from .moves import DRAW, ROLL, SETTLE
from .place import SECTION, LyingDie, Place
from .rng import Randomness
from .state import State
from .subject import SEATS, Ordinal, Seat, Subject

if TYPE_CHECKING:
    from .table import Table

TABLE: Final = -2  # who is asked how chance fell: everybody, and nobody in particular
FACES: Final = 6
DECREE: Final = 2  # as in `table`

T = TypeVar("T")
Happening = TypeVar("Happening", bound=Outcome)


class Unanswered(Exception):
    """How chance fell has not been told; the question waits in `Chance.question`."""


class ChanceQuestion(Decision):
    """A question to the table: its options are all that can happen, `chance` how likely each is.

    `about` is what it refers to: a section for dice, a space of the Market, a seat.
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
    """What the table has told: outcomes to come, the next one last, and where they are noted."""

    __slots__ = ("keeps_secrets", "question", "record", "script")

    def __init__(self, told: Sequence[Move], keeps_secrets: bool = False) -> None:
        self.script: list[Outcome] = [move for move in told if isinstance(move, Outcome)]
        self.script.reverse()
        self.record: list[Move] = []
        self.question: ChanceQuestion | None = None
        self.keeps_secrets = keeps_secrets  # what one person sees alone is not told

    def answer(
        self,
        kind: DecisionKind,
        options: Sequence[Happening],
        weights: Sequence[int] | None = None,
        about: Subject | None = None,
    ) -> Happening:
        """What happened; what must happen is not asked."""
        if len(options) == 1:
            return options[0]
        if not self.script:
            self.question = ChanceQuestion(kind, options, weights, about)
            raise Unanswered
        said = self.script.pop()
        for option in options:
            if option == said:
                self.record.append(option)
                return option
        raise IllegalMove(f"{said!s} cannot have happened here")


def has_outcomes(choices: Iterable[Move]) -> bool:
    """Return whether the choices contain results of rolls or draws at a real table."""
    return any(isinstance(choice, Outcome) for choice in choices)


# Where rules call upon chance


def one_of(
    table: "Table", kind: DecisionKind, options: Sequence[Outcome], about: Subject | None = None
) -> int:
    """The place of one of several, all equally likely."""
    if table.chance is None:
        return table.state.rng.below(len(options))
    return options.index(table.chance.answer(kind, options, None, about))


def shuffle(table: "Table", items: list[T]) -> None:
    """At a real table the order shows itself piece by piece."""
    if table.chance is None:
        table.state.rng.shuffle(items)


def arrange(
    table: "Table",
    kind: DecisionKind,
    items: list[int],
    outcomes: Sequence[Outcome] | Mapping[int, Outcome],
    count: int,
) -> None:
    """Shuffled, and the first `count` are laid open at once; the outcomes are by number."""
    if table.chance is None:
        table.state.rng.shuffle(items)
        return
    for place in range(count):
        left = sorted(items[place:])
        options = [outcomes[item] for item in left]
        said = left[options.index(table.chance.answer(kind, options, None, Ordinal(place)))]
        items.remove(said)
        items.insert(place, said)


def take_top(
    table: "Table",
    kind: DecisionKind,
    pile: list[int],
    outcomes: Sequence[DrawPiece] | Mapping[int, DrawPiece],
    about: Subject | None = None,
    known: int = 0,
) -> int:
    """The top of a pile, of which the lowest `known` are no secret."""
    if table.chance is not None and len(pile) > known:
        unknown = sorted(pile[known:])
        said = table.chance.answer(kind, [outcomes[piece] for piece in unknown], None, about)
        pile.remove(said.card)
        pile.append(said.card)
    return pile.pop()


def roll_any(table: "Table", chance: Chance, section: int) -> tuple[int, int]:
    """A die from the bag and what it shows; those of a colour are alike."""
    colour = table.printed.colour
    bag = table.state.bag
    drawn = [colour[die] for die in bag]
    colours = sorted(set(drawn))
    options = [ROLL[c][value] for c in colours for value in range(1, FACES + 1)]
    weights = [drawn.count(c) for c in colours for _ in range(FACES)]
    said = chance.answer(DecisionKind.ROLL, options, weights, SECTION[section])
    return bag.pop(drawn.index(said.colour)), said.value


def roll_this(chance: Chance, colour: int, section: int) -> int:
    """What a die of that colour shows."""
    options: list[RollDie] = ROLL[colour][1 : FACES + 1]
    return chance.answer(DecisionKind.ROLL, options, None, SECTION[section]).value


def settle_among(
    chance: Chance, kind: DecisionKind, places: Sequence[Place | LyingDie], about: Subject
) -> int:
    """The first of these that is it; what stands there several times is the more likely."""
    options: list[Settle] = []
    weights: list[int] = []
    for place in places:
        option = SETTLE[place]
        if option in options:
            weights[options.index(option)] += 1
        else:
            options.append(option)
            weights.append(1)
    return places.index(chance.answer(kind, options, weights, about).what)


# Decrees that nobody has seen: in the deck, or face down before somebody


def unseen_decrees(table: "Table") -> list[int]:
    known = table.state.decree_known
    return [card for card in table.printed.deck[DECREE] if not known[card]]


def turn_up_decree(
    table: "Table", chance: Chance, kind: DecisionKind, about: Subject | None
) -> None:
    """Which Decree lies on top; one whose place somebody knows is no question."""
    state = table.state
    top = state.decks[DECREE][-1]
    if not state.decree_known[top]:
        unseen = [DRAW["D"][card] for card in unseen_decrees(table)]
        swap_decrees(state, top, chance.answer(kind, unseen, None, about).card)


def reveal_decrees(table: "Table", chance: Chance, seat: int) -> None:
    """Which Decrees somebody has held face down all the time."""
    state = table.state
    while hidden := [c for c in state.players[seat].decrees if not state.decree_known[c]]:
        unseen = [DRAW["D"][card] for card in unseen_decrees(table)]
        said = chance.answer(DecisionKind.REVEALED_DECREE, unseen, None, SEATS[seat]).card
        swap_decrees(state, hidden[0], said)
        state.decree_known[said] = table.everybody
        state.reveals += 1


def swap_decrees(state: State, one: int, other: int) -> None:
    """Two that nobody has seen change places."""
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
