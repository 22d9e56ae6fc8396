"""Expectations shared by many card tests: the end of a turn, and the gains of plain actions."""

from tests.positions import Changes, Position

RA_SHADED = 2  # the wheel with Ra in the shade; Hathor and Bastet are Sunny


def laid(die: str, side: str) -> Changes:
    """Return the changes at the end of a turn of seat 0, with its die at this place."""
    return {"active": "1", die: f"p0 {side}"}


def played(*cards: str) -> Changes:
    return dict.fromkeys(cards, "discard")


def spare_dice(at: Position, first: str = "yellow", second: str = "brown") -> None:
    """Add two dice, so that taking a die is a choice for both players."""
    at.die("osiris", first, 2)
    at.die("osiris", second, 2)


def papyrus_workshop() -> Changes:
    """Return the changes by an Osiris action in row 1 of the Papyrus workshops."""
    return {
        "p0.happiness": -1,
        "p0.buildings": -1,
        "p0.papyrus": 1,
        "p0.production.papyrus": 1,
        "osiris:row1/papyrus": "p0",
    }


def ra_with(tile: str, wheel: int = 0, color: str = "white") -> tuple[Position, str]:
    """Return a 3 at Ra with this tile in the middle of the display, beside P01 and P03."""
    at = Position().display("P01", tile, "P03")
    at.state.wheel = wheel
    return at, at.die("ra", color, 3)


def raised(tile: str, space: str = "r2c3") -> Changes:
    """Return the changes by a Pillar on that tile without edges, reward and price."""
    return {
        "p0.pillars": -1,
        "p0.vp.ra": 2,
        tile: f"{space}/0",
        "P01": "display 2",
        "P02": "display 1",
        f"pillar {space}": "p0",
    }
