"""Bit sets of cards: bit c is set for card c."""


def cards_in(bits: int) -> list[int]:
    """Return the numbers of the cards in a bit set, lowest first."""
    cards = []
    while bits > 0:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cards
