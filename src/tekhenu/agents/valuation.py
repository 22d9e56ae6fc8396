"""A hand-made valuation of positions for a player, in expected Victory Points.

Certain points are counted by the rules' functions. The future value of goods, cards and tracks is
estimated with weights. There are weights for the beginning and for the end of the game, mixed by
the turns left, because goods that produce points are valuable early, points late.
"""

from dataclasses import dataclass
from typing import Final

from ..components.edition import Reward
from ..components.terms import God
from ..rules.artifacts import held_by, weight_of_blood
from ..rules.decrees import DECREES_SCORED, points
from ..rules.maat import balance_of
from ..rules.scoring import (
    DISTRICT_VP,
    bread_due,
    districts_of,
    happiness_points,
    production_points,
    region_points,
    row_points,
    statue_points,
    temple_points,
)
from ..rules.state import Phase, Player
from ..rules.table import BREAD, FAITH, GOLD, POPULATION, PRIEST, SCRIBE, SOLDIER, VP, Table
from ..rules.wheel import DICE_FOR_MAAT, scorings_to_come

OVER: Final = int(Phase.OVER)
TURN: Final = int(Phase.TURN)
PLENTY: Final = 6  # more Resources of a kind than this have hardly any value


@dataclass(frozen=True, slots=True)
class Weights:
    """VP per thing, at the beginning (`…_early`) and at the end (`…_late`) of the game.

    The numbers were found by self-play (`python -m tekhenu.lab.tune`).
    """

    resource_early: float = 0.87
    resource_late: float = 0.24
    gold_early: float = 4.59
    gold_late: float = 0.21
    scribe_early: float = 2.21
    scribe_late: float = 0.31
    faith: float = 0.38
    production_early: float = 1.49
    production_late: float = 0.0
    population_early: float = 0.43
    population_late: float = 0.05
    happiness_early: float = 0.62
    happiness_late: float = 0.11
    joy_progress: float = 1.24
    technology_early: float = 5.06
    technology_late: float = 0.0
    blessing_early: float = 3.68
    blessing_late: float = 0.33
    decree_potential: float = 2.49
    pillar_early: float = 3.5
    pillar_late: float = 0.09
    god_statue_early: float = 1.99
    god_statue_late: float = 0.04
    district: float = 1.32
    balance: float = 0.14
    taint: float = 0.36
    bread_short: float = 2.8
    # Time of Seth: set by hand; a short run of `tune --seth` found none better
    soldier_early: float = 1.6
    soldier_late: float = 0.1
    priest_early: float = 1.5
    priest_late: float = 0.1
    blood: float = 0.7  # for each Maat after the next
    cultist: float = 0.6  # factor of the expected rewards, see `CALLS`
    artifact: float = 1.0  # factor of the rewards at future Maats


SETH_WEIGHTS: Final = (  # used only with the expansion
    "soldier_early",
    "soldier_late",
    "priest_early",
    "priest_late",
    "blood",
    "cultist",
    "artifact",
)
# Expected activations of a Cultist in a game, by god; None is production with excess.
CALLS: Final = {
    God.HORUS: 4,
    God.RA: 4,
    God.HATHOR: 4,
    God.BASTET: 2,
    God.THOTH: 3,
    God.OSIRIS: 4,
    God.SETH: 4,
    None: 3,
}
GIFTS: Final = {
    GOLD: 2.0,
    SCRIBE: 1.5,
    FAITH: 0.4,
    VP: 1.0,
    SOLDIER: 1.3,
    PRIEST: 1.3,
    POPULATION: 0.4,
}
ENOUGH: Final = 5  # more soldiers or priests than this have hardly any value


DEFAULT: Final = Weights()


def turns_left(table: Table, seat: int) -> int:
    """Return the turns the player still has, including the present one: one a round."""
    state, rounds = table.state, table.printed.rounds
    if state.round == 0:
        return rounds
    moved = state.phase != TURN or state.order.index(seat) < state.active
    return rounds - state.round + (0 if moved else 1)


def value(table: Table, seat: int, weights: Weights = DEFAULT) -> float:
    state = table.state
    player = state.players[seat]
    if state.phase == OVER:
        return float(player.vp)
    if table.is_opponent(seat):
        return opponent_value(table, seat)
    early = turns_left(table, seat) / table.printed.rounds
    value = player.vp + _scorings(table, seat, player, weights)
    value += _goods(player, weights, early)
    value += _growth(table, seat, player, weights, early)
    value += _decrees(table, seat, player, weights, early)
    if state.seth is not None:
        value += _seth(table, seat, player, weights, early)
    return value + _balance(table, player, weights)


