"""Positions shared by the tests of Time of Seth."""

from tekhenu import Game, Settings, TimeOfSeth
from tekhenu.rules.event import Source
from tekhenu.rules.state import Phase
from tests.positions import Changes, Position

SETH = 6  # its board, as the seventh section
COLORS = ("white", "black", "yellow", "brown", "gray", "red", "blue", "green")


def settings(players: int = 2) -> Settings:
    return Settings(players=players, expansion=TimeOfSeth())


def position(players: int = 2) -> Position:
    """Return a position with Q01 face up and Q02 below, X01–X04 beside A01–A04, and X05 next.

    Two dice are at Osiris, so that taking a die is a choice for both players.
    """
    at = Position(settings=settings(players))
    for color in ("yellow", "brown", "white", "black")[:players]:
        at.die("osiris", color, 2)
    return at


def laid(die: str, side: str = "tainted") -> Changes:
    """Return the changes at the end of a turn of seat 0, with its die at this place."""
    return {"active": "1", die: f"p0 {side}"}


def conquered(region: int, soldiers: int, at: str = "r1c1") -> Changes:
    """Return the changes by every Seth action, without the reward of the region."""
    return {
        "p0.soldiers": -soldiers,
        "p0.buildings": -1,
        "p0.blood": 1,
        f"region{region}/1": "p0",
        "Q01": at,
        "Q02": "face up",
    }


def at_maat(at: Position, phase: Phase = Phase.DESTINY) -> Position:
    """Return the Destiny choice of a Maat, with seat 0 first."""
    at.state.phase, at.state.round = phase, 4
    for player in at.state.players:
        player.destiny = -1
    return at


def to_weigh(at: Position) -> Position:
    """Return the end of the fourth round, with four dice on every board."""
    at.state.phase, at.state.round = Phase.ROTATION, 4
    for seat in range(at.settings.players):
        for color in ("yellow", "brown", "white", "black"):
            at.scales(seat, "below", color, 1)
    return at


def moment(game: Game) -> tuple[int, str]:
    assert game.decision is not None
    return game.decision.player, game.decision.kind


def seth_die(at: Position, value: int) -> str:
    return at.die("seth", "gray", value)


def scored(at: Position) -> list[int]:
    """Return the VP for Buildings on the Seth board at a Scoring, by seat."""
    at.state.phase = Phase.SCORING
    return [player.vp_by_source[Source.REGIONS] for player in at.game().state.players]
