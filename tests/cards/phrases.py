"""What many card tests say: how a turn ends, what plain actions bring."""

from tests.positions import Changes, Position


def laid(die: str, side: str) -> Changes:
    """Seat 0's turn is over and its die lies there."""
    return {"active": "1", die: f"p0 {side}"}


def played(*cards: str) -> Changes:
    return dict.fromkeys(cards, "discard")


def spare_dice(at: Position, first: str = "yellow", second: str = "brown") -> None:
    """Two more dice: taking one is a choice, and the next player has one too."""
    at.die("osiris", first, 2)
    at.die("osiris", second, 2)


def papyrus_workshop() -> Changes:
    """Osiris in row 1."""
    return {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.papyrus": 1,
        "p0.production.papyrus": 1,
        "osiris:row1/papyrus": "p0",
    }
