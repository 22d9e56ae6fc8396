"""The one command: `tekhenu serve`, `play`, `components`, `arena`, `simulate`."""

import argparse
import sys
from typing import NoReturn

WRONG = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser() -> argparse.ArgumentParser:
    from tekhenu.lab import commands as lab
    from tekhenu.server import command as serve
    from tekhenu.terminal import components, play

    parser: argparse.ArgumentParser = Parser(
        prog="tekhenu",
        description="Tekhenu: Obelisk of the Sun. An unofficial fan project. Without a command it"
        " serves the game to your browser.",
    )
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    serve.add_parser(subparsers)
    play.add_parser(subparsers)
    components.add_parser(subparsers)
    lab.add_parsers(subparsers)
    return parser


def main(argv: list[str] | None = None) -> int:
    args = make_parser().parse_args((sys.argv[1:] if argv is None else argv) or ["serve"])
    try:
        code: int = args.run(args)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code
