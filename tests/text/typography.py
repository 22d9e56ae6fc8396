"""Faults of typography, language by language. In the texts, \ufffc stands for a variable."""

import re

from tests.text.reading import HOLE

NO_BREAK = "\u00a0\u202f"
EVERYWHERE = {
    r"\.\.\.": "three dots instead of …",
    r"\"": "a straight quotation mark",
    r"'": "a straight apostrophe",
    r"[ \u00a0\u202f]$": "a space at the end",
    r"\u200b|\ufeff|\ufffd": "an invisible or broken character",
}
# A question mark may also be a key to press.
CLOSE_UP = {r"\w ([,;:!](?![\w/])|[?](?= [A-ZŻŹĆŁŚ]|$))": "a space before a punctuation mark"}
FAULTS = {
    "en": CLOSE_UP,
    "fr": {
        # s! is a command.
        rf"(?<![{NO_BREAK}?!])(?<!\bs)[;!]": "no no-break space before ; or !",
        # A colon may also be part of a name such as search:1s.
        rf"[^{NO_BREAK}?!\s(«][?]": "no no-break space before ?",
        r"(?<=\w) [?](?= [A-ZÀ-Ü]|$)": "a space that can break before ?",
        rf"[^{NO_BREAK}]:(?=\s|{HOLE}|$)": "no no-break space before :",
        rf"«(?![{NO_BREAK}])": "no no-break space after «",
        rf"(?<![{NO_BREAK}])»": "no no-break space before »",
        r"\u00a0[;!?]": "a wide space before ; ! or ?, not a narrow one",
        r"\u202f[:»]|«\u202f": "a narrow space at : or « », not a wide one",
        r"[“”„]": "quotation marks that are not « »",
        r"\w [,.](?!\w)": "a space before a comma or full stop",
        rf"[\d{HOLE}] PV\b": "a space that can break between a number and PV",
    },
    "pl": {
        r"[“«»]": "quotation marks that are not „ ”",
        r"„[^”]*$|^[^„]*”": "a quotation mark without its other half",
        # u = … is a key to press.
        r"(?<![\w’.-])[aiouwzAIOUWZ] (?![ =])": "a one-letter word that can end a line",
        rf"[\d{HOLE}] PZ\b": "a space that can break between a number and PZ",
        **CLOSE_UP,
    },
    "ko": {
        r"[，。、：；！？（）]": "a full-width punctuation mark",
        r"[„«»]": "quotation marks that are not “ ” or ‘ ’",
        r"(나요|까요|[어아해예에]요)(?!\w)": "a familiar form of speech among formal ones",
        # 가져오시겠습니까? A question without 시 is rude to the player whom it asks.
        r"(?!시)\w겠습니까": "a question about the player's wish without 시",
        r"당신|귀하|그녀": "a pronoun of translated texts",
        r"에 의해|에 의한": "a passive of translated texts",
        rf"(?<=[\w{HOLE}”%]) \(": "a space before a parenthesis",
        **CLOSE_UP,
    },
}


def faults(lang: str, text: str) -> list[str]:
    rules = EVERYWHERE | FAULTS.get(lang, {})
    return [what for pattern, what in rules.items() if re.search(pattern, text)]
