"""`tekhenu play`: set up or resume a game and play it."""

import argparse
import secrets
import shlex
import sys
from collections.abc import Sequence
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
from tekhenu.rules.declarations import Declaration, Shown
from tekhenu.rules.settings import ChanceSource
from tekhenu.rules.variants import (
    CHALLENGES,
    DIFFICULTIES,
    EXPANSIONS,
    HARDEST,
    MOST_AUTOMAS,
    SOLO,
    Automas,
    Botankhamun,
    TimeOfSeth,
)
from tekhenu.text import Catalog, challenge_names, player_name
from tekhenu.text.editions import problem_lines

from .answers import INTERRUPTED, WRONG, Answers, Quit, ScriptError, answers_here
from .component_comparison import EDITION, TEMPLATE, checked_in, unchecked
from .position import UnusablePosition, game_at
from .screen import make_console
from .session import Session
from .store import HUMAN, SAVE_FILE, SavedGame, is_over, put_aside, read_game, solo_seats

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
DECLARED = {
    declarations[0].argument: declarations
    for declarations in Settings.declarations().values()
    if Shown.COMMAND in declarations[0].shown
}
WISHES = (*DECLARED, "seed", "edition", "table", "position")


class PlayError(Exception):
    """A failed command; the message is for the user."""


def seat(text: str) -> str:
    """Parse `human` or the description of an agent."""
    try:
        if text != HUMAN:
            agent_for(text)
    except UnknownAgent as wrong:
        raise argparse.ArgumentTypeError(f"{wrong}; for a person: {HUMAN}") from None
    return text


def add_parser(subparsers: "Subparsers", words: Catalog) -> None:
    say = words.say
    parser = subparsers.add_parser(
        "play",
        help=say("command-play"),
        description=say("command-play-about"),
    )
    for name, declarations in DECLARED.items():
        flag = _flag(name)
        _add_setting(parser, flag, declarations, say(f"command-{flag.strip('-')}"))
    parser.add_argument(
        "--seat",
        nargs="+",
        action="extend",
        type=seat,
        default=[],
        metavar="WHO",
        help=say("command-seat", agents=", ".join((HUMAN, *examples()))),
    )
    parser.add_argument("--seed", help=say("command-seed"))
    parser.add_argument("--edition", metavar="FILE", help=say("command-edition"))
    parser.add_argument("--table", action="store_true", default=None, help=say("command-table"))
    parser.add_argument("--position", metavar="FILE", help=say("command-position"))
    parser.add_argument("--coach", action="store_true", help=say("command-coach"))
    parser.add_argument("--load", metavar="FILE", help=say("command-load"))
    parser.add_argument("--resume", action="store_true", help=say("command-resume"))
    parser.add_argument("--save", metavar="FILE", help=say("command-save"))
    parser.set_defaults(run=run)


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def _add_setting(
    parser: argparse.ArgumentParser, flag: str, declarations: Sequence[Declaration], about: str
) -> None:
    """Add the argument of a setting. Choices that depend on the opponent are checked later."""
    first = declarations[0]
    ranges = "|".join(_values(each) for each in declarations)
    if flag == "--solo":
        parser.add_argument(flag, nargs="?", const=BOTANKHAMUN, choices=first.choices, help=about)
    elif first.choices is None:
        parser.add_argument(flag, action="store_true", default=None, help=about)
    elif first.several:
        parser.add_argument(
            flag, nargs="+", action="extend", choices=first.choices, metavar=ranges, help=about
        )
    elif len(declarations) > 1:
        parser.add_argument(flag, metavar=ranges, help=about)
    elif isinstance(first.choices, range):
        parser.add_argument(flag, type=int, choices=first.choices, metavar=ranges, help=about)
    else:
        parser.add_argument(flag, choices=first.choices, help=about)


def _values(declaration: Declaration) -> str:
    """Return the choices as the help of a command shows them."""
    choices = declaration.texts
    numbers = isinstance(declaration.choices, range)
    return f"{choices[0]}..{choices[-1]}" if numbers else "|".join(choices)


def run(args: argparse.Namespace) -> int:
    try:
        check(args)
        return play_game(args)
    except PlayError as refused:
        print(refused, file=sys.stderr)
        return WRONG


