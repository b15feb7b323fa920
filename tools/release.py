"""Builds the release into dist/: the source archive, the pure wheel and the compiled wheel of this platform.

    python tools/release.py

`make release` runs it after the set-up, which builds the pages: all three contain them and need no node.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PAGES = ROOT / "src" / "timefront" / "server" / "static" / "index.html"
COMPILE = "HATCH_BUILD_HOOK_ENABLE_CUSTOM"
"""Set to 1 if hatchling is to compile: the hook is named custom."""
SDIST, PURE, COMPILED = "sdist", "pure wheel", "compiled wheel"
PATTERNS = {SDIST: "*.tar.gz", PURE: "*-py3-none-any.whl", COMPILED: "*-cp*-cp*-*.whl"}


class CannotRelease(Exception):
    """Something is missing; the text is the sentence to show below hatchling's output."""


def main() -> int:
    """Build all three; returns the exit status."""
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        for kind in PATTERNS:
            path = build(kind, DIST)
            print(f"The {kind}: {path.relative_to(ROOT)}, {path.stat().st_size / 1_000_000:.1f} MB", flush=True)
    except CannotRelease as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def build(kind: str, folder: Path) -> Path:
    """Build one of the three into a folder; returns the file."""
    if not PAGES.exists():
        raise CannotRelease("The pages of the browser are not built: make setup builds them.")
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", COMPILE)}
    target = "sdist" if kind == SDIST else "wheel"
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        env=environment | ({COMPILE: "1"} if kind == COMPILED else {}),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CannotRelease(f"{done.stdout[-2000:]}{done.stderr[-2000:]}\nThe {kind} cannot be built.")
    (path,) = folder.glob(PATTERNS[kind])
    return path


if __name__ == "__main__":
    sys.exit(main())
