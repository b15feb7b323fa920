"""Running the server: one worker in this process, or several and one process more for the bots."""

from __future__ import annotations

import asyncio
import gc
import logging
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, final

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors.multiprocess import Multiprocess

from timefront.server.app import Worker, build
from timefront.server.config import Config, address_of
from timefront.server.connections.strict_http import StrictProtocol
from timefront.server.lobby.page import INDEX
from timefront.server.log_lines import SparingHandler
from timefront.server.store.bus_choice import bus_for
from timefront.server.store.database import UNREACHABLE, reason_of, upgrade
from timefront.server.wire.errors import CannotServe

MESSAGE_BYTES = 16_384
"""The largest message that a socket may send."""
STOP_SECONDS = 5
"""How long open connections may take to end."""
RESTART_PAUSE = 1.0
PARENT_EVERY = 1.0
COLLECT_AFTER = (20_000, 20, 20)
"""How much is made before garbage is looked for: next to nothing here needs it, and the tables are looked through."""
BACKLOG = 2048
"""How many connections may wait to be accepted."""
CONFIG = "TIMEFRONT_SERVER"
"""The environment variable that tells the processes of a server how they run."""
log = logging.getLogger("timefront.server")


Announce = Callable[[], None]
"""Says where the server is, when it is there."""


def serve(config: Config, host: str, port: int, workers: int, greet: Callable[[str], None]) -> None:
    """Bring the database up to date and serve until told to stop; `greet` is told the address once it works."""
    start_logging()
    listener = listening(host, port)
    with listener:
        config = msgspec.structs.replace(config, hosts=(host, listener.getsockname()[0]))
        must_be_reachable(config)
        address = config.public_url or address_of(host, port)

        def announce() -> None:
            keep_what_is_loaded()
            log.info("Timefront is at %s", address)
            if not INDEX.exists():
                log.warning("The page of the browser is not built: make setup builds it.")
            greet(address)

        with ending_well():
            if workers == 1:
                AnnouncedServer(uvicorn.Config(build(config), **settings()), announce).run([listener])
            else:
                serve_by_several(config, listener, workers, announce)


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, taken first: nothing is changed if another program has the port."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(BACKLOG)  # binding alone does not tell that somebody else listens
    except (OSError, UnicodeError) as error:
        listener.close()
        why = error.strerror if isinstance(error, OSError) else "no such host"
        raise CannotServe(f"The server cannot listen at {host}, port {port}: {why}.") from error
    listener.set_inheritable(True)
    return listener


def must_be_reachable(config: Config) -> None:
    """Bring the database up to date, and see that notices can be sent; a sentence if not."""
    try:
        asyncio.run(upgrade(config.database))
    except UNREACHABLE as error:
        raise CannotServe(f"The database cannot be used: {reason_of(error)}.") from error
    asyncio.run(_try_bus(config))


async def _try_bus(config: Config) -> None:
    async def ignore(_table_id: str) -> None:
        """Nobody plays yet."""

    bus = bus_for(config.database, config.redis)
    await bus.start(ignore)
    await bus.stop()


def keep_what_is_loaded() -> None:
    """Let no collection of garbage look at what is there by now: each is shorter, and so is the end of the process."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def settings() -> dict[str, Any]:
    """How uvicorn runs. It logs no addresses: who reads the log need not know who plays where."""
    return {
        "http": StrictProtocol,
        "ws_max_size": MESSAGE_BYTES,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "timeout_graceful_shutdown": STOP_SECONDS,
        "backlog": BACKLOG,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "lifespan": "on",
    }


@contextmanager
def ending_well() -> Iterator[None]:
    """Being told to stop is no fault: uvicorn ends and raises the signal again, which then does nothing."""
    before = {sign: signal.signal(sign, lambda *_: None) for sign in (signal.SIGTERM, signal.SIGINT)}
    try:
        yield
    finally:
        for sign, handler in before.items():
            signal.signal(sign, handler)


@final
class AnnouncedServer(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: uvicorn.Config, announce: Announce) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so."""
        await super().startup(sockets)
        self._announce()


