"""The lobby over HTTP. Secrets are sent in the Authorization header, never in an address, to keep them out of logs."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.exceptions import ClientException, HTTPException, NotFoundException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIFormat, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, RawBody

from timefront.kernel.armies import ArmyError
from timefront.kernel.packs import LANGUAGES, PackError
from timefront.kernel.questions import Illegal
from timefront.kernel.setting import SettingError
from timefront.server.lobby.answers import IS_PACKED, Making, Packed, prepared
from timefront.server.lobby.armies import army_choices, check_wish, suggest_for_wish
from timefront.server.lobby.gallery import own_gallery
from timefront.server.lobby.importing import import_journal
from timefront.server.lobby.lobby import Lobby, game_info
from timefront.server.lobby.readers import Unusable
from timefront.server.lobby.rulebooks import rulebook_text
from timefront.server.store.database import is_unavailable, log_failure
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.armies import ArmyChecked, ArmyChoices, ArmyWish, SuggestionWish
from timefront.server.wire.errors import Denied
from timefront.server.wire.gallery import ScenarioInfo
from timefront.server.wire.lobby import (
    Catalogues,
    ForkWish,
    GameInfo,
    JoinWish,
    PackBrought,
    PackKept,
    Problem,
    RulebookText,
    SeatTaken,
    TableInfo,
    TableMade,
    TableWish,
)
from timefront.texts.phrasing import Phrase, Phrasing
from timefront.texts.shelf import catalogue_sources, parts_of, shared_sources

JOURNAL_BYTES = 4_000_000
PACK_BYTES = 1_000_000
TableId = Annotated[str, PathParameter(pattern=r"^[0-9a-z]{12}$")]
Authorization = Annotated[str, HeaderParameter(name="Authorization", max_length=80)]
TheLobby = NamedDependency[Lobby]
AnyRequest = Request[Any, Any, Any]
KEPT = {"cache-control": "public, max-age=3600"}
PACKED = {IS_PACKED: True}
PARTS = ("first", "later")
JOURNAL = "application/x-ndjson"
PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=why)
    for status, why in (
        (400, "The request is not understood, or what it contains or asks for cannot be used"),
        (403, "Not with this secret, or from a page of another site"),
        (404, "There is no such thing"),
        (408, "The body arrives too slowly"),
        (409, "Not now"),
        (413, "Too much at once"),
        (421, "Another server is meant"),
        (429, "Too many requests, tables or packs"),
        (500, "A fault of the server"),
        (503, "The database cannot be used"),
    )
}


def address_of(request: AnyRequest) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


def token_in(authorization: str) -> str:
    """The secret in an Authorization header; empty if there is none."""
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


@get("/api/games", summary="The games that can be played", responses=PROBLEMS, opt=PACKED)
async def games(request: AnyRequest, lobby: TheLobby) -> Response[list[GameInfo]]:
    """The games, their scenarios and their rules options, and the third-party bots that the operator allows."""
    bots = [*lobby.bots]

    def making() -> list[GameInfo]:
        return [msgspec.structs.replace(game_info(game), bots=bots) for game in lobby.tables.games.values()]

    return (await lobby.answers.kept(("games",), prepared(making))).response(request)


@get("/api/texts/{language:str}", summary="The sentences of the lobby", responses=PROBLEMS, opt=PACKED)
async def shared_texts(request: AnyRequest, lobby: TheLobby, language: FromPath[str]) -> Response[Catalogues]:
    """The Fluent catalogue that all games share."""
    _must_be_spoken(language)
    making = prepared(lambda: Catalogues(shared_sources(language)))
    return (await lobby.answers.kept(("texts", language), making)).response(request, KEPT)


@get(
    "/api/texts/{game:str}/{pack:str}/{language:str}",
    summary="The sentences of a game",
    responses=PROBLEMS,
    opt=PACKED,
)
async def texts(
    request: AnyRequest, lobby: TheLobby, game: FromPath[str], pack: FromPath[str], language: FromPath[str]
) -> Response[Catalogues]:
    """The Fluent catalogues of a game with a pack in a language."""
    return (await _catalogues(lobby, game, pack, language)).response(request, KEPT)


@get(
    "/api/texts/{game:str}/{pack:str}/{language:str}/{part:str}",
    summary="The sentences of a game that are needed when its table is opened, or later",
    responses=PROBLEMS,
    opt=PACKED,
)
async def part_of_texts(
    request: AnyRequest,
    lobby: TheLobby,
    game: FromPath[str],
    pack: FromPath[str],
    language: FromPath[str],
    part: FromPath[str],
) -> Response[Catalogues]:
    """The same catalogues in two parts, `first` and `later`."""
    if part not in PARTS:
        raise NotFoundException
    return (await _catalogues(lobby, game, pack, language, part)).response(request, KEPT)


async def _catalogues(lobby: Lobby, game: str, pack: str, language: str, part: str = "") -> Packed:
    """All sentences of a game with a pack, or a part of them; the pack `own` is the game's own."""
    _must_be_spoken(language)
    known = lobby.tables.game_named(game)
    pack_hash = built_in_pack(game).hash if pack == "own" else pack

    async def prepare() -> Making:
        files = await lobby.pack(known, pack_hash)

        def making() -> Catalogues:
            sources = catalogue_sources(known, files, language)
            return Catalogues(parts_of(known, sources)[PARTS.index(part)] if part else sources)

        return making

    return await lobby.answers.kept(("texts", game, pack_hash, language, part), prepare)


