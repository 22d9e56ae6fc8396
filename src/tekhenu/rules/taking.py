"""Taking a die: the choice of the die, the way of taking it, the side of the scales."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from ..components.terms import Color, Light, Purity
from .actions import ask_between_actions, obstacle_to
from .asking import play_blessing
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import ScalesSide, Took, Turned
from .move import (
    Anubis,
    NoAction,
    Pass,
    Play,
    PlayToRecolor,
    PlayToTurn,
    Take,
    TakeDie,
)
from .moves import ANUBIS, DIE, NO_ACTION, PLAY, PLAY_COLOR, PLAY_VALUE, SIDE, TAKE
from .payment import pay_between_actions, single
from .reach import (
    ANUBIS_SCRIBES,
    FACES,
    FORBIDDEN,
    acts_freely,
    acts_with_any_die,
    as_if_played,
    god_acts,
    god_acts_freely,
    has_way,
    may_spend,
    outcomes,
    shift_price,
    spendable_scribes,
    takeable,
)
from .reason import Reason, needs
from .state import Player, Turn
from .table import SCRIBE, Table

TakingPlay = Play | PlayToTurn | PlayToRecolor
Way = Take | Anubis | NoAction | TakingPlay

# Bound once: faster than a lookup in the enum.
ASK_DIE: Final = DecisionKind.DIE
ASK_TAKE: Final = DecisionKind.TAKE
TAINTED: Final = int(Purity.TAINTED)
PURE: Final = int(Purity.PURE)
SIDES: Final[tuple[ScalesSide, ...]] = ("pure", "tainted")  # of the scales, by purity


def distinct_dice(table: Table) -> list[tuple[int, int, int]]:
    """Return (section, color, value) of the dice on offer, equal ones once (R107)."""
    state = table.state
    colors = table.printed.color
    values = state.values
    dice = []
    for section, lying in enumerate(state.sections):
        seen = 0
        for die in lying:
            color = colors[die]
            value = values[die]
            bit = 1 << (color * 8 + value)
            if not seen & bit:
                seen |= bit
                dice.append((section, color, value))
    return dice


def die_of(table: Table, move: TakeDie) -> int:
    """Return the first of the equal dice that a move means."""
    colors, values = table.printed.color, table.state.values
    for die in table.state.sections[move.section]:
        if colors[die] == move.color and values[die] == move.value:
            return die
    raise LookupError(f"there is no such die as {move}")


def die_options(table: Table, turn: Turn) -> list[TakeDie | Play]:
    player = table.state.players[turn.seat]
    blessing = table.printed.blessing
    options = dice_to_act_with(table, turn, player)
    if not options or (may_spend(table, player) and not any_acts_freely(table, turn)):
        options += [die for die in idle_dice(table, player) if die not in options]
    blessings: int = player.blessings
    if blessings & blessing.anubis and not turn.anubis:
        cards = blessing.distinct(blessings & blessing.anubis)
        return options + [PLAY[card] for card in cards]
    return options


def any_acts_freely(table: Table, turn: Turn) -> bool:
    """Return whether some die can be used without spending a Scribe or a Blessing."""
    if turn.anubis:
        return True
    printed, sections = table.printed, table.state.sections
    colors, values = printed.color, table.state.values
    fits = _fitting(table, table.state.players[turn.seat])
    for section, lying in enumerate(sections):  # usually some die can produce
        fit, harvest = fits[section], printed.harvest[section]
        for die in lying:
            if fit[colors[die]] and harvest[colors[die]]:
                return True
    return any(
        fits[section][colors[die]] and god_acts_freely(table, turn.seat, section, values[die])
        for section, lying in enumerate(sections)
        for die in lying
    )


def _fitting(table: Table, player: Player) -> tuple[tuple[bool, ...], ...]:
    """Return by section and color whether a die can be taken in the present light."""
    technologies: int = player.technologies
    if technologies & table.printed.tech.takes_forbidden:
        return table.printed.every_color
    return table.printed.takeable_at[table.state.wheel]


def dice_to_act_with(table: Table, turn: Turn, player: Player) -> list[TakeDie | Play]:
    """Return the dice for which `has_way` is true, equal ones once (R107), in one quick pass."""
    state, printed = table.state, table.printed
    colors, values = printed.color, state.values
    any_die = acts_with_any_die(table, turn, player)
    blessings: int = player.blessings
    helped = blessings & printed.blessing.taking != 0
    recolors = blessings & printed.blessing.recolors != 0
    fits = _fitting(table, player)
    options: list[TakeDie | Play] = []
    for section, lying in enumerate(state.sections):
        if not lying:
            continue
        moves, fit, harvest = DIE[section], fits[section], printed.harvest[section]
        always = any_die or (recolors and section < printed.wheel)
        seen = 0
        for die in lying:
            color, value = colors[die], values[die]
            bit = 1 << (color * 8 + value)
            if seen & bit:
                continue
            seen |= bit
            if (
                always
                or (fit[color] and (harvest[color] or god_acts(table, turn, section, value)))
                or (helped and has_way(table, turn, section, color, value))
            ):
                options.append(moves[color][value])
    return options


def idle_dice(table: Table, player: Player) -> list[TakeDie]:
    """Return the dice to take without an action: any takeable one, otherwise any at all (R24)."""
    dice = distinct_dice(table)
    fit = [DIE[s][c][v] for s, c, v in dice if takeable(table, player, c, s)]
    return fit or [DIE[s][c][v] for s, c, v in dice]


def blocked_dice(table: Table, turn: Turn) -> Blocked:
    offered = die_options(table, turn)
    player = table.state.players[turn.seat]
    blocked: Blocked = []
    for section, color, value in distinct_dice(table):
        die = DIE[section][color][value]
        if die in offered:
            continue
        light = table.light_at(section)
        if not takeable(table, player, color, section):
            reason = Reason("forbidden", color=Color(color), light=Light(light))
        else:
            reason = obstacle_to(table, turn.seat, section, value) or Reason("no_action")
        blocked.append((die, reason))
    return blocked


def take_die(table: Table, turn: Turn) -> Flow[bool]:
    """Ask for a die and the way of taking it. Return whether an action can be performed."""
    seat = turn.seat
    while True:
        choice = yield from ask_between_actions(
            table,
            seat,
            ASK_DIE,
            die_options,
            table,
            turn,
            why=blocked_dice,
            opens_turn=True,
        )
        if isinstance(choice, TakeDie):
            break
        assert isinstance(choice, Play)
        play_blessing(table, seat, choice.card)
        turn.anubis = True
    turn.section, turn.color, turn.value = choice.section, choice.color, choice.value
    turn.die = die_of(table, choice)
    acts = has_way(table, turn, turn.section, turn.color, turn.value)
    if acts and not _only_unchanged(table, turn):
        turn.spends = not acts_freely(table, turn) and any_acts_freely(table, turn)
        acts = yield from choose_way(table, turn)
    turn.purity = table.printed.purity[turn.color][table.light_at(turn.section)]
    if turn.purity == FORBIDDEN:
        yield from choose_side(table, turn)
    _remove_die(table, turn)
    return acts


def _only_unchanged(table: Table, turn: Turn) -> bool:
    """Return whether the die can only be taken unchanged, without Scribes and Blessings.

    This is the common case.
    """
    player = table.state.players[turn.seat]
    if turn.anubis or player.scribes or player.blessings:
        return False
    technologies: int = player.technologies
    return not technologies & table.printed.tech.gold_for_scribes


def take_options(table: Table, turn: Turn) -> list[Way]:
    """Return the ways to take the die.

    They are: plain or shifted by Scribes, with or without Anubis, and Blessings for taking a die.
    """
    player = table.state.players[turn.seat]
    scribes = spendable_scribes(table, player)
    value = turn.value
    faces = [value, *(v for v in FACES if v != value)] if scribes else [value]
    produces = table.printed.harvest[turn.section][turn.color]
    options: list[Way] = []
    if not turn.anubis and takeable(table, player, turn.color, turn.section):
        options += [
            TAKE[v]
            for v in faces
            if shift_price(value, v) <= scribes and (produces or _god_acts_at(table, turn, v))
        ]
    due = 0 if turn.anubis else ANUBIS_SCRIBES
    if scribes >= due:
        options += [ANUBIS[v] for v in faces if shift_price(value, v) + due <= scribes]
    blessings: int = player.blessings
    if blessings & table.printed.taking[turn.section]:
        options += taking_plays(table, turn)
    if options and may_do_nothing(table, turn):
        options.append(NO_ACTION)
    return options


def may_do_nothing(table: Table, turn: Turn) -> bool:
    """Return whether the player may decline an action with the die.

    This is allowed if every action with it costs Scribes or a Blessing, as with all other dice
    (R24).
    """
    if turn.spends or acts_freely(table, turn):
        return False
    player = table.state.players[turn.seat]
    return takeable(table, player, turn.color, turn.section) or not any(
        takeable(table, player, color, section) for section, color, _ in distinct_dice(table)
    )


def _god_acts_at(table: Table, turn: Turn, value: int) -> bool:
    """Return whether the god is possible at a value, for a die that produces nothing."""
    scribes = table.state.players[turn.seat].scribes - shift_price(turn.value, value)
    return obstacle_to(table, turn.seat, turn.section, value, scribes=scribes) is None


def blocked_ways(table: Table, turn: Turn) -> Blocked:
    player = table.state.players[turn.seat]
    scribes = spendable_scribes(table, player)
    offered = take_options(table, turn)
    purity = table.printed.purity[turn.color][table.light_at(turn.section)]
    blocked: Blocked = []
    for v in FACES:
        price = shift_price(turn.value, v)
        if TAKE[v] not in offered and not turn.anubis:
            if price > scribes:
                reason = needs(price, SCRIBE, player.scribes)
            elif purity == FORBIDDEN:
                light = Light(table.light_at(turn.section))
                reason = Reason("forbidden", color=Color(turn.color), light=light)
            else:
                reason = obstacle_to(table, turn.seat, turn.section, v) or Reason("no_action")
            blocked.append((TAKE[v], reason))
        if ANUBIS[v] not in offered:
            due = price if turn.anubis else price + ANUBIS_SCRIBES
            blocked.append((ANUBIS[v], needs(due, SCRIBE, player.scribes)))
    return blocked


def taking_plays(table: Table, turn: Turn) -> list[TakingPlay]:
    """Return the plays of B09–B12 and B17–B20 after which the die can still be used."""
    player = table.state.players[turn.seat]
    blessing = table.printed.blessing
    return [
        option
        for card in blessing.distinct(player.blessings & table.printed.taking[turn.section])
        for (color, value), option in zip(
            outcomes(table, card, turn.color, turn.value),
            _play_options(table, turn, card),
            strict=True,
        )
        if as_if_played(
            table,
            player,
            card,
            partial(has_way, table, turn, turn.section, color, value),
        )
    ]


def _play_options(table: Table, turn: Turn, card: int) -> Sequence[TakingPlay]:
    """Return the options of a card, in the order of its `outcomes`."""
    row = table.printed.blessing.rows[card]
    if row.verb == "any-value":
        return [PLAY_VALUE[card][v] for v in FACES]
    if row.verb == "recolor":
        return [
            option
            for color in table.printed.colors
            if color != turn.color
            for option in PLAY_COLOR[card][color]
            if turn.value + option.shift in FACES
        ]
    return [PLAY[card]]


def choose_way(table: Table, turn: Turn) -> Flow[bool]:
    """Ask for the way of taking the die; return whether an action follows.

    No action follows if the player declines or has no possible way left (R24).
    """
    seat = turn.seat
    while True:
        choice = yield from ask_between_actions(
            table, seat, ASK_TAKE, take_options, table, turn, why=blocked_ways
        )
        if isinstance(choice, (Pass, NoAction)):
            turn.acted = choice is NO_ACTION
            return False
        if not isinstance(choice, (Take, Anubis)):
            yield from _play_taking(table, turn, choice)
        elif (yield from _pay_for_way(table, turn, choice)):
            return True


def _pay_for_way(table: Table, turn: Turn, choice: Take | Anubis) -> Flow[bool]:
    """Pay for the way of taking the die; return whether it was paid.

    An action at Happiness 21 in between may have used up the price.
    """
    price = shift_price(turn.value, choice.value)
    anubis = isinstance(choice, Anubis)
    if anubis and not turn.anubis:
        price += ANUBIS_SCRIBES
    if price and not (
        yield from pay_between_actions(
            table,
            turn.seat,
            single(SCRIBE, price),
            still=lambda: choice in take_options(table, turn),
        )
    ):
        return False
    turn.anubis = anubis
    turn.value = choice.value
    turn.spends = not acts_freely(table, turn)
    return True


def _play_taking(table: Table, turn: Turn, choice: TakingPlay) -> Flow[None]:
    play_blessing(table, turn.seat, choice.card)
    if isinstance(choice, Play):
        yield from _pay_for_extra(table, turn, choice.card)
    elif isinstance(choice, PlayToTurn):
        turn.value = choice.value
    else:
        turn.color = choice.color
        turn.value += choice.shift


def _pay_for_extra(table: Table, turn: Turn, card: int) -> Flow[None]:
    """Pay for an extra action: B17 and B18 a Scribe, B19 and B20 Happiness and Population (R91)."""
    seat = turn.seat
    if table.printed.blessing.rows[card].verb == "adjacent":
        paid = yield from pay_between_actions(table, seat, single(SCRIBE, 1))
        if paid:
            turn.extras = turn.extras.plus(card)
    else:
        turn.extras = turn.extras.plus(card)
        table.advance_happiness(seat, -1)
        table.advance_population(seat, -1)


def choose_side(table: Table, turn: Turn) -> Flow[None]:
    """Ask for the side of a Forbidden die, which T08 allows, also with Anubis (R19, R94)."""
    turn.purity = -1
    techs = table.state.players[turn.seat].technologies
    tech = table.printed.tech
    matters = not turn.anubis or techs & (tech.pure.cards | tech.produces_first)
    if techs & tech.takes_forbidden and matters:
        sides = [SIDE[PURE], SIDE[TAINTED]]
        choice = yield from ask_between_actions(table, turn.seat, DecisionKind.SIDE, lambda: sides)
        if not isinstance(choice, Pass):
            turn.purity = choice.purity


def _remove_die(table: Table, turn: Turn) -> None:
    """Remove the die from its section and give the rewards of Technologies for taking a die."""
    table.state.sections[turn.section].remove(turn.die)
    turn.technologies = table.state.players[turn.seat].technologies
    techs: int = turn.technologies
    way: ScalesSide = (
        "anubis" if turn.anubis else "below" if turn.purity < 0 else SIDES[turn.purity]
    )
    lay = table.state.values[turn.die]
    if table.events is not None:
        table.emit(Took(turn.seat, turn.die, turn.section, turn.color, lay, way))
        if turn.value != lay:  # emitted after the event that names the die
            table.emit(Turned(turn.seat, lay, turn.value))
    tech = table.printed.tech
    if turn.purity == PURE and techs & tech.pure.cards:
        table.answer(turn.seat, techs, tech.pure)
    if turn.anubis and techs & tech.anubis.cards:
        table.answer(turn.seat, techs, tech.anubis)
