"""Editions side by side, saved and loaded again."""

import copy
import json
import os
import pickle
import subprocess
import sys
from dataclasses import FrozenInstanceError, fields
from pathlib import Path
from typing import Any

import pytest

from tekhenu.components import Edition, EditionError, former, from_overrides, load
from tekhenu.components.edition import BuildingRowSpace, PrintedBuildingSpace, Reward
from tekhenu.components.former import former_fingerprints
from tekhenu.components.terms import Color, Edge, Good, Provenance

DEFAULT_FINGERPRINT = "d8a137328e960bfb"

OWN = """
name = "Box of 2020"

[statues]
costs = [1, 2, 2, 3, 3, 4]

[horus]
bonuses = { 2 = "2 Bread", 5 = "1 faith" }

[pillars.P01]
cost = "1 granite, 3 limestone"
edges = ["Red", "g", "BLUE", "y"]

[temple.spaces]
r1.second = { bread = 4, players = [4] }
"""


@pytest.fixture
def own(tmp_path: Path) -> Edition:
    return load(write(tmp_path, OWN))


def write(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_default_edition_is_one_object() -> None:
    assert load() is load()
    assert load() is from_overrides({})
    assert load().name == "Default"
    assert load().overrides == {}


def test_the_fingerprint_of_the_default_edition_is_known() -> None:
    assert load().fingerprint == DEFAULT_FINGERPRINT


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_fingerprint_is_the_same_in_another_process(seed: str) -> None:
    code = "from tekhenu.components import load; print(load().fingerprint)"
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    result = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert result.stdout.strip() == DEFAULT_FINGERPRINT


def test_an_owners_file_replaces_what_it_names(own: Edition) -> None:
    assert own.name == "Box of 2020"
    assert own.statue_costs == (1, 2, 2, 3, 3, 4)
    assert own.horus_bonuses[1] == Reward(Good.BREAD, 2)
    assert own.horus_bonuses[4] == Reward(Good.FAITH, 1)
    tile = own.pillar_tiles[0]
    assert (tile.limestone, tile.granite) == (3, 1)
    assert tile.edges == (Edge.RED, Edge.GREEN, Edge.BLUE, Edge.YELLOW)
    assert own.building_spaces[1] == PrintedBuildingSpace(0, 4, (4,))


def test_an_owners_file_leaves_the_rest(own: Edition) -> None:
    replaced = {"name", "fingerprints", "overrides", "statue_costs", "horus_bonuses"}
    replaced |= {"pillar_tiles", "building_spaces"}
    for field in fields(Edition):
        same = getattr(own, field.name) == getattr(load(), field.name)
        assert same is (field.name not in replaced), field.name
    assert own.pillar_tiles[1:] == load().pillar_tiles[1:]


def test_overrides_are_what_differs_in_plain_form(own: Edition) -> None:
    assert own.overrides == {
        "name": "Box of 2020",
        "statues.costs.2": 2,
        "statues.costs.4": 3,
        "statues.costs.6": 4,
        "horus.bonuses.2": "2 bread",
        "horus.bonuses.5": "1 faith",
        "pillars.P01.cost": "3 limestone, 1 granite",
        "pillars.P01.edges": "r g b y",
        "temple.spaces.r1.second.bread": 4,
        "temple.spaces.r1.second.players": "4",
    }


def test_overrides_bring_the_edition_back(own: Edition) -> None:
    saved = json.loads(json.dumps(own.overrides))
    assert saved == own.overrides
    again = from_overrides(saved)
    assert again == own
    assert again.fingerprint == own.fingerprint
    assert from_overrides(dict(own.overrides)) is again


def test_order_and_spelling_of_overrides_do_not_matter(own: Edition) -> None:
    shuffled = dict(reversed(list(own.overrides.items()))) | {"horus.bonuses.2": " 2  BREAD "}
    assert from_overrides(shuffled) == own


def test_two_editions_live_side_by_side(own: Edition) -> None:
    other = from_overrides({"name": "Other", "statues.costs.1": 9})
    assert load().statue_costs == (1, 1, 2, 2, 3, 3)
    assert own.statue_costs == (1, 2, 2, 3, 3, 4)
    assert other.statue_costs == (9, 1, 2, 2, 3, 3)
    assert len({load().fingerprint, own.fingerprint, other.fingerprint}) == 3
    assert len({load(), own, other}) == 3


def test_key_paths_of_before_the_cards_had_rows_are_understood(tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_text('name = "Old"\n[cards.symbols]\nD01 = "moon"\n', encoding="utf-8")
    now = {"name": "Old", "decrees.D01.symbol": "moon"}
    assert load(path).overrides == now
    assert from_overrides({"name": "Old", "cards.symbols.D01": "moon"}).overrides == now


@pytest.mark.parametrize(
    ("overrides", "fingerprint"),
    [
        ({}, "22850365d327e419"),
        ({"name": "Moon", "decrees.D01.symbol": "moon"}, "61f642dd04283494"),
    ],
)
def test_the_fingerprints_of_that_time_are_known(
    overrides: dict[str, object], fingerprint: str
) -> None:
    """Older saves name them; these two were written by the version before."""
    assert former_fingerprints(from_overrides(overrides))["base"] == fingerprint


def test_the_automa_fingerprint_before_a_key_was_renamed_is_known() -> None:
    assert former_fingerprints(load())["automa"] == "82ff839abf3e8409"


def test_with_other_cards_no_older_fingerprint_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(former, "AS_ADDED", "0123456789abcdef")
    assert "base" not in former_fingerprints(load())


def test_the_name_is_no_part_of_the_fingerprint(own: Edition) -> None:
    renamed = from_overrides({**own.overrides, "name": "Renamed"})
    assert renamed != own
    assert renamed.fingerprint == own.fingerprint


def test_every_replaced_value_changes_the_fingerprint() -> None:
    seen = {load().fingerprint}
    for path, value in {
        "pillars.P27.cost": "1 granite",
        "pillars.P27.edges": "r r r g",
        "temple.edges.west": "r r r r r",
        "temple.rewards.r1.c1": "2 papyrus",
        "decrees.D24.symbol": "ankh",
        "tracks.populace_limit": 22,
        "building_row.1": "nothing",
    }.items():
        seen.add(from_overrides({path: value}).fingerprint)
    assert len(seen) == 8


def test_a_file_that_only_repeats_defaults_changes_nothing(tmp_path: Path) -> None:
    text = 'name = "Same"\nhorus.bonuses.4 = "1 gold"\nstart.vp = 10\nstatues.costs.1 = 1\n'
    edition = load(write(tmp_path, text))
    assert edition.overrides == {"name": "Same"}
    assert edition.fingerprint == DEFAULT_FINGERPRINT


def test_overrides_without_a_name_still_do_not_pass_for_the_default() -> None:
    edition = from_overrides({"statues.costs.1": 2})
    assert edition.name == "Unnamed"
    assert from_overrides(edition.overrides) == edition


def test_a_building_row_space_may_show_both_or_nothing() -> None:
    edition = from_overrides({"building_row.1": "2 vp, 1 bread", "building_row.2": "nothing"})
    assert edition.building_row[:2] == (BuildingRowSpace(1, 2), BuildingRowSpace(0, 0))


def test_a_building_space_may_be_missing() -> None:
    edition = from_overrides({"temple.spaces.r2.second.players": []})
    assert edition.building_spaces[3].players == ()
    assert edition.overrides["temple.spaces.r2.second.players"] == "none"


def test_dice_may_be_counted_otherwise() -> None:
    edition = from_overrides({"dice.count.gray": 5, "dice.count.white": 6})
    assert edition.dice == (5, 5, 6, 5, 5)
    assert edition.color_of(15) is Color.WHITE


def test_sections_may_change_colors_and_decrees_symbols_in_any_case() -> None:
    edition = from_overrides(
        {"market.1.name": "Blue", "market.4.name": "YELLOW", "decrees.D01.symbol": "Ankh"}
    )
    assert [section.name for section in edition.market] == ["blue", "red", "green", "yellow"]
    assert edition.decrees[0].symbol == "ankh"


def test_a_byte_order_mark_is_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "bom.toml"
    path.write_text(OWN, encoding="utf-8-sig")
    assert load(str(path)).name == "Box of 2020"


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    path = write(tmp_path, 'name = "A"\nstatues.costs.1 = 2\n')
    assert load(path).statue_costs[0] == 2
    write(tmp_path, 'name = "A"\nstatues.costs.1 = 3\n')
    assert load(path).statue_costs[0] == 3


def test_a_cached_number_does_not_let_true_pass() -> None:
    from_overrides({"statues.costs.6": 1})
    with pytest.raises(EditionError, match=r"statues\.costs\.6: found true"):
        from_overrides({"statues.costs.6": True})


def test_editions_do_not_change(own: Edition) -> None:
    with pytest.raises(FrozenInstanceError):
        own.name = "x"  # type: ignore[misc]
    for mapping in (own.overrides, own.provenance, own.dice_out, own.statue_spaces):
        table: Any = mapping
        with pytest.raises(TypeError):
            table["x"] = 1
        with pytest.raises(TypeError):
            table.clear()
        with pytest.raises(TypeError):
            table |= {"x": 1}


def test_editions_travel_between_processes(own: Edition) -> None:
    assert pickle.loads(pickle.dumps(own)) == own
    assert copy.deepcopy(own) == own
    assert hash(pickle.loads(pickle.dumps(own))) == hash(own)


def test_provenance_stays_that_of_the_default(own: Edition) -> None:
    assert own.provenance == load().provenance
    assert own.provenance["statues.costs.6"] is Provenance.RECONSTRUCTED
