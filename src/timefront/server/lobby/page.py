"""The browser's page and its parts, as built from web/; each part is also there in compressed form."""

from __future__ import annotations

import mimetypes
import re
from html import escape
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from timefront.games.registry import GAMES
from timefront.server.lobby.lobby import Lobby, game_info
from timefront.server.lobby.rest import TheLobby, malformed
from timefront.server.store.database import UNREACHABLE
from timefront.server.wire.languages import first_language
from timefront.texts.catalogue import table_message

PAGE = Path(__file__).parents[1] / "static"
"""The folder of the browser's page, once it is built."""
INDEX = PAGE / "index.html"
ASSETS = "/assets/"
"""The path of the page's parts."""
PACKED_ALREADY = rf"^{ASSETS}|\.(png|jpg)$"
"""The paths of what compression makes no smaller."""
PATHS = ["/", "/credits", "/new"]
TABLE_PATHS = ["/invite/{table_id:str}", "/table/{table_id:str}"]
NO_PAGES = ("/api/", "/ws/", ASSETS)
"""Paths that programs ask for, not people."""
FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/robots.txt": "text/plain",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable.png": "image/png",
    "/touch-icon.png": "image/png",
    "/preview.jpg": "image/jpeg",
}
"""Files that browsers, and programs that preview a shared link, expect next to the page."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""File endings of compressed parts by the names of their encodings, the smallest first."""
NAME = re.compile(r"[\w-]+\.[\w.-]+", re.ASCII)
KEPT = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
"""Cached for ever: a changed part has another name."""
KEPT_FOR_A_DAY = {"cache-control": "public, max-age=86400"}
FOR_FRIENDS = {"x-robots-tag": "noindex"}
"""Keeps search engines away from tables."""
AnyRequest = Request[Any, Any, Any]


def page_handlers() -> list[Any]:
    """The handlers that serve the page, if it was built."""
    return [page, page_of_game, page_of_table, file_beside, part] if INDEX.exists() else []


@get(PATHS, include_in_schema=False)
async def page(request: AnyRequest) -> Response[str]:
    """The page; the browser decides what it shows."""
    return _page(request)


@get("/new/{name:str}", include_in_schema=False)
async def page_of_game(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    """The page, for somebody about to start a match."""
    return _page(request, name)


@get(TABLE_PATHS, include_in_schema=False)
async def page_of_table(request: AnyRequest, lobby: TheLobby, table_id: FromPath[str]) -> Response[str]:
    """The page, for a table. If there is no such table, the page says so to people, and the status to programs."""
    is_there, game = await _known(lobby, table_id)
    return _page(request, game, 200 if is_there else 404, FOR_FRIENDS)


async def _known(lobby: Lobby, table_id: str) -> tuple[bool, str]:
    """Whether there is such a table, and its game if everybody may know it."""
    try:
        row = await lobby.ledger.lobby.table(table_id)
    except UNREACHABLE:
        return True, ""  # not known now; the page waits for the server
    return row is not None, row.game if row is not None and row.is_public else ""


def _page(
    request: AnyRequest, game: str = "", status: int = 200, headers: dict[str, str] | None = None
) -> Response[str]:
    """The page, with what a preview of its link shows."""
    language = first_language(request.headers.get("accept-language", ""))
    title = f"{game_info(GAMES[game]).title[language]} – Timefront" if game in GAMES else "Timefront"
    filled = {
        "{title}": title,
        "{description}": table_message(language, "page-description"),
        "{origin}": request.app.state.worker.config.public_url.rstrip("/") or str(request.base_url).rstrip("/"),
    }
    text = INDEX.read_text(encoding="utf-8")
    for place, content in filled.items():
        text = text.replace(place, escape(content))
    return Response(text, status_code=status, media_type="text/html", headers=headers)


@get([*FILES], include_in_schema=False)
async def file_beside(request: AnyRequest) -> Response[bytes]:
    """A file that is expected next to the page."""
    path = PAGE / request.url.path.removeprefix("/")
    if not path.is_file():
        raise NotFoundException
    return Response(path.read_bytes(), media_type=FILES[request.url.path], headers=KEPT_FOR_A_DAY)


@get(ASSETS + "{name:str}", include_in_schema=False)
async def part(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A part of the page, in the smallest encoding that the browser accepts."""
    path = PAGE / "assets" / name
    if not NAME.fullmatch(name) or not path.is_file():
        raise NotFoundException
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    accepted = re.findall(r"[a-z]+", request.headers.get("accept-encoding", ""))
    for packing, ending in PACKINGS.items():
        packed = path.with_name(name + ending)
        if packing in accepted and packed.is_file():
            return Response(packed.read_bytes(), media_type=kind, headers={**KEPT, "content-encoding": packing})
    return Response(path.read_bytes(), media_type=kind, headers=KEPT)


def nowhere(request: AnyRequest, error: NotFoundException) -> Response[Any]:
    """Answer for an unknown path: people get the page, which says so, and programs get a problem."""
    is_wanted = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NO_PAGES)
    return _page(request, status=404) if is_wanted and INDEX.exists() else malformed(request, error)