# Several workers


def serve_by_several(config: Config, listener: socket.socket, workers: int, announce: Announce) -> None:
    """Serve by several processes, and one more for the bots."""
    os.environ[CONFIG] = msgspec.json.encode(config).decode()
    how = uvicorn.Config(f"{__name__}:from_environment", factory=True, workers=workers, **settings())
    bots = BotsProcess()
    bots.start()
    try:
        supervisor = Supervisor(how, [listener], announce)
        supervisor.run()
    finally:
        bots.stop()
    if not supervisor.was_told:
        raise CannotServe("A worker could not be started; the lines above say why.")


@final
class Supervisor(Multiprocess):
    """Keeps the workers alive, and says when all can be reached."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Announce) -> None:
        super().__init__(config, sockets)
        self._announce = announce
        self._is_announced = False
        self.was_told = False
        """Whether it ended because it was told to."""

    def keep_subprocess_alive(self) -> None:
        """Start workers that have died again."""
        super().keep_subprocess_alive()
        if not self._is_announced and all(process.is_ready() for process in self.processes):
            self._is_announced = True
            self._announce()

    def handle_int(self) -> None:
        """Stop."""
        self.was_told = True
        super().handle_int()

    def handle_term(self) -> None:
        """Stop."""
        self.was_told = True
        super().handle_term()


def start_logging() -> None:
    """Log to the standard error, a line for each thing but few for the same one."""
    logging.basicConfig(level=logging.INFO, handlers=[SparingHandler()])
    for talkative in ("alembic", "uvicorn"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


def from_environment() -> ASGIApp:
    """The application of one of several workers; bots are left to their own process, hints and odds are not."""
    start_logging()
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    app = build(msgspec.structs.replace(config_from_environment(), drives_bots=False, thinkers=1))
    keep_what_is_loaded()
    return app


def _leave_with_the_server() -> None:
    """End when the server does, however it ends: a worker would keep the port."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def config_from_environment() -> Config:
    """What the process that serves has told its children."""
    return msgspec.json.decode(os.environ[CONFIG], type=Config)


# The bots' own process


@final
class BotsProcess:
    """The process that bots' turns are claimed in; if it dies, another is started."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._starting = threading.Lock()
        self._stopping = threading.Event()
        self._watch = threading.Thread(target=self._keep_alive, daemon=True)

    def start(self) -> None:
        """Start the process and watch over it."""
        self._watch.start()

    def stop(self) -> None:
        """End the process."""
        with self._starting:
            self._stopping.set()
            if self._process is not None:
                self._process.terminate()
        self._watch.join()

    def _keep_alive(self) -> None:
        # Ctrl-C at a terminal is for the server alone, which ends this process in its turn: hence a session of its own.
        command = [sys.executable, "-m", __name__, str(os.getpid())]
        while True:
            with self._starting:
                if self._stopping.is_set():
                    return
                self._process = subprocess.Popen(command, start_new_session=True)
            self._process.wait()
            if not self._stopping.wait(RESTART_PAUSE):
                log.warning("The bots' process has ended; another is started.")


async def drive_bots(config: Config, server: int) -> None:
    """Claim bots' turns until told to stop, or until the server's process is gone."""
    worker = Worker(config)
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, stopping.set)
    starting = asyncio.create_task(worker.start())
    try:
        while not stopping.is_set() and os.getppid() == server:
            with suppress(TimeoutError):
                await asyncio.wait_for(stopping.wait(), PARENT_EVERY)
            if starting.done():
                starting.result()
    except UNREACHABLE as error:
        log.warning("Bots cannot play: %s.", reason_of(error))
    finally:
        starting.cancel()
        await worker.stop()


if __name__ == "__main__":
    start_logging()
    keep_what_is_loaded()
    asyncio.run(drive_bots(config_from_environment(), int(sys.argv[1])))
