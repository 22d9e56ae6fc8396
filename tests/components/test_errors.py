"""A faulty edition is refused as a whole, and the message helps to put it right."""

import datetime
import difflib
import pickle
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tekhenu.components import EditionError, from_overrides, load, reading
from tekhenu.components.drafts import EditionDraft, read_draft
from tekhenu.components.reading import LONGEST_LINE, SUGGESTIONS

DEFAULT = load()


def refused(tmp_path: Path, text: str | bytes) -> str:
    path = tmp_path / "own.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(EditionError) as caught:
        load(path)
    message = str(caught.value)
    assert all(line.startswith(f"{path}: ") for line in message.splitlines())
    return message.replace(f"{path}: ", "")


NUMBER = "a whole number from 0 to 9"
COST = 'amounts from 1 to 9 of limestone, granite, as in "1 limestone, 1 granite"'
TEMPLE = (
    "an amount from 1 to 9 and one of papyrus, bread, limestone, granite, gold, scribe, faith, "
    'as in "1 papyrus"'
)
FOUR = "4 colors, each r (red), g (green), b (blue), or y (yellow)"
PLAYERS = 'player counts in ascending order, as in "3 4", or "none"'
PARTNER = "one of papyrus, bread, limestone, granite"


@pytest.mark.parametrize(
    ("line", "path", "found", "expected"),
    [
        ("statues.costs.1 = true", "statues.costs.1", "true", NUMBER),
        ("statues.costs.1 = 1.0", "statues.costs.1", "1.0", NUMBER),
        ('statues.costs.1 = "1"', "statues.costs.1", '"1"', NUMBER),
        ("statues.costs.1 = -1", "statues.costs.1", "-1", NUMBER),
        ("statues.costs.1 = 10", "statues.costs.1", "10", NUMBER),
        ("statues.costs.1 = [1]", "statues.costs.1", "1 value [1]", NUMBER),
        ("statues.costs.1 = {}", "statues.costs.1", "an empty table", NUMBER),
        ("statues.costs.1 = 2020-01-01", "statues.costs.1", "2020-01-01", NUMBER),
        ("temple.spaces.r1.first.bread = 1", "temple.spaces.r1.first.bread", "1", "from 2 to 4"),
        ("temple.spaces.r1.first.bread = 5", "temple.spaces.r1.first.bread", "5", "from 2 to 4"),
        ("tracks.populace_limit = 20", "tracks.populace_limit", "20", "from 21 to 30"),
        ('pillars.P01.cost = "0 granite"', "pillars.P01.cost", '"0 granite"', COST),
        ('pillars.P01.cost = ""', "pillars.P01.cost", "empty text", COST),
        ('pillars.P01.cost = "2 bread"', "pillars.P01.cost", '"2 bread"', COST),
        ('pillars.P01.cost = "10 granite"', "pillars.P01.cost", '"10 granite"', COST),
        ('pillars.P01.cost = "-1 granite"', "pillars.P01.cost", '"-1 granite"', COST),
        ('pillars.P01.cost = "1 granite,"', "pillars.P01.cost", '"1 granite,"', COST),
        ('pillars.P01.cost = "١ granite"', "pillars.P01.cost", '"١ granite"', COST),
        ("pillars.P01.cost = 2", "pillars.P01.cost", "2", COST),
        (
            'pillars.P01.cost = "1 granite, 1 granite"',
            "pillars.P01.cost",
            '"1 granite, 1 granite"',
            f"{COST} (granite is listed twice)",
        ),
        ('pillars.P01.edges = "r g b"', "pillars.P01.edges", '"r g b"', f"{FOUR} (there are 3)"),
        ('pillars.P01.edges = "r g b x"', "pillars.P01.edges", '"r g b x"', FOUR),
        ('pillars.P01.edges = ["r", 1, "b", "y"]', "pillars.P01.edges", "4 values", FOUR),
        ('pillars.P01.edges = ["r", true, "b", "y"]', "pillars.P01.edges", "4 values", FOUR),
        ("pillars.P01.edges = 4", "pillars.P01.edges", "4", FOUR),
        ('temple.edges.north = "r g b y"', "temple.edges.north", '"r g b y"', "5 colors"),
        ('temple.rewards.r1.c1 = "0 gold"', "temple.rewards.r1.c1", '"0 gold"', TEMPLE),
        ('temple.rewards.r1.c1 = "10 gold"', "temple.rewards.r1.c1", '"10 gold"', TEMPLE),
        ('temple.rewards.r1.c1 = "2 vp"', "temple.rewards.r1.c1", '"2 vp"', TEMPLE),
        ('temple.rewards.r1.c1 = "gold"', "temple.rewards.r1.c1", '"gold"', TEMPLE),
        (
            'temple.rewards.r1.c1 = "2 scribes"',
            "temple.rewards.r1.c1",
            '"2 scribes"',
            f"{TEMPLE} (did you mean scribe?)",
        ),
        ('horus.bonuses.1 = "1 happiness"', "horus.bonuses.1", '"1 happiness"', "faith, vp"),
        ('horus.preprinted.1 = "seth"', "horus.preprinted.1", '"seth"', "one of horus, ra"),
        ('osiris.3.partners.bread = "gold"', "osiris.3.partners.bread", '"gold"', PARTNER),
        (
            'building_row.1 = "1 gold"',
            "building_row.1",
            '"1 gold"',
            "amounts from 1 to 9 of bread, vp",
        ),
        ("building_row.1 = 0", "building_row.1", "0", "amounts from 1 to 9 of bread, vp"),
        (
            "temple.spaces.r1.first.players = [1, 2]",
            "temple.spaces.r1.first.players",
            "2 values [1, 2]",
            PLAYERS,
        ),
        (
            'temple.spaces.r1.first.players = "4 3"',
            "temple.spaces.r1.first.players",
            '"4 3"',
            PLAYERS,
        ),
        (
            'temple.spaces.r1.first.players = ""',
            "temple.spaces.r1.first.players",
            "empty",
            PLAYERS,
        ),
        ("temple.spaces.r1.first.players = 4", "temple.spaces.r1.first.players", "4", PLAYERS),
        ('decrees.D01.symbol = ""', "decrees.D01.symbol", "empty text", "up to 20 letters"),
        ('decrees.D01.symbol = "<b>"', "decrees.D01.symbol", '"<b>"', "up to 20 letters"),
        ("decrees.D01.symbol = 1", "decrees.D01.symbol", "1", "up to 20 letters"),
        (
            'market.1.name = "purple"',
            "market.1.name",
            '"purple"',
            "one of yellow, red, green, blue",
        ),
        ('wheel.lights.3 = "bright"', "wheel.lights.3", '"bright"', "one of sunny, shaded, dark"),
        ("dice.count.gray = 0", "dice.count.gray", "0", "from 1 to 26"),
    ],
)
def test_a_value_of_the_wrong_kind(
    tmp_path: Path, line: str, path: str, found: str, expected: str
) -> None:
    message = refused(tmp_path, f'name = "Own"\n{line}\n')
    assert message.startswith(f"{path}: found {found}")
    assert expected in message.partition("expected ")[2]
    assert len(message.splitlines()) == 1


