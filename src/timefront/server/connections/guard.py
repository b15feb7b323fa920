"""The guard: adds headers to answers, and refuses foreign host names and changes from pages of other sites."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, ReceiveMessage, Scope, Send

from timefront.server.connections.slots import Slots
from timefront.server.lobby.page import ASSETS
from timefront.server.wire.errors import Denied
from timefront.server.wire.hosts import Hosts, address_in, household_of
from timefront.server.wire.languages import first_language
from timefront.server.wire.limits import Buckets
from timefront.server.wire.lobby import Problem
from timefront.texts.catalogue import table_message
from timefront.texts.phrasing import Phrase

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""Styles may be inline because boards move their pieces with them; scripts may not."""
PART_HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"cross-origin-resource-policy": b"same-origin",
}
"""For answers that can only be part of a page."""
PARTS = (b"text/javascript", b"text/css", b"font/")
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
    b"x-frame-options": b"DENY",
    **PART_HEADERS,
}
"""For all other answers, which may be shown as a page."""
NOT_KEPT = {b"cache-control": b"no-store"}
"""For answers that do not say otherwise: they may hold secrets."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
CONNECTIONS = "connections"
"""Where the protocol below finds the slots of connections, in the state that the server hands to both."""
PIECE_SECONDS = 10.0
"""How long the next piece of a body may take."""
BODY_SECONDS = 60.0
"""How long a whole body may take."""
CHANGE, LOOK, PART = 4.0, 1.0, 0.1
"""The costs of requests: those that change something, others, and those for a part of the page."""
log = logging.getLogger("timefront.server")


@final
class Guard:
    """An ASGI layer around everything. A request without an Origin is not from a page: only tokens protect it."""

    def __init__(
        self, app: ASGIApp, public_url: str, hosts: Hosts, requests: Buckets, arrivals: Buckets, connections: Slots
    ) -> None:
        self.app = app
        self.hosts = hosts
        """The server's names, if it has no public address."""
        self.own = origin_of(public_url) if public_url else ""
        self.requests = requests
        """How much each address may ask for."""
        self.arrivals = arrivals
        """How many sockets each address may open, one after another."""
        self.connections = connections
        """The open connections; those of a proxy count in the total only."""
        self.sockets, self.running = Slots(connections.each), Slots(connections.each)
        """The open sockets and the requests under way, by the address from which a proxy forwards them."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Admit or refuse a request."""
        kind: str = scope["type"]
        if kind == "lifespan":
            scope["state"][CONNECTIONS] = self.connections
            await self.app(scope, receive, send)
        elif kind == "websocket":
            await self._admit_socket(scope, receive, send)
        else:
            await self._admit_request(scope, receive, send)

    async def _admit_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        status = self._refuse_socket(scope)
        if status:
            await _hang_up(receive, send, status)
            return
        slot = self.sockets.take(_visitor(scope))
        try:
            await self.app(scope, receive, _with_headers(send))
        finally:
            slot.give_back()

    async def _admit_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        status, key = self._refuse_request(scope)
        if status:
            await _refuse(send, status, key, _language(scope) if _wants_page(scope) else "")
            return
        slot = self.running.take(_visitor(scope))
        try:
            await self.app(_as_get(scope), _limit_time(receive), _with_headers(send))
        finally:
            slot.give_back()

    def _refuse_socket(self, scope: Scope) -> int:
        """The status with which a socket is refused; 0 if it is not."""
        if _is_ambiguous(scope):
            return 400
        if not self._is_meant(scope) or not self._may_enter(scope):
            return 403
        if self.sockets.refusal(_visitor(scope)):
            log.warning("A socket is refused: its address has %s open.", self.sockets.each)
            return 429
        return 0 if self.arrivals.take(_address(scope), 1.0, time.monotonic()) else 429

    def _refuse_request(self, scope: Scope) -> tuple[int, str]:
        """The status and the sentence of a refused request; 0 if it is admitted."""
        if not self.requests.take(_address(scope), _cost(scope), time.monotonic()):
            return 429, "error-too-many-requests"
        if self.running.refusal(_visitor(scope)) and not _is_part(scope):
            return 429, "error-too-many-requests"
        if _is_ambiguous(scope):
            return 400, "error-request-not-understood"
        if not self._is_meant(scope):
            return 421, "error-other-host"
        return (0, "") if self._may_enter(scope) else (403, "error-other-origin")

    def _is_meant(self, scope: Scope) -> bool:
        """Whether a request names this server. One without a name is not from a browser; a proxy may name anything."""
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        return self.own != "" or host == "" or self.hosts.has(host)

    def _may_enter(self, scope: Scope) -> bool:
        headers = dict(scope["headers"])
        origin = headers.get(b"origin")
        if origin is None or scope.get("method") in SAFE_METHODS:
            return True
        host = headers.get(b"host", b"").decode("latin-1").lower()
        sent = origin.decode("latin-1").lower()
        if self.own:
            return sent == self.own
        return host != "" and sent in (f"http://{host}", f"https://{host}")


