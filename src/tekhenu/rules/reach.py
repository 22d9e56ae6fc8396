"""Dice that a player can use, with Scribes, Blessings and Technologies (R24, R90).

Scribes and Blessings are optional to spend. If no die can be used without them, the player may take
a die without an action. So some functions here test what is possible without spending.
"""

from collections.abc import Callable
from functools import partial
from typing import Final

from ..components.terms import Purity
from .actions import obstacle_to
from .cards import NO_BLESSINGS, Blessings
from .state import Player, Turn
from .table import GOLD, Table

FORBIDDEN: Final = int(Purity.FORBIDDEN)
ANUBIS_SCRIBES: Final = 2
FACES: Final = range(1, 7)


def spendable_scribes(table: Table, player: Player) -> int:
    """Return the number of pieces that can be spent as Scribes: with T10, Gold too (R25)."""
    technologies: int = player.technologies
    if technologies & table.printed.tech.gold_for_scribes:
        return player.scribes + player.resources[GOLD]
    return player.scribes


def takeable(table: Table, player: Player, color: int, section: int) -> bool:
    if table.printed.purity[color][table.light_at(section)] != FORBIDDEN:
        return True
    technologies: int = player.technologies
    return technologies & table.printed.tech.takes_forbidden != 0


def acts_with_any_die(table: Table, turn: Turn, player: Player) -> bool:
    """Return whether Anubis is possible, which takes any die for any action."""
    return turn.anubis or spendable_scribes(table, player) >= ANUBIS_SCRIBES


def has_way(
    table: Table,
    turn: Turn,
    section: int,
    color: int,
    value: int,
    tried: set[tuple[int, ...]] | None = None,
) -> bool:
    """Return whether a die can be taken and used for an action (R24, R90).

    Several Blessings lead to the same die in many orders. `tried` contains the situations already
    examined.
    """
    player = table.state.players[turn.seat]
    printed = table.printed
    if acts_with_any_die(table, turn, player):
        return True
    blessings: int = player.blessings
    if section < printed.wheel and blessings & printed.blessing.recolors:
        return True  # with a new color any die at the Obelisk can produce
    if tried is not None:
        spent = (player.scribes, player.happiness, *player.resources)
        situation = (color, value, blessings, *spent)
        if situation in tried:
            return False
        tried.add(situation)
    if takeable(table, player, color, section) and (
        printed.harvest[section][color] or god_acts(table, turn, section, value)
    ):
        return True
    taking = blessings & printed.taking[section]
    if not taking:
        return False
    known: set[tuple[int, ...]] = set() if tried is None else tried
    return any(
        as_if_played(table, player, card, partial(has_way, table, turn, section, c, v, known))
        for card in printed.blessing.distinct(taking)
        for c, v in outcomes(table, card, color, value)
    )


def god_acts(table: Table, turn: Turn, section: int, value: int) -> bool:
    """Return whether the god is possible at some value that Scribes can shift the die to.

    This matters for a die that produces nothing.
    """
    player = table.state.players[turn.seat]
    if obstacle_to(table, turn.seat, section, value) is None:
        return True
    scribes = spendable_scribes(table, player)
    return scribes > 0 and any(
        obstacle_to(table, turn.seat, section, v, scribes=player.scribes - shift_price(value, v))
        is None
        for v in FACES
        if shift_price(value, v) <= scribes
    )


def god_acts_freely(table: Table, seat: int, god: int, value: int) -> bool:
    """Return whether the God Action is possible without spending a Scribe or a Blessing (R24)."""
    player = table.state.players[seat]
    if player.blessings:
        kept, player.blessings = player.blessings, NO_BLESSINGS
        answer = obstacle_to(table, seat, god, value, scribes=0) is None
        player.blessings = kept
        return answer
    return obstacle_to(table, seat, god, value, scribes=0) is None


def acts_freely(table: Table, turn: Turn) -> bool:
    """Return whether the die in hand can be used without a Scribe or a Blessing (R24)."""
    if turn.anubis:
        return True
    printed, section, color = table.printed, turn.section, turn.color
    if not printed.takeable_at[table.state.wheel][section][color]:
        technologies = table.state.players[turn.seat].technologies
        if not technologies & printed.tech.takes_forbidden:
            return False
    if printed.harvest[section][color]:
        return True
    return god_acts_freely(table, turn.seat, section, turn.value)


def may_spend(table: Table, player: Player) -> bool:
    """Return whether there is anything to spend. If not, every possible action is free."""
    return bool(player.blessings) or spendable_scribes(table, player) > 0


def outcomes(table: Table, card: int, color: int, value: int) -> list[tuple[int, int]]:
    """Return the colors and values that a Blessing for taking a die can change it to."""
    row = table.printed.blessing.rows[card]
    if row.verb == "any-value":
        return [(color, v) for v in FACES]
    if row.verb == "recolor":
        values = [v for v in (value, value + 1, value - 1) if v in FACES]
        return [(c, v) for c in table.printed.colors if c != color for v in values]
    return [(color, value)]


def as_if_played(table: Table, player: Player, card: int, question: Callable[[], bool]) -> bool:
    """Return `question()` evaluated as if a Blessing had been played and paid for (R91).

    Rewards for playing it are included. Return False if the price cannot be paid. Scribes may go
    below 0 here if Gold pays (T10). The position is unchanged afterwards.
    """
    verb = table.printed.blessing.rows[card].verb
    kept = player.blessings, player.scribes, player.happiness, player.population
    resources = player.resources
    player.blessings = Blessings(kept[0] & ~(1 << card))
    player.resources, player.scribes = table.printed.tech.blessing.purse(
        player.technologies, resources, player.scribes
    )
    payable = True
    if verb == "adjacent":
        payable = spendable_scribes(table, player) > 0
        player.scribes -= 1
    elif verb == "opposite":
        payable = player.happiness > 0 and player.population > 0
        player.happiness -= 1
        player.population -= 1
    answer = payable and question()
    player.blessings, player.scribes, player.happiness, player.population = kept
    player.resources = resources
    return answer


def shift_price(value: int, wanted: int) -> int:
    """Return the Scribes for a shift: each shifts a die by 1 or 2 (R18)."""
    return (abs(wanted - value) + 1) // 2
