"""Twins: two matches that differ only in what a seat may not know; the seat must receive the same bytes from both."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, final
from unittest.mock import patch

import msgspec

from tests.server.workers import Worker, move, workers
from timefront.games.registry import GAMES
from timefront.kernel.events import may_know
from timefront.kernel.flow import CHANCE, OVER, State, dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.journal import Entry
from timefront.matches.stepping import applied
from timefront.server.store.timeline import ticks
from timefront.server.tables.messages import Viewer, happenings, moving_parts, refused
from timefront.server.tables.table import OpenTable
from timefront.server.thinking.tasks import FindHint, FindOdds, task_of
from timefront.server.wire.armies import ArmyWish, BattleWish
from timefront.server.wire.from_server import OlderLog, Possible, Travelled
from tools.campaign.results import Portion
from tools.free_battles import opposed_armies

WHOLE_LOG_EVERY = 20
"""Every nth position is sent with the whole log, the others with the last entries."""
CHOICES = 12
"""How many choices are asked about."""
STRANGE: tuple[Choice, ...] = (("",), ("x", 1), ("play", -1), ("play", 10**9, "a"))
NOON = 2e9
"""The stopped clock: a difference in the time of day is not a leak."""
encode = msgspec.json.Encoder().encode


@final
@dataclass
class Compared:
    """How many positions were compared, how many twins differed at all, and the leaks."""

    positions: int = 0
    different: int = 0
    leaks: list[str] = field(default_factory=list)

    def add(self, other: Compared) -> None:
        """Add another result."""
        self.positions += other.positions
        self.different += other.different
        self.leaks += other.leaks


# Everything that is sent


async def received(table: OpenTable, viewer: Viewer, seen: int, choices: list[Choice]) -> list[bytes]:
    """What a viewer is sent: when connecting, reconnecting, looking back, asking why, and asking for hints."""
    match = table.playing()
    last = match.next_number - 1
    view = moving_parts(table.game, await table.view_after(last, viewer))
    messages: list[Any] = [
        await table.welcome(viewer),
        await table.update(viewer, seen),
        Travelled(1, last, view),
        OlderLog(1, *await table.history.before(table.match, viewer, max(0, last - 2))),
    ]
    if viewer is not None and match.outcome() is None:
        messages += [_why(table, viewer, choice) for choice in choices]
        for want in (FindHint(10, 1.0, 5), FindOdds()):
            messages.append(task_of(match.game, match.state, viewer, want, "seed"))
    return [encode(message) for message in messages]


def _why(table: OpenTable, seat: int, choice: Choice) -> Any:
    """The answer to the question whether a choice is possible."""
    match = table.playing()
    refusal: Refusal | None = match.state.refuse(seat, choice)
    return Possible(1, "") if refusal is None else refused(table.game, table.setting, 1, refusal)


def _asked_about(s: State, rng: Random) -> list[Choice]:
    """Some choices of the question, possible or not, and some malformed ones."""
    domain = [choice for verb in s.question().verbs for choice in list(verb.domain(s))[:200]]
    return [*rng.sample(domain, min(CHOICES, len(domain))), *STRANGE]


async def compare_match(table: OpenTable, rng: Random, most: int = 10**9) -> Compared:
    """Play to the end or for `most` positions, and at each compare the match with a twin for all viewers."""
    compared = Compared()
    moment = ticks()
    with patch("time.time", lambda: NOON), patch("timefront.server.store.timeline.ticks", lambda: moment):
        while table.playing().outcome() is None and compared.positions < most:
            match = table.playing()
            is_whole = compared.positions % WHOLE_LOG_EVERY == 0
            seen = -1 if is_whole else match.next_number - 4
            choices = _asked_about(match.state, rng)
            for viewer in (None, *range(match.setting.seats)):
                await _compare(table, viewer, seen, choices, compared, rng)
            compared.positions += 1
            await move(table, rng)
    return compared


async def _compare(
    table: OpenTable, viewer: Viewer, seen: int, choices: list[Choice], compared: Compared, rng: Random
) -> None:
    match = table.playing()
    real = match.state
    before = await received(table, viewer, seen, choices)
    match.state = table.game.determinize(real, viewer, Random(rng.random()))
    compared.different += dumps(match.state) != dumps(real)
    after = await received(table, viewer, seen, choices)
    match.state = real
    for one, other in zip(before, after, strict=True):
        if one != other:
            compared.leaks.append(f"entry {match.next_number - 1}, viewer {viewer}: {difference(one, other)}")


def difference(one: bytes, other: bytes) -> str:
    """Where two messages begin to differ, with some context."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((place for place, (a, b) in pairs if a != b), min(len(one), len(other)))
    start = max(0, place - 60)
    return f"{one[start : place + 60]!r} is {other[start : place + 60]!r} in the twin"


