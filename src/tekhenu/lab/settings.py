"""The command-line arguments for settings, which all tools of the laboratory share."""

import argparse
from typing import Any

from tekhenu.rules import Settings, SettingsError
from tekhenu.rules.declarations import Declaration, Shown

from .errors import LabError

DECLARED = {
    name: declarations
    for name, declarations in Settings.declarations().items()
    if Shown.LAB in declarations[0].shown
}


def positive(given: str) -> int:
    """Parse a whole number of at least 1."""
    if not given.isdecimal() or int(given) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {given!r}")
    return int(given)


def opponents_of(settings: Settings) -> tuple[str, ...]:
    """Return the names of the seats of solo opponents in the results."""
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
    """Return the command-line arguments of settings, without defaults."""
    given, usual = settings.to_json(), Settings(solo=settings.solo).to_json()
    chosen = ("players",) if settings.solo is None else ("solo", *settings.solo.named_fields())
    return " ".join(
        _argument(name, value)
        for name, value in given.items()
        if value and (name in chosen or value != usual.get(name))
    )


def _argument(name: str, value: object) -> str:
    values = value if isinstance(value, list) else [] if value is True else [value]
    return " ".join([_flag(name), *map(str, values)])


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def add_settings(parser: argparse.ArgumentParser, players: int) -> None:
    """Add the arguments for the settings; `players` is the default number of players."""
    for name, declarations in DECLARED.items():
        about = "; ".join(each.about for each in declarations)
        if name == "players":
            about = f"how many seats there are (default {players}; not with --solo)"
        elif kinds := ", ".join(each.variant for each in declarations if each.variant):
            about += f" (with --solo {kinds})"
        _add_argument(parser, declarations[0], about)
    parser.set_defaults(usual_players=players)


def _add_argument(parser: argparse.ArgumentParser, declaration: Declaration, about: str) -> None:
    flag = _flag(declaration.name)
    if declaration.choices is None:
        parser.add_argument(flag, action="store_true", help=about)
    elif len(DECLARED[declaration.name]) > 1:  # the choices depend on the solo opponent
        parser.add_argument(flag, help=about)
    elif isinstance(declaration.choices, range):
        parser.add_argument(flag, type=int, choices=declaration.choices, help=about)
    else:
        nargs = "+" if declaration.several else None
        parser.add_argument(flag, nargs=nargs, choices=declaration.choices, help=about)


def _value(args: argparse.Namespace, name: str) -> Any:
    """Return the value of an argument, as a number if the solo opponent takes a number."""
    value = getattr(args, name)
    for declaration in DECLARED[name]:
        number = declaration.variant == args.solo and isinstance(declaration.choices, range)
        if number and isinstance(value, str) and value.isdigit():
            return int(value)
    return value


def settings_of(args: argparse.Namespace) -> Settings:
    """Return the settings of the arguments; raise LabError if they contradict each other."""
    if args.solo is None:
        for name, (first, *_) in DECLARED.items():
            if first.variant and getattr(args, name) is not None:
                raise LabError(f"{_flag(name)} needs --solo")
    if args.solo is not None and args.players is not None:
        raise LabError("--players cannot be combined with --solo")
    given = {n: v for n in DECLARED if (v := _value(args, n)) not in (None, False)}
    if args.solo is None:
        given.setdefault("players", args.usual_players)
    try:
        return Settings.from_json(given)
    except SettingsError as error:
        raise LabError(str(error)) from None
