"""What is wrong with an owner's edition is said to players in their language."""

import re

import pytest

from tekhenu.components import EditionError
from tekhenu.components.box import EditionDraft, read_draft, replaceable
from tekhenu.components.defaults import defaults
from tekhenu.components.errors import Problem
from tekhenu.text import catalogue, languages
from tekhenu.text.values import problem_text
from tests.text.reading import messages

PREFIX = "box-trouble-"


def given(*values: str) -> dict[str, int | str]:
    """Values by key path; of `a.*.b=x` every path that fits."""
    found: dict[str, int | str] = {}
    for text in values:
        pattern, _, value = text.partition("=")
        fits = re.compile(re.escape(pattern).replace(r"\*", ".+"))
        paths = [path for path in replaceable() if fits.fullmatch(path)]
        assert paths, pattern
        found |= dict.fromkeys(paths, int(value) if value.isdigit() else value)
    return found


CONTRADICTIONS = {
    "dice-total": given("dice.count.yellow=9"),
    "dice-out": given("dice.count.gray=1"),
    "lights": given("wheel.lights.1=dark"),
    "preprinted": given("horus.preprinted.1=ra"),
    "ra-points": given("ra.points.left=1"),
    "sections": given("market.1.name=blue"),
    "partner": given("osiris.3.partners.bread=bread"),
    "spaces": given("temple.spaces.*.players=3 4"),
    "symbols": given("decrees.*.symbol=scroll"),
    "bag": given("seth.bag.2.red=26"),
    "bag-gray": given("seth.bag.2.gray=0"),
    "bag-total": given("seth.bag.2.*=1"),
    "start": given("seth.start.soldiers=20"),
}
FILES = {
    "file": b"name =",
    "key": b'name = "Mine"\nxyzzy = 1',
    "unnamed": b"statues.costs.1 = 2",
    "rulebook": b'name = "Mine"\nstart.vp = 99',
    "value": b'name = "Mine"\nstatues.costs.1 = 99',
}


def found(kind: str) -> Problem:
    """A problem of this kind, as the program finds it."""
    if kind == "name":
        problems = EditionDraft(defaults().name, {"statues.costs.1": 3}).problems()
    elif kind in CONTRADICTIONS:
        problems = EditionDraft("Mine", CONTRADICTIONS[kind]).problems()
    else:
        with pytest.raises(EditionError) as wrong:
            read_draft(FILES[kind], "mine.toml")
        problems = list(wrong.value.problems)
    return next(problem for problem in problems if problem.kind == kind)


KINDS = ["name", *CONTRADICTIONS, *FILES]


def test_every_kind_of_problem_is_tried() -> None:
    said = {key.removeprefix(PREFIX) for key in messages("en") if key.startswith(PREFIX)}
    assert said == set(KINDS)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS)
def test_a_problem_is_a_sentence_for_players(kind: str, lang: str) -> None:
    text = problem_text(catalogue(lang), found(kind))
    assert text.endswith(".")
    assert not re.search(r"\w\.\w|_|found|expected", text)  # no key path, no English remark


def test_a_problem_names_its_value() -> None:
    assert problem_text(catalogue("en"), found("bag")) == (
        "It must be at most 2, because there are no more of these dice "
        "(In the bag with 2 players: red)."
    )
    assert problem_text(catalogue("ko"), found("bag")) == (
        "2개 이하여야 합니다. 이 주사위는 그보다 많지 않습니다(2명일 때 주머니 속: 빨간색)."
    )
