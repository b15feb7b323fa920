"""What `bench.joan.scenario_rules` notes of a game, and how it reports it."""

from __future__ import annotations

from random import Random

import pytest

from bench.joan.scenario_rules import (
    CITED,
    FREE_BATTLE,
    GAME,
    WHY_NOT,
    Explorer,
    bot_of,
    cell,
    rules_by,
    rules_of_play,
    rules_of_steps,
    rules_used,
    setting_of,
    table,
    unused_rules,
)
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.kernel.rulebook import WITNESS


@pytest.mark.parametrize("scenario", ["foragers", FREE_BATTLE])
def test_the_rules_of_a_played_game_are_heard(scenario: str) -> None:
    heard = rules_used(scenario, "heard", 1)
    assert {"JA-4.2", "JA-5.1", "JA-6.2", "JA-2.6"} <= set(heard)
    reasons = [rule.removeprefix(WHY_NOT) for rule in heard if rule.startswith(WHY_NOT)]
    assert reasons
    assert not set(reasons) & set(heard), "a rule that was used is no mere reason"
    assert ("JA-13.3" in heard) == (scenario == FREE_BATTLE)
    assert WITNESS.listener is None


def test_five_games_in_ten_are_explored_and_one_is_played_by_greedy() -> None:
    names = [bot_of(number).name.partition(":")[0] for number in range(10)]
    assert sorted(names) == ["curious"] * 4 + ["explorer"] * 5 + ["greedy"]


def test_the_explorer_gains_by_what_is_new_in_its_game() -> None:
    s = GAME.new(setting_of("patay", "new", 1))
    while s.seat < 0:
        s.answer(s.chance().sample(Random(1)))
    choice = s.offer()[0]
    explorer = Explorer(gathers=False)
    first = explorer.gain(s.clone(), choice)
    explorer.used |= rules_by(s.clone(), choice)
    assert first > explorer.gain(s.clone(), choice)
    assert WITNESS.listener is None


def test_free_battles_are_of_all_sizes() -> None:
    rounds = []
    for number in (0, 6, 12):
        setting = setting_of(FREE_BATTLE, "sizes", number)
        assert isinstance(setting, JoanSetting)
        rounds.append(len(setting.plan.rounds))
    assert rounds == [5, 6, 7]


def test_a_rule_that_was_only_ever_a_reason_is_not_used() -> None:
    rest = [rule for rule in rules_of_play() if rule not in ("JA-6.6", "JA-9.tough")]
    assert unused_rules({"patay": [rest], "crecy": [["why not JA-6.6"]]}) == (["JA-9.tough"], ["JA-6.6"])


def test_steps_do_not_count_for_rules_whose_uses_are_cited() -> None:
    assert {*GAME.rulebook().entries} >= CITED
    assert not CITED & rules_of_steps()


def test_a_table_tells_in_how_many_games_a_rule_was_used_or_a_reason() -> None:
    played = [["JA-4.2", "why not JA-6.6"], ["JA-4.2"]]
    assert [cell(rule, played) for rule in ("JA-4.2", "JA-6.6", "JA-9.tough")] == ["2", "(1)", ""]
    lines = table({"patay": played})
    assert lines[:3] == ["| rule | patay |", "|---|---:|", "| games | 2 |"]
    assert len(lines) == 3 + len(rules_of_play())
    assert "JA-13.2" not in rules_of_play(), "content is the pack check's"
