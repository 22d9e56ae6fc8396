"""The information hidden from a seat, and changes of all of it."""

from random import Random

from tekhenu import Game, State, View
from tekhenu.components.terms import Family
from tekhenu.rules.cards import Decrees
from tekhenu.rules.move import card_name
from tekhenu.rules.rng import Rng
from tekhenu.rules.state import Phase
from tests.positions import Position
from tools.soak.invariants import asked, difference

DECREE = Family.DECREE
Seat = int | None


def seats(game: Game) -> list[Seat]:
    return [None, *range(game.settings.players)]


def cards(bits: int) -> list[int]:
    return [card for card in range(bits.bit_length()) if bits >> card & 1]


def names(bits: int) -> list[str]:
    return [card_name("D", card) for card in cards(bits)]


def seen(view: View) -> tuple[object, ...]:
    return asked(view.decision), view.hidden_decrees, view.events, view.over


def require_unchanged(before: View, after: View) -> None:
    assert difference(before.state, after.state) == ""
    assert seen(before) == seen(after)


def change_the_hidden(state: State, seat: Seat, rng: Random) -> None:
    """Change decks, stacks, generator, and the secret Decrees of others."""
    owner = state.order[state.active] if state.peek else None
    if state.peek and state.peek_family != DECREE and owner != seat:
        deck = state.decks[state.peek_family]
        state.peek[0], deck[0] = deck[0], state.peek[0]
    for family in (Family.BLESSING, Family.TECHNOLOGY):
        rng.shuffle(state.decks[family])
    rng.shuffle(state.stack)
    rng.shuffle(state.bag)
    if state.seth is not None:
        rng.shuffle(state.seth.stack)
        unseen = state.seth.pile[state.seth.buried :]
        rng.shuffle(unseen)
        state.seth.pile[state.seth.buried :] = unseen
    state.rng = Rng.seeded(rng.randrange(1 << 64))
    swap_decrees(state, seat, rng)


def swap_decrees(state: State, seat: Seat, rng: Random) -> None:
    everybody = (1 << len(state.players)) - 1
    hidden = [
        card
        for card, known in enumerate(state.decree_known)
        if (known != everybody if seat is None else not known >> seat & 1)
    ]
    deck = state.decks[DECREE]
    looked_at = state.peek if state.peek_family == DECREE else []
    movable = [card for card in hidden if card in deck + looked_at]
    movable += [c for p in state.players for c in cards(p.decrees) if c in hidden]
    mixed = movable[:]
    rng.shuffle(mixed)
    new = dict(zip(movable, mixed, strict=True))
    state.decks[DECREE] = [new.get(card, card) for card in deck]
    if looked_at:
        state.peek = [new.get(card, card) for card in looked_at]
    for player in state.players:
        player.decrees = Decrees.of(new.get(card, card) for card in cards(player.decrees))
    known = {new[card]: state.decree_known[card] for card in movable}
    for card, who in known.items():
        state.decree_known[card] = who


def peeking(card: int) -> Game:
    """Let seat 0 resolve S05 (4) or S06 (5): two cards drawn, one to keep."""
    at = Position(players=2)
    at.state.phase = Phase.REWARDS
    at.state.players[0].rewards = [card]
    at.state.players[1].rewards = [6, 11]
    return at.game()
