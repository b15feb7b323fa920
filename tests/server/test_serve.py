"""`timefront serve` as a shell runs it: how it starts, what it refuses, and that nothing is left when it ends."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.marks import first_in_short
from tests.server.house import house_at
from tests.server.served import (
    COMMAND,
    GAMES,
    PATIENCE,
    READY,
    Seat,
    Served,
    command_of,
    descendants,
    free_port,
    is_alive,
    until,
)
from timefront.cli import run
from timefront.server import serve
from timefront.server.lobby.lobby import game_info
from timefront.server.lobby.page import PAGE
from timefront.server.store.database import upgrade


def play_some(seat: Seat, moves: int) -> None:
    """Make choices against bots."""
    rng = Random(moves)
    for _ in range(moves):
        seat.hear_until(lambda: seat.is_asked or seat.is_over)
        if not seat.is_over:
            assert seat.play(rng)["type"] == "accepted"


# Starting and ending


@pytest.mark.slow
@pytest.mark.parametrize("sign", first_in_short([signal.SIGTERM, signal.SIGINT]))
def test_it_serves_from_a_fresh_database_and_ends_when_told_to(
    sign: signal.Signals, database_url: str, tmp_path: Path
) -> None:
    with Served(database_url, tmp_path / "log.txt") as server:
        assert f"{READY} http://127.0.0.1:{server.port}\n" in server.said()
        assert server.ask("/api/health")["database"] is True
        seats = [Seat(server.port, server.table(game, "human", "easy"), 0) for game in GAMES]
        for seat in seats:
            play_some(seat, 3)
        assert server.end(sign) == 0
        for seat in seats:
            with pytest.raises(ConnectionClosed):
                seat.hear_until(lambda: False)
        assert "Traceback" not in server.said()
        assert "ERROR" not in server.said()


@pytest.mark.slow
def test_the_page_is_served_where_it_is_built(sqlite_url: str, tmp_path: Path) -> None:
    with Served(sqlite_url, tmp_path / "log.txt", "--public-url", "https://play.example") as server:
        assert f"{READY} https://play.example" in server.said()
        if (PAGE / "index.html").exists():
            for path in ("/", "/new/duel_of_time"):
                assert b"<!doctype html>" in server.ask(path).lower()
        else:
            assert "not built" in server.said()
        for path in ("/assets/../app.py", "/assets/%2e%2e/index.html", "/assets/index.html", "/assets/.br"):
            with pytest.raises(urllib.error.HTTPError, match="404"):
                server.ask(path)


def test_the_list_of_games_is_ready_before_the_port_opens(sqlite_url: str) -> None:
    async def scene() -> None:
        game_info.cache_clear()
        async with house_at(sqlite_url) as house:
            ready = game_info.cache_info()
            assert ready.currsize == len(GAMES)
            assert [game["name"] for game in await house.get("/api/games")] == [*GAMES]
            assert game_info.cache_info().misses == ready.misses

    asyncio.run(scene())


GATED = f"""#!{sys.executable}
import time
from pathlib import Path

from timefront.cli import main
from timefront.server.lobby import lobby

prepare = lobby.Lobby.prepare


def prepare_when_allowed(self):
    Path("preparing").touch()
    while not Path("go on").exists():
        time.sleep(0.01)
    prepare(self)
    lobby.GameInfo = None  # from now on, nothing about a game can be worked out
    Path("prepared").touch()


lobby.Lobby.prepare = prepare_when_allowed
if __name__ == "__main__":
    main()
