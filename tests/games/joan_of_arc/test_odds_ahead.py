"""The odds of what is pointed at, before it is declared: which attacks are meant, and how they are described."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from random import Random

import pytest

from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC as GAME
from timefront.games.joan_of_arc.odds.ahead import attacks_ahead, attacks_at
from timefront.games.joan_of_arc.odds.odds import sampled_odds
from timefront.games.joan_of_arc.odds.sentences import MOST_AT_ONCE
from timefront.games.joan_of_arc.odds.simulated import AttackPlan
from timefront.games.joan_of_arc.rules.activation.actions import SHOOT_DEED
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.narrator import Sentence, Thing

ATTACKS = ("melee", "shoot", "gigantic-melee")


def played(scenario: str, seed: int, question: str) -> Iterator[War]:
    """Positions of a random war, with a preference for attacks, in which this is asked."""
    rng = Random(seed)
    s = GAME.new(GAME.setting(GAME.built_in_pack(), scenario, {}, 2))
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        if s.question_name() == question:
            yield s.clone()
        offers = s.offer()
        liked = [choice for choice in offers if choice[0] in (*ATTACKS, "strike", "charge")]
        s.answer(rng.choice(liked) if liked and rng.random() < 0.5 else rng.choice(offers))


def declaring() -> Iterator[War]:
    """Positions in which a unit declares, of several wars."""
    return chain.from_iterable(
        played(scenario, seed, "Declaration.deed") for seed in range(9) for scenario in SCENARIOS
    )


SCENARIOS = ("patay", "foragers", "fierbois")


def same(one: AttackPlan, other: AttackPlan) -> bool:
    """Whether two attacks are alike: the same attackers, target and origin, whichever way they came."""
    return (one.target, one.kind, one.attackers, one.position.place, one.position.used) == (
        *(other.target, other.kind, other.attackers, other.position.place, other.position.used),
    )


def test_every_attack_that_is_offered_has_odds_where_it_is_pointed_at() -> None:
    seen: set[str] = set()
    for s in islice((s for s in declaring() if any(choice[0] in ATTACKS for choice in s.offer())), 40):
        for verb, unit, target in [choice for choice in s.offer() if choice[0] in ATTACKS]:
            seen.add(verb)
            found = attacks_at(s, [("unit", unit), ("area", target)])
            assert any(plan.kind == (SHOOTING if verb == "shoot" else MELEE) for plan in found)
            assert all(plan.target == target for plan in found if not any(plan.ways))
            assert all(unit in plan.attackers for plan in found)
            near = attacks_at(s, [("area", target)])
            assert all(any(same(plan, other) for other in near) for plan in found)
    assert seen >= {"melee", "shoot"}


def test_pointing_changes_nothing() -> None:
    for s in islice(declaring(), 20):
        before = (s.place[:], s.used[:], s.stack[-1].at, s.seat, s.offer())
        attacks_at(s, [])
        assert (s.place, s.used, s.stack[-1].at, s.seat, s.offer()) == before


def test_JA_5_5_the_target_of_a_charge_has_odds_before_its_first_step() -> None:
    """They are those of the attack described at the end of the charge."""
    compared = 0
    for s in chain.from_iterable(played("patay", seed, "Declaration.deed") for seed in range(6)):
        for charge in [choice for choice in s.offer() if choice[0] == "charge"]:
            ended = s.clone()
            ended.answer(charge)
            for plan in attacks_ahead(ended):
                pointed = attacks_at(s, [("unit", charge[1]), ("area", plan.target)])
                assert any(same(plan, other) for other in pointed)
                end = plan.position.place[charge[1]]
                assert any(same(plan, other) for other in attacks_at(s, [("area", end)]))
                compared += 1
        if compared > 20:
            break
    assert compared > 20


def test_who_has_declared_the_same_attack_is_counted_and_no_attack_comes_twice() -> None:
    joined = 0
    for s in islice(declaring(), 150):
        found = attacks_at(s, [])
        assert not any(same(one, other) for number, one in enumerate(found) for other in found[:number])
        sizes = [len(plan.attackers) for plan in found]
        assert sizes == sorted(sizes, reverse=True)
        joined += any(size > 1 for size in sizes)
    assert joined


def test_a_declared_attack_that_nobody_can_join_still_has_odds() -> None:
    """The odds for those who have declared it."""
    told = 0
    for s in islice(declaring(), 400):
        frame = s.stack[-1]
        for deed, target in zip(frame.deeds, frame.aims, strict=True):  # type: ignore[attr-defined]
            ahead = [plan.target for plan in attacks_ahead(s)]
            if deed == SHOOT_DEED and target not in ahead and s.here[target]:
                told += len(attacks_at(s, [("area", target)]))
    assert told


def test_before_attacks_are_resolved_each_can_be_pointed_at() -> None:
    found = 0
    for s in islice(played("patay", 3, "Activation.resolve"), 40):
        for choice in [choice for choice in s.offer() if choice[0] == "do-attack"]:
            plans = attacks_at(s, [("area", choice[1])])
            assert [plan.target for plan in plans] == ([choice[1]] if s.here[choice[1]] else [])
            found += 1
    assert found


# In words


def told(s: War, things: list[Thing], seconds: float = 0.01) -> list[Sentence]:
    return list(GAME.narrator.odds_at(s, s.seat, things, seconds))


def test_each_figure_says_how_sure_it_is() -> None:
    exact = sampled = 0
    for s in islice((s for s in declaring() if attacks_at(s, [])), 25):
        target = attacks_at(s, [])[0].target
        lines = told(s, [("area", target)])
        heads = [key for key, _, _ in lines if key in ("odds-at", "odds-at-charge")]
        assert 0 < len(heads) <= MOST_AT_ONCE
        assert sum(key.startswith("odds-at-cleared") for key, _, _ in lines) == len(heads)
        assert sum(key in ("odds-at-exact", "odds-at-sampled") for key, _, _ in lines) == 1, "of the first alone"
        exact += sum(key == "odds-at-exact" for key, _, _ in lines)
        sampled += sum(key == "odds-at-sampled" for key, _, _ in lines)
        for key, about, _ in lines:
            if "percent" in about:
                assert 0 <= about["percent"] <= 100
                assert ("reach" in about) == key.endswith("-sampled")
                assert about.get("reach", 1) > 0
    assert exact
    assert sampled


@pytest.mark.parametrize("things", [[("area", 0), ("area", 1), ("area", 2)], [("die", 0)], [("unit", 10**6)]])
def test_there_is_nothing_to_tell_of_what_has_no_attack(things: list[Thing]) -> None:
    s = GAME.new(GAME.setting(GAME.built_in_pack(), "patay", {}, 2))
    assert told(s, things) == []
    s = next(s for s in declaring() if attacks_at(s, []))
    assert told(s, things) == []


def test_odds_follow_from_what_the_seat_knows() -> None:
    """A position that the seat cannot tell from the real one has the same odds."""
    for s in islice((s for s in declaring() if attacks_at(s, [])), 8):
        real = attacks_at(s, [])
        twins = attacks_at(GAME.determinize(s, s.seat, Random(1)), [])
        assert len(real) == len(twins)
        for plan, twin in zip(real[:2], twins, strict=False):
            assert same(plan, twin)
            assert sampled_odds(plan, 4, 60.0).drawn == sampled_odds(twin, 4, 60.0).drawn
