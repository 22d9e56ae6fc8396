"""Bit sets of cards: card c is in it if bit c is set."""


def cards_in(bits: int) -> list[int]:
    """The numbers of the cards in a bit set, lowest first."""
    cards = []
    while bits > 0:
        lowest = bits & -bits
        cards.append(lowest.bit_length() - 1)
        bits ^= lowest
    return cards
