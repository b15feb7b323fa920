"""Plain-data records: which fields a frame or state has, how to copy, save and load them.

A field is a number, a string, a tuple of those, or a list of those. Nothing else can be copied in a microsecond,
saved as JSON and compared by value, so nothing else is allowed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

SHARED = "setting"
"""The one field that is not data of its own: the immutable setting that all copies of a state share."""

_SCALARS = ("int", "str", "bool", "int | None", "str | None")


_COPIES = {
    "scalar": "r.{0}",
    "tuple": "r.{0}",
    "list": "r.{0}[:]",
    "tuples": "r.{0}[:]",
    "nested": "[x[:] for x in r.{0}]",
}


class Layout:
    """The fields of one record class and the functions made from them."""

    def __init__(self, cls: type[Any]) -> None:
        self.cls = cls
        self.names: list[str] = []
        self.shapes: list[str] = []
        parts: list[str] = []
        for field in dataclasses.fields(cls):
            if field.name == SHARED:
                parts.append(f"r.{SHARED}")
                continue
            shape = _shape(cls, field.name, field.type)
            self.names.append(field.name)
            self.shapes.append(shape)
            parts.append(_COPIES[shape].format(field.name))
        namespace: dict[str, Any] = {"C": cls}
        exec(f"def copy(r): return C({', '.join(parts)})", namespace)
        self.copy: Callable[[Any], Any] = namespace["copy"]

    def dump(self, record: Any) -> dict[str, Any]:
        """The record's fields as JSON-able data."""
        return {name: getattr(record, name) for name in self.names}

    def load(self, data: dict[str, Any], *shared: Any) -> Any:
        """A record from dumped fields; unknown or missing fields raise `ValueError`."""
        if set(data) != set(self.names):
            raise ValueError(f"{self.cls.__name__}: fields {sorted(data)} instead of {sorted(self.names)}")
        values = [_revive(shape, data[name]) for name, shape in zip(self.names, self.shapes, strict=True)]
        return self.cls(*shared, *values)


def _shape(cls: type[Any], name: str, annotation: Any) -> str:
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", str(annotation))
    text = str(annotation).replace("typing.", "") if text in ("list", "tuple") else text
    if text in _SCALARS:
        return "scalar"
    if text.startswith("tuple["):
        return "tuple"
    for prefix, shape in (("list[tuple[", "tuples"), ("list[list[", "nested"), ("list[", "list")):
        if text.startswith(prefix):
            return shape
    raise TypeError(f"{cls.__name__}.{name}: {text} is no plain data; use numbers, strings, tuples or lists of those")


def _revive(shape: str, value: Any) -> Any:
    if shape == "tuple":
        return tuple(value)
    if shape == "tuples":
        return [tuple(item) for item in value]
    return value


_layouts: dict[type[Any], Layout] = {}


def layout_of(cls: type[Any]) -> Layout:
    """The layout of a record class, made once."""
    layout = _layouts.get(cls)
    if layout is None:
        layout = _layouts[cls] = Layout(cls)
    return layout
