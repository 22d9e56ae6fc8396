"""Is a text in its language? Every word of it must be one that the language's messages use."""

import re
from collections.abc import Iterable
from functools import cache

from tests.text.reading import messages, use_of

RAW = re.compile(
    r"\b[a-z]+:[a-z0-9]|[{}$]|\w_\w|\bNone\b(?! (?:at|of) )|\brow\d|\br\dc\d|\ufffc|\?\?\?"
)
WORD = re.compile(r"[^\W\d_]{2,}")
LATIN_WORD = re.compile(r"[A-Za-zÀ-ž]{2,}")
NAMES = frozenset({"Nefer"})


@cache
def vocabulary(lang: str) -> frozenset[str]:
    texts = (text for key in messages(lang) for text in use_of(lang, key).texts)
    return frozenset(word.lower() for text in texts for word in words_of(lang, text))


def words_of(lang: str, text: str) -> list[str]:
    """Return the words; of Korean only Latin words, because particles change the others."""
    return (LATIN_WORD if lang == "ko" else WORD).findall(text)


@cache
def strangers(lang: str, text: str) -> frozenset[str]:
    """Return the words that no message of the language has."""
    found = set(words_of(lang, text)) - NAMES
    return frozenset(one for one in found if one.lower() not in vocabulary(lang))


def check(lang: str, text: str, where: object = "") -> None:
    assert not RAW.search(text), f"{lang}, {where}: raw in {text!r}"
    assert not strangers(lang, text), f"{lang}, {where}: {set(strangers(lang, text))} in {text!r}"
    assert "  " not in text.strip(), f"{lang}, {where}: a gap in {text!r}"


def check_all(lang: str, texts: Iterable[str], where: object = "") -> None:
    for text in texts:
        check(lang, text, where)
