"""Takes bots' turns: each is claimed with a lease, thought about in a separate process, and played on the beat.

The driver has no state of its own: a turn is in the database until its move is. If this process dies, the lease
expires and another driver, or the next start, takes the turn.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Protocol, final

from timefront.bots.bot import BotFailed
from timefront.games.registry import GAMES
from timefront.server.store.database import UNREACHABLE
from timefront.server.store.records import BotTurn
from timefront.server.thinking.processes import ProcessFailed, ProcessStopped
from timefront.server.thinking.tasks import Chosen, Failed, Task, any_choice
from timefront.server.thinking.thinkers import Thinkers

BEATS = {"easy": 0.7, "medium": 1.2, "hard": 2.5}
"""A bot answers this many seconds after it was asked, or a multiple, so that its time reveals nothing of its hand."""
OUTSIDE_BEAT = BEATS["easy"]
TRIES = 3
"""After this many failures a random legal choice is made, so that the match goes on."""
LEASE_SECONDS = 30.0
THINKING_SECONDS = 15.0
"""How long a bot may think: much less than the lease, which must also last until the beat."""
KILLED_TOGETHER = 0.25
"""The seconds before a failure counts, because a killed server's processes die in any order."""
LOOK_SECONDS = 1.0
"""The seconds between looks for turns that the driver was not told about."""

NOT_ITS_FAULT = (ProcessStopped, *UNREACHABLE)
"""Failures that have nothing to do with the bot's thinking."""
GivingBack = Callable[[BotTurn], Awaitable[bool]]

log = logging.getLogger("timefront.server.bot_driver")


class Turns(Protocol):
    """The turns that bots have to take, in the database."""

    async def claim(self, now: float, seconds: float) -> BotTurn | None:
        """Take a turn that nobody holds, for `seconds`."""

    async def release(self, turn: BotTurn) -> bool:
        """Give a turn back before its time; False if it is no longer held."""

    async def fail(self, turn: BotTurn) -> bool:
        """Give a turn back because the bot failed, and count the failure; False if it is no longer held."""


class BotTable(Protocol):
    """What the driver needs of the tables."""

    async def task_for(self, turn: BotTurn) -> Task | None:
        """The task of a turn, or None if the match has moved on without the bot."""

    async def play(self, turn: BotTurn, chosen: Chosen) -> None:
        """Make the choice, unless the match has moved on or somebody else holds the turn, and keep the plan."""

    async def resign(self, turn: BotTurn) -> None:
        """Resign for a third-party bot that failed, unless the match has moved on."""


@final
class BotDriver:
    """Takes bots' turns while it runs, as many at once as there are processes to think."""

    def __init__(
        self,
        turns: Turns,
        table: BotTable,
        thinkers: Thinkers,
        *,
        pace: float = 1.0,
        lease_seconds: float = LEASE_SECONDS,
        thinking_seconds: float = THINKING_SECONDS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._turns = turns
        self._table = table
        self._thinkers = thinkers
        self._pace = pace
        self._lease_seconds = lease_seconds
        self._thinking_seconds = thinking_seconds
        self._clock = clock
        self._notice = asyncio.Event()
        self._free = asyncio.Semaphore(thinkers.processes)
        self._running: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Start; turns that were left behind come first."""
        self._spawn(self._look_for_turns())

    async def stop(self) -> None:
        """Stop at once, and leave the turns to others."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def wake(self) -> None:
        """Tell the driver that there is a turn to take."""
        self._notice.set()

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _look_for_turns(self) -> None:
        while True:
            await self._free.acquire()
            self._notice.clear()
            turn = await self._claim()
            if turn is not None:
                self._spawn(self._take(turn))
                continue
            self._free.release()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_SECONDS):
                    await self._notice.wait()

    async def _claim(self) -> BotTurn | None:
        try:
            return await self._turns.claim(self._clock(), self._lease_seconds)
        except Exception as error:  # the database may come back
            log.warning("no bot's turn can be claimed: %s", type(error).__name__)
            return None

    async def _take(self, turn: BotTurn) -> None:
        """Think and play. After a failure try again, first at once, later when the lease has expired."""
        try:
            await self._think_and_play(turn)
        except asyncio.CancelledError:
            await self._give_back(turn, self._turns.release)
            raise
        except NOT_ITS_FAULT as error:
            log.warning("%s cannot play now: %s", _named(turn), _reason(error))
            await self._after(LOOK_SECONDS, turn, self._turns.release)
        except Exception as error:
            log.warning("%s, attempt %d: %s", _named(turn), turn.attempts + 1, _reason(error))
            if turn.attempts < TRIES:
                await self._after(KILLED_TOGETHER, turn, self._turns.fail)

    async def _think_and_play(self, turn: BotTurn) -> None:
        try:
            found = await self._choice_for(turn)
        except BotFailed as failure:
            log.warning("%s (%s) has lost: %s", _named(turn), turn.level, failure)
            await self._table.resign(turn)
            return
        if found is not None:
            chosen, beat = found
            await asyncio.sleep(self._seconds_to_beat(turn, beat))
            await self._table.play(turn, chosen)

    async def _choice_for(self, turn: BotTurn) -> tuple[Chosen, float] | None:
        """The choice and the game's beat, or None if there is nothing left to choose; then others may think.

        `BotFailed` if a third-party bot gives no valid answer.
        """
        try:
            task = await self._table.task_for(turn)
            if task is None:
                return None
            if turn.attempts >= TRIES:
                log.error("%s failed %d times: any legal choice is made", _named(turn), TRIES)
                return await asyncio.to_thread(any_choice, task), GAMES[task.agreed.game].judge.beat
            answer = await self._thinkers.ask(task, self._thinking_seconds)
            if isinstance(answer, Failed):
                raise BotFailed(answer.why)
            if not isinstance(answer, Chosen):
                raise TypeError("a bot's task asks for a choice")
            return answer, GAMES[task.agreed.game].judge.beat
        finally:
            self._free.release()

    def _seconds_to_beat(self, turn: BotTurn, of_game: float) -> float:
        beat = BEATS.get(turn.level, OUTSIDE_BEAT) * of_game * self._pace
        return beat - (self._clock() - turn.asked_at) % beat if beat else 0.0

    async def _after(self, seconds: float, turn: BotTurn, giving_back: GivingBack) -> None:
        """Give a turn back after a while; at once, and without counting a failure, if the server stops meanwhile."""
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            await self._give_back(turn, self._turns.release)
            raise
        await self._give_back(turn, giving_back)

    async def _give_back(self, turn: BotTurn, giving_back: GivingBack) -> None:
        try:
            await giving_back(turn)
        except Exception as error:  # then the lease expires
            log.warning("%s cannot be given back: %s", _named(turn), type(error).__name__)


def _named(turn: BotTurn) -> str:
    return f"bot of seat {turn.seat} at table {turn.table_id} after entry {turn.number}"


def _reason(error: Exception) -> str:
    """What went wrong; without the text of unexpected errors, which may say something about the position."""
    return f"the thinker {error}" if isinstance(error, ProcessFailed) else type(error).__name__
