"""Dice that lie on the board to be taken: what each is here and now, and its button."""

from ...components.terms import God, Purity
from ...rules.moves import DIE
from ...rules.reach import takeable
from ...rules.taking import die_of
from ..look import Look
from ..svg import Number, Svg, at, group, tag
from .dice import die as draw_die


def purity_at(look: Look, die: int, section: int) -> Purity:
    """In the light of now: after a Rotation dice lie in other rings."""
    purity = look.table.printed.purity[look.edition.colour_of(die)]
    return Purity(purity[look.table.light_at(section)])


def sorted_dice(look: Look, dice: list[int]) -> list[int]:
    return sorted(dice, key=lambda die: (look.edition.colour_of(die), look.state.values[die], die))


def draw_lying(look: Look, die: int, section: int, size: int, x: Number, y: Number) -> Svg:
    """A die with its middle at a place; placed by translate alone, so that it glides."""
    purity = purity_at(look, die, section).name.lower()
    god = God(section).name.lower()
    colour, value = look.edition.colour_of(die), look.state.values[die]
    label = look.say("wheel-die", colour=colour.name.lower(), value=value, god=god, purity=purity)
    drawing = draw_die(colour, value, size)
    kinds = [purity, *_standing(look, die, section)]
    return group(
        _target(look, die, section, tag("title", label), drawing),
        id=f"die-{die}",
        class_=" ".join(["wheel-die", *kinds]),
        transform=at(x, y),
        data_section=god,
        data_purity=purity,
    )


def _standing(look: Look, die: int, section: int) -> list[str]:
    """Whether it is in hand already, and whether only Anubis would let it be taken."""
    turn = look.state.turn
    if turn is not None and turn.die == die:
        return ["in-hand"]
    seat, colour = look.view.seat, look.table.printed.colour[die]
    if seat is None or takeable(look.table, look.state.players[seat], colour, section):
        return []
    return ["by-anubis"]


def _target(look: Look, die: int, section: int, *drawing: Svg) -> Svg:
    """Of dice that are alike the rules offer one (R107); the others stand for it."""
    colours, values = look.table.printed.colour, look.state.values
    move = DIE[section][colours[die]][values[die]]
    if die == die_of(look.table, move):
        return look.target(move, *drawing)
    if move in look.choices:
        twin = group(*drawing, class_="target twin", data_option=move, aria_hidden="true")
        return twin.showing(moves=[move])
    if move in look.blocked:
        return group(*drawing, class_="blocked twin", aria_hidden="true")
    return group(*drawing, role="img")
