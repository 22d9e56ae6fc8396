"""Drafts of an owner's edition: replaceable values, checked values, and the file."""

import random
import re
import tomllib
from pathlib import Path

import pytest

from tekhenu.components import EditionError, load
from tekhenu.components.drafts import EditionDraft, edition_parts, read_draft, replaceable
from tekhenu.components.forms import Blank, Form
from tekhenu.components.kinds import Plain, Unfit
from tekhenu.components.loading import plain_values
from tekhenu.components.schema import KINDS
from tekhenu.components.template import template

NEW = EditionDraft("Box", {})
USUAL = plain_values(load())


def filled(blank: Blank, rng: random.Random) -> str:
    words = (*blank.words, blank.none) if blank.none else blank.words
    match blank.kind:
        case "number":
            return str(rng.randint(blank.low, blank.high))
        case "one" | "word":
            return rng.choice(words)
        case "several":
            some = rng.sample(words, rng.randint(blank.low, len(words)))
            return " ".join(sorted(some, key=words.index))
        case "amounts":
            some = rng.sample(words, rng.randint(blank.low, min(3, len(words))))
            some.sort(key=words.index)
            return ", ".join(f"{rng.randint(1, blank.high)} {word}" for word in some)
        case "places":
            return " ".join(rng.choices(words, k=blank.high))
        case _:
            return " ".join(rng.sample(words, len(words)))


def composed(form: Form, rng: random.Random) -> Plain:
    blanks = [filled(blank, rng) for blank in form.blanks]
    text = " ".join(part for part in (form.verb, *blanks) if part)
    number = len(blanks) == 1 and form.blanks[0].kind == "number" and not form.verb
    return int(text) if number else text or form.empty


def any_value(path: str, rng: random.Random) -> Plain:
    return composed(rng.choice(KINDS[path].forms), rng)


def test_every_value_that_may_be_replaced_is_in_one_part() -> None:
    parts = [path for part in edition_parts() for path in part.paths]
    assert sorted(parts) == sorted(replaceable())
    assert len(set(parts)) == len(parts)


def test_whatever_is_chosen_fits_the_kind() -> None:
    rng = random.Random(1)
    for path in replaceable():
        for form in KINDS[path].forms:
            for _ in range(10):
                value = composed(form, rng)
                try:
                    KINDS[path].read(value)
                except Unfit:
                    pytest.fail(f"{path}: {value!r} can be chosen but does not fit")


def test_each_way_to_say_an_effect_has_a_form() -> None:
    verbs = {form.verb for form in KINDS["seth.artifacts.X01.effect"].forms}
    assert verbs == {"", "production", "look", "maat", "buildings", "weightless"}


def test_a_checked_value_is_counted_whether_it_differs_or_not() -> None:
    same = NEW.with_values({"statues.costs.1": 1})
    other = same.with_values({"statues.costs.2": 4})
    assert (same.progress().checked, other.progress().checked) == (1, 2)
    assert not same.changes("statues.costs.1")
    assert other.changes("statues.costs.2")
    assert other.edition.statue_costs[:2] == (1, 4)
    assert other.with_values({"statues.costs.2": None}) == same
    assert other.progress_with(["seth"]) == (0, 150)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.9, 1.0])
def test_an_edition_under_way_and_its_file_are_the_same(share: float, tmp_path: Path) -> None:
    rng = random.Random(str(share))
    given: dict[str, Plain] = {
        path: USUAL[path] if rng.random() < 0.5 else any_value(path, rng)
        for path in replaceable()
        if rng.random() <= share
    }
    draft = EditionDraft('My "box" ☥', {}).with_values(given)
    again = read_draft(draft.toml().encode(), "it")
    assert again == draft
    assert again.progress().checked == len(given)
    assert EditionDraft(draft.name, {}).with_values(again.given).toml() == draft.toml()
    file = tmp_path / "own.toml"
    file.write_text(draft.toml(), encoding="utf-8")
    if problems := draft.problems():
        with pytest.raises(EditionError) as wrong:
            load(file)
        assert wrong.value.problems == tuple(problems)
    else:
        said = load(file).overrides.keys() - {"name"}
        assert said == {path for path in given if draft.changes(path)}


def test_the_file_is_the_template_filled_in() -> None:
    switched_on = re.sub(r"^# ", "", template("Mine"), flags=re.MULTILINE)
    confirmed = EditionDraft("Mine", {}).with_values({path: USUAL[path] for path in replaceable()})
    assert confirmed.toml() == switched_on
    assert tomllib.loads(NEW.toml()).keys() == tomllib.loads(template()).keys()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('name = "A"\n[statues.costs]\n1 = 12', "statues.costs.1: found 12, expected a whole"),
        ("[statues.costs]\n1 = 2", "name: found no name"),
        ('name = "A"\nstart.vp = 11', "but the rulebook says 10"),
        ('name = "A"\nstatue.costs.1 = 2', "statue: unknown key"),
        ("name = ", "line 1"),
        ("\xff", "not valid TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_as_the_command_says_it(
    text: str, message: str, tmp_path: Path
) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(text.encode("utf-8"))
    with pytest.raises(EditionError) as of_the_command:
        load(file)
    with pytest.raises(EditionError) as found:
        read_draft(file.read_bytes(), str(file))
    assert str(found.value) == str(of_the_command.value)
    assert message in str(found.value)


def test_a_value_that_does_not_fit_is_refused_and_nothing_is_lost() -> None:
    before = NEW.with_values({"statues.costs.1": 2})
    with pytest.raises(EditionError, match=r"temple\.rewards\.r1\.c1: found \"2 blood\""):
        before.with_values({"statues.costs.1": 3, "temple.rewards.r1.c1": "2 blood"})
    assert before.given == {"statues.costs.1": 2}


def test_values_may_contradict_each_other_for_a_while() -> None:
    half = NEW.with_values({"ra.points.left": 1})
    assert [problem.where for problem in half.problems()] == ["ra.points"]
    assert half.edition.ra_points == (1, 2, 1)
    whole = half.with_values({"ra.points.right": 3})
    assert not whole.problems()
    assert read_draft(half.toml().encode(), "it") == half
