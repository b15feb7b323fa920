"""Bots at the server's tables: every turn is taken once, on time, whatever crashes, hangs or dies."""

from __future__ import annotations

import asyncio
import logging
import signal
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, final

import msgspec
import pytest

from tests.marks import in_long
from tests.server.served import PATIENCE
from tests.server.thinking_faults import a_task, faulty
from timefront.kernel.questions import Choice
from timefront.server.store.records import BotTurn
from timefront.server.thinking import driver as bot_driver
from timefront.server.thinking.driver import BEATS, TRIES, BotDriver
from timefront.server.thinking.tasks import Chosen, Task, knowledge_of
from timefront.server.thinking.thinkers import Thinkers


@final
class Tables:
    """Tables in memory, each with one bot turn; the turns are leased as the database would lease them."""

    def __init__(self, *seeds: str, level: str = "easy") -> None:
        self.tasks = {f"table{number}": a_task(seed) for number, seed in enumerate(seeds)}
        self.rows = {table: BotTurn(table, 5, 0, level, time.time()) for table in self.tasks}
        self.asked = {table: row.asked_at for table, row in self.rows.items()}
        self.played: dict[str, list[Choice]] = {table: [] for table in self.tasks}
        self.played_at: dict[str, float] = {}
        self.resigned: list[str] = []
        self.looks = self.claims = 0
        """How often a turn was looked for, and how often found."""
        self.broken: set[str] = set()
        """What fails the next time."""

    def _may_fail(self, what: str) -> None:
        if what in self.broken:
            self.broken.remove(what)
            raise OSError("the database is away: a secret")

    async def claim(self, now: float, seconds: float) -> BotTurn | None:
        await asyncio.sleep(0)
        self.looks += 1
        self._may_fail("claim")
        for table, row in self.rows.items():
            if row.leased_until <= now:
                self.rows[table] = msgspec.structs.replace(row, leased_until=now + seconds, lease=row.lease + 1)
                self.claims += 1
                return self.rows[table]
        return None

    async def release(self, turn: BotTurn) -> bool:
        self._may_fail("release")
        if not self.is_held(turn):
            return False
        self.rows[turn.table_id] = msgspec.structs.replace(turn, leased_until=0.0)
        return True

    async def fail(self, turn: BotTurn) -> bool:
        return await self.release(msgspec.structs.replace(turn, attempts=turn.attempts + 1))

    def is_held(self, turn: BotTurn) -> bool:
        row = self.rows.get(turn.table_id)
        return row is not None and row.lease == turn.lease and row.leased_until > 0

    async def task_for(self, turn: BotTurn) -> Task | None:
        await asyncio.sleep(0)
        return self.tasks[turn.table_id] if self.is_held(turn) else None

    async def play(self, turn: BotTurn, chosen: Chosen) -> None:
        await asyncio.sleep(0)
        self._may_fail("play")
        if self.is_held(turn):
            del self.rows[turn.table_id]
            self.played[turn.table_id].append(chosen.choice)
            self.played_at[turn.table_id] = time.time()

    async def resign(self, turn: BotTurn) -> None:
        self._may_fail("resign")
        if self.is_held(turn):
            del self.rows[turn.table_id]
            self.resigned.append(turn.table_id)

    async def all_played(self) -> None:
        """Wait until no bot has to choose any more."""
        await until(lambda: not self.rows)

    def assert_each_was_played_once(self) -> None:
        """Every table has one legal choice."""
        for table, choices in self.played.items():
            assert len(choices) == 1
            assert choices[0] in knowledge_of(self.tasks[table]).offers

    def seconds(self, table: str) -> float:
        """How long the bot took from being asked to playing."""
        return self.played_at[table] - self.asked[table]


