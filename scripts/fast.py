"""Compile the core with mypyc and install it: `make fast`.

mypyc translates the modules in which games spend their time to C, setuptools builds extension
modules, and `tekhenu.core` loads them from a folder beside the installed package. The sources stay
in place, so both cores can run and be compared. A core compiled from the same sources is cached.

The compiler runs in `.venv-fast`, which has only the packages of requirements-build.lock and
requirements-fast.lock. A package missing from these locks fails the compilation on every machine,
even if the development tools would bring it.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from hashlib import sha256
from importlib.metadata import distributions
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from tekhenu.core import COMPILED, INTERPRETED, NOTE, PACKAGE, digest_of_sources

ROOT = Path(__file__).parents[1]
COMPILER = ROOT / ".venv-fast" / "bin" / "python"  # `make` sets it up
OPTIMIZATION = "2"
TESTED = (
    *("tests/rules", "tests/cards", "tests/scenarios", "tests/solo", "tests/automa", "tests/seth"),
    *("tests/library/test_invalid_arguments.py", "tests/library/test_game_as_a_value.py"),
)
# Slow tests that run only with the compiled core. Fingerprints compare both cores and include
# random games, the choices of agents, views and imagined games.
TESTED_ONCE = (
    *(
        "tests/agents",
        "tests/analysis",
        "tests/lab",
        "tests/tools",
        "tests/learn",
        "tests/puzzles",
        "tests/real_table",
        "tests/seth/test_agents.py",
    ),
    *(
        f"tests/rules/test_{name}.py"
        for name in ("chance", "fuzz", "imagined_games", "properties", "secrets", "soak")
    ),
)
# Hidden symbols make calls direct; `rules/rng.py` relies on integers that wrap around.
FLAGS = () if os.name == "nt" else ("-fvisibility=hidden", "-fwrapv")
# Tests that cannot run with the compiled core, because they patch functions or change a copy of the
# sources, or that are too slow to run twice.
UNFIT = (
    "switched_off",
    "test_a_card_more",
    "test_a_setting_more",
    "test_an_answer_replays",
    "test_nothing_withheld",
)
CACHED = 3  # the number of compiled cores in the cache
HOT = ("rules", "agents", "lab/environments")
LEFT = {  # modules that stay interpreted
    # Their types derive from `str` or `int`, which a compiled class cannot.
    *("rules/cards", "rules/decision_kind", "rules/move", "rules/place", "rules/subject"),
    # They run once per game and report invalid input.
    *("rules/builder", "rules/invalid", "rules/position", "rules/records", "rules/save"),
    *("rules/declarations", "rules/settings", "rules/starts", "rules/variants"),
    "lab/environments/errors",
    # They do not run during a game.
    *("agents/agent", "agents/parallel", "agents/registry"),
    *(f"lab/environments/{n}" for n in ("aec", "bundles", "layout", "learner", "tables")),
}
MYPY_OPTIONS = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
MYPY_OPTIONS += ["--ignore-missing-imports", "--no-incremental"]


def modules() -> dict[str, Path]:
    """Return the paths of the modules to compile, by module name."""
    found = {}
    for folder in HOT:
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            name = path.relative_to(PACKAGE).with_suffix("").as_posix()
            if path.stem != "__init__" and name not in LEFT:
                found[f"{PACKAGE.name}.{name.replace('/', '.')}"] = path
    return found


def key() -> str:
    """Return a digest of everything that a compiled core depends on.

    The installed packages are part of it. Otherwise a core compiled with more of them would hide
    that one is missing here.
    """
    how = repr((OPTIMIZATION, FLAGS, MYPY_OPTIONS, [*modules()], packages()))
    parts = (digest_of_sources(), suffix(), sys.version, how)
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def packages() -> list[str]:
    """Return the names and versions of all packages of this environment."""
    return sorted({f"{package.name}=={package.version}" for package in distributions()})


def suffix() -> str:
    """Return the end of the file name of an extension module."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def cache() -> Path:
    """Return the folder of the cached cores."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tekhenu" / "compiled"


def obstacle() -> str:
    """Return why this machine cannot compile, or an empty text."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler found (looked for {compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are missing (install python3-dev or python3-devel)"
    return ""


# Compiling


def compile_core(folder: Path) -> None:
    """Write the extension modules to `folder`, with a note of the sources they were made from."""
    found = modules()
    sources = digest_of_sources()
    with TemporaryDirectory() as name:
        work = Path(name)
        extensions = _translate(list(found.values()), work)
        _build(extensions, work, folder)
    names = [*found, *(e.name for e in extensions if e.name not in found)]
    note = {"sources": sources, "suffix": suffix(), "modules": names}
    (folder / NOTE).write_text(json.dumps(note, indent=1), encoding="utf-8")


def _translate(paths: list[Path], work: Path) -> list[Any]:
    """Translate the modules to C and return their setuptools extensions.

    Tracebacks repeat the paths given to mypyc, so these are relative to the sources and name no
    folder of this machine. `core.CompiledLoader` finds the lines of the sources.
    """
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    output = io.StringIO()
    try:
        with redirect_stdout(output), redirect_stderr(output), chdir(PACKAGE.parent):
            return mypycify(
                [*MYPY_OPTIONS, *(str(path.relative_to(PACKAGE.parent)) for path in paths)],
                opt_level=OPTIMIZATION,
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
                group_name="tekhenu",
            )
    except BaseException:
        print(output.getvalue(), file=sys.stderr)
        raise


