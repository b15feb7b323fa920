"""Choices say what they do, and what they announce is what happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TypeGuard

import pytest

from tests.games.battle_through_history.walks import ENGLISH, PACK, after, questions, steps
from timefront.games.battle_through_history.events.battles import (
    LinkFormed,
    UnitDeployed,
)
from timefront.games.battle_through_history.events.journey import (
    TileActive,
    TokenTaken,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.battle_through_history.rules.scoring import relic_points
from timefront.games.battle_through_history.show.describing import describe_choice
from timefront.games.battle_through_history.state import Campaign
from timefront.kernel.events import Event
from timefront.kernel.questions import Choice
from timefront.texts.catalogue import Catalogue

SEEDS = range(6)


def offers(verb: str, seats: int = 3, **options: str) -> Iterator[tuple[Campaign, Choice]]:
    """Positions of random campaigns in which this can be done."""
    for seed in SEEDS:
        for s in questions(seed, seats, **options):
            for choice in s.offer() if s.seat >= 0 else []:
                if choice[0] == verb:
                    yield s, choice


def only(facts: list[Event], kind: type[Event]) -> Event:
    (found,) = [fact for fact in facts if isinstance(fact, kind)]
    return found


def test_BH_3_2_inserting_foretells_eras_and_actions() -> None:
    checked = 0
    told: dict[str, int] = {}
    for s, facts in steps(0, 4):
        active = [fact for fact in facts if isinstance(fact, TileActive)]
        if told and active:
            assert told == {name: getattr(active[0], name) for name in ("first", "second", "left", "right")}
            checked += 1
        told = (
            {name: value for name, (_, value) in describe_choice(s, ("insert",)).items()} if s.pending_tile >= 0 else {}
        )
    assert checked > 20


def test_BH_3_4_taking_a_token_names_it() -> None:
    for s, choice in islice(offers("take-token"), 30):
        _, facts = after(s, choice)
        assert describe_choice(s, choice)["token"][1] == only(facts, TokenTaken).token  # type: ignore[attr-defined]


def test_BH_3_4_what_ends_the_tiles_says_so() -> None:
    for s, choice in islice(offers("take-token"), 30):
        can_insert = ("insert",) in s.offer()
        assert ENGLISH.choice(s, choice).endswith("(then no more tiles)") == can_insert


def test_BH_5_4_deploying_says_where_and_with_whom_linked() -> None:
    linked = 0
    for s, choice in offers("deploy"):
        meaning = describe_choice(s, choice)
        _, facts = after(s, choice)
        deployed = only(facts, UnitDeployed)
        assert meaning["slot"][1] == deployed.slot  # type: ignore[attr-defined]
        if meaning["linked"][1]:
            linked += 1
            assert ", linked with " in ENGLISH.choice(s, choice)
    assert linked > 5


def test_BH_5_4_the_links_that_were_told_are_formed() -> None:
    told: list[tuple[int, int]] = []
    formed: list[tuple[int, int]] = []
    for seed in SEEDS:
        fronts: dict[int, int] = {}
        for s, facts in steps(seed, 2):
            told += [(fronts[fact.unit], fact.unit) for fact in facts if _is_deployed(fact) and fact.unit in fronts]
            formed += [(fact.front, fact.back) for fact in facts if isinstance(fact, LinkFormed)]
            fronts = _linked_fronts(s) if s.seat >= 0 and s.question_name() == "Deployment.unit" else {}
    assert len(told) > 3
    assert not [pair for pair in told if pair not in formed]


def _is_deployed(fact: Event) -> TypeGuard[UnitDeployed]:
    return isinstance(fact, UnitDeployed)


def _linked_fronts(s: Campaign) -> dict[int, int]:
    """For each unit that could be deployed, the unit that it would be linked with."""
    meanings = {choice[1]: describe_choice(s, choice) for choice in s.offer() if choice[0] == "deploy"}
    return {unit: meaning["front"][1] for unit, meaning in meanings.items() if meaning["linked"][1]}


@pytest.mark.parametrize("verb", ["conquer", "deploy", "chase", "recall-unit", "dismiss-unit", "leave"])
def test_BH_1_5_a_unit_comes_with_its_values(verb: str) -> None:
    s, choice = next(offers(verb))
    meaning = describe_choice(s, choice)
    unit = s.setting.units[s.board[choice[1]] if verb == "conquer" else choice[1]]
    assert [meaning[line][1] for line in ("long", "medium", "close")] == unit.lines
    long, medium, close = unit.lines
    assert f": long {long}, medium {medium}, close {close}, absorbs {unit.absorb}" in ENGLISH.choice(s, choice)


def test_BH_9_2_a_relic_comes_with_the_points_it_adds() -> None:
    for s, choice in islice(offers("keep-relic"), 40):
        copy, _ = after(s, choice)
        gained = relic_points(copy, s.seat) - relic_points(s, s.seat)
        assert describe_choice(s, choice)["points"][1] == gained


def test_BH_7_5_a_prowess_token_comes_with_its_value() -> None:
    for s, choice in islice(offers("keep-prowess"), 10):
        points = describe_choice(s, choice)["points"][1]
        assert points in (1, 2, 3, 5)
        assert f"{points} point" in ENGLISH.choice(s, choice)


def test_BH_7_1_recruiting_names_everybody() -> None:
    for s, choice in islice(offers("recruit"), 30):
        _, facts = after(s, choice)
        sentence = ENGLISH.choice(s, choice)
        for fact in facts:
            if type(fact).__name__ == "UnitRecruited":
                unit = s.setting.units[fact.unit]  # type: ignore[attr-defined]
                assert ENGLISH.message(f"unit-{unit.key}") in sentence


def test_a_battle_is_told_with_its_arithmetic() -> None:
    told = {
        "event": "line-fought",
        **dict.fromkeys(("attacker_units", "attacker_die", "defender_units", "attacker_tokens"), 1),
        **dict.fromkeys(("line", "defender_tokens", "defender_total"), 0),
        "attacker_total": 3,
        "defender_die": -1,
    }
    setting = GAME.setting(PACK, "", {}, 2)
    german, spanish = (Catalogue(GAME, PACK, language) for language in ("de", "es"))
    assert ENGLISH.event(setting, told) == (
        "Long range: attacker 1 + 1 (tokens) + 1 (die) = 3 against defender 1 − 1 (die) = 0."
    )
    assert german.event(setting, told) == (
        "Fernkampf: Angreifer 1 + 1 (Marker) + 1 (Würfel) = 3 gegen Verteidiger 1 − 1 (Würfel) = 0."
    )
    bare = told | {"attacker_tokens": 0, "attacker_die": 0, "attacker_total": 1, "defender_units": 0}
    assert spanish.event(setting, bare) == (
        "Largo Alcance: Atacante 1 contra Defensor 0 − 1 (dado), que cuenta como 0."
    )
