"""The features of a learned valuation: numbers about one seat, counted by the rules' functions.

`terms` are counts, `cards` the numbers of the cards that the seat has. The weight of each depends
on how much of the game is left (`basis`).
"""

from typing import Final

from ..components.ids import IDS
from ..components.terms import God
from ..rules.artifacts import weight_of_blood
from ..rules.bits import cards_in
from ..rules.decrees import DECREES_SCORED, points
from ..rules.maat import balance_of, maat_loss
from ..rules.move import REWARDS_BY_CODE
from ..rules.place import DISTRICTS, FIRST_COLUMN
from ..rules.printed import MIDDLE_LINES, STATUES
from ..rules.scoring import (
    ABOVE,
    bread_due,
    district_pieces,
    districts_of,
    happiness_points,
    majority,
    region_points,
    row_points,
    statue_points,
    temple_points,
)
from ..rules.state import Player
from ..rules.table import BREAD, GOLD, Table
from ..rules.variants import DIFFICULTIES, Botankhamun
from ..rules.wheel import DICE_FOR_MAAT
from .valuation import joy_progress

GODS: Final = len(God)
UNSCORED_DECREE_VP: Final = 4.0  # VP assumed for a Decree that gives none by itself
GOODS: Final = ("papyrus", "bread", "limestone", "granite")

TERMS: Final[tuple[str, ...]] = (
    *("one", "vp", "place", "last", "rivals nearer even", "owed action"),
    *("Buildings at the Temple", "beside own Pillars", "Statues at the Temple", "Pillars"),
    *("free spaces beside own Pillars", "free spaces in own lines"),
    *("Statue points", "Statues of people", "Statues above workshops", "Statues above quarries"),
    *(f"Statues of {god.name.lower()}" for god in God),
    *(f"Buildings for {good}" for good in GOODS),
    *("districts", "districts held by two", "districts one behind", "row points"),
    *(f"{good} to {n}" for good in GOODS for n in (2, 5, 9)),
    *(f"gold to {n}" for n in (1, 3, 9)),
    *(f"scribes to {n}" for n in (1, 2, 4, 9)),
    *(f"faith to {n}" for n in (2, 5, 9)),
    "faith soon",
    *(f"production of {good}" for good in GOODS),
    *("productions above 3", "productions above 4", "productions at their end"),
    *("population", "happiness", "joy", "joy of the population", "joy begun", "happiness rewards"),
    *(f"room to {n}" for n in (2, 5, 9)),
    *("sections in reach", "bread due", "bread short"),
    *("technologies", "blessings", "decrees", "decree symbols", "decrees now", "best decree now"),
    *("balance", "balance off even", "tainted", "balance soon", "balance off even soon"),
    *("tainted soon", "maat loss", "excess", "pure dice", "dice below"),
)
SETH_TERMS: Final[tuple[str, ...]] = (
    *("region points", "Buildings of Seth", "Statues of Seth's columns"),
    *(f"soldiers to {n}" for n in (2, 4, 8)),
    *(f"priests to {n}" for n in (2, 4, 8)),
    *("blood", "blood weighed"),
)
OPPONENT_TERMS: Final[tuple[str, ...]] = (
    *("one", "difficulty", "vp", "Temple points", "region points", "Statue points"),
    *("happiness points", "districts", "technologies", "blessings", "decrees", "rich decrees"),
    *("population", "happiness", "scribes", "place"),
)

# Cards by number: cards held, then Destiny, Cultist, artifacts and unresolved setup rewards
SUITS: Final = ("B", "T", "D", "A", "C", "X")
OFFSETS: Final = tuple(sum(len(IDS[suit]) for suit in SUITS[:i]) for i in range(len(SUITS) + 1))
CARDS: Final[tuple[str, ...]] = (
    *(card for suit in SUITS for card in IDS[suit]),
    *(f"to come {card}" for card in REWARDS_BY_CODE),
)
TECHNOLOGY_AT: Final = OFFSETS[1]
DECREE_AT: Final = OFFSETS[2]
DESTINY_AT: Final = OFFSETS[3]
CULTIST_AT: Final = OFFSETS[4]
ARTIFACT_AT: Final = OFFSETS[5]
REWARD_AT: Final = OFFSETS[6]

BASIS: Final = ("1", "t", "t²", "scorings", "to scoring")


def basis(turns: int, scorings: int, rounds: int, markers: int) -> list[float]:
    """Return the factors of a weight: functions of the turns left and of the Scorings to come."""
    left = turns / rounds
    every = rounds // markers
    return [1.0, left, left * left, scorings / markers, turns % every / every]


