"""`make fast`: compile the core into the environment that runs this.

mypyc makes C of the modules in which a game spends its time, the C compiler makes extension modules
of it, and they are put beside what is installed, where `tekhenu.core` finds them. What was compiled
once from these sources is kept and not compiled again.

mypyc runs in an environment of its own, `.venv-fast`, which has only the packages pinned in
requirements-build.lock and requirements-fast.lock. A package missing from these locks therefore
stops the compilation everywhere, also where the tools of development are installed.
"""

import argparse
import io
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, redirect_stderr, redirect_stdout
from hashlib import sha256
from importlib import import_module
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
    *("tests/library/test_nonsense.py", "tests/library/test_game_as_a_value.py"),
)
# With one core, and the quicker one: random games, what agents choose and what is seen and imagined
# are in the fingerprints, by which both cores are compared.
TESTED_ONCE = (
    *(
        "tests/agents",
        "tests/lab",
        "tests/tools",
        "tests/learn",
        "tests/puzzles",
        "tests/real_table",
        "tests/seth/test_agents.py",
    ),
    *(
        f"tests/rules/test_{swept}.py"
        for swept in ("chance", "fuzz", "imagined_games", "properties", "secrets", "soak")
    ),
)
# Calls need no detour; what overflows goes on at the other end (`rules/rng.py`).
FLAGS = () if os.name == "nt" else ("-fvisibility=hidden", "-fwrapv")
# Not with the compiled core: tests called "… switched off" change the code while it runs, others
# change a copy of the sources, and a referee that compares all that is offered takes its own time.
UNFIT = ("switched_off", "test_a_card_more", "test_a_setting_more", "test_nothing_withheld")
KEPT = 3  # compiled cores, the latest ones
HOT = ("rules", "agents", "lab/environments")
LEFT = {  # as they are, because …
    # … their types are kinds of text and of numbers, which compiled classes cannot be
    *("rules/cards", "rules/decision_kind", "rules/move", "rules/place", "rules/subject"),
    # … they explain what is wrong with what comes from outside
    *("rules/builder", "rules/nonsense", "rules/position", "rules/records", "rules/save"),
    *("rules/settings", "rules/starts", "rules/variants", "lab/environments/errors"),
    # … they are no part of playing
    *("agents/agent", "agents/parallel", "agents/registry"),
    *(f"lab/environments/{n}" for n in ("aec", "bundles", "layout", "learner", "tables")),
}
SEARCHED = ["--config-file=", "--explicit-package-bases", "--follow-imports=silent"]
SEARCHED += ["--ignore-missing-imports", "--no-incremental"]


def modules() -> dict[str, Path]:
    """What is compiled, by name."""
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
    how = repr((OPTIMIZATION, FLAGS, SEARCHED, [*modules()], packages()))
    parts = (digest_of_sources(), suffix(), sys.version, how)
    return sha256("\0".join(parts).encode()).hexdigest()[:16]


def packages() -> list[str]:
    """Return the names and versions of all packages of this environment."""
    return sorted({f"{package.name}=={package.version}" for package in distributions()})


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def cache() -> Path:
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "tekhenu" / "compiled"


def obstacle() -> str:
    """Why nothing can be compiled here, if so."""
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None:
        return f"there is no C compiler here (looked for {compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the headers of Python are missing (python3-dev, python3-devel …)"
    return ""


# Compiling


def compile_core(folder: Path) -> None:
    """The extension modules and the note of what they were made from."""
    found = modules()
    sources = digest_of_sources()
    with TemporaryDirectory() as name:
        work = Path(name)
        extensions = _in_c(list(found.values()), work)
        for extension, objects in _objects(extensions, work):
            _link(extension, objects, folder)
    names = [*found, *(e.name for e in extensions if e.name not in found)]
    note = {"sources": sources, "suffix": suffix(), "modules": names}
    (folder / NOTE).write_text(json.dumps(note, indent=1), encoding="utf-8")


def _in_c(paths: list[Path], work: Path) -> list[Any]:
    """Translate the modules to C.

    Tracebacks repeat the paths given here, so they must not name a folder of this machine. The
    lines of the sources are found by `core.CompiledLoader`.
    """
    from mypyc.build import mypycify

    os.environ["MYPYPATH"] = str(PACKAGE.parent)
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said), chdir(PACKAGE.parent):
            return mypycify(
                [*SEARCHED, *(str(path.relative_to(PACKAGE.parent)) for path in paths)],
                opt_level=OPTIMIZATION,
                debug_level="0",
                multi_file=True,
                target_dir=str(work / "c"),
                group_name="tekhenu",
            )
    except BaseException:
        print(said.getvalue(), file=sys.stderr)
        raise


