"""Draw the icons of the installed page and the preview picture of a shared link.

    python tools/icons.py [OUT]

They are drawn by the browser that `make setup` found, from web/src/favicon.svg and two pictures of docs/pictures.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.conftest import found_chromium  # noqa: E402

OUT = ROOT / "web" / "public"
SIGN = ROOT / "web" / "src" / "favicon.svg"
PICTURES = ROOT / "docs" / "pictures"
INK, GOLD = "#1d1916", "#d9a441"
ICONS = {
    "icon-192.png": (192, 0),
    "icon-512.png": (512, 0),
    "icon-maskable.png": (512, 64),
    "touch-icon.png": (180, 12),
}
"""The width of each icon, and the margin that a phone may cut off."""
PREVIEW = (1200, 630)


def inline(path: Path, kind: str) -> str:
    """A file as a data URL."""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"


def icon(width: int, margin: int) -> str:
    """The logo, on its own background if there is a margin."""
    ground = INK if margin else "transparent"
    sign = f'<img src="{inline(SIGN, "image/svg+xml")}" width="{width - 2 * margin}">'
    return f'<body style="margin:0;padding:{margin}px;background:{ground}">{sign}'


def preview() -> str:
    """The logo and the name next to two boards."""
    boards = "".join(
        f'<img src="{inline(PICTURES / name, "image/jpeg")}" style="height:290px;border-radius:10px;margin:8px">'
        for name in ("duel-placing-1366.jpg", "battle-deploying-1366.jpg")
    )
    sign = f'<img src="{inline(SIGN, "image/svg+xml")}" width="220">'
    return f"""<body style="margin:0;display:flex;align-items:center;background:{INK};color:{GOLD};font:700 84px serif">
        <div style="width:600px;text-align:center">{sign}<br>Timefront</div>
        <div style="width:600px">{boards}"""


def draw(browser: Browser, content: str, width: int, height: int, path: Path) -> None:
    """Draw a picture of some HTML."""
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(content, wait_until="load")
    if path.suffix == ".jpg":
        page.screenshot(path=path, type="jpeg", quality=70)
    else:
        page.screenshot(path=path, omit_background=True)
    page.close()


def main(arguments: list[str]) -> int:
    """Draw all of them into a folder."""
    out = Path(arguments[0]) if arguments else OUT
    out.mkdir(parents=True, exist_ok=True)
    with found_chromium().started() as browser:
        for name, (width, margin) in ICONS.items():
            draw(browser, icon(width, margin), width, width, out / name)
        draw(browser, preview(), *PREVIEW, out / "preview.jpg")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
