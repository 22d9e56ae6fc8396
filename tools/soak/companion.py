"""Comparison of the same game with generated outcomes and with outcomes entered at a real table.

The outcomes of the first game are read from its events and its position and entered in the second.
Both must be equal at every question. `OutcomeReader` does not use the code that asks for outcomes.
"""

import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from math import isclose, sqrt
from random import Random
from typing import Any, TypeVar

from tekhenu import Decision, DecisionKind, Game, IllegalMove, Move, State
from tekhenu.components.terms import Family, God
from tekhenu.rules import event as e
from tekhenu.rules.chance import TABLE, ChanceQuestion, unseen_decrees
from tekhenu.rules.knowledge import chance_question_for
from tekhenu.rules.move import ACTION_TILES, DrawPiece
from tekhenu.rules.moves import COIN, DRAW, DRAW_STARTING, FIRST, LOT, ROLL, TILE
from tekhenu.rules.place import SECTION, Place, PlacedDie
from tekhenu.rules.settings import ChanceSource
from tekhenu.rules.state import HIDDEN
from tekhenu.rules.subject import Subject
from tools.soak.deals import Recipe
from tools.soak.invariants import Broken, check_moment, difference, require

DECREE = int(Family.DECREE)
SUITS = "BTD"
TRIED = 0.02  # share of the table's questions of which every answer is tried
MOST_SIGMAS = 4.5
E = TypeVar("E")


def number_of(about: Subject | None) -> int:
    """Return the number by which the position knows a subject, -1 for none."""
    if about is None:
        return -1
    return int(about) if isinstance(about, God) else about.index


