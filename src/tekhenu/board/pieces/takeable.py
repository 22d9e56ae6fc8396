"""Dice on the board that can be taken, as buttons with their purity."""

from ...components.terms import God, Purity
from ...rules.moves import DIE
from ...rules.reach import takeable
from ...rules.taking import die_of
from ..look import Look
from ..svg import Number, Svg, group, tag, translate
from .dice import die as draw_die


def purity_at(look: Look, die: int, section: int) -> Purity:
    """Return the purity of a die in the current light."""
    return purity_in(look, die, section, look.state.wheel)


def purity_in(look: Look, die: int, section: int, wheel: int) -> Purity:
    """Return the purity of a die in the light of a wheel."""
    printed = look.table.printed
    return Purity(printed.purity[printed.color[die]][printed.light_at[wheel][section]])


def sorted_dice(look: Look, dice: list[int]) -> list[int]:
    return sorted(dice, key=lambda die: (look.edition.color_of(die), look.state.values[die], die))


def draw_board_die(look: Look, die: int, section: int, size: int, x: Number, y: Number) -> Svg:
    """Draw a die centered at (x, y), positioned by `translate` alone so that it can be animated."""
    purity = purity_at(look, die, section).name.lower()
    god = God(section).name.lower()
    color, value = look.edition.color_of(die), look.state.values[die]
    label = look.say("wheel-die", color=color.name.lower(), value=value, god=god, purity=purity)
    drawing = draw_die(color, value, size)
    kinds = [purity, *_die_labels(look, die, section)]
    return group(
        _target(look, die, section, tag("title", label), drawing),
        id=f"die-{die}",
        class_=" ".join(["wheel-die", *kinds]),
        transform=translate(x, y),
        data_section=god,
        data_purity=purity,
    )


def _die_labels(look: Look, die: int, section: int) -> list[str]:
    """Return the labels for a die that is already taken or that only Anubis allows."""
    turn = look.state.turn
    if turn is not None and turn.die == die:
        return ["in-hand"]
    seat, color = look.view.seat, look.table.printed.color[die]
    if seat is None or takeable(look.table, look.state.players[seat], color, section):
        return []
    return ["by-anubis"]


def _target(look: Look, die: int, section: int, *drawing: Svg) -> Svg:
    """Return the target of a die; equal dice share one move (R107)."""
    colors, values = look.table.printed.color, look.state.values
    move = DIE[section][colors[die]][values[die]]
    if die == die_of(look.table, move):
        return look.target(move, *drawing)
    if move in look.choices:
        twin = group(*drawing, class_="target twin", data_option=move, aria_hidden="true")
        return twin.showing(moves=[move])
    if move in look.blocked:
        return group(*drawing, class_="blocked twin", aria_hidden="true")
    return group(*drawing, role="img")
