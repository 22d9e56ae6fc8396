"""The end of the game: D23, the Decrees, VP for the turn order, the ranking."""

from typing import Final, NamedTuple

from ..components.terms import Family
from .actions import Terms, any_action
from .asking import ask
from .bits import cards_in
from .cards import Decrees
from .chance import reveal_decrees, swap_decrees, unseen_decrees
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .decrees import DECREES_SCORED, points, scores_last
from .event import Cause, Declared, Source, Unveiled
from .maat import settle_after_maat
from .move import Declare, Pass, Pay, Repeat, Score, card_name
from .moves import DECLARE, PASS, REPEAT, SCORE, pay
from .payment import Price, pay_price, shortfall, single
from .reason import Reason
from .state import Phase, Player, State
from .table import GOLD, SCRIBE, Table

TURN_ORDER_VP: Final = {2: (3,), 3: (3, 2), 4: (3, 2)}


# D23, before the final Scoring


def holds_action(table: Table) -> bool:
    state = table.state
    return bool(action_decrees(table, state.players[state.order[state.active]]))


def action_decrees(table: Table, player: Player) -> list[int]:
    held: list[int] = [card for card in player.decrees if verb_of(table, card) == "act"]
    if table.keeps_secrets:  # a face-down card may be any (`chance`)
        return [card for card in held if table.state.decree_known[card]]
    return held


def action_decrees_unseen(table: Table, player: Player) -> list[int]:
    """Return the Decrees that may be face down before the player, where cards are not entered."""
    unseen = unseen_decrees(table) if table.keeps_secrets else []
    holds = any(card in unseen for card in player.decrees)
    return [card for card in unseen if holds and verb_of(table, card) == "act"]


def verb_of(table: Table, decree: int) -> str:
    return table.printed.decree[decree].verb


def declare(table: Table) -> Flow[None]:
    """Ask whether to declare D23, and perform its action.

    Declaring reveals the Decree and uses one of the three places and its symbol (R105).
    """
    state = table.state
    seat = state.order[state.active]
    player = state.players[seat]
    for card in action_decrees(table, player) or action_decrees_unseen(table, player):
        choice = yield from ask(table, seat, DecisionKind.DECLARE, _declaration, card)
        if choice is PASS:
            continue
        if card not in player.decrees:
            swap_decrees(state, next(c for c in player.decrees if not state.decree_known[c]), card)
        player.scored_decrees = player.scored_decrees.plus(card)
        reveal(table, card)
        if table.events is not None:
            table.emit(Declared(seat, card))
        yield from any_action(table, seat, Terms(free=True))
    table.activate_next(Phase.SCORING)


def _declaration(card: int) -> list[Declare | Pass]:
    return [DECLARE[card], PASS]


def after_scoring(table: Table) -> Flow[None]:
    """Settle T16 after the last Scoring (R37), then reveal all Decrees."""
    settle_after_maat(table)
    for seat in table.state.order:
        unveil(table, seat)
    table.state.phase = Phase.FINAL_DECREES
    yield from ()


def unveil(table: Table, seat: int) -> None:
    """Reveal all Decrees of a player."""
    state = table.state
    if table.chance is not None:
        reveal_decrees(table, table.chance, seat)
    decrees = state.players[seat].decrees
    for card in decrees:
        reveal(table, card)
    if decrees and table.events is not None:
        table.emit(Unveiled(seat, tuple(decrees)))


def reveal(table: Table, card: int) -> None:
    """Reveal a Decree to all players. A choice that does so cannot be undone (R105).

    A Decree that was taken from the Market is known already (R42).
    """
    state = table.state
    if state.decree_known[card] != table.everybody:
        state.decree_known[card] = table.everybody
        state.reveals += 1


# Decrees


def decree_choices(table: Table, seat: int) -> list[Score | Pass]:
    player = table.state.players[seat]
    if player.scored_decrees.bit_count() >= DECREES_SCORED:
        return [PASS]
    used = symbols_used(table, player)
    symbol = table.printed.symbol
    return [
        *(
            SCORE[card]
            for card in cards_in(player.decrees & ~player.scored_decrees)
            if symbol[card] not in used and verb_of(table, card) != "act"
        ),
        PASS,
    ]


def symbols_used(table: Table, player: Player) -> list[str]:
    return [table.printed.symbol[card] for card in player.scored_decrees]


def blocked_decrees(table: Table, seat: int) -> Blocked:
    player = table.state.players[seat]
    used = symbols_used(table, player)
    return [
        (SCORE[card], Reason("same_symbol"))
        for card in cards_in(player.decrees & ~player.scored_decrees)
        if table.printed.symbol[card] in used
    ]


