"""A policy made by hand: first impressions, a quick score for an option without trying it out.

Rollouts follow it to complete a turn when only its outcome matters, and the search takes it as its
prior, to look at promising options first.
Scores compare options of one decision only.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..components.terms import God, Good, Purity
from ..rules import Decision, Move
from ..rules.hathor import gains_along
from ..rules.maat import balance_of
from ..rules.move import (
    Anubis,
    BuildBesideTemple,
    BuildInDistrict,
    BuyArtifact,
    Conquer,
    Declare,
    Honor,
    LayTile,
    NoAction,
    Pass,
    Perform,
    PerformExtra,
    PlayAnytime,
    Produce,
    RaiseProduction,
    Renew,
    Repeat,
    Score,
    Side,
    StatueForThePeople,
    Take,
    TakeCard,
    TakeDie,
    Use,
)
from ..rules.place import DISTRICTS
from ..rules.produce import half, produced
from ..rules.ra import edge_points, matching_edges
from ..rules.seth import column_space
from ..rules.state import Player
from ..rules.subject import PillarId
from ..rules.table import FAITH, GOLD, PRIEST, SCRIBE, SOLDIER, VP, Table
from ..rules.wheel import scorings_to_come

Scorer = Callable[[Table, Decision, Any], float]  # of a move of the type it is listed under

PURE: Final = int(Purity.PURE)
TAINTED: Final = int(Purity.TAINTED)
HATHOR: Final = int(God.HATHOR)
BASTET: Final = int(God.BASTET)
THOTH: Final = int(God.THOTH)
OSIRIS: Final = int(God.OSIRIS)
SETH: Final = int(God.SETH)
GOOD_WORTH: Final = {GOLD: 1.3, SCRIBE: 1.5, FAITH: 0.4, SOLDIER: 1.2, PRIEST: 1.2}
WORTH: Final = [GOOD_WORTH.get(good, 0.7) for good in map(int, Good)]
GOD_WORTH: Final[dict[int, float]] = {
    God.HORUS: 4.5,
    God.RA: 6.0,
    God.HATHOR: 5.5,
    God.BASTET: 2.0,
    God.THOTH: 4.0,
    God.OSIRIS: 4.5,
    God.SETH: 3.0,
}
NEIGHBOUR: Final = 2.0  # VP at Scorings to come of an own Pillar and an own Building in one line
PLENTY: Final = 5  # soldiers or priests beyond this many are hardly worth anything


def scores(table: Table, decision: Decision, options: Sequence[Move]) -> list[float]:
    found: list[float] = []
    kind: type[Move] | None = None
    judge: Scorer | None = None
    for option in options:
        if type(option) is not kind:  # most are of one kind
            kind = type(option)
            judge = JUDGES.get(kind)
        found.append(0.0 if judge is None else judge(table, decision, option))
    return found


def favourite(table: Table, decision: Decision) -> Move:
    return first_of(decision.options, scores(table, decision, decision.options))


def first_of(options: Sequence[Move], scored: list[float]) -> Move:
    """The first of those with the best score."""
    best, most = 0, scored[0]
    for i, score in enumerate(scored):
        if score > most:
            best, most = i, score
    return options[best]


def foremost(options: Sequence[Move], scored: list[float], count: int) -> list[Move]:
    """Those with the best scores, the best one first, equals in the order offered."""
    ranked = sorted(range(len(options)), key=lambda i: -scored[i])
    return [options[i] for i in ranked[:count]]


def _player(table: Table, seat: int) -> Player:
    return table.state.players[seat]


def _weight(table: Table, seat: int, purity: int, value: int) -> float:
    """How much nearer to an even balance a die on that side brings the scales."""
    balance = balance_of(table, _player(table, seat))
    after = balance + (value if purity == PURE else -value)
    return 0.3 * (abs(balance) - abs(after)) - (0.3 if after < -2 else 0.0)


def _die(table: Table, asked: Decision, move: TakeDie) -> float:
    """The better of producing and the god of its section, and what it does to the scales."""
    section, colour, value = move.section, move.colour, move.value
    purity = table.printed.purity[colour][table.light_at(section)]
    best = _god_worth(table, asked.player, section, value)
    for product in table.printed.harvest[section][colour]:
        best = max(best, _produce_worth(table, asked.player, product.good, value))
    return best + _weight(table, asked.player, purity, value)


def _god_worth(table: Table, seat: int, god: int, value: int) -> float:
    player = _player(table, seat)
    if god == BASTET:
        return 0.7 * min(value, player.population - player.happiness)
    if god == THOTH:
        return 2.0 + value / 2 if player.happiness else -9.0
    if god == SETH:
        return _region_worth(table, seat, value - 1)
    if god in (HATHOR, OSIRIS):
        return GOD_WORTH[god] + value / 4
    return GOD_WORTH[god]


def _region_worth(table: Table, seat: int, region: int) -> float:
    """VP at the Scorings to come, the reward, less soldiers and blood."""
    printed = table.settings.edition.seth.regions[region]
    scorings = scorings_to_come(table.state)
    own_statue = table.state.people[column_space(region)] == seat
    worth = GOD_WORTH[SETH] + scorings * (printed.vp + own_statue) + 3.0 * own_statue
    worth += sum(GOOD_WORTH.get(int(gain.what), 0.6) * gain.amount for gain in printed.reward)
    return worth - 1.2 * printed.soldiers - 1.0


def _produce_worth(table: Table, seat: int, good: int, value: int) -> float:
    player = _player(table, seat)
    if good > GOLD:
        have = player.soldiers if good == SOLDIER else player.priests
        return GOOD_WORTH[good] * min(half(value), max(0, PLENTY - have))
    kept, excess = produced(table, player, good, value)
    return 0.8 * kept - 0.5 * excess


def _take(table: Table, asked: Decision, move: Take) -> float:
    turn = table.state.turn
    return 1.0 if turn is not None and move.value == turn.value else 0.0


def _side(table: Table, asked: Decision, move: Side) -> float:
    turn = table.state.turn
    return _weight(table, asked.player, move.purity, turn.value if turn is not None else 0)


def _god(table: Table, asked: Decision, move: Perform) -> float:
    turn = table.state.turn
    return _god_worth(table, asked.player, move.god, turn.value if turn is not None else 3)


def _produce(table: Table, asked: Decision, move: Produce) -> float:
    turn = table.state.turn
    return _produce_worth(table, asked.player, move.good, turn.value if turn is not None else 6)


def _temple(table: Table, asked: Decision, move: LayTile) -> float:
    """VP at once, the reward, and own Buildings beside the lines."""
    state, printed, space = table.state, table.printed, move.space
    tile = asked.about
    assert isinstance(tile, PillarId)
    laid = tile.index * 4 + move.rotation
    matches = matching_edges(printed, state.tiles, laid, space)
    good, amount = printed.reward[space]
    worth: float = edge_points(printed, matches, space) + amount * WORTH[good]
    for beside in printed.around[space]:
        owner = state.temple_buildings[beside]
        if owner >= 0:
            worth += 1.0 + NEIGHBOUR if owner == asked.player else 1.0
    return worth


def _conquest(table: Table, asked: Decision, move: Conquer) -> float:
    """A tile that pays a line lies well where many Buildings can still come; others anywhere."""
    board, printed = table.state.seth, table.printed
    if board is None or not table.settings.edition.seth.conquest[board.conquest].line:
        return 0.0
    beside = [table.state.temple_buildings[space] for space in printed.around[move.space]]
    return float(beside.count(-1))


def _hathor(table: Table, asked: Decision, move: BuildBesideTemple) -> float:
    printed = table.printed
    worth: float = -0.7 * printed.building_cost[move.space]
    for good, amount in gains_along(table, asked.player, printed.building_line[move.space]):
        worth += amount * WORTH[good] if good != VP else amount + NEIGHBOUR
    return worth


def _osiris(table: Table, asked: Decision, move: BuildInDistrict) -> float:
    return -float(_player(table, asked.player).production[move.space % DISTRICTS])


def _production(table: Table, asked: Decision, move: RaiseProduction) -> float:
    return -float(_player(table, asked.player).production[move.good])


def _people(table: Table, asked: Decision, move: StatueForThePeople) -> float:
    """A Gold, or Market cards above the regions of Seth."""
    state = table.state
    if move.space >= len(state.gold) - 1:
        cards: int = table.settings.edition.seth.people_cards[move.space - len(state.gold) + 1]
        return 1.0 + cards * (0.5 if state.players[asked.player].happiness else 0.0)
    gold: int = state.gold[move.space]
    return 1.0 + gold


def _market(table: Table, asked: Decision, move: TakeCard) -> float:
    return float((0.5, 1.5, 1.0)[table.printed.slot_family[move.slot]])


def constant(points: float) -> Scorer:
    return lambda table, asked, move: points


JUDGES: Final[dict[type[Move], Scorer]] = {
    TakeDie: _die,
    Take: _take,
    Anubis: constant(-2.0),
    NoAction: constant(-4.0),
    Side: _side,
    Perform: _god,
    Produce: _produce,
    PerformExtra: constant(3.0),
    LayTile: _temple,
    Conquer: _conquest,
    BuyArtifact: constant(1.0),
    BuildBesideTemple: _hathor,
    BuildInDistrict: _osiris,
    RaiseProduction: _production,
    StatueForThePeople: _people,
    Honor: constant(1.5),
    TakeCard: _market,
    Renew: constant(-1.0),
    Pass: constant(0.1),
    Use: constant(1.0),
    Score: constant(1.0),
    Declare: constant(1.0),
    Repeat: constant(1.0),
    PlayAnytime: constant(0.0),
}
