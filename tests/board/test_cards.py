"""Every card and tile is drawn with its effect as icons and with the values of the edition."""

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.board.cards.effects import LINES
from tekhenu.board.cards.faces import card_back, card_face, card_label, card_row, draw_card
from tekhenu.board.cards.icon_rows import Sign, SignRow, lines_of
from tekhenu.board.look import Look
from tekhenu.components import Edition, from_overrides
from tekhenu.components.edition import Effect, Reward
from tekhenu.components.effects import EXAMPLES
from tekhenu.components.terms import Color, Family, Good
from tekhenu.rules.moves import parse
from tekhenu.text import card_ids, card_text

from .looks import Drawing, icons_in, look_at, text_in

# In words: "1 each" of bare icons; 1, 2 or 3 as a range; 5 VP, not 3, is 2 more.
SAID_OTHERWISE = {"S08": {"1"}, "P12": {"2"}, "T05": {"3", "5"}, "D23": {"3"}}
CARDS = card_ids(seth=True)


def look_with(overrides: dict[str, object] | None = None) -> Look:
    settings = Settings(players=3, expansion=TimeOfSeth())
    if overrides:
        settings = replace(settings, edition=from_overrides(overrides))
    return look_at(Game.new(settings, seed=1))


LOOK = look_with()


def signs(lines: tuple[SignRow, ...]) -> Iterator[Sign]:
    for line in lines:
        for sign in line:
            yield sign
            yield from sign.each


def numbers(card: str, edition: Edition = LOOK.edition) -> set[str]:
    row = lines_of(edition, card)
    return {n for sign in signs(row) for n in re.findall(r"\d+", f"{sign.text} {sign.face}")}


