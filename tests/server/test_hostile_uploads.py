"""Packs and journals from strangers: read by processes that can be killed, while nobody else waits."""

from __future__ import annotations

import asyncio
import json
import signal
import time
import urllib.error
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

from tests.contract.mutated_starts import positions
from tests.kernel.test_pack_limits import HOSTILE
from tests.marks import first_in_short
from tests.server.house import House, InHouse
from tests.server.reading_faults import faulty
from tests.server.served import PATIENCE, Served, until
from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles
from timefront.matches.fairness import Fairness
from timefront.matches.lines import header
from timefront.matches.match import Match
from timefront.server.lobby.readers import PROCESSES, WAITING_OF_ADDRESS, Readers, Unusable
from timefront.server.lobby.reading import JournalToRead, PackToRead, SoundPack
from timefront.server.wire.errors import Denied

DUEL = "duel_of_time"
FILES = GAMES[DUEL].built_in_pack().files
LONG = 3600.0


def pack(**more: str) -> PackToRead:
    return PackToRead(DUEL, {**FILES, **more})


# The processes


def test_a_sound_pack_is_read() -> None:
    async def scene() -> None:
        readers = Readers()
        found = await readers.read("a", pack())
        assert isinstance(found, SoundPack)
        assert found.hash == PackFiles(FILES).hash
        assert found.scenarios == [*GAMES[DUEL].scenarios(PackFiles(FILES))]
        await readers.stop()

    asyncio.run(scene())


@pytest.mark.parametrize("fault", ["loop", "crash", "memory", "toil"])
def test_what_cannot_be_read_is_refused_with_a_sentence(fault: str, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        readers = Readers(faulty, 1.0 if fault == "loop" else PATIENCE)
        with pytest.raises(Unusable) as unusable:
            await readers.read("a", pack(**{fault: ""}))
        assert unusable.value.refused.phrase.key == "error-too-much-to-read"
        assert unusable.value.refused.status == 413
        assert isinstance(await readers.read("a", pack()), SoundPack)
        await readers.stop()

    asyncio.run(scene())
    assert len(caplog.records) == 1
    assert caplog.records[0].exc_info is None


def test_findings_that_are_too_large_are_not_taken_back() -> None:
    """They would be decoded where everybody is served."""

    async def scene() -> None:
        readers = Readers(faulty, PATIENCE)
        with pytest.raises(Unusable) as unusable:
            await readers.read("a", pack(much=""))
        assert (unusable.value.refused.status, unusable.value.refused.phrase.key) == (413, "error-too-much-to-read")
        await readers.stop()

    asyncio.run(scene())


def test_one_that_loops_blocks_nobody_else_but_its_own_address() -> None:
    async def scene() -> None:
        readers = Readers(faulty, LONG)
        looping = asyncio.create_task(readers.read("a", pack(loop="")))
        waiting = asyncio.create_task(readers.read("a", pack()))
        for address in ("b", "c", "b", "c"):
            assert isinstance(await readers.read(address, pack()), SoundPack)
        assert not looping.done()
        assert not waiting.done()
        await readers.stop()
        for task in (looping, waiting):
            with pytest.raises(Unusable):
                await task

    asyncio.run(scene())


def test_an_address_cannot_bring_more_than_a_few_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        readers = Readers(faulty, PATIENCE)
        wait = str(tmp_path / "go on")
        brought = [asyncio.create_task(readers.read("a", pack(wait=wait))) for _ in range(WAITING_OF_ADDRESS)]
        await asyncio.sleep(0)
        with pytest.raises(Denied) as denied:
            await readers.read("a", pack())
        assert denied.value.status == 429
        Path(wait).touch()
        for task in brought:
            assert isinstance(await task, SoundPack)
        assert isinstance(await readers.read("a", pack()), SoundPack)
        await readers.stop()

    asyncio.run(scene())


def test_stopping_ends_processes_that_loop() -> None:
    async def scene() -> None:
        readers = Readers(faulty, LONG)
        looping = [asyncio.create_task(readers.read(str(who), pack(loop=""))) for who in range(PROCESSES + 2)]
        await asyncio.sleep(0.2)
        async with asyncio.timeout(PATIENCE):
            await readers.stop()
            ended = await asyncio.gather(*looping, return_exceptions=True)
        assert all(isinstance(error, Unusable) for error in ended)

    asyncio.run(scene())


# Over HTTP


async def brought(house: House, path: str, **how: Any) -> tuple[int, str]:
    """Upload something while another client keeps asking; returns the status and the sentence's key."""
    bringing = asyncio.create_task(house.http.post(path, **how))
    slowest = 0.0
    while not bringing.done():
        began = time.monotonic()
        assert (await house.http.get("/api/health")).status_code == 200
        slowest = max(slowest, time.monotonic() - began)
    answer = await bringing
    assert slowest < PATIENCE / 4, "somebody else had to wait"
    return answer.status_code, answer.json()["phrase"]["key"]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_packs_are_refused_and_nobody_waits(in_house: InHouse, name: str) -> None:
    async def scene(house: House) -> None:
        files = {**FILES, "cards.toml": HOSTILE[name]}
        assert await brought(house, "/api/packs", json={"game": DUEL, "files": files}) == (400, "error-pack")

    in_house(scene)


HEAD = {"timefront": 2, "game": DUEL, "rules": 1, "pack": "", "scenario": "", "options": {}, "seats": 2}
FAIR = {"match": "00", "key": "00" * 32, "nonces": ["00", "00"]}


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 3_000_000,
        b"[" * 900 + b"\n",
        b"{}\n" * 1_000_000,
        b"\n" * 3_900_000,
        json.dumps(
            {**HEAD, "fair": FAIR, "pack_files": {**FILES, "cards.toml": HOSTILE["20,000 empty tables"]}}
        ).encode()
        + b'\n{"entries":[{"number":0,"kind":"begun"}]}\n',
        json.dumps({**HEAD, "fair": FAIR, "pack_files": FILES}).encode()
        + b'\n{"entries":['
        + b",".join(b'{"number":%d,"kind":"undo-asked","seat":0,"to":1}' % number for number in range(19_000))
        + b"]}\n",
        json.dumps({**HEAD, "fair": FAIR, "pack_files": FILES, "seats": 10**400}).encode() + b"\n",
        b"\xff\xfe" * 1000 + b"\n",
    ],
    ids=["deep", "nested", "lines", "empty lines", "pack", "undo", "seats", "bytes"],
)
def test_hostile_journals_are_refused_and_nobody_waits(in_house: InHouse, content: bytes) -> None:
    async def scene(house: House) -> None:
        headers = {"content-type": "application/x-ndjson"}
        status, key = await brought(house, "/api/journals", content=content, headers=headers)
        assert status in (400, 413)
        assert key.startswith("error-")
        assert key != "error-server-fault"

    in_house(scene)


