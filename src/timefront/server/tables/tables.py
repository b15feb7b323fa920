"""The tables that one worker holds: loaded when needed, kept in step with the other workers, let go when idle."""

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
from timefront.server.store.database import is_away, tell_failure
from timefront.server.store.ledger import Ledger
from timefront.server.store.lobby_rows import NOTED_EVERY
from timefront.server.store.records import TableRow
from timefront.server.tables.infos import PRESENT
from timefront.server.tables.messages import Viewer
from timefront.server.tables.quarantine import Quarantine
from timefront.server.tables.table import OpenTable, TableGone
from timefront.server.wire.errors import Denied

HELD = 2_000
"""How many tables are held at most, but for those that somebody is connected to."""
SETTINGS = 200
HEAL_EVERY = 5.0
"""How often, in seconds, the tables with somebody at them are compared with the database: a lost notice heals."""
SEEN_EVERY = 15.0
COMES_BACK = 3.0
"""So many seconds pass before who has closed a connection is away: a page that is loaded anew is back by then."""
TABLE_ID, PACK_HASH = re.compile("[0-9a-z]{12}"), re.compile("[0-9a-f]{64}")
"""What else a client sends as a name never reaches the database."""


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
        """Tells the own notices from others'."""
        self.held: OrderedDict[str, OpenTable] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._settings: OrderedDict[tuple[str, ...], Setting] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []
        self._leaving: set[asyncio.Task[None]] = set()
        self.on_change: Callable[[], None] = _nothing
        """Called for every notice: a bot may have been asked."""

    async def start(self) -> None:
        """Listen to the other workers and heal what their notices miss."""
        await self.bus.start(self._hear)
        self._tasks = [asyncio.create_task(self._heal_often()), asyncio.create_task(self._note_presence_often())]

    async def stop(self) -> None:
        """Stop listening."""
        await self.bus.stop()
        tasks = [*self._tasks, *self._leaving]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def remind_bots(self) -> None:
        """Load the tables where a bot may wait to be asked since a worker died; those that wait for players stay so."""
        for table_id in await self.ledger.turns.tables_without_turns():
            with suppress(Denied):  # what is damaged stays closed
                await self.synced(table_id)

    # Loading

    async def synced(self, table_id: str) -> OpenTable:
        """A table with its rows as they are now and its match caught up; `Denied` if there is none or it is damaged."""
        table = await self.load(table_id)
        await self.sync(table)
        return table

    async def sync(self, table: OpenTable) -> None:
        """Catch up with the database, which may have let go of the table."""
        with self.quarantine.watching(table.row):
            try:
                await table.sync()
            except TableGone:
                self.held.pop(table.row.id, None)
                raise Denied("no-such-table", 404) from None

    async def load(self, table_id: str) -> OpenTable:
        """A table, perhaps behind what other workers have stored; `Denied` if there is none or it is damaged."""
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
        """Forget the tables that nobody has used for longest and nobody is connected to."""
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
        """A pack that was kept; `Denied` if there is none for this game."""
        kept = await self.ledger.lobby.pack(pack_hash) if PACK_HASH.fullmatch(pack_hash) else None
        if kept is None or kept.game != game.name:
            raise Denied("no-such-pack", 404)
        return PackFiles(kept.files)

    async def agree(
        self, game: Game[Any], pack: PackFiles, scenario: str, options: dict[str, str], seats: int
    ) -> Setting:
        """A new setting; a thread reads the pack, so that nobody else waits if it is somebody's own."""
        async with self._agreeing:  # a pack is read by one thread at a time
            return await asyncio.to_thread(game.setting, pack, scenario, options, seats)

    async def _setting(self, row: TableRow) -> Setting:
        """The setting of a table, shared by all tables with the same."""
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
        """Tell those who are connected here, and the other workers and the bots, if there are any."""
        await table.announce_moves()
        table.announce_table()
        if self.bus.has_others or table.waits_for_bot():
            await self.bus.publish(f"{table.row.id} {self._name}")

    async def _hear(self, notice: str) -> None:
        """A notice has come: a table and who has changed it, which may have been this worker."""
        self.on_change()
        table_id, _, name = notice.partition(" ")
        if table_id == EVERY_TABLE:
            await self.heal()
        elif name != self._name:
            await self._announce_here(table_id)

    async def _announce_here(self, table_id: str) -> None:
        """Somebody else has changed a table: tell those who are connected to it here."""
        table = self.held.get(table_id)
        if table is not None and table.listeners:
            await self.sync(table)
            await table.announce_moves()
            await table.chat.announce()
            table.announce_table()

    async def _heal_often(self) -> None:
        while True:
            await asyncio.sleep(HEAL_EVERY)
            try:
                await self.heal()
            except Exception as error:
                tell_failure("Healing failed; it is tried again.", error)

    async def heal(self) -> None:
        """Catch up wherever the database is ahead of a table that somebody is connected to."""
        watched = {table.row.id: table for table in self.held.values() if table.listeners}
        for table_id, last in (await self.ledger.journals.last_numbers([*watched])).items():
            match = watched[table_id].match
            if last >= (0 if match is None else match.next_number) and not (match and match.read_only):
                await self._announce_here(table_id)

    def note_leaving(self, table: OpenTable, seat: int) -> None:
        """A connection of a seat has ended: unless it comes back soon, everybody is told that it is away."""
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
            tell_failure("That a seat is away could not be noted; it shows later.", error)

    async def _note_presence_often(self) -> None:
        while True:
            await asyncio.sleep(SEEN_EVERY)
            try:
                await self.note_presence()
            except Exception as error:
                tell_failure("Presence could not be noted; it is tried again.", error)

    async def note_looks(self, tables: Iterable[OpenTable]) -> None:
        """Note that somebody looks at tables, not more often than needed: those expire that nobody looks at."""
        now = max(time.time(), self.ledger.now())  # a wrong date lets nothing expire
        unnoted = [table for table in tables if table.row.opened_at < now - NOTED_EVERY]
        if unnoted:
            await self.ledger.lobby.note_opened([table.row.id for table in unnoted], now)
            for table in unnoted:
                table.row.opened_at = now

    async def note_visit(self, table: OpenTable, viewer: Viewer) -> None:
        """Note that somebody has come; where that cannot be stored, they come all the same."""
        try:
            await self.note_looks([table])
            if viewer is not None:
                await self.ledger.lobby.note_seen([(table.row.id, viewer)], self.ledger.now())
        except Exception as error:
            if not is_away(error):
                raise
            tell_failure("Presence could not be noted.", error)

    async def note_presence(self) -> None:
        """Note who is connected here, and tell who has come to the other workers or is gone."""
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