def cards(table: Table, seat: int) -> list[int]:
    player = table.state.players[seat]
    found = cards_in(player.blessings)
    found += [TECHNOLOGY_AT + card for card in cards_in(player.technologies)]
    found += [DECREE_AT + card for card in cards_in(player.decrees)]
    if player.destiny >= 0:
        found.append(DESTINY_AT + player.destiny)
    if table.state.seth is not None:
        if player.cultist >= 0:
            found.append(CULTIST_AT + player.cultist)
        found += [ARTIFACT_AT + card for card in cards_in(player.artifacts)]
    for code in player.rewards:
        found.append(REWARD_AT + code)
    return found


def terms(table: Table, seat: int) -> list[float]:
    """Return the counts in the order of `TERMS`, and with Seth of `SETH_TERMS`."""
    state = table.state
    player = state.players[seat]
    out: list[float] = [1.0, float(player.vp)]
    _order(table, seat, player, out)
    _temple(table, seat, out)
    _statues(table, seat, player, out)
    _districts(table, seat, player, out)
    _goods(player, out)
    _tracks(table, player, out)
    _held(table, seat, player, out)
    _scales(table, player, out)
    if state.seth is not None:
        _seth(table, seat, player, out)
    return out


def _up_to(out: list[float], count: int, first: int, second: int) -> None:
    """Append a count in three parts, so that its value can fall as the count grows."""
    out.append(float(min(count, first)))
    out.append(float(max(0, min(count, second) - first)))
    out.append(float(max(0, count - second)))


def _order(table: Table, seat: int, player: Player, out: list[float]) -> None:
    state = table.state
    place = state.order.index(seat)
    last = len(state.order) - 1
    own = abs(balance_of(table, player))
    nearer = 0
    for rival in state.players:
        if rival is not player and abs(balance_of(table, rival)) < own:
            nearer += 1
    out.append(place / last)
    out.append(1.0 if place == last else 0.0)
    out.append(nearer / last)
    out.append(1.0 if player.owed_action else 0.0)


def _temple(table: Table, seat: int, out: list[float]) -> None:
    state, printed = table.state, table.printed
    owners = state.temple_buildings
    own = [0] * len(printed.line_buildings)
    free = [0] * len(printed.line_buildings)
    buildings = 0
    for space in printed.building_spaces:
        owner = owners[space]
        if owner == seat:
            own[printed.building_line[space]] += 1
            buildings += 1
        elif owner < 0:
            free[printed.building_line[space]] += 1
    statues = 0
    for space, line in enumerate(MIDDLE_LINES):
        if state.people[space] == seat:
            own[line] += 1
            statues += 1
    pillars = in_line = still_free = still_empty = 0
    for space, owner in enumerate(state.pillars):
        if owner >= 0 and owner != seat:
            continue
        row, column = printed.lines_of[space]
        if owner == seat:
            pillars += 1
            in_line += own[row] + own[column]
            still_free += free[row] + free[column]
        else:
            still_empty += own[row] + own[column]
    out.append(float(buildings))
    out.append(float(in_line))
    out.append(float(statues))
    out.append(float(pillars))
    out.append(float(still_free))
    out.append(float(still_empty))


