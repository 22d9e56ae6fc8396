"""Botankhamun's part in the course of the game: setup, turns, Maat, Scoring, the end."""

from ...components.terms import Family, Good
from ..actions import pay_horus_bonuses, statue_owners
from ..event import Began, Built, Chose, Idle, Performed, Source, TilePlaced, Took, Weighed
from ..explaining import pick
from ..maat import finish_destiny
from ..option import HONOUR, OSIRIS, card_name, space_name
from ..state import Bot, Phase, State
from ..table import Table
from ..turn import next_player
from .dice import NO_DIE, candidates, choose_die, section_of
from .gods import ACTIONS
from .pyramid import advance, build_pyramid

SEAT = 1
DESTINIES = (0, 1)  # A01 and A02: Scribe or Gold
DISTRICTS = 4


def bot_of(state: State) -> Bot:
    assert state.bot is not None
    return state.bot


# Setup


def set_up(table: Table) -> None:
    """Its first pieces bring neither VP nor rewards (R43, R108)."""
    pieces = table.options.edition.botankhamun.pieces
    _statue(table, pieces.statue_slot)
    if table.options.difficulty != "easy":
        _building(table, pieces.bread_row, Good.BREAD)
        _building(table, pieces.granite_row, Good.GRANITE)
        _pillar(table, (pieces.pillar_row - 1) * 5 + pieces.pillar_column - 1)
    if table.options.difficulty == "hard":
        _statue(table, pieces.hard_statue_slot)
    build_pyramid(table, bot_of(table.state))


def _statue(table: Table, slot: int) -> None:
    god = table.state.horus[slot - 1]
    table.state.statues[god * 3] = SEAT
    table.state.players[SEAT].statues -= 1
    table.emit(Built(SEAT, "statue", HONOUR[god][7:]))


def _building(table: Table, row: int, district: Good) -> None:
    place = (row - 1) * DISTRICTS + district
    table.state.osiris[place] = SEAT
    table.state.players[SEAT].buildings -= 1
    table.emit(Built(SEAT, "building", OSIRIS[place][7:]))


def _pillar(table: Table, space: int) -> None:
    state = table.state
    tile = state.stack.pop()
    state.tiles[space] = tile * 4
    state.pillars[space] = SEAT
    state.players[SEAT].pillars -= 1
    table.emit(TilePlaced(SEAT, tile, space, 0))
    table.emit(Built(SEAT, "pillar", space_name(space)))


def first_destiny(table: Table) -> None:
    take_destiny(table)
    table.pass_on(Phase.REWARDS)


def take_destiny(table: Table) -> None:
    """The Scribe or the Gold card at random, without its reward."""
    card = DESTINIES[table.state.rng.below(len(DESTINIES))]
    table.state.reveals += 1
    table.state.players[SEAT].destiny = card
    table.emit(Chose(SEAT, card_name("A", card)))


# A turn


def play_turn(table: Table) -> None:
    state = table.state
    bot = bot_of(state)
    table.emit(Began(SEAT, state.round))
    tile = advance(table, SEAT, bot)
    die = choose_die(table, SEAT, bot, tile)
    acts = die != NO_DIE
    if not acts:  # R108
        lying = [die for dice in state.sections for die in dice]
        die = pick(table, SEAT, candidates(table, lying))
    section = section_of(table, die)
    colour, value = table.printed.colour[die], state.values[die]
    state.sections[section].remove(die)
    state.players[SEAT].scales.below.append(die)
    table.emit(Took(SEAT, die, section, colour, value, "below"))
    if acts:
        act(table, bot, section, value, colour)
    else:
        table.emit(Idle(SEAT))
    table.refill_market()
    next_player(table)


def act(table: Table, bot: Bot, god: int, value: int, colour: int) -> None:
    """Statue bonuses follow every action, also one that could do nothing (R48, R110)."""
    honoured = statue_owners(table, god)
    table.emit(Performed(SEAT, god, value))
    ACTIONS[god](table, SEAT, bot, value, colour)
    pay_horus_bonuses(table, SEAT, god, honoured)


# Maat


def weigh(table: Table) -> None:
    """A fixed balance, smaller from Maat to Maat."""
    state = table.state
    bot = bot_of(state)
    balance = table.options.edition.botankhamun.balance[bot.maats]
    state.players[SEAT].balance = balance
    bot.maats += 1
    table.emit(Weighed(SEAT, balance, 0))
    table.pass_on(Phase.JUDGEMENT)


def destiny(table: Table) -> None:
    """First in order it takes a card at random; second it takes none (R50)."""
    state = table.state
    if state.order[0] == SEAT:
        take_destiny(table)
    finish_destiny(table)


# Scoring and the end


def score_at_the_end(table: Table) -> None:
    """Decrees at a fixed worth, whatever their symbols, and Scribes two by two."""
    state = table.state
    worth = table.options.edition.botankhamun.scoring
    rich = "rich_decrees" in table.options.challenges
    each = worth.decree_challenge if rich else worth.decree
    decrees = bot_of(state).cards[Family.DECREE].bit_count()
    table.score(SEAT, each * decrees, Source.DECREES)
    table.score(SEAT, state.players[SEAT].scribes // worth.scribes_per_vp, Source.SCRIBES)
    table.pass_on(Phase.RESULT)
