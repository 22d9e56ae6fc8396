"""Taking a die: which one, in which way, to which side of the scales."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from ..components.terms import Colour, Light, Purity
from .actions import ask_between_actions, obstacle_to
from .asking import play_blessing
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Side, Took, Turned
from .move import (
    Anubis,
    NoAction,
    Pass,
    Play,
    PlayToRecolour,
    PlayToTurn,
    Take,
    TakeDie,
)
from .moves import ANUBIS, DIE, NO_ACTION, PLAY, PLAY_COLOUR, PLAY_VALUE, SIDE, TAKE
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
    purse_of_scribes,
    shift_price,
    takeable,
)
from .reason import Reason, needs
from .state import Player, Turn
from .table import SCRIBE, Table

TakingPlay = Play | PlayToTurn | PlayToRecolour
Way = Take | Anubis | NoAction | TakingPlay

# Bound once: faster than a lookup in the enum.
ASK_DIE: Final = DecisionKind.DIE
ASK_TAKE: Final = DecisionKind.TAKE
TAINTED: Final = int(Purity.TAINTED)
PURE: Final = int(Purity.PURE)
SIDES: Final[tuple[Side, ...]] = ("pure", "tainted")  # of the scales, by purity


def dice_like(table: Table) -> list[tuple[int, int, int]]:
    """(section, colour, value) of the dice at the obelisk, alike ones once (R107)."""
    state = table.state
    colours = table.printed.colour
    values = state.values
    dice = []
    for section, lying in enumerate(state.sections):
        seen = 0
        for die in lying:
            colour = colours[die]
            value = values[die]
            bit = 1 << (colour * 8 + value)
            if not seen & bit:
                seen |= bit
                dice.append((section, colour, value))
    return dice


def die_of(table: Table, move: TakeDie) -> int:
    """The first of the dice that are alike."""
    colours, values = table.printed.colour, table.state.values
    for die in table.state.sections[move.section]:
        if colours[die] == move.colour and values[die] == move.value:
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
    """Whether some die lets its player act without spending a Scribe or a Blessing."""
    if turn.anubis:
        return True
    printed, sections = table.printed, table.state.sections
    colours, values = printed.colour, table.state.values
    fits = _fitting(table, table.state.players[turn.seat])
    for section, lying in enumerate(sections):  # nearly always there is one to produce with
        fit, harvest = fits[section], printed.harvest[section]
        for die in lying:
            if fit[colours[die]] and harvest[colours[die]]:
                return True
    return any(
        fits[section][colours[die]] and god_acts_freely(table, turn.seat, section, values[die])
        for section, lying in enumerate(sections)
        for die in lying
    )


def _fitting(table: Table, player: Player) -> tuple[tuple[bool, ...], ...]:
    """By section and colour, what may be taken in the light of now."""
    technologies: int = player.technologies
    if technologies & table.printed.tech.takes_forbidden:
        return table.printed.every_colour
    return table.printed.takeable_at[table.state.wheel]


def dice_to_act_with(table: Table, turn: Turn, player: Player) -> list[TakeDie | Play]:
    """The dice that `has_way` approves of, alike ones once (R107), in one quick pass."""
    state, printed = table.state, table.printed
    colours, values = printed.colour, state.values
    any_die = acts_with_any_die(table, turn, player)
    blessings: int = player.blessings
    helped = blessings & printed.blessing.taking != 0
    recolours = blessings & printed.blessing.recolours != 0
    fits = _fitting(table, player)
    options: list[TakeDie | Play] = []
    for section, lying in enumerate(state.sections):
        if not lying:
            continue
        moves, fit, harvest = DIE[section], fits[section], printed.harvest[section]
        always = any_die or (recolours and section < printed.wheel)
        seen = 0
        for die in lying:
            colour, value = colours[die], values[die]
            bit = 1 << (colour * 8 + value)
            if seen & bit:
                continue
            seen |= bit
            if (
                always
                or (fit[colour] and (harvest[colour] or god_acts(table, turn, section, value)))
                or (helped and has_way(table, turn, section, colour, value))
            ):
                options.append(moves[colour][value])
    return options


def idle_dice(table: Table, player: Player) -> list[TakeDie]:
    """Dice to take without an action: any takeable one, else any at all (R24)."""
    dice = dice_like(table)
    fit = [DIE[s][c][v] for s, c, v in dice if takeable(table, player, c, s)]
    return fit or [DIE[s][c][v] for s, c, v in dice]


def blocked_dice(table: Table, turn: Turn) -> Blocked:
    offered = die_options(table, turn)
    player = table.state.players[turn.seat]
    blocked: Blocked = []
    for section, colour, value in dice_like(table):
        die = DIE[section][colour][value]
        if die in offered:
            continue
        light = table.light_at(section)
        if not takeable(table, player, colour, section):
            reason = Reason("forbidden", colour=Colour(colour), light=Light(light))
        else:
            reason = obstacle_to(table, turn.seat, section, value) or Reason("no_action")
        blocked.append((die, reason))
    return blocked


def take_die(table: Table, turn: Turn) -> Flow[bool]:
    """Choose a die and the way of taking it; False if no action can be performed."""
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
    turn.section, turn.colour, turn.value = choice.section, choice.colour, choice.value
    turn.die = die_of(table, choice)
    acts = has_way(table, turn, turn.section, turn.colour, turn.value)
    if acts and not _only_as_it_is(table, turn):
        turn.spends = not acts_freely(table, turn) and any_acts_freely(table, turn)
        acts = yield from choose_way(table, turn)
    turn.purity = table.printed.purity[turn.colour][table.light_at(turn.section)]
    if turn.purity == FORBIDDEN:
        yield from choose_side(table, turn)
    _remove_die(table, turn)
    return acts


def _only_as_it_is(table: Table, turn: Turn) -> bool:
    """The common case: neither Scribes nor Blessings, so the die is taken as it lies."""
    player = table.state.players[turn.seat]
    if turn.anubis or player.scribes or player.blessings:
        return False
    technologies: int = player.technologies
    return not technologies & table.printed.tech.gold_for_scribes


def take_options(table: Table, turn: Turn) -> list[Way]:
    """Plain or turned by Scribes, under Anubis or not, and the Blessings for taking a die."""
    player = table.state.players[turn.seat]
    scribes = purse_of_scribes(table, player)
    value = turn.value
    faces = [value, *(v for v in FACES if v != value)] if scribes else [value]
    produces = table.printed.harvest[turn.section][turn.colour]
    options: list[Way] = []
    if not turn.anubis and takeable(table, player, turn.colour, turn.section):
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
    """Where every way to act costs Scribes or a Blessing, and so did those of other dice (R24)."""
    if turn.spends or acts_freely(table, turn):
        return False
    player = table.state.players[turn.seat]
    return takeable(table, player, turn.colour, turn.section) or not any(
        takeable(table, player, colour, section) for section, colour, _ in dice_like(table)
    )


def _god_acts_at(table: Table, turn: Turn, value: int) -> bool:
    """Of a die that produces nothing the god must be possible at that value."""
    scribes = table.state.players[turn.seat].scribes - shift_price(turn.value, value)
    return obstacle_to(table, turn.seat, turn.section, value, scribes=scribes) is None


def blocked_ways(table: Table, turn: Turn) -> Blocked:
    player = table.state.players[turn.seat]
    scribes = purse_of_scribes(table, player)
    offered = take_options(table, turn)
    purity = table.printed.purity[turn.colour][table.light_at(turn.section)]
    blocked: Blocked = []
    for v in FACES:
        price = shift_price(turn.value, v)
        if TAKE[v] not in offered and not turn.anubis:
            if price > scribes:
                reason = needs(price, SCRIBE, player.scribes)
            elif purity == FORBIDDEN:
                light = Light(table.light_at(turn.section))
                reason = Reason("forbidden", colour=Colour(turn.colour), light=light)
            else:
                reason = obstacle_to(table, turn.seat, turn.section, v) or Reason("no_action")
            blocked.append((TAKE[v], reason))
        if ANUBIS[v] not in offered:
            due = price if turn.anubis else price + ANUBIS_SCRIBES
            blocked.append((ANUBIS[v], needs(due, SCRIBE, player.scribes)))
    return blocked


def taking_plays(table: Table, turn: Turn) -> list[TakingPlay]:
    """B09–B12 and B17–B20, wherever a way to take the die and act remains after them."""
    player = table.state.players[turn.seat]
    blessing = table.printed.blessing
    return [
        option
        for card in blessing.distinct(player.blessings & table.printed.taking[turn.section])
        for (colour, value), option in zip(
            outcomes(table, card, turn.colour, turn.value),
            _play_options(table, turn, card),
            strict=True,
        )
        if as_if_played(
            table,
            player,
            card,
            partial(has_way, table, turn, turn.section, colour, value),
        )
    ]


def _play_options(table: Table, turn: Turn, card: int) -> Sequence[TakingPlay]:
    """The options of a card, in the order of its `outcomes`."""
    row = table.printed.blessing.rows[card]
    if row.verb == "any-value":
        return [PLAY_VALUE[card][v] for v in FACES]
    if row.verb == "recolor":
        return [
            option
            for colour in table.printed.colours
            if colour != turn.colour
            for option in PLAY_COLOUR[card][colour]
            if turn.value + option.shift in FACES
        ]
    return [PLAY[card]]


def choose_way(table: Table, turn: Turn) -> Flow[bool]:
    """False if nothing is done with the die: by choice, or because it has come to that (R24)."""
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
    """False if an action at 21 came in between and the price cannot be paid any more."""
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
        turn.colour = choice.colour
        turn.value += choice.shift


def _pay_for_extra(table: Table, turn: Turn, card: int) -> Flow[None]:
    """B17 and B18 cost a Scribe, B19 and B20 Happiness and Population (R91)."""
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
    """T08 lets the owner name the side of a Forbidden die, under Anubis too (R19, R94)."""
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
    """The die leaves the obelisk; Technologies that answer taking a die do so now."""
    table.state.sections[turn.section].remove(turn.die)
    turn.technologies = table.state.players[turn.seat].technologies
    techs: int = turn.technologies
    way: Side = "anubis" if turn.anubis else "below" if turn.purity < 0 else SIDES[turn.purity]
    lay = table.state.values[turn.die]
    if table.events is not None:
        table.emit(Took(turn.seat, turn.die, turn.section, turn.colour, lay, way))
        if turn.value != lay:  # told after the die is named
            table.emit(Turned(turn.seat, lay, turn.value))
    tech = table.printed.tech
    if turn.purity == PURE and techs & tech.pure.cards:
        table.answer(turn.seat, techs, tech.pure)
    if turn.anubis and techs & tech.anubis.cards:
        table.answer(turn.seat, techs, tech.anubis)
