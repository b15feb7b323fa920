"""The journal of a match: numbered entries, each an answer by a seat, by the driver or by chance."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, final

from timefront.kernel.chance import Chance, Factor, Result
from timefront.kernel.events import Event, event_name, field_names
from timefront.kernel.questions import Choice
from timefront.matches.fairness import drawn

BEGUN = "begun"
CHOICE = "choice"
FORCED = "forced"
CHANCE_DRAW = "chance"
UNDO = "undo"
UNDO_ASKED = "undo-asked"
UNDO_GRANTED = "undo-granted"
UNDO_DENIED = "undo-denied"
RESIGNED = "resigned"

ANSWERS = (BEGUN, CHOICE, FORCED, CHANCE_DRAW)
"""The entries that advance the position; the others are about the match."""


@final
@dataclass
class Entry:
    """One row of a journal. Which fields count depends on the kind."""

    number: int
    kind: str
    seat: int = -1
    choice: Choice = ()
    """What was chosen, for CHOICE and FORCED."""
    purpose: str = ""
    draw: int = -1
    """For chance: the number of this draw for its purpose, counted over the whole journal, including undone draws."""
    values: tuple[tuple[int, ...], ...] = ()
    weights: tuple[tuple[int, ...], ...] = ()
    result: Result = ()
    proof: str = ""
    """For chance: what the result follows from, in hexadecimal."""
    audience: int = 0
    to: int = -1
    """For undo: the number of the first entry that is taken back."""

    def answer(self) -> Choice:
        """The answer that this entry gives to the position."""
        return self.result if self.kind == CHANCE_DRAW else self.choice


Facts = dict[int, list[Event]]
"""What happened at each numbered entry."""


@final
class Move:
    """What one action of a player added to the journal; stored together, before it counts."""

    def __init__(self, entries: list[Entry], facts: Facts) -> None:
        self.entries = entries
        self.facts = facts


def in_force(line: list[Entry], entries: list[Entry]) -> list[Entry]:
    """The answers in force after further entries; an undo takes back the entry it names and all later ones."""
    line = line[:]
    for entry in entries:
        if entry.kind in ANSWERS:
            line.append(entry)
        elif entry.kind == UNDO:
            while line and line[-1].number >= entry.to:
                line.pop()
    return line


_DEFAULTS = {field.name: field.default for field in fields(Entry)}


def chance_entry(number: int, chance: Chance, draw: int, proof: bytes) -> Entry:
    """The entry of a draw, with everything that is needed to verify it without the rules."""
    return Entry(
        number,
        CHANCE_DRAW,
        purpose=chance.purpose,
        draw=draw,
        values=tuple(tuple(factor.values) for factor in chance.factors),
        weights=tuple(tuple(factor.weights) for factor in chance.factors),
        result=drawn(chance, proof),
        proof=proof.hex(),
        audience=chance.audience,
    )


def recorded_chance(entry: Entry) -> Chance:
    """The chance that an entry was drawn from."""
    factors = [Factor(list(v), list(w)) for v, w in zip(entry.values, entry.weights, strict=True)]
    return Chance(entry.purpose, factors, entry.audience)


def dump_entry(entry: Entry) -> dict[str, Any]:
    """An entry as JSON-able data, without default values."""
    return {
        name: getattr(entry, name)
        for name, default in _DEFAULTS.items()
        if name in ("number", "kind") or getattr(entry, name) != default
    }


def load_entry(data: dict[str, Any]) -> Entry:
    """The entry that `dump_entry` wrote."""
    revived = {name: _tuples(value) for name, value in data.items()}
    if not {"number", "kind"} <= set(revived) <= set(_DEFAULTS):
        raise ValueError(f"{sorted(data)} are not the fields of a journal entry")
    if not all(type(value) is int for value in revived.get("result", ())):
        raise ValueError("a result is made of whole numbers")
    return Entry(**revived)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def dump_event(event: Event) -> dict[str, Any]:
    """A complete event, as it is stored; what a seat learns of it is `Event.visible_to`."""
    name = event_name(type(event))
    return {"event": name, **{field: getattr(event, field) for field in field_names(type(event))}}


def load_event(known: dict[str, type[Event]], data: dict[str, Any]) -> Event:
    """The event that `dump_event` wrote."""
    values = dict(data)
    name = values.pop("event")
    if name not in known:
        raise ValueError(f"unknown event {name}")
    if not all(type(value) is int or isinstance(value, list) for value in values.values()):
        raise ValueError(f"the event {name} is made of other things than ids")
    return known[name](**values)
