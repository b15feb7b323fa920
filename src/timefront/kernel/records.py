"""Plain-data records: which fields a frame or state has, how to copy, save and load them.

A field is a number, a string, or a list of those. Nothing else can be copied in a microsecond, saved as JSON and
compared by value, so nothing else is allowed.
"""

from __future__ import annotations

import dataclasses
import reprlib
from collections.abc import Callable
from typing import Any

SHARED = "setting"
"""The one field that is not copied: the immutable setting that all copies of a state share."""

_SCALARS = ("int", "str", "bool")
_LISTS = ("list", "list[int]", "list[str]", "list[bool]")


class Layout:
    """The fields of one record class, and the functions generated from them."""

    def __init__(self, cls: type[Any], beside: tuple[str, ...] = ()) -> None:
        """`beside` names attributes that are not fields but are copied with them."""
        self.cls = cls
        self.names: list[str] = []
        self.lists: list[bool] = []
        arguments: list[str] = []
        for number, field in enumerate(dataclasses.fields(cls)):
            if field.name == SHARED:
                if number:
                    raise TypeError(f"{cls.__name__}.{SHARED} must be the first field")
                arguments.append(f"r.{SHARED}")
                continue
            is_list = _is_list(cls, field.name, field.type)
            self.names.append(field.name)
            self.lists.append(is_list)
            arguments.append(f"r.{field.name}[:]" if is_list else f"r.{field.name}")
        namespace: dict[str, Any] = {"C": cls}
        lines = [f"c = C({', '.join(arguments)})", *(f"c.{name} = r.{name}" for name in beside), "return c"]
        exec("def copy(r):\n " + "\n ".join(lines), namespace)
        self.copy: Callable[[Any], Any] = namespace["copy"]

    def dump(self, record: Any) -> dict[str, Any]:
        """The record's fields as data for JSON."""
        return {name: getattr(record, name) for name in self.names}

    def load(self, data: dict[str, Any], *shared: Any) -> Any:
        """A record from dumped fields; unknown or missing fields raise `ValueError`."""
        if set(data) != set(self.names):
            raise ValueError(f"{self.cls.__name__}: fields {sorted(data)} instead of {sorted(self.names)}")
        for name, is_list in zip(self.names, self.lists, strict=True):
            if isinstance(data[name], list) != is_list or data[name] is None:
                raise ValueError(f"{self.cls.__name__}.{name} cannot be {reprlib.repr(data[name])}")
        return self.cls(*shared, *[data[name] for name in self.names])


def _is_list(cls: type[Any], name: str, annotation: Any) -> bool:
    """Whether a field is a list; its annotation is a string or, in a compiled class, the bare type."""
    text = annotation.__name__ if isinstance(annotation, type) else str(annotation)
    if text in _SCALARS:
        return False
    if text in _LISTS:
        return True
    raise TypeError(f"{cls.__name__}.{name}: {text} is no plain data; use numbers, strings or lists of those")


_layouts: dict[type[Any], Layout] = {}


def layout_of(cls: type[Any]) -> Layout:
    """The layout of a record class, generated once."""
    layout = _layouts.get(cls)
    if layout is None:
        layout = _layouts[cls] = Layout(cls)
    return layout
