"""What `bench.joan.scenario_rules` notes of a game, and how it reports it."""

from __future__ import annotations

import pytest

from bench.joan.scenario_rules import FREE_BATTLE, WHY_NOT, cell, rules_of_play, rules_used, table
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


def test_a_table_tells_in_how_many_games_a_rule_was_used_or_a_reason() -> None:
    played = [["JA-4.2", "why not JA-6.6"], ["JA-4.2"]]
    assert [cell(rule, played) for rule in ("JA-4.2", "JA-6.6", "JA-9.tough")] == ["2", "(1)", ""]
    lines = table({"patay": played})
    assert lines[:3] == ["| rule | patay |", "|---|---:|", "| games | 2 |"]
    assert len(lines) == 3 + len(rules_of_play())
    assert "JA-13.2" not in rules_of_play(), "content is the pack check's"
