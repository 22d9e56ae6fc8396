"""The Automas in the course of the game: setup, turns, Maat, Scoring, the end."""

from collections.abc import Callable
from typing import Final

from ...components.terms import Family
from .. import artifacts
from ..cards import Decrees
from ..chance import draw_top, random_index, shuffle
from ..decision_kind import DecisionKind
from ..event import Began, Chose, Received, Source, Weighed
from ..maat import finish_destiny
from ..move import card_name
from ..moves import DRAW, DRAW_STARTING
from ..rewards import reward_id
from ..scoring import finish_bread
from ..setup import free_destinies
from ..solo.cards import score_pile
from ..solo.dice import NO_DIE
from ..solo.opponent import Opponent
from ..solo.pieces import place_tile, raise_pillar
from ..solo.turn import play_die
from ..state import HIDDEN, Automa, Phase
from ..subject import SEATS
from ..table import DECREE, Table
from .dice import choose_die, last_resort
from .difficulty import SETUP, decree_value, statue_bonus, step
from .districts import osiris
from .gods import ACTIONS
from .markers import set_markers
from .tiles import deal_tiles, uncover

FIRST_SEAT: Final = 1
STARTING_CARDS: Final = 2


def automa_at(table: Table, seat: int) -> Automa:
    return table.state.automas[seat - FIRST_SEAT]


def active_seat(table: Table) -> int:
    return table.state.order[table.state.active]


# Setup


def set_up(table: Table) -> None:
    """Place markers, an unseen Decree and tiles, then the pieces of the difficulty (R80, R88)."""
    for seat, automa in enumerate(table.state.automas, FIRST_SEAT):
        set_markers(table, seat, automa)
        table.state.players[seat].decrees = Decrees.of([table.draw(Family.DECREE)])
        table.emit(Received(seat, DECREE, HIDDEN, False))
    deal_tiles(table)
    if step(table.settings) >= SETUP:
        automas = enumerate(table.state.automas, FIRST_SEAT)
        for (seat, automa), prepare in zip(automas, HEAD_STARTS, strict=False):
            prepare(table, seat, automa)


def _building(table: Table, seat: int, automa: Automa) -> None:
    osiris(table, seat, automa, table.settings.edition.automa.difficulty.building_row)


def _people(table: Table, seat: int, automa: Automa) -> None:
    printed = table.settings.edition.automa.difficulty
    player = table.state.players[seat]
    table.advance_population(seat, printed.population - player.population)
    table.advance_happiness(seat, printed.happiness - player.happiness)


def _pillar(table: Table, seat: int, automa: Automa) -> None:
    place_tile(table, seat, table.next_tile(), automa.space)
    raise_pillar(table, seat, automa.space)


HEAD_STARTS: Final[tuple[Callable[[Table, int, Automa], None], ...]] = (_building, _people, _pillar)
"""The first pieces of the first, second and third Automa, without VP or rewards."""


def deal_starting(table: Table) -> None:
    """Deal each Automa two cards that the human has not seen, for their initiative only."""
    state = table.state
    shown = [*state.offer, *state.players[0].rewards]
    deck = [card for card in table.printed.starting if card not in shown]
    shuffle(table, deck)
    state.reveals += 1
    for seat in range(FIRST_SEAT, len(state.players)):
        for _ in range(STARTING_CARDS):
            card = draw_top(table, DecisionKind.STARTING_DRAWN, deck, DRAW_STARTING, SEATS[seat])
            state.players[seat].rewards.append(card)
            table.emit(Chose(seat, reward_id(card)))


def first_destiny(table: Table) -> None:
    take_destiny(table, active_seat(table))
    table.activate_next(Phase.REWARDS)


def take_destiny(table: Table, seat: int) -> None:
    """Take a Destiny card at random, without its reward; its artifact goes under the pile."""
    free = [DRAW["A"][option.card] for option in free_destinies(table)]
    card = free[random_index(table, DecisionKind.DESTINY_DRAWN, free, SEATS[seat])].card
    table.state.reveals += 1
    table.state.players[seat].destiny = card
    table.emit(Chose(seat, card_name("A", card)))
    artifacts.return_to_pile(table, card)


# A turn


def play_turn(table: Table) -> None:
    seat = active_seat(table)
    automa = automa_at(table, seat)
    table.emit(Began(seat, table.state.round))
    die = choose_die(table, seat, automa, uncover(table, seat, automa))
    if die == NO_DIE:
        play_die(table, seat, last_resort(table, seat, automa), None)
        return

    def act(god: int, value: int, color: int) -> None:
        ACTIONS[god](table, seat, automa, value)

    play_die(table, seat, die, act)


def bonus(table: Table, seat: int, slot: int) -> None:
    """Score the VP of a Horus Bonus, the same for every god."""
    table.score(seat, statue_bonus(table.settings), Source.STATUE_BONUS)


# Maat


def ankh(table: Table, seat: int) -> int:
    """Return the Ankh value of its Destiny card, which is also its balance (R80)."""
    card = table.state.players[seat].destiny
    return table.printed.ankh[card] if card >= 0 else 0


def weigh(table: Table) -> None:
    seat = active_seat(table)
    balance = ankh(table, seat)
    table.state.players[seat].balance = balance
    table.emit(Weighed(seat, balance, 0))
    table.activate_next(Phase.JUDGMENT)


def declare_nothing(table: Table) -> None:
    table.activate_next(Phase.SCORING)


def destiny(table: Table) -> None:
    take_destiny(table, active_seat(table))
    finish_destiny(table)


# Scoring and the end


def score_cards(table: Table, seat: int) -> None:
    scoring = table.settings.edition.automa.scoring
    score_pile(table, seat, automa_at(table, seat).cards, scoring.blessing, scoring.technology)


def score_at_the_end(table: Table) -> None:
    """Score the Decrees at a fixed value each, including the one held face down."""
    state = table.state
    seat = active_seat(table)
    printed = table.settings.edition.automa.scoring
    taken = automa_at(table, seat).cards[Family.DECREE]
    count = state.players[seat].decrees.bit_count() + taken.bit_count()
    first = min(count, printed.decrees)
    vp = decree_value(table.settings) * first + printed.further_decree * (count - first)
    table.score(seat, vp, Source.DECREES, of=(count,))
    table.activate_next(Phase.RESULT)


OPPONENT: Final[Opponent] = Opponent(
    steps={
        Phase.FIRST_DESTINY: first_destiny,
        Phase.TURN: play_turn,
        Phase.FAITH: weigh,
        Phase.DECLARATION: declare_nothing,
        Phase.BREAD: finish_bread,
        Phase.DESTINY: destiny,
        Phase.FINAL_DECREES: score_at_the_end,
    },
    set_up=set_up,
    deal_starting=deal_starting,
    bonus=bonus,
    ankh=ankh,
    score_cards=score_cards,
    shuffle_tiles=deal_tiles,
    begins=False,
)
