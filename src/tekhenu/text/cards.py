"""What each card and tile does, in a line."""

from .catalogue import catalogue

FAMILIES = {"P": 27, "S": 12, "A": 4, "D": 24, "B": 24, "T": 24}


def card_ids(family: str = "") -> list[str]:
    """All ids, or those of a family: Pillar tiles P, cards S, A, D, B and T."""
    return [
        f"{letter}{number:02}"
        for letter, count in FAMILIES.items()
        if not family or letter == family
        for number in range(1, count + 1)
    ]


def card_text(card: str, lang: str = "en") -> str:
    return catalogue(lang).say(f"card-{card}")
