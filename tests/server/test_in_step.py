"""Any worker can serve any match: several of them on one database, not telling each other anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, final

import msgspec
import pytest
from sqlalchemy import update

from tests.server.workers import Worker, move, workers
from timefront.games.registry import GAMES
from timefront.kernel.questions import Illegal
from timefront.matches.journal import UNDO_GRANTED, Entry, dump_entry
from timefront.matches.match import Match
from timefront.matches.stepping import Draft
from timefront.server.store.journals import PositionChanged
from timefront.server.store.schema import entries, tables
from timefront.server.tables.messages import Viewer
from timefront.server.tables.table import STANDING_EVERY, OpenTable
from timefront.server.wire.from_server import ServerMessage, TableChanged, Update
from timefront.server.wire.lobby import JoinWish, SeatWish, TableWish

BATTLE = "battle_through_history"
MOST, WHOLE = 3 * STANDING_EVERY + 10, 1000
"""How many entries are held during play, and at most after the whole journal was needed."""


@final
class Ear:
    """A connection to a worker."""

    def __init__(self, table: OpenTable, viewer: Viewer) -> None:
        self.viewer = viewer
        self.seen = -1
        self.heard: list[ServerMessage] = []
        table.listeners.append(self)

    def send(self, message: ServerMessage) -> None:
        self.heard.append(message)

    def last(self) -> Update:
        return [message for message in self.heard if isinstance(message, Update)][-1]


Scene = Callable[[list[Worker]], Coroutine[Any, Any, None]]


@pytest.fixture
def at_work(tmp_path: Path) -> Callable[[Scene], None]:
    """Play a scene with three workers."""

    def run(scene: Scene) -> None:
        async def played() -> None:
            async with workers(f"sqlite:///{tmp_path / 'tables.db'}", 3) as made:
                await scene(made)

        asyncio.run(played())

    return run


def test_a_lost_notice_heals(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        one, two, _ = made
        here = await one.new()
        there = await two.tables.load_synced(here.row.id)
        ears = [Ear(there, viewer) for viewer in (0, 1, None)]
        rng = Random(1)
        for _ in range(5):
            await move(here, rng)
        assert not any(ear.heard for ear in ears)
        await two.tables.heal()
        for ear in ears:
            assert ear.seen == here.playing().next_number - 1
            assert ear.last().situation == here.situation(ear.viewer)
            assert ear.last() == await here.update(ear.viewer, -1)
        heard = [len(ear.heard) for ear in ears]
        await two.tables.heal()
        assert [len(ear.heard) for ear in ears] == heard, "nothing is told twice"

    at_work(scene)


def test_workers_that_play_by_turns_stay_in_step_and_one_that_is_behind_changes_nothing(
    at_work: Callable[[Scene], None],
) -> None:
    async def scene(made: list[Worker]) -> None:
        rng = Random(2)
        first = await made[0].new(seats=3)
        tables = [first, *[await worker.tables.load_synced(first.row.id) for worker in made[1:]]]
        for number in range(40):
            mover = tables[number % 3]
            behind = tables[(number + 1) % 3]
            stale = behind.playing().next_number - 1
            await mover.sync()
            await move(mover, rng)
            with pytest.raises(PositionChanged):
                await behind.act(stale, lambda match: match.draft_resignation(0))
            assert behind.playing().resigned == []
        watching = await made[0].tables.load_synced(first.row.id)
        while watching.playing().next_number < 200:
            await move(tables[1], rng)
            await watching.sync()
            assert len(watching.playing().entries) < MOST + STANDING_EVERY, "who only watches lets go, too"
        for table in tables:
            await table.sync()
        for viewer in (None, 0, 1, 2):
            assert len({msgspec.json.encode(table.situation(viewer)) for table in tables}) == 1

    at_work(scene)


def test_a_race_between_workers_has_one_winner_and_the_loser_goes_on(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        rng = Random(3)
        first = await made[0].new()
        tables = [first, *[await worker.tables.load_synced(first.row.id) for worker in made[1:]]]
        for _ in range(10):
            for table in tables:
                await table.sync()
            numbers = await asyncio.gather(*(move(table, rng) for table in tables), return_exceptions=True)
            won = [number for number in numbers if isinstance(number, int)]
            lost = [number for number in numbers if isinstance(number, PositionChanged)]
            assert (len(won), len(lost)) == (1, 2), numbers
        stored = await made[0].ledger.journals.entries_after(first.row.id, -1)
        assert [entry.number for entry in stored] == [*range(len(stored))]

    at_work(scene)


def test_only_a_worker_that_may_have_company_asks_where_the_journal_ends_before_it_acts(
    at_work: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(made: list[Worker]) -> None:
        rng = Random(4)
        table = await made[0].new()
        asked: list[str] = []
        ask = table.ledger.journals.last_number

        async def counted(table_id: str) -> int:
            asked.append(table_id)
            return await ask(table_id)

        monkeypatch.setattr(table.ledger.journals, "last_number", counted)
        for _ in range(3):
            await move(table, rng)
        assert asked == [], "it is alone, and what it writes is checked by the database"
        table.has_others = True
        for _ in range(3):
            await move(table, rng)
        assert asked == [table.row.id] * 3

    at_work(scene)


@pytest.mark.parametrize("has_others", [False, True])
def test_workers_that_act_on_one_table_at_random_lose_nothing_and_make_nothing_twice(
    at_work: Callable[[Scene], None], has_others: bool
) -> None:
    async def scene(made: list[Worker]) -> None:
        rng = Random(5)
        first = await made[0].new()
        tables = [first, *[await worker.tables.load_synced(first.row.id) for worker in made[1:]]]
        for table in tables:
            table.has_others = has_others
        accepted: list[int] = []
        refused = 0
        for _ in range(60):
            acting = rng.choice(tables)
            before = acting.playing().next_number - 1
            try:
                accepted.append(await move(acting, rng))
            except PositionChanged:
                refused += 1
                stored = await made[0].ledger.journals.last_number(first.row.id)
                assert acting.playing().next_number - 1 == stored > before, "who was behind has caught up"
        assert accepted == sorted(set(accepted))
        assert refused
        stored_entries = await made[0].ledger.journals.entries_after(first.row.id, -1)
        assert [entry.number for entry in stored_entries] == [*range(accepted[-1] + 1)]
        for table in tables:
            await table.sync()
        assert len({msgspec.json.encode(table.situation(0)) for table in tables}) == 1

    at_work(scene)


def test_a_worker_that_was_alone_goes_on_beside_a_second_one(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        rng = Random(6)
        here = await made[0].new()
        for _ in range(3):
            await move(here, rng)
        there = await made[1].tables.load_synced(here.row.id)
        last = await move(there, rng)
        stale = here.playing().next_number - 1
        with pytest.raises(PositionChanged):
            await here.act(stale, lambda match: match.draft_resignation(0))
        assert await made[0].ledger.journals.last_number(here.row.id) == last, "nothing was written"
        assert here.playing().next_number - 1 == last
        assert here.playing().resigned == there.playing().resigned == []
        assert await move(here, rng) > last

    at_work(scene)


def test_rules_that_fail_in_the_middle_of_an_act_leave_the_match_as_it_was(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        table = await made[0].new()
        before = msgspec.json.encode(table.situation(0)), await made[0].ledger.journals.last_number(table.row.id)

        def failing(match: Match) -> Draft:
            match.draft_play(match.state.seat, match.offer(match.state.seat)[0])
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await table.act(table.playing().next_number - 1, failing)
        assert (
            msgspec.json.encode(table.situation(0)),
            await made[0].ledger.journals.last_number(table.row.id),
        ) == before
        assert await move(table, Random(7)) > before[1]

    at_work(scene)


def test_a_worker_that_is_alone_tells_its_bots_of_their_turns_only(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        woken: list[str] = []
        tables = made[0].tables
        tables.on_change = lambda: woken.append("woken")
        humans = await made[0].new()
        await tables.announce(humans)
        await asyncio.sleep(0.01)
        assert woken == []
        lobby = made[0].lobby
        with_bots = await lobby.make("", TableWish(game=BATTLE, seats=[SeatWish("bot"), SeatWish("bot")]))
        table = await tables.load_synced(with_bots.table)
        await asyncio.sleep(0.01)
        woken.clear()
        assert table.waits_for_bot()
        await tables.announce(table)
        await asyncio.sleep(0.01)
        assert woken == ["woken"]

    at_work(scene)


def test_whoever_sees_the_last_seat_taken_begins_once(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        table = await made[0].lobby.make("", TableWish(game=BATTLE, seats=[SeatWish("human")] * 2))
        keys = table.seats
        await asyncio.gather(
            *(made[n].lobby.join(table.table, key.seat, key.token, JoinWish()) for n, key in enumerate(keys))
        )
        opened = await asyncio.gather(*(worker.tables.load_synced(table.table) for worker in made))
        assert len({msgspec.json.encode(here.situation(None)) for here in opened}) == 1
        stored = await made[0].ledger.journals.entries_after(table.table, -1)
        assert [entry.kind for entry in stored].count("begun") == 1

    at_work(scene)


async def played_on(table: OpenTable, rng: Random, number: int, most: int = MOST) -> dict[tuple[int, Viewer], Any]:
    """Play up to an entry; returns what everybody saw on the way."""
    saw: dict[tuple[int, Viewer], Any] = {}
    while table.playing().next_number <= number and table.playing().outcome() is None:
        last = await move(table, rng)
        assert len(table.playing().entries) < most, "older entries are let go"
        for viewer in (None, 0, 1):
            saw[last, viewer] = table.playing().view(viewer)
    return saw


@pytest.mark.slow
def test_opening_costs_the_recent_moves_and_nothing_is_lost(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        here = await made[0].new()
        saw = await played_on(here, Random(4), 230)
        assert here.playing().base > 0
        there = await made[1].tables.load_synced(here.row.id)
        assert there.playing().base > 100
        assert len(there.playing().entries) <= 2 * STANDING_EVERY
        for viewer in (None, 0, 1):
            assert msgspec.json.encode(here.situation(viewer)) == msgspec.json.encode(there.situation(viewer))
            whole = await there.update(viewer, -1)
            assert whole.log_from == max(0, there.playing().next_number - 200)
            first, older = await there.history.before(there.match, viewer, whole.log_from)
            assert first == 0
            everything = await there.history.between(there.match, viewer, 0, there.playing().next_number)
            assert older + whole.log == everything
            told = (await there.load_whole()).log(viewer)
            assert [line.number for line in everything] == [number for number, _ in told]
            missed = await there.update(viewer, 3)
            assert missed.log_from == 4
            assert missed.log == [line for line in everything if line.number > 3], "without a gap"
        for (number, viewer), view in saw.items():
            if number % 7 == 0:
                assert await there.view_after(number, viewer) == view

    at_work(scene)


def test_an_undo_past_the_standing_takes_the_whole_journal(at_work: Callable[[Scene], None]) -> None:
    async def scene(made: list[Worker]) -> None:
        here = await made[0].new()
        rng = Random(5)
        saw = await played_on(here, rng, 70)
        while True:
            saw |= await played_on(here, rng, here.playing().next_number)
            made[1].tables.held.clear()
            there = await made[1].tables.load_synced(here.row.id)
            match = there.playing()
            seat = max((0, 1), key=lambda seat: -match.last_choice(seat))
            if 0 <= match.last_choice(seat) < match.base:
                break
        to, base = match.last_choice(seat), match.base
        assert base > 0
        number = await there.act(match.next_number - 1, lambda match: match.draft_undo_request(seat))
        number = await there.act(number, lambda match: match.draft_undo_answer(1 - seat, UNDO_GRANTED))
        assert there.playing().base == 0
        assert there.playing().state.seat == seat
        await here.sync()
        made[2].tables.held.clear()
        third = await made[2].tables.load_synced(here.row.id)
        for viewer in (None, 0, 1):
            views = {msgspec.json.encode(table.situation(viewer)) for table in (here, there, third)}
            assert len(views) == 1
            again = await third.update(viewer, base)
            assert again.log_from == to
            kept = await third.history.between(third.match, viewer, 0, number + 1)
            assert kept[-1].event == "undo"
            assert all(line.number < to for line in kept[:-1])
        for (at, viewer), view in saw.items():
            if at % 5 == 0 or at > to:
                assert await third.view_after(at, viewer) == view
        await played_on(third, rng, number + 80, WHOLE)
        assert third.playing().base > 0, "after a while the older entries are let go again"
        await here.sync()
        assert here.situation(0) == third.situation(0)

    at_work(scene)


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Raise the version of the rules."""

    def raise_version() -> None:
        monkeypatch.setattr(GAMES[BATTLE], "version", GAMES[BATTLE].version + 1)

    return raise_version


