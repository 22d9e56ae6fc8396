"""Selection of the core: the Python sources, or extension modules compiled by `make fast`.

The compiled modules are in a separate installed package, `tekhenu_compiled`, with a manifest of
their sources. They are used only if the manifest matches these sources and this Python.
Set TEKHENU_CORE=interpreted to ignore them, or TEKHENU_CORE=compiled to fail without them.
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
"""Folders of the modules that are compiled or that compiled modules take constants from."""
INTERPRETED = "interpreted"

CoreKind = Literal["interpreted", "compiled"]


class CompiledLoader(ExtensionFileLoader):
    """Loader of a compiled module that also finds its source, which tracebacks show."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        module.__loader__ = self  # the loader that mypyc has set does not find the source

    def get_source(self, fullname: str) -> str:  # type: ignore[override]
        path = PACKAGE.parent.joinpath(*fullname.split(".")).with_suffix(".py")
        return path.read_text(encoding="utf-8")


class CompiledCore:
    """Finder of compiled modules, to be put in front of the finder of sources."""

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
    """Return a hash of all sources that the compiled modules depend on."""
    found = sha256()
    for folder in WATCHED:
        for source in sorted((package / folder).rglob("*.py")):
            found.update(f"{source.relative_to(package).as_posix()}\0".encode())
            found.update(source.read_bytes())
    return found.hexdigest()


def interpreter() -> str:
    """Return the version and the build of the running Python, for reports and benchmarks."""
    given = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    optimized = "optimized" if "--enable-optimizations" in given else "not optimized"
    name = platform.python_implementation()
    return f"{name} {platform.python_version()} ({platform.python_compiler()}, {optimized})"


def _folder() -> Path | None:
    spec = PathFinder.find_spec(COMPILED)
    places = spec.submodule_search_locations if spec is not None else None
    return Path(next(iter(places))) if places else None


def _advice() -> str:
    """Return a hint how to get a compiled core."""
    if (PACKAGE.parents[1] / "scripts" / "fast.py").is_file():
        return "`make fast` compiles it"
    return "a wheel built with TEKHENU_COMPILED=1 has it"


def _choose() -> tuple[CoreKind, str]:
    """Return the kind of the core and, if it is not compiled, the reason."""
    wanted = os.environ.get("TEKHENU_CORE", "")
    if wanted == INTERPRETED:
        return "interpreted", "TEKHENU_CORE is set to interpreted"
    folder = _folder()
    if folder is None:
        return "interpreted", f"no compiled core is installed; {_advice()}"
    try:
        note = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "interpreted", f"{folder} is incomplete; {_advice()}"
    if note["suffix"] != EXTENSION_SUFFIXES[0]:
        return "interpreted", f"the compiled core is for another Python; {_advice()}"
    if note["sources"] != digest_of_sources():
        return "interpreted", f"the sources have changed since it was compiled; {_advice()}"
    sys.meta_path.insert(0, CompiledCore(folder, note["modules"]))
    return "compiled", ""


KIND, REASON = _choose()
if os.environ.get("TEKHENU_CORE") == "compiled" and KIND != "compiled":
    raise ImportError(f"TEKHENU_CORE=compiled, but there is no usable compiled core: {REASON}")
