"""The page and its parts, as built."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from tests.server.house import HUMAN, House, InHouse
from timefront.server.connections.guard import HEADERS, PART_HEADERS
from timefront.server.lobby import page

STYLE = b"p { color: red }" * 100
PACKED = b"as if it were packed"
ZIPPED = gzip.compress(STYLE, mtime=0)


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
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
    return page.INDEX


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


@pytest.mark.parametrize("path", ["/", "/new/duel_of_time", "/new/nothing", "/table/abcdefghijkl"])
def test_the_page_is_the_same_everywhere_and_may_load_nothing_from_elsewhere(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        answer = await house.http.get(path)
        assert answer.text == "<!doctype html>"
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


# Shared links


@pytest.mark.parametrize("folder", ["table", "invite"])
def test_the_page_of_a_table_is_404_where_there_is_none(in_house: InHouse, folder: str) -> None:
    async def scene(house: House) -> None:
        made = await house.post("/api/tables", {"game": "duel_of_time", "seats": [HUMAN, HUMAN]})
        known = await house.http.get(f"/{folder}/{made['table']}")
        unknown = await house.http.get(f"/{folder}/abcdefghijkl")
        assert (known.status_code, unknown.status_code) == (200, 404)
        assert known.headers["x-robots-tag"] == unknown.headers["x-robots-tag"] == "noindex"

    in_house(scene)


def test_a_shared_link_tells_the_game_in_the_language_asked_for_if_everybody_may_know_it(
    in_house: InHouse, built: Path
) -> None:
    built.write_text("<!doctype html>{title}|{description}|{origin}", encoding="utf-8")

    async def told(house: House, path: str) -> list[str]:
        answer = await house.http.get(path, headers={"Accept-Language": "fr, de-CH;q=0.8, en;q=0.5"})
        return answer.text.removeprefix("<!doctype html>").split("|")

    async def scene(house: House) -> None:
        wish = {"game": "duel_of_time", "seats": [HUMAN, HUMAN]}
        private = await house.post("/api/tables", wish)
        public = await house.post("/api/tables", {**wish, "is_public": True})
        title, description, origin = await told(house, "/")
        assert title == "Timefront"
        assert description.startswith("Historische Kriegsspiele")
        assert origin == f"http://127.0.0.1:{house.port}"
        assert (await told(house, "/new/duel_of_time"))[0] == "Duell der Zeiten – Timefront"
        assert (await told(house, f"/table/{public['table']}"))[0] == "Duell der Zeiten – Timefront"
        assert (await told(house, f"/table/{private['table']}"))[0] == "Timefront"

    in_house(scene)


def test_what_a_shared_link_tells_is_text_and_no_markup(in_house: InHouse, built: Path) -> None:
    built.write_text('<meta content="{origin}">', encoding="utf-8")

    async def scene(house: House) -> None:
        answer = await house.http.get("/", headers={"Host": f'127.0.0.1:{house.port}"><script>'})
        assert "<script>" not in answer.text

    in_house(scene)


# Next to the page


def test_files_beside_the_page_come_with_their_kinds(in_house: InHouse, built: Path) -> None:
    (built.parent / "manifest.webmanifest").write_text("{}", encoding="utf-8")

    async def scene(house: House) -> None:
        manifest = await house.http.get("/manifest.webmanifest")
        assert (manifest.status_code, manifest.text) == (200, "{}")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert "max-age" in manifest.headers["cache-control"]
        assert (await house.http.get("/robots.txt")).status_code == 404  # this build has none

    in_house(scene)


def test_every_file_that_the_page_names_is_there_to_be_built() -> None:
    web = Path(__file__).parents[2] / "web"
    assert {f"/{path.name}" for path in (web / "public").iterdir()} == set(page.FILES)
    manifest = json.loads((web / "public" / "manifest.webmanifest").read_text(encoding="utf-8"))
    index = (web / "index.html").read_text(encoding="utf-8")
    named = {icon["src"] for icon in manifest["icons"]} | set(re.findall(r'(?:="|{origin})(/[\w-]+\.\w+)"', index))
    assert named == set(page.FILES) - {"/robots.txt"}


@pytest.mark.parametrize("path", ["/", "/api/games", "/assets/a-1.css", "/api/nothing"])
def test_head_is_answered_as_get_without_a_body(in_house: InHouse, path: str) -> None:
    async def scene(house: House) -> None:
        got, looked = await house.http.get(path), await house.http.head(path)
        assert looked.status_code == got.status_code
        assert looked.content == b""
        kept = ("content-type", "content-length", "cache-control")
        assert [looked.headers.get(name) for name in kept] == [got.headers.get(name) for name in kept]
        assert (await house.http.get("/api/health")).status_code == 200  # the connection is still usable

    in_house(scene)