def test_a_match_of_older_rules_that_are_still_played_goes_on_by_them(at_work: Callable[[Scene], None]) -> None:
    """Version 1 of the rules of A Battle Through History, whose tables do not mention the options added later."""
    inherited = {"actions_until": "declaration", "rules": "1"}

    async def scene(made: list[Worker]) -> None:
        here = await made[0].new(options=inherited)
        await played_on(here, Random(6), 80)
        before = msgspec.json.encode(here.situation(0))
        older = update(tables).where(tables.c.id == here.row.id).values(rules_version=1, options={})
        await made[1].ledger.database.write(lambda connection: connection.execute(older))
        there = await made[1].tables.load_synced(here.row.id)
        assert msgspec.json.encode(there.situation(0)) == before
        assert inherited.items() <= there.setting.options.items()
        row = await made[1].ledger.lobby.table(here.row.id)
        assert row is not None
        assert (row.rules_version, row.options) == (GAMES[BATTLE].version, inherited)
        await played_on(there, Random(6), 160, WHOLE)
        third = await made[2].tables.load_synced(here.row.id)
        assert third.situation(1) == there.situation(1)
        assert third.setting.options == there.setting.options

    at_work(scene)


def test_a_match_of_other_rules_is_replayed_and_goes_on(
    at_work: Callable[[Scene], None], newer_rules: Callable[[], None]
) -> None:
    async def scene(made: list[Worker]) -> None:
        here = await made[0].new()
        await played_on(here, Random(6), 80)
        before = msgspec.json.encode(here.situation(0))
        newer_rules()
        there = await made[1].tables.load_synced(here.row.id)
        assert msgspec.json.encode(there.situation(0)) == before
        assert not there.playing().read_only
        row = await made[1].ledger.lobby.table(here.row.id)
        assert row is not None
        assert row.rules_version == GAMES[BATTLE].version
        await played_on(there, Random(6), 160, WHOLE)
        third = await made[2].tables.load_synced(here.row.id)
        assert third.situation(1) == there.situation(1)

    at_work(scene)


