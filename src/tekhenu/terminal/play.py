"""`tekhenu play`: set up or continue a game, then sit down at it."""

import argparse
import secrets
import shlex
import sys
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tekhenu.agents import UnknownAgent, agent_for
from tekhenu.agents.ladder import STRENGTHS
from tekhenu.agents.registry import LADDER, examples
from tekhenu.components import EditionError, load
from tekhenu.folders import data_folder
from tekhenu.rules import Game, SaveError, Settings, SettingsError
from tekhenu.rules.settings import ALTERED_DICE, HORUS_TILES, ChanceSource
from tekhenu.rules.variants import (
    CHALLENGES,
    DIFFICULTIES,
    HARDEST,
    MOST_AUTOMAS,
    SOLO,
    Automas,
    Botankhamun,
    TimeOfSeth,
)
from tekhenu.text import Catalogue, challenge_names, player_name
from tekhenu.text.editions import problem_lines

from .answers import INTERRUPTED, WRONG, Answers, Quit, ScriptError, answers_here
from .comparing import EDITION, TEMPLATE, checked_in, unchecked
from .position import UnusablePosition, game_at
from .screen import make_console
from .session import Session
from .store import HUMAN, KEPT, Kept, is_over, put_aside, read_game, solo_seats

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

COMMAND = "tekhenu play"
RESUME = f"{COMMAND} --resume"
FEWEST, MOST = 2, 4
ALONE = 1
USUAL_STRENGTH = 2
BOTANKHAMUN, AUTOMA = Botankhamun.name, Automas.name
SEATS_TAKEN = {BOTANKHAMUN: "error-solo-seats", AUTOMA: "error-automa-seats"}
ASK_RESUME = {"": "ask-resume", BOTANKHAMUN: "ask-resume-solo", AUTOMA: "ask-resume-automa"}
WISHES = (
    *("solo", "players", "seed", "edition", "altered_dice", "horus", "difficulty", "challenge"),
    *("seth", "automas", "table", "position"),
)


class PlayError(Exception):
    """The command cannot be carried out; the message is for the user."""


def seat(text: str) -> str:
    """`human`, or an agent by its description."""
    try:
        if text != HUMAN:
            agent_for(text)
    except UnknownAgent as wrong:
        raise argparse.ArgumentTypeError(f"{wrong}; or {HUMAN}") from None
    return text


def add_parser(subparsers: "Subparsers", words: Catalogue) -> None:
    say = words.say
    parser = subparsers.add_parser(
        "play",
        help=say("command-play"),
        description=say("command-play-about"),
    )
    parser.add_argument(
        "--players",
        type=int,
        choices=range(FEWEST, MOST + 1),
        metavar="2..4",
        help=say("command-players"),
    )
    parser.add_argument(
        "--seat",
        nargs="+",
        action="extend",
        type=seat,
        default=[],
        metavar="WHO",
        help=say("command-seat", agents=", ".join((HUMAN, *examples()))),
    )
    _add_solo(parser, words)
    parser.add_argument("--seth", action="store_true", default=None, help=say("command-seth"))
    parser.add_argument("--seed", help=say("command-seed"))
    parser.add_argument("--edition", metavar="FILE", help=say("command-edition"))
    parser.add_argument(
        "--altered-dice",
        choices=ALTERED_DICE,
        help=say("command-altered-dice"),
    )
    parser.add_argument("--horus", choices=HORUS_TILES, help=say("command-horus"))
    parser.add_argument("--table", action="store_true", default=None, help=say("command-table"))
    parser.add_argument("--position", metavar="FILE", help=say("command-position"))
    parser.add_argument("--coach", action="store_true", help=say("command-coach"))
    parser.add_argument("--load", metavar="FILE", help=say("command-load"))
    parser.add_argument("--resume", action="store_true", help=say("command-resume"))
    parser.add_argument("--save", metavar="FILE", help=say("command-save"))
    parser.set_defaults(run=run)


