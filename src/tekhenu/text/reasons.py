"""Why something is not possible."""

from tekhenu.rules import Reason

from .catalogue import catalogue
from .names import sentence

# The names of a reason's values; a name of the game is passed on as its key.
VALUES: dict[str, tuple[str, ...]] = {
    "forbidden": ("colour", "light"),
    "needs": ("amount", "good", "have"),
    "needs_both": ("limestone", "granite", "have_limestone", "have_granite", "gold"),
    "needs_happiness": ("needed", "have"),
    "region_full": ("region",),
    "region_needs": ("region", "amount", "good", "have"),
    "row_full": ("row",),
    "closed": ("population",),
    "few_cards": ("have", "needed"),
    "no_section": ("cards",),
    "wrong_slot": ("value", "god"),
    "other_section": ("god",),
}
PLURALS = {"scribes": "scribe", "soldiers": "soldier", "priests": "priest"}


def reason_values(reason: Reason) -> dict[str, str | int]:
    """The values of a reason by name, in no language."""
    return {
        name: value if isinstance(value, int) else _key(str(value))
        for name, value in zip(VALUES.get(reason.key, ()), reason.values, strict=True)
    }


def reason_text(reason: Reason, lang: str = "en") -> str:
    key = f"reason-{reason.key.replace('_', '-')}"
    return sentence(catalogue(lang).say(key, **reason_values(reason)))


def _key(word: str) -> str:
    return PLURALS.get(word.lower(), word.lower())
