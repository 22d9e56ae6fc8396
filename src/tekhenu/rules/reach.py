"""Which dice are within a player's reach: with Scribes, Blessings and Technologies (R24, R90).

Scribes and Blessings may be spent and need not be, so what is within reach without them is asked
apart: where nothing is, a die may be taken without an action.
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


def purse_of_scribes(table: Table, player: Player) -> int:
    """What can be spent as Scribes: with T10 Gold too (R25)."""
    technologies: int = player.technologies
    if technologies & table.printed.tech.gold_for_scribes:
        return player.scribes + player.resources[GOLD]
    return player.scribes


def takeable(table: Table, player: Player, colour: int, section: int) -> bool:
    if table.printed.purity[colour][table.light_at(section)] != FORBIDDEN:
        return True
    technologies: int = player.technologies
    return technologies & table.printed.tech.takes_forbidden != 0


def acts_with_any_die(table: Table, turn: Turn, player: Player) -> bool:
    """Anubis takes any die for any action."""
    return turn.anubis or purse_of_scribes(table, player) >= ANUBIS_SCRIBES


def has_way(
    table: Table,
    turn: Turn,
    section: int,
    colour: int,
    value: int,
    tried: set[tuple[int, ...]] | None = None,
) -> bool:
    """Whether a die could be taken and an action performed with it (R24, R90).

    Several Blessings lead to the same die in many orders: what was `tried` in vain is not again.
    """
    player = table.state.players[turn.seat]
    printed = table.printed
    if acts_with_any_die(table, turn, player):
        return True
    blessings: int = player.blessings
    if section < printed.wheel and blessings & printed.blessing.recolours:
        return True  # a new colour makes any die at the obelisk fit to produce
    if tried is not None:
        spent = (player.scribes, player.happiness, *player.resources)
        standing = (colour, value, blessings, *spent)
        if standing in tried:
            return False
        tried.add(standing)
    if takeable(table, player, colour, section) and (
        printed.harvest[section][colour] or god_acts(table, turn, section, value)
    ):
        return True
    taking = blessings & printed.taking[section]
    if not taking:
        return False
    known: set[tuple[int, ...]] = set() if tried is None else tried
    return any(
        as_if_played(table, player, card, partial(has_way, table, turn, section, c, v, known))
        for card in printed.blessing.distinct(taking)
        for c, v in outcomes(table, card, colour, value)
    )


def god_acts(table: Table, turn: Turn, section: int, value: int) -> bool:
    """Of a die that produces nothing the god must be possible at a value Scribes can reach."""
    player = table.state.players[turn.seat]
    if obstacle_to(table, turn.seat, section, value) is None:
        return True
    scribes = purse_of_scribes(table, player)
    return scribes > 0 and any(
        obstacle_to(table, turn.seat, section, v, scribes=player.scribes - shift_price(value, v))
        is None
        for v in FACES
        if shift_price(value, v) <= scribes
    )


def god_acts_freely(table: Table, seat: int, god: int, value: int) -> bool:
    """Whether the God Action is possible without spending a Scribe or a Blessing (R24)."""
    player = table.state.players[seat]
    if player.blessings:
        kept, player.blessings = player.blessings, NO_BLESSINGS
        answer = obstacle_to(table, seat, god, value, scribes=0) is None
        player.blessings = kept
        return answer
    return obstacle_to(table, seat, god, value, scribes=0) is None


def acts_freely(table: Table, turn: Turn) -> bool:
    """Whether the die in hand acts without a Scribe or a Blessing being spent (R24)."""
    if turn.anubis:
        return True
    printed, section, colour = table.printed, turn.section, turn.colour
    if not printed.takeable_at[table.state.wheel][section][colour]:
        technologies = table.state.players[turn.seat].technologies
        if not technologies & printed.tech.takes_forbidden:
            return False
    if printed.harvest[section][colour]:
        return True
    return god_acts_freely(table, turn.seat, section, turn.value)


def may_spend(table: Table, player: Player) -> bool:
    """Whether there is anything to spend: without, whatever is possible is free."""
    return bool(player.blessings) or purse_of_scribes(table, player) > 0


def outcomes(table: Table, card: int, colour: int, value: int) -> list[tuple[int, int]]:
    """The colours and values a Blessing for taking a die can make of it."""
    row = table.printed.blessing.rows[card]
    if row.verb == "any-value":
        return [(colour, v) for v in FACES]
    if row.verb == "recolor":
        values = [v for v in (value, value + 1, value - 1) if v in FACES]
        return [(c, v) for c in table.printed.colours if c != colour for v in values]
    return [(colour, value)]


def as_if_played(table: Table, player: Player, card: int, question: Callable[[], bool]) -> bool:
    """The answer with the Blessing played, what answers it received and its price paid (R91).

    False if the price cannot be paid. Scribes may go below 0 here when Gold pays (T10).
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
        payable = purse_of_scribes(table, player) > 0
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
    """A Scribe shifts a die by 1 or 2 (R18)."""
    return (abs(wanted - value) + 1) // 2
