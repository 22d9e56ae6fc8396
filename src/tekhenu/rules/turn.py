"""A player's turn: take a die, perform an action, lay the die on the scales."""

from collections.abc import Callable
from functools import partial

from ..components.terms import Colour, God, Light, Purity
from .actions import ask_between_actions, extra_action_due, god_action, obstacle_to
from .asking import anytime_plays, play_anytime, play_blessing
from .decision import Blocked, Decision, Flow
from .event import Began, Idle, Source, Took, Turned
from .option import (
    ANUBIS,
    DIE,
    EXTRA,
    GOD,
    PASS,
    PLAY,
    PLAY_COLOUR,
    PLAY_VALUE,
    PRODUCE,
    SIDE,
    TAKE,
    USE_TECHNOLOGY,
    Option,
)
from .payment import pay_price, single
from .produce import leads_to_with_blessings, produce
from .reason import Reason
from .state import Phase, Player, Turn
from .table import GOLD, SCRIBE, Table

FORBIDDEN = int(Purity.FORBIDDEN)
TAINTED = int(Purity.TAINTED)
PURE = int(Purity.PURE)
GRAY = int(Colour.GRAY)
ANUBIS_SCRIBES = 2
FACES = range(1, 7)
HEAPED = (2, 4)  # dice on every player board that bring a Rotation


def play_turn(table: Table) -> Flow[None]:
    state = table.state
    seat = state.order[state.active]
    state.turn = turn = Turn(seat)
    table.emit(Began(seat, state.round))
    if (yield from take_die(table, turn)):
        yield from act(table, turn)
    else:
        table.emit(Idle(seat))
    yield from close(table, seat)
    lay_die(table, turn)
    state.turn = None
    table.refill_market()
    next_player(table)


def next_player(table: Table) -> None:
    state = table.state
    state.active += 1
    if state.active < len(state.order):
        return
    state.active = 0
    if state.players[state.order[-1]].scales.dice in HEAPED:
        state.phase = Phase.ROTATION
    else:
        state.round += 1


def lay_die(table: Table, turn: Turn) -> None:
    """The scales weigh what the die shows now, or what was rolled if so agreed (R17)."""
    state = table.state
    scales = state.players[turn.seat].scales
    if table.options.altered_dice == "turned":
        state.values[turn.die] = turn.value
    if turn.anubis or turn.purity < 0:
        scales.below.append(turn.die)
    elif turn.purity == PURE:
        scales.pure.append(turn.die)
    else:
        scales.tainted.append(turn.die)


def close(table: Table, seat: int) -> Flow[None]:
    """The last chance for "any time" Blessings (R23)."""
    blessing = table.printed.blessing
    while table.state.players[seat].blessings & blessing.anytime:
        choice = yield Decision(seat, "close", [PASS, *anytime_plays(table, seat)])
        if choice is PASS:
            break
        play_anytime(table, seat, choice)
        yield from extra_action_due(table, seat)
    yield from extra_action_due(table, seat)


# Taking a die


def purse_of_scribes(table: Table, player: Player) -> int:
    """What can be spent as Scribes: with T10 Gold too (R25)."""
    if player.technologies & table.printed.tech.gold_for_scribes:
        return player.scribes + player.resources[GOLD]
    return player.scribes


def takeable(table: Table, player: Player, colour: int, section: int) -> bool:
    purity = table.printed.purity[colour][table.light_at(section)]
    return purity != FORBIDDEN or bool(player.technologies & table.printed.tech.takes_forbidden)


def acts_with_any_die(table: Table, turn: Turn, player: Player) -> bool:
    """Anubis takes any die for any action; a new colour makes any die fit to produce."""
    if turn.anubis or player.blessings & table.printed.blessing.recolours:
        return True
    return purse_of_scribes(table, player) >= ANUBIS_SCRIBES


def has_way(table: Table, turn: Turn, section: int, colour: int, value: int) -> bool:
    """Whether a die could be taken and an action performed with it (R24, R90)."""
    player = table.state.players[turn.seat]
    if acts_with_any_die(table, turn, player):
        return True
    if takeable(table, player, colour, section) and (
        colour != GRAY or gray_acts(table, turn, section, value)
    ):
        return True
    taking = player.blessings & table.printed.blessing.taking
    return bool(taking) and any(
        as_if_played(table, player, card, partial(has_way, table, turn, section, c, v))
        for card in table.printed.blessing.distinct(taking)
        for c, v in outcomes(table, card, colour, value)
    )


def gray_acts(table: Table, turn: Turn, section: int, value: int) -> bool:
    """A gray die produces nothing: its god must be possible at a value Scribes can reach."""
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


