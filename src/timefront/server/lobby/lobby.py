"""Making tables and joining them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import cache
from typing import Any, final

import msgspec

from timefront.bots.registry import LEVELS
from timefront.kernel.flow import NOBODY
from timefront.kernel.game import Game
from timefront.kernel.lessons import Lesson
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.setting import SettingError
from timefront.matches.journal import Move
from timefront.matches.lessons import lesson_position
from timefront.matches.lines import export
from timefront.matches.making import forked
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.server.config import Quotas
from timefront.server.lobby.answers import Answers, Making, Packed
from timefront.server.lobby.armies import battle_of
from timefront.server.lobby.new_tables import new_row, new_row_like, secrets_for, wish_of
from timefront.server.lobby.readers import Readers
from timefront.server.lobby.reading import PackToRead, SoundJournal, SoundPack
from timefront.server.store.journals import TableChange
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import NewPack, SeatRow, TableRow
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
    SeatTaken,
    SeatWish,
    TableInfo,
    TableMade,
    TableWish,
)
from timefront.server.wire.names import clean_name
from timefront.server.wire.tokens import hash_of, is_token, new_token
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import Phrase

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
        self.answers = Answers()
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
        self._must_be_known(wish.seats)
        await self.ledger.lobby.must_have_room(self.ledger.notes.maker_of(address), self.quotas.tables)
        base = await self.pack(game, wish.pack)
        if wish.battle is None and base is built_in_pack(game.name):
            pack = await self._agreed(game, base, wish)
        else:  # reading the pack takes a while
            async with self.readers.turn_of(address):
                pack = await self._agreed(game, base, wish)
        row = new_row(game, pack.hash, wish)
        return await self.make_from(address, row, wish.seats, self.new_pack(address, game, pack, base))

    async def _agreed(self, game: Game[Any], pack: PackFiles, wish: TableWish) -> PackFiles:
        """The pack to play with: the one wished for, or that of a free battle. The wish gets the battle's scenario."""
        if wish.battle is not None:
            pack, wish.scenario = await asyncio.to_thread(battle_of, game, pack, wish.battle)
        await self.tables.agree(game, pack, wish.scenario, wish.options, len(wish.seats))
        return pack

    async def _make_lesson(self, address: str, game: Game[Any], wish: TableWish) -> TableMade:
        """Make a table that starts from the position of a lesson, with the lesson's settings."""
        at = lesson_position(game, wish.lesson)
        if len(wish.seats) != at.setting.seats:
            raise SettingError("wrong-seat-count", seats=len(wish.seats), known=str(at.setting.seats))
        pack = at.setting.pack
        row = new_row(game, pack.hash, wish)
        row.scenario, row.options = at.setting.scenario, at.setting.options
        row.start = whole_text(game, at.setting, at.state)
        return await self.make_from(address, row, wish.seats, NewPack(pack.files))

    async def _make(
        self,
        address: str,
        row: TableRow,
        wishes: list[SeatWish],
        pack: NewPack,
        token_hashes: list[str],
        watch_hash: str = "",
    ) -> TableMade:
        self._must_be_known(wishes)
        made, seats = secrets_for(row, wishes, token_hashes)
        row.watch_hash = watch_hash or row.watch_hash
        await self._create(address, row, seats, pack)
        return made

    def _must_be_known(self, wishes: list[SeatWish]) -> None:
        for wish in wishes:
            if wish.kind == "bot" and wish.level not in (*LEVELS, *self.bots):
                raise Denied("no-such-bot", 404)

    async def _create(self, address: str, row: TableRow, seats: list[SeatRow], pack: NewPack) -> None:
        row.maker = self.ledger.notes.maker_of(address)
        await self.ledger.lobby.create(row, seats, self.quotas.tables, pack)

    # Packs

    async def pack(self, game: Game[Any], pack_hash: str) -> PackFiles:
        """The game's own pack, or one that was uploaded before."""
        own = built_in_pack(game.name)
        return own if pack_hash in ("", own.hash) else await self.tables.pack(game, pack_hash)

    async def bring_pack(self, address: str, game_name: str, files: dict[str, str]) -> PackKept:
        """Store an uploaded pack for future tables; `Unusable` lists what is wrong with it."""
        game = self.tables.game_named(game_name)
        pack = await self.readers.read(address, PackToRead(game.name, files))
        assert isinstance(pack, SoundPack)
        new = self.new_pack(address, game, PackFiles(files))
        await self.ledger.lobby.keep_pack(pack.hash, game.name, files, new.maker, new.quota)
        return PackKept(
            pack=pack.hash,
            scenarios=pack.scenarios,
            scenario_facts=pack.scenario_facts,
            scenario_sides=pack.scenario_sides,
            scenario_bots=pack.scenario_bots,
            gallery=pack.gallery,
        )

    def new_pack(self, address: str, game: Game[Any], pack: PackFiles, base: PackFiles | None = None) -> NewPack:
        """A pack from an address, which counts in its quota unless it is the game's own or based on that."""
        is_own = (base or pack).hash == built_in_pack(game.name).hash
        return NewPack(pack.files, "" if is_own else self.ledger.notes.maker_of(address), self.quotas.packs)

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

    async def journal(self, table_id: str, token: str) -> Packed:
        """The journal: what the seat has learned of it or, after the end, all of it with the key."""
        table = await self.tables.load_synced(table_id)
        viewer = viewer_of(table, token)
        await self.tables.note_looks([table])

        async def prepare() -> Making:
            match = await table.load_whole()
            return lambda: b"".join(msgspec.json.encode(line) + b"\n" for line in export(match, viewer))

        return await self.answers.kept(("journal", table_id, str(viewer), str(table.last_number())), prepare)

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
        wishes = [wish_of(seat) for seat in seats]
        token_hashes = [seat.token_hash for seat in seats]
        pack = NewPack(table.setting.pack.files)
        made = await self._make(address, row, wishes, pack, token_hashes, table.row.watch_hash)
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
        row = new_row_like(table.game, table.row)
        row.start = await asyncio.to_thread(_start_of_fork, match, wish.number, viewer)
        return await self.make_from(address, row, wish.seats, NewPack(table.setting.pack.files))

    async def make_from(self, address: str, row: TableRow, wishes: list[SeatWish], pack: NewPack) -> TableMade:
        """Make a table whose match starts from the position in its row, if there is one."""
        return await self._make(address, row, wishes, pack, [""] * len(wishes))

    async def make_for(
        self, address: str, journal: SoundJournal, move: Move, row: TableRow, pack: NewPack
    ) -> TableMade:
        """Make a table to watch a finished match, from every seat's point of view."""
        wishes = [SeatWish("human")] * journal.seats
        made, seats = secrets_for(row, wishes, [""] * len(wishes))
        row.fair_match, row.fair_key, row.fair_fixed = journal.fair_match, journal.fair_key, journal.fair_fixed
        for seat, nonce in zip(seats, journal.nonces, strict=True):
            seat.nonce, seat.is_taken = nonce, True
        await self._create(address, row, seats, pack)
        left = [seat.clock_left for seat in seats]
        change = TableChange("over", row.made_at, NOBODY, self.ledger.now(), left)
        await self.ledger.journals.append(row.id, move, change)
        return made


def _start_of_fork(match: Match, number: int, viewer: Viewer) -> str:
    """The position that a fork starts from, as text."""
    start = forked(match, number, viewer).start
    assert start is not None, "a fork has a position to start from"
    return whole_text(match.game, match.setting, start)


def viewer_of(table: OpenTable, token: str) -> Viewer:
    """The owner of a token: a seat, or None for a spectator; `Denied` if it has no owner."""
    for seat in table.seats:
        if is_token(token, seat.token_hash):
            return seat.seat
    if is_token(token, table.row.watch_hash) or (table.row.is_public and not token):
        return None
    raise Denied("unknown-token")
