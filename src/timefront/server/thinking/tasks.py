"""What a thinker is asked and answers, and how it thinks, in a separate process.

A task contains only what its seat may know: the position is a twin, drawn from the seat's knowledge before the task is
made. So even a dump of the process's memory reveals no secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from timefront.bots.bot import Bot, BotFailed, Knowledge, RandomBot
from timefront.bots.mcts import MctsBot, Statistics, rows_for_hint
from timefront.bots.outside.asking import OutsideBot
from timefront.bots.outside.names import is_outside, outside_bot
from timefront.bots.plans import Plan
from timefront.bots.registry import SECONDS_AT_TABLE, UnknownBot, bot_in
from timefront.games.registry import GAMES
from timefront.kernel.flow import State, dumps, loads
from timefront.kernel.game import Game
from timefront.kernel.narrator import Narrator, Sentence, Thing
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice
from timefront.kernel.setting import Setting
from timefront.server.wire.from_server import HintLine
from timefront.texts.phrasing import Phrase, Phrasing

SETTINGS_KEPT = 16
OUTSIDE_SECONDS, OUTSIDE_SECONDS_TO_START = 10.0, 4.0
"""How long a third-party bot may take for an answer, and how much longer for its first; less than its process may."""

# What is asked


Move: TypeAlias = tuple[str | int, ...]


class KeptPlan(Struct, frozen=True):
    """What a bot has planned for its next questions, and the offers of the first of them."""

    choices: tuple[Move, ...] = ()
    offers: tuple[Move, ...] = ()


class FindChoice(Struct, frozen=True, tag="choice"):
    """Choose, as the bot of this name or level would, given what it planned when it was asked before."""

    bot: str
    plan: KeptPlan = KeptPlan()


class FindHint(Struct, frozen=True, tag="hint"):
    """Judge the choices by a search with a limit of positions and of seconds, and show the best."""

    positions: int
    seconds: float
    lines: int


class FindOdds(Struct, frozen=True, tag="odds"):
    """Say what can be expected from what is about to be decided or, with things, from what they are involved in."""

    things: tuple[Thing, ...] = ()
    seconds: float = 0.0


Want: TypeAlias = FindChoice | FindHint | FindOdds


class Agreed(Struct, frozen=True):
    """What a setting is made of; without files, the pack is the game's own, which must have this hash."""

    game: str
    pack: str
    files: tuple[tuple[str, str], ...]
    scenario: str
    options: tuple[tuple[str, str], ...]
    seats: int


class Task(Struct, frozen=True):
    """A position as a seat knows it, and what is wanted; equal tasks get equal answers, unless time runs out."""

    agreed: Agreed
    twin: bytes
    """JSON of a position that the seat cannot tell from the real one."""
    seat: int | None
    want: Want
    seed: str


def task_of(game: Game[Any], s: State, seat: int | None, want: Want, seed: str) -> Task:
    """A task for a seat, or for a spectator if None; it depends only on what the seat knows."""
    twin: State = game.determinize(s, seat, Random(0))
    setting: Setting = s.setting  # type: ignore[attr-defined]
    pack = setting.pack
    is_built_in = pack.hash == built_in_pack(game.name).hash
    files = () if is_built_in else tuple(pack.files.items())
    options = tuple(sorted(setting.options.items()))
    agreed = Agreed(game.name, pack.hash, files, setting.scenario, options, setting.seats)
    return Task(agreed, dumps(twin), seat, want, seed)


# What is answered


class Chosen(Struct, frozen=True, tag="choice"):
    """The choice of a bot, and what it plans to choose next."""

    choice: Move
    plan: KeptPlan = KeptPlan()


class Failed(Struct, frozen=True, tag="failed"):
    """A third-party bot gave no valid answer."""

    why: str


class FoundHint(Struct, frozen=True, tag="hint"):
    """The choices as the search judges them, the best first, and the number of its iterations."""

    lines: list[HintLine]
    visits: int


class FoundOdds(Struct, frozen=True, tag="odds"):
    """What can be expected, line by line; empty if nothing is about to be decided."""

    lines: list[Phrase]


Answer: TypeAlias = Chosen | Failed | FoundHint | FoundOdds


