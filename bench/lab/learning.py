"""Whether an agent learns Duel of Time: examples/learn.py, in its own environment.

    make proof                      (python -m bench.lab.learning [--steps N] [--write])

Without build/learning, which `make learning` creates (some gigabytes), it says so and does nothing. Exit status 1 if
the agent does not win clearly more often after learning. `--write` puts the result into docs/research.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from bench.pages import commit, put

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / "build" / "learning" / "bin" / "python"
STEPS = 12_000
LEARN = "import runpy, sys; before, after = runpy.run_path('examples/learn.py')['main'](int(sys.argv[1])); "
MUST_GAIN = "sys.exit(after < before + 0.1)"


def main() -> int:
    """Train, and check whether it helped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=STEPS, help="how many decisions to learn from")
    parser.add_argument("--write", action="store_true", help="put the result into docs/research.md")
    wishes = parser.parse_args()
    if not PYTHON.exists():
        print("Learning: not tried, for build/learning is missing: make learning makes it.")
        return 0
    command = [str(PYTHON), "-c", LEARN + MUST_GAIN, str(wishes.steps)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    ran = subprocess.run(command, cwd=ROOT, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    print(ran.stdout, end="")
    if wishes.write and ran.returncode == 0:
        note = f"`python -m bench.lab.learning --steps {wishes.steps}` at commit {commit()}:"
        put("learning", note, [line for line in ran.stdout.splitlines() if line], ROOT / "docs" / "research.md")
    return ran.returncode


if __name__ == "__main__":
    sys.exit(main())
