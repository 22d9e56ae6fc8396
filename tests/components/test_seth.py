"""The tables of Time of Seth agree with docs/seth.md; valid and invalid replacements."""

from pathlib import Path

import pytest

from tekhenu import Settings, SettingsError, TimeOfSeth
from tekhenu.components import EditionError, from_overrides, load
from tekhenu.components.schema import KINDS
from tekhenu.components.terms import Color, Family, God, Good, Provenance, Purity

SETH = load().seth


def test_dice_and_their_colors() -> None:
    edition = load()
    assert SETH.dice == (2, 2, 1)
    assert [edition.color_of(die) for die in range(26, 31)] == [
        Color.RED,
        Color.RED,
        Color.BLUE,
        Color.BLUE,
        Color.GREEN,
    ]
    assert SETH.purity == (Purity.TAINTED, Purity.TAINTED, Purity.PURE)
    assert SETH.produces[:2] == ((Good.SOLDIER,), (Good.PRIEST,))
    assert SETH.produces[2] == (Good.PAPYRUS, Good.BREAD, Good.LIMESTONE, Good.GRANITE)


def test_what_is_certain_is_public_and_the_rest_reconstructed() -> None:
    origins = {path: o for path, o in load().provenance.items() if path.startswith("seth.")}
    public = {path for path, origin in origins.items() if origin is Provenance.PUBLIC}
    assert {path.split(".")[1] for path in public} == {"dice", "setup"}
    assert Provenance.RULEBOOK not in origins.values()


def test_each_cultist_has_another_call() -> None:
    assert sorted(-1 if row.god is None else int(row.god) for row in SETH.cultists) == [
        -1,
        *(int(god) for god in God),
    ]


def test_the_base_game_is_a_module_of_its_own() -> None:
    mine = from_overrides({"name": "Mine", "seth.regions.6.vp": 6})
    assert mine.fingerprints["base"] == load().fingerprints["base"]
    assert mine.fingerprints["seth"] != load().fingerprints["seth"]
    assert mine.seth.regions[5].vp == 6
    assert Settings().modules == ("base",)


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("seth.artifacts.X01.effect", "4 gold, 1 scribe"),
        ("seth.artifacts.X02.effect", "maat 1 gold"),
        ("seth.artifacts.X03.effect", "production 3"),
        ("seth.artifacts.X05.effect", "look 3 decree"),
        ("seth.artifacts.X07.effect", "buildings 2"),
        ("seth.artifacts.X08.effect", "weightless"),
        ("seth.conquest.Q01.effect", "draw blessing"),
        ("seth.starting.E04.effect", "choose 4 bread granite"),
        ("seth.starting.E01.effect", "perform seth 2"),
        ("seth.cultists.C01.when", "excess"),
        ("seth.dice.green.produces", "bread"),
    ],
)
def test_the_vocabulary(path: str, value: str) -> None:
    """Every effect can be written by an owner, and reads back as it was written."""
    kind = KINDS[path]
    assert kind.plain(kind.read(value)) == value
    assert from_overrides({"name": "Mine", path: value}).name == "Mine" or value == "weightless"


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("seth.artifacts.X01.effect", "3 camels", "an effect such as"),
        ("seth.artifacts.X01.effect", "0 gold", "an effect such as"),
        ("seth.artifacts.X01.effect", "1 gold, 2 gold", "is listed twice"),
        ("seth.artifacts.X01.effect", "look 2 technology", "an effect such as"),
        ("seth.artifacts.X02.effect", "maat 1 happiness", "an effect such as"),
        ("seth.cultists.C01.effect", "production 1", "an effect such as"),
        ("seth.starting.E01.effect", "perform seth 7", "an effect such as"),
        ("seth.starting.E04.effect", "choose 3", "an effect such as"),
        ("seth.conquest.Q01.kind", "both", "one of pillar, line"),
        ("seth.regions.1.reward", "nothing", "amounts from 1 to 9"),
        ("seth.bag.2.red", 3, "3 dice, but the box has only 2"),
        ("seth.bag.2.white", 3, "but 24 are drawn"),
        ("seth.bag.2.gray", 1, "1 gray die, but 2 are rolled for the Seth board"),
        ("seth.start.priests", 9, "beyond the last space of the track, which is 8"),
    ],
)
def test_what_is_refused(path: str, value: object, message: str) -> None:
    with pytest.raises(EditionError, match=message):
        from_overrides({"name": "Mine", path: value})


def test_an_owners_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'name = "Mine"\n[seth.regions]\n3 = { soldiers = 2, reward = "1 priest", vp = 4 }\n'
        '[seth.conquest.Q06]\neffect = "draw decree"\n'
    )
    seth = load(file).seth
    assert (seth.regions[2].soldiers, seth.regions[2].vp) == (2, 4)
    assert seth.conquest[5].effect.family is Family.DECREE


def test_an_edition_with_other_dice_stays_valid_for_the_base_game() -> None:
    """Four black dice are enough for it; four players with Seth need five."""
    dice = {"name": "Mine", "dice.count.black": 4, "dice.count.gray": 7}
    mine = from_overrides(dice)
    assert Settings(players=4, edition=mine).edition is mine
    assert Settings(players=3, edition=mine, expansion=TimeOfSeth()).edition is mine
    with pytest.raises(SettingsError, match="needs 5 black dice with 4 players"):
        Settings(players=4, edition=mine, expansion=TimeOfSeth())
    with pytest.raises(EditionError, match=r"seth\.bag\.4\.black: 5 dice"):
        from_overrides({**dice, "seth.regions.1.vp": 3})
