"""Every language says everything English says: the same messages with the same variables.

For one language alone: `pytest tests/text/test_catalogs.py -k fr`.
"""

import re
from collections.abc import Callable, Iterable

import pytest
from fluent.syntax import ast as ftl
from rich.cells import cell_len

from tekhenu.text import card_ids, card_text, catalog
from tekhenu.text.catalog import functions_of, languages, message_files
from tekhenu.text.parts import OF_MESSAGES
from tekhenu.text.titled import ATTRIBUTES
from tests.text.glossary import BOX, LANGUAGES, NOT_IN_THE_BOX, PIECES, SCENERY, TERMS
from tests.text.reading import HOLE, entries, file_of, messages, references, use_of
from tests.text.typography import faults
from tests.text.usage import is_said

TRANSLATIONS = [lang for lang in languages() if lang != "en"]
every_language = pytest.mark.parametrize("lang", languages())
every_translation = pytest.mark.parametrize("lang", TRANSLATIONS)

# Where there is no room for whole words, or a sign of another kind is usual.
ABBREVIATED = ("-mark", "-letter", "face-family", "help-col-ordinal")
CARD_TEXT = 100  # characters
# Columns in the terminal.
MARKS = {
    "good-mark": 5,
    "color-mark": 2,
    "color-letter": 2,
    "edge-mark": 1,
    "player-letter": 2,
    "populace-mark": 1,
}
# Names, keys and signs that are the same in another language.
ALIKE = {"page-name", "bot-name", "language-name"}
LATIN_IN_KOREAN = re.compile(
    r"tekhenu|https?|search|greedy|ladder|random|friend|me|it|FILE|Ctrl|Enter|Esc|Shift|Tab|Python|"
    r"import|from|Game|play|save|seat|solo|seed|automa|easy|turned|sqlite|postgresql|MIT|SHA|metrics|json|TOML|UTF",
    re.IGNORECASE,
)


def none_of(faults: Iterable[str]) -> None:
    """Fail with all findings, one per line, if there are any."""
    if found := list(faults):
        pytest.fail("\n".join([f"{len(found)} of them:", *found]), pytrace=False)


def in_file(lang: str, key: str) -> str:
    return f"{file_of(lang)[key]}: {key}"


def shared(lang: str) -> list[str]:
    """Return the English messages that the language has."""
    return [key for key in messages("en") if key in messages(lang)]


def all_texts(lang: str, key: str) -> str:
    """Return all texts of a message, also through the messages it refers to."""
    own = " | ".join(use_of(lang, key).texts)
    return " | ".join([own, *(all_texts(lang, k) for k in references(lang, key))])


def complaints(lang: str, check: Callable[[str], Iterable[str]]) -> list[str]:
    return [f"{in_file(lang, key)} – {fault}" for key in shared(lang) for fault in check(key)]


# Whole and well-formed


@every_language
def test_the_files_are_well_formed(lang: str) -> None:
    junk = [f"{file}: {e.content}" for file, e in entries(lang) if isinstance(e, ftl.Junk)]
    none_of(junk)


@every_language
def test_no_message_is_there_twice(lang: str) -> None:
    seen: set[str] = set()
    again = []
    for file, entry in entries(lang):
        if isinstance(entry, ftl.Message | ftl.Term):
            name = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            again += [f"{file}: {name}"] if name in seen else []
            seen.add(name)
    none_of(again)


@every_translation
def test_no_message_is_missing(lang: str) -> None:
    missing = [in_file("en", key) for key in messages("en") if key not in messages(lang)]
    none_of(missing)