async def until(is_so: Any) -> None:
    """Wait until a condition is true; the machine may be busy."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


Play = Callable[[int, Callable[[Thinkers], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="module")
def play_with() -> Iterator[Play]:
    """Play a scene with this many real processes, which are started once for all scenes."""
    started: dict[int, Thinkers] = {}

    async def start(processes: int) -> None:
        started[processes] = Thinkers(processes, faulty)
        await started[processes].start()

    async def warm(thinkers: Thinkers) -> None:
        await asyncio.gather(*(thinkers.ask(a_task("take 0.1"), 20) for _ in range(thinkers.processes)))

    def play(processes: int, scene: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
        if processes not in started:
            asyncio.run(start(processes))
        asyncio.run(warm(started[processes]))
        asyncio.run(scene(started[processes]))

    yield play
    for thinkers in started.values():
        asyncio.run(thinkers.stop())


async def drive(tables: Tables, *drivers: BotDriver) -> None:
    """Let drivers run until all turns are taken."""
    for driver in drivers:
        driver.start()
    try:
        await tables.all_played()
    finally:
        await asyncio.gather(*(driver.stop() for driver in drivers))
    tables.assert_each_was_played_once()


def test_turns_that_were_left_behind_are_taken_at_the_start(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a", "b", "c", "d", "e")
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))
        assert tables.claims == 5

    play_with(2, scene)


def test_a_notice_wakes_the_driver_and_a_lost_one_heals(play_with: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a", "b")
        later = dict(tables.rows)
        tables.rows.clear()
        for table, look_seconds, is_woken in (("table0", 3600.0, True), ("table1", 0.5, False)):
            monkeypatch.setattr(bot_driver, "LOOK_SECONDS", look_seconds)
            driver = BotDriver(tables, tables, thinkers, pace=0)
            looks = tables.looks
            driver.start()
            await until(lambda looks=looks: tables.looks > looks)
            tables.rows[table] = later[table]
            await asyncio.sleep(0.1)
            if is_woken:
                assert not tables.played[table]
                driver.wake()
            await tables.all_played()
            await driver.stop()
        tables.assert_each_was_played_once()

    play_with(1, scene)


# What goes wrong


def test_a_crashed_bot_is_tried_again_and_the_others_go_on(play_with: Play, tmp_path: Path) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(f"crash-once {tmp_path / 'mark'}", "take 0.5", "a", "b")
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))
        assert tables.claims == 5

    play_with(2, scene)


@pytest.mark.parametrize("seed", ["crash", in_long("hang"), "raise", "nonsense"])
def test_after_three_failures_any_legal_choice_is_made(
    play_with: Play, seed: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(seed)
        driver = BotDriver(tables, tables, thinkers, pace=0, thinking_seconds=0.3)
        driver.start()
        while tables.rows:
            driver.wake()
            await asyncio.sleep(0.02)
        await driver.stop()
        tables.assert_each_was_played_once()
        assert tables.claims == TRIES + 1

    play_with(1, scene)
    said = [record for record in caplog.records if record.name == "timefront.server.bot_driver"]
    assert [record.levelno for record in said] == [logging.WARNING] * TRIES + [logging.ERROR]
    assert not any("secret" in record.getMessage() or record.exc_info for record in said)


def test_a_server_that_is_killed_or_stopped_is_no_failure_of_its_bots(
    play_with: Play, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """However often it happens, the bot itself chooses in the end."""
    mark = tmp_path / "mark"

    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(f"until {mark}")
        for _ in range(TRIES + 1):
            await tables.claim(time.time(), 0.0)  # and then its process was killed
            stopped = BotDriver(tables, tables, thinkers, pace=0)
            claims = tables.claims
            stopped.start()
            await until(lambda claims=claims: tables.claims > claims)
            await asyncio.sleep(0.05)
            await stopped.stop()
        assert tables.rows["table0"].attempts == 0
        mark.touch()
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))

    play_with(1, scene)
    assert "any legal choice" not in caplog.text


@pytest.mark.parametrize(("sign", "failures"), [(signal.SIGTERM, 0), (signal.SIGKILL, 1)])
def test_a_thinker_that_was_told_to_end_has_not_failed(play_with: Play, sign: signal.Signals, failures: int) -> None:
    """A service manager tells all processes of a server to end; a kill may be the reaction to its memory use."""

    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(f"end-by {sign.value}")
        driver = BotDriver(tables, tables, thinkers, pace=0)
        driver.start()
        await until(lambda: tables.claims == 2)
        assert tables.rows["table0"].attempts == failures
        await driver.stop()

    play_with(1, scene)


def test_a_failure_counts_only_where_the_server_lives_on(play_with: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills a whole server may kill a thinker first."""
    monkeypatch.setattr(bot_driver, "KILLED_TOGETHER", 3600.0)

    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("crash")
        driver = BotDriver(tables, tables, thinkers, pace=0)
        driver.start()
        await until(lambda: tables.claims == 1)
        await asyncio.sleep(0.5)
        await driver.stop()
        assert (tables.rows["table0"].attempts, tables.rows["table0"].leased_until) == (0, 0.0)

    play_with(1, scene)


def test_a_database_that_is_away_for_a_while_loses_no_turn(play_with: Play, caplog: pytest.LogCaptureFixture) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a")
        tables.broken = {"claim", "play"}
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))
        assert tables.claims == 2

    play_with(1, scene)
    assert "OSError" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.slow