@pytest.mark.parametrize("game", first_in_short([*GAMES]))
def test_a_journal_with_a_broken_start_is_refused(in_house: InHouse, game: str) -> None:
    """A fork's journal starts from a position; negative sets made the server loop forever."""

    async def scene(house: House) -> None:
        known = GAMES[game]
        setting, stored = positions(known, Random(5), 1)[0]
        match = Match(known, setting, Fairness("00", bytes(32), ["00"] * setting.seats), None)
        head = {**header(match, with_key=True), "start": json.loads(stored)}
        headers = {"content-type": "application/x-ndjson"}
        begun = b'\n{"entries":[{"number":0,"kind":"begun"}]}\n'
        answer = await house.http.post("/api/journals", content=json.dumps(head).encode() + begun, headers=headers)
        assert answer.status_code == 201, answer.text
        for column, allowed in known.ranges(setting).columns.items():
            start = json.loads(stored)
            value = start["fields"][column]
            if allowed.low == 0 and not isinstance(value, list):
                start["fields"][column] = -1
            elif allowed.low == 0 and value:
                value[0] = -1
            else:
                continue
            content = json.dumps({**head, "start": start}).encode() + begun
            assert await brought(house, "/api/journals", content=content, headers=headers) == (
                400,
                "error-match-damaged",
            )

    in_house(scene)


def test_a_journal_that_is_none_is_no_fault_of_the_reader() -> None:
    async def scene() -> None:
        readers = Readers()
        with pytest.raises(Unusable) as unusable:
            await readers.read("a", JournalToRead(b""))
        assert unusable.value.refused.phrase.key == "error-no-match"
        await readers.stop()

    asyncio.run(scene())


@pytest.mark.slow
def test_a_server_ends_at_once_while_it_reads(tmp_path: Path) -> None:
    """Whatever is being read, SIGTERM ends the server and all its processes."""
    slow = "".join(f"m{number} = {{ $a ->\n [one] x\n *[other] y\n }}\n" for number in range(30_000))
    with Served(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:

        def bring() -> None:
            with pytest.raises((urllib.error.URLError, OSError)):
                server.ask("/api/packs", {"game": DUEL, "files": {**FILES, "texts/en.ftl": slow}})

        bringing = Thread(target=bring)
        bringing.start()
        until(lambda: server.ask("/api/health")["database"], "nobody else is served")
        assert server.end(signal.SIGTERM) == 0
        bringing.join(PATIENCE)
        assert not bringing.is_alive()
        assert "Traceback" not in server.said()
