"""A hand-made policy: quick scores of options, computed without playing them.

Rollouts use it to complete turns, and the search uses it as a prior. Scores are comparable only
between options of one decision.
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

Scorer = Callable[[Table, Decision, Any], float]  # the last argument is a move of one type

PURE: Final = int(Purity.PURE)
TAINTED: Final = int(Purity.TAINTED)
HATHOR: Final = int(God.HATHOR)
BASTET: Final = int(God.BASTET)
THOTH: Final = int(God.THOTH)
OSIRIS: Final = int(God.OSIRIS)
SETH: Final = int(God.SETH)
GOOD_VALUES: Final = {GOLD: 1.3, SCRIBE: 1.5, FAITH: 0.4, SOLDIER: 1.2, PRIEST: 1.2}
VALUE_BY_GOOD: Final = [GOOD_VALUES.get(good, 0.7) for good in map(int, Good)]
GOD_VALUES: Final[dict[int, float]] = {
    God.HORUS: 4.5,
    God.RA: 6.0,
    God.HATHOR: 5.5,
    God.BASTET: 2.0,
    God.THOTH: 4.0,
    God.OSIRIS: 4.5,
    God.SETH: 3.0,
}
NEIGHBOR: Final = 2.0  # VP at future Scorings of the player's Pillar and Building in one line
PLENTY: Final = 5  # more soldiers or priests than this have hardly any value


def scores(table: Table, decision: Decision, options: Sequence[Move]) -> list[float]:
    found: list[float] = []
    kind: type[Move] | None = None
    scorer: Scorer | None = None
    for option in options:
        if type(option) is not kind:  # consecutive options are mostly of one type
            kind = type(option)
            scorer = SCORERS.get(kind)
        found.append(0.0 if scorer is None else scorer(table, decision, option))
    return found


def favorite(table: Table, decision: Decision) -> Move:
    return best_option(decision.options, scores(table, decision, decision.options))


def best_option(options: Sequence[Move], scored: list[float]) -> Move:
    """Return the option with the best score, the first among equals."""
    best, most = 0, scored[0]
    for i, score in enumerate(scored):
        if score > most:
            best, most = i, score
    return options[best]


def best_options(options: Sequence[Move], scored: list[float], count: int) -> list[Move]:
    """Return the options with the best scores, best first, equal ones in the order offered."""
    ranked = sorted(range(len(options)), key=lambda i: -scored[i])
    return [options[i] for i in ranked[:count]]


def _player(table: Table, seat: int) -> Player:
    return table.state.players[seat]


def _weight(table: Table, seat: int, purity: int, value: int) -> float:
    """Return the value of a die for the scales: how much nearer to balance it brings them."""
    balance = balance_of(table, _player(table, seat))
    after = balance + (value if purity == PURE else -value)
    return 0.3 * (abs(balance) - abs(after)) - (0.3 if after < -2 else 0.0)


def _die(table: Table, asked: Decision, move: TakeDie) -> float:
    """Return the value of a die: the better of producing and the god, plus its weight."""
    section, color, value = move.section, move.color, move.value
    purity = table.printed.purity[color][table.light_at(section)]
    best = _god_value(table, asked.player, section, value)
    for product in table.printed.harvest[section][color]:
        best = max(best, _produce_value(table, asked.player, product.good, value))
    return best + _weight(table, asked.player, purity, value)


def _god_value(table: Table, seat: int, god: int, value: int) -> float:
    player = _player(table, seat)
    if god == BASTET:
        return 0.7 * min(value, player.population - player.happiness)
    if god == THOTH:
        return 2.0 + value / 2 if player.happiness else -9.0
    if god == SETH:
        return _region_value(table, seat, value - 1)
    if god in (HATHOR, OSIRIS):
        return GOD_VALUES[god] + value / 4
    return GOD_VALUES[god]


def _region_value(table: Table, seat: int, region: int) -> float:
    """Return VP at future Scorings and the reward, less soldiers and blood."""
    printed = table.settings.edition.seth.regions[region]
    scorings = scorings_to_come(table.state)
    own_statue = table.state.people[column_space(region)] == seat
    value = GOD_VALUES[SETH] + scorings * (printed.vp + own_statue) + 3.0 * own_statue
    value += sum(GOOD_VALUES.get(int(gain.what), 0.6) * gain.amount for gain in printed.reward)
    return value - 1.2 * printed.soldiers - 1.0


def _produce_value(table: Table, seat: int, good: int, value: int) -> float:
    player = _player(table, seat)
    if good > GOLD:
        have = player.soldiers if good == SOLDIER else player.priests
        return GOOD_VALUES[good] * min(half(value), max(0, PLENTY - have))
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
    return _god_value(table, asked.player, move.god, turn.value if turn is not None else 3)


def _produce(table: Table, asked: Decision, move: Produce) -> float:
    turn = table.state.turn
    return _produce_value(table, asked.player, move.good, turn.value if turn is not None else 6)


def _temple(table: Table, asked: Decision, move: LayTile) -> float:
    """Return immediate VP, the reward, and VP for Buildings beside the lines."""
    state, printed, space = table.state, table.printed, move.space
    tile = asked.about
    assert isinstance(tile, PillarId)
    laid = tile.index * 4 + move.rotation
    matches = matching_edges(printed, state.tiles, laid, space)
    good, amount = printed.reward[space]
    value: float = edge_points(printed, matches, space) + amount * VALUE_BY_GOOD[good]
    for beside in printed.around[space]:
        owner = state.temple_buildings[beside]
        if owner >= 0:
            value += 1.0 + NEIGHBOR if owner == asked.player else 1.0
    return value


def _conquest(table: Table, asked: Decision, move: Conquer) -> float:
    """Return the free Building spaces beside the lines, for a tile that rewards Buildings."""
    board, printed = table.state.seth, table.printed
    if board is None or not table.settings.edition.seth.conquest[board.conquest].line:
        return 0.0
    beside = [table.state.temple_buildings[space] for space in printed.around[move.space]]
    return float(beside.count(-1))


def _hathor(table: Table, asked: Decision, move: BuildBesideTemple) -> float:
    printed = table.printed
    value: float = -0.7 * printed.building_cost[move.space]
    for good, amount in gains_along(table, asked.player, printed.building_line[move.space]):
        value += amount * VALUE_BY_GOOD[good] if good != VP else amount + NEIGHBOR
    return value


def _osiris(table: Table, asked: Decision, move: BuildInDistrict) -> float:
    return -float(_player(table, asked.player).production[move.space % DISTRICTS])


def _production(table: Table, asked: Decision, move: RaiseProduction) -> float:
    return -float(_player(table, asked.player).production[move.good])


def _people(table: Table, asked: Decision, move: StatueForThePeople) -> float:
    """Return the value of the space's Gold or Market cards."""
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


SCORERS: Final[dict[type[Move], Scorer]] = {
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
