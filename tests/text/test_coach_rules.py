"""Three rules that the coach explains, in every language."""

import pytest

from tekhenu.text import catalog

WHOEVER_OWNS = {
    "en": "whoever owns it",
    "fr": "quel que soit son propriétaire",
    "pl": "bez względu na to, czyj jest",
    "ko": "누구의 것이든",
}
EXACTLY_ONE = {"en": "exactly 1", "fr": "exactement 1", "pl": "dokładnie 1", "ko": "1개씩만"}


def said(lang: str, key: str) -> str:
    return catalog(lang).say(key).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("lang", WHOEVER_OWNS)
def test_ra_counts_the_buildings_of_everybody(lang: str) -> None:
    assert WHOEVER_OWNS[lang] in said(lang, "coach-ask-temple")


@pytest.mark.parametrize("lang", EXACTLY_ONE)
def test_an_empty_space_gives_exactly_one_for_hathor(lang: str) -> None:
    assert EXACTLY_ONE[lang] in said(lang, "coach-ask-hathor")


@pytest.mark.parametrize("lang", EXACTLY_ONE)
def test_two_decrees_still_use_resources_at_the_end(lang: str) -> None:
    text = said(lang, "coach-ask-tribute")
    assert "D03" in text and "D08" in text
