"""Records: numbers, strings and lists of those, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, make_dataclass
from random import Random
from typing import Any

import pytest

from timefront.kernel.flow import Frame, State
from timefront.kernel.records import Layout, layout_of


@dataclass
class Ledger:
    """A record with every kind of field."""

    setting: object
    count: int
    name: str
    is_open: bool
    numbers: list[int]
    names: list[str]
    flags: list[bool] = field(default_factory=list)


def ledger() -> Ledger:
    return Ledger(object(), 3, "ducats", True, [1, 2], ["a"], [False])


def test_the_fields_are_listed_in_their_order_without_the_setting() -> None:
    assert layout_of(Ledger).names == ["count", "name", "is_open", "numbers", "names", "flags"]


def test_a_copy_is_equal_and_shares_the_setting_alone() -> None:
    original = ledger()
    copy = layout_of(Ledger).copy(original)
    assert copy == original
    assert copy is not original
    assert copy.setting is original.setting
    for name in ("numbers", "names", "flags"):
        assert getattr(copy, name) is not getattr(original, name)


def test_a_copy_goes_its_own_way() -> None:
    original = ledger()
    copy = layout_of(Ledger).copy(original)
    copy.count += 1
    copy.numbers.append(9)
    copy.names[0] = "b"
    copy.flags.clear()
    assert original == Ledger(original.setting, 3, "ducats", True, [1, 2], ["a"], [False])


def test_dumped_fields_load_into_an_equal_record() -> None:
    original = ledger()
    data = layout_of(Ledger).dump(original)
    assert data == {
        "count": 3,
        "name": "ducats",
        "is_open": True,
        "numbers": [1, 2],
        "names": ["a"],
        "flags": [False],
    }
    assert layout_of(Ledger).load(data, original.setting) == original


def test_fields_load_by_name_in_any_order() -> None:
    original = ledger()
    data = dict(reversed(layout_of(Ledger).dump(original).items()))
    assert layout_of(Ledger).load(data, original.setting) == original


@pytest.mark.parametrize("change", ["missing", "unknown", "renamed", "empty"])
def test_other_fields_are_refused_and_named(change: str) -> None:
    data = layout_of(Ledger).dump(ledger())
    if change in ("missing", "renamed"):
        del data["count"]
    if change in ("unknown", "renamed"):
        data["amount"] = 3
    if change == "empty":
        data.clear()
    with pytest.raises(ValueError, match=r"Ledger: fields .* instead of .*'count'"):
        layout_of(Ledger).load(data, object())


def test_a_long_list_in_place_of_a_number_is_refused_in_few_words() -> None:
    """Printing all of it would take as long as an outsider wants."""
    layout = layout_of(Ledger)
    with pytest.raises(ValueError, match=r"Ledger\.count cannot be \[0, 0,") as refused:
        layout.load({**layout.dump(ledger()), "count": [0] * 10_000}, object())
    assert len(str(refused.value)) < 100


@pytest.mark.parametrize(
    "annotation",
    [
        "float",
        "object",
        "Any",
        "None",
        "bytes",
        "dict[str, int]",
        "set[int]",
        "Frame",
        "State",
        "Random",
        "Callable[[], None]",
        "int | None",
        "list[int] | None",
        "list[float]",
        "list[Any]",
        "list[Frame]",
        "list[list[int]]",
        "list[tuple[int, int]]",
        "tuple[int, ...]",
        "Ledger",
    ],
)
def test_a_field_that_is_no_plain_data_is_refused_with_class_and_field(annotation: str) -> None:
    cls = make_dataclass("Frail", [("sound", "int"), ("broken", annotation)])
    with pytest.raises(TypeError, match=r"^Frail\.broken: .* is no plain data"):
        layout_of(cls)


@pytest.mark.parametrize("annotation", [float, object, Any, dict, set, bytes, Frame, State, Random, Callable, tuple])
def test_a_field_is_refused_by_its_type_too(annotation: object) -> None:
    cls = make_dataclass("Frail", [("broken", annotation)])
    with pytest.raises(TypeError, match=r"^Frail\.broken: .* is no plain data"):
        layout_of(cls)


@pytest.mark.parametrize(
    ("annotation", "value"),
    [(int, 1), (str, "a"), (bool, True), (list, [1]), (list[int], [1]), (list[str], ["a"]), (list[bool], [True])],
)
def test_a_plain_field_may_be_annotated_by_its_type(annotation: Any, value: Any) -> None:
    cls = make_dataclass("Sound", [("plain", annotation)])
    original = cls(value)
    copy = layout_of(cls).copy(original)
    assert copy == original
    assert isinstance(value, list) is (copy.plain is not original.plain)


def test_a_refused_class_is_refused_again() -> None:
    cls = make_dataclass("Frail", [("broken", "float")])
    for _ in range(2):
        with pytest.raises(TypeError):
            layout_of(cls)


def test_a_layout_is_made_once_for_each_class() -> None:
    @dataclass
    class Other:
        """Another record."""

        number: int = 0

    assert layout_of(Ledger) is layout_of(Ledger)
    assert isinstance(layout_of(Other), Layout)
    assert layout_of(Other).names == ["number"]
    assert layout_of(Other).copy(Other(4)) == Other(4)


def test_inherited_fields_come_first() -> None:
    @dataclass
    class Base:
        """A record to inherit from."""

        first: list[int]

    @dataclass
    class Derived(Base):
        """A record with one more field."""

        second: int

    assert layout_of(Derived).names == ["first", "second"]
    copy = layout_of(Derived).copy(Derived([1], 2))
    assert copy == Derived([1], 2)
    assert type(copy) is Derived
