"""The load test works on a small scale."""

import re
import subprocess
import sys


def test_a_small_load() -> None:
    """Run a command, because an event loop cannot start beside that of another test's browser."""
    wishes = ["--games", "5", "--rate", "25", "--seconds", "2"]
    run = [sys.executable, "-m", "tools.load", *wishes]
    output = subprocess.run(run, check=True, capture_output=True, text=True, timeout=120).stdout
    found = re.search(r": (\d+) moves in", output)
    assert found is not None, output
    assert int(found[1]) >= 40
    assert "99th percentile" in output
