"""Nothing that users run needs fcntl, which Windows does not have."""

import subprocess
import sys
from pathlib import Path

# As on Windows: no fcntl, and msvcrt, whose lock is per file until the process ends.
CODE = """
import getpass, importlib, os, pkgutil, subprocess, sys  # which look for msvcrt themselves
from types import ModuleType
sys.modules["fcntl"] = None
sys.modules["msvcrt"] = msvcrt = ModuleType("msvcrt")
locked = set()
def locking(number, mode, count):
    assert (mode, count) == (2, 1)
    file = os.fstat(number).st_ino
    if file in locked:
        raise PermissionError
    locked.add(file)
msvcrt.locking, msvcrt.LK_NBLCK = locking, 2
import tekhenu
for module in pkgutil.walk_packages(tekhenu.__path__, "tekhenu."):
    if not module.name.endswith("__main__") and ".migrations" not in module.name:
        importlib.import_module(module.name)
from tekhenu.cli import main
plan = ["--agents", "random", "--players", "2", "--games", "2", "--jobs", "1", "--out", sys.argv[1]]
print(main(["simulate", *plan]), main(["simulate", *plan]), sep="/")
"""


def test_simulations_run_and_lock_their_folder_without_fcntl(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE, str(tmp_path / "out")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.endswith("0/2\n"), done.stderr
    assert "another simulation is running in this folder" in done.stderr
