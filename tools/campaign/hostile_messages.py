"""What strangers send: valid messages that must be refused, nonsense, and malformed requests."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from timefront.server.serve import MESSAGE_BYTES

# To a socket


def refusable(rng: Random, number: int, tokens: list[str]) -> dict[str, Any]:
    """A valid message that must be refused."""
    verb = rng.choice(["", "x", "play", "win", "\0", "🐉" * 10, "__class__", "draft_undo", tokens[0][:40]])
    choice = [verb, *(rng.choice([0, -1, 99, 10**30, "0", ""]) for _ in range(rng.randrange(7)))]
    stale = rng.choice([-1, 0, number - 1, number + 1, 10**9])
    return rng.choice(
        [
            {"type": "choose", "number": number, "choice": choice},
            {"type": "choose", "number": stale, "choice": choice},
            {"type": "why", "choice": choice},
            {"type": "undo", "number": stale},
            {"type": "ask-undo", "number": stale},
            {"type": "answer-undo", "number": number, "is_granted": True},
            {"type": "resign", "number": stale if stale != number else -1},
            {"type": "give-seat", "seat": rng.randrange(16)},
            {"type": "take-seat"},
            {"type": "travel", "number": rng.choice([-1, number + 1, 10**9])},
        ]
    )


def nonsense(rng: Random, number: int, tokens: list[str]) -> str | bytes:
    """Something that cannot be understood."""
    kind = rng.randrange(14)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return rng.randbytes(60).decode("latin-1")
    wrong = wrong_messages(rng, number, tokens)
    if kind == 2:
        return "[" * rng.randrange(1, 8000)
    if kind == 3:
        return '{"type":"choose","id":1,"number":0,"choice":' + "[" * 4000 + "]" * 4000 + "}"
    if kind == 4:
        return '{"type":"say","id":1,"text":"\\ud800"}'
    if kind == 5:
        return json.dumps({"type": "say", "id": 1, "text": "x" * (MESSAGE_BYTES + 10)})
    if kind == 6:
        return '{"type":"travel","id":1,"number":' + "9" * 5000 + "}"
    return json.dumps(rng.choice(wrong))


def wrong_messages(rng: Random, number: int, tokens: list[str]) -> list[Any]:
    """Messages with one wrong part."""
    return [
        {"type": "choose", "id": "1", "number": number, "choice": ["x"]},
        {"type": "choose", "id": 1, "number": None, "choice": ["x"]},
        {"type": "choose", "id": 1, "number": number, "choice": {"verb": "x"}},
        {"type": "choose", "id": 1, "number": number, "choice": []},
        {"type": "choose", "id": 1, "number": number, "choice": [[]] * 9},
        {"type": "choose", "id": 1.5, "number": number, "choice": ["x"]},
        {"type": "choose", "id": 10**40, "number": number, "choice": ["x"]},
        {"type": "say", "id": 1, "text": ""},
        {"type": "say", "id": 1, "text": "x" * 501},
        {"type": "say", "id": 1, "text": 5},
        {"type": "auto-pass", "id": 1, "questions": ["x"] * 41},
        {"type": "give-seat", "id": 1, "seat": -1},
        {"type": "give-seat", "id": 1, "seat": 0, "level": "godlike"},
        {"type": "give-seat", "id": True, "seat": 0},
        {"type": "read", "id": 1, "before": float("nan")},
        {"type": "read", "id": 1, "before": float("inf")},
        {"type": "travel", "id": 1, "number": 0, "surprise": 1},
        {"type": "hello", "token": rng.choice(tokens), "seen": 0},
        {"type": "become-king", "id": 1},
        {"id": 1},
        {"type": ["choose"]},
        [],
        None,
        "choose",
        7,
    ]


def fuzzed(rng: Random, number: int, tokens: list[str]) -> str:
    """A valid message with some of its characters changed, left out or doubled."""
    text = json.dumps({"id": rng.randrange(100), **refusable(rng, number, tokens)})
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randrange(len(text))
        change = rng.choice(("", text[place] * 2, rng.choice('{}[]",:0-9.eE\\\x00é'), text[place : place + 20] * 3))
        text = text[:place] + change + text[place + 1 :]
    return text


# To the lobby


PATHS = (
    *("/api/tables", "/api/packs", "/api/journals", "/api/games", "/api/health", "/api/texts/en", "/api/nothing"),
    *("/api/tables/{table}", "/api/tables/{table}/fork", "/api/tables/{table}/rematch", "/api/tables/{table}/journal"),
    *("/api/tables/{table}/seats/0/join", "/api/tables/{table}/seats/99/join", "/api/tables/../../etc/passwd", "/%00"),
    *("/api/rules/duel_of_time/xx", "/assets/../../server.db", "/api/tables/abcdefghijkl/seats/-1/join", "/ws/{table}"),
)
METHODS = ("GET", "POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "BREW")
KINDS = (
    *("application/json", "application/json", "text/plain", "application/x-msgpack", "multipart/form-data"),
    *("multipart/form-data; boundary=x", "application/x-ndjson", "\xff", "application/json; charset=utf-16"),
)
HEADS = (
    b"GET /api/health HTTP/1.1\nHost: a\n\n",
    b"GET /api/health HTTP/1.1\r\nHost: a\r\nX-A: b\r\n c\r\n\r\n",
    b"GET  /api/health HTTP/1.1\r\nHost: a\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\nhello",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: a\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\n" + b"X-Y: z\r\n" * 10_000 + b"\r\n",
)


def body(rng: Random) -> bytes:
    """An unusable body, or a request for a table with something wrong in it."""
    wish = {"game": "duel_of_time", "seats": [{"kind": "human"}, {"kind": "human"}]}
    strange: list[Any] = [None, 7, "", "x" * 5000, [], {}, [[]] * 50, {"a": 1}, 10**40, True]
    wish[rng.choice(["game", "seats", "scenario", "options", "pack", "title", "clock", "more"])] = rng.choice(strange)
    return rng.choice(
        [
            json.dumps(wish).encode(),
            json.dumps({"game": "duel_of_time", "files": {"a.toml": "x" * rng.randrange(1000)}}).encode(),
            rng.randbytes(rng.randrange(300)),
            b"[" * rng.randrange(1, 20_000),
            b'{"game":"\xff"}',
            b"x" * rng.choice((0, 1, 70_000)),
            b'{"name":"' + b"n" * rng.randrange(300) + b'"}',
        ]
    )


def request(rng: Random, address: str, table: str, tokens: list[str]) -> bytes:
    """A request to the lobby, or to nowhere; if it can be read, it asks for the connection to be closed."""
    if rng.random() < 0.1:
        return rng.choice(HEADS)
    content = body(rng)
    lines = [
        f"{rng.choice(METHODS)} {rng.choice(PATHS).format(table=table)} HTTP/1.1",
        "Host: a",
        "Connection: close",
        f"X-Forwarded-For: {address}",
        f"Content-Type: {rng.choice(KINDS)}",
        f"Content-Length: {len(content)}",
        f"Authorization: Bearer {rng.choice([*tokens, 'x', 'x' * 300, ''])}",
    ]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + content