def _add_solo(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    """Who plays against somebody alone, and how well."""
    say = words.say
    parser.add_argument(
        "--solo",
        nargs="?",
        const=BOTANKHAMUN,
        choices=tuple(SOLO),
        help=say("command-solo"),
    )
    parser.add_argument(
        "--automas",
        type=int,
        choices=range(1, MOST_AUTOMAS + 1),
        metavar="1..3",
        help=say("command-automas"),
    )
    parser.add_argument(
        "--difficulty",
        metavar="|".join((*DIFFICULTIES, f"0..{HARDEST}")),
        help=say("command-difficulty"),
    )
    parser.add_argument(
        "--challenge",
        nargs="+",
        action="extend",
        choices=CHALLENGES,
        metavar="|".join(CHALLENGES),
        help=say("command-challenge"),
    )


def run(args: argparse.Namespace) -> int:
    try:
        check(args)
        return sit_down(args)
    except PlayError as refused:
        print(refused, file=sys.stderr)
        return WRONG


def check(args: argparse.Namespace) -> None:
    """Wishes that contradict each other."""
    say = args.words.say
    loading = [name for name in ("resume", "load") if getattr(args, name)]
    starting = [name for name in WISHES if getattr(args, name) is not None]
    clashing = loading + starting if loading else []
    if args.resume and args.seat:
        clashing = ["resume", "seat"]
    if args.solo and (args.players or args.seat) and not clashing:
        clashing = ["solo", "players" if args.players else "seat"]
    if args.solo == BOTANKHAMUN and args.seth and not clashing:
        clashing = ["solo", "seth"]
    if args.solo == AUTOMA and args.challenge and not clashing:
        clashing = ["automas", "challenge"]
    if len(clashing) > 1:
        first, second = (f"--{name.replace('_', '-')}" for name in clashing[:2])
        raise PlayError(say("error-both", first=first, second=second))
    for name in ("difficulty", "challenge"):
        if getattr(args, name) and not args.solo:
            raise PlayError(say("error-needs-solo", option=f"--{name}"))
    if args.position and not args.table:
        raise PlayError(say("error-needs-table", option="--position"))
    if args.automas and args.solo != AUTOMA:
        raise PlayError(say("error-needs-automas", option="--automas"))
    if args.difficulty is not None:
        _check_difficulty(args)
    players = args.players or max(len(args.seat), FEWEST)
    if len(args.seat) > players or players > MOST:
        raise PlayError(say("error-seats", seats=len(args.seat), players=min(players, MOST)))
    if args.save and Path(args.save).exists() and not _same(args.save, args.load):
        raise PlayError(say("error-exists", file=args.save))


def _check_difficulty(args: argparse.Namespace) -> None:
    """A word for Botankhamun, a number for Automas."""
    say = args.words.say
    if args.solo == AUTOMA:
        steps = [str(step) for step in range(HARDEST + 1)]
        if args.difficulty not in steps:
            raise PlayError(say("error-step", given=args.difficulty))
        args.difficulty = int(args.difficulty)
    elif args.difficulty not in DIFFICULTIES:
        levels = ", ".join(DIFFICULTIES)
        raise PlayError(say("error-level", levels=levels, given=args.difficulty))


def _same(first: str, second: str | None) -> bool:
    return second is not None and Path(first).resolve() == Path(second).resolve()


def sit_down(args: argparse.Namespace) -> int:
    """Play the game that is asked for; return the exit code."""
    source = answers_here()
    try:
        session = begin(args, source)
    except Quit:
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    try:
        session.play()
    except Quit:
        session.farewell(RESUME)
    except KeyboardInterrupt:
        session.farewell(RESUME)
        return INTERRUPTED
    except ScriptError as ended:
        session.farewell(RESUME)
        return ended.report(COMMAND, args.words)
    return 0


def begin(args: argparse.Namespace, source: Answers) -> Session:
    """Continue a game or start one. A script is asked nothing before the game."""
    console = make_console(plain=source.scripted)
    words = args.words
    folder = data_folder()
    kept = continued(args, folder, source)
    fresh = kept is None
    seed: int | str = 0
    if kept is None:
        kept, seed = new_game(args, source)
    checked = checked_in(kept.game.settings, args.edition)
    if fresh and args.table and not source.scripted:
        ask_about_values(args, console, unchecked(kept.game.settings, checked), source)
    if fresh and not args.position:
        for line in greeting(words, kept.game.settings, seed):
            console.print(line)
    else:
        console.print(words.say("play-loaded", round=max(kept.game.state.round, 1)))
    keep = kept_in(args, folder, source)
    if keep == folder / KEPT and (fresh or args.load):
        _make_room(folder, console, words)
    return Session(
        kept.game,
        kept.seats,
        console,
        keep,
        bare=bool(args.save),
        lang=words.lang,
        coach=args.coach,
        source=source,
        checked=checked,
    )


def kept_in(args: argparse.Namespace, folder: Path, source: Answers) -> Path | None:
    """Return the file to keep the game in.

    A script does not replace the game of a person: only `--save` and `--resume` keep its game.
    """
    if args.save:
        return Path(args.save)
    return folder / KEPT if args.resume or not source.scripted else None


def ask_about_values(
    args: argparse.Namespace, console: Console, values: int, source: Answers
) -> None:
    """Say that printed values may differ at a real table; who wants to check them first leaves.

    Who plays with an edition file has had that choice.
    """
    say = args.words.say
    if values:
        console.print(say("compare-count", values=values))
    if args.edition or not values:
        return
    answer = source.read(f"{say('compare-ask')} ")
    if answer == "c":
        play = f"tekhenu {shlex.join(sys.argv[1:])} --edition {EDITION}"
        console.print(say("compare-how", template=TEMPLATE, play=play), soft_wrap=True)
    if answer in ("c", "q"):
        raise Quit


def greeting(words: Catalogue, settings: Settings, seed: int | str) -> list[str]:
    solo = settings.solo
    if solo is None:
        key = "play-new-seth" if isinstance(settings.expansion, TimeOfSeth) else "play-new"
        return [words.say(key, players=settings.players, seed=str(seed))]
    if isinstance(solo, Automas):
        you = player_name(0, words.lang)
        values: dict[str, str | int] = {"player": you, "automas": solo.count}
        values["step"] = solo.difficulty
        return [words.say("play-new-automa", seed=str(seed), **values)]
    lines = [
        words.say(
            "play-new-solo",
            player=player_name(0, words.lang),
            difficulty=solo.difficulty,
            seed=str(seed),
        )
    ]
    if challenges := challenge_names(settings, words.lang):
        lines.append(words.say("play-new-challenges", challenges=challenges))
    return lines


def _make_room(folder: Path, console: Console, words: Catalogue) -> None:
    with suppress(OSError):
        earlier = put_aside(folder)
        if earlier is not None:
            console.print(words.say("play-earlier", file=str(earlier)), soft_wrap=True)


# Continuing


def continued(args: argparse.Namespace, folder: Path, source: Answers) -> Kept | None:
    """The game to go on with, if that is what is wanted."""
    say = args.words.say
    kept_file = folder / KEPT
    if args.load:
        kept = _read(Path(args.load), args.words)
        settings = kept.game.settings
        if settings.solo is not None:
            if args.seat:
                raise PlayError(say(SEATS_TAKEN[settings.solo.name]))
            return Kept(kept.game, solo_seats(settings))
        seats = args.seat or kept.seats or ["human"]
        return Kept(kept.game, _all_seats(seats, settings.players, args.words))
    if args.resume:
        if not kept_file.exists():
            raise PlayError(say("error-nothing-kept"))
        return _read(kept_file, args.words)
    if _no_wishes(args) and not source.scripted and is_over(kept_file) is False:
        try:
            kept = _read(kept_file, args.words)
        except PlayError:
            return None
        settings = kept.game.settings
        key = ASK_RESUME[settings.solo.name if settings.solo else ""]
        automas = settings.players - settings.humans
        question = say(key, round=max(kept.game.state.round, 1), automas=automas)
        answer = source.read(f"{question} ")
        return None if answer.lower().startswith(say("answer-no")) else kept
    return None


def _read(path: Path, words: Catalogue) -> Kept:
    say = words.say
    try:
        return read_game(path)
    except OSError as wrong:
        raise PlayError(say("error-file", file=str(path), reason=wrong.strerror or "")) from None
    except UnicodeDecodeError:
        raise PlayError(say("error-file", file=str(path), reason=say("error-no-save"))) from None
    except SaveError as wrong:
        reason = say("save-trouble", kind=wrong.kind)
        raise PlayError(say("error-file", file=str(path), reason=reason)) from None


def _all_seats(seats: list[str], players: int, words: Catalogue) -> list[str]:
    if len(seats) > players:
        raise PlayError(words.say("error-seats", seats=len(seats), players=players))
    return [*seats, *["random"] * (players - len(seats))]


# Beginning


def new_game(args: argparse.Namespace, source: Answers) -> tuple[Kept, int | str]:
    if _no_wishes(args) and not source.scripted:
        ask_wishes(args, source)
    seed = _seed(args.seed)
    players = args.players or max(len(args.seat), FEWEST)
    game = _begun(args, _settings(args, players), seed)
    if game.settings.solo is not None:
        return Kept(game, solo_seats(game.settings)), seed
    usual = [HUMAN] * (players if args.table else 1)
    return Kept(game, _all_seats(args.seat or usual, players, args.words)), seed


def _begun(args: argparse.Namespace, settings: Settings, seed: int | str) -> Game:
    if args.position is None:
        return Game.new(settings, seed)
    try:
        return game_at(Path(args.position), settings, args.words)
    except UnusablePosition as wrong:
        said = args.words.say("error-file", file=args.position, reason=str(wrong))
        raise PlayError(said) from None


def _no_wishes(args: argparse.Namespace) -> bool:
    given = [getattr(args, name) for name in (*WISHES, "save", "load")]
    return not args.seat and all(wish is None for wish in given)


def _seed(text: str | None) -> int | str:
    if text is None:
        return secrets.randbelow(10**6)
    try:
        return int(text)
    except ValueError:
        return text


def _settings(args: argparse.Namespace, players: int) -> Settings:
    given = {
        "players": None if args.solo else players,
        "solo": args.solo,
        "automas": (args.automas or 1) if args.solo == AUTOMA else None,
        "difficulty": args.difficulty,
        "challenges": args.challenge or None,
        "altered_dice": args.altered_dice,
        "horus": args.horus,
        "seth": args.seth,
        "chance": _chance(args) if args.table else None,
    }
    try:
        said = {name: value for name, value in given.items() if value is not None}
        return Settings.from_json(said, load(args.edition))
    except EditionError as wrong:
        raise PlayError(_first_problem(wrong, args.words)) from None
    except SettingsError as wrong:
        raise PlayError(str(wrong)) from None


def _chance(args: argparse.Namespace) -> ChanceSource:
    """Several people at one device keep their secrets to themselves."""
    alone = args.solo or args.seat.count(HUMAN) == 1
    return ChanceSource.TABLE if alone else ChanceSource.OPEN_TABLE


def _first_problem(wrong: EditionError, words: Catalogue) -> str:
    """Return the first problem, and the command that shows the others."""
    first, *more = problem_lines(words, wrong)
    if not more:
        return first
    command = f"tekhenu components --check {shlex.quote(wrong.source)}"
    return words.say("edition-more", problem=first, count=len(more), command=command)


def ask_wishes(args: argparse.Namespace, source: Answers) -> None:
    """A few friendly questions instead of arguments."""
    say = args.words.say

    def number(question: str, low: int, high: int, default: int) -> int:
        while answer := source.read(f"{say(question)} "):
            if answer.isdecimal() and low <= int(answer) <= high:
                return int(answer)
            print(say("ask-number", low=low, high=high))
        return default

    players = number("ask-players", ALONE, MOST, FEWEST)
    if players == ALONE:
        args.automas = number("ask-opponent", 0, MOST_AUTOMAS, 0)
        args.solo = AUTOMA if args.automas else BOTANKHAMUN
        if args.automas:
            args.difficulty = number("ask-step", 0, HARDEST, 0)
            return
        args.difficulty = DIFFICULTIES[number("ask-difficulty", 1, len(DIFFICULTIES), 1) - 1]
        wanted = number("ask-challenges", 0, (1 << len(CHALLENGES)) - 1, 0)
        args.challenge = [name for bit, name in enumerate(CHALLENGES) if wanted >> bit & 1]
        return
    humans = number("ask-humans", 1, players, 1)
    args.seat = [HUMAN] * humans
    if players > humans:
        strength = number("ask-strength", 1, len(STRENGTHS), USUAL_STRENGTH)
        args.seat += [f"{LADDER}:{strength}"] * (players - humans)
