"""For programs that show a game to people: question, options, reasons and log in their language."""

from typing import Any

from tekhenu.text import Catalogue, catalogue, decision_prompt, languages

from ..errors import RequestError
from ..games.session import GameSession
from ..pages.log import newest_lines
from ..pages.prompt import in_words, refused


def words_in(lang: str | None) -> Catalogue | None:
    """What a program asked for; without a language no text."""
    if lang is None:
        return None
    if lang not in languages():
        raise RequestError("no-language", lang=lang, languages=", ".join(languages()))
    return catalogue(lang)


def text_json(session: GameSession, seat: int | None, words: Catalogue) -> dict[str, Any]:
    """What the seat may read; called with the lock held."""
    journal = session.journal
    view = journal.game_for(seat).view(seat)
    asked = seat is not None and not journal.must_confirm(seat)
    decision = view.decision
    mine = decision if asked and decision is not None and decision.player == seat else None
    names = session.names(words)
    lines = newest_lines(view, journal.stands.events, names, words.lang)
    return {
        "lang": words.lang,
        "names": names,
        "question": None if mine is None else decision_prompt(view, mine, words.lang),
        "options": {name: said.line for name, said in in_words(view, mine, words.lang).items()},
        "blocked": {} if mine is None else refused(view, mine, words.lang),
        "log": [{"step": line.step, "text": line.text, "why": line.why} for line in lines],
    }
