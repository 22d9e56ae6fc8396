"""Which core runs: the sources as they are, or what `make fast` has compiled of them.

Compiled modules lie in a package of their own, `tekhenu_compiled`, beside everything else that is
installed, together with a note of what they were made from. They are taken only if they were made
from exactly these sources by a Python like this one; otherwise the sources run, as always.
TEKHENU_CORE=interpreted does without them, TEKHENU_CORE=compiled insists on them.
"""

import json
import os
import platform
import sys
import sysconfig
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parent
COMPILED = "tekhenu_compiled"
NOTE = "made_from.json"
WATCHED = ("components", "rules", "agents", "lab/environments")
"""What is compiled, and what compiled modules take constants and types from."""
INTERPRETED = "interpreted"

Kind = Literal["interpreted", "compiled"]


class CompiledLoader(ExtensionFileLoader):
    """Loads a compiled module, and knows its source, which tracebacks show."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__loader__ = self  # mypyc has set another one, by which no source is found

    def get_source(self, fullname: str) -> str:  # type: ignore[override]
        path = PACKAGE.parent.joinpath(*fullname.split(".")).with_suffix(".py")
        return path.read_text(encoding="utf-8")


class CompiledCore:
    """Finds the compiled modules before anybody looks for their sources."""

    def __init__(self, folder: Path, modules: Sequence[str]) -> None:
        self.files = {name: folder / f"{name}{EXTENSION_SUFFIXES[0]}" for name in modules}

    def find_spec(
        self, name: str, path: object = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=CompiledLoader(name, str(file)))


def digest_of_sources(package: Path = PACKAGE) -> str:
    """Of every source that has a say in what is compiled."""
    found = sha256()
    for folder in WATCHED:
        for source in sorted((package / folder).rglob("*.py")):
            found.update(f"{source.relative_to(package).as_posix()}\0".encode())
            found.update(source.read_bytes())
    return found.hexdigest()


def interpreter() -> str:
    """The Python that runs, and how it was built: what the figures of a bench depend on."""
    given = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    optimized = "optimized" if "--enable-optimizations" in given else "not optimized"
    name = platform.python_implementation()
    return f"{name} {platform.python_version()} ({platform.python_compiler()}, {optimized})"


def _folder() -> Path | None:
    spec = PathFinder.find_spec(COMPILED)
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else None


def _advice() -> str:
    """Return how to get a compiled core, in a clone or where a wheel is installed."""
    if (PACKAGE.parents[1] / "scripts" / "fast.py").is_file():
        return "`make fast` compiles it"
    return "a wheel built with TEKHENU_COMPILED=1 has it"


def _choose() -> tuple[Kind, str]:
    """Which core, and why it is no other one."""
    wanted = os.environ.get("TEKHENU_CORE", "")
    if wanted == INTERPRETED:
        return "interpreted", "TEKHENU_CORE says so"
    folder = _folder()
    if folder is None:
        return "interpreted", f"no compiled core is installed; {_advice()}"
    try:
        note = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "interpreted", f"{folder} is incomplete; {_advice()}"
    if note["suffix"] != EXTENSION_SUFFIXES[0]:
        return "interpreted", f"it was compiled for another Python; {_advice()}"
    if note["sources"] != digest_of_sources():
        return "interpreted", f"the sources have changed since; {_advice()}"
    sys.meta_path.insert(0, CompiledCore(folder, note["modules"]))
    return "compiled", ""


KIND, REASON = _choose()
if os.environ.get("TEKHENU_CORE") == "compiled" and KIND != "compiled":
    raise ImportError(f"there is no compiled core to use: {REASON}")
