"""Seth: soldiers conquer the region of the die, for a Building, a reward, blood and a tile."""

from typing import Final

from ..components.terms import God, Good
from .actions import Action, GodRules, Terms
from .asking import ask
from .conquest import conquer
from .decision import Flow
from .decision_kind import DecisionKind
from .effects import receive
from .event import Built, Source
from .move import TakeCard
from .moves import MARKET
from .place import FIRST_COLUMN, PEOPLE, REGION
from .reason import PLAIN, Reason
from .state import SethBoard
from .table import BLOOD, SOLDIER, Table
from .thoth import more_cards, take_card, usable_sections

SETH: Final = int(God.SETH)
SPACES: Final = 2  # number in the state for each region, of which a game may use fewer
COLUMNS: Final[int] = (
    len(PEOPLE) - FIRST_COLUMN
)  # of regions, each with a Statue space for the people


def board_of(table: Table) -> SethBoard:
    board = table.state.seth
    assert board is not None
    return board


def column_space(region: int) -> int:
    """Return the people's Statue space above a region (from 0)."""
    return FIRST_COLUMN + region % COLUMNS


def free_space(table: Table, region: int) -> int:
    """Return a free Building space of the region, -1 if there is none."""
    regions = board_of(table).regions
    first = region * SPACES
    usable = table.settings.edition.seth.region_spaces[table.printed.players]
    return next((s for s in range(first, first + usable) if regions[s] < 0), -1)


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    player = table.state.players[seat]
    if not player.buildings:
        return PLAIN["no_building"]
    soldiers = table.settings.edition.seth.regions[value - 1].soldiers
    if not terms.bloodless and player.soldiers < soldiers:
        return Reason(
            "region_needs",
            region=REGION[value - 1],
            amount=soldiers,
            good=Good.SOLDIER,
            have=player.soldiers,
        )
    if free_space(table, value - 1) < 0:
        return Reason("region_full", region=REGION[value - 1])
    return None


def conquest(table: Table, action: Action) -> Flow[None]:
    """Perform the action in the order of R72. Cultist and Horus Bonuses follow elsewhere."""
    seat, region = action.seat, action.value - 1
    seth = table.settings.edition.seth
    state = table.state
    if not action.terms.bloodless:
        table.dismiss(seat, SOLDIER, seth.regions[region].soldiers)
    board_of(table).regions[free_space(table, region)] = seat
    state.players[seat].buildings -= 1
    if table.events is not None:
        table.emit(Built(seat, "building", REGION[region]))
    receive(table, seat, seth.regions[region].reward, Source.SETH, "")
    if state.people[column_space(region)] == seat:
        table.score(seat, seth.people_vp, Source.SETH)
    if not action.terms.bloodless:
        table.gain(seat, BLOOD, 1, Source.SETH)
    yield from conquer(table, seat)


# Statues for the people above the columns


def take_free_cards(table: Table, seat: int, space: int) -> Flow[None]:
    """Ask for free cards from one section that the Happiness allows, as many as there are (R65)."""
    cards = table.settings.edition.seth.people_cards[space - FIRST_COLUMN]
    if not cards or not usable_sections(table, seat, 1):
        return
    choice = yield from ask(table, seat, DecisionKind.MARKET, open_cards, table, seat)
    section = table.printed.section_of[choice.slot]
    take_card(table, seat, choice.slot)
    for _ in range(cards - 1):
        if not more_cards(table, section):
            return
        choice = yield from ask(table, seat, DecisionKind.MARKET, more_cards, table, section)
        take_card(table, seat, choice.slot)


def open_cards(table: Table, seat: int) -> list[TakeCard]:
    market = table.state.market
    return [
        MARKET[slot]
        for section in usable_sections(table, seat, 1)
        for slot in table.printed.section_slots[section]
        if market[slot] >= 0
    ]


RULES: Final[GodRules] = GodRules(obstacle, conquest)