@pytest.mark.parametrize(
    ("lines", "path", "says"),
    [
        ("dice.count.gray = 7", "dice.count", "27 dice in all, but the box has 26"),
        (
            "dice.count = { gray = 1, white = 10 }",
            "dice.count.gray",
            "1 die, but 2 are left out with fewer players",
        ),
        (
            'wheel.lights.3 = "dark"',
            "wheel.lights",
            "the sections are Sunny, Sunny, Dark, Dark, Dark, and Shaded; two of each light are "
            "needed, the two Sunny ones first",
        ),
        (
            'wheel.lights = ["shaded", "sunny", "sunny", "dark", "dark", "shaded"]',
            "wheel.lights",
            "the sections are Shaded, Sunny, Sunny, Dark, Dark, and Shaded",
        ),
        ('horus.preprinted.1 = "ra"', "horus.preprinted", "the gods are Ra, Bastet"),
        ("ra.points.left = 2", "ra.points", "the tiles score 2, 2, 1 VP; 1, 2, and 3 VP are"),
        ('market.1.name = "red"', "market", "the Market sections are red, red, green, and blue"),
        (
            'osiris.4.partners.bread = "bread"',
            "osiris.4.partners.bread",
            "Bread is the district’s own Resource; choose another",
        ),
        (
            f"cards.symbols = {['eye'] * 24}",
            "decrees.*.symbol",
            "the Decrees have only these symbols: eye; at least three are needed",
        ),
        (
            "\n".join(
                f'temple.spaces.{axis}{n}.first.players = "3 4"'
                for axis in "rc"
                for n in range(1, 6)
            ),
            "temple.spaces",
            "no Building space at the Temple is used with 2 players",
        ),
    ],
)
def test_values_that_contradict_each_other(
    tmp_path: Path, lines: str, path: str, says: str
) -> None:
    assert refused(tmp_path, f'name = "Own"\n{lines}\n').startswith(f"{path}: {says}")


