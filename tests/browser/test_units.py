"""The unit tests of web/."""

from __future__ import annotations

import subprocess

from tests.browser.conftest import NODE, WEB


def test_vitest() -> None:
    command = [str(NODE), "node_modules/vitest/vitest.mjs", "run", "--reporter=dot", "--no-color"]
    done = subprocess.run(command, cwd=WEB, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0, done.stdout
