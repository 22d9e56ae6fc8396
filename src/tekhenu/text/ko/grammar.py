"""Korean particles, chosen by the last sound of the word before them."""

import re
import unicodedata

from babel import Locale
from fluent.runtime.types import FluentNumber

from ..parts import FluentText, plain

LOCALE = Locale("ko")

# After a consonant, after a vowel. In all other pairs the longer form follows a consonant.
SHORT_PAIRS = {"는": "은", "가": "이", "를": "을", "와": "과", "야": "아"}
SYLLABLES = range(ord("가"), ord("힣") + 1)
FINALS = 28
RIEUL = 8
# Digits and letters as pronounced: 영 일 이 삼 사 오 육 칠 팔 구, 에이 비 …; a number that
# ends in 0 ends in 십, 백, 천 or 만.
READ_WITH_RIEUL = set("178LR")
READ_WITH_CONSONANT = set("036MN")


def josa(text: FluentText, pair: str) -> FluentText:
    """Return the text with the fitting particle, as in `JOSA($god, pair: "이/가")`."""
    if isinstance(text, FluentNumber):
        text = text.format(LOCALE)
    if not isinstance(text, str):
        return text
    consonant, vowel = _forms(pair)
    last = last_sound(text)
    if last is None:
        return text + _both(consonant, vowel)
    # 으로 follows a consonant except ㄹ.
    follows_vowel = last == "" or (last == "ㄹ" and vowel.startswith("로"))
    return text + (vowel if follows_vowel else consonant)


def _both(consonant: str, vowel: str) -> str:
    """Return both forms in the usual notation: 을(를), but (으)로."""
    if consonant.endswith(vowel):
        return f"({consonant.removesuffix(vowel)}){vowel}"
    return f"{consonant}({vowel})"


def _forms(pair: str) -> tuple[str, str]:
    first, _, second = pair.partition("/")
    if not second:
        raise ValueError(f"{pair!r} is not a pair of particles such as 은/는")
    if SHORT_PAIRS.get(first) == second or len(second) > len(first):
        return second, first
    return first, second


def last_sound(text: str) -> str | None:
    """Return the last consonant (ㄹ, or ㅇ for any other), "" after a vowel, or None if unknown."""
    word = _last_word(plain(text))
    if not word:
        return None
    last = word[-1]
    if ord(last) in SYLLABLES:
        final = (ord(last) - SYLLABLES.start) % FINALS
        return "" if not final else "ㄹ" if final == RIEUL else "ㅇ"
    if last.isdigit() or (word.isascii() and (word.isupper() or len(word) == 1)):
        last = last.upper()
        return "ㄹ" if last in READ_WITH_RIEUL else "ㅇ" if last in READ_WITH_CONSONANT else ""
    return _latin(word)


def _last_word(text: str) -> str:
    """Return the word before the particle, without quotes and a remark in parentheses."""
    bare = re.sub(r"\s*[(\[（][^()\[\]（）]*[)\]）]\W*$", "", text)
    plain = unicodedata.normalize("NFC", bare if re.search(r"\w", bare) else text)
    words = re.findall(r"[가-힣]|\d|[^\W\d_가-힣]+", plain)
    return words[-1] if words else ""


def _latin(word: str) -> str | None:
    """Estimate the Hangul spelling of a Latin name."""
    letters = "".join(
        letter for letter in unicodedata.normalize("NFD", word.lower()) if letter.isalpha()
    )
    if not letters.isascii():
        return None
    if re.search(r"le?$", letters):
        return "ㄹ"
    # Tom, Jane, Ming; Erik, Bob and Scott, but not Mark: only a short vowel is closed by a stop.
    if re.search(r"[mn]e?$|ng$|(^|[^aeiou])[aeiou]([bptkc]|bb|pp|tt|ck)$", letters):
        return "ㅇ"
    return ""


FUNCTIONS = {"JOSA": josa}
