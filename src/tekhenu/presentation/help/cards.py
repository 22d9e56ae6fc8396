"""Every card and tile: its face, its printed values, and its effect."""

from functools import lru_cache
from typing import NamedTuple

from tekhenu.board.cards.faces import card_row, draw_card
from tekhenu.board.look import Look
from tekhenu.board.pieces.pillar_tiles import draw_tile
from tekhenu.board.svg import Svg, id_prefix, tag
from tekhenu.components import Edition
from tekhenu.components.terms import Good
from tekhenu.text import card_ids, card_text
from tekhenu.text.names import amounts

from .figures import gallery
from .table import word
from .words import Help

FAMILIES = {
    "P": "pillar",
    "S": "starting",
    "A": "destiny",
    "D": "decree",
    "B": "blessing",
    "T": "technology",
}
SETH_FAMILIES = {"E": "seth-starting", "Q": "conquest", "C": "cultist", "X": "artifact"}


class CardEntry(NamedTuple):
    """A card with its texts; a tile has its icon row beside its face."""

    id: str
    face: Svg
    row: Svg
    facts: tuple[str, ...]
    text: str


class CardGroup(NamedTuple):
    family: str
    title: str
    about: str
    entries: tuple[CardEntry, ...]


@lru_cache(16)
def card_groups(edition: Edition, lang: str) -> tuple[CardGroup, ...]:
    help_ = Help(edition, lang)
    seen = gallery(edition, lang)
    base = [_group(help_, seen.late, *each, "cards") for each in FAMILIES.items()]
    more = [_group(help_, seen.seth, *each, "cards-seth") for each in SETH_FAMILIES.items()]
    return (*base, *more)


def _group(help_: Help, look: Look, letter: str, family: str, said: str) -> CardGroup:
    return CardGroup(
        family,
        help_.say(f"{said}-family", family=family),
        help_.say(f"{said}-about", family=family),
        tuple(_entry(help_, look, card) for card in card_ids(letter)),
    )


def _entry(help_: Help, look: Look, card: str) -> CardEntry:
    facts, text = tuple(_facts(help_, card)), card_text(card, help_.lang, help_.edition)
    row = _row(look, card) if card[0] == "P" else Svg()
    return CardEntry(card, _face(look, card), row, facts, text)


def _face(look: Look, card: str) -> Svg:
    number = int(card[1:]) - 1
    with id_prefix(f"face-{card}-"):
        face = draw_tile(look, number) if card[0] == "P" else draw_card(look, card)
    size = (60, 60) if card[0] == "P" else (64, 90)
    return framed(face, *size)


def _row(look: Look, card: str) -> Svg:
    """Return the icon row; empty for a tile without an ability."""
    able = look.edition.pillar_tiles[int(card[1:]) - 1].light is not None
    return card_row(look, card, 20) if able else Svg()


def framed(face: Svg, width: int, height: int) -> Svg:
    """Return a face as a picture that screen readers skip, because its text is beside it."""
    return tag(
        "svg",
        face,
        class_="part face",
        viewbox=f"0 0 {width} {height}",
        aria_hidden="true",
    )


def _facts(help_: Help, card: str) -> list[str]:
    edition = help_.edition
    number = int(card[1:]) - 1
    facts = []
    match card[0]:
        case "P":
            facts += _tile_facts(help_, number)
        case "S":
            facts.append(help_.say("cards-initiative", number=edition.starting[number].initiative))
        case "A":
            facts.append(help_.say("cards-ankh", number=edition.destiny[number].ankh))
        case "D":
            symbol = help_.word("symbol", symbol=edition.decrees[number].symbol)
            facts.append(help_.say("cards-symbol", symbol=symbol))
        case "E":
            initiative = edition.seth.starting[number].initiative
            facts.append(help_.say("cards-initiative", number=initiative))
        case "X":
            facts.append(help_.say("cards-priests", priests=edition.seth.artifacts[number].priests))
    if card in edition.many_players_only:
        facts.append(help_.say("cards-many"))
    return facts


def _tile_facts(help_: Help, number: int) -> list[str]:
    tile = help_.edition.pillar_tiles[number]
    due = [(Good.LIMESTONE, tile.limestone), (Good.GRANITE, tile.granite)]
    goods = amounts(help_.words, [(word(good), n) for good, n in due if n])
    facts = [help_.say("cards-cost", goods=goods)]
    if tile.light is not None:
        facts.append(help_.say("cards-light", light=word(tile.light)))
    return facts
