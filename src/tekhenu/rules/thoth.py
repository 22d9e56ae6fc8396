"""Thoth: cards from one section of the Card Market."""

from typing import Final

from .actions import Action, GodRules, Terms
from .asking import ask
from .decision import Blocked, Flow
from .decision_kind import DecisionKind
from .event import Renewed
from .move import Renew, TakeCard
from .moves import MARKET, RENEW
from .payment import pay_price, shortfall, single
from .reason import Reason, needs, needs_happiness, no_section
from .table import PAPYRUS, Table

CARDS: Final = (0, 1, 1, 2, 2, 3, 3)  # by value
PRICES: Final = (0, 0, 0, 2, 2, 3, 3)  # in Papyrus
RENEWAL: Final = 1


def obstacle(
    table: Table, seat: int, value: int, resources: list[int], scribes: int, terms: Terms
) -> Reason | None:
    player = table.state.players[seat]
    cards = CARDS[value]
    if not usable_sections(table, seat, cards):
        if not player.happiness:
            return needs_happiness(table.printed.section_happiness[0], 0)
        return no_section(cards)
    price = PRICES[value]
    if (
        price
        and not terms.free
        and shortfall(table, player.technologies, single(PAPYRUS, price), resources, scribes)
    ):
        return needs(price, PAPYRUS, resources[PAPYRUS])
    return None


def usable_sections(table: Table, seat: int, cards: int) -> list[int]:
    """Open sections that the Happiness allows and that hold enough cards (R16)."""
    state = table.state
    printed = table.printed
    happiness = state.players[seat].happiness
    market = state.market
    sections = []
    for section in range(state.open_sections):
        if happiness < printed.section_happiness[section]:
            break
        first, end = printed.section_range[section]
        if end - first - market[first:end].count(-1) >= cards:
            sections.append(section)
    return sections


def first_cards(table: Table, action: Action, renewed: int) -> list[TakeCard | Renew]:
    """Return the possible first cards, which determine the section, and the renewals (R100)."""
    market = table.state.market
    options: list[TakeCard | Renew] = [
        MARKET[slot]
        for section in usable_sections(table, action.seat, CARDS[action.value])
        for slot in table.printed.section_slots[section]
        if market[slot] >= 0
    ]
    player = table.state.players[action.seat]
    price = 0 if action.terms.free else PRICES[action.value] + RENEWAL
    if not price or not shortfall(
        table,
        player.technologies,
        single(PAPYRUS, price),
        player.resources,
        player.scribes,
    ):
        options += [
            RENEW[section]
            for section in range(table.state.open_sections)
            if not renewed >> section & 1
            and any(market[slot] >= 0 for slot in table.printed.section_slots[section])
        ]
    return options


def blocked_cards(table: Table, action: Action, renewed: int) -> Blocked:
    """Return the reasons why the other cards and renewals are not possible."""
    cards = CARDS[action.value]
    offered = first_cards(table, action, renewed)
    player = table.state.players[action.seat]
    blocked: Blocked = []
    for section, slots in enumerate(table.printed.section_slots):
        present = sum(table.state.market[slot] >= 0 for slot in slots)
        needed = table.printed.section_happiness[section]
        if section >= table.state.open_sections:
            reason = Reason("closed", population=table.printed.section_population[section])
        elif player.happiness < needed:
            reason = needs_happiness(needed, player.happiness)
        else:
            reason = Reason("few_cards", have=present, needed=cards)
        blocked += [
            (MARKET[slot], reason)
            for slot in slots
            if MARKET[slot] not in offered
            and (table.state.market[slot] >= 0 or section >= table.state.open_sections)
        ]
        if RENEW[section] not in offered and section < table.state.open_sections and present:
            price = PRICES[action.value] + RENEWAL
            papyrus = player.resources[PAPYRUS]
            too_poor = needs(price, PAPYRUS, papyrus)
            blocked.append(
                (RENEW[section], Reason("renewed") if renewed >> section & 1 else too_poor)
            )
    return blocked


def more_cards(table: Table, section: int) -> list[TakeCard]:
    market = table.state.market
    return [MARKET[slot] for slot in table.printed.section_slots[section] if market[slot] >= 0]


def take_cards(table: Table, action: Action) -> Flow[None]:
    seat = action.seat
    renewed = 0
    while True:
        choice = yield from ask(
            table, seat, DecisionKind.MARKET, first_cards, table, action, renewed, why=blocked_cards
        )
        if isinstance(choice, TakeCard):
            break
        renewed |= 1 << choice.section
        yield from renew(table, action, choice.section)
    price = PRICES[action.value]
    if price and not action.terms.free:
        yield from pay_price(table, seat, single(PAPYRUS, price))
    take_card(table, seat, choice.slot)
    section = table.printed.section_of[choice.slot]
    for _ in range(CARDS[action.value] - 1):
        further = yield from ask(table, seat, DecisionKind.MARKET, more_cards, table, section)
        take_card(table, seat, further.slot)


def take_card(table: Table, seat: int, slot: int) -> None:
    card = table.state.market[slot]
    table.state.market[slot] = -1
    table.receive_card(seat, table.printed.slot_family[slot], card)


def renew(table: Table, action: Action, section: int) -> Flow[None]:
    """Discard a section and refill the spaces that held a card (R30, R100)."""
    if not action.terms.free:
        yield from pay_price(table, action.seat, single(PAPYRUS, RENEWAL))
    state = table.state
    if table.events is not None:
        table.emit(Renewed(action.seat, section))
    held = [slot for slot in table.printed.section_slots[section] if state.market[slot] >= 0]
    for slot in held:
        state.discards[table.printed.slot_family[slot]].append(state.market[slot])
        state.market[slot] = -1
    for slot in held:
        table.fill_slot(slot)


RULES: Final[GodRules] = GodRules(obstacle, take_cards)