def outcomes(table: Table, card: int, colour: int, value: int) -> list[tuple[int, int]]:
    """The colours and values a Blessing for taking a die can make of it."""
    row = table.printed.blessing.rows[card]
    if row.any_value:
        return [(colour, v) for v in FACES]
    if row.recolours:
        values = [v for v in (value, value + 1, value - 1) if v in FACES]
        return [(int(c), v) for c in Colour if c != colour for v in values]
    return [(colour, value)]


def as_if_played(table: Table, player: Player, card: int, question: Callable[[], bool]) -> bool:
    """The answer with the Blessing played, T24's Gold received and the card's price paid (R91).

    False if the price cannot be paid. Scribes may go below 0 here when Gold pays (T10).
    """
    row = table.printed.blessing.rows[card]
    kept = player.blessings, player.scribes, player.happiness, player.population
    gold = (player.technologies & table.printed.tech.blessing).bit_count()
    player.blessings &= ~(1 << card)
    player.resources[GOLD] += gold
    payable = True
    if row.adjacent:
        payable = purse_of_scribes(table, player) > 0
        player.scribes -= 1
    elif row.opposite:
        payable = player.happiness > 0 and player.population > 0
        player.happiness -= 1
        player.population -= 1
    answer = payable and question()
    player.blessings, player.scribes, player.happiness, player.population = kept
    player.resources[GOLD] -= gold
    return answer


def shift_price(value: int, wanted: int) -> int:
    """A Scribe shifts a die by 1 or 2 (R18)."""
    return (abs(wanted - value) + 1) // 2


def dice_like(table: Table) -> list[tuple[int, int, int, int]]:
    """(die, section, colour, value) of the dice at the obelisk, alike ones once (R107)."""
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
                dice.append((die, section, colour, value))
    return dice


def die_options(table: Table, turn: Turn) -> list[Option]:
    player = table.state.players[turn.seat]
    printed = table.printed
    blessing = printed.blessing
    dice = dice_like(table)
    if acts_with_any_die(table, turn, player):
        options = [DIE[die] for die, _, _, _ in dice]
    elif player.blessings & blessing.taking:
        options = [DIE[d] for d, section, c, v in dice if has_way(table, turn, section, c, v)]
    else:
        fits = printed.takeable_at[table.state.wheel]
        if player.technologies & printed.tech.takes_forbidden:
            fits = printed.every_colour
        options = [
            DIE[die]
            for die, section, colour, value in dice
            if fits[section][colour] and (colour != GRAY or gray_acts(table, turn, section, value))
        ]
    if player.blessings & blessing.anubis and not turn.anubis:
        cards = blessing.distinct(player.blessings & blessing.anubis)
        return options + [PLAY[card] for card in cards]
    return options or idle_dice(table, player)


def idle_dice(table: Table, player: Player) -> list[Option]:
    """No action is possible with any die: any takeable one, else any at all (R24)."""
    dice = dice_like(table)
    fit = [DIE[d] for d, section, c, _ in dice if takeable(table, player, c, section)]
    return fit or [DIE[die] for die, _, _, _ in dice]


def blocked_dice(table: Table, turn: Turn) -> Blocked:
    offered = die_options(table, turn)
    player = table.state.players[turn.seat]
    blocked: Blocked = []
    for die, section, colour, value in dice_like(table):
        if DIE[die] in offered:
            continue
        light = table.light_at(section)
        if not takeable(table, player, colour, section):
            reason = Reason("forbidden", Colour(colour).name.title(), Light(light).name.title())
        else:
            reason = obstacle_to(table, turn.seat, section, value) or Reason("no_action")
        blocked.append((DIE[die], reason))
    return blocked


def take_die(table: Table, turn: Turn) -> Flow[bool]:
    """Choose a die and the way of taking it; False if no action can be performed."""
    state = table.state
    seat = turn.seat
    while True:
        choice = yield from ask_between_actions(
            table, seat, "die", die_options, table, turn, why=blocked_dice, opens_turn=True
        )
        if choice.verb == "die":
            break
        play_blessing(table, seat, choice.arg)
        turn.anubis = True
    turn.die = choice.arg
    turn.section = next(s for s, dice in enumerate(state.sections) if turn.die in dice)
    turn.colour = table.printed.colour[turn.die]
    turn.value = state.values[turn.die]
    acts = has_way(table, turn, turn.section, turn.colour, turn.value)
    if acts:
        acts = yield from choose_way(table, turn)
    yield from choose_side(table, turn)
    _remove_die(table, turn)
    return acts


