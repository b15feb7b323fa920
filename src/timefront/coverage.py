"""What implements each rule id, and which tests prove it: the figures behind `timefront rules`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from timefront.kernel.events import Event
from timefront.kernel.flow import FRAMES, frame_name
from timefront.kernel.game import Game
from timefront.kernel.questions import QUESTION_OF_STEP
from timefront.kernel.rulebook import CONTENT, EXAMPLE, RULES_OF_STEP

RECORD = Path("build/rule-coverage.json")
"""Where a test run records what it proved, below the folder it ran in."""


CARRIER_OF_KIND = {CONTENT: "pack check", EXAMPLE: "worked example"}
"""What stands for the rules that no step of play implements: those about content, and examples of several rules."""


def carriers(game: Game[Any]) -> dict[str, list[str]]:
    """What implements each rule, by id: a game's steps, verbs and events; for rules about content, the pack check."""
    found: dict[str, set[str]] = {}
    for name, frame in FRAMES.items():
        if not name.startswith(f"{game.name}."):
            continue
        for step, function in vars(frame).items():
            for rule in RULES_OF_STEP.get(function, ()) if callable(function) else ():
                found.setdefault(rule, set()).add(f"{frame_name(frame)}.{step}")
            question = QUESTION_OF_STEP.get(function) if callable(function) else None
            for verb in question.verbs if question is not None else ():
                found.setdefault(verb.rule, set()).add(f"verb {verb.name}")
    for event in game.events:
        found.setdefault(_rule_of(event), set()).add(f"event {event.__name__}")
    if game.forced_rule:
        found.setdefault(game.forced_rule, set()).add("forced answer")
    for entry in game.rulebook().entries.values():
        if entry.kind in CARRIER_OF_KIND:
            found.setdefault(entry.id, set()).add(CARRIER_OF_KIND[entry.kind])
    return {rule: sorted(places) for rule, places in found.items()}


def _rule_of(event: type[Event]) -> str:
    return event.rule


def proofs(record: Path = RECORD) -> dict[str, list[str]] | None:
    """The tests that proved each rule in the last complete test run, or None if there was none."""
    if not record.exists():
        return None
    try:
        recorded: dict[str, list[str]] = json.loads(record.read_text(encoding="utf-8"))
    except ValueError:
        return None
    return recorded


def is_outdated(record: Path = RECORD) -> bool:
    """Whether a test or module in the record's checkout has changed since the run."""
    root = record.absolute().parents[1]
    sources = [path for folder in ("src", "tests") for path in (root / folder).rglob("*.py")]
    return any(path.stat().st_mtime > record.stat().st_mtime for path in sources)


def rows(game: Game[Any], record: Path = RECORD) -> list[dict[str, Any]]:
    """One row per rule of a game: id, kind, rulings, carriers, proving tests, and what will bring a later rule."""
    carried = carriers(game)
    proved = proofs(record) or {}
    return [
        {
            "id": entry.id,
            "kind": entry.kind,
            "rulings": list(entry.rulings),
            "carriers": carried.get(entry.id, []),
            "tests": proved.get(entry.id, []),
            "covered": bool(proved.get(entry.id)),
            "later": entry.later,
        }
        for entry in game.rulebook().entries.values()
    ]