def opponent_value(table: Table, seat: int) -> float:
    """Return the value of a solo opponent, which has only points, pieces and cards."""
    state = table.state
    player = state.players[seat]
    edition = table.settings.edition
    scoring = edition.automa.scoring if state.automas else edition.botankhamun.scoring
    blessings, technologies, decrees = state.piles[seat - table.settings.humans]
    each = temple_points(table, seat, statues=True) + region_points(table, seat)
    each += statue_points(table, player) + happiness_points(table, player)
    each += DISTRICT_VP * districts_of(table, seat)
    each += scoring.technology * technologies.bit_count()
    cards = scoring.blessing * blessings.bit_count() + scoring.decree * decrees.bit_count()
    return float(player.vp + scorings_to_come(state) * each + cards)


def _mix(late: float, begin: float, early: float) -> float:
    return late + (begin - late) * early


def _scorings(table: Table, seat: int, player: Player, weights: Weights) -> float:
    """Return the points of the board at the future Scorings."""
    scorings = scorings_to_come(table.state)
    if not scorings:
        return 0.0
    points = float(temple_points(table, seat, statues=True) + region_points(table, seat))
    points += statue_points(table, player) + happiness_points(table, player)
    points += joy_progress(table, player.happiness) * weights.joy_progress
    points += production_points(table, player) + row_points(table, player)
    points += weights.district * districts_of(table, seat)
    due = bread_due(table, player)
    short = max(0, due - player.resources[BREAD])
    return scorings * points - weights.bread_short * short - 0.5 * due * (scorings - 1)


def joy_progress(table: Table, marker: int) -> float:
    """Return how far the marker is on the way to the next ▲, from 0 to 1."""
    last = 0
    for step in table.settings.edition.joy_steps:
        if marker < step:
            return (marker - last) / (step - last)
        last = step
    return 0.0


def _goods(player: Player, weights: Weights, early: float) -> float:
    each = _mix(weights.resource_late, weights.resource_early, early)
    counted = sum(min(n, PLENTY) + 0.2 * max(0, n - PLENTY) for n in player.resources[:GOLD])
    value = each * counted
    value += _mix(weights.gold_late, weights.gold_early, early) * player.resources[GOLD]
    value += _mix(weights.scribe_late, weights.scribe_early, early) * min(player.scribes, 5)
    return value + weights.faith * min(player.faith, 6)


def _growth(table: Table, seat: int, player: Player, weights: Weights, early: float) -> float:
    state = table.state
    start = table.settings.edition.start.production
    value = _mix(weights.production_late, weights.production_early, early) * (
        sum(player.production) - len(player.production) * start
    )
    room = min(player.population - player.happiness, 8)
    value += _mix(weights.population_late, weights.population_early, early) * room
    value += _mix(weights.happiness_late, weights.happiness_early, early) * player.happiness
    cards = player.technologies.bit_count()
    value += _mix(weights.technology_late, weights.technology_early, early) * cards
    cards = player.blessings.bit_count()
    value += _mix(weights.blessing_late, weights.blessing_early, early) * cards
    pillars = state.pillars.count(seat)
    value += _mix(weights.pillar_late, weights.pillar_early, early) * pillars
    statues = state.statues.count(seat)
    return value + _mix(weights.god_statue_late, weights.god_statue_early, early) * statues


def _decrees(table: Table, seat: int, player: Player, weights: Weights, early: float) -> float:
    """Return the points of the three best Decrees with different symbols, and their potential."""
    best: dict[str, float] = {}
    for card in player.decrees:
        scored = points(table, seat, card)
        value = 4.0 if scored is None else float(scored)
        value += weights.decree_potential * early
        symbol = table.printed.symbol[card]
        best[symbol] = max(best.get(symbol, 0.0), value)
    return sum(sorted(best.values(), reverse=True)[:DECREES_SCORED])


def _balance(table: Table, player: Player, weights: Weights) -> float:
    """Return the cost of unbalanced scales (turn order) and of Taint (VP)."""
    balance = balance_of(table, player)
    return -weights.balance * abs(balance) + (weights.taint * balance if balance < 0 else 0.0)


def _seth(table: Table, seat: int, player: Player, weights: Weights, early: float) -> float:
    """Return the value of soldiers, priests, blood, Cultist and artifacts."""
    maats = turns_left(table, seat) // DICE_FOR_MAAT
    value = _mix(weights.soldier_late, weights.soldier_early, early) * _enough(player.soldiers)
    value += _mix(weights.priest_late, weights.priest_early, early) * _enough(player.priests)
    value -= weights.blood * weight_of_blood(table, player) * maats
    printed = table.settings.edition.seth
    if player.cultist >= 0:
        cultist = printed.cultists[player.cultist]
        value += weights.cultist * early * CALLS[cultist.god] * _gift(cultist.effect.gains)
    for artifact in held_by(table, player):
        if artifact.effect.verb == "maat":
            value += weights.artifact * maats * _gift(artifact.effect.gains)
    return value


def _enough(count: int) -> float:
    return min(count, ENOUGH) + 0.2 * max(0, count - ENOUGH)


def _gift(gains: tuple[Reward, ...]) -> float:
    return sum(GIFTS.get(int(gain.what), 0.8) * gain.amount for gain in gains)
