"""Reviews of finished matches: one process makes them a slice at a time while somebody asks, then they are stored.

Nobody gets anything before the end of a match.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import final

import msgspec
from msgspec import Struct

from timefront.kernel.questions import Illegal, Refusal
from timefront.lab.reviewing import Mistake
from timefront.matches.lines import export
from timefront.server.store.journals import Journals
from timefront.server.tables.table import OpenTable
from timefront.server.thinking.looking_back import LookBack, LookedBack, look_back
from timefront.server.thinking.processes import ProcessFailed, SupervisedProcess, Work, settle
from timefront.server.thinking.thinkers import Busy
from timefront.server.wire.from_client import AskReview
from timefront.server.wire.from_server import Reviewed, WholeReview

SLICE_SECONDS = 1.5
"""How long choices are judged before the next match gets its slice and those who wait hear about the progress."""
LONGEST = 60.0
"""How many seconds a slice may take."""
MOST_SECONDS = 300.0
"""How many seconds may be spent on a match; if it takes longer, its choices are not judged."""
WAITING = 8
"""How many requests may wait for the process."""
KEPT_HERE = 32
"""How many reviews a worker holds; the database stores the complete ones."""
TASKS_PER_PROCESS = 500
NOTHING_YET = -1
"""The number of judged choices that a client names if it does not even have the curve."""


class ReviewInProgress(Struct):
    """A review that is in progress or complete."""

    journal: bytes
    shown: WholeReview | None = None
    """What can be shown: at first the course of the chances, at the end also the choices."""
    of: int = 0
    losses: list[Mistake] = []
    seconds: float = 0.0
    is_complete: bool = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more will come."""
        return self.is_complete or self.seconds >= MOST_SECONDS


@final
class Reviews:
    """The reviews that are asked for at the tables of one worker."""

    def __init__(self, journals: Journals, work: Work = look_back) -> None:
        """Tests can give the process other work."""
        self._journals = journals
        self._process = SupervisedProcess(work, TASKS_PER_PROCESS, settle)
        self._turn = asyncio.Lock()
        """First come, first served."""
        self._waiting = 0
        self._begun: OrderedDict[str, ReviewInProgress] = OrderedDict()

    async def stop(self) -> None:
        """Stop the process for good; those who still wait get `ProcessFailed`."""
        await asyncio.to_thread(self._process.stop)

    async def answer(self, table: OpenTable, message: AskReview) -> Reviewed:
        """The progress of a match's review, once it is further than the client knows.

        `Illegal` before the end, `Busy` if too many wait, `ProcessFailed` if a slice failed.
        """
        must_be_over(table)
        begun = self._begun.get(table.row.id)
        if begun is None or _news(begun, message) is None:
            if self._waiting >= WAITING:
                raise Busy
            self._waiting += 1
            try:
                async with self._turn:
                    begun = await self._begin(table)
                    while _news(begun, message) is None:
                        await self._go_on(table, begun)
            finally:
                self._waiting -= 1
        answer = _news(begun, message)
        assert answer is not None
        return answer

    async def _begin(self, table: OpenTable) -> ReviewInProgress:
        """The review of a table so far: in this worker, or complete in the database."""
        begun = self._begun.get(table.row.id)
        if begun is None:
            kept = await self._kept(table)
            if kept is not None:
                begun = ReviewInProgress(b"", kept, is_complete=True)
            else:
                match = await table.load_whole()
                begun = ReviewInProgress(await asyncio.to_thread(lambda: msgspec.json.encode(export(match, None))))
            self._begun[table.row.id] = begun
            while len(self._begun) > KEPT_HERE:
                self._begun.popitem(last=False)
        self._begun.move_to_end(table.row.id)
        return begun

    async def _kept(self, table: OpenTable) -> WholeReview | None:
        """The complete review in the database; None if there is none, or only one in another form."""
        kept = await self._journals.review(table.row.id, table.game.version)
        try:
            return None if kept is None else msgspec.convert(kept, WholeReview)
        except msgspec.ValidationError:
            return None

    async def _go_on(self, table: OpenTable, begun: ReviewInProgress) -> None:
        """Make the next slice: first the course of the chances, then the choices."""
        task = LookBack(begun.journal, begun.losses, SLICE_SECONDS if begun.shown else 0.0)
        since = time.monotonic()
        try:
            data = await self._process.work(msgspec.msgpack.encode(task), LONGEST)
            found = msgspec.msgpack.decode(data, type=LookedBack)
        except msgspec.MsgspecError:
            raise ProcessFailed("answered nonsense") from None
        finally:
            begun.seconds += time.monotonic() - since
        begun.of, begun.losses = found.of, found.losses
        if found.review is not None and found.words is not None:
            begun.shown = WholeReview(found.review, found.words)
        if len(begun.losses) == begun.of:
            begun.is_complete, begun.journal = True, b""
            await self._journals.keep_review(table.row.id, table.game.version, msgspec.to_builtins(begun.shown))


def must_be_over(table: OpenTable) -> None:
    """Refuse a review before the end: it would reveal what the others hold."""
    match = table.playing()
    if match.outcome() is None:
        raise Illegal(Refusal("", "review-goes-on"))
    if match.read_only:
        raise Illegal(Refusal("", "read-only", why=match.read_only))


def _news(begun: ReviewInProgress, message: AskReview) -> Reviewed | None:
    """The answer, if it says more than the client knows."""
    done = len(begun.losses)
    if begun.is_over:
        return Reviewed(message.id, done, begun.of, is_over=True, whole=begun.shown)
    if begun.shown is not None and message.judged == NOTHING_YET:
        return Reviewed(message.id, done, begun.of, whole=begun.shown)
    return Reviewed(message.id, done, begun.of) if done > message.judged != NOTHING_YET else None
