"""The same simulation on a Ray, here one that is started for it with a single core."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pyarrow import parquet

from tekhenu.cli import main
from tests.sockets import short_folder

PLAN = ["simulate", "--players", "2", "--agents", "random", "--games", "8", "--jobs", "1"]


def test_a_cluster_plays_the_same_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    assert main([*PLAN, "--out", str(here), "--json"]) == 0
    # Ray keeps sockets in its folder, and a token at home.
    with short_folder() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "tekhenu", *PLAN, "--out", there, "--ray", "local", "--json"],
            env={**os.environ, "RAY_TMPDIR": folder, "HOME": str(tmp_path)},
            capture_output=True,
            text=True,
            timeout=300,
            check=False,
        )
    assert done.returncode == 0, done.stderr
    assert done.stdout == capsys.readouterr().out
    for table in ("players", "cards", "sources"):
        one, other = (parquet.read_table(out / f"{table}.parquet") for out in (here, there))
        kept = [name for name in one.column_names if name != "seconds"]
        assert one.select(kept) == other.select(kept)


def test_an_address_without_a_server_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("ray")
    assert main([*PLAN, "--out", str(tmp_path / "out"), "--ray", "127.0.0.1:1"]) == 2
    assert "no Ray cluster answers at 127.0.0.1:1" in capsys.readouterr().err
