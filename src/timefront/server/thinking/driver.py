"""Bots take their turns: each is claimed by a lease, thought about in a process of its own, and played on the beat.

Nothing is remembered here: a turn is in the database until its move is. If this process dies, the lease runs out and
another driver, or the next start, takes the turn.
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
from timefront.kernel.questions import Choice
from timefront.server.store.database import UNREACHABLE
from timefront.server.store.records import BotTurn
from timefront.server.thinking.processes import ProcessFailed, ProcessStopped
from timefront.server.thinking.tasks import Chosen, Failed, Task, any_choice
from timefront.server.thinking.thinkers import Thinkers

BEATS = {"easy": 0.7, "medium": 1.2, "hard": 2.5}
"""A bot answers so many seconds after it was asked, or a whole multiple of them: its time tells nothing of its hand."""
OUTSIDE_BEAT = BEATS["easy"]
TRIES = 3
"""After so many failures any legal choice will do, so that the match goes on."""
LEASE_SECONDS = 30.0
THINKING_SECONDS = 15.0
"""How long a bot may think. Much less than the lease, which also has to last until the beat."""
KILLED_TOGETHER = 0.25
"""So many seconds pass before a failure counts: who kills the server kills its thinkers, too, and in any order."""
LOOK_SECONDS = 1.0
"""How often the driver looks for turns that nobody told it of."""

NOT_ITS_FAULT = (ProcessStopped, *UNREACHABLE)
"""What keeps a bot from playing that its thinking has nothing to do with."""
GivingBack = Callable[[BotTurn], Awaitable[bool]]

log = logging.getLogger("timefront.server.bot_driver")


class Turns(Protocol):
    """The turns that bots have to take, as the database holds them."""

    async def claim(self, now: float, seconds: float) -> BotTurn | None:
        """Take a turn that nobody holds, for so many seconds."""

    async def release(self, turn: BotTurn) -> bool:
        """Give a turn back before its time; False if it is no longer held."""

    async def fail(self, turn: BotTurn) -> bool:
        """Give a turn back because the bot failed, which is counted; False if it is no longer held."""


class BotTable(Protocol):
    """The tables, as far as bots have to do with them."""

    async def task_for(self, turn: BotTurn) -> Task | None:
        """What there is to think about, or None if the match has gone on without the bot."""

    async def play(self, turn: BotTurn, choice: Choice) -> None:
        """Make the choice, unless the match has gone on or somebody else holds the turn by now."""

    async def resign(self, turn: BotTurn) -> None:
        """Resign for a bot of others that failed, unless the match has gone on by now."""


@final
class BotDriver:
    """Takes turns of bots as long as it runs, as many at once as there are processes to think."""

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
        """Begin; turns that were left behind come first."""
        self._spawn(self._look_for_turns())

    async def stop(self) -> None:
        """Stop at once, and leave the turns to others."""
        running = list(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)

    def wake(self) -> None:
        """Say that there is a turn to take."""
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
        """Think and play. What goes wrong is tried again: at once at first, later when the lease has run out."""
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
            chosen = await self._choice_for(turn)
        except BotFailed as failure:
            log.warning("%s (%s) has lost: %s", _named(turn), turn.level, failure)
            await self._table.resign(turn)
            return
        if chosen is not None:
            choice, beat = chosen
            await asyncio.sleep(self._seconds_to_beat(turn, beat))
            await self._table.play(turn, choice)

    async def _choice_for(self, turn: BotTurn) -> tuple[Choice, float] | None:
        """The choice and the game's beat, or None if there is nothing to choose any more; then others may think.

        `BotFailed` if a bot of others gives no valid answer.
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
            return answer.choice, GAMES[task.agreed.game].judge.beat
        finally:
            self._free.release()

    def _seconds_to_beat(self, turn: BotTurn, of_game: float) -> float:
        beat = BEATS.get(turn.level, OUTSIDE_BEAT) * of_game * self._pace
        return beat - (self._clock() - turn.asked_at) % beat if beat else 0.0

    async def _after(self, seconds: float, turn: BotTurn, giving_back: GivingBack) -> None:
        """Give a turn back after a while; at once, and as if nothing had failed, if the server ends meanwhile."""
        try:
            await asyncio.sleep(seconds)
        except asyncio.CancelledError:
            await self._give_back(turn, self._turns.release)
            raise
        await self._give_back(turn, giving_back)

    async def _give_back(self, turn: BotTurn, giving_back: GivingBack) -> None:
        try:
            await giving_back(turn)
        except Exception as error:  # then the lease runs out
            log.warning("%s cannot be given back: %s", _named(turn), type(error).__name__)


def _named(turn: BotTurn) -> str:
    return f"bot of seat {turn.seat} at table {turn.table_id} after entry {turn.number}"


def _reason(error: Exception) -> str:
    """What went wrong, without what another error's text may tell of the position."""
    return f"the thinker {error}" if isinstance(error, ProcessFailed) else type(error).__name__
