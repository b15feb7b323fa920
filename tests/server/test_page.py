"""The page and its parts, as a build leaves them."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from tests.server.house import House, InHouse
from timefront.server.connections.guard import HEADERS, PART_HEADERS
from timefront.server.lobby import page

STYLE = b"p { color: red }" * 100
PACKED = b"as if it were packed"
ZIPPED = gzip.compress(STYLE, mtime=0)


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page with one packed and one unpacked part."""
    assets = tmp_path / "static" / "assets"
    assets.mkdir(parents=True)
    (assets.parent / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (assets / "a-1.css").write_bytes(STYLE)
    (assets / "a-1.css.br").write_bytes(PACKED)
    (assets / "a-1.css.gz").write_bytes(ZIPPED)
    (assets / "a-1.woff2").write_bytes(STYLE)
    monkeypatch.setattr(page, "PAGE", assets.parent)
    monkeypatch.setattr(page, "INDEX", assets.parent / "index.html")


@pytest.mark.parametrize(
    ("path", "accept", "kind"),
    [
        ("/nowhere/at/all", "text/html,*/*;q=0.8", "text/html"),
        ("/nowhere/at/all", "*/*", "application/json"),
        ("/api/nothing", "text/html", "application/json"),
        ("/assets/nothing.js", "text/html", "application/json"),
    ],
)
def test_a_path_that_leads_nowhere_shows_people_the_page_and_programs_a_problem(
    in_house: InHouse, path: str, accept: str, kind: str
) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.get(path, headers={"Accept": accept})
        assert (answer.status_code, answer.headers["content-type"].partition(";")[0]) == (404, kind)
        assert ("<!doctype html>" in answer.text) == (kind == "text/html")
        assert answer.headers["cache-control"] == "no-store"

    in_house(scene)


@pytest.mark.parametrize("path", ["/", "/new/duel_of_time", "/table/abcdefghijkl"])
def test_the_page_is_the_same_everywhere_and_may_load_nothing_from_elsewhere(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.get(path)
        assert (answer.status_code, answer.text) == (200, "<!doctype html>")
        assert {name.decode(): value.decode() for name, value in HEADERS.items()}.items() <= answer.headers.items()

    in_house(scene)


@pytest.mark.parametrize(
    ("name", "accepted", "packing", "content"),
    [
        ("a-1.css", "gzip, deflate, br, zstd", "br", PACKED),
        ("a-1.css", "gzip;q=1.0", "gzip", ZIPPED),
        ("a-1.css", "identity", None, STYLE),
        ("a-1.woff2", "gzip, deflate, br, zstd", None, STYLE),
    ],
)
def test_a_part_comes_packed_as_the_browser_can_read_it_and_stays(
    in_house: InHouse, name: str, accepted: str, packing: str | None, content: bytes
) -> None:
    async def scene(house: House) -> None:
        headers = {"Accept-Encoding": accepted}
        async with house.http.stream("GET", f"/assets/{name}", headers=headers) as answer:
            assert b"".join([piece async for piece in answer.aiter_raw()]) == content
        assert answer.headers.get("content-encoding") == packing
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "immutable" in answer.headers["cache-control"]
        assert {name.decode(): value.decode() for name, value in PART_HEADERS.items()}.items() <= answer.headers.items()
        assert "content-security-policy" not in answer.headers

    in_house(scene)


@pytest.mark.parametrize("path", ["..%2findex.html", "%2e%2e/index.html", ".br", "a-1.css%00", "a-1.css/x"])
def test_nothing_else_is_a_part(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        assert (await house.http.get(f"/assets/{path}")).status_code == 404

    in_house(scene)
