"""Reasons why a move is illegal."""

from enum import IntEnum

from tekhenu.components.kinds import word
from tekhenu.rules import Reason
from tekhenu.rules.place import Place

from .catalog import MessageValue, catalog
from .names import sentence
from .places import place_values


def reason_values(reason: Reason) -> dict[str, MessageValue]:
    """Return the values of a reason by name, independent of language."""
    values: dict[str, MessageValue] = {}
    for name, value in reason.values.items():
        if isinstance(value, Place):
            values |= place_values(value)
        else:
            values[name] = word(value) if isinstance(value, IntEnum) else value
    return values


def reason_text(reason: Reason, lang: str = "en") -> str:
    return sentence(reason_phrase(reason, lang))


def reason_phrase(reason: Reason, lang: str = "en") -> str:
    """Describe a reason as a part of a sentence."""
    key = f"reason-{reason.key.replace('_', '-')}"
    return catalog(lang).say(key, **reason_values(reason))
