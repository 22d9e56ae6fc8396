"""A reviewed turn: the played and the better turn on the board, and both in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from tekhenu.analysis.facts import Fact
from tekhenu.analysis.lines import turn_titles
from tekhenu.analysis.review import Grade, ReviewedTurn
from tekhenu.analysis.words import (
    ReasonText,
    certainty_text,
    chance_text,
    fact_text,
    grade_text,
    reason_texts,
    vp_text,
)
from tekhenu.board import Look, Svg
from tekhenu.board.pieces.dice import die
from tekhenu.board.table import draw_board, draw_seat
from tekhenu.components.terms import Color
from tekhenu.rules import Game, Move
from tekhenu.rules.move import StatueForThePeople, TakeDie
from tekhenu.text import card_text_in

from .reviewed import ReviewedGame

PLAYED, BETTER, BOTH = "played", "better", "both"
DIE = 34
UPPER = ("wheel", "temple")  # parts that are always shown
SEAT = "you"
PEOPLE_PART = {"temple": "temple", "seth": "seth"}  # by the first word of the space
LEAST_LUCK = 0.5  # VP of luck that is mentioned


class ShownPosition(StrEnum):
    """The position of a reviewed turn that is shown."""

    BEFORE = "before"
    PLAYED = PLAYED
    BETTER = BETTER


class TurnInWords(NamedTuple):
    """A turn in words: its choices, its effects, and the expected margin after it."""

    titles: tuple[str, ...]
    facts: list[str]
    margin: str
    die: Svg | None


@dataclass(frozen=True, slots=True)
class ShownTurn:
    """A reviewed turn for players. `better` is None if no better turn was found."""

    before: int
    seat: int
    player: str
    round: int
    grade: Grade
    grade_text: str
    lost: str
    played: TurnInWords
    better: TurnInWords | None
    reasons: list[ReasonText]
    total: str
    certainty: str
    luck: str


def shown_turn(shown: ReviewedGame, number: int) -> ShownTurn:
    """Return a turn in words."""
    reviewed, words = shown.turns[number], shown.words
    turn, gap = reviewed.turn, reviewed.gap
    game = shown.positions.at(turn.before)
    margin = shown.after(number, turn.seat)
    lost = reviewed.best != turn.choices and reviewed.loss > 0
    best = margin + reviewed.loss
    vp = shown.luck(number, turn.seat)
    luck = ""
    if turn.chance and abs(vp) >= LEAST_LUCK:
        kinds = chance_text(turn.chance, words)
        luck = words.say("review-luck-is", kinds=kinds, vp=vp_text(vp, words))
    return ShownTurn(
        before=turn.before,
        seat=turn.seat,
        player=shown.names[turn.seat],
        round=turn.round,
        grade=reviewed.grade,
        grade_text=grade_text(reviewed.grade, words),
        lost=vp_text(-reviewed.loss, words),
        played=_line(shown, game, reviewed, turn.choices, reviewed.facts, margin),
        better=_line(shown, game, reviewed, reviewed.best, reviewed.better, best) if lost else None,
        reasons=[] if gap is None else reason_texts(gap, words),
        total="" if gap is None else vp_text(gap.vp, words),
        certainty="" if gap is None else certainty_text(gap.certainty, words),
        luck=luck,
    )


def _line(
    shown: ReviewedGame,
    game: Game,
    reviewed: ReviewedTurn,
    choices: Sequence[Move],
    facts: Sequence[Fact],
    margin: float,
) -> TurnInWords:
    words, seat = shown.words, reviewed.turn.seat
    titles = turn_titles(game, seat, choices, words)
    taken = next((choice for choice in choices if isinstance(choice, TakeDie)), None)
    picture = None if taken is None else die(Color(taken.color), taken.value, DIE)
    said = [fact_text(fact, words) for fact in facts]
    return TurnInWords(titles, said, vp_text(margin, words), picture)


def spoken(shown: ReviewedGame, number: int, choices: Sequence[Move]) -> str:
    """Return the choices of a turn in one line."""
    turn = shown.turns[number].turn
    game = shown.positions.at(turn.before)
    return " › ".join(turn_titles(game, turn.seat, choices, shown.words))


# The board


def look_of(shown: ReviewedGame, number: int, moment: ShownPosition) -> Look:
    """Return the input of the drawings of a turn, with both turns marked if it is before them."""
    reviewed = shown.turns[number]
    turn, words = reviewed.turn, shown.words
    game = shown.positions.at(turn.before)
    marks: Mapping[Move, str] = {}
    if moment == ShownPosition.BEFORE:
        marks = marks_of(turn.choices, reviewed.best)
    else:
        for choice in turn.choices if moment == ShownPosition.PLAYED else reviewed.best:
            decision = game.decision
            if decision is None or choice not in decision.options:
                break  # an outcome decides otherwise in the game itself
            game.play_within_step(choice)
    view = game.view(turn.seat)
    return Look(
        view,
        shown.names,
        words,
        lambda card: card_text_in(view, card, words.lang),
        marks=marks,
        addressed=turn.seat == shown.reader,
    )


def marks_of(played: Sequence[Move], best: Sequence[Move]) -> dict[Move, str]:
    """Return the marks of the moves of both turns."""
    if tuple(played) == tuple(best):
        return dict.fromkeys(best, BETTER)
    marks: dict[Move, str] = dict.fromkeys(played, PLAYED)
    for move in best:
        marks[move] = BOTH if move in marks else BETTER
    return marks


def boards_of(shown: ReviewedGame, number: int, look: Look) -> dict[str, Svg]:
    """Return the drawings that a turn is about, the wheel and the Temple first."""
    reviewed = shown.turns[number]
    wanted = {*UPPER}
    for choices in (reviewed.turn.choices, reviewed.best):
        wanted |= _parts(shown.positions.at(reviewed.turn.before), choices)
    drawn = draw_board(look)
    drawn["market"] = drawn.pop("offer", drawn["market"])
    boards = {name: drawing for name, drawing in drawn.items() if name in wanted}
    boards = {name: boards.pop(name) for name in UPPER} | boards
    if SEAT in wanted or len(boards) == len(UPPER):
        boards[SEAT] = draw_seat(look, reviewed.turn.seat)
    return boards


def _parts(game: Game, choices: Sequence[Move]) -> set[str]:
    """Return the parts of the table that the choices of a turn are about."""
    parts = set()
    for choice in choices:
        decision = game.decision
        if decision is None or choice not in decision.options:
            break
        if len(decision.options) > 1:
            parts.add(_part_of(choice) or decision.kind.part)
        game.play_within_step(choice)
    return parts


def _part_of(choice: Move) -> str:
    """Return the part with the space of a Statue for the people, "" for other choices."""
    match choice:
        case StatueForThePeople():
            return PEOPLE_PART.get(str(choice.place).partition("-")[0], "osiris")
    return ""