def _statues(table: Table, seat: int, player: Player, out: list[float]) -> None:
    state = table.state
    people = state.people
    out.append(float(statue_points(table, player)))
    out.append(float(people.count(seat)))
    out.append(1.0 if people[2] == seat else 0.0)
    out.append(1.0 if people[3] == seat else 0.0)
    found = [0.0] * GODS
    for place, owner in enumerate(state.statues):
        if owner == seat:
            found[place // STATUES] = 1.0
    out += found


def _districts(table: Table, seat: int, player: Player, out: list[float]) -> None:
    held = safe = behind = 0
    state = table.state
    own = [0] * DISTRICTS
    for space, owner in enumerate(state.osiris):
        if owner == seat:
            own[space % DISTRICTS] += 1
    for district in range(DISTRICTS):
        out.append(float(own[district]))
        count = own[district] + (state.people[ABOVE[district]] == seat)
        if count:
            pieces = district_pieces(table, district)
            most = 0
            for rival in range(len(state.players)):
                if rival != seat:
                    most = max(most, pieces.count(rival))
            if majority(pieces) == seat:
                held += 1
                safe += count > most + 1
            elif count >= most - 1:
                behind += 1
    out.append(float(held))
    out.append(float(safe))
    out.append(float(behind))
    out.append(float(row_points(table, player)))


def _goods(player: Player, out: list[float]) -> None:
    resources = player.resources
    for good in range(GOLD):
        _up_to(out, resources[good], 2, 5)
    _up_to(out, resources[GOLD], 1, 3)
    scribes = player.scribes
    out.append(1.0 if scribes else 0.0)
    _up_to(out, max(0, scribes - 1), 1, 3)
    _up_to(out, player.faith, 2, 5)
    out.append(player.faith * player.scales.dice / DICE_FOR_MAAT)


def _tracks(table: Table, player: Player, out: list[float]) -> None:
    printed = table.printed
    above = far = end = 0
    for level in player.production:
        out.append(float(level))
        above += max(0, level - 3)
        far += max(0, level - 4)
        end += level == printed.production_limit
    out.append(float(above))
    out.append(float(far))
    out.append(float(end))
    happiness, population = player.happiness, player.population
    out.append(float(population))
    out.append(float(happiness))
    out.append(float(printed.joy(happiness)))
    out.append(float(printed.joy(population)))
    out.append(joy_progress(table, happiness))
    out.append(float(player.happiness_rewards))
    _up_to(out, population - happiness, 2, 5)
    reach = 0
    for section in range(table.state.open_sections):
        reach += happiness >= printed.section_happiness[section]
    out.append(float(reach))
    due = bread_due(table, player)
    out.append(float(due))
    out.append(float(max(0, due - player.resources[BREAD])))


def _held(table: Table, seat: int, player: Player, out: list[float]) -> None:
    out.append(float(player.technologies.bit_count()))
    out.append(float(player.blessings.bit_count()))
    out.append(float(player.decrees.bit_count()))
    best: dict[str, float] = {}
    for card in cards_in(player.decrees):
        scored = points(table, seat, card)
        value = UNSCORED_DECREE_VP if scored is None else float(scored)
        symbol = table.printed.symbol[card]
        best[symbol] = max(best.get(symbol, 0.0), value)
    ranked = sorted(best.values(), reverse=True)
    out.append(float(min(len(ranked), DECREES_SCORED)))
    out.append(float(sum(ranked[:DECREES_SCORED])))
    out.append(ranked[0] if ranked else 0.0)


def _scales(table: Table, player: Player, out: list[float]) -> None:
    scales = player.scales
    balance = balance_of(table, player)
    soon = scales.dice / DICE_FOR_MAAT
    off, tainted = abs(balance), max(0, -balance)
    out.append(float(balance))
    out.append(float(off))
    out.append(float(tainted))
    out.append(balance * soon)
    out.append(off * soon)
    out.append(tainted * soon)
    out.append(float(maat_loss(table.settings.edition, balance)))
    out.append(float(sum(scales.excess)))
    out.append(float(len(scales.pure)))
    out.append(float(len(scales.below)))


def _seth(table: Table, seat: int, player: Player, out: list[float]) -> None:
    state = table.state
    assert state.seth is not None
    columns = state.people[FIRST_COLUMN:].count(seat)
    out.append(float(region_points(table, seat)))
    out.append(float(state.seth.regions.count(seat)))
    out.append(float(columns))
    _up_to(out, player.soldiers, 2, 4)
    _up_to(out, player.priests, 2, 4)
    out.append(float(player.blood))
    out.append(float(weight_of_blood(table, player)))


def opponent_terms(table: Table, seat: int) -> list[float]:
    """Return the counts of a solo opponent in the order of `OPPONENT_TERMS`."""
    state = table.state
    player = state.players[seat]
    blessings, technologies, decrees = state.piles[seat - table.settings.humans]
    return [
        1.0,
        _difficulty(table),
        float(player.vp),
        float(temple_points(table, seat, statues=True)),
        float(region_points(table, seat)),
        float(statue_points(table, player)),
        float(happiness_points(table, player)),
        float(districts_of(table, seat)),
        float(technologies.bit_count()),
        float(blessings.bit_count()),
        float(decrees.bit_count()),
        float(decrees.bit_count() if _rich(table) else 0),
        float(player.population),
        float(player.happiness),
        float(player.scribes),
        state.order.index(seat) / (len(state.order) - 1),
    ]


def _difficulty(table: Table) -> float:
    solo = table.settings.solo
    if isinstance(solo, Botankhamun):
        return float(DIFFICULTIES.index(solo.difficulty))
    return 0.0 if solo is None else float(solo.difficulty)


def _rich(table: Table) -> bool:
    solo = table.settings.solo
    return isinstance(solo, Botankhamun) and "rich_decrees" in solo.challenges
