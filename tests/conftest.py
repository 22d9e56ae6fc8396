"""The environment of the tests: language, temporary folder and order.

The tests run in English in every locale. They have their own temporary folder, which is removed at
the end. `make test ARGS="--path-length 150"` makes its path that long, because nothing may depend
on the length of paths. `--shuffle 7` shuffles the tests in the same way in every process, because
nothing may depend on their order.
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

# A shell that runs the tests in the background makes them and their children ignore Ctrl-C.
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
    """Shuffle the files, but keep each file together, because its tests share fixtures."""
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
    """Freeze the collected objects and collect garbage less often, which makes the tests faster."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_configure(config: pytest.Config) -> None:
    if hasattr(config, "workerinput"):  # one of several processes, which share a folder
        return
    own = tempfile.mkdtemp(prefix="tekhenu-")
    config.add_cleanup(lambda: shutil.rmtree(own, ignore_errors=True))
    os.environ["TMPDIR"] = tempfile.tempdir = lengthened(own, config.getoption("path_length"))


def lengthened(folder: str, length: int) -> str:
    """Return a subfolder with a longer path, if requested, which PostgreSQL's user can enter."""
    os.chmod(folder, 0o711)
    missing = length - len(folder) - 1
    if missing <= 0:
        return folder
    below = os.path.join(folder, "x" * min(missing, LONGEST_NAME))
    os.mkdir(below)
    return lengthened(below, length)
