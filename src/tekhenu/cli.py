"""The command `tekhenu` with its subcommands."""

import argparse
import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from tekhenu.text import Catalog

WRONG = 2
INTERRUPTED = 130


def parser_in(words: "Catalog") -> type[argparse.ArgumentParser]:
    """Return a parser class with help in a language and errors of one line."""

    class Formatter(argparse.HelpFormatter):
        def add_usage(self, usage, actions, groups, prefix=None):  # type: ignore[no-untyped-def]
            spoken = f"{words.say('command-usage')} " if prefix is None else prefix
            super().add_usage(usage, actions, groups, spoken)

    class Parser(argparse.ArgumentParser):
        def __init__(self, **settings: object) -> None:
            super().__init__(**settings, add_help=False, formatter_class=Formatter)  # type: ignore[arg-type]
            self._optionals.title = words.say("command-options")
            self.add_argument("-h", "--help", action="help", help=words.say("command-help"))
            self.set_defaults(words=words)

        def error(self, message: str) -> NoReturn:
            text = words.say("command-wrong", program=self.prog, problem=message)
            self.exit(WRONG, f"{text}\n")

    return Parser


class VersionAction(argparse.Action):
    """Option that prints the versions of the program, its core and Python for bug reports."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from tekhenu import __version__, core

        why = f" ({core.REASON})" if core.REASON else ""
        print(f"tekhenu {__version__}, {core.KIND} core{why}, {core.interpreter()}")
        parser.exit()


def make_parser(lang: str = "en") -> argparse.ArgumentParser:
    from tekhenu.lab import commands as lab
    from tekhenu.lab import reviews
    from tekhenu.server import command as serve
    from tekhenu.server import maintenance
    from tekhenu.terminal import components, play, puzzle, review
    from tekhenu.text import catalog, languages

    words = catalog(lang)
    parser = parser_in(words)(prog="tekhenu", description=words.say("command-about"))
    parser.add_argument(
        "--version", action=VersionAction, nargs=0, help=words.say("command-version")
    )
    subparsers = parser.add_subparsers(
        title=words.say("command-list"), metavar="COMMAND", required=True
    )
    serve.add_parser(subparsers, words)
    play.add_parser(subparsers, words)
    puzzle.add_parser(subparsers, words)
    review.add_parser(subparsers, words, reviews.run_reviews)
    maintenance.add_parsers(subparsers, words)
    components.add_parser(subparsers)
    for spoken in (parser, *subparsers.choices.values()):
        spoken.add_argument("--lang", choices=languages(), help=words.say("command-lang"))
    lab.add_parsers(subparsers)
    return parser


def language_for(argv: list[str]) -> str:
    """Return the language of the help, which must be known before the arguments are parsed."""
    from tekhenu.text import language_of, languages

    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang", nargs="?")
    wanted = early.parse_known_args(argv)[0].lang
    return wanted if wanted in languages() else language_of(os.environ)


def main(argv: list[str] | None = None) -> int:
    given = (sys.argv[1:] if argv is None else argv) or ["serve"]
    try:
        args = make_parser(language_for(given)).parse_args(given)
        code: int = args.run(args)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code
