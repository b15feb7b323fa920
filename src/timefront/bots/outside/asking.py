"""What third-party bots have in common: the question, the answer, and what happens if there is none.

docs/outside-bots.md describes the messages, which are the same for programs and addresses.
"""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from timefront.bots.bot import Bot, BotFailed, Knowledge
from timefront.kernel.questions import Choice

PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""The time for an answer; the first one gets `SECONDS_TO_START` more."""
SECONDS_TO_START: Final = 20.0
MOST_BYTES: Final = 1_000_000
"""The longest answer."""


class OutsideBot(Bot):
    """A third-party bot. It fails, and the game goes on, if it is slow, ends, or answers with none of its offers."""

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
            self.close()  # anything it still says answers an old question
            raise

    def is_started(self) -> bool:
        """Whether it has been asked before."""
        raise NotImplementedError

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Send a question and return the answer; `BotFailed` if there is none within this many seconds."""
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
    """The index of the chosen offer."""
    try:
        place = msgspec.json.decode(answer)["offer"]
    except (msgspec.DecodeError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise BotFailed(f"an answer that cannot be read: {answer[:80]!r}") from error
    if type(place) is not int or not 0 <= place < offers:
        raise BotFailed(f"{str(place)[:80]} is none of the {offers} offers")
    return place
