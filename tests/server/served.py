"""The real server as a separate process, and clients that talk to it as browsers do."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, final

from websockets.sync.client import ClientConnection, connect

COMMAND = Path(sys.executable).parent / "timefront"
PATIENCE = 60.0
"""How many seconds anything may take; the machine may be busy."""
GAMES = ("duel_of_time", "battle_through_history", "joan_of_arc")
READY = "Timefront is at"


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


@final
class Served:
    """A running server; `log` is the file with the output of all its processes."""

    def __init__(
        self,
        database: str,
        log: Path,
        *options: str,
        port: int = 0,
        program: Path = COMMAND,
        environment: Mapping[str, str] = os.environ,
        folder: Path | None = None,
    ) -> None:
        self.port = port or free_port()
        self.database = database
        self.log = log
        command = [str(program), "serve", "--port", str(self.port), "--database", database, *options]
        with log.open("a") as file:
            self._before = file.tell()
            self.process = subprocess.Popen(
                command,
                stdout=file,
                stderr=file,
                env={**environment, "TIMEFRONT_PACE": "0"},
                cwd=folder,
                start_new_session=True,
            )

    def __enter__(self) -> Served:
        return self.ready()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()

    def ready(self) -> Served:
        """Wait until it says that it can be reached."""
        until(lambda: READY in self.said() or self.process.poll() is not None, "the server does not start")
        assert self.process.poll() is None, self.said()
        return self

    def said(self) -> str:
        """Everything it has printed since it was started."""
        with self.log.open() as file:
            file.seek(self._before)
            return file.read()

    def kill(self) -> None:
        """Kill it and all its processes at once, without a chance to clean up."""
        everybody = [self.process.pid, *descendants(self.process.pid)]
        for process in everybody:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self.process.wait()
        until(lambda: not any(map(is_alive, everybody)), "a process outlives kill -9")

    def end(self, sign: signal.Signals) -> int:
        """Tell it to stop; returns its exit status once it and all its processes are gone."""
        everybody = descendants(self.process.pid)
        self.process.send_signal(sign)
        status = self.process.wait(PATIENCE)
        until(lambda: not any(map(is_alive, everybody)), "a process outlives the server")
        return status

    # Talking to it

    def ask(self, path: str, wish: object = None, token: str = "") -> Any:
        """Send a lobby request: GET, or POST if there is a wish."""
        return ask(self.port, path, wish, token)

    def table(self, game: str, *seats: str) -> Table:
        """A new table with all players seated; seats are `human` or a bot level."""
        return new_table(self.port, game, *seats)


@final
class Table:
    """A table and the secrets of its seats."""

    def __init__(self, made: dict[str, Any]) -> None:
        self.id: str = made["table"]
        self.tokens: dict[int, str] = {key["seat"]: key["token"] for key in made["seats"]}
        self.watch: str = made["watch"]


def ask(port: int, path: str, wish: object = None, token: str = "") -> Any:
    """Send a lobby request: GET, or POST if there is a wish."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if wish is None else json.dumps(wish).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", data, headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        content = answer.read()
    return json.loads(content) if "json" in answer.headers["content-type"] and b"\n" not in content else content


def new_table(port: int, game: str, *seats: str) -> Table:
    """A new table with all players seated; seats are `human` or a bot level."""
    wishes = [{"kind": "human"} if seat == "human" else {"kind": "bot", "level": seat} for seat in seats]
    table = Table(ask(port, "/api/tables", {"game": game, "seats": wishes}))
    for seat, token in table.tokens.items():
        ask(port, f"/api/tables/{table.id}/seats/{seat}/join", {}, token)
    return table


