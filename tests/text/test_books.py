"""A language whose printed book differs from the rules that are played says so; no other does."""

import pytest

from tekhenu.presentation.help.sections import SECTIONS
from tekhenu.text import book_note, card_ids, languages
from tests.text.books import NOTES
from tests.text.reading import file_of

SUBJECTS = [*(section.id for section in SECTIONS), *card_ids(seth=True)]


@pytest.mark.parametrize("lang", languages())
def test_a_book_is_noted_where_it_differs_and_nowhere_else(lang: str) -> None:
    noted = {about for about in SUBJECTS if book_note(about, lang)}
    assert noted == set(NOTES.get(lang, ()))
    in_the_file = {key for key, file in file_of(lang).items() if file == "book.ftl"}
    assert in_the_file == {f"book-{about}" for about in noted}


@pytest.mark.parametrize(
    ("lang", "about"), [(lang, about) for lang in NOTES for about in NOTES[lang]]
)
def test_a_note_states_the_printed_and_the_played_rule(lang: str, about: str) -> None:
    note = book_note(about, lang)
    assert note is not None
    for words in NOTES[lang][about]:
        assert words in note