def check(args: argparse.Namespace) -> None:
    """Check for contradicting arguments."""
    say = args.words.say
    loading = [name for name in ("resume", "load") if getattr(args, name)]
    starting = [name for name in WISHES if getattr(args, name) is not None]
    clashing = loading + starting if loading else []
    if args.resume and args.seat:
        clashing = ["resume", "seat"]
    if args.solo and (args.players or args.seat) and not clashing:
        clashing = ["solo", "players" if args.players else "seat"]
    if args.solo and not clashing:
        known = {type(each) for each in SOLO[args.solo].expansions}
        given = [n for n, kind in EXPANSIONS.items() if getattr(args, n) and kind not in known]
        clashing = ["solo", *given]
    if len(clashing) > 1:
        first, second = map(_flag, clashing[:2])
        raise PlayError(say("error-both", first=first, second=second))
    for name, declarations in DECLARED.items():
        if getattr(args, name) is not None and declarations[0].variant:
            _check_opponent(args, name, declarations)
    if args.position and not args.table:
        raise PlayError(say("error-needs-table", option="--position"))
    if args.difficulty is not None:
        _check_difficulty(args)
    players = args.players or max(len(args.seat), FEWEST)
    if len(args.seat) > players or players > MOST:
        raise PlayError(say("error-seats", seats=len(args.seat), players=min(players, MOST)))
    if args.save and Path(args.save).exists() and not _same(args.save, args.load):
        raise PlayError(say("error-exists", file=args.save))


def _check_opponent(
    args: argparse.Namespace, name: str, declarations: Sequence[Declaration]
) -> None:
    """Check that a setting of solo opponents is one of the given opponent."""
    opponents = [each.variant for each in declarations]
    if args.solo in opponents:
        return
    if len(opponents) > 1:
        raise PlayError(args.words.say("error-needs-solo", option=_flag(name)))
    solo = opponents[0]
    raise PlayError(args.words.say("error-needs-opponent", option=_flag(name), solo=solo))


def _check_difficulty(args: argparse.Namespace) -> None:
    """Check the difficulty and convert a number."""
    say = args.words.say
    level = next(each for each in DECLARED["difficulty"] if each.variant == args.solo)
    if isinstance(level.choices, range):
        if args.difficulty not in level.texts:
            raise PlayError(say("error-step", given=args.difficulty))
        args.difficulty = int(args.difficulty)
    elif args.difficulty not in level.texts:
        raise PlayError(say("error-level", levels=", ".join(level.texts), given=args.difficulty))


def _same(first: str, second: str | None) -> bool:
    return second is not None and Path(first).resolve() == Path(second).resolve()


def play_game(args: argparse.Namespace) -> int:
    """Play the requested game and return the exit code."""
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
    """Resume a game or start one. A script is asked nothing before the game."""
    console = make_console(plain=source.scripted)
    words = args.words
    folder = data_folder()
    saved = resumed_game(args, folder, source)
    fresh = saved is None
    seed: int | str = 0
    if saved is None:
        saved, seed = new_game(args, source)
    checked = checked_in(saved.game.settings, args.edition)
    if fresh and args.table and not source.scripted:
        ask_about_values(args, console, unchecked(saved.game.settings, checked), source)
    if fresh and not args.position:
        for line in greeting(words, saved.game.settings, seed):
            console.print(line)
    else:
        console.print(words.say("play-loaded", round=max(saved.game.state.round, 1)))
    target = save_path(args, folder, source)
    if target == folder / SAVE_FILE and (fresh or args.load):
        _make_room(folder, console, words)
    return Session(
        saved.game,
        saved.seats,
        console,
        target,
        bare=bool(args.save),
        lang=words.lang,
        coach=args.coach,
        source=source,
        checked=checked,
    )


def save_path(args: argparse.Namespace, folder: Path, source: Answers) -> Path | None:
    """Return the file in which the game is saved.

    A script does not replace a person's game: only `--save` and `--resume` save its game.
    """
    if args.save:
        return Path(args.save)
    return folder / SAVE_FILE if args.resume or not source.scripted else None


