"""The temporary folder of the tests: private, of the requested length, and removed at the end."""

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INNER = """
import os, pathlib
def test_inside(tmp_path):
    pathlib.Path(__file__).with_name("seen").write_text(f"{os.environ['TMPDIR']}\\n{tmp_path}")
    HERE
"""


def run(folder: Path, *arguments: str, what: str = "pass") -> tuple[int, Path, Path]:
    """Run a test; return the exit code, the folder of the tests and that of the test."""
    (folder / "test_inner.py").write_text(INNER.replace("HERE", what), encoding="utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conftest",
        "--rootdir",
        str(folder),
    ]
    done = subprocess.run(
        [*command, "-c", os.devnull, *arguments, str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (folder / "seen").exists(), done.stdout + done.stderr
    own, inner = (folder / "seen").read_text(encoding="utf-8").splitlines()
    return done.returncode, Path(own), Path(inner)


def test_these_tests_use_their_own_folder() -> None:
    assert tempfile.gettempdir() == os.environ["TMPDIR"]


@pytest.mark.parametrize(
    ("what", "code"),
    [("pass", 0), ("assert False", 1), (f"os.kill(os.getpid(), {int(signal.SIGINT)})", 2)],
)
def test_the_folder_is_removed_however_the_tests_end(what: str, code: int, tmp_path: Path) -> None:
    ended, own, inner = run(tmp_path, what=what)
    assert ended == code
    assert inner.is_relative_to(own)
    assert not own.exists()


def test_several_processes_share_the_folder(tmp_path: Path) -> None:
    ended, own, inner = run(tmp_path, "-p", "xdist", "-n", "1", what="assert False")
    assert ended == 1
    assert inner.is_relative_to(own)
    assert not own.exists()


@pytest.mark.parametrize("length", [150, 450])
def test_the_folder_has_the_requested_length(length: int, tmp_path: Path) -> None:
    ended, own, _ = run(tmp_path, "--path-length", str(length))
    assert ended == 0
    assert len(str(own)) == length
