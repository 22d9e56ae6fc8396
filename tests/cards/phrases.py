"""Expectations shared by many card tests: the end of a turn, and the gains of plain actions."""

from tests.positions import Changes, Position

RA_SHADED = 2  # the wheel with Ra in the shade; Hathor and Bastet are Sunny


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


def ra_with(tile: str, wheel: int = 0, color: str = "white") -> tuple[Position, str]:
    """A 3 at Ra for this tile in the middle of the display, P01 and P03 beside it."""
    at = Position().display("P01", tile, "P03")
    at.state.wheel = wheel
    return at, at.die("ra", color, 3)


def raised(tile: str, space: str = "r2c3") -> Changes:
    """The Pillar on that tile without matching edges; the space's reward and the price apart."""
    return {
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        tile: f"{space}/0",
        "P01": "display 2",
        "P02": "display 1",
        f"pillar {space}": "p0",
    }
