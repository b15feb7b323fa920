"""What bots of others have in common: the question, the answer, and what becomes of those who give none.

docs/outside-bots.md tells what the messages hold; they are the same on every way that they go.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from timefront.bots.bot import Bot, BotFailed, Knowledge
from timefront.kernel.questions import Choice

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""For each answer; the first one may take longer by `SECONDS_TO_START`."""
SECONDS_TO_START: Final = 20.0
MOST_BYTES: Final = 1_000_000
"""Of an answer."""


class OutsideBot(Bot):
    """Whatever it does, the game goes on: who is too slow, ends, or answers with none of its offers has failed."""

    def __init__(self, name: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> None:
        self.name = name
        self.seconds = seconds
        self.to_start = to_start

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        allowed = self.seconds if self.is_started() else self.seconds + self.to_start
        try:
            answer = self.ask(self._question(knowledge), allowed)
            return knowledge.offers[_place(answer, len(knowledge.offers))]
        except BotFailed:
            self.close()  # what it may still say belongs to an old question
            raise

    def is_started(self) -> bool:
        """Whether it has been asked before."""
        raise NotImplementedError

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer to a question, within so many seconds; `BotFailed` if there is none."""
        raise NotImplementedError

    def _question(self, knowledge: Knowledge) -> bytes:
        seen = knowledge.sample(Random(0))
        game, seat = knowledge.game, knowledge.seat
        told = {
            "protocol": PROTOCOL,
            "game": game.name,
            "rules": game.version,
            "seat": seat,
            "seconds": self.seconds,
            "view": game.view(seen, seat),
            "offers": knowledge.offers,
        }
        return msgspec.json.encode(told)


def _place(answer: bytes, offers: int) -> int:
    """The place of the chosen offer."""
    try:
        place = msgspec.json.decode(answer)["offer"]
    except (msgspec.DecodeError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise BotFailed(f"an answer that cannot be read: {answer[:80]!r}") from error
    if type(place) is not int or not 0 <= place < offers:
        raise BotFailed(f"{str(place)[:80]} is none of the {offers} offers")
    return place
