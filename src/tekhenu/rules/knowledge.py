"""Hidden information: views of a game by seat, and imagined games that fit a view.

Hidden are the order of decks and stacks, future dice, the Automas' Action tiles, and Decrees that
were not face up when taken. `state.decree_known` contains for every Decree the seats that know
where it is (R42).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from .automa.tiles import redeal_tiles
from .bits import cards_in
from .cards import Decrees
from .chance import ChanceQuestion
from .decision import Decision
from .decision_kind import DecisionKind
from .event import Event, Received
from .move import Move
from .moves import DRAW
from .presenting import Presented
from .rng import Rng
from .settings import Settings
from .state import HIDDEN, SethBoard, State
from .table import DECREE, Table

if TYPE_CHECKING:
    from mypy_extensions import i64

    from .game import Game

OPEN: Final = -1  # the seat of an observer who knows all hands, but not the order of decks


@dataclass(frozen=True, slots=True, repr=False)
class View(Presented):
    """The part of a game that a seat may know.

    In `state`, hidden cards are HIDDEN and the generator is replaced.

    >>> from tekhenu import Game
    >>> view = Game.new(seed=7).view(1)
    >>> view
    <View of seat 1: decrees, round 0, VP 10 10>
    >>> view.decision  # another player's, whose Decrees are secret
    Decision(player=0, kind='decree', options=[])
    """

    seat: int | None
    settings: Settings
    state: State
    hidden_decrees: tuple[int, ...]  # per player, the number of unknown Decrees held
    decision: Decision | None
    events: tuple[Event, ...]
    over: bool

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {whose}: {self.state.moment}>"


def checked_seat(settings: Settings, seat: object) -> int | None:
    """Return the seat, checked; None is a spectator."""
    if seat is None or (type(seat) is int and 0 <= seat < settings.players):
        return seat
    wrong = ValueError if isinstance(seat, int) else TypeError
    raise wrong(
        f"there is no seat {seat!r}: seats are 0 to {settings.players - 1}, or None for a spectator"
    )


def view_of(game: "Game", seat: int | None) -> View:
    state = game.state.copy()
    hidden = mask(state, seat)
    decision = game.decision
    if decision is not None:
        if isinstance(decision, ChanceQuestion):
            decision = chance_question_for(decision, game.table, seat)
        elif decision.player == seat:
            decision = question_for_seat(decision, game.table, Table(state, game.settings, None))
        else:
            decision = question_for_others(decision)
            if decision.player < 0:
                state.active = 0  # would show who holds D23
    events = game.events
    secret = Received  # a local name is looked up faster
    for number, event in enumerate(events):
        if type(event) is secret:
            events[number] = masked(event, seat)
    return View(seat, game.settings, state, hidden, decision, tuple(events), game.over)


def question_for_seat(decision: Decision, table: Table, other: Table) -> Decision:
    """Return the same question about another table, through which no secrets can be reached."""
    turn = table.state.turn

    def there(arg: object) -> object:
        if arg is table:
            return other
        return other.state.turn if arg is turn and turn is not None else arg

    args = tuple(there(arg) for arg in decision.why_args)
    options = list(decision.options)
    return Decision(decision.player, decision.kind, options, decision.why, args, decision.about)


def question_for_others(decision: Decision) -> Decision:
    """Return a question as other seats see it.

    They see who is asked what, but neither options that name secrets nor who holds D23.
    """
    if decision.kind == DecisionKind.DECLARE:
        return Decision(-1, DecisionKind.DECLARE, [])
    if decision.kind.secret:
        return Decision(decision.player, decision.kind, [])
    return Decision(decision.player, decision.kind, list(decision.options), about=decision.about)


def chance_question_for(question: ChanceQuestion, table: Table, seat: int | None) -> ChanceQuestion:
    """Return a question about chance as a seat sees it.

    A Decree may be any whose place the seat does not know. A card that another player draws
    secretly has no options.
    """
    options: Sequence[Move] = list(question.options)
    weights = question.weights
    if question.kind.secret and question.answered_by != seat:
        options, weights = [], None
    elif options and options[0] in DRAW["D"]:
        known: int = known_decrees(table.state, seat)
        options = [DRAW["D"][c] for c in table.printed.deck[DECREE] if not known >> c & 1]
    return ChanceQuestion(question.kind, options, weights, question.about)


def same_question(one: Decision | None, other: Decision | None) -> bool:
    """Return whether both questions look the same to players who are not asked."""
    if one is None or other is None:
        return one is other
    if one.kind == other.kind == DecisionKind.DECLARE:
        return True
    return (one.player, one.kind) == (other.player, other.kind)


def known_decrees(state: State, seat: int | None) -> Decrees:
    """Return the Decrees whose places the seat knows; a spectator knows what all players know."""
    return Decrees(known_bits(state, seat))


def known_bits(state: State, seat: int | None) -> int:
    if seat == OPEN:
        return _known_together(state)
    wanted: i64 = (1 << len(state.players)) - 1 if seat is None else 1 << seat
    known: i64 = 0
    bit: i64 = 1
    for knowing in state.decree_known:
        if knowing & wanted == wanted:
            known |= bit
        bit <<= 1
    return known


def _known_together(state: State) -> int:
    """Return the Decrees that are not in the deck or that a player has seen there."""
    unseen: i64 = 0
    for card in state.decks[DECREE]:
        if not state.decree_known[card]:
            unseen |= 1 << card
    everything: i64 = (1 << len(state.decree_known)) - 1
    return everything & ~unseen


def mask(state: State, seat: int | None) -> tuple[int, ...]:
    """Hide everything the seat may not know; return the number of unknown Decrees per player."""
    everybody = (1 << len(state.players)) - 1
    known = known_decrees(state, seat)
    for family, deck in enumerate(state.decks):
        state.decks[family] = [
            card if family == DECREE and card in known else HIDDEN for card in deck
        ]
    state.stack = [HIDDEN] * len(state.stack)
    if state.seth is not None:
        _mask_seth(state.seth)
    for automa in state.automas:
        automa.tiles = [HIDDEN] * len(automa.tiles)
    state.bag.sort()
    if state.peek and state.order[state.active] != seat:
        state.peek = [HIDDEN] * len(state.peek)
    hidden = tuple((player.decrees & ~known).bit_count() for player in state.players)
    for player in state.players:
        player.decrees = Decrees(player.decrees & known)
    # This seat may not know whether a third player knows a card too.
    own = 0 if seat is None else 1 << seat
    state.decree_known = [
        everybody if mask == everybody else own & mask for mask in state.decree_known
    ]
    state.rng = Rng(0)
    return hidden


def _mask_seth(board: SethBoard) -> None:
    """Hide the stacks, except artifacts that were put under the pile face up."""
    board.stack = [HIDDEN] * len(board.stack)
    board.pile[board.buried :] = [HIDDEN] * (len(board.pile) - board.buried)


def masked(event: Event, seat: int | None) -> Event:
    if isinstance(event, Received) and not event.face_up and event.seat != seat:
        return event._replace(card=HIDDEN)
    return event


def redeal(table: Table, seat: int | None, rng: Rng) -> None:
    """Deal anew, in place, everything hidden from the seat, and replace the generator."""
    state = table.state
    peeking = state.peek and seat not in (OPEN, state.order[state.active])
    for family, deck in enumerate(state.decks):
        if family == DECREE:
            continue
        if peeking and state.peek_family == family:
            pool = sorted(deck + state.peek)
            rng.shuffle(pool)
            cards = len(state.peek)
            state.peek, state.decks[family] = pool[:cards], pool[cards:]
        else:
            deck.sort()
            rng.shuffle(deck)
    state.stack.sort()
    rng.shuffle(state.stack)
    if state.seth is not None:
        _redeal_seth(state.seth, rng)
    if state.automas:
        redeal_tiles(state, table.settings.edition, rng)
    _redeal_decrees(state, seat, rng)
    state.rng = Rng.seeded(rng.randrange(1 << 64))


def _redeal_seth(board: SethBoard, rng: Rng) -> None:
    board.stack.sort()
    rng.shuffle(board.stack)
    unseen = sorted(board.pile[board.buried :])
    rng.shuffle(unseen)
    board.pile[board.buried :] = unseen


def _redeal_decrees(state: State, seat: int | None, rng: Rng) -> None:
    """Exchange unknown Decrees with each other, in the deck, in hands and among those looked at."""
    deck = state.decks[DECREE]
    looked_at = state.peek if state.peek_family == DECREE else []
    known = known_bits(state, seat)
    unknown = [card for card in deck + looked_at if not known >> card & 1]
    for player in state.players:
        unknown += cards_in(player.decrees & ~known)
    places = {card: state.decree_known[card] for card in unknown}
    dealt = sorted(unknown)
    rng.shuffle(dealt)
    swap = dict(zip(unknown, dealt, strict=True))
    state.decks[DECREE] = [swap.get(card, card) for card in deck]
    if looked_at:
        state.peek = [swap.get(card, card) for card in looked_at]
    for player in state.players:
        hidden = player.decrees & ~known
        if hidden:
            held = player.decrees & known
            for card in cards_in(hidden):
                held |= 1 << swap[card]
            player.decrees = Decrees(held)
    for old, new in swap.items():
        state.decree_known[new] = places[old]
