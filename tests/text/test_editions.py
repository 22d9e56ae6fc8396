"""Every problem of an edition is described in every language, in its words alone."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import get_args

import pytest

from tekhenu.components import EditionError, from_overrides, load
from tekhenu.components.errors import Phrase, Problem, ProblemKey, ProblemValue, Term
from tekhenu.components.schema import KINDS
from tekhenu.text import catalog, languages
from tekhenu.text.editions import phrase_text, problem_in_file, problem_lines, problem_on_page
from tests.text.vocabulary import strangers

LATIN = "[A-Za-zÀ-ž_]"
NO_SPACE = "\n".join(
    f'temple.spaces.{axis}{number}.first.players = "3 4"' for axis in "rc" for number in range(1, 6)
)
FILES = (
    *(b"", b"\xff", b"a b", b"a = 1\na = 2", b'a = "b', b"a = b", b"a = " + b"[\n" * 10_000),
    *(b"xyzzy = 1", b"pilars = 1", b"statues.costs = [1]", b"statues.costs = []"),
    *(b"statues = 1", b"building_row = {}", b'temple.rewards.r1 = "1 gold"'),
)
OVERRIDES: tuple[object, ...] = (
    *(None, {"name": "Default", "statues.costs.1": 3}, {"name": ""}, {"start.vp": 1}),
    *({path: "?"} for path in KINDS),
    *({path: []} for path in ("statues.costs.1", "pillars.P01.edges")),
    *({"statues.costs.1": {}}, {"statues.costs.1": {"a": 1}}, {"statues.costs.1": None}),
    *({"pillars.P01.edges": "r"}, {"pillars.P01.cost": "1 granite, 1 granite"}),
    *({"temple.rewards.r1.c1": "2 scribes"}, {"seth.regions.1.reward": "1 gold, 1 gold"}),
    *({"dice.count.gray": 7}, {"dice.count.gray": 1, "dice.count.white": 10}),
    *({"wheel.lights.3": "dark"}, {"horus.preprinted.1": "ra"}, {"ra.points.left": 2}),
    *({"market.1.name": "red"}, {"osiris.4.partners.bread": "bread"}),
    {f"decrees.D{number:02}.symbol": "eye" for number in range(1, 25)},
    *({"seth.bag.2.red": 3}, {"seth.bag.2.gray": 1}, {"seth.bag.2.white": 3}),
    {"seth.start.priests": 9},
)


def problems_of(attempt: object) -> Iterator[Problem]:
    try:
        if isinstance(attempt, Path):
            load(attempt)
        else:
            from_overrides(attempt)  # type: ignore[arg-type]
    except EditionError as wrong:
        yield from wrong.problems


@pytest.fixture(scope="module")
def problems(tmp_path_factory: pytest.TempPathFactory) -> list[Problem]:
    """Return problems of every kind, as the checks report them."""
    folder = tmp_path_factory.mktemp("editions")
    paths = [folder, folder / "missing.toml", Path("a\0b")]
    for number, data in enumerate((*FILES, f'name = "A"\n{NO_SPACE}'.encode())):
        paths.append(folder / f"{number}.toml")
        paths[-1].write_bytes(data)
    found = [problem for attempt in (*paths, *OVERRIDES) for problem in problems_of(attempt)]
    found.append(Problem("long_line", values={"length": 1001, "most": 1000}, line=3))
    return found


def as_written(value: ProblemValue) -> Iterator[str]:
    """Yield the words that a text takes unchanged from the file or its format."""
    match value:
        case Phrase():
            for inner in value.values.values():
                yield from as_written(inner)
        case Term():
            return
        case tuple():
            for part in value:
                yield from as_written(part)
        case str():
            yield value


def foreign(lang: str, text: str, written: Iterator[str]) -> frozenset[str]:
    """Return the words in no message of the language, except those of the file."""
    for piece in sorted(filter(None, written), key=len, reverse=True):
        text = re.sub(rf"(?<!{LATIN}){re.escape(piece)}(?!{LATIN})", " ", text)
    return strangers(lang, text)


def test_every_kind_of_problem_is_tried(problems: list[Problem]) -> None:
    assert {problem.key for problem in problems} == set(get_args(ProblemKey))


@pytest.mark.parametrize("lang", languages())
def test_a_problem_is_described_in_the_words_of_the_language(
    lang: str, problems: list[Problem]
) -> None:
    words = catalog(lang)
    for problem in problems:
        for says in (problem_in_file(words, problem), problem_on_page(words, problem)):
            written = chain([problem.where], as_written(Phrase("", problem.values)))
            assert not foreign(lang, says, written), says


@pytest.mark.parametrize("lang", languages())
def test_what_a_value_must_be_is_said_in_the_words_of_the_language(lang: str) -> None:
    for kind in KINDS.values():
        says = phrase_text(catalog(lang), kind.expected)
        assert not foreign(lang, says, as_written(kind.expected)), says


@pytest.mark.parametrize(
    ("lang", "in_file", "on_page"),
    [
        (
            "en",
            "osiris.3.partners.bread: Bread is the district’s own Resource; choose another",
            "row 3, Bread workshop: Bread is the district’s own Resource; choose another",
        ),
        (
            "fr",
            "osiris.3.partners.bread\u00a0: Pain est la Ressource de ce quartier, il en faut une "
            "autre",
            "rangée 3, atelier de Pain\u00a0: Pain est la Ressource de ce quartier, il en faut une "
            "autre",
        ),
        (
            "pl",
            "osiris.3.partners.bread: Chleb to Surowiec tej dzielnicy, potrzebny jest inny",
            "rząd 3, warsztat Chleba: Chleb to Surowiec tej dzielnicy, potrzebny jest inny",
        ),
        (
            "ko",
            "osiris.3.partners.bread: 빵은 이 구역 자체의 자원입니다. 다른 자원이 필요합니다",
            "3행, 빵 작업장: 빵은 이 구역 자체의 자원입니다. 다른 자원이 필요합니다",
        ),
    ],
)
def test_a_file_has_key_paths_and_a_page_names(lang: str, in_file: str, on_page: str) -> None:
    (problem,) = problems_of({"osiris.3.partners.bread": "bread"})
    assert problem_in_file(catalog(lang), problem) == in_file
    assert problem_on_page(catalog(lang), problem) == on_page


def test_a_problem_with_several_values_has_no_key_path_on_a_page() -> None:
    (problem,) = problems_of({"dice.count.gray": 7})
    assert problem_on_page(catalog("en"), problem) == "27 dice in all, but the box has 26"
    assert str(problem) == "dice.count: 27 dice in all, but the box has 26"


def test_lines_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text('name = "Mine"\nstatues.costs.1 = 12\nstatues.costs.2 = []\n')
    with pytest.raises(EditionError) as wrong:
        load(file)
    number = "liczba całkowita od 0 do 9"
    lines = [line.replace("\u00a0", " ") for line in problem_lines(catalog("pl"), wrong.value)]
    assert lines == [
        f"{file}: statues.costs.1: wpisano 12, a powinno być: {number}",
        f"{file}: statues.costs.2: wpisano pustą tablicę, a powinno być: {number}",
    ]
