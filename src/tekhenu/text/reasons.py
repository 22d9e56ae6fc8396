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
    "row_full": ("row",),
    "closed": ("population",),
    "few_cards": ("have", "needed"),
    "no_section": ("cards",),
    "wrong_slot": ("value", "god"),
    "other_section": ("god",),
}
PLURALS = {"scribes": "scribe", "soldiers": "soldier", "priests": "priest"}


def reason_text(reason: Reason, lang: str = "en") -> str:
    names = VALUES.get(reason.key, ())
    values = {
        name: value if isinstance(value, int) else _key(str(value))
        for name, value in zip(names, reason.values, strict=True)
    }
    return sentence(catalogue(lang).say(f"reason-{reason.key.replace('_', '-')}", **values))


def _key(word: str) -> str:
    return PLURALS.get(word.lower(), word.lower())
