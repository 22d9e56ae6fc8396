"""The one command: `tekhenu play`, `components`, `arena`, `simulate`."""

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
    from tekhenu.terminal import components, play

    parser: argparse.ArgumentParser = Parser(
        prog="tekhenu",
        description="Tekhenu: Obelisk of the Sun. An unofficial fan project.",
    )
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    play.add_parser(subparsers)
    components.add_parser(subparsers)
    lab.add_parsers(subparsers)
    return parser


def main(argv: list[str] | None = None) -> int:
    parser = make_parser()
    args = parser.parse_args(argv)
    if not hasattr(args, "run"):
        parser.print_help()
        return 0
    try:
        code: int = args.run(args)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 1
    return code
