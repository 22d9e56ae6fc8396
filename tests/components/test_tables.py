"""The tables as they are shown."""

from tekhenu.components import from_overrides, load
from tekhenu.components.schema import KINDS
from tekhenu.components.tables import MARKS, OWN, Cell, Change, changes, sheets


def cells(overrides: dict[str, object]) -> list[Cell]:
    edition = from_overrides(overrides)
    return [cell for sheet in sheets(edition) for row in sheet.rows for cell in row]


def test_every_value_is_shown() -> None:
    assert {path for cell in cells({}) for path in cell.paths} == KINDS.keys()


def test_every_value_is_shown_with_its_provenance() -> None:
    for cell in cells({}):
        origins = {load().provenance[path].name.lower() for path in cell.paths}
        assert origins == ({cell.origin} if cell.paths else set())


def test_own_values_are_shown_as_such() -> None:
    own = [cell for cell in cells({"pillars.P01.cost": "1 granite"}) if cell.origin == OWN]
    assert own == [Cell("1 granite", OWN, ("pillars.P01.cost",))]


def test_rows_are_as_long_as_their_header() -> None:
    for sheet in sheets(load()):
        assert {len(row) for row in sheet.rows} == {len(sheet.header)}


def test_the_temple_complex_is_a_grid_with_its_edges_around() -> None:
    (grid,) = (sheet for sheet in sheets(load()) if sheet.title.startswith("Temple Complex"))
    texts = [[cell.text for cell in row] for row in grid.rows]
    assert texts[0] == ["", "", "r", "g", "b", "y", "r", ""]
    assert texts[3] == ["r3", "r", "2 faith", "2 papyrus", "3 faith", "2 bread", "1 gold", "r"]
    assert texts[6] == ["", "", "y", "r", "g", "b", "y", ""]
    assert [row[1] for row in texts[1:6]] == list("byrgb")
    assert [row[-1] for row in texts[1:6]] == list("gbryg")


def test_marks_differ() -> None:
    assert len(set(MARKS.values())) == len(MARKS) == 4


def test_changes_name_the_default_and_where_it_was_from() -> None:
    edition = from_overrides(
        {"dice.count.gray": 5, "dice.count.white": 6, "building_row.1": "1 vp"}
    )
    assert changes(edition) == (
        Change("dice.count.white", 5, 6, "public"),
        Change("dice.count.gray", 6, 5, "public"),
        Change("building_row.1", "1 bread", "1 vp", "reconstructed"),
    )
    assert changes(load()) == ()