@pytest.mark.parametrize(
    ("line", "path", "found", "printed"),
    [
        ("start.vp = 12", "start.vp", "12", "10"),
        ('start.vp = "ten"', "start.vp", '"ten"', "10"),
        ("start.vp = true", "start.vp", "true", "10"),
        ('horus.bonuses.4 = "2 gold"', "horus.bonuses.4", '"2 gold"', '"1 gold"'),
        ('pillars.P01.light = "dark"', "pillars.P01.light", '"dark"', '"sunny"'),
        ('pillars.P27.light = "dark"', "pillars.P27.light", '"dark"', '"none"'),
        ('dice.purity.gray.dark = "pure"', "dice.purity.gray.dark", '"pure"', '"tainted"'),
        ("osiris.3.gold = 1", "osiris.3.gold", "1", "0"),
        ("maat.losses.1.vp = 2", "maat.losses.1.vp", "2", "1"),
    ],
)
def test_what_the_rulebook_states_stays(
    tmp_path: Path, line: str, path: str, found: str, printed: str
) -> None:
    message = refused(tmp_path, f'name = "Own"\n{line}\n')
    assert message == f"{path}: found {found}, but the rulebook says {printed}"


@pytest.mark.parametrize(
    ("line", "path", "expected"),
    [
        ("pilars = {}", "pilars", "did you mean pillars?"),
        ('pillars.P01.cots = "1 granite"', "pillars.P01.cots", "did you mean pillars.P01.cost?"),
        ('pillars.P28.cost = "1 granite"', "pillars.P28", "did you mean pillars.P2"),
        ('osiris.1.partners.bread = "papyrus"', "osiris.1.partners", "did you mean"),
        ('"statues.costs" = [1]', '"statues.costs"', "did you mean statues?"),
        ("xyzzy = 1", "xyzzy", "one of name, start, dice, wheel, statues, building_row, horus, …"),
        ('"" = 1', '""', "one of name"),
        ('[provenance]\n"start.*" = "public"', "provenance", "one of name"),
        ("fingerprint = 1", "fingerprint", "one of name"),
    ],
)
def test_an_unknown_key(tmp_path: Path, line: str, path: str, expected: str) -> None:
    message = refused(tmp_path, f'name = "Own"\n{line}\n')
    assert message.startswith(f"{path}: unknown key; ")
    assert expected in message


