"""The page about the environments, and the example it shows."""

import re
import subprocess
import sys
from pathlib import Path

from tekhenu import Settings
from tekhenu.lab.environments.actions import ACTIONS, action_id
from tekhenu.lab.environments.layout import Layout
from tekhenu.lab.environments.tables import action_table, observation_table

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")


def test_the_tables_are_those_of_the_program() -> None:
    """`python -m tekhenu.lab.environments.tables` prints them anew."""
    assert action_table() in PAGE
    assert observation_table(Settings(players=2)) in PAGE


def test_the_numbers_named_are_right() -> None:
    assert f"{len(ACTIONS):,} in all" in PAGE
    assert f"({Layout(Settings(players=2)).size:,} numbers)" in PAGE
    assert f"action_name({action_id('osiris:row5/bread')})" in PAGE


def test_the_example_trains() -> None:
    """A moment of training, to see that it runs; how well it learns is on the page."""
    words = ["--minutes", "0.01", "--batch", "1", "--tests", "2", "--cores", "1"]
    script = ROOT / "examples" / "train_linear.py"
    run = subprocess.run(
        [sys.executable, str(script), *words], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"( +\d+ s +\d+ games: wins +[\d.]+%, +[+-][\d.]+ VP\n){2}", run.stdout)