def test_a_turn_that_cannot_be_given_back_comes_back_with_its_lease(
    play_with: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a")
        tables.broken = {"play", "release"}
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0, lease_seconds=2.0))
        assert tables.claims == 2
        assert tables.seconds("table0") > 2.0

    play_with(1, scene)
    assert "cannot be given back: OSError" in caplog.text


def test_a_turn_that_is_no_longer_there_is_dropped(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a", "b")

        async def nothing(turn: BotTurn) -> Task | None:
            return None if turn.table_id == "table0" else tables.tasks[turn.table_id]

        tables.task_for = nothing  # type: ignore[method-assign]
        driver = BotDriver(tables, tables, thinkers, pace=0)
        driver.start()
        await until(lambda: bool(tables.played["table1"]))
        await driver.stop()
        assert [len(choices) for choices in tables.played.values()] == [0, 1]

    play_with(1, scene)


# Leases


def test_the_turn_of_a_dead_driver_goes_to_another_when_the_lease_is_over(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a")
        await tables.claim(time.time(), 1.2)  # and then its process was killed
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))
        assert tables.claims == 2
        assert tables.seconds("table0") > 1.0

    play_with(1, scene)


def test_a_driver_that_comes_too_late_does_not_play(
    play_with: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_driver, "LOOK_SECONDS", 3600.0)
    mark = tmp_path / "mark"

    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(f"until {mark}")
        slow, other = (BotDriver(tables, tables, thinkers, pace=0, lease_seconds=seconds) for seconds in (0.2, 30.0))
        slow.start()
        await until(lambda: tables.claims == 1)
        await asyncio.sleep(0.3)
        other.start()
        await until(lambda: tables.claims == 2)
        mark.touch()
        await tables.all_played()
        await asyncio.sleep(0.3)
        await asyncio.gather(slow.stop(), other.stop())
        assert tables.claims == 2
        tables.assert_each_was_played_once()

    play_with(2, scene)


def test_two_drivers_never_play_one_turn_twice(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(*(str(number) for number in range(60)))
        await drive(tables, *(BotDriver(tables, tables, thinkers, pace=0) for _ in range(2)))
        assert tables.claims == 60

    play_with(2, scene)


def test_a_driver_that_stops_leaves_its_turns_to_others_at_once(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("take 0.5", "a", level="hard")
        first = BotDriver(tables, tables, thinkers)
        first.start()
        await asyncio.sleep(0.2)
        await first.stop()
        assert [row.leased_until for row in tables.rows.values()] == [0.0, 0.0]
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0))

    play_with(2, scene)


# Time


@pytest.mark.slow
def test_a_bot_plays_on_the_beat_however_long_it_thinks(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a", "take 0.3", "take 2.0")
        await drive(tables, BotDriver(tables, tables, thinkers, pace=2))
        beat = 2 * BEATS["easy"]
        for table, least in (("table0", 1), ("table1", 1), ("table2", 2)):
            beats, rest = divmod(tables.seconds(table), beat)
            assert beats >= least
            assert rest < beat / 2

    play_with(3, scene)


@pytest.mark.parametrize("level", BEATS)
def test_a_level_has_a_beat_of_its_own(play_with: Play, level: str) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a", level=level)
        await drive(tables, BotDriver(tables, tables, thinkers, pace=0.2))
        assert BEATS[level] * 0.2 <= tables.seconds("table0")

    play_with(1, scene)


def test_bots_that_wait_for_their_beat_keep_no_process_busy(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(*"abcdefgh")
        await drive(tables, BotDriver(tables, tables, thinkers))
        assert max(tables.seconds(table) for table in tables.tasks) < 4 * BEATS["easy"]

    play_with(1, scene)


def test_a_clock_that_was_set_back_keeps_nobody_waiting_for_long(play_with: Play) -> None:
    async def scene(thinkers: Thinkers) -> None:
        tables = Tables("a")
        await drive(tables, BotDriver(tables, tables, thinkers, clock=lambda: time.time() - 86_400))
        assert tables.seconds("table0") < 4 * BEATS["easy"]

    play_with(1, scene)


def test_no_more_turns_are_claimed_than_there_are_processes(play_with: Play, tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def scene(thinkers: Thinkers) -> None:
        tables = Tables(*[f"until {mark}"] * 5)
        driver = BotDriver(tables, tables, thinkers, pace=0)
        driver.start()
        await until(lambda: tables.claims == 2)
        await asyncio.sleep(0.2)
        assert tables.claims == 2
        mark.touch()
        await tables.all_played()
        await driver.stop()
        tables.assert_each_was_played_once()

    play_with(2, scene)