@pytest.mark.parametrize(
    ("line", "path", "found"),
    [
        ("statues.costs = [1, 1, 2, 2, 3]", "statues.costs", "5 values [1, 1, 2, 2, 3]"),
        ("statues.costs = [1, 1, 2, 2, 3, 3, 4]", "statues.costs", "7 values"),
        ("statues.costs = []", "statues.costs", "an empty array"),
        ("statues.costs = 1", "statues.costs", "1"),
        ("statues = true", "statues", "true"),
        ('temple.rewards.r1 = "1 gold"', "temple.rewards.r1", '"1 gold"'),
    ],
)
def test_a_table_of_the_wrong_shape(tmp_path: Path, line: str, path: str, found: str) -> None:
    message = refused(tmp_path, f'name = "Own"\n{line}\n')
    assert message.startswith(f"{path}: found {found}")
    assert "expected a table of " in message
    assert "or an array of all " in message


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ('name = "Own"\n\nstatues costs\n', "line 3, column 9", "expected a line such as"),
        ('name = "Own"\nname = "Again"\n', "line 2, column", "this key or table appears twice"),
        ('name = "Own"\n[statues\n', "line 2, column", "a quotation mark or bracket"),
        ('name = "Own"\n\nstatues.costs = [1,', "line 3", "this is not a value"),
        ('name = "Own', "line 1", "a quotation mark or bracket"),
        ("name = Own", "line 1, column 8", "this is not a value"),
    ],
)
def test_broken_toml_names_the_line(tmp_path: Path, text: str, where: str, why: str) -> None:
    message = refused(tmp_path, text)
    assert message.startswith(f"{where}")
    assert f"not valid TOML: {why}" in message


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing but a remark\n"])
def test_an_empty_file(tmp_path: Path, text: str) -> None:
    assert refused(tmp_path, text).startswith("the file is empty, expected at least a line such")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    message = refused(tmp_path, b'name = "Own"\n# \xff\n')
    assert message == "line 2: byte 0xff is not UTF-8 text"


def test_endless_nesting(tmp_path: Path) -> None:
    assert refused(tmp_path, "name = " + "[\n" * 10_000) == "values are nested too deeply"
    assert "statues.costs: found" in refused(
        tmp_path, f'name = "Own"\nstatues.costs = {"[" * 200}{"]" * 200}\n'
    )


