"""Reviews of games: the loss of every turn, and luck separated from skill.

A review looks at every turn in which a player had a choice. The engine searches for a better turn
with the information that the player had. Then it estimates the margins of the played and of the
better turn on the same fresh deals, in which all hands are known, because the game is over. Their
difference is the loss of the turn.

Between two turns the expected margin changes only if something was rolled, drawn or revealed; this
change is luck. So for every seat

    start + luck - own losses + losses of the others = final margin

holds by construction.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final, NamedTuple

from ..agents.agent import SeatView
from ..rules import Game, Move
from ..rules import event as ev
from ..rules.event import Event
from ..rules.move import Outcome
from ..rules.moves import parse
from ..rules.state import StepKey
from .advice import TurnComparison, compare, comparison_from_json, comparison_to_json
from .engine import Engine, Estimate, OpenObserver, Stage, denied, difference
from .facts import Fact, fact_to_json, facts_from_json
from .variation import Variation

FORMAT: Final = 1
STAGES: Final = (Stage(2, 6), Stage(4, 12), Stage(4, 24))
DEALS: Final = 64  # fresh deals for the two variations of a turn
MOST_DEALS: Final = 320  # if the loss is uncertain
PRECISE: Final = 0.8  # VP; a smaller standard error of a loss needs no more deals
MOMENTS: Final = 3


class Depth(NamedTuple):
    """The effort that goes into the analysis of a turn.

    Fields:
        stages: of the search for a better turn.
        deals: the fresh deals in which the two turns are compared.
        most_deals: if the loss is uncertain.
    """

    stages: tuple[Stage, ...] = STAGES
    deals: int = DEALS
    most_deals: int = MOST_DEALS


DEPTH: Final = Depth()


class Grade(StrEnum):
    """The quality of a turn, by its loss against the best turn found."""

    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


THRESHOLDS: Final = (  # the loss in VP from which a grade applies
    (6.0, Grade.BLUNDER),
    (3.0, Grade.MISTAKE),
    (1.5, Grade.INACCURACY),
    (0.5, Grade.GOOD),
)


def grade_of(loss: float) -> Grade:
    """Return the grade of a turn with this loss in VP."""
    return next((grade for least, grade in THRESHOLDS if loss >= least), Grade.BEST)


class ChanceKind(StrEnum):
    """A kind of chance between two turns."""

    ROLL = "roll"
    DRAW = "draw"
    OPPONENT = "opponent"  # tiles, cards and coins of a solo opponent


_CHANCE: Final[dict[type[Any], ChanceKind]] = {
    ev.Rolled: ChanceKind.ROLL,
    ev.Revealed: ChanceKind.DRAW,
    ev.Received: ChanceKind.DRAW,
    ev.TileDrawn: ChanceKind.DRAW,
    ev.ConquestDrawn: ChanceKind.DRAW,
    ev.Displayed: ChanceKind.DRAW,
}


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """A turn that was played.

    Fields:
        before: the number of earlier choices of the game.
        chance: the kinds of chance from this turn to the next one.
    """

    before: int
    round: int
    seat: int
    choices: tuple[Move, ...]
    chance: tuple[ChanceKind, ...] = ()


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """An analyzed turn.

    Fields:
        best: the best turn found; the played turn if none is better.
        margins: the expected margin of every seat after the played turn.
        losses: by how much every seat's margin would be higher after the best turn.
        error: the standard error of the player's loss.
        signed: the estimated loss, also if it is negative or too small to count.
        facts: the changes that the played turn made for the player.
        better: the changes that the best turn would have made.
        gap: the comparison of the best turn with the played one; None if they are the same.
    """

    turn: PlayedTurn
    best: tuple[Move, ...]
    margins: tuple[float, ...]
    losses: tuple[float, ...]
    error: float
    signed: float
    facts: tuple[Fact, ...]
    better: tuple[Fact, ...]
    gap: TurnComparison | None

    @property
    def loss(self) -> float:
        """Return the VP that the player gave up; never negative."""
        return self.losses[self.turn.seat]

    @property
    def grade(self) -> Grade:
        """Return the grade of the turn."""
        return grade_of(self.loss)


class Story(NamedTuple):
    """The sum of a game for one seat: start + luck - losses + gifts = final."""

    start: float
    luck: float
    losses: float
    gifts: float
    final: float


class KeyMomentKind(StrEnum):
    """A kind of moment: a turn of the player, a turn of an opponent, or chance."""

    OWN = "own"
    OPPONENT = "opponent"
    LUCK = "luck"


class KeyMoment(NamedTuple):
    """A moment that decided the game: the number of its turn and its effect on the margin."""

    kind: KeyMomentKind
    number: int
    vp: float


@dataclass(frozen=True)
class Review:
    """The analyzed turns of a game, in order, and the final margins.

    `over` is False for a game in progress; its final margins are expectations.
    """

    turns: tuple[ReviewedTurn, ...]
    final: tuple[float, ...]
    over: bool = True

    @cached_property
    def levels(self) -> list[tuple[tuple[float, ...], tuple[float, ...]]]:
        """The margins of all seats before every turn and after it.

        Without chance between two turns, the later estimate replaces the earlier one.
        """
        found = []
        following = self.final
        for reviewed in reversed(self.turns):
            after = reviewed.margins if reviewed.turn.chance else following
            following = tuple(a + b for a, b in zip(after, reviewed.losses, strict=True))
            found.append((following, after))
        return found[::-1]

    def curve(self, seat: int) -> list[float]:
        """Return the expected margin of a seat before every turn, and the final margin."""
        return [*(before[seat] for before, _ in self.levels), self.final[seat]]

    def luck(self, number: int, seat: int) -> float:
        """Return how much chance moved the margin of a seat after a turn."""
        return self.curve(seat)[number + 1] - self.levels[number][1][seat]

    def story(self, seat: int) -> Story:
        """Return where the final margin of a seat comes from."""
        losses = sum(each.loss for each in self.turns if each.turn.seat == seat)
        gifts = -sum(each.losses[seat] for each in self.turns if each.turn.seat != seat)
        luck = sum(self.luck(number, seat) for number in range(len(self.turns)))
        start = self.levels[0][0][seat] if self.turns else self.final[seat]
        return Story(start, luck, losses, gifts, self.final[seat])

    def error_rate(self, seat: int) -> float:
        """Return the mean loss of a seat per turn in VP."""
        losses = [each.loss for each in self.turns if each.turn.seat == seat]
        return sum(losses) / len(losses) if losses else 0.0

    def moments(self, seat: int) -> list[KeyMoment]:
        """Return the moments that decided the game for a seat, in the order of play.

        The player's mistakes come first. If there are too few, turns of opponents and luck follow.
        """
        least = THRESHOLDS[-2][0]
        own, others = list[KeyMoment](), list[KeyMoment]()
        for number, each in enumerate(self.turns):
            luck = self.luck(number, seat)
            if abs(luck) >= least:
                others.append(KeyMoment(KeyMomentKind.LUCK, number, luck))
            if each.loss < least:
                continue
            if each.turn.seat == seat:
                own.append(KeyMoment(KeyMomentKind.OWN, number, -each.loss))
            else:
                others.append(KeyMoment(KeyMomentKind.OPPONENT, number, -each.losses[seat]))
        own = sorted(own, key=lambda moment: moment.vp)[:MOMENTS]
        others.sort(key=lambda moment: -abs(moment.vp))
        return sorted([*own, *others[: MOMENTS - len(own)]], key=lambda each: each.number)

    def to_json(self) -> dict[str, Any]:
        """Return the review as JSON, with everything that can be derived."""
        seats = range(len(self.final))
        return {
            "format": FORMAT,
            "over": self.over,
            "final": self.final,
            "seats": [
                self.story(seat)._asdict() | {"error_rate": self.error_rate(seat)} for seat in seats
            ],
            "turns": [
                turn_to_json(each)
                | {
                    "grade": each.grade,
                    "expected": [self.curve(seat)[number] for seat in seats],
                    "luck": [self.luck(number, seat) for seat in seats],
                }
                for number, each in enumerate(self.turns)
            ],
        }


# Making a review


def turns_of(game: Game) -> list[PlayedTurn]:
    """Return the turns of a game in which a player had a choice."""
    found: list[PlayedTurn] = []
    ends: list[tuple[int, int]] = []  # the events and reveals at the start of every turn
    running: tuple[StepKey, int] | None = None
    before = round_ = events = reveals = 0
    choices: list[Move] = []
    is_open = False
    asked = None

    def close() -> None:
        if running is not None and is_open:
            found.append(PlayedTurn(before, round_, running[1], tuple(choices)))
            ends.append((events, reveals))

    for now in Game.replay(game.save()):
        if now.choices and asked is not None:
            choice = now.choices[-1]
            if not isinstance(choice, Outcome):
                choices.append(choice)
                is_open = is_open or len(asked.options) > 1
        asked = now.decision
        key = None if asked is None else (now.state.step, asked.player)
        if key is not None and key[1] < 0:
            continue  # a real table enters a roll or draw
        if key != running:
            close()
            running, before, round_ = key, len(now.choices), now.state.round
            events, reveals = now.count_events(), now.state.reveals
            choices, is_open = [], False
    close()
    history = game.events
    ends.append((len(history), game.state.reveals))
    solo = game.settings.solo is not None
    return [
        PlayedTurn(
            *(turn.before, turn.round, turn.seat, turn.choices),
            chance_in(history[start:end], solo) if seen != known else (),
        )
        for turn, (start, known), (end, seen) in zip(found, ends, ends[1:], strict=False)
    ]


def chance_in(events: Sequence[Event], solo: bool) -> tuple[ChanceKind, ...]:
    """Return the kinds of chance among the events between two turns, in which there is some."""
    kinds = dict.fromkeys(_CHANCE[type(each)] for each in events if type(each) in _CHANCE)
    return tuple(kinds) or ((ChanceKind.OPPONENT,) if solo else (ChanceKind.DRAW,))


def review(
    game: Game,
    engine: Engine | None = None,
    turns: Sequence[PlayedTurn] | None = None,
    depth: Depth = DEPTH,
) -> Iterator[ReviewedTurn]:
    """Yield the analyzed turns of a game one by one; `turns` limits the review to some of them."""
    engine = Engine() if engine is None else engine
    wanted = {turn.before: turn for turn in (turns_of(game) if turns is None else turns)}
    for now in Game.replay(game.save(), events=False):
        turn = wanted.pop(len(now.choices), None)
        if turn is not None:
            yield analyze_turn(now.copy(), turn, engine, depth)


def finished(game: Game, turns: Sequence[ReviewedTurn], engine: Engine | None = None) -> Review:
    """Return the review of a game from all its turns."""
    if game.over:
        vp = [float(player.vp) for player in game.state.players]
        final = [own - max(vp[:seat] + vp[seat + 1 :]) for seat, own in enumerate(vp)]
        return Review(tuple(turns), tuple(final))
    *_, analysis = (engine or Engine()).analyze(OpenObserver(game), stages=STAGES)
    seats = range(game.settings.players)
    margins = tuple(analysis.best.margin(seat) for seat in seats)
    return Review(tuple(turns), margins, over=False)


def analyze_turn(
    game: Game, turn: PlayedTurn, engine: Engine, depth: Depth = DEPTH
) -> ReviewedTurn:
    """Return the analysis of a turn that is about to be played in `game`."""
    seat, seats = turn.seat, range(game.settings.players)
    known, everything = SeatView(game, seat), OpenObserver(game)
    *_, analysis = engine.analyze(known, turn.choices, depth.stages)
    variations = [Variation(turn.choices, 0.0)]
    if analysis.best.variation.choices != turn.choices:
        variations.append(analysis.best.variation)
    estimates = [Estimate(variation) for variation in variations]
    engine.verify(everything, seat, estimates, depth.deals)
    played, best = estimates[0], estimates[-1]
    found = difference(best, played, seat)
    while found.error > max(PRECISE, found.margin / 4) and len(played.results) < depth.most_deals:
        engine.verify(everything, seat, estimates, len(played.results) + depth.deals)
        found = difference(best, played, seat)
    margins = tuple(played.margin(each) for each in seats)
    facts = tuple(engine.facts(everything, seat, turn.choices))
    if best is played or found.margin <= found.error:
        losses = (0.0,) * len(seats)
        error, signed = found.error, found.margin
        return ReviewedTurn(turn, turn.choices, margins, losses, error, signed, facts, facts, None)
    better = tuple(engine.facts(everything, seat, best.variation.choices))
    losses = tuple(best.margin(each) - played.margin(each) for each in seats)
    gap = compare(found, (*better, *denied(best, played, game.table)), facts)
    return ReviewedTurn(
        *(turn, best.variation.choices, margins, losses, found.error, found.margin),
        *(facts, better, gap),
    )


# JSON


def turn_to_json(reviewed: ReviewedTurn) -> dict[str, Any]:
    """Return an analyzed turn as JSON."""
    turn, gap = reviewed.turn, reviewed.gap
    return {
        "before": turn.before,
        "round": turn.round,
        "seat": turn.seat,
        "played": [str(choice) for choice in turn.choices],
        "chance": [str(kind) for kind in turn.chance],
        "best": [str(choice) for choice in reviewed.best],
        "margins": reviewed.margins,
        "losses": reviewed.losses,
        "error": reviewed.error,
        "signed": reviewed.signed,
        "facts": [fact_to_json(fact) for fact in reviewed.facts],
        "better": [fact_to_json(fact) for fact in reviewed.better],
        "gap": None if gap is None else comparison_to_json(gap),
    }


def turn_from_json(data: dict[str, Any]) -> ReviewedTurn:
    """Return the analyzed turn that `turn_to_json` has written."""
    turn = PlayedTurn(
        data["before"],
        data["round"],
        data["seat"],
        _moves(data["played"]),
        tuple(map(ChanceKind, data["chance"])),
    )
    gap = data["gap"]
    return ReviewedTurn(
        turn,
        _moves(data["best"]),
        tuple(data["margins"]),
        tuple(data["losses"]),
        data["error"],
        data["signed"],
        facts_from_json(data["facts"]),
        facts_from_json(data["better"]),
        gap and comparison_from_json(gap),
    )


def _moves(texts: Sequence[str]) -> tuple[Move, ...]:
    return tuple(map(parse, texts))
