"""A review as one HTML file that needs no other file and no connection."""

from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tekhenu.analysis.strong_play import strong_play
from tekhenu.analysis.words import grade_text, vp_text
from tekhenu.board.icons import draw_icons
from tekhenu.board.panels.margins import draw_margin_chart, draw_sign
from tekhenu.board.style import stylesheet
from tekhenu.board.svg import id_prefix
from tekhenu.rules.ending import ranking
from tekhenu.rules.wheel import rounds
from tekhenu.text import list_of

from ..final import result_of
from .curve import NOTED, curve_of
from .reviewed import ReviewedGame
from .summary import MomentCard, cards_of, player_rows, source_rows, story_text, strong_total
from .turn import ShownPosition, boards_of, look_of, shown_turn, spoken

FOLDER = files(__package__)
CHART = (880, 250)


@cache
def _environment() -> Environment:
    return Environment(
        loader=FileSystemLoader(Path(str(FOLDER))),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def review_document(shown: ReviewedGame, seat: int, day: date | None = None) -> str:
    """Return the file for the curve and the moments of a seat. Requires the whole review."""
    words = shown.words
    rows = ranking(shown.view.state)
    cards = cards_of(shown, seat)
    linked = {card.before: card.number for card in cards}
    curve = curve_of(shown, seat, lambda turn: f"#{_anchor(linked, turn)}", None)
    return (
        _environment()
        .get_template("document.html")
        .render(
            say=words.say,
            lang=words.lang,
            style=Markup(f"{stylesheet().replace(':scope', ':root')}\n{_style()}"),
            icons=draw_icons(),
            day="" if day is None else format_date(day, "long", words.lang),
            players=list_of(words, list(shown.names)),
            headline=_headline(shown),
            over=shown.game.over,
            story=story_text(shown, seat),
            names=shown.names,
            seat=seat,
            chart=draw_margin_chart(curve, words, *CHART),
            draw_sign=draw_sign,
            noted=NOTED,
            cards=[(card, *_moment(shown, card)) for card in cards],
            rows=player_rows(shown),
            sources=source_rows(shown),
            ranked=rows,
            strong=strong_total(shown),
            strong_games=getattr(strong_play(shown.game.settings), "games", 0),
            turns=[_row(shown, number) for number in range(len(shown.turns))],
        )
    )


def _headline(shown: ReviewedGame) -> str:
    """Return the result, or the round of a game in progress."""
    words, game = shown.words, shown.game
    if not game.over:
        last = rounds(game.settings.edition)
        return words.say("report-in-progress", round=game.state.round, rounds=last)
    return result_of(ranking(shown.view.state), shown.names, shown.reader, words).headline


def _anchor(linked: dict[int, int], turn: int) -> str:
    return f"moment-{linked[turn]}" if turn in linked else f"turn-{turn}"


@cache
def _style() -> str:
    return (FOLDER / "document.css").read_text(encoding="utf-8")


def _moment(shown: ReviewedGame, card: MomentCard) -> tuple[Any, dict[str, str]]:
    """Return the turn of a moment and its drawings, which have ids of their own."""
    number = shown.by_step[card.before]
    with id_prefix(f"m{card.number}-"):
        boards = boards_of(shown, number, look_of(shown, number, ShownPosition.BEFORE))
    return shown_turn(shown, number), dict(boards)


def _row(shown: ReviewedGame, number: int) -> dict[str, Any]:
    """Return the row of a turn in the list of all turns."""
    reviewed, words = shown.turns[number], shown.words
    turn = reviewed.turn
    return {
        "before": turn.before,
        "round": turn.round,
        "seat": turn.seat,
        "grade": reviewed.grade,
        "name": grade_text(reviewed.grade, words),
        "vp": vp_text(-reviewed.loss, words) if reviewed.loss else "",
        "played": spoken(shown, number, turn.choices),
        "better": "" if reviewed.gap is None else spoken(shown, number, reviewed.best),
    }
