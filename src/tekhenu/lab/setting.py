"""Which game is played: what the tools of the laboratory ask for in the same words."""

import argparse
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

from tekhenu.rules.options import SOLO, Options, OptionsError

from .errors import LabError

PLAYERS = (2, 3, 4)
OPPONENTS = {"botankhamun": "Botankhamun", "automa": "Automa"}


@dataclass(frozen=True, slots=True)
class Setting:
    """The options of a game that differ from the usual ones; None leaves one as it is."""

    players: int | None = None
    seth: bool | None = None
    solo: str | None = None
    automas: int | None = None
    difficulty: int | str | None = None

    @property
    def options(self) -> Options:
        return _options(self)

    @property
    def seats(self) -> int:
        return self.options.players

    @property
    def humans(self) -> int:
        """Seats that agents take; the others belong to solo opponents."""
        return self.options.humans

    @property
    def opponents(self) -> tuple[str, ...]:
        """What the seats of solo opponents are called in the results."""
        return (OPPONENTS.get(self.solo or "", ""),) * (self.seats - self.humans)

    @property
    def title(self) -> str:
        if self.solo is None:
            return f"{self.seats} players" + (" with Seth" if self.options.seth else "")
        count = self.seats - self.humans
        name = OPPONENTS[self.solo] if count == 1 else f"{count} {OPPONENTS[self.solo]}s"
        return f"against {name}, difficulty {self.options.difficulty}"

    @property
    def arguments(self) -> str:
        """As they are given on a command line."""
        given = self.to_json()
        if self.solo is not None:
            del given["players"]
        return " ".join(
            f"--{name}" if on is True else f"--{name} {on}" for name, on in given.items()
        )

    def to_json(self) -> dict[str, Any]:
        return {"players": self.seats} | {
            name: value for name, value in asdict(self).items() if value and name != "players"
        }


@cache
def _options(setting: Setting) -> Options:
    given = {name: value for name, value in asdict(setting).items() if value is not None}
    return Options(**given)


def add_setting(parser: argparse.ArgumentParser, players: int) -> None:
    """The arguments of a command; `players` is how many play if nothing is said."""
    parser.add_argument(
        "--players", type=int, choices=PLAYERS, help=f"default {players}; not with --solo"
    )
    parser.add_argument("--seth", action="store_true", help="play with Time of Seth")
    parser.add_argument("--solo", choices=SOLO, help="play against a solo opponent")
    parser.add_argument("--automas", type=int, metavar="N", help="how many, with --solo automa")
    parser.add_argument("--difficulty", metavar="D", help="of the solo opponent")
    parser.set_defaults(usual_players=players)


def setting_of(args: argparse.Namespace) -> Setting:
    """LabError if what is asked for does not fit together."""
    if args.solo is None and (args.automas is not None or args.difficulty is not None):
        raise LabError("--automas and --difficulty belong to --solo")
    if args.solo is not None and args.players is not None:
        raise LabError("--players does not go with --solo")
    difficulty = args.difficulty
    setting = Setting(
        players=(args.players or args.usual_players) if args.solo is None else None,
        seth=True if args.seth else None,
        solo=args.solo,
        automas=args.automas,
        difficulty=int(difficulty) if difficulty and difficulty.isdigit() else difficulty,
    )
    try:
        _options(setting)
    except (OptionsError, TypeError) as error:
        raise LabError(str(error)) from None
    return setting
