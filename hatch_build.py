"""Wheels of the sources alone, or with the compiled core if TEKHENU_COMPILED=1 is set.

A wheel with the compiled core runs on one kind of machine and one version of Python. Building it
needs the packages of requirements-build.lock and requirements-fast.lock, as `.venv-fast` has them.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("TEKHENU_COMPILED") != "1" or version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root) / "src")]
        from scripts.fast import COMPILED, compiled_core

        build_data["force_include"][str(compiled_core() / COMPILED)] = COMPILED
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