# Thinking


def think(data: bytes) -> bytes:
    """Answer a task; both are bytes. This is what a thinker's process runs."""
    return msgspec.msgpack.encode(answer(msgspec.msgpack.decode(data, type=Task)))


def answer(task: Task) -> Answer:
    """Answer a task."""
    if isinstance(task.want, FindChoice):
        return choice_or_failure(task, task.want)
    if isinstance(task.want, FindHint):
        known = knowledge_of(task)
        rows = MctsBot(task.want.positions, task.want.seconds).hint(known, Random(task.seed))
        lines = [hint_line(task, known.seat, row) for row in rows_for_hint(rows, task.want.lines)]
        return FoundHint(lines, sum(row.visits for row in rows))
    return FoundOdds(phrases_of(task, sentences_of(task, task.want, GAMES[task.agreed.game].narrator)))


def choice_or_failure(task: Task, want: FindChoice) -> Chosen | Failed:
    """What the bot with a name chooses. A third-party bot may fail, or may no longer be allowed here."""
    try:
        bot = outside(want.bot) if is_outside(want.bot) else bot_in(GAMES[task.agreed.game], want.bot, SECONDS_AT_TABLE)
        if not isinstance(bot, MctsBot):
            return Chosen(choice_of(task, bot))
        bot.plan = Plan(want.plan.choices, want.plan.offers)
        choice = choice_of(task, bot)
        return Chosen(choice, KeptPlan(tuple(bot.plan.choices), tuple(bot.plan.offers)))
    except (BotFailed, UnknownBot) as failure:
        return Failed(str(failure))


@cache
def outside(name: str) -> OutsideBot:
    """A third-party bot, kept for all questions of this process."""
    return outside_bot(name, OUTSIDE_SECONDS, OUTSIDE_SECONDS_TO_START)


def hint_line(task: Task, seat: int, row: Statistics) -> HintLine:
    """A choice with what speaks for it, from the position as the seat knows it."""
    reasons = GAMES[task.agreed.game].narrator.reasons(position_of(task), seat, row.choice)
    return HintLine(list(row.choice), row.share, row.visits, phrases_of(task, reasons))


def phrases_of(task: Task, sentences: Iterable[Sentence]) -> list[Phrase]:
    """Sentences of the task's game, as they are sent."""
    phrasing, setting = Phrasing(GAMES[task.agreed.game]), setting_of(task.agreed)
    return [phrasing.sentence(setting, sentence) for sentence in sentences]


def sentences_of(task: Task, want: FindOdds, narrator: Narrator[Any, Any]) -> Iterator[Sentence]:
    """The odds in the game's own sentences."""
    if want.things:
        return narrator.odds_at(position_of(task), task.seat, list(want.things), want.seconds)
    return narrator.odds(position_of(task), task.seat)


def any_choice(task: Task) -> Chosen:
    """A random legal choice: it needs no thinker."""
    return Chosen(choice_of(task, RandomBot()))


def choice_of(task: Task, bot: Bot) -> Choice:
    """What a bot chooses."""
    return bot.choose(knowledge_of(task), Random(task.seed))


def knowledge_of(task: Task) -> Knowledge:
    """What the seat of the task knows; its samples are those of the real position."""
    if task.seat is None:
        raise ValueError("a spectator is not asked for choices")
    return Knowledge(GAMES[task.agreed.game], position_of(task), task.seat)


def position_of(task: Task) -> State:
    """The position of the task."""
    position: State = loads(GAMES[task.agreed.game].state_type, setting_of(task.agreed), task.twin)
    return position


@lru_cache(SETTINGS_KEPT)
def setting_of(agreed: Agreed) -> Setting:
    """The setting that was agreed."""
    pack = PackFiles(dict(agreed.files)) if agreed.files else built_in_pack(agreed.game)
    if pack.hash != agreed.pack:
        raise ValueError("the pack is not the one that was agreed")
    return GAMES[agreed.game].setting(pack, agreed.scenario, dict(agreed.options), agreed.seats)


@cache
def built_in_pack(game: str) -> PackFiles:
    """The pack that comes with a game."""
    return GAMES[game].built_in_pack()
