"""Starts servers in no time: everything is imported here already, each one is a fork.

Reads `PORT DATABASE` from its input and answers with the number of the new process.
"""

import argparse
import os
import signal
import sys

from tekhenu.analysis.engine import Stage
from tekhenu.analysis.review import Depth
from tekhenu.games import reviews
from tekhenu.rules import Game, Settings
from tekhenu.server import command, process
from tekhenu.text import catalog


def main() -> None:
    warm_up()
    vars(reviews)["DEPTH"] = Depth((Stage(1, 1),), 1, 1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    print("ready", flush=True)
    for line in sys.stdin:
        port, database = line.split()
        child = os.fork()
        if child == 0:
            serve(["--port", port, "--database", database, "--no-open", "--no-limits"])
        print(child, flush=True)


def warm_up() -> None:
    """Load the files that a server reads on first use."""
    assert callable(process.prepare)
    Game.new(Settings())
    catalog()


def serve(arguments: list[str]) -> None:
    os.close(0)
    os.dup2(2, 1)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    parser = argparse.ArgumentParser()
    command.add_arguments(parser, catalog())
    parser.set_defaults(words=catalog())
    os._exit(command.run(parser.parse_args(arguments)))


if __name__ == "__main__":
    main()
