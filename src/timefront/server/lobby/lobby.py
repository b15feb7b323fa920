"""Making tables and joining them."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import cache
from typing import Any, final

from timefront.bots.registry import LEVELS
from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.kernel.lessons import Lesson
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.setting import SettingError
from timefront.matches.fairness import KEY_BYTES, Fairness
from timefront.matches.journal import Move
from timefront.matches.lessons import lesson_position
from timefront.matches.lines import export
from timefront.matches.making import forked
from timefront.matches.notation import whole_text
from timefront.server.config import Quotas
from timefront.server.lobby.armies import battle_of
from timefront.server.lobby.readers import Readers
from timefront.server.lobby.reading import PackToRead, SoundJournal, SoundPack
from timefront.server.store.journals import TableChange
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import SeatRow, TableRow
from timefront.server.tables.clocks import allowance
from timefront.server.tables.infos import table_info
from timefront.server.tables.messages import Viewer
from timefront.server.tables.table import OpenTable
from timefront.server.tables.tables import OpenTables
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.errors import Denied
from timefront.server.wire.lobby import (
    ForkWish,
    GameInfo,
    JoinWish,
    LessonInfo,
    LessonStepInfo,
    OptionInfo,
    PackKept,
    SeatKey,
    SeatTaken,
    SeatWish,
    TableInfo,
    TableMade,
    TableWish,
)
from timefront.server.wire.names import clean_line, clean_name
from timefront.server.wire.tokens import hash_of, is_token, new_table_id, new_token
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import Phrase

TITLE_LENGTH = 80
LISTED = 100
"""How many open tables are listed."""


@cache
def game_info(game: Game[Any]) -> GameInfo:
    """What the lobby shows of a game."""
    pack = built_in_pack(game.name)
    scenarios = list(game.scenarios(pack))
    return GameInfo(
        name=game.name,
        title={language: Catalogue(game, pack, language).message("game-title") for language in LANGUAGES},
        pitch={language: Catalogue(game, pack, language).message("game-pitch") for language in LANGUAGES},
        rules_version=game.version,
        pack=pack.hash,
        seat_counts=list(game.seat_counts),
        seat_names={str(count): list(game.seat_names(count)) for count in game.seat_counts},
        scenarios=scenarios,
        draws_scenario=game.draws_scenario,
        scenario_facts={key: game.scenario_facts(pack, key) for key in scenarios},
        scenario_sides={key: game.scenario_sides(pack, key) for key in scenarios},
        scenario_bots={key: game.scenario_bots(pack, key) for key in scenarios},
        options=[OptionInfo(option.name, option.rule, list(option.values)) for option in game.options],
        lessons=[_lesson_info(game, lesson) for lesson in game.lessons()],
        has_armies=game.armies is not None,
    )


def _lesson_info(game: Game[Any], lesson: Lesson) -> LessonInfo:
    catalogues = {language: Catalogue(game, built_in_pack(game.name), language) for language in LANGUAGES}
    name = f"lesson-{lesson.key}"
    return LessonInfo(
        key=lesson.key,
        title={language: catalogue.message(name) for language, catalogue in catalogues.items()},
        text={language: catalogue.message(f"{name}-text") for language, catalogue in catalogues.items()},
        seats=lesson_position(game, lesson.key).setting.seats,
        steps=[LessonStepInfo(f"{name}-{step.key}", step.rule, list(step.questions)) for step in lesson.steps],
    )


@final
class Lobby:
    """What people do before, between and after matches."""

    def __init__(
        self, ledger: Ledger, tables: OpenTables, readers: Readers, quotas: Quotas, bots: Sequence[str] = ()
    ) -> None:
        self.ledger = ledger
        self.tables = tables
        self.readers = readers
        self.quotas = quotas
        self.bots = bots
        """The names of the third-party bots that may play here."""

    def prepare(self) -> None:
        """Prepare what every visitor asks for first; takes time."""
        for game in self.tables.games.values():
            game_info(game)

    # Making tables

    async def make(self, address: str, wish: TableWish) -> TableMade:
        """Make a table that waits for its players; `SettingError` says what is wrong with the wish."""
        game = self.tables.game_named(wish.game)
        if wish.lesson:
            return await self._make_lesson(address, game, wish)
        pack = await self.pack(game, wish.pack)
        if wish.battle is not None:
            pack, wish.scenario = await asyncio.to_thread(battle_of, game, pack, wish.battle)
        await self.tables.agree(game, pack, wish.scenario, wish.options, len(wish.seats))
        await self.ledger.lobby.keep_pack(pack.hash, game.name, pack.files)
        row = new_row(game, pack.hash, wish)
        return await self._make(address, row, wish.seats, [""] * len(wish.seats))

    async def _make_lesson(self, address: str, game: Game[Any], wish: TableWish) -> TableMade:
        """Make a table that starts from the position of a lesson, with the lesson's settings."""
        at = lesson_position(game, wish.lesson)
        if len(wish.seats) != at.setting.seats:
            raise SettingError("wrong-seat-count", seats=len(wish.seats), known=str(at.setting.seats))
        pack = at.setting.pack
        await self.ledger.lobby.keep_pack(pack.hash, game.name, pack.files)
        row = new_row(game, pack.hash, wish)
        row.scenario, row.options = at.setting.scenario, at.setting.options
        row.start = whole_text(game, at.setting, at.state)
        return await self.make_from(address, row, wish.seats)

    async def pack(self, game: Game[Any], pack_hash: str) -> PackFiles:
        """The game's own pack, or one that was uploaded before."""
        own = built_in_pack(game.name)
        return own if pack_hash in ("", own.hash) else await self.tables.pack(game, pack_hash)

    async def _make(
        self, address: str, row: TableRow, wishes: list[SeatWish], token_hashes: list[str], watch_hash: str = ""
    ) -> TableMade:
        for wish in wishes:
            if wish.kind == "bot" and wish.level not in (*LEVELS, *self.bots):
                raise Denied("no-such-bot", 404)
        made, seats = _secrets_for(row, wishes, token_hashes)
        row.watch_hash = watch_hash or row.watch_hash
        await self._create(address, row, seats)
        return made

    async def _create(self, address: str, row: TableRow, seats: list[SeatRow]) -> None:
        row.maker = self.ledger.notes.maker_of(address)
        await self.ledger.lobby.create(row, seats, self.quotas.tables)

    async def bring_pack(self, address: str, game_name: str, files: dict[str, str]) -> PackKept:
        """Store an uploaded pack for future tables; `Unusable` lists what is wrong with it."""
        game = self.tables.game_named(game_name)
        pack = await self.readers.read(address, PackToRead(game.name, files))
        assert isinstance(pack, SoundPack)
        await self.keep_pack(address, game, PackFiles(files))
        return PackKept(
            pack=pack.hash,
            scenarios=pack.scenarios,
            scenario_facts=pack.scenario_facts,
            scenario_sides=pack.scenario_sides,
            scenario_bots=pack.scenario_bots,
            gallery=pack.gallery,
        )

    async def keep_pack(self, address: str, game: Game[Any], pack: PackFiles) -> None:
        """Store a pack from an address; the game's own pack does not count in anybody's quota."""
        is_own = pack.hash == built_in_pack(game.name).hash
        maker = "" if is_own else self.ledger.notes.maker_of(address)
        await self.ledger.lobby.keep_pack(pack.hash, game.name, pack.files, maker, self.quotas.packs)

    # Looking around

    async def open_tables(self) -> list[TableInfo]:
        """The public tables that wait for players, the newest first."""
        rows = await self.ledger.lobby.open_tables(LISTED)
        seats = await self.ledger.lobby.seats_by_tables([row.id for row in rows])
        return [table_info(row, seats[row.id], (), NOBODY, self.ledger.now()) for row in rows]

    async def info(self, table_id: str, token: str) -> TableInfo:
        """What the holder of one of a table's secrets may know of it, or everybody if it is public."""
        table = await self.tables.load_synced(table_id)
        info = table.info()
        try:
            info.seat = viewer_of(table, token)
        except Denied:
            if not table.row.is_public:
                raise
        else:
            await self.tables.note_looks([table])
        return info

    async def journal(self, table_id: str, token: str) -> list[dict[str, Any]]:
        """The journal: what the seat has learned of it or, after the end, all of it with the key."""
        table = await self.tables.load_synced(table_id)
        viewer = viewer_of(table, token)
        await self.tables.note_looks([table])
        return export(await table.load_whole(), viewer)

    # Sitting down

    async def join(self, table_id: str, seat: int, token: str, wish: JoinWish) -> SeatTaken:
        """Take a seat: of the kind `human` with its token, an open one without. The last player starts the match."""
        table = await self.tables.load_synced(table_id)
        if not 0 <= seat < len(table.seats):
            raise Denied("no-such-seat")
        row = table.seats[seat]
        if row.kind == "open":
            if not table.row.is_public:
                viewer_of(table, token)
            token = new_token()
        elif row.kind != "human" or not is_token(token, row.token_hash):
            raise Denied("not-your-seat")
        await self.tables.note_looks([table])
        if not await self.ledger.lobby.take_seat(table_id, seat, clean_name(wish.name), wish.nonce, hash_of(token)):
            raise Denied("seat-taken", 409)
        await self.tables.sync(table)
        await self.tables.announce(table)
        return SeatTaken(seat, token, wish.nonce, None if wish.nonce else Phrase("notice-no-nonce"))

    # After a match, or from the middle of it

    async def rematch(self, address: str, table_id: str, token: str) -> TableInfo:
        """Make the table of a rematch, with each player one seat further; the players' tokens are valid there too."""
        table = await self.tables.load_synced(table_id)
        if viewer_of(table, token) is None:
            raise Denied("not-your-seat")
        if table.row.status != "over":
            raise Denied("not-over")
        if not table.row.next:
            await self._make_rematch(address, table)
        return (await self.tables.load_synced(table.row.next)).info()

    async def _make_rematch(self, address: str, table: OpenTable) -> None:
        row = new_row_like(table.game, table.row)
        seats = table.seats[-1:] + table.seats[:-1]
        wishes = [_wish_of(seat) for seat in seats]
        token_hashes = [seat.token_hash for seat in seats]
        made = await self._make(address, row, wishes, token_hashes, table.row.watch_hash)
        await self.ledger.lobby.set_next(table.row.id, made.table)
        await self.tables.sync(table)
        await self.tables.announce(table)

    async def fork(self, address: str, table_id: str, token: str, wish: ForkWish) -> TableMade:
        """Make a table from a position of this one: the real one after the end, before it what the seat can know."""
        table = await self.tables.load_synced(table_id)
        viewer = viewer_of(table, token)
        if len(wish.seats) != len(table.seats):
            raise Denied("wrong-number-of-seats")
        match = await table.load_whole()
        if not 0 <= wish.number < match.next_number:
            raise Denied("no-such-entry", 404)
        start = forked(match, wish.number, viewer).start
        assert start is not None, "a fork has a position to start from"
        row = new_row_like(table.game, table.row)
        row.start = whole_text(table.game, table.setting, start)
        return await self.make_from(address, row, wish.seats)

    async def make_from(self, address: str, row: TableRow, wishes: list[SeatWish]) -> TableMade:
        """Make a table whose match starts from the position in its row."""
        return await self._make(address, row, wishes, [""] * len(wishes))

    async def make_for(self, address: str, journal: SoundJournal, move: Move, row: TableRow) -> TableMade:
        """Make a table to watch a finished match, from every seat's point of view."""
        wishes = [SeatWish("human")] * journal.seats
        made, seats = _secrets_for(row, wishes, [""] * len(wishes))
        row.fair_match, row.fair_key, row.fair_fixed = journal.fair_match, journal.fair_key, journal.fair_fixed
        for seat, nonce in zip(seats, journal.nonces, strict=True):
            seat.nonce, seat.is_taken = nonce, True
        await self._create(address, row, seats)
        left = [seat.clock_left for seat in seats]
        change = TableChange("over", row.made_at, NOBODY, self.ledger.now(), left)
        await self.ledger.journals.append(row.id, move, change)
        return made


