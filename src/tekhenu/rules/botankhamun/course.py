"""Botankhamun in the course of the game: setup, turns, Maat, Scoring, the end."""

from typing import Final

from ...components.terms import SIDE, Family, Good
from ..chance import random_index
from ..decision_kind import DecisionKind
from ..event import Began, Chose, Source, Weighed
from ..explaining import pick
from ..maat import finish_destiny
from ..move import card_name
from ..moves import DRAW
from ..place import DISTRICTS
from ..scoring import finish_bread
from ..solo.cards import score_pile
from ..solo.dice import NO_DIE, candidates
from ..solo.opponent import Opponent
from ..solo.pieces import build_below, honor, place_tile, raise_pillar
from ..solo.turn import play_die
from ..state import Bot, Phase, State
from ..subject import SEATS
from ..table import SCRIBE, Table
from ..variants import Botankhamun
from .dice import choose_die
from .gods import ACTIONS
from .pyramid import advance, build_pyramid

SEAT: Final = 1
DESTINIES: Final = DRAW["A"][:2]  # A01 and A02: Scribe or Gold


def bot_of(state: State) -> Bot:
    assert state.bot is not None
    return state.bot


def mode_of(table: Table) -> Botankhamun:
    """Return the opponent's settings: its difficulty and challenges."""
    assert isinstance(table.settings.solo, Botankhamun)
    return table.settings.solo


# Setup


def set_up(table: Table) -> None:
    """Place its first pieces without VP and rewards (R43, R108)."""
    pieces = table.settings.edition.botankhamun.pieces
    honor(table, SEAT, table.state.horus[pieces.statue_slot - 1])
    difficulty = mode_of(table).difficulty
    if difficulty != "easy":
        build_below(table, SEAT, (pieces.bread_row - 1) * DISTRICTS + Good.BREAD)
        build_below(table, SEAT, (pieces.granite_row - 1) * DISTRICTS + Good.GRANITE)
        space = (pieces.pillar_row - 1) * SIDE + pieces.pillar_column - 1
        place_tile(table, SEAT, table.next_tile(), space)
        raise_pillar(table, SEAT, space)
    if difficulty == "hard":
        honor(table, SEAT, table.state.horus[pieces.hard_statue_slot - 1])
    shuffle_tiles(table)


def shuffle_tiles(table: Table) -> None:
    build_pyramid(table, SEAT, bot_of(table.state))


def begin_without_cards(table: Table) -> None:
    """Deal nothing, because Botankhamun has no Starting cards."""


def first_destiny(table: Table) -> None:
    take_destiny(table)
    table.activate_next(Phase.REWARDS)


def take_destiny(table: Table) -> None:
    """Take the Scribe or the Gold card at random, without its reward."""
    card = DESTINIES[random_index(table, DecisionKind.DESTINY_DRAWN, DESTINIES, SEATS[SEAT])].card
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
    if die == NO_DIE:  # R108
        lying = [die for dice in state.sections for die in dice]
        play_die(table, SEAT, pick(table, SEAT, candidates(table, lying)), None)
        return

    def act(god: int, value: int, color: int) -> None:
        ACTIONS[god](table, SEAT, bot, value, color)

    play_die(table, SEAT, die, act)


def bonus(table: Table, seat: int, slot: int) -> None:
    """Give the bonus by Botankhamun's own chart (R45)."""
    printed = table.settings.edition.botankhamun.bonuses[slot]
    table.gain(seat, SCRIBE, printed.scribes, Source.STATUE_BONUS)
    table.score(seat, printed.vp, Source.STATUE_BONUS)


# Maat


def weigh(table: Table) -> None:
    """Set its fixed balance, which falls from Maat to Maat."""
    state = table.state
    bot = bot_of(state)
    balances = table.settings.edition.botankhamun.balance
    balance = balances[min(bot.maats, len(balances) - 1)]
    state.players[SEAT].balance = balance
    bot.maats += 1
    table.emit(Weighed(SEAT, balance, 0))
    table.activate_next(Phase.JUDGMENT)


def ankh(table: Table, seat: int) -> int:
    return table.settings.edition.botankhamun.ankh  # R50


def destiny(table: Table) -> None:
    """Take a Destiny card at random if it is first in turn order (R50)."""
    state = table.state
    if state.order[0] == SEAT:
        take_destiny(table)
    finish_destiny(table)


# Scoring and the end


def score_cards(table: Table, seat: int) -> None:
    scoring = table.settings.edition.botankhamun.scoring
    score_pile(table, seat, bot_of(table.state).cards, scoring.blessing, scoring.technology)


def score_at_the_end(table: Table) -> None:
    """Score the Decrees at a fixed value each, and Scribes in pairs."""
    state = table.state
    scoring = table.settings.edition.botankhamun.scoring
    rich = "rich_decrees" in mode_of(table).challenges
    each = scoring.decree_challenge if rich else scoring.decree
    decrees = bot_of(state).cards[Family.DECREE].bit_count()
    table.score(SEAT, each * decrees, Source.DECREES, of=(decrees,))
    table.score(SEAT, state.players[SEAT].scribes // scoring.scribes_per_vp, Source.SCRIBES)
    table.activate_next(Phase.RESULT)


OPPONENT: Final[Opponent] = Opponent(
    steps={
        Phase.FIRST_DESTINY: first_destiny,
        Phase.TURN: play_turn,
        Phase.FAITH: weigh,
        Phase.BREAD: finish_bread,
        Phase.DESTINY: destiny,
        Phase.FINAL_DECREES: score_at_the_end,
    },
    set_up=set_up,
    deal_starting=begin_without_cards,
    bonus=bonus,
    ankh=ankh,
    score_cards=score_cards,
    shuffle_tiles=shuffle_tiles,
    begins=True,
)
