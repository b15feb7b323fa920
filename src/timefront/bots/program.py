"""Bots of others: a program that reads questions from its standard input and writes answers, a line of JSON each.

docs/outside-bots.md tells what the lines hold. Whatever such a program does, the game goes on: one that is too slow,
ends, or answers with anything but one of its offers has failed.
"""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
from random import Random
from time import monotonic
from typing import Any, Final, final

import msgspec

from timefront.bots.bot import Bot, BotFailed, Knowledge
from timefront.kernel.questions import Choice

PROGRAM: Final = "program:"
"""How the name of such a bot begins; the command follows."""
PROTOCOL: Final = 1
SECONDS: Final = 10.0
"""For each answer; the first one may take longer by `SECONDS_TO_START`."""
SECONDS_TO_START: Final = 20.0
MOST_BYTES: Final = 1_000_000
"""Of an answer."""


@final
class ProgramBot(Bot):
    """A program that is started with the first question and asked until it is closed or fails."""

    def __init__(self, command: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> None:
        self.name = PROGRAM + command
        self.command = command
        self.seconds = seconds
        self.to_start = to_start
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        is_first = self._process is None
        try:
            line = self._ask(self._question(knowledge), self.seconds + (self.to_start if is_first else 0.0))
            return knowledge.offers[_place(line, len(knowledge.offers))]
        except BotFailed:
            self.close()  # what it may still say belongs to an old question
            raise

    def close(self) -> None:
        process = self._process
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    pipe.close()
            process.wait()
        self._process = None
        self._heard = b""

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
        return msgspec.json.encode(told) + b"\n"

    def _started(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                words = shlex.split(self.command)
                process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
            except (OSError, ValueError, IndexError) as error:
                raise BotFailed(f"{self.command!r} cannot be started: {error}") from error
            for pipe in (process.stdin, process.stdout):
                assert pipe is not None
                os.set_blocking(pipe.fileno(), False)
            self._process = process
        return self._process

    def _ask(self, question: bytes, seconds: float) -> bytes:
        """The program's next line, once it has read the question; it may neither read nor write for too long."""
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        ends = monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(process.stdin, selectors.EVENT_WRITE)
            pipes.register(process.stdout, selectors.EVENT_READ)
            while question or b"\n" not in self._heard:
                ready = pipes.select(max(0.0, ends - monotonic()))
                if not ready:
                    raise BotFailed(f"no answer within {seconds:g} s")
                for key, _ in ready:
                    if key.fileobj is process.stdout:
                        self._hear(process.stdout)
                    else:
                        question = _told(process.stdin, question)
                        if not question:
                            pipes.unregister(process.stdin)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _hear(self, pipe: Any) -> None:
        heard = pipe.read(65_536)
        if heard == b"":
            raise BotFailed("the program has ended")
        self._heard += heard or b""
        if len(self._heard) > MOST_BYTES:
            raise BotFailed(f"an answer of more than {MOST_BYTES} bytes")


def _told(pipe: Any, question: bytes) -> bytes:
    """What is left to be told."""
    try:
        return question[pipe.write(question) or 0 :]
    except OSError as error:
        raise BotFailed("the program reads no more") from error


def _place(line: bytes, offers: int) -> int:
    """The place of the chosen offer."""
    try:
        place = msgspec.json.decode(line)["offer"]
    except (msgspec.DecodeError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise BotFailed(f"an answer that cannot be read: {line[:80]!r}") from error
    if type(place) is not int or not 0 <= place < offers:
        raise BotFailed(f"{str(place)[:80]} is none of the {offers} offers")
    return place
