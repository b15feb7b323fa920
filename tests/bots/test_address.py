"""Bots at an address: asked over a WebSocket; a bot that misbehaves loses, and nothing hangs."""

from __future__ import annotations

import json
import socket
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Event, Thread

import pytest
from websockets.sync.server import ServerConnection, serve
from websockets.utils import accept_key

from tests.bots.test_outside import COMMANDS, DUEL, EXAMPLES, asked
from timefront.bots.arena import Contest, play_contest
from timefront.bots.bot import BotFailed, Knowledge
from timefront.bots.outside.address import AddressBot
from timefront.bots.pools import THIS_PROCESS
from timefront.bots.registry import UnknownBot, bot_named, player_named

Answering = Callable[[ServerConnection], None]


@contextmanager
def answering(answer: Answering) -> Iterator[str]:
    """The address at which a bot answers."""
    with serve(answer, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()


def last_offer(asker: ServerConnection) -> None:
    for question in asker:
        asker.send(json.dumps({"offer": len(json.loads(question)["offers"]) - 1}))


def hangs_up_after_each_answer(asker: ServerConnection) -> None:
    asker.recv()
    asker.send('{"offer": 0}')


def choose(bot: AddressBot) -> object:
    s = asked(DUEL)
    return bot.choose(Knowledge(DUEL, s, s.seat), Random(0))


def test_a_bot_at_an_address_is_asked_what_a_program_is_asked() -> None:
    heard: list[str | bytes] = []

    def listen(asker: ServerConnection) -> None:
        heard.append(asker.recv())
        asker.send('{"offer": 0}')

    with answering(listen) as address:
        bot = AddressBot(address, seconds=7)
        assert choose(bot) == asked(DUEL).offer()[0]
        bot.close()
    told = json.loads(heard[0])
    assert [*told] == ["protocol", "game", "rules", "seat", "seconds", "view", "offers"]
    assert told["seconds"] == 7


def test_it_plays_whole_games_in_the_arena_over_few_connections(
    capfd: pytest.CaptureFixture[str],
) -> None:
    connections: list[ServerConnection] = []

    def answer(asker: ServerConnection) -> None:
        connections.append(asker)
        last_offer(asker)

    with answering(answer) as address:
        standing = play_contest(
            Contest("duel_of_time", address, "random", 2, seed="at an address"), THIS_PROCESS, lambda _: None
        )
    assert len(standing.pairs) == 2
    assert len(connections) <= 4, "one for each game"
    assert capfd.readouterr().err == "", "it has failed nowhere"


def test_the_example_plays_like_the_program() -> None:
    with socket.create_server(("localhost", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, str(EXAMPLES / "bot_at_address.py"), str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as example:
        assert example.stdout is not None
        assert example.stdout.readline() == b"Ready.\n"
        names = (f"ws://localhost:{port}", f"program:{COMMANDS['python']}")
        standings = [
            play_contest(Contest("duel_of_time", name, "random", 2, seed="alike"), THIS_PROCESS, lambda _: None)
            for name in names
        ]
        example.kill()
    assert standings[0].pairs == standings[1].pairs


def test_one_that_hangs_up_between_questions_is_called_again() -> None:
    with answering(hangs_up_after_each_answer) as address:
        bot = AddressBot(address)
        for _ in range(3):
            assert choose(bot) == asked(DUEL).offer()[0]
        bot.close()


def floods(asker: ServerConnection) -> None:
    while True:
        asker.send("x" * 200_000)


def says(answer: str | bytes) -> Answering:
    def say(asker: ServerConnection) -> None:
        asker.recv()
        asker.send(answer)

    return say


WRONG: dict[str, tuple[Answering, str]] = {
    "hangs up": (lambda asker: asker.close(), "hung up"),
    "crashes": (lambda asker: asker.socket.shutdown(socket.SHUT_RDWR), "hung up"),
    "fails": (lambda asker: asker.send(str(1 // 0)), "hung up"),
    "answers nonsense": (says("pardon?"), "cannot be read"),
    "answers with bytes": (says(b"\xff\x00"), "cannot be read"),
    "names no offer": (says('{"offer": 999}'), "none of the"),
    "sends too much": (says("x" * 2_000_000), "hung up"),
    "never stops": (floods, "cannot be read"),
    "sleeps": (lambda asker: time.sleep(1.5), "no answer within"),
}


@pytest.mark.parametrize("what", WRONG)
def test_one_that_does_it_wrong_has_failed(what: str) -> None:
    answer, why = WRONG[what]
    with answering(answer) as address:
        bot = AddressBot(address, seconds=0.5, to_start=0.5)
        with pytest.raises(BotFailed, match=why):
            choose(bot)
    assert not bot.is_started()


def test_one_that_drips_a_message_that_never_ends_has_failed() -> None:
    """One fragment after another, each in time."""

    def drips(asker: ServerConnection) -> None:
        asker.socket.sendall(struct.pack("!BB", 0x01, 1) + b"[")
        for _ in range(30):
            asker.socket.sendall(struct.pack("!BB", 0x00, 1) + b"1")
            time.sleep(0.1)

    with answering(drips) as address, pytest.raises(BotFailed, match="no answer within"):
        choose(AddressBot(address, seconds=0.5, to_start=0.5))


@pytest.mark.parametrize("address", ["ws://127.0.0.1:9", "ws://", "wss://nowhere.invalid", "ws://[::1"])
def test_one_that_cannot_be_reached_has_failed(address: str) -> None:
    with pytest.raises(BotFailed, match="cannot be reached"):
        choose(AddressBot(address))


def test_one_that_accepts_and_says_nothing_has_failed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(BotFailed, match="no answer within"):
        choose(AddressBot(f"ws://127.0.0.1:{silent.getsockname()[1]}", seconds=0.2, to_start=0.2))


def test_one_that_never_reads_has_failed() -> None:
    """The question does not fit into the buffers between the two."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def shake_hands_and_stop() -> None:
            asker, _ = listener.accept()
            key = asker.recv(10_000).split(b"Sec-WebSocket-Key: ")[1].split(b"\r\n")[0].decode()
            upgrade = "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            asker.sendall(f"{upgrade}Sec-WebSocket-Accept: {accept_key(key)}\r\n\r\n".encode())
            stopped.wait()
            asker.close()

        stopped = Event()
        reader = Thread(target=shake_hands_and_stop)
        reader.start()
        bot = AddressBot(f"ws://127.0.0.1:{listener.getsockname()[1]}")
        with pytest.raises(BotFailed, match="no answer within"):
            bot.ask(b"1" * 50_000_000, 1.0)
        bot.close()
        stopped.set()
        reader.join()


def test_an_address_is_no_bot_where_names_come_from_others() -> None:
    with pytest.raises(UnknownBot):
        bot_named("ws://localhost:9000")
    assert player_named("ws://localhost:9000").name == "ws://localhost:9000"
