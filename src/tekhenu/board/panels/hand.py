"""The cards beside a player board, face up if the viewer knows them and otherwise face down."""

from typing import NamedTuple

from ...components.terms import Family
from ...rules.cards import CardSet, Decrees
from ...rules.move import card_name
from ...rules.rewards import reward_id
from ..cards.faces import FULL, MINI, SLIM, Format, card_back, draw_card
from ..look import Look
from ..svg import Number, Svg, group, piece, translate
from .plaque import MARGIN, WIDTH, draw_label

GAP = 2  # between rows
INSIDE = WIDTH - 2 * MARGIN
# Cards per row and number of rows, best first; the last entry is for anything larger.
LAYOUTS = ((FULL, 5, 1), (FULL, 5, 2), (SLIM, 6, 1), (SLIM, 6, 2), (MINI, 7, 3), (MINI, 7, 2))
LABEL = 14
SECOND_ROW = FULL.height + GAP + 2


class Fit(NamedTuple):
    """The layout of a hand: size and scale of faces, cards per row, distance between cards."""

    size: Format
    scale: float
    per_row: int
    step: float


def cards_held(look: Look, seat: int) -> list[str]:
    """Return the ids of known cards: Destiny, Cultist, artifacts, Starting cards, the families."""
    player = look.state.players[seat]
    hands = _taken(look, seat) or [player.hand(family) for family in Family]
    ids = [card_name("A", player.destiny)] if player.destiny >= 0 else []
    ids += [card_name("C", player.cultist)] if player.cultist >= 0 else []
    ids += player.artifacts.ids
    to_come = [reward_id(code) for code in player.rewards]
    ids += [card for card in to_come if not card.startswith("A")]
    for family in (Family.TECHNOLOGY, Family.BLESSING):
        ids += hands[family].ids
    # The first Decree of an Automa is apart from its pile and is revealed at the end of the game.
    return ids + Decrees(hands[Family.DECREE] | player.decrees).ids


def _taken(look: Look, seat: int) -> list[CardSet]:
    """Return the card piles of a solo opponent."""
    if not look.table.is_opponent(seat):
        return []
    bot, automas = look.state.bot, look.state.automas
    return bot.cards if bot is not None else automas[seat - look.view.settings.humans].cards


def cards_in_hand(look: Look, seat: int) -> int:
    """Return the number of cards, known or not, without the Destiny card."""
    known = sum(not card.startswith("A") for card in cards_held(look, seat))
    return known + look.view.hidden_decrees[seat]


def second_row(look: Look, seat: int) -> int:
    """Return the additional height if the cards do not fit into one row."""
    count = len(cards_held(look, seat)) + look.view.hidden_decrees[seat]
    return SECOND_ROW if count > LAYOUTS[0][1] else 0


def draw_hand(look: Look, seat: int, top: Number, bottom: Number) -> Svg:
    faces = cards_held(look, seat)
    secret = look.view.hidden_decrees[seat]
    fit = fitted_cards(len(faces) + secret, bottom - top - LABEL)
    drawn = [draw_card(look, card, size=fit.size) for card in faces]
    drawn += [card_back(look, Family.DECREE, size=fit.size)] * secret
    note = look.say("board-none") if not drawn else ""
    if secret:
        note = look.say("player-secret-decrees", count=secret)
    return piece(
        draw_label(look.say("board-cards"), 9, note),
        *(
            group(card, transform=f"{translate(*_place(fit, place))} scale({fit.scale:.3g})")
            for place, card in enumerate(drawn)
        ),
        id=f"hand-{seat}",
        class_="hand",
        data_rule="cards",
        transform=translate(0, top),
    )


def _place(fit: Fit, place: int) -> tuple[float, float]:
    row, column = divmod(place, fit.per_row)
    return MARGIN + fit.step * column, LABEL + (fit.size.height * fit.scale + GAP) * row


def fitted_cards(count: int, height: Number) -> Fit:
    """Return the largest layout that fits; many cards overlap."""
    size, most, rows = next(
        (
            (size, most, rows)
            for size, most, rows in LAYOUTS
            if count <= most * rows and rows * (size.height + GAP) - GAP <= height
        ),
        LAYOUTS[-1],
    )
    scale = min(
        1.0, INSIDE / (most * size.width), (height - GAP * (rows - 1)) / (rows * size.height)
    )
    per_row = max(most, -(-count // rows))
    width = size.width * scale
    return Fit(size, scale, per_row, min(width + 3, (INSIDE - width) / (per_row - 1)))
