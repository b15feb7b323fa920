"""Thinkers: a task holds no secret, the answer is the bot's own, and a crash or a hang harms nobody else."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Coroutine
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.bots.orders import ordered
from tests.contract.test_secrets import seats_of
from tests.server.served import PATIENCE
from tests.server.thinking_faults import (
    CAMPAIGN,
    DUEL,
    JOAN,
    a_position_with_odds,
    a_task,
    asked_positions,
    faulty,
    twin_of,
)
from timefront.bots.bot import Knowledge
from timefront.bots.mcts import MctsBot, rows_for_hint
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, State, dumps
from timefront.kernel.game import Game
from timefront.kernel.narrator import Narrator, Sentence
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice
from timefront.server.thinking.processes import ProcessFailed
from timefront.server.thinking.tasks import (
    Chosen,
    FindChoice,
    FindHint,
    FindOdds,
    FoundHint,
    FoundOdds,
    KeptPlan,
    Task,
    answer,
    knowledge_of,
    position_of,
    setting_of,
    task_of,
)
from timefront.server.thinking.thinkers import WAITING_HINTS, Busy, Thinkers
from timefront.texts.phrasing import Phrase, Phrasing

both_games = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
HINT = FindHint(40, 60.0, 5)


def with_thinkers(processes: int, scene: Callable[[Thinkers], Coroutine[Any, Any, None]]) -> None:
    """Play a scene with real processes, some of whose tasks go wrong."""

    async def play() -> None:
        thinkers = Thinkers(processes, faulty)
        await thinkers.start()
        try:
            await scene(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(play())


async def failure(thinkers: Thinkers, seed: str, seconds: float = 20.0) -> str:
    """What is reported about a task that goes wrong."""
    with pytest.raises(ProcessFailed) as failed:
        await thinkers.ask(a_task(seed), seconds)
    return str(failed.value)


# What a task contains


@both_games
def test_a_task_is_the_same_for_a_match_and_its_twin(game: Game[Any]) -> None:
    for number, s in enumerate(asked_positions(game, "twins", 40)):
        for seat in seats_of(s):
            twin = twin_of(game, s, seat, number)
            assert bytes_of(task_of(game, s, seat, HINT, "x")) == bytes_of(task_of(game, twin, seat, HINT, "x"))


def bytes_of(task: Task) -> bytes:
    return msgspec.msgpack.encode(task)


@both_games
def test_a_task_does_not_hold_the_real_position(game: Game[Any]) -> None:
    found = asked_positions(game, "real", 40)
    assert any(task_of(game, s, s.seat, HINT, "x").twin != dumps(s) for s in found) == game.has_secrets


@both_games
def test_a_task_gives_the_samples_of_the_real_position(game: Game[Any]) -> None:
    for s in asked_positions(game, "samples", 20):
        known = Knowledge(game, s, s.seat)
        again = knowledge_of(task_of(game, s, s.seat, HINT, "x"))
        assert again.offers == known.offers
        assert dumps(again.sample(Random(7))) == dumps(known.sample(Random(7)))


@both_games
def test_files_of_a_pack_travel_only_if_it_is_not_the_games_own(game: Game[Any]) -> None:
    own = game.built_in_pack()
    other = PackFiles({**own.files, "zz.toml": "# another\n"})
    tasks = []
    for pack in (own, other):
        s = game.new(game.setting(pack, game.scenarios(pack)[0], {}, game.seat_counts[0]))
        tasks.append(task_of(game, s, None, FindOdds(), "x"))
    assert not tasks[0].agreed.files
    assert dict(tasks[1].agreed.files) == other.files
    assert [setting_of(task.agreed).pack.hash for task in tasks] == [own.hash, other.hash]
    assert [dumps(position_of(task)) == task.twin for task in tasks] == [True, True]


def test_a_pack_that_has_changed_is_refused() -> None:
    agreed = msgspec.structs.replace(a_task().agreed, pack="0" * 64)
    with pytest.raises(ValueError, match="not the one"):
        setting_of(agreed)


def test_a_spectator_has_no_choices() -> None:
    with pytest.raises(ValueError, match="spectator"):
        knowledge_of(msgspec.structs.replace(a_task(), seat=None))


# Answers


@both_games
def test_a_thinker_chooses_what_the_bot_would_choose_itself(game: Game[Any]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        for number, s in enumerate(asked_positions(game, "answers", 3)):
            for bot in ("easy", "medium", "mcts:30", "random"):
                found = await thinkers.ask(task_of(game, s, s.seat, FindChoice(bot), f"{number}"), 20)
                own = bot_named(bot).choose(Knowledge(game, s, s.seat), Random(f"{number}"))
                assert isinstance(found, Chosen)
                assert found.choice == own

    with_thinkers(1, scene)


def test_a_bot_that_is_given_its_plan_plays_as_if_it_had_kept_it() -> None:
    s = ordered().s
    whole, planned = MctsBot(60), 0
    found = Chosen(())
    for number in range(8):
        if s.seat == CHANCE:
            s.answer(s.chance().sample(Random(number)))
            continue
        own = whole.choose(Knowledge(JOAN, s, s.seat), Random(f"{number}"))
        before = found.plan
        answered = answer(task_of(JOAN, s, s.seat, FindChoice("mcts:60", before), f"{number}"))
        assert isinstance(answered, Chosen)
        found = answered
        assert (found.choice, list(found.plan.choices)) == (own, whole.plan.choices)
        planned += before.choices[:1] == (own,)
        s.answer(own)
    assert planned


def test_a_plan_for_another_question_is_dropped() -> None:
    s = ordered().s
    task = task_of(JOAN, s, s.seat, FindChoice("mcts:60"), "x")
    own = answer(task)
    stale = FindChoice("mcts:60", KeptPlan((s.offer()[0],), (s.offer()[0],)))
    assert answer(msgspec.structs.replace(task, want=stale)) == own


@both_games
def test_a_thinker_gives_hints(game: Game[Any]) -> None:
    async def scene(thinkers: Thinkers) -> None:
        s = next(asked_positions(game, "hints", 1))
        found = await thinkers.ask(task_of(game, s, s.seat, HINT, "x"), 20)
        assert isinstance(found, FoundHint)
        own = MctsBot(HINT.positions).hint(Knowledge(game, s, s.seat), Random("x"))
        assert [(tuple(line.choice), line.share, line.visits) for line in found.lines] == [
            (row.choice, row.share, row.visits) for row in rows_for_hint(own, HINT.lines)
        ]
        assert 0 < sum(line.visits for line in found.lines) <= found.visits == sum(row.visits for row in own)

    with_thinkers(1, scene)


def test_a_hint_says_why_as_the_game_tells_it_from_what_the_seat_knows() -> None:
    """Joan of Arc's judgement can say what speaks for a choice; the reasons are phrases, for every language."""
    said = 0
    for s in asked_positions(JOAN, "reasons", 8):
        task = task_of(JOAN, s, s.seat, HINT, "x")
        found = answer(task)
        assert isinstance(found, FoundHint)
        known: Any = position_of(task)
        for line in found.lines:
            own = JOAN.narrator.reasons(known, s.seat, tuple(line.choice))
            assert line.reasons == [Phrasing(JOAN).sentence(known.setting, sentence) for sentence in own]
            said += len(own)
    assert said


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_secrets], ids=lambda game: game.name)
def test_not_even_a_narrator_that_tells_all_it_sees_gives_a_secret_away(
    game: Game[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reasons for a match and for its twin are the same, because the narrator never sees the real position."""
    monkeypatch.setattr(game, "narrator", Chatterbox())
    different = 0
    for number, s in enumerate(asked_positions(game, "chatter", 12)):
        twin = twin_of(game, s, s.seat, number)
        found = [told_reasons(game, each) for each in (s, twin)]
        assert found[0] == found[1]
        assert found[0], "a narrator that says nothing proves nothing"
        different += dumps(s) != dumps(twin)
    assert different


class Chatterbox(Narrator[State, msgspec.Struct]):
    """Gives everything in a position as a reason."""

    def reasons(self, s: State, seat: int, choice: Choice) -> list[Sentence]:
        return [("table-hint", {"count": int.from_bytes(sha256(dumps(s)).digest()[:6])}, {})]


def told_reasons(game: Game[Any], s: State) -> list[Phrase]:
    """All reasons of a hint for the asked seat."""
    found = answer(task_of(game, s, s.seat, HINT, "x"))
    assert isinstance(found, FoundHint)
    return [reason for line in found.lines for reason in line.reasons]


def test_a_thinker_tells_odds() -> None:
    async def scene(thinkers: Thinkers) -> None:
        s: Any = a_position_with_odds()
        seat = s.seat if s.seat >= 0 else None
        found = await thinkers.ask(task_of(CAMPAIGN, s, seat, FindOdds(), "x"), 20)
        own = [Phrasing(CAMPAIGN).sentence(s.setting, line) for line in CAMPAIGN.narrator.odds(s, seat)]
        assert own
        assert found == FoundOdds(own)
        assert await thinkers.ask(a_task(want=FindOdds(), game=DUEL), 20) == FoundOdds([])

    with_thinkers(1, scene)


# What goes wrong


@pytest.mark.parametrize(("seed", "seconds", "said"), [("crash", 20.0, "crashed"), ("hang", 0.3, "hung")])
def test_a_process_that_crashes_or_hangs_is_ended_alone(seed: str, seconds: float, said: str, tmp_path: Path) -> None:
    mark = tmp_path / "mark"

    async def scene(thinkers: Thinkers) -> None:
        other = asyncio.create_task(thinkers.ask(a_task(f"until {mark}"), 3600))
        await asyncio.sleep(0.1)
        assert await failure(thinkers, seed, seconds) == said
        assert isinstance(await thinkers.ask(a_task(), 20), Chosen)
        assert not other.done()
        mark.touch()
        assert isinstance(await other, Chosen)

    with_thinkers(2, scene)


def test_an_error_is_told_by_its_kind_and_place_but_not_by_its_text() -> None:
    async def scene(thinkers: Thinkers) -> None:
        said = await failure(thinkers, "raise")
        assert said.startswith("raised ValueError in ")
        assert "thinking_faults.py, line " in said
        assert "secret" not in said
        assert await failure(thinkers, "nonsense") == "answered nonsense"
        assert isinstance(await thinkers.ask(a_task(), 20), Chosen)

    with_thinkers(1, scene)


@pytest.mark.long
def test_a_process_that_was_killed_while_it_was_idle_is_replaced() -> None:
    async def scene(thinkers: Thinkers) -> None:
        (process,) = multiprocessing.active_children()
        assert process.pid is not None
        for seconds in (0.0, 0.05, 0.1, 0.15, 0.2, 0.4):  # before its pool notices, meanwhile and after
            os.kill(process.pid, signal.SIGKILL)
            await asyncio.sleep(seconds)
            assert isinstance(await thinkers.ask(a_task(), 20), Chosen)
            (process,) = multiprocessing.active_children()
            assert process.pid is not None

    with_thinkers(1, scene)


def test_a_process_that_cannot_be_started_is_started_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(fds: object) -> None:
        raise OSError("no more processes")

    async def scene(thinkers: Thinkers) -> None:
        late = Thinkers(1, faulty)
        with monkeypatch.context() as broken:
            broken.setattr("multiprocessing.forkserver.connect_to_new_process", refuse)
            assert await failure(late, "") == "cannot be started"
        assert isinstance(await late.ask(a_task(), 20), Chosen)
        await late.stop()

    with_thinkers(1, scene)


# The queue


def test_bots_turns_come_before_hints_and_too_many_hints_are_refused() -> None:
    async def scene(thinkers: Thinkers) -> None:
        answered: list[str] = []

        async def ask(name: str, task: Task) -> None:
            await thinkers.ask(task, 20)
            answered.append(name)

        first = asyncio.create_task(ask("first", a_task("take 0.3")))
        await asyncio.sleep(0)
        hints = [asyncio.create_task(ask("hint", a_task(want=HINT))) for _ in range(WAITING_HINTS)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await thinkers.ask(a_task(want=FindOdds()), 20)
        turn = asyncio.create_task(ask("turn", a_task()))
        await asyncio.gather(first, turn, *hints)
        assert answered == ["first", "turn", "hint", "hint"]
        await ask("later", a_task(want=HINT))

    with_thinkers(1, scene)


def test_who_goes_away_keeps_nobody_waiting() -> None:
    async def scene(thinkers: Thinkers) -> None:
        running = asyncio.create_task(thinkers.ask(a_task("hang"), 3600))
        await asyncio.sleep(0.2)
        waiting = asyncio.create_task(thinkers.ask(a_task("hang"), 3600))
        last = asyncio.create_task(thinkers.ask(a_task(), 20))
        await asyncio.sleep(0)
        waiting.cancel()
        running.cancel()
        assert isinstance(await last, Chosen)
        for task in (waiting, running):
            with pytest.raises(asyncio.CancelledError):
                await task

    with_thinkers(1, scene)


def test_who_waits_when_the_thinkers_stop_is_told() -> None:
    async def scene(thinkers: Thinkers) -> None:
        asked = [asyncio.create_task(thinkers.ask(a_task("hang"), 3600)) for _ in range(3)]
        await asyncio.sleep(0.2)
        await thinkers.stop()
        for task in asked:
            with pytest.raises(ProcessFailed):
                await task
        assert await failure(thinkers, "") == "stopped"
        assert not multiprocessing.active_children()

    with_thinkers(1, scene)


# When the server ends

SERVER = """
    import asyncio, multiprocessing, signal, sys
    from tests.server.thinking_faults import a_task, faulty
    from timefront.server.thinking.thinkers import Thinkers

    async def serve():
        if "unmoved" in sys.argv:
            signal.signal(signal.SIGINT, lambda *_: None)
        print("starts", flush=True)
        thinkers = Thinkers(2, faulty)
        await thinkers.start()
        asked = asyncio.create_task(thinkers.ask(a_task(sys.argv[1]), 3600))
        await asyncio.sleep(0.2)
        print(*(process.pid for process in multiprocessing.active_children()), flush=True)
        await asyncio.sleep(float(sys.argv[2]))

    if __name__ == "__main__":
        try:
            asyncio.run(serve())
        except KeyboardInterrupt:
            print("interrupted")
"""


def server(tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    """A process about to start and ask thinkers; arguments: the seed, and how many seconds it then lives."""
    script = tmp_path / "serve.py"
    script.write_text(textwrap.dedent(SERVER))
    root = os.getcwd()
    running = subprocess.Popen(
        [sys.executable, str(script), *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([root, os.environ.get("PYTHONPATH", "")])},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert next_line(running) == "starts\n"
    return running


def next_line(running: subprocess.Popen[str]) -> str:
    assert running.stdout is not None
    return running.stdout.readline()


def thinkers_of(running: subprocess.Popen[str]) -> list[int]:
    """The process ids of a server's two thinkers."""
    processes = [int(number) for number in next_line(running).split()]
    assert len(processes) == 2
    return processes


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def all_gone(processes: list[int]) -> bool:
    """Whether all of these processes end soon."""
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(process) for process in processes):
        if time.monotonic() > deadline:
            return False
        time.sleep(0.02)
    return True


def test_thinkers_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    running = server(tmp_path, "hang", "3600")
    processes = thinkers_of(running)
    running.kill()
    running.communicate(timeout=PATIENCE)
    assert all_gone(processes)


def test_ctrl_c_is_not_for_thinkers(tmp_path: Path) -> None:
    running = server(tmp_path, "hang", "3600")
    processes = thinkers_of(running)
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=PATIENCE)
    assert (out, err, running.returncode) == ("interrupted\n", "", 0)
    assert all_gone(processes)


def test_ctrl_c_is_not_for_thinkers_while_they_start_either(tmp_path: Path) -> None:
    running = server(tmp_path, "", "0.5", "unmoved")
    while running.poll() is None:
        os.killpg(running.pid, signal.SIGINT)
        time.sleep(0.01)
    out, err = running.communicate()
    assert err == ""
    assert len(out.split()) == 2


def test_a_server_that_forgets_to_stop_its_thinkers_ends_all_the_same(tmp_path: Path) -> None:
    running = server(tmp_path, "hang", "0")
    processes = thinkers_of(running)
    _, err = running.communicate(timeout=PATIENCE)
    assert (err, running.returncode) == ("", 0)
    assert all_gone(processes)
