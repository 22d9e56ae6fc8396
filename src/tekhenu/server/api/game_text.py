"""The question, options, reasons and log of a game in words, for clients that show them."""

from collections.abc import Mapping
from typing import Any

from tekhenu.rules import Decision, Move, View
from tekhenu.text import (
    Catalog,
    Titled,
    catalog,
    decision_prompt,
    languages,
    option_message,
)
from tekhenu.text.parts import Message

from ...games.session import SessionSnapshot
from ...presentation.log import LogLine, newest_lines
from ...presentation.prompt import blocked_reasons, option_titles
from ..errors import RequestError


def words_in(lang: str | None) -> Catalog | None:
    """Return the catalog of a requested language, or None if none was requested."""
    if lang is None:
        return None
    if lang not in languages():
        raise RequestError("no-language", lang=lang, languages=", ".join(languages()))
    return catalog(lang)


def text_json(session: SessionSnapshot, seat: int | None, words: Catalog) -> dict[str, Any]:
    """Return all texts that the seat may see."""
    journal = session.journal
    view = journal.game_for(seat).view(seat)
    mine = None if seat is None or journal.asked(seat) is None else view.decision
    answers = option_titles(view, mine, words.lang)
    names = session.names(words)
    lines = newest_lines(view, journal.timeline.events, names, words.lang)
    return {
        "lang": words.lang,
        "names": names,
        "question": None if mine is None else decision_prompt(view, mine, words.lang),
        "options": {name: said.line for name, said in answers.items()},
        "choices": {} if mine is None else _choices(view, mine, answers, words.lang),
        "blocked": {} if mine is None else blocked_reasons(view, mine, words.lang),
        "log": [_line_json(line) for line in lines],
    }


def _choices(
    view: View, decision: Decision, answers: Mapping[Move, Titled], lang: str
) -> dict[str, Any]:
    return {
        str(option): {
            "title": answers[option].title,
            "detail": answers[option].detail,
            "parts": _parts_json(option_message(view, decision, option, lang)),
        }
        for option in decision.options
    }


def _line_json(line: LogLine) -> dict[str, Any]:
    return {
        "step": line.step,
        "text": line.text,
        "parts": _parts_json(line.message),
        "lines": [_line_json(part) for part in line.parts],
        "why": [reason.text for reason in line.why],
        "why_parts": [_parts_json(reason) for reason in line.why],
    }


def _parts_json(message: Message) -> list[dict[str, str | None]]:
    return [{"text": p.text, "kind": p.kind or None, "id": p.id or None} for p in message]
