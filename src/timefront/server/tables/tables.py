"""The tables that one worker holds: loaded when needed, kept in step with the other workers, dropped when idle."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, final

import msgspec

from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting
from timefront.server.store.bus import EVERY_TABLE, Bus
from timefront.server.store.database import is_unavailable, log_failure
from timefront.server.store.ledger import Ledger
from timefront.server.store.lobby_rows import NOTED_EVERY
from timefront.server.store.records import TableRow
from timefront.server.tables.infos import PRESENT
from timefront.server.tables.messages import Viewer
from timefront.server.tables.quarantine import Quarantine
from timefront.server.tables.table import OpenTable, TableGone
from timefront.server.wire.errors import Denied

HELD = 2_000
"""The most tables that are held, not counting those with connections."""
SETTINGS = 200
HEAL_EVERY = 5.0
"""The seconds between comparisons of connected tables with the database, which make up for lost notices."""
SEEN_EVERY = 15.0
COMES_BACK = 3.0
"""The seconds after which a closed connection counts as away: a reloaded page is back by then."""
TABLE_ID, PACK_HASH = re.compile("[0-9a-z]{12}"), re.compile("[0-9a-f]{64}")
"""Anything else that a client sends as a name never reaches the database."""


@final
class OpenTables:
    """All tables that are open here."""

    def __init__(self, ledger: Ledger, bus: Bus, games: dict[str, Game[Any]]) -> None:
        self.ledger = ledger
        self.bus = bus
        self.games = games
        self.quarantine = Quarantine()
        self._agreeing = asyncio.Lock()
        self._name = secrets.token_hex(4)
        """Marks this worker's own notices."""
        self.held: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._settings: OrderedDict[tuple[str, ...], Setting] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[], None] = _nothing
        """Called for every notice, because a bot may have been asked."""

    async def start(self) -> None:
        """Listen to the other workers, and regularly make up for lost notices."""
        await self.bus.start(self._hear)
        self._tasks = [
            asyncio.create_task(self._heal_regularly()),
            asyncio.create_task(self._note_presence_regularly()),
        ]

    async def stop(self) -> None:
        """Stop listening."""
        await self.bus.stop()
        tasks = [*self._tasks, *self._leaving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def remind_bots(self) -> None:
        """Load the tables where a bot may not have been asked because a worker died; waiting for players is normal."""
        for table_id in await self.ledger.turns.tables_without_turns():
            with suppress(Denied):  # damaged tables stay closed
                await self.load_synced(table_id)

    # Loading

    async def load_synced(self, table_id: str) -> OpenTable:
        """An up-to-date table; `Denied` if it does not exist or is damaged."""
        table = await self.load(table_id)
        await self.sync(table)
        return table

    async def sync(self, table: OpenTable) -> None:
        """Bring a table up to date; it may have been removed from the database."""
        with self.quarantine.watching(table.row):
            try:
                await table.sync()
            except TableGone:
                self.held.pop(table.row.id, None)
                raise Denied("no-such-table", 404) from None

    async def load(self, table_id: str) -> OpenTable:
        """A table, perhaps not up to date; `Denied` if it does not exist or is damaged."""
        self.quarantine.must_be_sound(table_id)
        table = self.held.get(table_id)
        if table is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    table = self.held.get(table_id) or await self._load(table_id)
            finally:
                self._loading.pop(table_id, None)
        self.held.move_to_end(table_id)
        return table

    async def _load(self, table_id: str) -> OpenTable:
        row = await self.ledger.lobby.table(table_id) if TABLE_ID.fullmatch(table_id) else None
        if row is None:
            raise Denied("no-such-table", 404)
        seats = await self.ledger.lobby.seats(table_id)
        with self.quarantine.watching(row):
            setting = await self._setting(row)
        table = OpenTable(self.ledger, self.game_named(row.game), setting, row, seats)
        table.has_others = self.bus.has_others
        self.held[table_id] = table
        self._let_go()
        return table

    def _let_go(self) -> None:
        """Drop the least recently used tables without connections."""
        excess = len(self.held) - HELD
        for table_id in [*self.held][: max(0, excess)]:
            table = self.held[table_id]
            if not table.listeners and not table.lock.locked():
                del self.held[table_id]

    def game_named(self, name: str) -> Game[Any]:
        """The game of this name; `Denied` if there is none."""
        if name not in self.games:
            raise Denied("no-such-game", 404)
        return self.games[name]

    async def pack(self, game: Game[Any], pack_hash: str) -> PackFiles:
        """A stored pack; `Denied` if there is none for this game."""
        kept = await self.ledger.lobby.pack(pack_hash) if PACK_HASH.fullmatch(pack_hash) else None
        if kept is None or kept.game != game.name:
            raise Denied("no-such-pack", 404)
        return PackFiles(kept.files)

    async def agree(
        self, game: Game[Any], pack: PackFiles, scenario: str, options: dict[str, str], seats: int
    ) -> Setting:
        """Make a setting in a thread, so that nobody else waits while a player's own pack is read."""
        async with self._agreeing:  # a pack is read by one thread at a time
            return await asyncio.to_thread(game.setting, pack, scenario, options, seats)

    async def _setting(self, row: TableRow) -> Setting:
        """The setting of a table; tables with equal settings share it."""
        game = self.game_named(row.game)
        options = game.inherited_options(row.rules_version, row.options)
        key = (row.game, row.pack, row.scenario, msgspec.json.encode(options, order="sorted").decode())
        place = (*key, str(row.seat_count))
        setting = self._settings.get(place)
        if setting is None:
            pack = await self.pack(game, row.pack)
            setting = await self.agree(game, pack, row.scenario, options, row.seat_count)
            self._settings[place] = setting
            if len(self._settings) > SETTINGS:
                self._settings.popitem(last=False)
        self._settings.move_to_end(place)
        return setting

    # Keeping in step

    async def announce(self, table: OpenTable) -> None:
        """Send a table's news to its connections here, the other workers and the bots."""
        await table.announce_moves()
        table.announce_table()
        if self.bus.has_others or table.waits_for_bot():
            await self.bus.publish(f"{table.row.id} {self._name}")

    async def _hear(self, notice: str) -> None:
        """Handle a notice: a table and the worker that changed it, perhaps this one."""
        self.on_change()
        table_id, _, name = notice.partition(" ")
        if table_id == EVERY_TABLE:
            await self.heal()
        elif name != self._name:
            await self._announce_here(table_id)

    async def _announce_here(self, table_id: str) -> None:
        """Send the news of a table that another worker changed to its connections here."""
        table = self.held.get(table_id)
        if table is not None and table.listeners:
            await self.sync(table)
            await table.announce_moves()
            await table.chat.announce()
            table.announce_table()

    async def _heal_regularly(self) -> None:
        while True:
            await asyncio.sleep(HEAL_EVERY)
            try:
                await self.heal()
            except Exception as error:
                log_failure("Healing failed; it is tried again.", error)

    async def heal(self) -> None:
        """Bring connected tables up to date wherever the database is ahead."""
        watched = {table.row.id: table for table in self.held.values() if table.listeners}
        for table_id, last in (await self.ledger.journals.last_numbers([*watched])).items():
            match = watched[table_id].match
            if last >= (0 if match is None else match.next_number) and not (match and match.read_only):
                await self._announce_here(table_id)

    def note_leaving(self, table: OpenTable, seat: int) -> None:
        """Handle the end of a seat's connection: unless it comes back soon, everybody is told that it is away."""
        task = asyncio.create_task(self._miss(table, seat, self.ledger.now()))
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    async def _miss(self, table: OpenTable, seat: int, since: float) -> None:
        await asyncio.sleep(COMES_BACK)
        if any(listener.viewer == seat for listener in table.listeners):
            return
        try:
            await self.ledger.lobby.note_gone(table.row.id, seat, since, since - PRESENT)
            await self.sync(table)
            await self.announce(table)
        except Exception as error:
            log_failure("A seat's absence could not be stored; it will show later.", error)

    async def _note_presence_regularly(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY)
            try:
                await self.note_presence()
            except Exception as error:
                log_failure("Presence could not be noted; it is tried again.", error)

    async def note_looks(self, tables: Iterable[OpenTable]) -> None:
        """Note that somebody looks at tables, because others expire; no more often than needed."""
        now = max(time.time(), self.ledger.now())  # so that a wrong date lets nothing expire
        unnoted = [table for table in tables if table.row.opened_at < now - NOTED_EVERY]
        if unnoted:
            await self.ledger.lobby.note_opened([table.row.id for table in unnoted], now)
            for table in unnoted:
                table.row.opened_at = now

    async def note_visit(self, table: OpenTable, viewer: Viewer) -> None:
        """Note that somebody has come; a failure to store it does not keep them out."""
        try:
            await self.note_looks([table])
            if viewer is not None:
                await self.ledger.lobby.note_seen([(table.row.id, viewer)], self.ledger.now())
        except Exception as error:
            if not is_unavailable(error):
                raise
            log_failure("Presence could not be noted.", error)

    async def note_presence(self) -> None:
        """Note who is connected here, and announce who has come to or left other workers."""
        watched = {table.row.id: table for table in self.held.values() if table.listeners}
        await self.note_looks(watched.values())
        here = {(name, listener.viewer) for name, table in watched.items() for listener in table.listeners}
        await self.ledger.lobby.note_seen(
            [(name, viewer) for name, viewer in here if viewer is not None], self.ledger.now()
        )
        for name, rows in (await self.ledger.lobby.seats_by_tables([*watched])).items():
            for seat, row in zip(watched[name].seats, rows, strict=True):
                seat.seen_at = row.seen_at
            watched[name].announce_table()


def _nothing() -> None:
    """Nobody drives bots here."""
