"""Which game is played: what the tools of the laboratory ask for in the same words."""

import argparse

from tekhenu.rules.settings import ALTERED_DICE, HORUS_TILES, PLAYERS, Settings
from tekhenu.rules.variants import CHALLENGES, EXPANSIONS, SOLO, SettingsError

from .errors import LabError

SOLO_ARGUMENTS = ("automas", "difficulty", "challenges")
ARGUMENTS = ("players", *EXPANSIONS, "solo", *SOLO_ARGUMENTS, "altered_dice", "horus")


def opponents_of(settings: Settings) -> tuple[str, ...]:
    """What the seats of solo opponents are called in the results."""
    solo = settings.solo
    return () if solo is None else (solo.name.capitalize(),) * (solo.seats - settings.humans)


def title_of(settings: Settings) -> str:
    if settings.solo is None:
        more = settings.expansion
        return f"{settings.players} players" + (f" with {more.title}" if more else "")
    names = opponents_of(settings)
    name = names[0] if len(names) == 1 else f"{len(names)} {settings.solo.title}"
    return f"against {name}, difficulty {settings.solo.difficulty}"


def arguments_of(settings: Settings) -> str:
    """As they are given on a command line; what follows by itself is left out."""
    given, usual = settings.to_json(), Settings(solo=settings.solo).to_json()
    chosen = ("players",) if settings.solo is None else ("solo", *settings.solo.named_fields())
    return " ".join(
        _argument(name, value)
        for name, value in given.items()
        if value and (name in chosen or value != usual.get(name))
    )


def _argument(name: str, value: object) -> str:
    values = value if isinstance(value, list) else [] if value is True else [value]
    return " ".join([f"--{name.replace('_', '-')}", *map(str, values)])


def add_settings(parser: argparse.ArgumentParser, players: int) -> None:
    """The arguments of a command; `players` is how many play if nothing is said."""
    parser.add_argument(
        "--players", type=int, choices=PLAYERS, help=f"default {players}; not with --solo"
    )
    for name, expansion in EXPANSIONS.items():
        parser.add_argument(f"--{name}", action="store_true", help=f"play with {expansion.title}")
    parser.add_argument("--solo", choices=tuple(SOLO), help="play against a solo opponent")
    parser.add_argument("--automas", type=int, metavar="N", help="how many, with --solo automa")
    parser.add_argument("--difficulty", metavar="D", help="of the solo opponent")
    parser.add_argument(
        "--challenges", nargs="+", choices=CHALLENGES, help="with --solo botankhamun"
    )
    parser.add_argument("--altered-dice", choices=ALTERED_DICE, help="what the scales weigh")
    parser.add_argument("--horus", choices=HORUS_TILES, help="the gods of the Horus tiles")
    parser.set_defaults(usual_players=players)


def settings_of(args: argparse.Namespace) -> Settings:
    """LabError if what is asked for does not fit together."""
    if args.solo is None:
        for name in SOLO_ARGUMENTS:
            if getattr(args, name) is not None:
                raise LabError(f"--{name} belongs to --solo")
    if args.solo is not None and args.players is not None:
        raise LabError("--players does not go with --solo")
    given = {n: v for n in ARGUMENTS if (v := getattr(args, n)) not in (None, False)}
    if args.solo is None:
        given.setdefault("players", args.usual_players)
    if (difficulty := args.difficulty) and difficulty.isdigit():
        given["difficulty"] = int(difficulty)
    try:
        return Settings.from_json(given)
    except SettingsError as error:
        raise LabError(str(error)) from None
