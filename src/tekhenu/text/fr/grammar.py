"""French elision: « de » and « que » lose their vowel before another one."""

import re

from ..parts import FluentText, plain

OPENING = "«“‘\"'( \u00a0\u202f"
# An initial h is mute except in a few words; so is the y of Yves, but not of Yann.
ELIDED = re.compile(r"[aeiouhàâäæéèêëîïôöœùûü]|y[^aeiouàâäéèêëîïôöùûü\W]", re.IGNORECASE)
# Exceptions without elision, also single letters and ids: « de A à Z », « de A02 ».
FIRM = re.compile(r"(onz|oui\b|huit|haut|hasard|héros|hors\b)|\w?[\d\W]|\w$", re.IGNORECASE)
CONTRACTED = {"le ": "du ", "les ": "des "}


def de(text: FluentText) -> FluentText:
    """Prefix « de »: « de Bastet », « d’Horus »; « du » and « des » before an article."""
    if isinstance(text, str):
        for article, contracted in CONTRACTED.items():
            if plain(text).startswith(article):
                return contracted + text.replace(article, "", 1)
    return _elided("d", text)


def que(text: FluentText) -> FluentText:
    """Prefix « que »: « que Bastet », « qu’Horus »."""
    return _elided("qu", text)


def _elided(word: str, text: FluentText) -> FluentText:
    if not isinstance(text, str):
        return text
    bare = plain(text).lstrip(OPENING)
    return f"{word}’{text}" if ELIDED.match(bare) and not FIRM.match(bare) else f"{word}e {text}"


FUNCTIONS = {"DE": de, "QUE": que}
