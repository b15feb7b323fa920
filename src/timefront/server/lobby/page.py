"""The page of the browser and its parts, as the build of web/ left them: each part also packed in advance."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

from timefront.server.lobby.rest import malformed

PAGE = Path(__file__).parents[1] / "static"
"""Where the page of the browser lies, once it is built."""
INDEX = PAGE / "index.html"
ASSETS = "/assets/"
"""Where a browser asks for the parts of the page."""
PATHS = ["/", "/credits", "/new", "/new/{game:str}", "/invite/{table_id:str}", "/table/{table_id:str}"]
NO_PAGES = ("/api/", "/ws/", ASSETS)
"""Where programs ask, not people."""
PACKINGS = {"br": ".br", "gzip": ".gz"}
"""By their names on the wire, the smallest first: what a packed part's name ends with."""
NAME = re.compile(r"[\w-]+\.[\w.-]+", re.ASCII)
KEPT = {"cache-control": "public, max-age=31536000, immutable", "vary": "Accept-Encoding"}
"""For ever: a changed part has another name."""


def page_handlers() -> list[Any]:
    """What serves the page, where it was built."""
    return [page, part] if INDEX.exists() else []


@get(PATHS, include_in_schema=False)
async def page() -> File:
    """The page; what it shows is decided in the browser."""
    return File(INDEX, media_type="text/html", content_disposition_type="inline")


@get(ASSETS + "{name:str}", include_in_schema=False)
async def part(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
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


def nowhere(request: Request[Any, Any, Any], error: NotFoundException) -> Response[Any]:
    """A path that leads nowhere: the page says so to people, a problem to programs."""
    is_wanted = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(NO_PAGES)
    if not is_wanted or not INDEX.exists():
        return malformed(request, error)
    return Response(INDEX.read_bytes(), status_code=404, media_type="text/html")
