"""How long it takes from a bare clone to the lobby, and until the tests can start, with nothing in any cache.

    make bench-setup                (python -m bench.set_up [--write])

A clone of what is committed, in its own folder, with its own caches for pip, uv and npm. `--write` stores the row of
this kind of machine in bench/set_up.json and puts the rows of all kinds into docs/performance.md.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from bench.pages import commit, put

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "bench" / "set_up.json"
MOST_SECONDS = 45
"""From a bare clone to the lobby."""
PATIENCE = 600


def main() -> int:
    """Measure, print, and judge."""
    parser = argparse.ArgumentParser(description="Measure how long set-up takes.")
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="timefront-setup-", ignore_cleanup_errors=True) as folder:
        row = measure(Path(folder))
    print(json.dumps(row, indent=1))
    if arguments.write:
        write(row)
    return 0 if float(row["lobby"]) <= MOST_SECONDS else 1


def measure(folder: Path) -> dict[str, str | float]:
    """Seconds until the lobby is usable, until it is again the next day, and until the tests can start."""
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
    env = bare_environment(folder)
    return {
        "machine": os.uname().machine,
        "cores": os.cpu_count() or 1,
        "python": sys.version.partition(" ")[0],
        "commit": commit(),
        "lobby": seconds_to_the_lobby(clone, env),
        "lobby again": seconds_to_the_lobby(clone, env),
        "tests": seconds_to_the_tests(clone, env),
    }


def bare_environment(folder: Path) -> dict[str, str]:
    """The environment of a user who has never installed anything."""
    caches = {
        name: str(folder / name) for name in ("UV_CACHE_DIR", "PIP_CACHE_DIR", "npm_config_cache", "XDG_DATA_HOME")
    }
    hidden = ("VIRTUAL_ENV", "PYTHONPATH", "TIMEFRONT_VENV", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "MAKEFLAGS")
    return {**{name: value for name, value in os.environ.items() if name not in hidden}, **caches}


def seconds_to_the_lobby(clone: Path, env: dict[str, str]) -> float:
    """How long `make play` takes until the page and the list of games are available."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
    command = ["make", "play", f"PLAY_FLAGS=--port {port}"]
    started = time.monotonic()
    playing = subprocess.Popen(command, cwd=clone, env=env, start_new_session=True)
    try:
        while not all(answers(f"http://127.0.0.1:{port}{path}") for path in ("/", "/api/games")):
            if playing.poll() is not None or time.monotonic() - started > PATIENCE:
                raise SystemExit("make play did not come to the lobby")
            time.sleep(0.05)
        return round(time.monotonic() - started, 1)
    finally:
        os.killpg(playing.pid, signal.SIGTERM)
        playing.wait()


def answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def seconds_to_the_tests(clone: Path, env: dict[str, str]) -> float:
    """How long it takes to set up what else the tests need."""
    started = time.monotonic()
    subprocess.run(["make", "setup"], cwd=clone, env=env, check=True)
    return round(time.monotonic() - started, 1)


def write(row: dict[str, str | float]) -> None:
    """Store the row, replacing an older one of the same kind of machine."""
    kept = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else []
    rows = sorted([*(old for old in kept if old["machine"] != row["machine"]), row], key=lambda row: row["machine"])
    KEPT.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    titles = ("machine", "cores", "python", "commit", "lobby", "lobby again", "tests")
    lines = ["| machine | cores | Python | commit | bare clone to lobby, s | started again, s | then to the tests, s |"]
    lines += ["|---|---:|---|---|---:|---:|---:|"]
    lines += ["| " + " | ".join(str(row[title]) for title in titles) + " |" for row in rows]
    put("set-up", "`make bench-setup`, with empty caches:", lines)


if __name__ == "__main__":
    sys.exit(main())
