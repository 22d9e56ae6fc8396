"""The load test itself works, on a small scale."""

import re
import subprocess
import sys


def test_a_small_load() -> None:
    """As a command: an event loop of its own cannot begin where another test's browser has one."""
    wishes = ["--games", "5", "--rate", "25", "--seconds", "2"]
    run = [sys.executable, "-m", "tools.load", *wishes]
    told = subprocess.run(run, check=True, capture_output=True, text=True, timeout=120).stdout
    found = re.search(r": (\d+) moves in", told)
    assert found is not None, told
    assert int(found[1]) >= 40
    assert "99th percentile" in told
