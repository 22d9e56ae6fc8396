"""Both cores play the same games, and a core compiled from other sources is never used."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tekhenu import Game, core
from tools.fingerprint import KINDS, fingerprint, of_core

SOURCES = Path(core.__file__).parents[1]


def test_fingerprints_of_different_games_differ() -> None:
    one, again, other = (fingerprint(2, range(n, n + 1)) for n in (1, 1, 2))
    assert one == again != other


@pytest.mark.skipif(core.KIND != "compiled", reason="needs a compiled core: scripts.fast --test")
def test_both_cores_play_the_same_games_of_every_kind() -> None:
    assert Game.__module__ in sys.modules and not str(
        sys.modules[Game.__module__].__file__
    ).endswith(".py")
    one, other = (of_core(kind, games=3) for kind in ("interpreted", "compiled"))
    assert one == other and len(one) == len(KINDS)


def started(folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", "from tekhenu import core; print(core.KIND, core.REASON)"],
        env=os.environ | {"TEKHENU_CORE": "", "PYTHONPATH": str(folder)} | env,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Create sources with a compiled core, of which only the note is read here."""
    shutil.copytree(SOURCES / "tekhenu", tmp_path / "tekhenu")
    compiled = tmp_path / core.COMPILED
    compiled.mkdir()
    note = {
        "sources": core.digest_of_sources(tmp_path / "tekhenu"),
        "suffix": EXTENSION_SUFFIXES[0],
        "modules": [],
    }
    (compiled / core.NOTE).write_text(json.dumps(note), encoding="utf-8")
    return tmp_path


def test_an_existing_compiled_core_is_used(checkout: Path) -> None:
    assert started(checkout).stdout.split()[0] == "compiled"
    assert started(checkout, TEKHENU_CORE="interpreted").stdout.split()[0] == "interpreted"


def test_a_core_compiled_from_other_sources_is_not_used(checkout: Path) -> None:
    with (checkout / "tekhenu" / "rules" / "turn.py").open("a", encoding="utf-8") as source:
        source.write("\n# a word more\n")
    assert started(checkout).stdout.startswith("interpreted the sources have changed")
    refused = started(checkout, TEKHENU_CORE="compiled")
    assert refused.returncode != 0 and "the sources have changed" in refused.stderr


def test_a_broken_or_foreign_core_is_not_used(checkout: Path) -> None:
    note = checkout / core.COMPILED / core.NOTE
    loaded = json.loads(note.read_text(encoding="utf-8"))
    note.write_text(json.dumps(loaded | {"suffix": ".other.so"}), encoding="utf-8")
    assert started(checkout).stdout.startswith(
        "interpreted the compiled core is for another Python"
    )
    note.write_text("{", encoding="utf-8")
    assert started(checkout).stdout.startswith("interpreted")
