"""Small pictures of the subject of an option or an event: dice, cards, tiles, pieces, gods."""

from dataclasses import dataclass

from tekhenu.board import Look, Svg
from tekhenu.board.cards.faces import FULL, card_face
from tekhenu.board.icons import icon, icon_of
from tekhenu.board.pieces import wooden
from tekhenu.board.pieces.action_tiles import SIDE, draw_action_tile
from tekhenu.board.pieces.conquest_tiles import HEIGHT, WIDTH, draw_conquest
from tekhenu.board.pieces.dice import die
from tekhenu.board.pieces.pillar_tiles import TILE, draw_tile
from tekhenu.board.svg import id_prefix
from tekhenu.components.ids import FAMILY_SUITS
from tekhenu.components.kinds import word
from tekhenu.components.terms import Color, God, Good
from tekhenu.rules import Event
from tekhenu.rules import event as ev
from tekhenu.rules import move as m
from tekhenu.rules.botankhamun.pyramid import places_after
from tekhenu.rules.move import Move
from tekhenu.rules.moves import COIN
from tekhenu.rules.place import District, PlacedDie, Section

DIE = 36
ICON = 24


@dataclass(frozen=True, slots=True)
class SmallPicture:
    """A drawing with its view box."""

    drawing: Svg
    frame: str
    wide: bool = False  # a card or tile with readable text


def die_picture(color: int, value: int) -> SmallPicture:
    return SmallPicture(die(Color(color), value, DIE), "-22 -22 46 46")


def icon_picture(name: str) -> SmallPicture:
    return SmallPicture(icon(name, 0, 0, ICON), f"0 0 {ICON} {ICON}")


def card_picture(look: Look, card: str) -> SmallPicture:
    number = int(card[1:]) - 1
    if card[0] == "P":
        return SmallPicture(draw_tile(look, number), f"-1 -1 {TILE + 2} {TILE + 2}", wide=True)
    if card[0] == "Q":
        return SmallPicture(
            draw_conquest(look, number), f"-1 -1 {WIDTH + 2} {HEIGHT + 2}", wide=True
        )
    frame = f"-1 -1 {FULL.width + 2} {FULL.height + 2}"
    return SmallPicture(card_face(look, card), frame, wide=True)


def tile_picture(look: Look, tile: int) -> SmallPicture:
    """Return the Action tile of a solo opponent."""
    with id_prefix(f"pad-{tile}-"):
        drawing = draw_action_tile(look, tile, "open", 0, 0)
    return SmallPicture(drawing, f"-1 -1 {SIDE + 2} {SIDE + 2}")


def picture_of(look: Look, move: Move) -> SmallPicture | None:
    """Return the picture of an option's subject, if there is one."""
    match move:
        case m.RollDie():
            return die_picture(move.color, move.value)
        case m.TakeDie():
            return die_picture(move.color, move.value)
        case m.DrawPiece():
            return card_picture(look, move.id)
        case m.RevealActionTile():
            return tile_picture(look, move.tile)
        case m.TossCoin():
            return _sent(look, move)
        case m.DrawLot():
            return _settled(move)
        case m.Perform():
            return icon_picture(icon_of(God(move.god)))
    return None


def _sent(look: Look, move: m.TossCoin) -> SmallPicture | None:
    """Return the tile to which the Deben sends Botankhamun's marker."""
    bot = look.state.bot
    if bot is None:
        return None
    place = places_after(bot.progress)[COIN.index(move)]
    return tile_picture(look, bot.pyramid[place])


def _settled(move: m.DrawLot) -> SmallPicture | None:
    match move.what:
        case PlacedDie():
            return die_picture(move.what.color, move.what.value)
        case Section():
            return icon_picture(icon_of(move.what.god))
        case District():
            return icon_picture(icon_of(move.what.good))
    return None


def picture_of_event(look: Look, event: Event) -> SmallPicture | None:
    """Return the piece that people move because of an event."""
    match event:
        case ev.Took():
            return die_picture(event.color, event.value)
        case ev.Built():
            draw = getattr(wooden, event.piece)
            piece = draw(event.seat, wooden.letter_of(look, event.seat))
            return SmallPicture(piece, "-17 -30 34 34")
        case ev.Advanced():
            return _marker(look, event.seat, event.track)
        case ev.TilePlaced() | ev.TileDrawn():
            return card_picture(look, m.card_name("P", event.tile))
        case ev.Conquered() | ev.ConquestDrawn():
            return card_picture(look, m.card_name("Q", event.tile))
        case ev.Performed():
            return icon_picture(icon_of(God(event.god)))
        case ev.Progressed():
            return tile_picture(look, event.tile)
        case ev.Received() if event.card >= 0:
            return card_picture(look, m.card_name(FAMILY_SUITS[event.family], event.card))
        case ev.Slid():
            suit = FAMILY_SUITS[look.table.printed.slot_family[event.new]]
            return card_picture(look, m.card_name(suit, event.card))
        case ev.Chose():
            return card_picture(look, event.card)
        case ev.Buried():
            return card_picture(look, m.card_name("X", event.artifact))
        case ev.Covered():
            return card_picture(look, m.card_name("Q", event.tile))
        case ev.Ordered():
            return icon_picture("turn-order")
        case ev.Opened():
            return icon_picture("thoth")
        case ev.Discarded():
            return icon_picture("gold")
        case ev.Gained():
            return icon_picture(icon_of(Good(event.good)))
        case ev.Scored():
            return icon_picture("vp")
        case ev.Rotated():
            return icon_picture("sun")
    return None


def _marker(look: Look, seat: int, track: Good) -> SmallPicture:
    draws = {"population": wooden.marker_square, "happiness": wooden.marker_round}
    draw = draws.get(word(track))
    if draw is None:
        return icon_picture(icon_of(track))
    return SmallPicture(draw(seat, wooden.letter_of(look, seat)), "-12 -12 24 24")