def viewer_of(table: OpenTable, token: str) -> Viewer:
    """The owner of a token: a seat, or None for a spectator; `Denied` if it has no owner."""
    for seat in table.seats:
        if is_token(token, seat.token_hash):
            return seat.seat
    if is_token(token, table.row.watch_hash) or (table.row.is_public and not token):
        return None
    raise Denied("unknown-token")


def _secrets_for(row: TableRow, wishes: list[SeatWish], token_hashes: list[str]) -> tuple[TableMade, list[SeatRow]]:
    """The secrets of a new table, and its seats. A seat that already has a token's hash keeps it."""
    watch = new_token()
    row.watch_hash = hash_of(watch)
    keys: list[SeatKey] = []
    seats: list[SeatRow] = []
    for seat, (wish, token_hash) in enumerate(zip(wishes, token_hashes, strict=True)):
        if wish.kind == "human" and not token_hash:
            keys.append(SeatKey(seat, new_token()))
            token_hash = hash_of(keys[-1].token)
        seats.append(_new_seat(row, seat, wish, token_hash))
    return TableMade(row.id, keys, watch, _commit(row, seats)), seats


def _commit(row: TableRow, seats: list[SeatRow]) -> str:
    """Fix everything that the server contributes to the dice, including the bots' nonces; returns the commitment."""
    key = secrets.token_bytes(KEY_BYTES)
    row.fair_match, row.fair_key = secrets.token_hex(8), key.hex()
    row.fair_fixed = [seat.nonce if seat.kind == "bot" else None for seat in seats]
    return Fairness(row.fair_match, key, [], row.fair_fixed).commitment


