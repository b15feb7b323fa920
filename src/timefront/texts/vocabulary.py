"""What a game talks about: its questions, verbs and kinds of arguments, from what it registers."""

from __future__ import annotations

from functools import cache
from typing import Any

from timefront.kernel.events import kebab
from timefront.kernel.flow import FRAMES, Frame
from timefront.kernel.game import Game
from timefront.kernel.questions import QUESTION_OF_STEP, Kind, Question, Verb, question_of


def frames_of(game: Game[Any]) -> dict[str, type[Frame]]:
    """The procedures of a game by class name."""
    start = f"{game.name}."
    return {name.removeprefix(start): frame for name, frame in FRAMES.items() if name.startswith(start)}


def questions_of(game: Game[Any]) -> dict[str, Question]:
    """The questions of a game by name, `<Class>.<step>`, without those of base procedures."""
    return {
        f"{name}.{step}": question_of(frame, step)
        for name, frame in frames_of(game).items()
        if not frame.__subclasses__()
        for step in dir(frame)
        if _is_question(frame, step)
    }


def _is_question(frame: type[Frame], step: str) -> bool:
    found = (base.__dict__.get(step) for base in frame.__mro__)
    return any(callable(member) and member in QUESTION_OF_STEP for member in found)


def verbs_of(game: Game[Any]) -> dict[str, Verb]:
    """The verbs of a game by name."""
    return {verb.name: verb for question in questions_of(game).values() for verb in question.verbs}


def arguments_of(game: Game[Any]) -> list[dict[str, Kind]]:
    """The arguments of every verb and event of a game, by name."""
    return [*(verb.kinds for verb in verbs_of(game).values()), *(event.kinds for event in game.events)]


@cache
def kinds_of(game: Game[Any]) -> dict[str, Kind]:
    """The kind that an argument's name stands for: the kind of that name, or the one that all verbs and events use."""
    seat = Kind(
        "seat",
        lambda s: range(s.setting.seats),
        lambda setting, seat: f"seat-{game.seat_names(setting.seats)[seat]}",
    )
    meanings: dict[str, set[Kind]] = {}
    for arguments in arguments_of(game):
        for argument, kind in arguments.items():
            meanings.setdefault(argument, set()).add(kind)
    agreed = {argument: kinds.pop() for argument, kinds in meanings.items() if len(kinds) == 1}
    named = {kind.name: kind for arguments in arguments_of(game) for kind in arguments.values()}
    return {"seat": seat} | agreed | named


@cache
def prompt_key(question_name: str) -> str:
    """The message that asks a question: `Turn.placement` is asked by `prompt-turn-placement`."""
    procedure, _, step = question_name.rpartition(".")
    return f"prompt-{kebab(procedure)}-{step.replace('_', '-')}"