def test_a_missing_file(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(EditionError) as caught:
        load(path)
    assert str(caught.value) == f"{path}: there is no such file"


def test_a_directory(tmp_path: Path) -> None:
    with pytest.raises(EditionError) as caught:
        load(tmp_path)
    assert str(caught.value) == f"{tmp_path}: this is a directory, not a file"


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\n')

    def refuse(_: Path) -> bytes:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    with pytest.raises(EditionError, match="no permission to read the file"):
        load(path)


def test_a_path_that_cannot_be() -> None:
    with pytest.raises(EditionError, match="the file cannot be read"):
        load("a\0b")


def test_a_file_needs_a_name(tmp_path: Path) -> None:
    message = refused(tmp_path, "statues.costs.1 = 2\n")
    assert message == 'name: found no name, expected a line such as name = "…"'


@pytest.mark.parametrize("name", ['""', '"   "', "1", "true", '"a\\nb"', f'"{"x" * 61}"'])
def test_a_name_is_printable(tmp_path: Path, name: str) -> None:
    message = refused(tmp_path, f"name = {name}\n")
    assert message.startswith("name: found ")
    assert message.endswith("expected a name of 1 to 60 printable characters")


def test_changed_values_do_not_go_by_the_name_of_the_default(tmp_path: Path) -> None:
    message = refused(tmp_path, 'name = "default"\nstatues.costs.1 = 2\n')
    assert message == "name: “default” is the name of the default edition; choose a different name"


def test_all_that_is_wrong_is_said_at_once(tmp_path: Path) -> None:
    text = 'nam = "Own"\nstart.vp = 1\nstatues.costs = [1, 1, 2, 2, 3, 99]\n'
    wheres = [line.partition(":")[0] for line in refused(tmp_path, text).splitlines()]
    assert sorted(wheres) == ["nam", "name", "start.vp", "statues.costs.6"]


def test_nothing_of_a_refused_file_is_applied(tmp_path: Path) -> None:
    refused(tmp_path, 'name = "Own"\nstatues.costs.1 = 5\nstatues.costs.2 = 99\n')
    assert load() is DEFAULT
    assert load().statue_costs == (1, 1, 2, 2, 3, 3)


@pytest.mark.parametrize(
    ("overrides", "message"),
    [
        ({"statues.cost.1": 1}, "statues.cost.1: unknown key; did you mean"),
        ({"statues": {"costs": [1]}}, "statues: unknown key"),
        ({"statues.costs.1": None}, "statues.costs.1: found nothing, expected a whole number"),
        ({"statues.costs.1": float("nan")}, "statues.costs.1: found nan"),
        ({"statues.costs.1": datetime.date(2020, 1, 1)}, "statues.costs.1: found 2020-01-01"),
        ({"start.vp": 11}, "start.vp: found 11, but the rulebook says 10"),
        ({"ra.points.left": 1}, "ra.points: the tiles score 1, 2, 1"),
        ({"name": "\ud800"}, "name: found "),
        ({1: 1}, "1: unknown key"),
        ({("a",): 1}, "('a',): unknown key"),
        ([], "overrides: found an empty array, expected values by key path"),
        (None, "overrides: found nothing, expected values by key path"),
    ],
)
def test_a_save_is_checked_like_a_file(overrides: object, message: str) -> None:
    with pytest.raises(EditionError) as caught:
        from_overrides(overrides)  # type: ignore[arg-type]
    assert str(caught.value).startswith(f"saved edition: {message}")


def test_an_edition_error_is_a_value_error_with_its_parts(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="start") as caught:
        from_overrides({"start.vp": 11})
    error = caught.value
    assert isinstance(error, EditionError)
    assert error.source == "saved edition"
    assert [problem.where for problem in error.problems] == ["start.vp"]
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_a_key_of_many_parts_is_refused_before_it_is_parsed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def parse(_text: str) -> dict[str, Any]:
        raise AssertionError("tomllib needs gigabytes for this key")

    monkeypatch.setattr(tomllib, "loads", parse)
    text = 'name = "x"\n' + "a." * 49_000 + "b = 1"
    message = refused(tmp_path, text)
    assert message == "line 2: 98,005 characters in a line, expected at most 1,000"


def test_a_line_may_be_as_long_as_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text('name = "Own"\n#' + "x" * (LONGEST_LINE - 1))
    assert load(path).name == "Own"
    assert refused(tmp_path, 'name = "Own"\n#' + "x" * LONGEST_LINE).startswith("line 2: ")


@contextmanager
def digits(most: int) -> Iterator[None]:
    """Let no number with more digits be read."""
    before = sys.get_int_max_str_digits()
    sys.set_int_max_str_digits(most)
    try:
        yield
    finally:
        sys.set_int_max_str_digits(before)


def test_a_number_with_too_many_digits_is_refused(tmp_path: Path) -> None:
    with digits(640):
        assert "not valid TOML" in refused(tmp_path, f'name = "x"\nx = {"9" * 641}')


UNKNOWN = {f"seth.artifacts.a{number}": 1 for number in range(2_000)}


@pytest.mark.parametrize(
    "read",
    [
        lambda: from_overrides(UNKNOWN),
        lambda: EditionDraft("Own", {}).with_values(UNKNOWN),
        lambda: read_draft("\n".join(f"{key} = 1" for key in UNKNOWN).encode(), "it"),
    ],
    ids=["save", "values", "file"],
)
def test_only_the_first_unknown_keys_are_compared_with_all_known_ones(
    read: Callable[[], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def count(word: str, *others: Any) -> list[str]:
        asked.append(word)
        return difflib.get_close_matches(word, *others)

    monkeypatch.setattr(reading, "get_close_matches", count)
    with pytest.raises(EditionError) as caught:
        read()
    problems = [problem for problem in caught.value.problems if problem.where != "name"]
    assert len(problems) == len(UNKNOWN)
    assert "did you mean" in str(problems[0])
    assert len(set(asked)) == SUGGESTIONS
