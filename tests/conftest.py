"""The tests speak English, whatever the system of whoever runs them speaks.

They have a temporary folder of their own, which goes when they are over. Nothing may depend on how
long its path is: `make test ARGS="--path-length 150"` makes it as long as that. Nor may anything
depend on the order of tests: with `--shuffle 7` it is another one, the same in every process.
"""

import gc
import os
import shutil
import signal
import tempfile
from itertools import groupby
from random import Random

import pytest

LONGEST_NAME = 200

for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"

# A shell that runs the tests in the background lets them and their children ignore Ctrl-C.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--path-length",
        type=int,
        default=0,
        metavar="N",
        help="how long the path of the temporary folder is (if N is more than usual)",
    )
    parser.addoption(
        "--shuffle",
        metavar="SEED",
        help="files in another order, and the tests of each; the same seed is the same order",
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A file stays together: what its tests share is made once."""
    seed = config.getoption("shuffle")
    if seed is None:
        return
    rng = Random(seed)
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    rng.shuffle(files)
    for tests in files:
        rng.shuffle(tests)
    items[:] = [item for tests in files for item in tests]


def pytest_collection_finish() -> None:
    """What is needed to the end is not looked through again and again for what is not, and the
    rest less often than usual."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):  # one of several processes, in the folder of the first
        return
    own = tempfile.mkdtemp(prefix="tekhenu-")
    config.add_cleanup(lambda: shutil.rmtree(own, ignore_errors=True))
    os.environ["TMPDIR"] = tempfile.tempdir = lengthened(own, config.getoption("path_length"))


def lengthened(folder: str, length: int) -> str:
    """A folder below it, if need be, that other users may pass through as PostgreSQL's must."""
    os.chmod(folder, 0o711)
    missing = length - len(folder) - 1
    if missing <= 0:
        return folder
    below = os.path.join(folder, "x" * min(missing, LONGEST_NAME))
    os.mkdir(below)
    return lengthened(below, length)
