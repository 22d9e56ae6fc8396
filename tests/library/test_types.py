"""A user's program is type-checked against the package as it is installed, from its wheel."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "programs"


def told(*command: str | Path, folder: Path) -> str:
    alone = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH")
    }
    run = subprocess.run(
        command, cwd=folder, env=alone, capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    said = told(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, folder=ROOT
    )
    wheel = next(folder.glob("*.whl"), None)
    assert wheel is not None, said
    place = folder / "environment"
    venv.create(place, symlinks=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    with zipfile.ZipFile(wheel) as packed:
        assert "tekhenu/py.typed" in packed.namelist()
        packed.extractall(place / "lib" / version / "site-packages")
    return place / "bin" / "python"


def test_a_users_program_has_no_type_errors_and_no_unknown_types(installed: Path) -> None:
    """Both in one run: `wrong.py` names the errors it holds, and an unused name is an error too."""
    said = told(
        *(sys.executable, "-m", "mypy", "--strict", "--config-file="),
        *("--cache-dir", installed.parent / "cache", "--python-executable", installed),
        *("good.py", "wrong.py"),
        folder=PROGRAMS,
    )
    assert said == "Success: no issues found in 2 source files\n"


def test_the_users_program_runs() -> None:
    run = subprocess.run(
        [sys.executable, PROGRAMS / "good.py"], capture_output=True, text=True, check=True
    )
    assert "wins with" in run.stdout and "a picture of 1000 × 529" in run.stdout
