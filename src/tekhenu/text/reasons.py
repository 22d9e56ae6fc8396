"""Why something is not possible."""

from enum import IntEnum

from tekhenu.components.kinds import word
from tekhenu.rules import Reason
from tekhenu.rules.place import Place

from .catalogue import Value, catalogue
from .names import sentence
from .places import place_values


def reason_values(reason: Reason) -> dict[str, Value]:
    """The values of a reason by name, in no language."""
    values: dict[str, Value] = {}
    for name, value in reason.values.items():
        if isinstance(value, Place):
            values |= place_values(value)
        else:
            values[name] = word(value) if isinstance(value, IntEnum) else value
    return values


def reason_text(reason: Reason, lang: str = "en") -> str:
    return sentence(reason_phrase(reason, lang))


def reason_phrase(reason: Reason, lang: str = "en") -> str:
    """As part of a sentence."""
    key = f"reason-{reason.key.replace('_', '-')}"
    return catalogue(lang).say(key, **reason_values(reason))
