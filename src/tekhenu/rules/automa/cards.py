"""Cards of an Automa: taken from the best section, the others of their type slide to the left."""

from ..solo.cards import take_cards
from ..state import Automa
from ..table import Table


def take_and_slide(table: Table, seat: int, automa: Automa, section: int, count: int) -> None:
    emptied = take_cards(table, seat, section, count, automa.cards)
    families = table.printed.slot_family
    for family in {families[slot] for slot in emptied}:
        slide(table, section, family)


def slide(table: Table, section: int, family: int) -> None:
    """Before the refill, so that new cards come in at the right (R84)."""
    market = table.state.market
    slots = [
        s for s in table.printed.section_slots[section] if table.printed.slot_family[s] == family
    ]
    cards = [market[slot] for slot in slots if market[slot] >= 0]
    for slot, card in zip(slots, cards + [-1] * (len(slots) - len(cards)), strict=True):
        market[slot] = card
