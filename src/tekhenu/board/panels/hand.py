"""The cards beside a player board: what the viewer may know of them, the others face down."""

from typing import NamedTuple

from ...components.terms import Family
from ...rules.cards import CardSet, Decrees
from ...rules.move import card_name
from ...rules.rewards import reward_id
from ..cards.faces import FULL, MINI, SLIM, Format, card_back, draw_card
from ..look import Look
from ..svg import Number, Svg, at, group, piece
from .plaque import MARGIN, WIDTH, label

GAP = 2  # between rows
INSIDE = WIDTH - 2 * MARGIN
# Cards per row and rows, the best first; the last one for whatever has no room.
LAYOUTS = ((FULL, 5, 1), (FULL, 5, 2), (SLIM, 6, 1), (SLIM, 6, 2), (MINI, 7, 3), (MINI, 7, 2))
LABEL = 14
SECOND_ROW = FULL.height + GAP + 2


class Fit(NamedTuple):
    """How cards are laid out: the size of faces, their scale, cards per row, step between them."""

    size: Format
    scale: float
    per_row: int
    step: float


def cards_held(look: Look, seat: int) -> list[str]:
    """Ids of what the viewer knows: Destiny, Cultist, artifacts, Starting cards, the families."""
    player = look.state.players[seat]
    hands = _taken(look, seat) or [player.hand(family) for family in Family]
    ids = [card_name("A", player.destiny)] if player.destiny >= 0 else []
    ids += [card_name("C", player.cultist)] if player.cultist >= 0 else []
    ids += player.artifacts.ids
    to_come = [reward_id(code) for code in player.rewards]
    ids += [card for card in to_come if not card.startswith("A")]
    for family in (Family.TECHNOLOGY, Family.BLESSING):
        ids += hands[family].ids
    # An Automa's first Decree lies apart from its pile and is known when the game is over.
    return ids + Decrees(hands[Family.DECREE] | player.decrees).ids


def _taken(look: Look, seat: int) -> list[CardSet]:
    """The piles of a solo opponent."""
    if not look.table.is_opponent(seat):
        return []
    bot, automas = look.state.bot, look.state.automas
    return bot.cards if bot is not None else automas[seat - look.view.settings.humans].cards


def cards_in_hand(look: Look, seat: int) -> int:
    """How many there are, Destiny aside, known or not."""
    known = sum(not card.startswith("A") for card in cards_held(look, seat))
    return known + look.view.hidden_decrees[seat]


def second_row(look: Look, seat: int) -> int:
    """The height that more cards need than lie side by side."""
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
        label(look.say("board-cards"), 9, note),
        *(
            group(card, transform=f"{at(*_place(fit, place))} scale({fit.scale:.3g})")
            for place, card in enumerate(drawn)
        ),
        id=f"hand-{seat}",
        class_="hand",
        data_rule="cards",
        transform=at(0, top),
    )


def _place(fit: Fit, place: int) -> tuple[float, float]:
    row, column = divmod(place, fit.per_row)
    return MARGIN + fit.step * column, LABEL + (fit.size.height * fit.scale + GAP) * row


def fitted_cards(count: int, height: Number) -> Fit:
    """As large as there is room for; very many overlap."""
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
