"""Comparisons: the same luck for both sides, the same findings for any number of workers, and storable games."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.marks import in_long
from timefront.bots.pools import THIS_PROCESS, Pool
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.lab.comparing import (
    LEAST_FITTED,
    Comparison,
    Findings,
    Pair,
    Way,
    compare,
    play_pair,
    replay_pair,
)
from timefront.lab.sequential import SequentialTest, Verdict
from timefront.lab.storing import match_of, play_fairly, store
from timefront.matches.opening import open_file
from timefront.verify import main as verify

BOTS = Comparison("duel_of_time", Way(("greedy:8",)), Way(("random",)), 2, seed="bots")
RULES = Comparison(
    "duel_of_time", Way(("random", "random")), Way(("random", "random"), options={"facing": "free"}), 2, pairs=40
)


def nobody_looks(_: int) -> None:
    """Show no progress bar."""


def test_the_better_bot_is_found_with_few_games() -> None:
    findings = compare(BOTS, THIS_PROCESS, nobody_looks)
    assert findings.verdict is Verdict.MORE
    assert len(findings.pairs) < 100
    turned_round = compare(replace(BOTS, first=BOTS.second, second=BOTS.first), THIS_PROCESS, nobody_looks)
    assert turned_round.verdict is Verdict.LESS


def test_the_findings_do_not_depend_on_the_workers() -> None:
    alone, together = compare(RULES, THIS_PROCESS, nobody_looks), compare(RULES, Pool(2), nobody_looks)
    assert alone == together
    assert len(alone.pairs) == 40


def test_a_change_that_changes_nothing_changes_no_game() -> None:
    same = replace(RULES, second=RULES.first)
    findings = compare(same, THIS_PROCESS, nobody_looks)
    assert findings.verdict is Verdict.SAME
    assert findings.turned == []
    assert {(pair.difference, pair.luck) for pair in findings.pairs} == {(0.0, 0.0)}


@pytest.mark.parametrize(
    "comparison",
    [
        BOTS,
        RULES,
        in_long(
            replace(
                RULES, game="battle_through_history", first=Way(("random",) * 3), second=Way(("greedy",) * 3), seats=3
            )
        ),
        Comparison("joan_of_arc", Way(("random",) * 2), Way(("random",) * 2, "fierbois"), 2, with_luck=False),
    ],
    ids=["bots", "rules", "three-seats", "scenarios"],
)
def test_a_pair_is_stored_as_it_was_played(comparison: Comparison, tmp_path: Path) -> None:
    pair = play_pair(comparison, 3)
    matches = replay_pair(comparison, 3)
    shares = []
    for which, match in enumerate(matches):
        outcome = match.outcome()
        assert outcome is not None
        shares.append(comparison.share([outcome.share(seat) for seat in range(comparison.seats)], which))
        store(match, tmp_path / f"{which}.jsonl")
        assert open_file(tmp_path / f"{which}.jsonl", GAMES).outcome() == outcome
        assert verify([str(tmp_path / f"{which}.jsonl")]) == 0
    assert comparison.difference(*shares) == pair.difference
    winners = [outcome.winners for match in matches if (outcome := match.outcome())]
    assert pair.is_turned == (winners[0] != winners[1])


def test_two_games_of_a_seed_have_the_same_luck_where_they_draw_alike() -> None:
    game = GAMES["duel_of_time"]
    setting = RULES.setting(RULES.first)
    matches = [match_of(game, setting, [bot_named(name)] * 2, "luck", [0, 1]) for name in ("random", "greedy:8")]
    draws = [{(entry.purpose, entry.draw, entry.values): entry.result for entry in match.line} for match in matches]
    shared = draws[0].keys() & draws[1].keys()
    assert len(shared) > 2
    assert all(draws[0][draw] == draws[1][draw] for draw in shared)
    assert [entry.choice for entry in matches[0].line] != [entry.choice for entry in matches[1].line]


def test_a_game_played_fairly_is_the_same_every_time() -> None:
    game, setting = GAMES["duel_of_time"], RULES.setting(RULES.first)
    bots = [bot_named("random")] * 2
    first, again = (play_fairly(game, setting, bots, "same", [0, 1]) for _ in range(2))
    assert (first.outcome, first.moves) == (again.outcome, again.moves)


def pair(number: int, difference: float, luck: float) -> Pair:
    return Pair(number, difference, luck, (10, 10), (False, False), False)


def test_luck_is_taken_off_by_what_earlier_pairs_suggest() -> None:
    findings = Findings(SequentialTest())
    lucky = [pair(number, 0.5 * (-1) ** number, 0.25 * (-1) ** number) for number in range(LEAST_FITTED)]
    findings.add(lucky)
    assert findings.adjusted == findings.raw
    assert findings.part_of_luck == pytest.approx(2)
    findings.add([pair(99, 0.7, 0.25)])
    assert findings.adjusted[-1] == pytest.approx(0.2)
    findings.add([pair(100, 0.3, -0.25), pair(101, 0.0, 0.0)])
    assert findings.variance_ratio != 1
