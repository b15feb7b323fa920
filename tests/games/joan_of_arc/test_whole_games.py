"""Whole random wars of every scenario: they end, pieces are conserved, offers and refusals agree."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.marks import first_in_short, in_long
from timefront.games.joan_of_arc.content.vocabulary import OPTIONAL_RULES
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.state import GRAVEYARD, SIDES, UNDECIDED, War
from timefront.kernel.flow import CHANCE, NOBODY, OVER, dumps, loads

SCENARIOS = ("foragers", "patay", "fierbois", "compiegne", "brignais")
TEAMS_IN_LONG = [*SCENARIOS[:3], *(in_long(scenario) for scenario in SCENARIOS[3:])]


def war(scenario: str, seed: int, **options: str) -> Iterator[War]:
    """Every pause of a random war, the end included."""
    rng = Random(f"{scenario} {seed}")
    seats = JOAN_OF_ARC.scenario_seats(BUILT_IN, scenario)[0]
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, scenario, options, seats))
    yield s
    while s.seat != OVER:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        yield s


@pytest.mark.parametrize("scenario", TEAMS_IN_LONG)
@pytest.mark.parametrize("seed", range(6))
def test_a_war_ends_and_every_position_is_sound(scenario: str, seed: int) -> None:
    for s in war(scenario, seed):
        assert check(s) == []
        assert JOAN_OF_ARC.outcome(s) is None or s.seat == OVER
        assert sum(JOAN_OF_ARC.judge.evaluate(s)) == pytest.approx(1)
    outcome = JOAN_OF_ARC.outcome(s)
    assert outcome is not None
    assert s.verdict != UNDECIDED
    assert s.round <= len(s.setting.plan.rounds)
    assert JOAN_OF_ARC.judge.evaluate(s) == [outcome.share(seat) for seat in range(s.setting.seats)]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first_in_short(SCENARIOS))
def test_offers_and_refusals_agree_everywhere(scenario: str) -> None:
    rng = Random(scenario)
    met: set[str] = set()
    for seed in range(20, 24):
        for s in war(scenario, seed):
            if s.seat < 0 or (s.question_name() in met and rng.random() > 0.05):
                continue
            met.add(s.question_name())
            offers = s.offer()
            assert offers == sorted(set(offers)), s.question_name()
            domain = {choice for verb in s.question().verbs for choice in verb.domain(s)}
            assert set(offers) <= domain
            for choice in domain:
                refusal = s.refuse(s.seat, choice)
                assert (refusal is None) == (choice in offers), (s.question_name(), choice, refusal)
    assert len(met) > 6


@pytest.mark.parametrize("scenario", TEAMS_IN_LONG)
def test_a_position_survives_saving_and_views_are_the_same(scenario: str) -> None:
    rng = Random(scenario)
    for s in war(scenario, 40):
        if rng.random() < 0.1:
            saved = dumps(s)
            again = loads(War, s.setting, saved)
            assert dumps(again) == dumps(s.clone()) == saved
            assert JOAN_OF_ARC.view(again, 0) == JOAN_OF_ARC.view(JOAN_OF_ARC.determinize(s, 0, rng), 0)


def test_JA_4_9_at_the_end_nobody_is_left_in_the_infirmary_unless_the_war_ended_earlier() -> None:
    ended = 0
    for seed in range(60, 66):
        *_, s = war("patay", seed)
        if s.deck == 0 and s.round == len(s.setting.plan.rounds):
            ended += 1
            assert all(place >= 0 or place in (GRAVEYARD, -2) for place in s.place)
    assert ended


def test_JA_8_9_the_options_are_played_to_the_end() -> None:
    for options in ({"fire_collapse": "capacity"}, {"barricade": "melee"}, {"direct_line": "every"}):
        *_, s = war("fierbois", 80, **options)
        assert s.seat == OVER


@pytest.mark.parametrize("scenario", TEAMS_IN_LONG)
def test_wars_with_all_optional_rules_end_and_every_position_is_sound(scenario: str) -> None:
    """JA-11.1 to JA-11.4; offers and refusals agree, and positions can be saved."""
    rng = Random(scenario)
    for seed in range(100, 104):
        for s in war(scenario, seed, **dict.fromkeys(OPTIONAL_RULES, "on")):
            assert check(s) == []
            assert sum(JOAN_OF_ARC.judge.evaluate(s)) == pytest.approx(1)
            if rng.random() < 0.05:
                saved = dumps(s)
                assert dumps(loads(War, s.setting, saved)) == saved
        assert s.seat == OVER


OPTIONAL_QUESTIONS = (
    "ForcedMarch.farther",
    "ForcedMarch.token",
    "Breakthrough.rider",
    "Capture.fate",
    "Ransoms.ransom",
)


@pytest.mark.slow
def test_all_questions_of_the_optional_rules_are_met_and_refuse_what_they_do_not_offer() -> None:
    met: set[str] = set()
    for seed in range(200, 1000):
        if met == {*OPTIONAL_QUESTIONS}:
            break
        for s in war("patay", seed, **dict.fromkeys(OPTIONAL_RULES, "on")):
            if s.seat < 0 or s.question_name() not in OPTIONAL_QUESTIONS or s.question_name() in met:
                continue
            met.add(s.question_name())
            offers = s.offer()
            assert offers == sorted(set(offers)), s.question_name()
            for choice in {choice for verb in s.question().verbs for choice in verb.domain(s)}:
                assert (s.refuse(s.seat, choice) is None) == (choice in offers), (s.question_name(), choice)
    assert met == {*OPTIONAL_QUESTIONS}


def test_measures_tell_what_was_lost() -> None:
    *_, s = war("foragers", 90)
    measures = JOAN_OF_ARC.judge.measures(s)
    assert measures["rounds_played"] == s.round == 2
    assert sum(measures[f"units_lost_{side + 1}"] for side in range(SIDES)) == s.place.count(GRAVEYARD)


def test_the_horizon_changes_with_every_turn() -> None:
    turns: list[tuple[int, int]] = []
    horizons: list[int] = []
    for s in war("foragers", 91):
        if s.seat >= 0 and s.active >= 0 and (not turns or turns[-1] != (s.round, s.active)):
            turns.append((s.round, s.active))
            horizons.append(JOAN_OF_ARC.judge.horizon(s))
    assert len(turns) == 4
    assert horizons == [1, 2, 3, 4]


def test_council_and_camp_belong_to_the_turn_before() -> None:
    begun = 0
    met: set[str] = set()
    for s in war("patay", 91):
        if s.seat == OVER:
            break
        if s.active != NOBODY:
            begun = JOAN_OF_ARC.judge.horizon(s)
        else:
            met |= {type(frame).__name__ for frame in s.stack}
        assert JOAN_OF_ARC.judge.horizon(s) == begun
    assert {"CouncilPhase", "CampPhase"} <= met