# What is reported of events


def compare_logs(game: Game[Any], setting: Setting, rng: Random) -> Compared:
    """Play a game by its rules alone: different secret draws and choices must be reported in the same way."""
    compared = Compared()
    s: State = game.blank(setting)
    s.run()
    while s.seat != OVER:
        if s.seat == CHANCE:
            answer: Choice = _compare_draw(game, setting, s, rng, compared)
        else:
            answer = _compare_choice(game, setting, s, rng, compared)
        s.answer(answer)
        compared.positions += 1
    return compared


def _compare_draw(game: Game[Any], setting: Setting, s: State, rng: Random, compared: Compared) -> Choice:
    chance = s.chance()
    results = [result for result, _ in chance.results()]
    answer = rng.choice(results)
    after = s.clone()
    after.answer(answer)
    for viewer in (None, *range(setting.seats)):
        if not may_know(chance.audience, viewer) and len(results) > 1 and after.seat != OVER:
            _compare_told(game, setting, s, (answer, *rng.sample(results, 2)), viewer, compared)
    return answer


def _compare_choice(game: Game[Any], setting: Setting, s: State, rng: Random, compared: Compared) -> Choice:
    offers = s.offer()
    answer = rng.choice(offers)
    for viewer in range(setting.seats):
        seen = game.judge.observed(s, answer, viewer)
        alike = [other for other in offers if other != answer and game.judge.observed(s, other, viewer) == seen]
        if viewer != s.seat and alike:
            _compare_told(game, setting, s, (answer, rng.choice(alike)), viewer, compared)
    return answer


def _compare_told(
    game: Game[Any], setting: Setting, s: State, answers: tuple[Choice, ...], viewer: Viewer, compared: Compared
) -> None:
    told = [_told(game, setting, s, answer, viewer) for answer in answers]
    compared.different += 1
    compared.leaks += [
        f"the log for viewer {viewer}: {difference(told[0], other)}" for other in told if other != told[0]
    ]


def _told(game: Game[Any], setting: Setting, s: State, answer: Choice, viewer: Viewer) -> bytes:
    after = s.clone()
    entry = Entry(1, "choice", s.seat, answer)
    facts = applied(after, entry)
    return encode([happenings(game, setting, [(entry, facts)], viewer), game.view(after, viewer)])


# Portions


def secretive() -> list[str]:
    """The games with secrets."""
    return [name for name, game in GAMES.items() if game.has_secrets]


def twins_of(name: str) -> Callable[[Path, int, int], Portion]:
    """A function that compares a number of positions of a game."""
    return partial(_portion, name)


def _portion(name: str, folder: Path, seed: int, count: int) -> Portion:
    return asyncio.run(_compared(name, folder, Random(f"{name}/{seed}"), count))


async def _compared(name: str, folder: Path, rng: Random, count: int) -> Portion:
    wire, logs = Compared(), Compared()
    async with workers(f"sqlite:///{folder / 'tables.db'}", 1) as made:
        while wire.positions < count:
            table = await _any_table(made[0], name, rng)
            wire.add(await compare_match(table, rng, count - wire.positions))
            logs.add(compare_logs(table.game, table.setting, rng))
    counts = {"twins that differ": wire.different, "secret draws and choices told alike": logs.different}
    return Portion(wire.positions, counts, wire.leaks + logs.leaks)


async def _any_table(worker: Worker, name: str, rng: Random) -> OpenTable:
    """A table of a random scenario and number of seats, or of a free battle, with one random rules option."""
    game = GAMES[name]
    option = rng.choice([*game.options]) if game.options else None
    options = {} if option is None else {option.name: rng.choice([*option.values])}
    pack = game.built_in_pack()
    scenarios, battles = [*game.scenarios(pack)] or [""], opposed_armies(game, pack)
    number = rng.randrange(len(scenarios) + len(battles))
    if number >= len(scenarios):
        ground, armies = battles[number - len(scenarios)]
        battle = BattleWish([ArmyWish(army.army, army.size, army.units) for army in armies], ground)
        return await worker.new(name, len(armies), battle=battle, options=options)
    scenario = scenarios[number]
    return await worker.new(name, rng.choice(game.scenario_seats(pack, scenario)), scenario=scenario, options=options)
