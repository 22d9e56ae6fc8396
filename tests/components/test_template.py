"""The file an owner starts from."""

import re
from dataclasses import replace
from pathlib import Path

from tekhenu.components import load
from tekhenu.components.frozen import Frozen
from tekhenu.components.reading import leaves, parse_toml
from tekhenu.components.template import template
from tekhenu.components.terms import Provenance


def switched_on(text: str) -> str:
    return re.sub(r"^# ", "", text, flags=re.MULTILINE)


def save(folder: Path, text: str) -> Path:
    path = folder / "template.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_template_as_it_is_changes_nothing(tmp_path: Path) -> None:
    edition = load(save(tmp_path, template()))
    assert edition.overrides == {"name": "My edition"}


def test_the_template_switched_on_is_the_default(tmp_path: Path) -> None:
    edition = load(save(tmp_path, switched_on(template())))
    assert edition.fingerprint == load().fingerprint
    assert replace(edition, name=load().name, overrides=Frozen()) == load()


def test_the_template_holds_exactly_what_may_be_replaced() -> None:
    paths = {path for path, _ in leaves(parse_toml(switched_on(template()).encode(), "it"), [])}
    replaceable = {
        path for path, origin in load().provenance.items() if origin is not Provenance.RULEBOOK
    }
    assert paths - {"name"} == replaceable


def test_every_table_of_the_template_has_a_hint_with_its_provenance() -> None:
    lines = template().splitlines()
    tables = [number for number, line in enumerate(lines) if line.startswith("[")]
    assert len(tables) > 10
    for number in tables:
        assert lines[number - 1].startswith("## ")
        assert lines[number - 1].endswith(("(public)", "(reconstructed)"))


def test_a_single_line_switched_on_replaces_that_value(tmp_path: Path) -> None:
    text = template().replace('# P05 = {cost = "3 limestone"', 'P05 = {cost = "4 limestone"')
    edition = load(save(tmp_path, text))
    assert edition.overrides == {"name": "My edition", "pillars.P05.cost": "4 limestone"}


def test_the_template_fits_a_screen() -> None:
    assert max(map(len, template().splitlines())) <= 100
