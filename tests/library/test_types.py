"""A user's program is type-checked against the package as it is installed, from its wheel."""

import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

import tekhenu

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "programs"


def output_of(*command: str | Path, folder: Path) -> str:
    alone = {
        key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "MYPYPATH")
    }
    run = subprocess.run(
        command, cwd=folder, env=alone, capture_output=True, text=True, check=False
    )
    return run.stdout + run.stderr


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the Python of an environment with only the wheel installed."""
    folder = tmp_path_factory.mktemp("installed")
    said = output_of(
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
    said = output_of(
        *(sys.executable, "-m", "mypy", "--strict", "--config-file="),
        *("--cache-dir", installed.parent / "cache", "--python-executable", installed),
        *("good.py", "wrong.py"),
        folder=PROGRAMS,
    )
    assert said == "Success: no issues found in 2 source files\n"


def test_an_installed_package_knows_its_version_and_advises_no_makefile(installed: Path) -> None:
    apart = ("PYTHONPATH", "TEKHENU_CORE")
    environment = {key: value for key, value in os.environ.items() if key not in apart}
    program = "import tekhenu; print(tekhenu.__version__, tekhenu.core.REASON, sep='\\n')"
    run = subprocess.run(
        [installed, "-c", program],
        cwd=installed.parent,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    version, reason = run.stdout.splitlines()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version == project["version"] == tekhenu.__version__
    assert reason == ("no compiled core is installed; a wheel built with TEKHENU_COMPILED=1 has it")


def test_the_users_program_runs() -> None:
    run = subprocess.run(
        [sys.executable, PROGRAMS / "good.py"], capture_output=True, text=True, check=True
    )
    assert "wins with" in run.stdout and "a picture of 1000 × 529" in run.stdout