def ask_about_values(
    args: argparse.Namespace, console: Console, values: int, source: Answers
) -> None:
    """Warn that printed values may differ at a real table; the player can quit to check them.

    Players with an edition file have seen this warning before.
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


def greeting(words: Catalog, settings: Settings, seed: int | str) -> list[str]:
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


def _make_room(folder: Path, console: Console, words: Catalog) -> None:
    with suppress(OSError):
        earlier = put_aside(folder)
        if earlier is not None:
            console.print(words.say("play-earlier", file=str(earlier)), soft_wrap=True)


# Resuming


def resumed_game(args: argparse.Namespace, folder: Path, source: Answers) -> SavedGame | None:
    """Return the game to resume, if any."""
    say = args.words.say
    save_file = folder / SAVE_FILE
    if args.load:
        saved = read_save(Path(args.load), args.words)
        settings = saved.game.settings
        if settings.solo is not None:
            if args.seat:
                raise PlayError(say(SEATS_TAKEN[settings.solo.name]))
            return SavedGame(saved.game, solo_seats(settings))
        seats = args.seat or saved.seats or ["human"]
        return SavedGame(saved.game, _all_seats(seats, settings.players, args.words))
    if args.resume:
        if not save_file.exists():
            raise PlayError(say("error-nothing-kept"))
        return read_save(save_file, args.words)
    if _has_no_settings(args) and not source.scripted and is_over(save_file) is False:
        try:
            saved = read_save(save_file, args.words)
        except PlayError:
            return None
        settings = saved.game.settings
        key = ASK_RESUME[settings.solo.name if settings.solo else ""]
        automas = settings.players - settings.humans
        question = say(key, round=max(saved.game.state.round, 1), automas=automas)
        answer = source.read(f"{question} ")
        return None if answer.lower().startswith(say("answer-no")) else saved
    return None


def read_save(path: Path, words: Catalog) -> SavedGame:
    """Load a saved game; raise PlayError if that fails."""
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


def _all_seats(seats: list[str], players: int, words: Catalog) -> list[str]:
    if len(seats) > players:
        raise PlayError(words.say("error-seats", seats=len(seats), players=players))
    return [*seats, *["random"] * (players - len(seats))]


# Starting


def new_game(args: argparse.Namespace, source: Answers) -> tuple[SavedGame, int | str]:
    if _has_no_settings(args) and not source.scripted:
        ask_settings(args, source)
    seed = _seed(args.seed)
    players = args.players or max(len(args.seat), FEWEST)
    game = _start(args, _settings(args, players), seed)
    if game.settings.solo is not None:
        return SavedGame(game, solo_seats(game.settings)), seed
    usual = [HUMAN] * (players if args.table else 1)
    return SavedGame(game, _all_seats(args.seat or usual, players, args.words)), seed


def _start(args: argparse.Namespace, settings: Settings, seed: int | str) -> Game:
    if args.position is None:
        return Game.new(settings, seed)
    try:
        return game_at(Path(args.position), settings, args.words)
    except UnusablePosition as wrong:
        said = args.words.say("error-file", file=args.position, reason=str(wrong))
        raise PlayError(said) from None


def _has_no_settings(args: argparse.Namespace) -> bool:
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
    given = {each[0].name: getattr(args, name) for name, each in DECLARED.items()}
    given |= {
        "players": None if args.solo else players,
        "automas": (args.automas or 1) if args.solo == AUTOMA else None,
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
    """Return the chance source; several people at one device use one without visible secrets."""
    alone = args.solo or args.seat.count(HUMAN) == 1
    return ChanceSource.TABLE if alone else ChanceSource.OPEN_TABLE


def _first_problem(wrong: EditionError, words: Catalog) -> str:
    """Return the first problem, and the command that lists the others."""
    first, *more = problem_lines(words, wrong)
    if not more:
        return first
    command = f"tekhenu components --check {shlex.quote(wrong.source)}"
    return words.say("edition-more", problem=first, count=len(more), command=command)


def ask_settings(args: argparse.Namespace, source: Answers) -> None:
    """Ask for the settings that were not given as arguments."""
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