def _must_be_spoken(language: str) -> None:
    if language not in LANGUAGES:
        raise Denied("no-such-language", 404)


@get("/api/rules/{game:str}/{language:str}", summary="The rulebook of a game", responses=PROBLEMS, opt=PACKED)
async def rules(
    request: AnyRequest, lobby: TheLobby, game: FromPath[str], language: FromPath[str]
) -> Response[RulebookText]:
    """The paragraphs of its rules in a language, chapter by chapter, with the rulings about them."""
    _must_be_spoken(language)
    making = prepared(partial(rulebook_text, lobby.tables.game_named(game), language))
    return (await lobby.answers.kept(("rules", game, language), making)).response(request, KEPT)


@get(
    "/api/scenarios/{game:str}",
    summary="The scenarios of a game, as a gallery shows them",
    responses=PROBLEMS,
    opt=PACKED,
)
async def scenarios(request: AnyRequest, lobby: TheLobby, game: FromPath[str]) -> Response[list[ScenarioInfo]]:
    """With their maps, lengths and difficulties, and what they teach."""
    making = prepared(partial(own_gallery, lobby.tables.game_named(game)))
    return (await lobby.answers.kept(("scenarios", game), making)).response(request)


@get("/api/armies/{game:str}", summary="What armies of a game can be made of", responses=PROBLEMS, opt=PACKED)
async def armies(request: AnyRequest, lobby: TheLobby, game: FromPath[str]) -> Response[ArmyChoices]:
    """Army lists with their units and limits, sizes and fields."""
    making = prepared(partial(army_choices, lobby.tables.game_named(game)))
    return (await lobby.answers.kept(("armies", game), making)).response(request)


@post("/api/armies/{game:str}/check", status_code=200, summary="Check an army", responses=PROBLEMS)
async def check_army(lobby: TheLobby, game: FromPath[str], data: JSONBody[ArmyWish]) -> ArmyChecked:
    """Its points and morale, and everything that is wrong with it."""
    return await asyncio.to_thread(check_wish, lobby.tables.game_named(game), data)


@post("/api/armies/{game:str}/suggest", status_code=200, summary="Have an army suggested", responses=PROBLEMS)
async def suggest_army(lobby: TheLobby, game: FromPath[str], data: JSONBody[SuggestionWish]) -> ArmyWish:
    """One that spends nearly all its points."""
    return await asyncio.to_thread(suggest_for_wish, lobby.tables.game_named(game), data)


@get("/api/tables", summary="The public tables that wait for players", responses=PROBLEMS, opt=PACKED)
async def open_tables(request: AnyRequest, lobby: TheLobby) -> Response[list[TableInfo]]:
    """The newest first."""

    async def prepare() -> Making:
        waiting = await lobby.open_tables()
        return lambda: waiting

    return (await lobby.answers.fresh(("tables",), prepare)).response(request)


@post("/api/tables", summary="Make a table", responses=PROBLEMS)
async def make_table(request: AnyRequest, lobby: TheLobby, data: JSONBody[TableWish]) -> TableMade:
    """A table that waits for its players; the secrets of its seats are in this answer and nowhere else."""
    return await lobby.make(address_of(request), data)


@get("/api/tables/{table_id:str}", summary="What may be known of a table", responses=PROBLEMS)
async def table(lobby: TheLobby, table_id: TableId, authorization: Authorization = "") -> TableInfo:
    """A public table, or one that the secret belongs to."""
    return await lobby.info(table_id, token_in(authorization))


@post("/api/tables/{table_id:str}/seats/{seat:int}/join", summary="Take a seat", responses=PROBLEMS)
async def join(
    lobby: TheLobby,
    table_id: TableId,
    seat: Annotated[int, PathParameter(ge=0, le=15)],
    data: JSONBody[JoinWish],
    authorization: Authorization = "",
) -> SeatTaken:
    """A reserved seat with its secret, or an open one; without a nonce, the answer says what that means."""
    return await lobby.join(table_id, seat, token_in(authorization), data)


@post("/api/tables/{table_id:str}/rematch", summary="The same again", responses=PROBLEMS)
async def rematch(
    request: AnyRequest, lobby: TheLobby, table_id: TableId, authorization: Authorization = ""
) -> TableInfo:
    """A new table, with the players one seat further; their secrets are valid there too."""
    return await lobby.rematch(address_of(request), table_id, token_in(authorization))