def origin_of(url: str) -> str:
    """The origin of an address, as browsers write it: without the default port of its scheme."""
    parts = urlsplit(url.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, ":")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


def _as_get(scope: Scope) -> Scope:
    """Treat HEAD as GET; the protocol below leaves out the body."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope  # type: ignore[return-value]


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower(): value for name, value in message["headers"]}
            is_part = present.get(b"content-type", b"").startswith(PARTS)
            wanted = {**(PART_HEADERS if is_part else HEADERS), **NOT_KEPT}
            added = [(name, value) for name, value in wanted.items() if name not in present]
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return sending


async def _hang_up(receive: Receive, send: Send, status: int) -> None:
    """Refuse a socket before it is accepted."""
    await receive()
    headers = [*HEADERS.items(), *NOT_KEPT.items(), (b"connection", b"close")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})


async def _refuse(send: Send, status: int, key: str, language: str) -> None:
    """Refuse a request, with a sentence in a language for a reader or as JSON for a program; the connection ends."""
    kind = b"text/plain; charset=utf-8" if language else b"application/json"
    closing = ((b"content-type", kind), (b"connection", b"close"))
    body = table_message(language, key).encode() if language else msgspec.json.encode(Problem(Phrase(key)))
    await send(
        {"type": "http.response.start", "status": status, "headers": [*HEADERS.items(), *NOT_KEPT.items(), *closing]}
    )
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _cost(scope: Scope) -> float:
    if scope.get("method") not in SAFE_METHODS:
        return CHANGE
    return PART if _is_part(scope) else LOOK  # a browser asks for many parts at once, and caches them


def _is_part(scope: Scope) -> bool:
    return scope["path"].startswith(ASSETS)


def _is_ambiguous(scope: Scope) -> bool:
    """Whether a proxy may see another end of the body."""
    names = [name for name, _ in scope["headers"]]
    return b"content-length" in names and b"transfer-encoding" in names


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return household_of(client[0]) if client else ""


def _visitor(scope: Scope) -> str:
    """The address whose slots something takes; empty for this machine, and for a proxy that does not say for whom."""
    address = _address(scope)
    known = address_in(address)
    return "" if known is not None and known.is_loopback else address


def _wants_page(scope: Scope) -> bool:
    """Whether a person will see the answer, because no page is there to show the sentence."""
    return b"text/html" in dict(scope["headers"]).get(b"accept", b"")


def _language(scope: Scope) -> str:
    """The first of the browser's languages that is one of ours."""
    return first_language(dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1"))


def _limit_time(receive: Receive) -> Receive:
    """Limit the time for each piece of a body and for all of it; nothing is timed after that."""
    until = time.monotonic() + BODY_SECONDS
    is_whole = False

    async def receiving() -> ReceiveMessage:
        nonlocal is_whole
        if is_whole:
            return await receive()
        try:
            async with asyncio.timeout(min(PIECE_SECONDS, max(0.0, until - time.monotonic()))):
                message = await receive()
        except TimeoutError:
            raise Denied("body-too-slow", 408) from None
        is_whole = not message.get("more_body", False)
        return message

    return receiving
