"""Reviews of finished matches: worked out by one process a slice at a time, as long as somebody asks, and then kept.

Nothing is worked out before the end of a match, for nobody.
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
"""How long choices are judged before somebody else's match comes next, and those who wait are told how far it is."""
LONGEST = 60.0
"""How many seconds a slice may take."""
MOST_SECONDS = 300.0
"""How many seconds may be spent on a match; the choices of one that takes longer are not judged."""
WAITING = 8
"""So many may wait for the process."""
KEPT_HERE = 32
"""How many reviews are held by a worker; the database keeps those that are complete."""
TASKS_PER_PROCESS = 500
NOTHING_YET = -1
"""Judged, as who has not even the curve says it."""


class Begun(Struct):
    """A review that is worked out, or complete."""

    journal: bytes
    shown: WholeReview | None = None
    """What there is to be shown: at first how the chances went, at the end the choices, too."""
    of: int = 0
    losses: list[Mistake] = []
    seconds: float = 0.0
    is_complete: bool = False

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be worked out."""
        return self.is_complete or self.seconds >= MOST_SECONDS


@final
class Reviews:
    """The reviews that are asked for at the tables of one worker."""

    def __init__(self, journals: Journals, work: Work = look_back) -> None:
        """A test may want the process to do something else than to look back."""
        self._journals = journals
        self._process = SupervisedProcess(work, TASKS_PER_PROCESS, settle)
        self._turn = asyncio.Lock()
        """Whoever waits first comes first."""
        self._waiting = 0
        self._begun: OrderedDict[str, Begun] = OrderedDict()

    async def stop(self) -> None:
        """End the process for good; who still waits gets `ProcessFailed`."""
        await asyncio.to_thread(self._process.stop)

    async def answer(self, table: OpenTable, message: AskReview) -> Reviewed:
        """How far the review of a match is, once that is further than the asker knows.

        `Illegal` before the end, `Busy` where too many wait, `ProcessFailed` where a slice failed.
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

    async def _begin(self, table: OpenTable) -> Begun:
        """The review of a table as far as it is: in this worker, or complete in the database."""
        begun = self._begun.get(table.row.id)
        if begun is None:
            kept = await self._kept(table)
            if kept is not None:
                begun = Begun(b"", kept, is_complete=True)
            else:
                lines = export(await table.load_whole(), None)
                begun = Begun(await asyncio.to_thread(msgspec.json.encode, lines))
            self._begun[table.row.id] = begun
            while len(self._begun) > KEPT_HERE:
                self._begun.popitem(last=False)
        self._begun.move_to_end(table.row.id)
        return begun

    async def _kept(self, table: OpenTable) -> WholeReview | None:
        """The complete review that the database keeps; None if there is none, or of another form."""
        kept = await self._journals.review(table.row.id, table.game.version)
        try:
            return None if kept is None else msgspec.convert(kept, WholeReview)
        except msgspec.ValidationError:
            return None

    async def _go_on(self, table: OpenTable, begun: Begun) -> None:
        """Work out the next slice: first how the chances went, then the choices."""
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
    """Nothing of a review is told before the end: it would tell what the others hold."""
    match = table.playing()
    if match.outcome() is None:
        raise Illegal(Refusal("", "review-goes-on"))
    if match.read_only:
        raise Illegal(Refusal("", "read-only", why=match.read_only))


def _news(begun: Begun, message: AskReview) -> Reviewed | None:
    """The answer, if it tells more than the asker knows."""
    done = len(begun.losses)
    if begun.is_over:
        return Reviewed(message.id, done, begun.of, is_over=True, whole=begun.shown)
    if begun.shown is not None and message.judged == NOTHING_YET:
        return Reviewed(message.id, done, begun.of, whole=begun.shown)
    return Reviewed(message.id, done, begun.of) if done > message.judged != NOTHING_YET else None