@post("/api/tables/{table_id:str}/fork", summary="A new table from a position of this one", responses=PROBLEMS)
async def fork(
    request: AnyRequest,
    lobby: TheLobby,
    table_id: TableId,
    data: JSONBody[ForkWish],
    authorization: Authorization = "",
) -> TableMade:
    """The real position after the end; before it, what the owner of the secret can know."""
    return await lobby.fork(address_of(request), table_id, token_in(authorization), data)


@get(
    "/api/tables/{table_id:str}/journal",
    media_type=JOURNAL,
    summary="The journal of a table",
    responses=PROBLEMS,
    opt=PACKED,
)
async def journal(
    request: AnyRequest, lobby: TheLobby, table_id: TableId, authorization: Authorization = ""
) -> Response[bytes]:
    """Complete and with the key of the dice after the end; before it, what the owner of the secret has learned."""
    packed = await lobby.journal(table_id, token_in(authorization))
    return packed.response(request, {"content-disposition": f'attachment; filename="{table_id}.match"'}, JOURNAL)


@dataclass
class BringJournal(Operation):
    """The operation whose body is a journal file."""

    def __post_init__(self) -> None:
        journal = OpenAPIMediaType(Schema(type=OpenAPIType.STRING, format=OpenAPIFormat.BINARY))
        self.request_body = RequestBody({JOURNAL: journal}, required=True)


@post(
    "/api/journals",
    summary="Bring a journal",
    request_max_body_size=JOURNAL_BYTES,
    operation_class=BringJournal,
    responses=PROBLEMS,
)
async def bring_journal(request: AnyRequest, lobby: TheLobby, body: RawBody) -> TableMade:
    """A finished match to watch, or one that goes on from its last position with new dice."""
    return await import_journal(lobby, address_of(request), body)


@post("/api/packs", summary="Bring a content pack", request_max_body_size=PACK_BYTES, responses=PROBLEMS)
async def bring_pack(request: AnyRequest, lobby: TheLobby, data: JSONBody[PackBrought]) -> PackKept:
    """A pack of one's own, which is checked completely."""
    return await lobby.bring_pack(address_of(request), data.game, data.files)


HANDLERS = (
    games,
    shared_texts,
    texts,
    part_of_texts,
    rules,
    scenarios,
    armies,
    check_army,
    suggest_army,
    open_tables,
    make_table,
    table,
    join,
    rematch,
    fork,
    journal,
    bring_journal,
    bring_pack,
)


# What goes wrong


def problem(status: int, phrase: Phrase, details: list[str]) -> Response[Problem]:
    """A refusal as a phrase."""
    return Response(Problem(phrase, details), status_code=status)


def denied(_: Request[Any, Any, Any], error: Denied) -> Response[Problem]:
    """Something that this client may not have."""
    return problem(error.status, Phrase(f"error-{error.key}"), [])


def unsuitable(_: Request[Any, Any, Any], error: SettingError) -> Response[Problem]:
    """A setting that cannot be used."""
    return problem(400, Phrasing.error(error), [])


def unusable(_: Request[Any, Any, Any], error: Unusable) -> Response[Problem]:
    """A pack or a journal that cannot be used."""
    return problem(error.refused.status, error.refused.phrase, error.refused.details)


def faulty_pack(_: Request[Any, Any, Any], error: PackError) -> Response[Problem]:
    """A pack with everything that is wrong with it."""
    return problem(400, Phrase("error-pack"), [str(fault) for fault in error.problems])


def unsound_army(_: Request[Any, Any, Any], error: ArmyError) -> Response[Problem]:
    """Armies with everything that is wrong with them."""
    reasons = [Phrasing.army_problem(fault) for fault in error.problems]
    return Response(Problem(Phrase("error-army"), reasons=reasons), status_code=400)


def illegal(_: Request[Any, Any, Any], error: Illegal) -> Response[Problem]:
    """Something that the match does not allow."""
    return problem(409, Phrase(f"refusal-{error.refusal.key}"), [])


def malformed(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """A request that is not understood; what was sent is not repeated."""
    if error.status_code >= 500:
        return failed(request, error)
    answer = problem(error.status_code, Phrase("error-request-not-understood"), [])
    if error.status_code == 405:
        answer.headers["allow"] = (error.headers or {}).get("Allow", "")
    return answer


def failed(request: AnyRequest, error: Exception) -> Response[Problem]:
    """An error of the server: the client gets a sentence, and the log gets the rest."""
    unreadable = (RecursionError, UnicodeDecodeError)
    if any(isinstance(cause, unreadable) for cause in (error, error.__cause__, error.__context__)):
        return problem(400, Phrase("error-request-not-understood"), [])  # nested too deeply, or not text
    log_failure("A request failed.", error)
    if is_unavailable(error):
        return problem(503, Phrase("error-not-stored"), [])
    return problem(500, Phrase("error-server-fault"), [])


EXCEPTION_HANDLERS: dict[int | type[Exception], Any] = {
    Denied: denied,
    SettingError: unsuitable,
    Unusable: unusable,
    PackError: faulty_pack,
    ArmyError: unsound_army,
    Illegal: illegal,
    ValidationException: malformed,
    ClientException: malformed,
    HTTPException: malformed,
    Exception: failed,
}
