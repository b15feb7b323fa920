"""The page of the browser and its parts, as the build of web/ left them: each part also packed in advance."""

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
"""Where the page of the browser lies, once it is built."""
INDEX = PAGE / "index.html"
ASSETS = "/assets/"
"""Where a browser asks for the parts of the page."""
PATHS = ["/", "/credits", "/new"]
TABLE_PATHS = ["/invite/{table_id:str}", "/table/{table_id:str}"]
NO_PAGES = ("/api/", "/ws/", ASSETS)
"""Where programs ask, not people."""
FILES = {
    "/manifest.webmanifest": "application/manifest+json",
    "/robots.txt": "text/plain",
    "/icon-192.png": "image/png",
    "/icon-512.png": "image/png",
    "/icon-maskable.png": "image/png",
    "/touch-icon.png": "image/png",
    "/preview.jpg": "image/jpeg",
}
"""What browsers, and those who show a link that was shared, look for beside the page."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""By their names on the wire, the smallest first: what a packed part's name ends with."""
NAME = re.compile(r"[\w-]+\.[\w.-]+", re.ASCII)
KEPT = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
"""For ever: a changed part has another name."""
KEPT_FOR_A_DAY = {"cache-control": "public, max-age=86400"}
FOR_FRIENDS = {"x-robots-tag": "noindex"}
"""A table is no business of search engines."""
AnyRequest = Request[Any, Any, Any]


def page_handlers() -> list[Any]:
    """What serves the page, where it was built."""
    return [page, page_of_game, page_of_table, file_beside, part] if INDEX.exists() else []


@get(PATHS, include_in_schema=False)
async def page(request: AnyRequest) -> Response[str]:
    """The page; what it shows is decided in the browser."""
    return _page(request)


@get("/new/{name:str}", include_in_schema=False)
async def page_of_game(request: AnyRequest, name: FromPath[str]) -> Response[str]:
    """The page, for who is about to begin a match."""
    return _page(request, name)


@get(TABLE_PATHS, include_in_schema=False)
async def page_of_table(request: AnyRequest, lobby: TheLobby, table_id: FromPath[str]) -> Response[str]:
    """The page, for a table; it says itself that there is no such table, and the status says so to programs."""
    is_there, game = await _known(lobby, table_id)
    return _page(request, game, 200 if is_there else 404, FOR_FRIENDS)


async def _known(lobby: Lobby, table_id: str) -> tuple[bool, str]:
    """Whether there is such a table, and its game if everybody may know it."""
    try:
        row = await lobby.ledger.lobby.table(table_id)
    except UNREACHABLE:
        return True, ""  # nobody knows; the page waits for the server
    return row is not None, row.game if row is not None and row.is_public else ""


def _page(
    request: AnyRequest, game: str = "", status: int = 200, headers: dict[str, str] | None = None
) -> Response[str]:
    """The page, with what a shared link of it shows."""
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
    """A file that is looked for beside the page."""
    path = PAGE / request.url.path.removeprefix("/")
    if not path.is_file():
        raise NotFoundException
    return Response(path.read_bytes(), media_type=FILES[request.url.path], headers=KEPT_FOR_A_DAY)


@get(ASSETS + "{name:str}", include_in_schema=False)
async def part(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """A part of the page, in the smallest packing that the browser understands."""
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
    """A path that leads nowhere: the page says so to people, a problem to programs."""
    is_wanted = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NO_PAGES)
    return _page(request, status=404) if is_wanted and INDEX.exists() else malformed(request, error)