def take_options(table: Table, turn: Turn) -> list[Option]:
    """Plain or turned by Scribes, under Anubis or not, and the Blessings for taking a die."""
    player = table.state.players[turn.seat]
    scribes = purse_of_scribes(table, player)
    value = turn.value
    faces = [value, *(v for v in FACES if v != value)] if scribes else [value]
    options: list[Option] = []
    if not turn.anubis and takeable(table, player, turn.colour, turn.section):
        options = [
            TAKE[v]
            for v in faces
            if shift_price(value, v) <= scribes
            and (turn.colour != GRAY or _gray_acts_at(table, turn, v))
        ]
    due = 0 if turn.anubis else ANUBIS_SCRIBES
    if scribes >= due:
        options += [ANUBIS[v] for v in faces if shift_price(value, v) + due <= scribes]
    if player.blessings & table.printed.blessing.taking:
        options += taking_plays(table, turn)
    return options


def _gray_acts_at(table: Table, turn: Turn, value: int) -> bool:
    """A gray die produces nothing, so its god must be possible at that value."""
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
                reason = Reason("needs", price, "Scribes", player.scribes)
            elif purity == FORBIDDEN:
                light = Light(table.light_at(turn.section)).name.title()
                reason = Reason("forbidden", Colour(turn.colour).name.title(), light)
            else:
                reason = obstacle_to(table, turn.seat, turn.section, v) or Reason("no_action")
            blocked.append((TAKE[v], reason))
        if ANUBIS[v] not in offered:
            due = price if turn.anubis else price + ANUBIS_SCRIBES
            blocked.append((ANUBIS[v], Reason("needs", due, "Scribes", player.scribes)))
    return blocked


