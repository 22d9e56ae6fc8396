"""How it is said: cards, options, events and reasons in the words of a language."""

from tekhenu.rules.presenting import Scene

from .book import book_note
from .cards import card_ids, card_text, card_text_in
from .catalogue import Catalogue, catalogue, endonym, languages
from .choosing import best_of, language_of
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
from .standing import waiting_text, winner_text
from .titled import Titled, titled

__all__ = [
    "Catalogue",
    "EventLine",
    "Scene",
    "Titled",
    "any_of",
    "best_of",
    "book_note",
    "card_id_of",
    "card_ids",
    "card_text",
    "card_text_in",
    "catalogue",
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
