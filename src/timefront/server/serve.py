"""Running the server: one worker in this process, or several and another process for the bots."""

from __future__ import annotations

import asyncio
import errno
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
from timefront.server.connections.slots import raise_file_limit
from timefront.server.connections.strict_http import StrictProtocol, StrictSocket
from timefront.server.lobby.page import INDEX
from timefront.server.log_lines import SparingHandler
from timefront.server.store.bus_choice import bus_for
from timefront.server.store.database import UNREACHABLE, reason_of, upgrade
from timefront.server.wire.errors import CannotServe

MESSAGE_BYTES = 16_384
"""The largest message that a socket may send."""
STOP_SECONDS = 5
"""How long open connections may take to close."""
RESTART_PAUSE = 1.0
PARENT_EVERY = 1.0
COLLECT_AFTER = (20_000, 20, 20)
"""The thresholds of garbage collection: high, because it finds almost nothing and has to scan all tables."""
BACKLOG = 2048
"""How many connections may wait to be accepted."""
CONFIG = "TIMEFRONT_SERVER"
"""The environment variable that passes the configuration to the processes of a server."""
log = logging.getLogger("timefront.server")


Announce = Callable[[], None]
"""Called when the server can be reached, to say where; `CannotServe` if it cannot be reached after all."""


def serve(config: Config, host: str, port: int, workers: int, greet: Callable[[str], None]) -> None:
    """Bring the database up to date and serve until stopped; calls `greet` with the address once it works."""
    start_logging()
    raise_file_limit()
    listener = open_listener(host, port)
    with listener:
        config = msgspec.structs.replace(config, hosts=(host, listener.getsockname()[0]))
        require_services(config)
        address = config.public_url or address_of(host, port)

        def announce() -> None:
            must_listen(listener, host, port)
            if workers == 1:
                listener.close()  # the server has a copy of its own, which it closes as soon as it is to stop
            freeze_loaded_objects()
            log.info("Timefront is at %s", address)
            if not INDEX.exists():
                log.warning("The browser's page has not been built: run make setup.")
            greet(address)

        with ignore_stop_signals():
            if workers == 1:
                AnnouncedServer(uvicorn.Config(build(config), **settings()), announce).run([listener.dup()])
            else:
                serve_with_workers(config, listener, workers, announce)


def open_listener(host: str, port: int) -> socket.socket:
    """A socket for the port, which opens only when everything is ready.

    It is bound first: nothing is changed if another program listens there.
    """
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except (OSError, UnicodeError) as error:
        listener.close()
        why = error.strerror if isinstance(error, OSError) else "no such host"
        raise cannot_listen(host, port, str(why)) from error
    listener.set_inheritable(True)
    return listener


def must_listen(listener: socket.socket, host: str, port: int) -> None:
    """Refuse to serve where another program has begun to listen meanwhile; uvloop does not tell."""
    if not listener.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
        raise cannot_listen(host, port, os.strerror(errno.EADDRINUSE))


def cannot_listen(host: str, port: int, why: str) -> CannotServe:
    """The sentence about a server that cannot be reached."""
    return CannotServe(f"The server cannot listen at {host}, port {port}: {why}.")


def require_services(config: Config) -> None:
    """Bring the database up to date, and check that notices can be sent; `CannotServe` if not."""
    try:
        asyncio.run(upgrade(config.database))
    except UNREACHABLE as error:
        raise CannotServe(f"The database cannot be used: {reason_of(error)}.") from error
    asyncio.run(_try_bus(config))


async def _try_bus(config: Config) -> None:
    async def ignore(_table_id: str) -> None:
        """Ignore notices: nobody plays yet."""

    bus = bus_for(config.database, config.redis)
    await bus.start(ignore)
    await bus.stop()


def freeze_loaded_objects() -> None:
    """Exclude everything loaded so far from garbage collection, which is then faster, as is the end of the process."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def settings() -> dict[str, Any]:
    """The settings of uvicorn. It logs no addresses: readers of the log need not know who plays where."""
    return {
        "http": StrictProtocol,
        "ws": StrictSocket,
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
def ignore_stop_signals() -> Iterator[None]:
    """Treat a request to stop as a normal end: uvicorn stops and raises the signal again, which is ignored."""
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
        """Prepare everything, then listen, and say so."""
        await super().startup(sockets)
        try:
            self._announce()
        except CannotServe:
            await self.lifespan.shutdown()
            raise


# Several workers


def serve_with_workers(config: Config, listener: socket.socket, workers: int, announce: Announce) -> None:
    """Serve with several processes, and one more for the bots."""
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
    """Restarts workers that die, and announces when all can be reached."""

    def __init__(self, config: uvicorn.Config, sockets: list[socket.socket], announce: Announce) -> None:
        super().__init__(config, sockets)
        self._announce = announce
        self._is_announced = False
        self.was_told = False
        """Whether it stopped because it was told to."""

    def keep_subprocess_alive(self) -> None:
        """Restart workers that have died."""
        super().keep_subprocess_alive()
        if not self._is_announced and all(process.is_ready() for process in self.processes):
            self._is_announced = True
            try:
                self._announce()
            except CannotServe:
                self.terminate_all()
                self.join_all()
                raise

    def handle_int(self) -> None:
        """Stop."""
        self.was_told = True
        super().handle_int()

    def handle_term(self) -> None:
        """Stop."""
        self.was_told = True
        super().handle_term()


def start_logging() -> None:
    """Log to standard error, with only a few lines for the same cause."""
    logging.basicConfig(level=logging.INFO, handlers=[SparingHandler()])
    for talkative in ("alembic", "uvicorn"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


def from_environment() -> ASGIApp:
    """The application of one of several workers, which leaves bots, but not hints and odds, to their own process."""
    start_logging()
    threading.Thread(target=_leave_with_the_server, daemon=True).start()
    app = build(msgspec.structs.replace(config_from_environment(), drives_bots=False, thinkers=1))
    freeze_loaded_objects()
    return app


def _leave_with_the_server() -> None:
    """Exit when the server does, however it ends: a worker would keep the port."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def config_from_environment() -> Config:
    """The configuration that the main process has passed to its children."""
    return msgspec.json.decode(os.environ[CONFIG], type=Config)


# The bots' own process


@final
class BotsProcess:
    """The process that claims bots' turns; if it dies, another is started."""

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
        # Ctrl-C at a terminal is only for the server, which then stops this process: hence its own session.
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
    """Claim bots' turns until stopped, or until the server's process is gone."""
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
    freeze_loaded_objects()
    asyncio.run(drive_bots(config_from_environment(), int(sys.argv[1])))
