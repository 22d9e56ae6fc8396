"""The parts of the board on a page, and what can be chosen on them."""

from tekhenu.board import Look, Svg
from tekhenu.board.armies import draw_armies
from tekhenu.board.automa import draw_automa, draw_automa_compact
from tekhenu.board.horus import draw_horus
from tekhenu.board.market import draw_market
from tekhenu.board.offer import draw_offer
from tekhenu.board.osiris import draw_osiris
from tekhenu.board.player import draw_player, draw_player_compact
from tekhenu.board.populace import draw_populace
from tekhenu.board.pyramid import draw_bot
from tekhenu.board.seth import draw_seth
from tekhenu.board.temple import draw_temple
from tekhenu.board.wheel import draw_wheel

PARTS = {
    "wheel": draw_wheel,
    "horus": draw_horus,
    "osiris": draw_osiris,
    "temple": draw_temple,
    "populace": draw_populace,
    "market": draw_market,
}
FOR_ALL = frozenset(
    {"starting", "destiny", "cultist", "artifact"}
)  # cards laid out for everybody to see
ON_OFFER = FOR_ALL | {"decree", "keep"}  # decisions about cards laid out


def draw_board(look: Look) -> dict[str, Svg]:
    """Every part that all share, by name; cards on offer lie over the Market."""
    parts = {name: draw(look) for name, draw in PARTS.items()}
    if look.state.seth is not None:
        parts |= {"seth": draw_seth(look), "armies": draw_armies(look)}
    decision = look.view.decision
    if decision is None or decision.kind not in ON_OFFER:
        return parts
    if decision.player == look.view.seat or decision.kind in FOR_ALL:
        parts["offer"] = draw_offer(look)
    return parts


def draw_seat(look: Look, seat: int) -> Svg:
    """Somebody's whole board."""
    if not look.table.is_bot(seat):
        return draw_player(look, seat)
    return (draw_automa if look.state.automas else draw_bot)(look, seat)


def draw_others(look: Look, front: int) -> dict[int, Svg]:
    """The boards that do not lie in front: a single solo opponent's whole, otherwise compact."""
    others = [seat for seat in look.seats if seat != front]
    if look.view.options.solo is not None and len(others) == 1:
        return {seat: draw_seat(look, seat) for seat in others}
    return {seat: _compact(look, seat) for seat in others}


def _compact(look: Look, seat: int) -> Svg:
    automa = bool(look.state.automas) and look.table.is_bot(seat)
    return (draw_automa_compact if automa else draw_player_compact)(look, seat)