def new_row(game: Game[Any], pack_hash: str, wish: TableWish) -> TableRow:
    """A table with empty seats."""
    now = time.time()
    return TableRow(
        id=new_table_id(),
        game=game.name,
        rules_version=game.version,
        pack=pack_hash,
        scenario=wish.scenario,
        options=wish.options,
        seat_count=len(wish.seats),
        title=clean_line(wish.title)[:TITLE_LENGTH],
        is_public=wish.is_public,
        has_aids=wish.has_aids,
        undo=wish.undo,
        clock=wish.clock,
        status="waiting",
        watch_hash="",
        fair_match="",
        fair_key="",
        fair_fixed=None,
        start=None,
        origin="",
        next="",
        last_number=-1,
        clock_running=NOBODY,
        clock_since=0.0,
        made_at=now,
        moved_at=now,
    )


def new_row_like(game: Game[Any], row: TableRow) -> TableRow:
    """A new table with the settings of an existing one."""
    wish = TableWish(
        game=row.game,
        seats=[SeatWish("open")] * row.seat_count,
        scenario=row.scenario,
        options=row.options,
        title=row.title,
        is_public=False,
        has_aids=row.has_aids,
        undo=row.undo,
        clock=row.clock,
    )
    new = new_row(game, row.pack, wish)
    new.origin = row.id
    return new


def _wish_of(seat: SeatRow) -> SeatWish:
    """The same for a rematch: a bot of the same level, or the seat's original player."""
    if seat.kind != "bot" or seat.has_left:
        return SeatWish("human")
    return SeatWish("bot", seat.level)


def _new_seat(table: TableRow, seat: int, wish: SeatWish, token_hash: str) -> SeatRow:
    is_bot = wish.kind == "bot"
    return SeatRow(
        table_id=table.id,
        seat=seat,
        kind=wish.kind,
        level=wish.level if is_bot else "",
        name="",
        token_hash=token_hash if not is_bot else "",
        nonce=secrets.token_hex(16) if is_bot else "",
        is_taken=is_bot,
        has_left=False,
        auto_pass=[],
        clock_left=allowance(table.clock),
        seen_at=0.0,
    )
