"""Texts of the problems of an edition."""

from collections.abc import Mapping

from tekhenu.components.drafts import NAME, replaceable
from tekhenu.components.errors import EditionError, Phrase, Problem, ProblemValue, Term

from .catalog import ENGLISH, Catalog, catalog
from .names import list_of
from .values import value_label, word_label


def problem_in_file(words: Catalog, problem: Problem) -> str:
    """Return a sentence that names the key path or the line of the file."""
    place = problem.where
    if problem.line:
        place = words.say("edition-line", line=problem.line, column=problem.column)
    return _placed(words, place, problem)


def problem_lines(words: Catalog, wrong: EditionError) -> list[str]:
    """Return a line for each problem, with the file it is in."""
    return [
        words.say("edition-at", place=wrong.source, problem=problem_in_file(words, problem))
        for problem in wrong.problems
    ]


def in_english(problem: Problem) -> str:
    """Return `str(problem)`."""
    return problem_in_file(catalog(ENGLISH), problem)


def problem_on_page(words: Catalog, problem: Problem) -> str:
    """Return a sentence that names the value as on the pages of the edition."""
    if problem.where in (NAME, *replaceable()):
        return _placed(words, value_label(words, problem.where), problem)
    if any(path.startswith(f"{problem.where}.") for path in replaceable()) or "*" in problem.where:
        return _placed(words, "", problem)  # several values: the page shows their part
    return problem_in_file(words, problem)


def _placed(words: Catalog, place: str, problem: Problem) -> str:
    key = f"problem-{problem.key.replace('_', '-')}"
    says = phrase_text(words, Phrase(key, problem.values))
    return words.say("edition-at", place=place, problem=says) if place else says


def phrase_text(words: Catalog, phrase: Phrase) -> str:
    return words.say(f"edition-{phrase.key}", **_said(words, phrase.values))


def _said(words: Catalog, values: Mapping[str, ProblemValue]) -> dict[str, str | int]:
    return {name: _value(words, value) for name, value in values.items()}


def _value(words: Catalog, value: ProblemValue) -> str | int:
    match value:
        case Phrase():
            return phrase_text(words, value)
        case Term(of, word):
            return word_label(words, of, word)
        case tuple():
            parts = [str(_value(words, part)) for part in value]
            named = all(isinstance(part, Term) for part in value)
            return list_of(words, parts) if named else ", ".join(parts)
    return value