def _objects(extensions: list[Any], work: Path) -> Iterator[tuple[Any, list[str]]]:
    """Every extension with its object files, as many at a time as there are processors."""
    compiler = _compiler()
    include = [sysconfig.get_path("include")]

    def compiled(source: str, extension: Any) -> str:
        (made,) = compiler.compile(
            [source],
            output_dir=str(work / "o"),
            include_dirs=[*include, *extension.include_dirs],
            extra_postargs=[*extension.extra_compile_args, *FLAGS],
        )
        return str(made)

    with ThreadPoolExecutor(len(os.sched_getaffinity(0))) as pool:
        waiting = [
            (extension, [pool.submit(compiled, source, extension) for source in extension.sources])
            for extension in extensions
        ]
        for extension, objects in waiting:
            yield extension, [each.result() for each in objects]


def _link(extension: Any, objects: list[str], folder: Path) -> None:
    file = folder / f"{extension.name}{suffix()}"
    _compiler().link_shared_object(objects, str(file), extra_postargs=extension.extra_link_args)


def _compiler() -> Any:
    """The one that Python itself was made with, as it is set up."""
    tools = import_module("setuptools._distutils.ccompiler")
    compiler = tools.new_compiler()
    import_module("setuptools._distutils.sysconfig").customize_compiler(compiler)
    return compiler


# Keeping and installing


def compiled_core() -> Path:
    """A folder on which the core compiled from these sources lies; made if there is none yet."""
    kept = cache()
    folder = kept / key()
    if not (folder / COMPILED / NOTE).exists():
        print("== compiling the core: one or two minutes", file=sys.stderr, flush=True)
        kept.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(dir=kept) as name:
            compile_core(Path(name))
            shutil.copytree(name, folder / COMPILED, dirs_exist_ok=True)
    folder.touch()
    for old in sorted(kept.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT]:
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
    """Into the environment that runs this."""
    place = Path(sysconfig.get_path("platlib")) / COMPILED
    shutil.rmtree(place, ignore_errors=True)
    shutil.copytree(folder / COMPILED, place)


def test(folder: Path, asked: list[str]) -> int:
    """The tests that tell whether both cores play the same game, with the compiled one."""
    paths = (str(folder), os.environ.get("PYTHONPATH", ""))
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    insisting = env | {"TEKHENU_CORE": "compiled"}
    subprocess.run([sys.executable, "-c", "import tekhenu"], env=insisting, check=True)
    env.pop("TEKHENU_CORE", None)  # tests that change a copy of the sources have none to insist on
    tests = [
        sys.executable,
        "-m",
        "pytest",
        *asked,
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
begun = process_time()
for seed in range(40):
    play(seed)
print(process_time() - begun)
"""


def seconds(kind: str) -> float:
    told = subprocess.run(
        [sys.executable, "-c", RACE],
        env=os.environ | {"TEKHENU_CORE": kind},
        check=True,
        capture_output=True,
        text=True,
    )
    return float(told.stdout)


def ratio(rounds: int = 3) -> float:
    """How many times as fast random games are: the median of a few rounds."""
    found = [seconds("interpreted") / seconds("compiled") for _ in range(rounds)]
    return sorted(found)[rounds // 2]


def main() -> int:
    parser = argparse.ArgumentParser(prog="fast", description=__doc__.split("\n")[0])
    parser.add_argument("--test", action="store_true", help="only test it; the rest is pytest's")
    parser.add_argument(
        "--left", action="store_true", help="tell pytest what it may leave to the compiled core"
    )
    parser.add_argument(
        "--compile", action="store_true", help="only compile it, here, and print the folder"
    )
    args, asked = parser.parse_known_args()
    if args.left:
        print(*() if obstacle() else (f"--ignore={folder}" for folder in TESTED_ONCE))
        return 0
    if why := obstacle():
        print(f"The core cannot be compiled: {why}. Everything runs interpreted, as before.")
        return 0
    if args.compile:
        print(compiled_core())
        return 0
    begun = perf_counter()
    folder = core_from_compiler()
    if args.test:
        return test(folder, asked)
    install(folder)
    print(f"The core is compiled ({perf_counter() - begun:.0f} s).", flush=True)
    print(f"Random games are {ratio():.1f} times as fast as interpreted.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
