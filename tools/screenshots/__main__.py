"""Take every screen at the sizes of a laptop, a phone and a wide screen, in dark and in light colours.

    python -m tools.screenshots [NAME ...] [--language de]

The pictures and contact sheets go to build/pictures; after a complete run, those of KEPT also go to docs/pictures. With
names, only the screens whose names begin with one of them are taken, and docs/pictures is left alone. Uses a real
server and the Chromium that `make setup` found.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Error, expect

from tests.browser.conftest import SLOW, found_chromium
from tests.browser.playing import remember
from tests.server.served import Served
from tools.screenshots.house import House, Scene
from tools.screenshots.kept import KEPT, THEMES, WIDTHS, Theme, file_name
from tools.screenshots.scenes import scenes

ROOT = Path(__file__).parents[2]
TAKEN, DOCS = ROOT / "build" / "pictures", ROOT / "docs" / "pictures"
QUALITY = 60
ON_A_SHEET = {1366: 9, 375: 16, 1920: 9}


def main(arguments: list[str]) -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(prog="tools.screenshots")
    parser.add_argument("names", nargs="*")
    parser.add_argument("--language", default="en")
    wanted = parser.parse_args(arguments)
    TAKEN.mkdir(parents=True, exist_ok=True)
    missing: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        database = f"sqlite:///{folder / 'server.db'}"
        with Served(database, folder / "log") as served, found_chromium().started() as browser:
            house = House(served, folder)
            for scene in scenes(house, tuple(wanted.names) or ("",)):
                missing += take_all(browser, house, scene, wanted.language)
                print(scene.name, flush=True)
            for sheet in sheets(browser):
                print(sheet)
    if missing:
        print(f"could not be taken: {', '.join(missing)}")
        return 1
    if not wanted.names and wanted.language == "en":
        keep()
    return 0


def take_all(browser: Browser, house: House, scene: Scene, language: str) -> list[str]:
    """Take a screen at all sizes and in all colours; returns what could not be taken."""
    missing: list[str] = []
    for width, height in WIDTHS.items():
        for theme in THEMES:
            path = TAKEN / file_name(scene.name, width, theme)
            try:
                take(browser, house, scene, (width, height), theme, language, path)
            except Error as problem:
                missing.append(f"{path.name} ({problem.message.splitlines()[0]})")
    return missing


def take(
    browser: Browser,
    house: House,
    scene: Scene,
    size: tuple[int, int],
    theme: Theme,
    language: str,
    path: Path,
) -> None:
    """Take one picture; on a phone, of the whole page unless something covers it."""
    width, height = size
    is_phone = width == min(WIDTHS)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme=theme,
        reduced_motion="reduce",
        has_touch=True,
    )
    context.set_default_timeout(SLOW)
    page = context.new_page()
    remember(page, scene.kept)
    page.goto(house.site.address + scene.address, wait_until="networkidle")
    expect(page.get_by_role("heading", level=1).first).to_be_attached()
    if scene.act:
        scene.act(page)
    page.wait_for_load_state("networkidle")
    is_whole = is_phone and scene.act is None
    page.screenshot(path=path, type="jpeg", quality=QUALITY, scale="css", full_page=is_whole)
    context.close()


def sheets(browser: Browser) -> Iterator[Path]:
    """Contact sheets of all existing pictures, one after another."""
    page = browser.new_page(viewport={"width": 1800, "height": 1150})
    for width, count in ON_A_SHEET.items():
        for theme in THEMES:
            pictures = sorted(TAKEN.glob(file_name("*", width, theme)))
            for first in range(0, len(pictures), count):
                path = TAKEN / f"sheet-{width}-{theme}-{first // count + 1}.png"
                written = path.with_suffix(".html")
                written.write_text(sheet_of(pictures[first : first + count], columns=8 if width < 700 else 3))
                page.goto(written.as_uri(), wait_until="networkidle")
                page.screenshot(path=path)
                yield path
    page.close()


def sheet_of(pictures: list[Path], columns: int) -> str:
    """A page that shows pictures with their names."""
    figures = "".join(
        f"<figure><figcaption>{picture.stem}</figcaption><img src='{picture.name}'></figure>" for picture in pictures
    )
    style = f"""body {{ margin: 4px; display: grid; gap: 4px; grid-template-columns: repeat({columns}, 1fr); }}
        figure {{ margin: 0; min-width: 0; }} figcaption {{ font: 12px sans-serif; }}
        img {{ width: 100%; max-height: 540px; object-fit: cover; object-position: top; }}"""
    return f"<style>{style}</style>{figures}"


def keep() -> None:
    """Copy those of KEPT to docs/pictures; of the old files there, only the moving pictures stay."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for old in DOCS.glob("*.jpg"):
        old.unlink()
    for name, width, theme in KEPT:
        shutil.copy(TAKEN / file_name(name, width, theme), DOCS)
    sizes = [picture.stat().st_size for picture in DOCS.iterdir()]
    print(f"{len(sizes)} pictures in docs/pictures, {sum(sizes) / 1e6:.1f} MB")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
