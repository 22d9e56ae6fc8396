"""Every value says where it comes from, and nothing reconstructed passes for printed."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from tekhenu.components import load
from tekhenu.components.defaults import defaults, parse
from tekhenu.components.errors import TablesError
from tekhenu.components.origins import resolve
from tekhenu.components.schema import GROUPS, KINDS
from tekhenu.components.terms import Provenance

RULEBOOK, PUBLIC, RECONSTRUCTED = Provenance
BASE = files("tekhenu.components").joinpath("base.toml").read_text(encoding="utf-8")


def test_every_value_has_a_provenance() -> None:
    assert load().provenance.keys() == KINDS.keys()


@pytest.mark.parametrize(
    ("path", "origin"),
    [
        ("start.vp", RULEBOOK),
        ("dice.count.gray", PUBLIC),
        ("dice.out.3.gray", RULEBOOK),
        ("dice.purity.gray.dark", RULEBOOK),
        ("wheel.lights.1", PUBLIC),
        ("wheel.marker_steps.2", RULEBOOK),
        ("statues.costs.6", RECONSTRUCTED),
        ("statues.points.6", RULEBOOK),
        ("building_row.10", RECONSTRUCTED),
        ("horus.bonuses.3", RECONSTRUCTED),
        ("horus.bonuses.4", RULEBOOK),
        ("horus.preprinted.4", RECONSTRUCTED),
        ("pillars.P01.cost", RECONSTRUCTED),
        ("pillars.P01.edges", RECONSTRUCTED),
        ("pillars.P01.light", RULEBOOK),
        ("pillars.P27.light", RULEBOOK),
        ("ra.points.left", PUBLIC),
        ("temple.rewards.r3.c3", RECONSTRUCTED),
        ("temple.edges.west", RECONSTRUCTED),
        ("temple.spaces.r1.second.players", RECONSTRUCTED),
        ("osiris.3.partners.bread", RECONSTRUCTED),
        ("osiris.3.production", RULEBOOK),
        ("tracks.joy_steps.5", RULEBOOK),
        ("tracks.populace_limit", PUBLIC),
        ("tracks.production_limit", RULEBOOK),
        ("market.3.cards.4", RULEBOOK),
        ("market.3.name", PUBLIC),
        ("maat.losses.3.vp", RULEBOOK),
        ("decrees.D24.symbol", RECONSTRUCTED),
        ("starting.S12.initiative", RULEBOOK),
        ("starting.S12.effect", RULEBOOK),
        ("destiny.A04.effect", RULEBOOK),
        ("blessings.B24.effect", RULEBOOK),
        ("technologies.T16.players", RULEBOOK),
        ("technologies.T24.effect", RULEBOOK),
        ("decrees.D24.effect", RULEBOOK),
        ("pillars.P21.effect", RULEBOOK),
    ],
)
def test_provenance_of_single_values(path: str, origin: Provenance) -> None:
    assert load().provenance[path] is origin


def test_reconstructed_values_are_those_listed_as_such() -> None:
    count = Counter(
        re.sub(r"^((?:temple|horus|statues|cards|seth)\.\w+|\w+).*", r"\1", path)
        for path, origin in load().provenance.items()
        if origin is RECONSTRUCTED
    )
    assert count == {
        "statues.costs": 6,
        "building_row": 10,
        "horus.bonuses": 5,
        "horus.preprinted": 6,
        "osiris": 8,
        "temple.rewards": 25,
        "temple.edges": 4,
        "temple.spaces": 40,
        "pillars": 54,
        "decrees": 24,
        "seth.start": 3,
        "seth.display": 1,
        "seth.bag": 24,
        "seth.regions": 18,
        "seth.spaces": 3,
        "seth.people": 5,
        "seth.statue": 5,
        "seth.conquest": 24,
        "seth.cultists": 16,
        "seth.artifacts": 16,
        "seth.starting": 24,
        "automa": 3,
    }


def test_replaceable_values_of_a_group_come_from_one_place() -> None:
    """The template says it once per group."""
    for group in GROUPS:
        origins = {load().provenance[f"{group.path}.{key}"] for key in group.kinds}
        assert len(origins - {RULEBOOK}) <= 1, group.path


def test_the_pattern_with_more_literal_steps_decides() -> None:
    patterns: dict[str, object] = {"a.*": "rulebook", "a.*.c": "public", "a.b.c": "reconstructed"}
    origins, problems = resolve(patterns, ["a.x.y", "a.x", "a.x.c", "a.b.c"])
    assert not problems
    assert list(origins.values()) == [RULEBOOK, RULEBOOK, PUBLIC, RECONSTRUCTED]


@pytest.mark.parametrize(
    ("patterns", "message"),
    [
        ({}, "a.b: found no provenance"),
        ({"b.*": "rulebook"}, "a.b: found no provenance"),
        ({"a.*": "hearsay"}, "provenance.a.*: found 'hearsay', expected one of rulebook"),
        ({"a.*": 1}, "provenance.a.*: found 1"),
        ({"a.*": "public", "*.b": "public"}, "a.b: found the patterns a.* and *.b"),
        ({"a.*": "public", "a.c": "public"}, "provenance.a.c: found no value that it fits"),
    ],
)
def test_faulty_patterns(patterns: dict[str, object], message: str) -> None:
    _, problems = resolve(patterns, ["a.b"])
    assert any(message in str(problem) for problem in problems)


def test_the_table_does_not_load_with_a_value_of_unknown_provenance() -> None:
    line = '"statues.*" = "rulebook"\n'
    assert line in BASE
    with pytest.raises(TablesError, match=r"base\.toml: statues\.points\.0: found no provenance"):
        parse("base", BASE.replace(line, "").encode())


def test_the_table_does_not_load_with_a_value_missing() -> None:
    assert "left = 3\n" in BASE
    with pytest.raises(TablesError, match=r"base\.toml: ra\.points\.left: found no value"):
        parse("base", BASE.replace("left = 3\n", "").encode())


def test_the_table_is_written_in_plain_forms() -> None:
    for path, value in defaults().values.items():
        kind = KINDS[path]
        assert kind.plain(kind.read(value)) == value
