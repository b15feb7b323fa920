"""Makes a wheel a compiled one: hatchling calls this hook if HATCH_BUILD_HOOK_ENABLE_CUSTOM is 1.

The compiled modules come from build/compiled, which is built first unless it is up to date. In the wheel they are next
to their sources, and Python prefers them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledWheel(BuildHookInterface[BuilderConfig]):
    """Adds the compiled modules to the wheel, and their platform to its name."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build and add them; `version` is the kind of wheel: an editable one stays as it is."""
        if version == "editable":
            return
        compiled = self._compile()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in sorted(compiled.rglob("*.so")):
            build_data["force_include"][str(path)] = path.relative_to(compiled).as_posix()

    def _compile(self) -> Path:
        """The folder of the compiled form."""
        script = [sys.executable, str(Path(self.root, "tools", "compile.py"))]
        if subprocess.run(script, stdout=sys.stderr).returncode:
            sys.exit("There is no compiled wheel without the compiled form: the lines above say what is missing.")
        return Path(subprocess.check_output([*script, "--built"], text=True).strip())
