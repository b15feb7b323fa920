"""Events: typed facts about what happened, and what each seat may know of them."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from timefront.kernel.chance import EVERYONE
from timefront.kernel.questions import Kind

ARBITER = -1
"""The viewer who may know everything: nobody during a match, everybody once it is over."""

Told = dict[str, Any]
"""An event as plain data, in the form that one seat receives."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """A fact in the past tense. A subclass is a dataclass of ids that names its rule; catalogues have the sentences."""

    rule: ClassVar[str] = ""
    kinds: ClassVar[dict[str, Kind]] = {}
    """The kinds of the fields whose values have names in the catalogues."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Fields that only the audience may know; everybody else receives the event without them."""

    def audience(self) -> int:
        """The mask of seats that may know the secret fields, or the whole event if no field is secret."""
        return EVERYONE

    def reveals_to(self) -> int:
        """The mask of seats that learn something their view did not show; a seat learns nothing from its own secret."""
        return 0

    def visible_to(self, seat: int | None) -> Told | None:
        """The event as a seat (None: a spectator) may know it, or None if it must not hear of it at all."""
        told: Told = {"event": event_name(type(self)), "rule": self.rule}
        initiated = may_know(self.audience(), seat)
        if not initiated and not self.secret:
            return None
        for name in field_names(type(self)):
            value = getattr(self, name) if initiated or name not in self.secret else None
            told[name] = list(value) if isinstance(value, list) else value
        return told


def may_know(audience: int, seat: int | None) -> bool:
    """Whether a seat, a spectator (None) or the arbiter belongs to an audience."""
    if seat is None:
        return audience == EVERYONE
    return seat == ARBITER or bool(audience >> seat & 1)


def kebab(name: str) -> str:
    """The catalogue's form of a class name: `UnitsMoved` is `units-moved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


_names: dict[type[Event], str] = {}
_fields: dict[type[Event], list[str]] = {}
_revealing: dict[object, bool] = {}


def event_name(event: type[Event]) -> str:
    """The name of an event class in catalogues and on the wire."""
    name = _names.get(event)
    if name is None:
        name = _names[event] = kebab(event.__name__)
    return name


def field_names(event: type[Event]) -> list[str]:
    """The fields of an event class in their order. Callers must not change the list."""
    names = _fields.get(event)
    if names is None:
        names = _fields[event] = [field.name for field in fields(event)]  # type: ignore[arg-type]
    return names


def can_reveal(event: Any) -> bool:
    """Whether an event of this class can ever tell a seat something that its view did not show."""
    can = _revealing.get(event)
    if can is None:
        can = _revealing[event] = event.reveals_to is not Event.reveals_to
    return can
