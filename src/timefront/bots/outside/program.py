"""A bot that is a local program: it reads questions from standard input and writes answers, one line each."""

from __future__ import annotations

import os
import selectors
import shlex
import subprocess
from time import monotonic
from typing import Any, Final, final

from timefront.bots.bot import BotFailed
from timefront.bots.outside.asking import MOST_BYTES, SECONDS, SECONDS_TO_START, OutsideBot

PROGRAM: Final = "program:"
"""The beginning of such a bot's name, followed by its command."""


@final
class ProgramBot(OutsideBot):
    """A program that is started at the first question and asked until it is closed or fails."""

    def __init__(self, command: str, seconds: float = SECONDS, to_start: float = SECONDS_TO_START) -> None:
        super().__init__(PROGRAM + command, seconds, to_start)
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._heard = b""

    def is_started(self) -> bool:
        return self._process is not None

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

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The program's next line after it has read the question. Reading and answering may take this many seconds."""
        process = self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        rest = question + b"\n"
        ends = monotonic() + seconds
        with selectors.DefaultSelector() as pipes:
            pipes.register(process.stdin, selectors.EVENT_WRITE)
            pipes.register(process.stdout, selectors.EVENT_READ)
            while rest or b"\n" not in self._heard:
                ready = pipes.select(max(0.0, ends - monotonic()))
                if not ready or monotonic() > ends:
                    raise BotFailed(f"no answer within {seconds:g} s")
                for key, _ in ready:
                    if key.fileobj is process.stdout:
                        self._hear(process.stdout)
                    else:
                        rest = _write_some(process.stdin, rest)
                        if not rest:
                            pipes.unregister(process.stdin)
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _start(self) -> subprocess.Popen[bytes]:
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

    def _hear(self, pipe: Any) -> None:
        heard = pipe.read(65_536)
        if heard == b"":
            raise BotFailed("the program has ended")
        self._heard += heard or b""
        if len(self._heard) > MOST_BYTES:
            raise BotFailed(f"an answer of more than {MOST_BYTES} bytes")


def _write_some(pipe: Any, rest: bytes) -> bytes:
    """Write what fits into the pipe and return the rest."""
    try:
        return rest[pipe.write(rest) or 0 :]
    except OSError as error:
        raise BotFailed("the program reads no more") from error