@every_translation
def test_a_message_is_in_the_file_of_its_english_one(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        if file_of(lang)[key] != file_of("en")[key]:
            yield f"belongs to {file_of('en')[key]}"

    none_of(complaints(lang, check))


@every_translation
def test_the_attributes_are_the_same(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        here, there = ({a.id.name for a in messages(x)[key].attributes} for x in (lang, "en"))
        if here != there:
            yield f"has {sorted(here)} for {sorted(there)}"

    none_of(complaints(lang, check))


@every_language
def test_every_attribute_is_said(lang: str) -> None:
    """It follows a title (`tekhenu.text.titled`), or says which place a message names."""
    none_of(
        f"{in_file(lang, key)} has .{attribute.id.name}"
        for key, message in messages(lang).items()
        for attribute in message.attributes
        if attribute.id.name not in {*ATTRIBUTES, *OF_MESSAGES}
    )


@every_language
def test_a_line_begins_with_its_title(lang: str) -> None:
    """Else it would need its capital letter elsewhere."""
    for attribute in ATTRIBUTES:
        line = catalog(lang).say(f"titled-{attribute}", title="Ra", detail="a Pillar")
        assert line.startswith("Ra") and line.endswith("a Pillar")


# Differences of the printed book in this language; see test_books.py.
BOOK = "book.ftl"


@every_translation
def test_a_message_of_its_own_helps_others(lang: str) -> None:
    """A message without an English counterpart is used by others or is about the book."""
    needed = set(shared(lang)) | {key for key, file in file_of(lang).items() if file == BOOK}
    while more := {k for key in needed for k in references(lang, key)} - needed:
        needed |= {key for key in more if key in messages(lang)}
        if not more & set(messages(lang)):
            break
    none_of(in_file(lang, key) for key in messages(lang) if key not in needed)


@every_language
def test_every_reference_and_function_exists(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        for other in references(lang, key):
            if other not in messages(lang):
                yield f"refers to {other}, which {lang!r} does not have"
        for function in use_of(lang, key).functions - set(functions_of(lang)) - {"NUMBER"}:
            yield f"calls {function}, which {lang!r} does not have"

    found = [f"{in_file(lang, key)} – {fault}" for key in messages(lang) for fault in check(key)]
    none_of(found)


# The same variables


@every_translation
def test_what_english_shows_is_shown(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        here, there = use_of(lang, key).shown, use_of("en", key).shown
        if there - here:
            yield f"does not show {names(there - here)}"
        if here - there:
            yield f"shows {names(here - there)}, which English does not"

    none_of(complaints(lang, check))


@every_translation
def test_only_what_english_has_is_selected_on(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        english = use_of("en", key)
        unknown = (
            use_of(lang, key).selected - english.selected - english.shown - PASSED.get(key, set())
        )
        if unknown:
            yield f"selects on {names(unknown)}, which English does not know"

    none_of(complaints(lang, check))


# Values that are passed for the sake of other languages only.
PASSED: dict[str, set[str]] = {}


@every_translation
def test_every_case_is_distinguished(lang: str) -> None:
    """All keys that English selects on exist, except plural forms."""

    def check(key: str) -> Iterable[str]:
        lacking = use_of("en", key).cases - use_of(lang, key).cases
        if lacking:
            yield "does not tell apart " + ", ".join(sorted(f"${v}={k}" for v, k in lacking))

    none_of(complaints(lang, check))


def names(variables: Iterable[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables))


@every_language
def test_no_message_is_unused(lang: str) -> None:
    referred = {other for key in messages(lang) for other in references(lang, key)}
    unused = [key for key in messages(lang) if key not in referred and not is_said(key)]
    none_of(in_file(lang, key) for key in unused)


def test_what_nobody_says_would_be_found() -> None:
    assert not any(map(is_said, ("page-gibberish", "help-gibberish", "option-gibberish")))


# The words


@every_language
def test_the_typography(lang: str) -> None:
    found = [
        f"{in_file(lang, key)} – {fault}: {text.replace(HOLE, '{}')}"
        for key in messages(lang)
        for text in use_of(lang, key).texts
        for fault in faults(lang, text)
    ]
    none_of(found)


@every_translation
def test_double_spaces_are_where_english_has_them(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        here, there = ("  " in all_texts(x, key) for x in (lang, "en"))
        if here and not there:
            yield "has a double space"

    none_of(complaints(lang, check))


# Which die will you take? In these languages one says: Choose a die to take.
REQUESTS = {"ko"}


@every_translation
def test_a_sentence_ends_as_in_english(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        ends = ({endings(text) for text in use_of(x, key).texts} for x in (lang, "en"))
        here, there = (kinds - {HOLE} for kinds in ends)
        if key.endswith(ABBREVIATED):
            return
        if "?" in there and lang in REQUESTS:
            there |= {".", "a word"}
        if here and there and not here <= there:
            yield f"ends in {sorted(here)}, in English in {sorted(there)}"

    none_of(complaints(lang, check))


def endings(text: str) -> str:
    last = text.rstrip("”»)*")[-1:]
    return last if last in {".", "?", "!", "…", ":", HOLE} else "a word"


@every_translation
def test_the_terms_of_the_rulebook_are_used(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        english, here = " | ".join(use_of("en", key).texts), all_texts(lang, key)
        for term, stems in TERMS.items():
            stem = stems.get(lang)
            if stem and (said := re.search(term, english)) and not re.search(stem, here, re.I):
                yield f"does not say {stem} for {said.group()}: {here.replace(HOLE, '{}')}"

    unmarked = [key for key in shared(lang) if not key.endswith(ABBREVIATED)]
    found = [f"{in_file(lang, key)} – {fault}" for key in unmarked for fault in check(key)]
    none_of(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_light_purity_and_goods_are_called_as_in_the_box(lang: str) -> None:
    words, at = catalog(lang), LANGUAGES.index(lang)
    none_of(
        f"{in_file(lang, key)} – {said} for {terms[at]}"
        for (key, name, value), terms in BOX.items()
        if (said := words.say(key, **{name: value})) != terms[at]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_are_called_as_in_the_box(lang: str) -> None:
    at = LANGUAGES.index(lang)
    none_of(
        f"{in_file(lang, key)} – no {terms[at]}: {here.replace(HOLE, '{}')}"
        for key, terms in PIECES.items()
        if not re.search(terms[at], here := all_texts(lang, key), re.IGNORECASE)
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_has_a_name_that_is_not_in_the_box(lang: str) -> None:
    none_of(
        f"{in_file(lang, key)} – {found.group()}: {text.replace(HOLE, '{}')}"
        for key in messages(lang)
        if key not in SCENERY
        for text in use_of(lang, key).texts
        if (found := re.search(NOT_IN_THE_BOX[lang], text))
    )


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "a coin"),
        ("fr", "une pièce de monnaie"),
        ("pl", "moneta"),
        ("pl", "◐ Cień"),
        ("pl", "● Mrok"),
        ("pl", "○ Słońce"),
        ("ko", "동전"),
    ],
)
def test_another_name_would_be_found(lang: str, text: str) -> None:
    assert re.search(NOT_IN_THE_BOX[lang], text)


@every_translation
def test_no_english_is_left_over(lang: str) -> None:
    def check(key: str) -> Iterable[str]:
        if key in ALIKE or not messages(lang)[key].value:
            return
        for text in set(use_of(lang, key).texts) & set(use_of("en", key).texts):
            if len(re.findall(r"[a-z]{2,}", text)) > 1:
                yield f"says the same as English: {text.replace(HOLE, '{}')}"

    none_of(complaints(lang, check))


def test_korean_is_written_in_hangul() -> None:
    found = []
    for key in shared("ko") if "ko" in languages() else []:
        for text in use_of("ko", key).texts:
            strange = [
                word
                for word in re.findall(r"(?<![\w-])[A-Za-z]{2,}", text)
                if not LATIN_IN_KOREAN.fullmatch(word) and key not in ALIKE
            ]
            found += [f"{in_file('ko', key)} – {', '.join(strange)}: {text}"] if strange else []
    none_of(found)


def korean_lines() -> list[str]:
    return [
        f"{file.name}: {line.strip()}"
        for file in message_files("ko")
        for line in file.read_text(encoding="utf-8").splitlines()
    ]


def test_a_korean_adjective_has_its_noun() -> None:
    """온전한, 부패한, 금지된 say what a die or a side is like; where they stand alone, 온전함."""
    none_of(line for line in korean_lines() if re.search(r"\{ purity \}(?! \S)", line))


WITHOUT_FINAL = "[" + "".join(chr(code) for code in range(ord("가"), ord("힣") + 1, 28)) + "]"
WRONG_PARTICLES = (
    # 을 after a vowel, 를 after a consonant; 을 also ends nouns (마을) and verbs (지을 수).
    rf"(?!마을|가을|지을){WITHOUT_FINAL}을(?![가-힣])"
    rf"|(?!{WITHOUT_FINAL})[가-힣]를(?![가-힣])"
    # The result of a change needs a particle.
    r"|\{ \$[\w-]+ \} 됩니다"
)


@pytest.mark.parametrize("text", ["피을 더합니다", "빵를 냅니다", "값이 { $balance } 됩니다"])
def test_a_wrong_korean_particle_would_be_found(text: str) -> None:
    assert re.search(WRONG_PARTICLES, text)


def test_korean_particles_fit_the_words_before_them() -> None:
    """Those that are written by hand; test_grammar.py tests those that `JOSA` chooses."""
    none_of(line for line in korean_lines() if re.search(WRONG_PARTICLES, line))


# Room on the board


@every_language
def test_the_letter_of_a_player_is_not_the_mark_of_a_die(lang: str) -> None:
    words = catalog(lang)
    letters, marks = (
        {words.say(key, **{name: value}) for name, value in variants(key)}
        for key in ("player-letter", "color-mark")
    )
    assert not letters & marks


@every_language
def test_marks_are_short_and_distinct(lang: str) -> None:
    words = catalog(lang)
    found = []
    for key, room in MARKS.items():
        marks = [words.say(key, **{name: value}) for name, value in variants(key)]
        found += [f"{key}: {mark} is too long" for mark in marks if cell_len(mark) > room]
        found += [f"{key}: {mark} twice" for mark in set(marks) if marks.count(mark) > 1]
    none_of(found)


def variants(key: str) -> list[tuple[str, str | int]]:
    cases = sorted(use_of("en", key).cases)
    return [(name, int(case) if case.isdigit() else case) for name, case in cases]


@every_language
def test_a_card_or_tile_has_a_short_text(lang: str) -> None:
    texts = {card: card_text(card, lang) for card in card_ids(seth=True)}
    none_of(f"{c}: {len(t)} – {t}" for c, t in texts.items() if len(t) > CARD_TEXT)
    none_of(f"{c}: no full stop – {t}" for c, t in texts.items() if not t.endswith("."))