def test_there_are_signs_for_every_effect() -> None:
    assert set(LINES) == set(EXAMPLES)
    assert all(lines_of(LOOK.edition, card) for card in CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_drawn(card: str) -> None:
    drawing = Drawing(
        draw_card(LOOK, card), draw_card(LOOK, card, small=True), card_row(LOOK, card)
    )
    faces = [e for e in drawing.root.iter() if e.get("data-card") == card]
    assert len(faces) == 3
    for face in faces:
        assert face.get("role") == "img"
        label = face.attrib["aria-label"]
        assert card in label
        assert card_text(card) in label
        assert face.findall(".//g[@class='icon-row']")
    assert text_in(faces[0]).count(card) == text_in(faces[1]).count(card) == 1


@pytest.mark.parametrize("seth", [False, True])
@pytest.mark.parametrize("card", CARDS)
def test_a_row_is_short(card: str, seth: bool) -> None:
    lines = lines_of(LOOK.edition, card, seth=seth)
    assert 1 <= len(lines) <= 3
    assert all(1 <= len(line) <= 4 for line in lines)


@pytest.mark.parametrize("card", ["B11", "B12"])
def test_with_seth_a_die_may_become_any_of_eight_colors(card: str) -> None:
    """R71; in the base game there are five."""
    colors = {color.name.lower() for color in Color}
    for options, count in ((Settings(), 5), (Settings(expansion=TimeOfSeth()), 8)):
        look = look_at(Game.new(options, seed=1))
        face = Drawing(draw_card(look, card)).root
        assert len(set(icons_in(face)) & colors) == count


def test_rows_alike_mean_effects_alike() -> None:
    """Equal icon rows of a family mean equal effects; families differ by their frames."""
    rows = {(card[0], lines_of(LOOK.edition, card)): card for card in CARDS}
    for card in CARDS:
        twin = rows[card[0], lines_of(LOOK.edition, card)]
        assert card_text(card) == card_text(twin), f"{card} and {twin}"


@pytest.mark.parametrize("card", CARDS)
def test_the_numbers_in_words_are_in_the_row(card: str) -> None:
    said = set(re.findall(r"\b\d+", card_text(card))) - SAID_OTHERWISE.get(card, set())
    assert said <= numbers(card)


@pytest.mark.parametrize(
    ("table", "card", "effect", "amounts"),
    [
        ("technologies", "T01", (Effect("excess", gains=(Reward(Good.VP, 7),)),), {"7"}),
        ("blessings", "B07", Effect("advance", 8), {"8"}),
        ("decrees", "D03", Effect("repeat", 9), {"9", "2"}),
    ],
)
def test_amounts_come_from_the_tables(
    table: str, card: str, effect: object, amounts: set[str]
) -> None:
    rows = list(getattr(LOOK.edition, table))
    number = int(card[1:]) - 1
    field = "effects" if isinstance(effect, tuple) else "effect"
    rows[number] = replace(rows[number], **{field: effect})
    changed: dict[str, Any] = {table: tuple(rows)}
    assert numbers(card, replace(LOOK.edition, **changed)) == amounts


def test_a_tile_shows_the_cost_of_the_edition() -> None:
    own = look_with({"pillars.P05.cost": "1 limestone, 9 granite"})
    before, after = (Drawing(card_face(look, "P05")) for look in (LOOK, own))
    assert "granite" not in icons_in(before.root)
    assert "granite" in icons_in(after.root)
    assert "9" in text_in(after.root)
    assert card_face(own, "P06") == card_face(LOOK, "P06")


# Every verb of the vocabulary, and cards an owner might print.
OWNED = {
    "starting.E01": ("perform ra 4", {"ra"}, {"4"}),
    "starting.E02": ("choose 4 bread papyrus granite", {"bread", "papyrus", "granite"}, {"4"}),
    "starting.E03": ("look 3 blessing", {"blessing"}, {"3", "1"}),
    "conquest.Q01": ("3 gold, 2 happiness, 4 vp", {"gold", "happiness", "vp"}, {"3", "2", "4"}),
    "conquest.Q07": ("draw blessing", {"blessing", "building"}, {"1"}),
    "artifacts.X02": ("maat 5 scribe", {"scribe"}, {"5"}),
    "artifacts.X03": ("production 4", {"production"}, {"4"}),
    "artifacts.X04": ("buildings 3", {"seth", "building", "vp"}, {"3"}),
    "artifacts.X05": ("weightless", {"blood"}, set()),
}


@pytest.mark.parametrize("key", OWNED)
def test_an_owners_effect_is_drawn(key: str) -> None:
    effect, icons, amounts = OWNED[key]
    own = look_with({f"seth.{key}.effect": effect})
    card = key[-3:]
    root = Drawing(card_row(own, card)).root
    assert icons <= set(icons_in(root))
    row = signs(lines_of(own.edition, card))
    assert amounts == {n for sign in row for n in re.findall(r"\d+", f"{sign.text} {sign.face}")}


def test_a_cultist_shows_the_action_that_triggers_it() -> None:
    for number, cultist in enumerate(LOOK.edition.seth.cultists, 1):
        called = icons_in(Drawing(card_row(LOOK, f"C{number:02}")).root)
        assert ("production" if cultist.god is None else cultist.god.name.lower()) == called[0]


def test_an_artifact_shows_its_price_and_a_starting_card_its_initiative() -> None:
    own = look_with({"seth.artifacts.X01.priests": 7})
    face = Drawing(draw_card(own, "X01")).root
    assert "7" in text_in(face) and "priest" in icons_in(face)
    assert "7 priests" in card_label(own, "X01")
    assert "12" in text_in(Drawing(draw_card(own, "E12")).root)


def test_a_decree_shows_the_symbol_of_the_edition() -> None:
    own = look_with({"decrees.D05.symbol": "scarab", "decrees.D06.symbol": "cat"})
    for small in (False, True):
        assert draw_card(own, "D05", small=small) != draw_card(LOOK, "D05", small=small)
        unknown = Drawing(draw_card(own, "D06", small=small))
        assert "C" in text_in(unknown.root)


@pytest.mark.parametrize(("card", "printed"), [("S10", "10"), ("A04", "3")])
def test_initiative_and_ankh_are_printed(card: str, printed: str) -> None:
    assert printed in text_in(Drawing(draw_card(LOOK, card)).root)


@pytest.mark.parametrize("family", Family)
def test_a_back_shows_only_its_family(family: Family) -> None:
    for small in (False, True):
        back = card_back(LOOK, family, small=small)
        assert family.name.lower() in back
        assert "data-card" not in back
        assert not text_in(Drawing(back).root)


KEEP_T05 = parse("keep:T05")


def test_a_card_to_choose_is_labelled_once() -> None:
    look = replace(LOOK, choices={KEEP_T05: "Keep T05"}, blocked={})
    chosen = Drawing(draw_card(look, "T05", option=KEEP_T05))
    assert [e.attrib["aria-label"] for e in chosen.root.iter() if "aria-label" in e.attrib] == [
        "Keep T05"
    ]
    assert chosen.places_of("keep:T05") == 1
