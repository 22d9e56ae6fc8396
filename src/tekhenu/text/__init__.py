"""Texts in every language: cards, options, events and reasons."""

import warnings
from typing import Any

from tekhenu.rules.presenting import Scene

from .book import book_note
from .cards import card_ids, card_text, card_text_in
from .catalog import Catalog, catalog, endonym, languages
from .choosing import best_language, language_of
from .events import EventLine, describe_event, describe_events, event_lines
from .moves import describe_option, option_message, option_titled
from .names import (
    any_of,
    card_id_of,
    challenge_names,
    list_of,
    player_name,
    seat_letter,
    seat_names,
)
from .prompts import decision_prompt
from .reasons import reason_text, reason_values
from .status import waiting_text, winner_text
from .titled import Titled, titled

__all__ = [
    "Catalog",
    "EventLine",
    "Scene",
    "Titled",
    "any_of",
    "best_language",
    "book_note",
    "card_id_of",
    "card_ids",
    "card_text",
    "card_text_in",
    "catalog",
    "challenge_names",
    "decision_prompt",
    "describe_event",
    "describe_events",
    "describe_option",
    "endonym",
    "event_lines",
    "language_of",
    "languages",
    "list_of",
    "option_message",
    "option_titled",
    "player_name",
    "reason_text",
    "reason_values",
    "seat_letter",
    "seat_names",
    "titled",
    "waiting_text",
    "winner_text",
]

_FORMER_NAMES = {
    "Catalogue": "Catalog",
    "best_of": "best_language",
    "catalogue": "catalog",
}


def __getattr__(name: str) -> Any:
    """Return the successor of a name that was renamed in version 1.0, with a DeprecationWarning."""
    if name in _FORMER_NAMES:
        present = _FORMER_NAMES[name]
        warnings.warn(
            f"{__name__}.{name} is now {__name__}.{present}", DeprecationWarning, stacklevel=2
        )
        return globals()[present]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
