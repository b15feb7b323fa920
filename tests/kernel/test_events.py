"""Events: who may know what, and who learns something."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import ClassVar

import pytest

from tests.kernel.skirmish import EVENTS, SKIRMISH, CardDrawn, ShotParried, TopSeen, TopTossed, TroopsFell
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.chance import EVERYONE
from timefront.kernel.events import ARBITER, Event, event_name, field_names, kebab, may_know


@dataclass
class BridgeBurned(Event):
    """An open fact."""

    bridge: int
    units: list[int] = field(default_factory=list)
    rule: ClassVar[str] = "XX-5.1"


@dataclass
class SpySent(Event):
    """A fact with two secrets that two seats share."""

    seat: int
    spy: int
    space: int
    rule: ClassVar[str] = "XX-5.2"
    secret: ClassVar[tuple[str, ...]] = ("spy", "space")

    def audience(self) -> int:
        return 0b101


@dataclass
class Whispered(Event):
    """A completely private fact."""

    word: int

    def audience(self) -> int:
        return 1 << 1


WATCHERS: list[int | None] = [0, 1, 2, None]


def test_an_open_fact_is_told_to_everybody_whole() -> None:
    told = {"event": "bridge-burned", "rule": "XX-5.1", "bridge": 4, "units": [1, 2]}
    assert [BridgeBurned(4, [1, 2]).visible_to(seat) for seat in WATCHERS] == [told] * 4


def test_secret_fields_are_none_for_those_outside_the_audience() -> None:
    public = {"event": "spy-sent", "rule": "XX-5.2", "seat": 0, "spy": None, "space": None}
    whole = public | {"spy": 8, "space": 3}
    assert [SpySent(0, 8, 3).visible_to(seat) for seat in WATCHERS] == [whole, public, whole, public]


def test_a_private_fact_is_not_told_to_others_at_all() -> None:
    whole = {"event": "whispered", "rule": "", "word": 6}
    assert [Whispered(6).visible_to(seat) for seat in WATCHERS] == [None, whole, None, None]


def test_the_fields_are_told_in_their_order() -> None:
    assert list(SpySent(0, 8, 3).visible_to(1) or {}) == ["event", "rule", "seat", "spy", "space"]
    assert field_names(SpySent) == ["seat", "spy", "space"]


def test_unless_it_says_so_a_fact_is_open_and_reveals_nothing() -> None:
    fact = BridgeBurned(1)
    assert (fact.audience(), fact.reveals_to(), fact.secret, fact.kinds) == (EVERYONE, 0, (), {})


def test_a_fact_says_who_learns_something() -> None:
    assert CardDrawn(2, 0).reveals_to() == 0b100
    assert TopSeen(0, 1).reveals_to() == 0b001
    for fact in (TopTossed(1, 0), ShotParried(1, 4)):
        learners = [seat for seat in range(3) if fact.reveals_to() >> seat & 1]
        assert learners == [0, 2]  # nobody learns from their own secret


def test_facts_compare_by_value() -> None:
    assert TroopsFell([1, 2]) == TroopsFell([1, 2])
    assert TroopsFell([1, 2]) != TroopsFell([1])


@pytest.mark.parametrize(
    ("audience", "who"),
    [
        (EVERYONE, [0, 1, 2, None]),
        (0, []),
        (0b001, [0]),
        (0b110, [1, 2]),
        (0b111, [0, 1, 2]),
        (EVERYONE ^ 0b010, [0, 2]),
    ],
)
def test_an_audience_is_a_mask_of_seats_and_only_everyone_includes_spectators(
    audience: int, who: list[int | None]
) -> None:
    assert [watcher for watcher in WATCHERS if may_know(audience, watcher)] == who


@pytest.mark.parametrize("audience", [EVERYONE, 0, 1, 0b110])
def test_the_arbiter_may_know_everything(audience: int) -> None:
    assert may_know(audience, ARBITER)


def test_secrets_and_private_facts_are_told_to_the_arbiter_whole() -> None:
    assert SpySent(0, 8, 3).visible_to(ARBITER) == SpySent(0, 8, 3).visible_to(0)
    assert Whispered(6).visible_to(ARBITER) == Whispered(6).visible_to(1)


@pytest.mark.parametrize(
    ("name", "form"),
    [
        ("UnitsMoved", "units-moved"),
        ("Moved", "moved"),
        ("AUnitMoved", "a-unit-moved"),
        ("already", "already"),
        ("Wave2Came", "wave2-came"),
        ("", ""),
    ],
)
def test_names_become_kebabs(name: str, form: str) -> None:
    assert kebab(name) == form


def test_an_event_is_named_by_its_class() -> None:
    assert event_name(BridgeBurned) == "bridge-burned"
    assert len({event_name(event) for event in EVENTS}) == len(EVENTS)


def test_what_a_seat_is_told_in_random_games_shows_no_hidden_card() -> None:
    for seed in range(5):
        s = skirmish()
        s.sink = []
        for _ in pauses(s, Random(seed)):
            pass
        for watcher in WATCHERS:
            for fact in s.sink:
                told = fact.visible_to(watcher)
                if isinstance(fact, CardDrawn):
                    assert told is not None
                    assert told["card"] == (fact.card if watcher == fact.seat else None)
                elif isinstance(fact, TopSeen):
                    assert (told is not None) is (watcher == fact.seat)
                else:
                    assert told is not None
                    assert None not in told.values()
        assert {type(fact) for fact in s.sink} <= set(SKIRMISH.events)