def test_a_match_that_the_rules_do_not_fit_can_be_looked_at(
    at_work: Callable[[Scene], None], newer_rules: Callable[[], None]
) -> None:
    async def scene(made: list[Worker]) -> None:
        here = await made[0].new()
        saw = await played_on(here, Random(7), 60)
        whole = await here.load_whole()
        broken = next(entry for entry in whole.entries if entry.kind == "choice" and entry.number > 40)
        wrong = msgspec.json.encode(dump_entry(Entry(broken.number, "choice", broken.seat, ("no-such-verb",))))
        its_row = (entries.c.table_id == here.row.id) & (entries.c.number == broken.number)
        change = update(entries).where(its_row).values(entry=wrong)
        await made[0].ledger.database.write(lambda connection: connection.execute(change))
        newer_rules()
        for worker in made[1:]:
            there = await worker.tables.load_synced(here.row.id)
            ear = Ear(there, 0)
            for _ in range(2):
                await there.sync()
                await worker.tables.heal()
            await there.announce_moves()
            there.announce_table()
            situation = ear.last().situation
            assert situation is not None
            assert situation.number == broken.number - 1
            assert situation.read_only
            assert isinstance(ear.heard[-1], TableChanged)
            assert ear.heard[-1].table.status == "read-only"
            assert there.info().fairness.key == ""
            for (number, viewer), view in saw.items():
                if number < broken.number:
                    assert await there.view_after(number, viewer) == view
            assert (await there.history.before(there.match, 0, broken.number))[1] == ear.last().log
            with pytest.raises(Illegal) as refused:
                await move(there, Random(0))
            assert refused.value.refusal.key == "read-only"
        row = await made[0].ledger.lobby.table(here.row.id)
        assert row is not None
        assert (row.status, row.clock_running) == ("read-only", -1)

    at_work(scene)


def test_a_choice_counts_even_if_another_worker_is_faster_with_the_window_after_it(
    at_work: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(made: list[Worker]) -> None:
        here = await made[0].new()

        async def overtaken(self: OpenTable) -> None:
            raise PositionChanged

        monkeypatch.setattr(OpenTable, "_decline_for_players", overtaken)
        number = await move(here, Random(1))
        assert await made[1].ledger.journals.last_number(here.row.id) == number

    at_work(scene)


def test_idle_tables_are_let_go_but_not_those_with_somebody(
    at_work: Callable[[Scene], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(made: list[Worker]) -> None:
        monkeypatch.setattr("timefront.server.tables.tables.HELD", 2)
        tables = [await made[0].new("duel_of_time") for _ in range(2)]
        Ear(tables[0], 0)
        for _ in range(4):
            await made[0].new("duel_of_time")
        held = made[0].tables.held
        assert tables[0].row.id in held
        assert tables[1].row.id not in held
        assert len(held) <= 4
        again = await made[0].tables.load_synced(tables[1].row.id)
        assert again is not tables[1]
        assert again.situation(0) == tables[1].situation(0)

    at_work(scene)
