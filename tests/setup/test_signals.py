"""The tests also work in the background, where a shell makes their processes ignore Ctrl-C."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
IS_HEARD = "import signal; print(signal.getsignal(signal.SIGINT) is not signal.SIG_IGN)"


def test_what_a_test_starts_hears_ctrl_c() -> None:
    ran = subprocess.run([sys.executable, "-c", IS_HEARD], capture_output=True, text=True, check=True)
    assert ran.stdout == "True\n"


def test_what_a_test_starts_hears_ctrl_c_where_the_tests_were_told_to_ignore_it() -> None:
    this = f"{Path(__file__).relative_to(ROOT)}::{test_what_a_test_starts_hears_ctrl_c.__name__}"
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", this]
    shell = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", *command]
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # they take seconds to load
    ran = subprocess.run(shell, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout
    assert "1 passed" in ran.stdout


def test_a_shell_can_have_its_processes_ignore_ctrl_c() -> None:
    """Otherwise the test above proves nothing."""
    shell = ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", IS_HEARD]
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN
    assert subprocess.run(shell, capture_output=True, text=True, check=True).stdout == "False\n"
