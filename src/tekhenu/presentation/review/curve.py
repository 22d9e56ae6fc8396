"""The curve of the expected margin of a seat over a game."""

from collections.abc import Callable

from tekhenu.analysis.review import ChanceKind, Grade
from tekhenu.analysis.strong_play import strong_play
from tekhenu.analysis.words import chance_text, grade_text, vp_text
from tekhenu.board.panels.margins import LuckMark, MarginCurve, MarginPoint
from tekhenu.rules import event as ev
from tekhenu.rules.wheel import rounds

from .reviewed import ReviewedGame

NOTED = (Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER)
LUCK = 1.5  # VP from which luck is shown
MOST_LUCK = 9  # marks of luck
SHARE = 0.5  # of the way to the next turn: the place of the margin after a turn

Link = Callable[[int], str]  # the address of a turn, by the number of earlier choices


def curve_of(shown: ReviewedGame, seat: int, link: Link, selected: int | None) -> MarginCurve:
    """Return the curve of a seat; `selected` is the number of choices before the chosen turn."""
    places = _places(shown)
    known = strong_play(shown.game.settings)
    spread = () if known is None else known.spread
    points = []
    for number, reviewed in enumerate(shown.turns):
        turn = reviewed.turn
        own = turn.seat == seat and reviewed.grade in NOTED
        x = places[turn.before]
        following = places[min(turn.before + len(turn.choices), len(places) - 1)]
        points.append(
            MarginPoint(
                x=x,
                later=x + (following - x) * SHARE,
                before=shown.before(number, seat),
                after=shown.after(number, seat),
                spread=spread[turn.round] if turn.round < len(spread) else 0.0,
                turn=turn.before,
                grade=str(reviewed.grade) if own else "",
                label=_label(shown, number, seat),
                link=link(turn.before),
            )
        )
    scorings, maats = _stages(shown, places)
    return MarginCurve(
        points=points,
        final=None if shown.review is None else shown.review.final[seat],
        rounds=rounds(shown.game.settings.edition),
        seat=seat,
        scorings=scorings,
        maats=maats,
        lucks=_lucks(shown, seat, places, link),
        selected=selected,
        label=shown.words.say("review-curve", player=shown.names[seat]),
    )


def _label(shown: ReviewedGame, number: int, seat: int) -> str:
    """Describe a turn and the expected margin after it."""
    words, reviewed = shown.words, shown.turns[number]
    return words.say(
        "review-point",
        round=reviewed.turn.round,
        player=shown.names[reviewed.turn.seat],
        grade=grade_text(reviewed.grade, words),
        vp=vp_text(shown.after(number, seat), words),
    )


def _lucks(shown: ReviewedGame, seat: int, places: list[float], link: Link) -> list[LuckMark]:
    """Return the largest strokes of luck, in the order of play."""
    if shown.review is None:
        return []
    found = []
    for number, reviewed in enumerate(shown.turns):
        vp = shown.luck(number, seat)
        if abs(vp) >= LUCK:
            turn = reviewed.turn
            step = min(turn.before + len(turn.choices), len(places) - 1)
            kinds = chance_text(turn.chance, shown.words)
            label = shown.words.say("review-luck-is", kinds=kinds, vp=vp_text(vp, shown.words))
            rolled = ChanceKind.ROLL in turn.chance
            found.append(LuckMark(places[step], vp, rolled, label, link(turn.before)))
    largest = sorted(found, key=lambda mark: -abs(mark.vp))[:MOST_LUCK]
    return sorted(largest, key=lambda mark: mark.x)


def _places(shown: ReviewedGame) -> list[float]:
    """Return the place of every position on the axis of rounds; the setup is before 1."""
    marks = shown.positions.marks
    sizes: dict[int, int] = {}
    for mark in marks:
        sizes[mark.round] = sizes.get(mark.round, 0) + 1
    places, seen = [], dict.fromkeys(sizes, 0)
    for mark in marks:
        places.append(mark.round + seen[mark.round] / sizes[mark.round])
        seen[mark.round] += 1
    return places


def _stages(shown: ReviewedGame, places: list[float]) -> tuple[list[float], list[float]]:
    """Return the places of the Scorings and of Maat."""
    scorings, maats = list[float](), list[float]()
    for event, round_ in _rounds(shown):
        found = scorings if isinstance(event, ev.Scoring) else maats
        if isinstance(event, ev.Scoring | ev.Weighed) and round_ + 1.0 not in found:
            found.append(round_ + 1.0)
    return scorings, maats


def _rounds(shown: ReviewedGame) -> list[tuple[ev.Event, int]]:
    """Return all events, each with its round."""
    now, found = 0, []
    for event in shown.game.events:
        if isinstance(event, ev.Began):
            now = max(now, event.round)
        found.append((event, now))
    return found
