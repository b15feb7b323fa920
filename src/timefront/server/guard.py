"""The door: the headers that answers have, and no WebSocket or change from a page of another site."""

from __future__ import annotations

import time
from typing import final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from timefront.server.limits import Buckets
from timefront.server.protocol import Problem
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
"""Styles may be inline because a board moves its pieces by them; scripts may not."""
PART_HEADERS = {
    b"x-content-type-options": b"nosniff",
    b"cross-origin-resource-policy": b"same-origin",
}
"""For what can only be part of a page."""
PARTS = (b"text/javascript", b"text/css", b"font/")
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
    b"x-frame-options": b"DENY",
    **PART_HEADERS,
}
"""For everything else, which may be shown as a page."""
NOT_KEPT = {b"cache-control": b"no-store"}
"""For answers that do not say otherwise: they may hold secrets."""
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")


@final
class Guard:
    """An ASGI layer around everything. A request without an Origin is no page's: tokens protect it, not the door."""

    def __init__(self, app: ASGIApp, public_url: str, connections: Buckets) -> None:
        self.app = app
        self.own = origin_of(public_url) if public_url else ""
        self.connections = connections
        """How many sockets each address may open."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self.app(scope, receive, send)
        elif not self._may_enter(scope):
            await (_hang_up(receive, send, "another origin") if kind == "websocket" else _forbid(send))
        elif kind == "websocket" and not self._may_connect(scope):
            await _hang_up(receive, send, "too many connections")
        else:
            await self.app(scope, receive, _with_headers(send))

    def _may_connect(self, scope: Scope) -> bool:
        client = scope.get("client")
        return self.connections.takes(client[0] if client else "", 1.0, time.monotonic())

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
    """The origin of an address, as browsers write it: without the port that its scheme has anyway."""
    parts = urlsplit(url.lower())
    usual = {"http": ":80", "https": ":443"}.get(parts.scheme, ":")
    return f"{parts.scheme}://{parts.netloc.removesuffix(usual)}"


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


async def _hang_up(receive: Receive, send: Send, reason: str) -> None:
    """Refuse a socket before it is one."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": reason})


async def _forbid(send: Send) -> None:
    headers = [*HEADERS.items(), *NOT_KEPT.items(), (b"content-type", b"application/json")]
    body = msgspec.json.encode(Problem(Phrase("error-other-origin")))
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
