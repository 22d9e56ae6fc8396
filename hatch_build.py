"""Build hook for hatchling that adds the compiled core to a wheel if TEKHENU_COMPILED=1 is set.

A wheel with the compiled core runs on one platform and one version of Python. Building it needs the
packages of requirements-build.lock and requirements-fast.lock, as `.venv-fast` has them.

hatch-mypyc does not fit, because it puts extension modules in the place of the sources. Here both
cores are installed, and `TEKHENU_CORE` chooses.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface[Any]):
    """Put the compiled core beside the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the core, or take it from the cache, and add it to the wheel."""
        if os.environ.get("TEKHENU_COMPILED") != "1" or version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from scripts.fast import compiled_core
        from tekhenu.core import COMPILED

        build_data["force_include"][str(compiled_core() / COMPILED)] = COMPILED
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