def score_decrees(table: Table) -> Flow[None]:
    """Ask for one Decree to score, or for the end of the choice.

    Each Decree is a step of its own, so that no unfinished step contains a secret hand (R40).
    """
    state = table.state
    seat = state.order[state.active]
    player = state.players[seat]
    choice = yield from ask(
        table, seat, DecisionKind.SCORE, decree_choices, table, seat, why=blocked_decrees
    )
    if isinstance(choice, Score):
        player.scored_decrees = player.scored_decrees.plus(choice.card)
        state.decree_known[choice.card] = table.everybody
        return
    chosen = [card for card in player.scored_decrees if verb_of(table, card) != "act"]
    yield from score_chosen(table, seat, chosen)
    table.activate_next(Phase.RESULT)


def score_chosen(table: Table, seat: int, chosen: list[int]) -> Flow[None]:
    """Score the chosen Decrees: D04 is paid first, then D03; D07 and D08 count the rest (R106)."""
    for card in chosen:
        if verb_of(table, card) == "tribute":
            yield from pay_for_joy(table, seat, card)
    repeated: list[int] = []
    for card in chosen:
        if verb_of(table, card) == "repeat":
            repeated += yield from repeat_one(table, seat, card, chosen)
    due = sorted(chosen + repeated, key=lambda card: scores_last(table.printed.decree[card]))
    once: list[int] = []
    for card in due:
        of: Cause = "again" if card in once else ()
        table.score(seat, points(table, seat, card) or 0, Source.DECREES, card_name("D", card), of)
        once.append(card)


def repeat_one(table: Table, seat: int, card: int, chosen: list[int]) -> Flow[list[int]]:
    """Ask for the Decree that D03 scores a second time for 2 Gold (R15, R40)."""
    player = table.state.players[seat]
    price: Price = single(GOLD, table.printed.decree[card].amount)
    others = [other for other in chosen if other != card]
    if not others or shortfall(table, player.technologies, price, player.resources, player.scribes):
        return []
    options: list[Repeat | Pass] = [*(REPEAT[other] for other in others), PASS]
    choice = yield from ask(table, seat, DecisionKind.REPEAT, lambda: options)
    if isinstance(choice, Pass):
        return []
    yield from pay_price(table, seat, price)
    if verb_of(table, choice.card) == "tribute":
        yield from pay_for_joy(table, seat, choice.card)
        return []
    return [choice.card]


def pay_for_joy(table: Table, seat: int, card: int) -> Flow[None]:
    """Ask for the Resources to pay for D04: at most one for each ▲, and each scores VP."""
    vp = table.printed.decree[card].amount
    for _ in range(table.printed.joy(table.state.players[seat].population)):
        choice = yield from ask(table, seat, DecisionKind.TRIBUTE, tributes, table, seat)
        if isinstance(choice, Pass):
            return
        table.spend(seat, choice.pieces)
        table.score(seat, vp, Source.DECREES, card_name("D", card))


def tributes(table: Table, seat: int) -> list[Pay | Pass]:
    player = table.state.players[seat]
    options = [pay(single(good, 1)) for good, n in enumerate(player.resources) if n]
    if player.scribes and player.technologies & table.printed.tech.gold_for_scribes:
        options.append(pay(single(SCRIBE, 1)))
    return [*options, PASS]


# Result


def reward_order(table: Table) -> Flow[None]:
    """Score turn order: 3 VP for the first; with three or four players 2 VP for the second."""
    state = table.state
    for seat, vp in zip(state.order, TURN_ORDER_VP[len(state.players)], strict=False):
        table.score(seat, vp, Source.TURN_ORDER)
    state.phase = Phase.OVER
    yield from ()


class Rank(NamedTuple):
    """A row of the final table. `place` is the player's place in turn order, from 1."""

    seat: int
    vp: int
    scribes: int
    place: int
    vp_by_source: dict[str, int]


class ShownDecree(NamedTuple):
    """A Decree revealed at the end, and whether it was scored."""

    card: str
    scored: bool


def decrees_shown(state: State, seat: int) -> list[ShownDecree]:
    """Return a seat's Decrees at the end. A solo opponent scores all it holds and has taken."""
    player = state.players[seat]
    opponents = len(state.piles)
    if seat < len(state.players) - opponents:
        held, scored = player.decrees, player.scored_decrees
    else:
        held = Decrees(player.decrees | state.piles[seat - len(state.players)][Family.DECREE])
        scored = held
    return [ShownDecree(card, card in scored) for card in held.ids]


def ranking(state: State) -> list[Rank]:
    """Return the final table: most VP, then most Scribes, then earlier in turn order."""
    rows = [
        Rank(
            seat,
            player.vp,
            player.scribes,
            state.order.index(seat) + 1,
            {
                source.name.lower(): vp
                for source, vp in zip(Source, player.vp_by_source, strict=False)
            },
        )
        for seat, player in enumerate(state.players)
    ]
    return sorted(rows, key=lambda row: (-row.vp, -row.scribes, row.place))
