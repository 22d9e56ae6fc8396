"""How it is said: cards, options, events and reasons in the words of a language."""

from .cards import card_ids, card_text
from .catalogue import Catalogue, catalogue
from .events import describe_event, describe_events
from .names import card_id_of, list_of, player_name
from .options import describe_option
from .prompts import decision_prompt
from .reasons import reason_text
from .scene import Scene

__all__ = [
    "Catalogue",
    "Scene",
    "card_id_of",
    "card_ids",
    "card_text",
    "catalogue",
    "decision_prompt",
    "describe_event",
    "describe_events",
    "describe_option",
    "list_of",
    "player_name",
    "reason_text",
]