def taking_plays(table: Table, turn: Turn) -> list[Option]:
    """B09–B12 and B17–B20, wherever a way to take the die and act remains after them."""
    player = table.state.players[turn.seat]
    blessing = table.printed.blessing
    return [
        option
        for card in blessing.distinct(player.blessings & blessing.taking)
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


def _play_options(table: Table, turn: Turn, card: int) -> list[Option]:
    """The options of a card, in the order of its `outcomes`."""
    row = table.printed.blessing.rows[card]
    if row.any_value:
        return [PLAY_VALUE[card][v] for v in FACES]
    if row.recolours:
        return [
            option
            for colour in Colour
            if colour != turn.colour
            for option in PLAY_COLOUR[card][colour]
            if turn.value + option.arg[2] in FACES
        ]
    return [PLAY[card]]


def choose_way(table: Table, turn: Turn) -> Flow[bool]:
    """False if an action at Happiness 21 in between left nothing to do with the die."""
    seat = turn.seat
    while True:
        choice = yield from ask_between_actions(
            table, seat, "take", take_options, table, turn, why=blocked_ways
        )
        if choice is PASS:
            return False
        if choice.verb in ("take", "anubis"):
            break
        yield from _play_taking(table, turn, choice)
    price = shift_price(turn.value, choice.arg)
    if choice.verb == "anubis":
        price += 0 if turn.anubis else ANUBIS_SCRIBES
        turn.anubis = True
    if price:
        yield from pay_price(table, seat, single(SCRIBE, price))
    _turn_to(table, turn, choice.arg)
    return True


def _turn_to(table: Table, turn: Turn, value: int) -> None:
    if value != turn.value:
        table.emit(Turned(turn.seat, turn.value, value))
        turn.value = value


def _play_taking(table: Table, turn: Turn, choice: Option) -> Flow[None]:
    seat = turn.seat
    if choice.verb == "play":
        card = choice.arg
        play_blessing(table, seat, card)
        turn.extras |= 1 << card
        if table.printed.blessing.rows[card].adjacent:
            yield from pay_price(table, seat, single(SCRIBE, 1))
        else:
            table.advance_happiness(seat, -1)
            table.advance_population(seat, -1)
        return
    play_blessing(table, seat, choice.arg[0])
    if choice.verb == "turned":
        _turn_to(table, turn, choice.arg[1])
    else:
        _, turn.colour, shift = choice.arg
        _turn_to(table, turn, turn.value + shift)


def _settle_purity(table: Table, turn: Turn) -> None:
    turn.purity = table.printed.purity[turn.colour][table.light_at(turn.section)]


def choose_side(table: Table, turn: Turn) -> Flow[None]:
    """T08 lets the owner name the side of a Forbidden die, under Anubis too (R19, R94)."""
    _settle_purity(table, turn)
    if turn.purity != FORBIDDEN:
        return
    turn.purity = -1
    techs = table.state.players[turn.seat].technologies
    tech = table.printed.tech
    matters = not turn.anubis or techs & (tech.pure | tech.produces_first)
    if techs & tech.takes_forbidden and matters:
        sides = [SIDE[PURE], SIDE[TAINTED]]
        choice = yield from ask_between_actions(table, turn.seat, "side", lambda: sides)
        turn.purity = choice.arg


def _remove_die(table: Table, turn: Turn) -> None:
    """The die leaves the obelisk; Technologies that answer taking a die do so now."""
    table.state.sections[turn.section].remove(turn.die)
    way = "below" if turn.anubis or turn.purity < 0 else SIDE[turn.purity][5:]
    table.emit(Took(turn.seat, turn.die, turn.section, turn.colour, turn.value, way))
    techs = table.state.players[turn.seat].technologies
    tech = table.printed.tech
    if turn.purity == PURE and techs & tech.pure:
        for card, row in tech.held(techs, tech.pure):
            table.score(turn.seat, row.pure_vp, Source.TECHNOLOGIES, card)
    if turn.anubis and techs & tech.anubis:
        for card, row in tech.held(techs, tech.anubis):
            table.score(turn.seat, row.anubis_vp, Source.TECHNOLOGIES, card)


# Acting


def act(table: Table, turn: Turn) -> Flow[None]:
    """The normal action and those of B17–B20, in any order; the impossible lapses (R91)."""
    seat = turn.seat
    while not turn.acted or turn.extras:
        choice = yield from ask_between_actions(
            table, seat, "action", action_options, table, turn, why=blocked_actions
        )
        if choice is PASS:
            return
        if choice.verb == "extra":
            card, god = choice.arg
            turn.extras &= ~(1 << card)
            yield from god_action(table, seat, god, turn.value, with_die=True)
            continue
        turn.acted = True
        if choice.verb == "produce":
            yield from produce(table, seat, choice.arg, turn.value, with_die=True)
        else:
            possible = yield from _produce_first(table, turn, choice.arg)
            if possible:
                yield from god_action(table, seat, choice.arg, turn.value, with_die=True)


def action_options(table: Table, turn: Turn) -> list[Option]:
    options: list[Option] = []
    if not turn.acted:
        if turn.anubis:
            options = [GOD[god] for god in God if _god_possible(table, turn, god)]
            options += PRODUCE
        else:
            if _god_possible(table, turn, turn.section):
                options.append(GOD[turn.section])
            if turn.colour != GRAY:
                options.append(PRODUCE[turn.colour])
    if turn.extras:
        options += extra_options(table, turn)
    return options


def extra_options(table: Table, turn: Turn) -> list[Option]:
    blessing = table.printed.blessing
    gods = table.printed.gods
    options = []
    for card in blessing.distinct(turn.extras):
        steps = (1, gods - 1) if blessing.rows[card].adjacent else (gods // 2,)
        options += [
            EXTRA[card][(turn.section + step) % gods]
            for step in steps
            if obstacle_to(table, turn.seat, (turn.section + step) % gods, turn.value) is None
        ]
    return options


def blocked_actions(table: Table, turn: Turn) -> Blocked:
    offered = action_options(table, turn)
    blocked: Blocked = []
    if turn.acted:
        return blocked
    for god in God:
        if GOD[god] in offered:
            continue
        if turn.anubis or god == turn.section:
            reason = obstacle_to(table, turn.seat, god, turn.value) or Reason("no_action")
        else:
            reason = Reason("other_section", God(turn.section).name.title())
        blocked.append((GOD[god], reason))
    if turn.colour == GRAY and not turn.anubis:
        blocked += [(option, Reason("gray")) for option in PRODUCE]
    return blocked


def _god_possible(table: Table, turn: Turn, god: int) -> bool:
    if obstacle_to(table, turn.seat, god, turn.value) is None:
        return True
    return _may_produce_first(table, turn, god)


def _may_produce_first(table: Table, turn: Turn, god: int) -> bool:
    """T19: a Scribe buys a Produce before the God Action, which must be possible after it (R28)."""
    player = table.state.players[turn.seat]
    if not player.technologies & table.printed.tech.produces_first:
        return False
    if turn.produced or turn.purity != TAINTED or turn.colour == GRAY:
        return False
    return purse_of_scribes(table, player) > 0 and leads_to_with_blessings(
        table, turn.seat, god, turn.colour, turn.value
    )


def produce_first_options(table: Table, turn: Turn, god: int) -> list[Option]:
    options: list[Option] = []
    if obstacle_to(table, turn.seat, god, turn.value) is None:
        options.append(PASS)
    if _may_produce_first(table, turn, god):
        bits = table.state.players[turn.seat].technologies & table.printed.tech.produces_first
        options.append(USE_TECHNOLOGY[bits.bit_length() - 1])
    return options


def _produce_first(table: Table, turn: Turn, god: int) -> Flow[bool]:
    """False if an action at Happiness 21 in between made the God Action impossible: it lapses."""
    if not _may_produce_first(table, turn, god):
        return True
    seat = turn.seat
    choice = yield from ask_between_actions(
        table, seat, "produce first", produce_first_options, table, turn, god
    )
    if choice is not PASS:
        turn.produced = True
        yield from pay_price(table, seat, single(SCRIBE, 1))
        yield from produce(table, seat, turn.colour, turn.value, with_die=True, goal=god)
    return obstacle_to(table, seat, god, turn.value) is None