"""
"""The program, which prepares nothing until it is allowed to."""


def is_open(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), PATIENCE).close()
    except ConnectionRefusedError:
        return False
    return True


def show_that_the_port_opens_late(database: str, folder: Path, *options: str) -> None:
    program = folder / "gated"
    program.write_text(GATED)
    program.chmod(0o755)
    server = Served(database, folder / "log.txt", *options, program=program, folder=folder)
    try:
        until(lambda: (folder / "preparing").exists(), "nothing is prepared")
        assert not is_open(server.port)
        (folder / "go on").touch()
        until(lambda: is_open(server.port), "the port stays closed")
        assert (folder / "prepared").exists()
        assert [game["name"] for game in server.ask("/api/games")] == [*GAMES]
        server.ready()
        assert server.end(signal.SIGTERM) == 0
        assert "Traceback" not in server.said()
    finally:
        server.__exit__(None, None, None)


@pytest.mark.slow
def test_nobody_can_connect_until_everything_is_prepared(sqlite_url: str, tmp_path: Path) -> None:
    show_that_the_port_opens_late(sqlite_url, tmp_path)


@pytest.mark.long
def test_nobody_can_connect_until_a_worker_is_prepared(postgresql_url: str, tmp_path: Path) -> None:
    show_that_the_port_opens_late(postgresql_url, tmp_path, "--workers", "2")


@pytest.mark.slow
@pytest.mark.parametrize("workers", first_in_short(["1", "2"]))
def test_a_port_that_is_taken_while_the_server_prepares_ends_it(
    workers: str, postgresql_url: str, tmp_path: Path
) -> None:
    program = tmp_path / "gated"
    program.write_text(GATED)
    program.chmod(0o755)
    options = ("--workers", workers)
    with ExitStack() as stack:
        server = Served(postgresql_url, tmp_path / "log.txt", *options, program=program, folder=tmp_path)
        stack.push(server)
        until(lambda: (tmp_path / "preparing").exists(), "nothing is prepared")
        other = stack.enter_context(socket.socket())
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind(("127.0.0.1", server.port))
        other.listen()
        (tmp_path / "go on").touch()
        assert server.process.wait(PATIENCE) == 2
        assert server.said().count("\n") == 1, server.said()
        assert f"cannot listen at 127.0.0.1, port {server.port}: Address already in use." in server.said()


@pytest.mark.long
def test_the_matches_are_there_after_a_new_start(sqlite_url: str, tmp_path: Path) -> None:
    with Served(sqlite_url, tmp_path / "log.txt") as server:
        table = server.table("duel_of_time", "human", "human")
        seat = Seat(server.port, table, 0)
        before = seat.situation
        server.end(signal.SIGTERM)
    with Served(sqlite_url, tmp_path / "log.txt") as server:
        assert Seat(server.port, table, 0).situation == before


# Several workers


@pytest.mark.long
def test_workers_and_the_bots_process_come_back_and_go_with_the_server(postgresql_url: str, tmp_path: Path) -> None:
    with Served(postgresql_url, tmp_path / "log.txt", "--workers", "2") as server:
        table = server.table("battle_through_history", "human", "easy")
        play_some(Seat(server.port, table, 0), 3)
        (bots,) = bots_of(server)
        os.kill(bots, signal.SIGKILL)
        until(lambda: "another is started" in server.said(), "nobody looks after the bots' process")
        play_some(Seat(server.port, table, 0), 12)
        assert bots not in bots_of(server)
        worker = workers_of(server)[0]
        os.kill(worker, signal.SIGKILL)
        until(
            lambda: len(workers_of(server)) == 2 and worker not in workers_of(server), "the worker does not come back"
        )
        play_some(Seat(server.port, table, 0), 3)
        assert "Traceback" not in server.said()  # later, a process that is just starting may complain
        everybody = descendants(server.process.pid)
        server.process.kill()
        until(lambda: not any(map(is_alive, everybody)), "a process outlives the server")
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(("127.0.0.1", server.port))


@pytest.mark.long
def test_ctrl_c_at_a_terminal_ends_all_workers(postgresql_url: str, tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the terminal's group at once."""
    with Served(postgresql_url, tmp_path / "log.txt", "--workers", "2") as server:
        play_some(Seat(server.port, server.table("duel_of_time", "human", "easy"), 0), 2)
        everybody = descendants(server.process.pid)
        os.killpg(server.process.pid, signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
        until(lambda: not any(map(is_alive, everybody)), "a process outlives the server")
        assert "Traceback" not in server.said()


def bots_of(server: Served) -> list[int]:
    return [process for process in descendants(server.process.pid) if "timefront.server.serve" in command_of(process)]


def workers_of(server: Served) -> list[int]:
    children = [process for process in descendants(server.process.pid) if "spawn_main" in command_of(process)]
    return [process for process in children if is_alive(process)]


# What cannot work


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def newer_database(path: Path) -> str:
    """A database from a future version of the program."""
    asyncio.run(upgrade(f"sqlite:///{path}"))
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of the future'")
    connection.close()
    return f"sqlite:///{path}"


@pytest.fixture
def no_serving(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make everything fail that is not refused, since it would run forever."""

    def serve_all_the_same(*_: object) -> None:
        pytest.fail("it was not refused")

    for how in ("build", "serve_with_workers"):
        monkeypatch.setattr(serve, how, serve_all_the_same)


@pytest.mark.usefixtures("no_serving")
def test_what_cannot_work_is_one_sentence_and_status_two(
    tmp_path: Path,
    taken_port: int,
    postgresql_url: str,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    here = f"sqlite:///{tmp_path / 'a.db'}"
    (tmp_path / "no.db").write_text("This is no database. " * 100)
    closed = free_port()
    wishes = {
        "Several workers need": ["--database", here, "--workers", "2"],
        "is not valid: write sqlite:///path": ["--database", "nonsense"],
        "mysql is not a known kind": ["--database", "mysql://host/name"],
        "names no file": ["--database", "sqlite://"],
        "unable to open database file": ["--database", "sqlite:////no/such/folder/a.db"],
        "not a database": ["--database", f"sqlite:///{tmp_path / 'no.db'}"],
        "newer version": ["--database", newer_database(tmp_path / "newer.db")],
        "database cannot be used": ["--database", f"postgresql://127.0.0.1:{closed}/name"],
        "does not exist": ["--database", postgresql_url.replace("/test_", "/nothing_")],
        "Redis does not answer": ["--database", here, "--redis", f"redis://127.0.0.1:{closed}/0"],
        "such as redis://localhost": ["--database", here, "--redis", "nonsense"],
        "such as https://play.example.org": ["--database", here, "--public-url", "play.example"],
        "cannot listen": ["--database", here, "--port", str(taken_port)],
        "cannot listen at nowhere.invalid": ["--database", here, "--host", "nowhere.invalid"],
        "is not a port": ["--database", here, "--port", "0"],
        "at least one worker": ["--database", here, "--workers", "0"],
    }
    caplog.set_level(logging.INFO)
    caplog.clear()
    for sentence, options in wishes.items():
        status = run(serving(options))
        out, err = capsys.readouterr()
        assert (status, out) == (2, ""), err
        assert err.count("\n") == 1, err
        assert sentence in err
        assert caplog.messages == [], "a line of the log more than the sentence"


def test_a_process_that_cannot_work_says_one_sentence_and_ends_with_status_two(tmp_path: Path, taken_port: int) -> None:
    here = f"sqlite:///{tmp_path / 'a.db'}"
    for sentence, options in {
        "Several workers need": ["--database", here, "--workers", "2"],
        "cannot listen": ["--database", here, "--port", str(taken_port)],
    }.items():
        ran = ended(options)
        assert (ran.returncode, ran.stdout) == (2, ""), ran.stderr
        assert ran.stderr.count("\n") == 1, ran.stderr
        assert sentence in ran.stderr


def serving(options: list[str]) -> list[str]:
    """The words of a command, with a free port unless the options name one."""
    return ["serve", *options, *([] if "--port" in options else ["--port", str(free_port())])]


def ended(options: list[str]) -> subprocess.CompletedProcess[str]:
    """The result of a server that cannot be started."""
    command = [str(COMMAND), *serving(options)]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)


def test_bad_options_are_refused_before_anything_large_is_loaded() -> None:
    script = (
        "import sys; from timefront.cli import run; run(['serve', '--database', 'sqlite:///a.db', '--workers', '2']); "
        "print({'sqlalchemy', 'litestar', 'uvicorn', 'redis', 'asyncpg'} & {*sys.modules})"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE)
    assert ran.stdout == "set()\n", ran.stderr
    assert "Several workers need" in ran.stderr


def test_words_in_the_database_s_address_that_are_secret_are_not_said() -> None:
    address = f"postgresql://somebody:very-secret@127.0.0.1:{free_port()}/name"
    ran = ended(["--database", address])
    assert ran.returncode == 2
    assert "very-secret" not in ran.stderr


@pytest.mark.long
def test_a_browser_is_opened_when_it_is_wanted_and_a_running_server_is_used(tmp_path: Path) -> None:
    opened = tmp_path / "opened.txt"
    browser = tmp_path / "browser.sh"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {opened}\n')
    browser.chmod(0o755)
    environment = os.environ | {"BROWSER": str(browser)}
    port = free_port()
    options = ["--port", str(port), "--database", f"sqlite:///{tmp_path / 'a.db'}"]
    command = [str(COMMAND), "serve", "--browse", *options]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}" in server.stdout.readline()
        again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
        assert again.returncode == 0
        until(lambda: opened.exists() and len(opened.read_text().split()) == 2, "it is opened each time")
        assert set(opened.read_text().split()) == {f"http://127.0.0.1:{port}"}
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) == 0
        if server.stdout is not None:
            server.stdout.close()