class OutcomeReader:
    """Reader of the outcomes of chance in a game since its last question."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[e.Event] = []
        self.heard = 0
        self.before: State | None = None
        entered = sum(isinstance(event, e.Uncovered) for event in game.events)
        self.uncovered = sum(len(automa.shown) for automa in game.state.automas) - entered
        self.rng = Random(f"teller {game.seed}")
        self.listen()

    def listen(self) -> None:
        events = self.game.events
        self.events = [event for event in events[self.heard :] if not self._forced(event)]
        self.heard = len(events)

    def _forced(self, event: e.Event) -> bool:
        """Take the last Action tile without a question, because it is the only one left."""
        if not isinstance(event, e.Uncovered):
            return False
        self.uncovered += 1
        return self.uncovered % len(ACTION_TILES) == 0 and len(self.game.state.automas) == 3

    def play(self, choice: Move) -> None:
        self.before = self.game.state.copy()
        self.game.play(choice)
        self.listen()

    def outcome(self, at: Game, question: Decision) -> Move:
        return READERS[question.kind](self, at, number_of(question.about))

    def first(self, kind: type[E], fits: Callable[[E], bool] = lambda event: True) -> E:
        """Return the next event of a kind; each event stands for one occurrence."""
        for number, event in enumerate(self.events):
            if isinstance(event, kind) and fits(event):
                del self.events[number]
                return event
        raise Broken(f"no event of the kind {kind.__name__} has followed")

    # Setup

    def wheel(self, at: Game, about: int) -> Move:
        return LOT[SECTION[self.first(e.Dawned).wheel]]

    def horus(self, at: Game, about: int) -> Move:
        return LOT[SECTION[self.game.state.horus[about]]]

    def offer(self, at: Game, about: int) -> Move:
        """Return the next card of the offer in any order, because the order has no meaning."""
        return DRAW_STARTING[self.any_but(self.game.state.offer, at.state.offer[:about])]

    def any_but(self, there: Iterable[int], entered: Iterable[int]) -> int:
        return self.rng.choice(sorted(set(there) - set(entered)))

    def first_player(self, at: Game, about: int) -> Move:
        return FIRST[self.game.state.first_seat]

    def cultist(self, at: Game, about: int) -> Move:
        assert self.game.state.seth is not None and at.state.seth is not None
        entered = at.state.seth.cultists[:about]
        return DRAW["C"][self.any_but(self.game.state.seth.cultists, entered)]

    # Dice, cards, tiles

    def roll(self, at: Game, about: int) -> Move:
        rolled = self.first(e.Rolled)
        return ROLL[at.table.printed.color[rolled.die]][rolled.value]

    def market(self, at: Game, about: int) -> Move:
        shown = self.first(e.Revealed, lambda event: event.slot == about)
        return DRAW[SUITS[at.table.printed.slot_family[about]]][shown.card]

    def card(self, at: Game, about: int) -> Move:
        """Return a card that a player received directly, or one of those looked at."""
        state, before = self.game.state, self.before
        if before is None:  # dealt at setup
            entered = at.state.players[about].decrees
            return DRAW["D"][self.any_but(state.players[about].decrees, entered)]
        for event in self.events:
            if isinstance(event, e.Received) and self._straight(before, event, about):
                self.events.remove(event)
                return DRAW[SUITS[event.family]][event.card]
        return DRAW[SUITS[state.peek_family]][self.any_but(state.peek, at.state.peek)]

    def _straight(self, before: State, event: e.Received, seat: int) -> bool:
        """Return whether the card came from the deck, not from the Market or a selection."""
        card, family = event.card, event.family
        families = self.game.table.printed.slot_family
        there = [c for slot, c in enumerate(before.market) if families[slot] == family]
        there += [
            shown.card
            for shown in self.events
            if isinstance(shown, e.Revealed) and families[shown.slot] == family
        ]
        there += before.players[seat].hand(family)
        there += before.peek if before.peek_family == family else []
        unseen = event.face_up == (family != DECREE) and card not in there
        return event.seat == seat and unseen

    def pillar(self, at: Game, about: int) -> Move:
        """Return the tile drawn for the display, or at setup for the Temple."""
        for event in self.events:
            if isinstance(event, e.TilePlaced) and self.before is None:
                break
            if isinstance(event, e.TileDrawn):
                return DRAW["P"][self.first(e.TileDrawn).tile]
        return DRAW["P"][self.first(e.TilePlaced).tile]

    def conquest(self, at: Game, about: int) -> Move:
        return DRAW["Q"][self.first(e.ConquestDrawn).tile]

    def artifact(self, at: Game, about: int) -> Move:
        return DRAW["X"][self.first(e.Displayed, lambda event: event.destiny == about).artifact]

    def revealed(self, at: Game, about: int) -> Move:
        known = at.state.decree_known
        left = [card for card in self.game.state.players[about].decrees if not known[card]]
        return DRAW["D"][left[0]]

    # Solo opponents

    def pyramid(self, at: Game, about: int) -> Move:
        arranged = next(event for event in self.events if isinstance(event, e.Arranged))
        return TILE[arranged.tiles[about]]

    def coin(self, at: Game, about: int) -> Move:
        coin = self.first(e.Progressed, lambda event: event.coin != "start").coin
        return next(side for side in COIN if side.way == coin)

    def tie(self, at: Game, about: int) -> Move:
        what = self.first(e.Picked, lambda event: len(set(event.among)) > 1).what
        assert isinstance(what, Place | PlacedDie)
        return LOT[what]

    def destiny(self, at: Game, about: int) -> Move:
        card = self.first(e.Chose, lambda event: event.seat == about and event.card[0] == "A").card
        return next(move for move in DRAW["A"] if move.id == card)

    def starting(self, at: Game, about: int) -> Move:
        card = self.first(e.Chose, lambda event: event.seat == about and event.card[0] in "SE").card
        return next(move for move in DRAW_STARTING.values() if move.id == card)

    def tile(self, at: Game, about: int) -> Move:
        return TILE[self.first(e.Uncovered, lambda event: event.seat == about).tile]

    def marker(self, at: Game, about: int, name: str) -> Move:
        marked = self.first(e.Marked, lambda it: it.seat == about and it.marker == name)
        return LOT[marked.place]

    def space(self, at: Game, about: int) -> Move:
        return LOT[self.first(e.Cast, lambda event: event.free).space]


READERS: dict[DecisionKind, Callable[[OutcomeReader, Game, int], Move]] = {
    DecisionKind.WHEEL: OutcomeReader.wheel,
    DecisionKind.HORUS_TILE: OutcomeReader.horus,
    DecisionKind.OFFER: OutcomeReader.offer,
    DecisionKind.FIRST_PLAYER: OutcomeReader.first_player,
    DecisionKind.CULTIST_SHOWN: OutcomeReader.cultist,
    DecisionKind.ROLL: OutcomeReader.roll,
    DecisionKind.MARKET_CARD: OutcomeReader.market,
    DecisionKind.DRAWN_CARD: OutcomeReader.card,
    DecisionKind.SECRET_CARD: OutcomeReader.card,
    DecisionKind.PILLAR_TILE: OutcomeReader.pillar,
    DecisionKind.CONQUEST_TILE: OutcomeReader.conquest,
    DecisionKind.ARTIFACT_SHOWN: OutcomeReader.artifact,
    DecisionKind.REVEALED_DECREE: OutcomeReader.revealed,
    DecisionKind.PYRAMID: OutcomeReader.pyramid,
    DecisionKind.COIN: OutcomeReader.coin,
    DecisionKind.TIE: OutcomeReader.tie,
    DecisionKind.DESTINY_DRAWN: OutcomeReader.destiny,
    DecisionKind.STARTING_DRAWN: OutcomeReader.starting,
    DecisionKind.ACTION_TILE: OutcomeReader.tile,
    DecisionKind.MARKER_F: lambda reader, at, about: reader.marker(at, about, "F"),
    DecisionKind.MARKER_G: lambda reader, at, about: reader.marker(at, about, "G"),
    DecisionKind.MARKER_H: lambda reader, at, about: reader.marker(at, about, "H"),
    DecisionKind.MARKER_I: lambda reader, at, about: reader.marker(at, about, "I"),
    DecisionKind.CONQUEST_SPACE: OutcomeReader.space,
}
"""Every kind of question to the table there is."""


# Equality except for the order of face-down pieces


def known_of(game: Game) -> dict[str, Any]:
    """Return the position without the order of face-down pieces; dice by color and value."""
    state, color = game.state.copy(), game.table.printed.color
    values = state.values

    def dice(lying: list[int]) -> list[tuple[int, int]]:
        return [(color[die], values[die]) for die in lying]

    unseen = unseen_decrees(game.table)
    decks = [sorted(deck) for deck in state.decks]
    decks[DECREE] = [HIDDEN if card in unseen else card for card in state.decks[DECREE]]
    hidden: list[object] = []
    for player in state.players:
        scales = player.scales
        hidden += [dice(scales.pure), dice(scales.tainted), dice(scales.below)]
        scales.pure, scales.tainted, scales.below = [], [], []
        hidden.append([card for card in player.decrees if card not in unseen])
        hidden.append(len(player.decrees))
        player.decrees = type(player.decrees)()
    if state.turn is not None:
        hidden += dice([state.turn.die]) if state.turn.die >= 0 else []
        state.turn.die = -1
    for automa in state.automas:
        automa.tiles = [HIDDEN] * len(automa.tiles)
    if state.seth is not None:
        state.seth.stack.sort()
        state.seth.pile[state.seth.buried :] = sorted(state.seth.pile[state.seth.buried :])
    apart = ("decks", "stack", "sections", "bag", "values", "rng", "peek")
    names = [each.name for each in fields(state) if each.name not in apart]
    entered = {name: getattr(state, name) for name in names}
    return entered | {
        "decks": decks,
        "stack": sorted(state.stack),
        "sections": [sorted(dice(section)) for section in state.sections],
        "bag": sorted(color[die] for die in state.bag),
        "peek": sorted(state.peek),
        "hidden": hidden,
    }


def require_alike(one: Game, other: Game) -> None:
    entered, there = known_of(one), known_of(other)
    for name in entered:
        same = entered[name] == there[name]
        if not same and (found := difference(entered[name], there[name], name)):
            raise Broken(f"with entered outcomes the game has another position: {found}")
    before, after = _asked(one.decision), _asked(other.decision)
    require(before == after, f"with entered outcomes the game asks {after}, not {before}")


def _asked(decision: Decision | None) -> object:
    """Return a question in comparable form; dice have no order."""
    return decision and (decision.player, decision.kind, sorted(decision.options))


# Probabilities and frequencies


@dataclass(slots=True)
class Frequencies:
    """The number of occurrences and the expected number of every outcome, by kind of question."""

    came: Counter[tuple[str, str]] = field(default_factory=Counter)
    expected: Counter[tuple[str, str]] = field(default_factory=Counter)
    variance: Counter[tuple[str, str]] = field(default_factory=Counter)

    def count(self, question: Decision, said: Move) -> None:
        assert question.chance is not None
        self.came[question.kind, str(said)] += 1
        for option, likely in zip(question.options, question.chance, strict=True):
            self.expected[question.kind, str(option)] += likely  # type: ignore[assignment]
            self.variance[question.kind, str(option)] += likely * (1 - likely)  # type: ignore[assignment]

    def __add__(self, other: "Frequencies") -> "Frequencies":
        parts = ("came", "expected", "variance")
        return Frequencies(*(getattr(self, part) + getattr(other, part) for part in parts))

    def sigmas(self, least: float = 5) -> Iterator[tuple[float, tuple[str, str]]]:
        """Yield the deviation of each outcome in standard deviations, if enough were expected."""
        for what, variance in self.variance.items():
            if variance >= least:
                yield abs(self.came[what] - self.expected[what]) / sqrt(variance), what


def check_question(game: Game, question: Decision, said: Move) -> None:
    require(question.player == TABLE, f"{question.kind} is asked of seat {question.player}")
    names = [str(option) for option in question.options]
    require(len(names) > 1, f"{question.kind}: only {names} can happen")
    require(len(set(names)) == len(names), f"{question.kind}: twice the same among {names}")
    require(said in names, f"{question.kind}: {said} has happened and is not among {names}")
    chance = question.chance
    require(chance is not None and isclose(sum(chance), 1), f"{question.kind}: {chance}")
    require(chance is not None and min(chance) > 0, f"{question.kind}: nothing is impossible")


def seats_asked(game: Game, question: Decision) -> list[int]:
    """Return the seats that may answer: all people, or only the one who drew the card."""
    if question.kind == DecisionKind.SECRET_CARD:
        return [number_of(question.about)]
    return [*range(game.settings.humans)]


def offered(game: Game, seat: int) -> Sequence[Move]:
    """Return what a seat may answer as far as it knows."""
    question = game.decision
    assert isinstance(question, ChanceQuestion)
    return chance_question_for(question, game.table, seat).options


def check_every_answer(game: Game, question: Decision) -> None:
    """Let each seat give every answer that its own view offers.

    The game continues to the next decision and stays possible. Only a card that another player has
    entered in secret is rejected, and then the game is unchanged.
    """
    seats = seats_asked(game, question)
    answers = {option: seat for seat in seats for option in offered(game, seat)}
    for option, seat in answers.items():
        tried = game.copy()
        try:
            tried.play(option)
        except IllegalMove:
            secret = isinstance(option, DrawPiece) and entered_by_another(game, option, seat)
            require(secret, f"{question.kind}: seat {seat} is offered {option}, which is refused")
            require_alike(game, tried)
            continue
        while (decision := tried.decision) is not None and decision.chance is not None:
            tried.play(decision.options[-1])
        check_moment(tried)


def entered_by_another(game: Game, drawn: DrawPiece, seat: int) -> bool:
    """Return whether only other players know where a Decree is."""
    known = game.state.decree_known[drawn.card]
    return drawn.id[0] == "D" and bool(known) and not known >> seat & 1


def check_entered(how: Recipe, try_all: float = TRIED) -> Frequencies:
    """Play a game of random choices both ways; raise Broken where the two differ."""
    reader, game = OutcomeReader(how.begin()), replace(how, chance=ChanceSource.TABLE).begin()
    rng, seats = Random(f"told {how.seed}"), Random(f"seats {how.seed}")
    found = Frequencies()
    if how.dealt:
        reader.before = reader.game.state.copy()
    while True:
        while (question := game.decision) is not None and question.chance is not None:
            said = reader.outcome(game, question)
            check_question(game, question, said)
            seat = seats.choice(seats_asked(game, question))
            require(said in offered(game, seat), f"seat {seat} is not offered {said}")
            found.count(question, said)
            if rng.random() < try_all:
                check_every_answer(game, question)
            game.play(said)
        require_alike(reader.game, game)
        if question is None:
            return found
        choice = rng.choice(question.options)
        reader.play(choice)
        game.play(choice)


def play_both_ways(how: Recipe) -> tuple[Recipe, Frequencies, str]:
    """Play a game both ways for a soak; return the failure, if any."""
    try:
        return how, check_entered(how), ""
    except Exception:
        return how, Frequencies(), traceback.format_exc()
