"""The vocabulary of effects: valid texts are read as written, others are rejected."""

from pathlib import Path

import pytest

from tekhenu.components import EditionError, load
from tekhenu.components.effects import COUNTS, EXAMPLES, TILE_COUNTS, effect, effects
from tekhenu.components.kinds import Unfit
from tekhenu.components.loading import from_overrides, plain_values
from tekhenu.components.schema import KINDS
from tekhenu.components.terms import Good

DOCS = Path(__file__).parents[2] / "docs" / "components.md"
EVERYTHING = effect(tuple(EXAMPLES), tuple(Good), counts=(*COUNTS, *TILE_COUNTS))
SEVERAL = effects(tuple(EXAMPLES), tuple(Good))


@pytest.mark.parametrize("example", EXAMPLES.values())
def test_every_example_is_read_and_written_alike(example: str) -> None:
    assert EVERYTHING.plain(EVERYTHING.read(example.strip('"'))) == example.strip('"')


def test_several_effects_are_parted_by_semicolons() -> None:
    said = "maat 2 faith; ankh 5"
    assert [e.verb for e in SEVERAL.read(said)] == ["maat", "ankh"]
    assert SEVERAL.plain(SEVERAL.read("maat 2 faith ;ankh 5")) == said


@pytest.mark.parametrize("verb", EXAMPLES)
def test_every_verb_is_explained(verb: str) -> None:
    said = DOCS.read_text(encoding="utf-8")
    assert '"2 gold' in said if verb == "gain" else f'`"{verb}' in said


@pytest.mark.parametrize(
    "said",
    [
        "",
        "2",
        "0 gold",
        "2 gold, 1 gold",
        "performing 2 vp",
        "performing anubis 2 vp",
        "performing ra",
        "performing bastet 1 happiness",  # before the price is paid: see "festival"
        "value 7 2 vp",
        "producing gold 2 vp",
        "swap 1 gold papyrus",
        "swap gold scribe",
        "shift 2 dice",
        "shift 6 god",
        "perform osiris 3 gold",
        "perform osiris",
        "offer horus",
        "offer horus 3 1",
        "each pillar",
        "each 2 pyramid",
        "each 2 pillar pillar",
        "order",
        "order 1 2 3 4 5",
        "waive",
        "waive ra ra",
        "choose 3",
        "choose 3 bread bread",
        "again and again",
        "ankh",
        "ankh 10",
        "look 1 decree",
        "draw artifact",
        "maat 1 population",
        "harvest",
    ],
)
def test_what_makes_no_sense_is_refused(said: str) -> None:
    with pytest.raises(Unfit):
        EVERYTHING.read(said)


def test_a_card_says_only_what_its_family_can() -> None:
    """A Technology cannot draw a card, and a Decree cannot give Gold."""
    for path, said in (
        ("technologies.T01.effect", "draw decree"),
        ("decrees.D01.effect", "2 gold"),
        ("blessings.B01.effect", "excess 1 vp"),
        ("pillars.P01.effect", "each 1 technology"),
        ("destiny.A01.effect", "again"),
        ("starting.S01.effect", "maat 1 gold"),
    ):
        with pytest.raises(Unfit):
            KINDS[path].read(said)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("technologies.T01.effect", "performing osiris 3 vp"),
        ("technologies.T16.players", "2 3 4"),
        ("pillars.P16.effect", "3 gold"),
        ("decrees.D20.effect", "order 10 5 2"),
        ("starting.S12.initiative", 11),
    ],
)
def test_what_the_rulebook_states_cannot_be_replaced(path: str, said: object) -> None:
    with pytest.raises(EditionError, match="but the rulebook says"):
        from_overrides({"name": "Mine", path: said})
    stated = plain_values(load())[path]
    assert from_overrides({"name": "Mine", path: stated}).fingerprint == load().fingerprint


def test_a_card_is_in_every_game_unless_its_row_says_otherwise() -> None:
    players = {card.id: card.players for cards in load().market_cards for card in cards}
    assert players.pop("T16") == players.pop("D20") == (3, 4)
    assert set(players.values()) == {(2, 3, 4)}
