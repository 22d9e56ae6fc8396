"""The Makefile targets that users and maintainers run by hand."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from scripts import fast

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
SERVING = "Tekhenu is running at"
# The tests may run under make themselves, so the inner make must not see the outer one.
ENVIRONMENT = {key: text for key, text in os.environ.items() if not key.startswith(("MAKE", "MFL"))}

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


def play(arguments: str) -> "subprocess.Popen[str]":
    """Start `make play` in its own process group, in the environment that runs the tests."""
    return subprocess.Popen(
        ["make", "-o", ".venv/.ready", "play", f"BIN={BIN}", f"ARGS=--no-open {arguments}"],
        cwd=ROOT,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def test_ctrl_c_ends_make_play_without_output_of_make(tmp_path: Path) -> None:
    with play(f"--port 0 --database sqlite:///{tmp_path}/games.sqlite") as make:
        assert make.stdout is not None
        try:
            assert SERVING in make.stdout.readline()
            os.killpg(make.pid, signal.SIGINT)  # as a terminal sends it
            rest, _ = make.communicate(timeout=60)
        finally:
            make.kill()
    assert rest.strip() == ""
    assert make.returncode == -signal.SIGINT


def test_a_failure_of_make_play_keeps_its_exit_code() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with play(f"--port {port}") as make:
            said, _ = make.communicate(timeout=60)
    assert make.returncode == 2
    assert f"Port {port} is in use" in said
    assert "Error 2" in said


# Compiling, checking


def recipe(target: str) -> list[str]:
    """Return the commands that make would run for a target if nothing existed yet."""
    asked = ["make", "--dry-run", "--always-make", target]
    done = subprocess.run(
        asked, cwd=ROOT, env=ENVIRONMENT, check=True, capture_output=True, text=True
    )
    return done.stdout.replace("\\\n", " ").splitlines()


@pytest.mark.parametrize("target", ["fast", "test", "bench"])
def test_the_compiler_has_the_packages_of_its_locks_only(target: str) -> None:
    """Packages of development or of the bench's peers would hide an incomplete lock file."""
    commands = recipe(target)
    made = [command for command in commands if re.search(r"\s\.venv-fast$", command)]
    assert made == [".venv/bin/python -m venv --clear .venv-fast"]
    (installed,) = (command for command in commands if command.startswith(".venv-fast/bin/pip"))
    locks = re.findall(r"-r (\S+)", installed)
    assert locks == ["requirements-build.lock", "requirements-fast.lock"]
    assert installed.endswith(" ".join(f"-r {lock}" for lock in locks))


def test_javascript_is_checked_with_the_pinned_tools() -> None:
    commands = recipe("test")
    installing = commands.index("scripts/npm .venv install --no-save --loglevel=error >/dev/null")
    assert installing < commands.index("scripts/npm .venv run --silent check")


def test_the_bench_compiles_the_core_first() -> None:
    commands = recipe("bench")
    compiling = commands.index(".venv/bin/python -m scripts.fast")
    (measuring,) = (i for i, command in enumerate(commands) if "tools.bench " in command)
    assert compiling < measuring


def test_only_the_compiler_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test environment has many more packages than that of the compiler."""
    compiler = tmp_path / "python"
    compiler.write_text('#!/bin/sh\necho "$PYTHONPATH $TEKHENU_CORE $*"\n', encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setattr(fast, "COMPILER", compiler)
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("TEKHENU_CORE", "compiled")
    said = f"{ROOT / 'src'} interpreted -m scripts.fast --compile"
    assert str(fast.core_from_compiler()) == said


def test_a_failed_compilation_leaves_no_core(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "python"
    compiler.write_text("#!/bin/sh\nexit 3\n", encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setattr(fast, "COMPILER", compiler)
    with pytest.raises(SystemExit) as ended:
        fast.core_from_compiler()
    assert ended.value.code == 3


def test_without_the_compiler_the_error_names_the_command_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fast, "COMPILER", tmp_path / ".venv-fast" / "bin" / "python")
    with pytest.raises(SystemExit, match=r"\.venv-fast is missing: `make fast` sets it up\."):
        fast.core_from_compiler()


def test_a_core_compiled_with_other_packages_is_not_reused(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = fast.key()
    fewer = [name for name in fast.packages() if not name.startswith("numpy==")]
    assert fewer != fast.packages()
    monkeypatch.setattr(fast, "packages", lambda: fewer)
    assert fast.key() != usual