def _build(extensions: list[Any], work: Path, folder: Path) -> None:
    """Build the extension modules into `folder`, using all processors."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """A build command that compiles the sources of one extension in parallel."""

        def get_ext_fullpath(self, ext_name: str) -> str:
            """Return a path without package folders, as `core.CompiledCore` expects it."""
            return str(folder / f"{ext_name}{suffix()}")

        def build_extension(self, ext: Any) -> None:
            def compiled(source: str) -> list[str]:
                objects: list[str] = self.compiler.compile(
                    [source],
                    output_dir=self.build_temp,
                    include_dirs=ext.include_dirs,
                    extra_postargs=[*ext.extra_compile_args, *FLAGS],
                )
                return objects

            with ThreadPoolExecutor(processors) as pool:
                objects = [each for made in pool.map(compiled, ext.sources) for each in made]
            ext.sources, ext.extra_objects = [], objects
            super().build_extension(ext)

    processors = os.cpu_count() or 1
    command = ParallelBuild(Distribution({"name": "tekhenu", "ext_modules": extensions}))
    command.build_lib, command.build_temp = str(folder), str(work / "o")
    command.parallel = processors
    command.ensure_finalized()
    command.run()


# Caching and installing


def compiled_core() -> Path:
    """Return a folder with the core compiled from these sources, from the cache if possible."""
    cached = cache()
    folder = cached / key()
    if not (folder / COMPILED / NOTE).exists():
        print("== compiling the core: one or two minutes", file=sys.stderr, flush=True)
        cached.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=cached) as name:
            compile_core(Path(name))
            shutil.copytree(name, folder / COMPILED, dirs_exist_ok=True)
    folder.touch()
    for old in sorted(cached.iterdir(), key=lambda path: path.stat().st_mtime)[:-CACHED]:
        shutil.rmtree(old, ignore_errors=True)
    return folder


def core_from_compiler() -> Path:
    """Return the folder of the core that COMPILER has compiled, now or earlier.

    Exit with the code of the compilation if it fails.
    """
    if not COMPILER.exists():
        sys.exit(f"{COMPILER.parents[1].name} is missing: `make fast` sets it up.")
    done = subprocess.run(
        [COMPILER, "-m", "scripts.fast", "--compile"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(PACKAGE.parent), "TEKHENU_CORE": INTERPRETED},
        check=False,
        stdout=subprocess.PIPE,
        text=True,
    )
    if done.returncode:
        sys.exit(done.returncode)
    return Path(done.stdout.strip())


def install(folder: Path) -> None:
    """Copy the compiled core into the environment that runs this script."""
    target = Path(sysconfig.get_path("platlib")) / COMPILED
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder / COMPILED, target)


def test(folder: Path, arguments: list[str]) -> int:
    """Run the tests of the core with the compiled one; return pytest's exit code."""
    paths = (str(folder), os.environ.get("PYTHONPATH", ""))
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    compiled = env | {"TEKHENU_CORE": "compiled"}  # fail if the compiled core does not load
    subprocess.run([sys.executable, "-c", "import tekhenu"], env=compiled, check=True)
    env.pop("TEKHENU_CORE", None)  # tests that change a copy of the sources run that copy
    tests = [
        sys.executable,
        "-m",
        "pytest",
        *arguments,
        "-k",
        f"not ({' or '.join(UNFIT)})",
        *TESTED,
        *TESTED_ONCE,
    ]
    return subprocess.run(tests, env=env, check=False).returncode


RACE = """
from random import Random
from time import process_time
from tekhenu import Game, Settings

def play(seed):
    game, rng = Game.new(Settings(players=4), seed), Random(seed)
    while (decision := game.decision) is not None:
        game.play(decision.options[int(rng.random() * len(decision.options))])

play(0)
start = process_time()
for seed in range(40):
    play(seed)
print(process_time() - start)
"""


def seconds(kind: str) -> float:
    """Return the processor time of the race with one kind of core."""
    done = subprocess.run(
        [sys.executable, "-c", RACE],
        env=os.environ | {"TEKHENU_CORE": kind},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(done.stdout)


def ratio(rounds: int = 3) -> float:
    """Return how many times as fast compiled random games are: the median of a few rounds."""
    ratios = [seconds("interpreted") / seconds("compiled") for _ in range(rounds)]
    return sorted(ratios)[rounds // 2]


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="fast", description=__doc__.split("\n")[0])
    parser.add_argument(
        "--test", action="store_true", help="test the compiled core; other arguments go to pytest"
    )
    parser.add_argument(
        "--left",
        action="store_true",
        help="print the pytest options that leave out tests which run with the compiled core",
    )
    parser.add_argument(
        "--compile", action="store_true", help="compile in this environment and print the folder"
    )
    args, others = parser.parse_known_args()
    if args.left:
        print(*() if obstacle() else (f"--ignore={folder}" for folder in TESTED_ONCE))
        return 0
    if reason := obstacle():
        print(f"The core cannot be compiled: {reason}. The interpreted core stays in use.")
        return 0
    if args.compile:
        print(compiled_core())
        return 0
    start = perf_counter()
    folder = core_from_compiler()
    if args.test:
        return test(folder, others)
    install(folder)
    print(f"The core is compiled ({perf_counter() - start:.0f} s).", flush=True)
    print(f"Random games are {ratio():.1f} times as fast as interpreted.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
