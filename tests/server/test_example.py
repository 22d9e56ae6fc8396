"""The worked example of docs/api.md works."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .client import Client

ROOT = Path(__file__).parent.parent.parent
BOTANKHAMUN = ROOT / "examples" / "api_bot.py"
PAGE = ROOT / "docs" / "api.md"


def run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(BOTANKHAMUN), *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def listed(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/games").json()["listed"]
    return found


def test_the_bot_plays_a_whole_game(client: Client) -> None:
    others = listed(client)
    output = run(client.address, "--against", "random")
    assert output.count("VP") == 2
    (row,) = [row for row in listed(client) if row not in others]
    assert row["over"]
    assert row["names"][0] == "A bot"


def test_the_bot_comes_by_a_link(client: Client) -> None:
    made = client.begin(seats=["random", "friend"])
    output = run(client.address, "--link", made["seats"][1]["link"])
    assert output.count("VP") == 2


def test_the_page_shows_the_bot_as_it_is() -> None:
    (shown,) = PAGE.read_text(encoding="utf-8").split("```python\n")[1:]
    assert shown.partition("```")[0] in BOTANKHAMUN.read_text(encoding="utf-8")


def test_the_curl_lines_play_a_whole_game(client: Client) -> None:
    if shutil.which("curl") is None or shutil.which("jq") is None:
        pytest.skip("curl and jq are not installed")
    (script,) = PAGE.read_text(encoding="utf-8").split("```sh\n")[1:]
    script = script.partition("```")[0].replace("http://127.0.0.1:8765", client.address)
    script = script.replace('"greedy"', '"random"').replace("sleep 0.2", "sleep 0.02")
    done = subprocess.run(
        ["sh", "-euc", script], check=False, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("vp") == 2
