"""An agent of an installed package: registering it is all, for the lab and for the browser."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tekhenu.server.config import ServerConfig
from tekhenu.text import languages

from .client import serving
from .test_computers import nearly_over
from .test_live import wait_until

MODULE = """
class Last:
    def choose(self, view, decision, rng):
        return decision.options[-1]
"""
POINTS = "[tekhenu.agents]\nlast-resort = lastly:Last\n"
METADATA = "Metadata-Version: 2.1\nName: lastly\nVersion: 1\n"


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install a package with the agent `last-resort` for this process and its children."""
    site = tmp_path / "site"
    info = site / "lastly-1.dist-info"
    info.mkdir(parents=True)
    (site / "lastly.py").write_text(MODULE)
    (info / "entry_points.txt").write_text(POINTS)
    (info / "METADATA").write_text(METADATA)
    monkeypatch.syspath_prepend(site)
    inherited = os.environ.get("PYTHONPATH")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(site), inherited])))
    return site


def seats_on_offer(page: str) -> list[str]:
    """Return the entries of the list for the second seat."""
    lists = re.findall(r'<select name="seat".*?</select>', page, re.DOTALL)
    return re.findall(r"<option [^>]*>([^<]*)</option>", lists[1])


def test_it_is_in_the_browsers_list_and_plays_there(installed: Path, sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, pace=0.0, limits=None, workers=1)) as client:
        for lang in languages():
            page = client.get("/", headers={"accept-language": lang}).text
            assert sum("last-resort" in offer for offer in seats_on_offer(page)) == 1
        game = client.begin(save=nearly_over(), seats=["greedy", "last-resort"])["game"]
        wait_until(lambda: bool(client.get(f"/api/games/{game}").json()["over"]))


def test_it_is_in_the_lab(installed: Path) -> None:
    command = [sys.executable, "-m", "tekhenu", "arena", "last-resort", "random", "--games", "2"]
    played = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "last-resort" in played.stdout


def test_without_the_package_nobody_of_that_name_sits_down(sqlite: str) -> None:
    with serving(ServerConfig(database=sqlite, limits=None, workers=1)) as client:
        assert not any("last-resort" in offer for offer in seats_on_offer(client.get("/").text))
        answer = client.post("/api/games", {"seats": ["me", "last-resort"]})
        assert answer.json()["error"] == "bad-agent"