@final
class Seat:
    """A player at a seat, connected to one worker."""

    def __init__(self, port: int, table: Table, seat: int) -> None:
        self.seat = seat
        self.situation: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._requests = 0
        self._open = ExitStack()
        address = f"ws://127.0.0.1:{port}/ws/{table.id}"
        self.socket: ClientConnection = self._open.enter_context(connect(address, max_size=None, compression=None))
        self._send(type="hello", token=table.tokens[seat])
        self.hear_until(lambda: bool(self.situation))

    @property
    def number(self) -> int:
        """The number of the last entry known here."""
        number: int = self.situation["number"]
        return number

    @property
    def is_over(self) -> bool:
        return "ended" in self.situation

    @property
    def is_asked(self) -> bool:
        return self.situation.get("asked") == self.seat

    def choose(self, rng: Random) -> int:
        """Send a random one of the offered choices; returns the request's number."""
        choice = rng.choice(self.situation["prompt"]["offers"])["choice"]
        self._requests += 1
        self._send(type="choose", id=self._requests, number=self.number, choice=choice)
        return self._requests

    def play(self, rng: Random) -> dict[str, Any]:
        """Make a random choice and wait for the answer and the new position."""
        before, request = self.number, self.choose(rng)
        self.hear_until(lambda: self.answer_to(request) is not None and self.number > before)
        answer = self.answer_to(request)
        assert answer is not None
        return answer

    def resign(self) -> None:
        """Give up, and wait until the match is over."""
        while not self.is_over:
            self._give_up()

    def _give_up(self) -> None:
        """Resign, and wait for the end or, if a bot moved at the same moment, for the new position."""
        self._requests += 1
        request, before = self._requests, self.number
        self._send(type="resign", id=request, number=before)
        self.hear_until(lambda: self.is_over or (self._is_stale(request) and self.number > before))

    def _is_stale(self, request: int) -> bool:
        """Whether a request was refused because the position had changed."""
        answer = self.answer_to(request)
        return answer is not None and bool(answer.get("is_stale"))

    def play_to_the_end(self, rng: Random) -> int:
        """Make random choices, all of which must be accepted, until the match is over; returns how many."""
        choices = 0
        while True:
            self.hear_until(lambda: self.is_asked or self.is_over)
            if self.is_over:
                return choices
            assert self.play(rng)["type"] == "accepted"
            choices += 1

    def answer_to(self, request: int) -> dict[str, Any] | None:
        return next((message for message in self.heard if message.get("id") == request), None)

    def hear_until(self, is_so: Any, seconds: float = PATIENCE) -> None:
        """Take in messages until a condition is true."""
        deadline = time.monotonic() + seconds
        while not is_so():
            self._take_in(json.loads(self.socket.recv(timeout=max(0.0, deadline - time.monotonic()))))

    def _take_in(self, message: dict[str, Any]) -> None:
        assert message["type"] != "closed", message
        if message["type"] == "update" and message["situation"]:
            self.situation = message["situation"]
        self.heard.append(message)

    def _send(self, **message: object) -> None:
        self.socket.send(json.dumps(message))

    def close(self) -> None:
        self._open.close()


# Processes


def until(is_so: Any, complaint: str, seconds: float = PATIENCE) -> None:
    """Wait until a condition is true."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, complaint
        time.sleep(0.02)


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and those that they have started."""
    children: dict[int, list[int]] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                children.setdefault(parent_of(int(folder.name)), []).append(int(folder.name))
    found = [process]
    for parent in found:
        found += children.get(parent, [])
    return found[1:]


def parent_of(process: int) -> int:
    return int(_facts(process)[1])


def niceness_of(process: int) -> int:
    return int(_facts(process)[16])


def work_of(process: int) -> float:
    """How many seconds of processor time it has used."""
    facts = _facts(process)
    return (int(facts[11]) + int(facts[12])) / os.sysconf("SC_CLK_TCK")


def is_alive(process: int) -> bool:
    """Whether a process is running; a zombie is not."""
    try:
        return _facts(process)[0] not in "ZX"
    except OSError:
        return False


def _facts(process: int) -> list[str]:
    """What the system knows about a process, from its state on."""
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def command_of(process: int) -> str:
    with suppress(OSError):
        return Path(f"/proc/{process}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    return ""
