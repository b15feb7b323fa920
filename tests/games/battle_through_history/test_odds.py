"""The odds of a battle: computed by hand, compared with simulated battles, and never from what a seat cannot know."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from time import process_time

import pytest

from timefront.games.battle_through_history.content.pack import UNITS, BattleSetting
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.battle_through_history.odds.lineups import Rows, reinforcing, reserve_seen
from timefront.games.battle_through_history.odds.odds import (
    EXACT_AT_ONCE,
    SAMPLES,
    ExactOdds,
    Odds,
    count_lineups,
    has_odds,
    odds,
    sampled_odds,
)
from timefront.games.battle_through_history.odds.outcomes import DICE, Throw, fallen_by_pair, relaunches_of
from timefront.games.battle_through_history.odds.tally import WINNERS, Outcome
from timefront.games.battle_through_history.rules.combat import CourseOfBattle, standing
from timefront.games.battle_through_history.rules.engagement import Engagement, form_links, relaunch_icons, strike_links
from timefront.games.battle_through_history.rules.rewards import ChallengeRewards, ConquestRewards, defeated
from timefront.games.battle_through_history.rules.the_battle import Deployment
from timefront.games.battle_through_history.show.hidden import determinize
from timefront.games.battle_through_history.state import (
    ATTACKER,
    BOARD,
    DEFENDER,
    EMPTY,
    LAYERS,
    ROW,
    Campaign,
    die_of,
    unpacked_box,
)
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import CHANCE, NOBODY, OVER
from timefront.kernel.intervals import cautious_interval

FIRST, SECOND, THIRD = 0, 1, 2
RULES = [
    {"accuracy": "first_points", "divert_heroic_death": "off"},
    {"accuracy": "cancel_points", "divert_heroic_death": "off"},
    {"accuracy": "first_points", "divert_heroic_death": "on"},
    {"accuracy": "cancel_points", "divert_heroic_death": "on"},
]
ERA_III = [66 + number for number in range(4)]
"""Any units of one era, for a laid table."""


# A laid table


def plain_setting() -> BattleSetting:
    """All units are alike: no values, no icons, one damage fells them."""
    setting = GAME.setting(GAME.built_in_pack(), "campaign", {}, 3)
    setting.unit_values = [0] * (3 * UNITS)
    setting.absorb = [1] * UNITS
    for name in ("left", "right", "reinforcements", "assault", "heroic_death", "accuracy", "diversion", "relaunch"):
        setattr(setting, name, [0] * UNITS)
    return setting


def wild_setting(options: dict[str, str], rng: Random) -> BattleSetting:
    """Units with random values and many icons."""
    setting = GAME.setting(GAME.built_in_pack(), "campaign", options, 3)
    setting.unit_values = [rng.choice([0, 0, 1, 1, 2, 3]) for _ in range(3 * UNITS)]
    setting.absorb = [rng.choice([1, 1, 2, 3]) for _ in range(UNITS)]
    for name in ("left", "right"):
        setattr(setting, name, [rng.choice([0, 1, 1, 2]) for _ in range(UNITS)])
    for name in ("reinforcements", "assault", "heroic_death", "accuracy", "diversion", "relaunch"):
        setattr(setting, name, [rng.choice([0, 0, 0, 0, 1, 1, 2]) for _ in range(UNITS)])
    return setting


def laid_out(setting: BattleSetting, rival: int, attackers: list[int], defenders: list[int]) -> Campaign:
    """The first player has deployed some units against the board or another player."""
    s = unpacked_box(setting)
    s.active = FIRST
    s.rival = rival
    s.lineup[: len(attackers)] = attackers
    s.lineup[ROW : ROW + len(defenders)] = defenders
    s.relics[SECOND] = 0b11
    s.era_deck = [0] * 4
    s.stack = [Deployment(ATTACKER, FIRST)]
    s.stack[0].at = "unit"
    s.seat = FIRST
    return s


def wants_relaunch(s: Campaign) -> bool:
    """Whether the asked side re-rolls its die to win; at the questions after the roll (BH-5.9)."""
    frame = s.stack[-1]
    assert isinstance(frame, Engagement)
    assert frame.at in ("defender_choice", "attacker_choice")
    scratch = s.copy_columns()
    dice = DICE[die_of(s, ATTACKER)]
    relaunches = relaunches_of(scratch, Throw(s), dice, fallen_by_pair(scratch, dice))
    row, column = dice.attacker_faces.index(s.attacker_face), dice.defender_faces.index(s.defender_face)
    pair = row * dice.width + column
    if frame.at == "attacker_choice":
        return relaunches.attacker_wants(pair)
    return relaunches.defender_plan()[frame.relaunches][pair]


WILD = [wild_setting(options, Random(f"wild {number}")) for number, options in enumerate(RULES)]


def wild_battle(rng: Random) -> Campaign:
    """A random battle: units, tokens, decks, hands with known and fresh cards; few enough line-ups to enumerate."""
    setting = rng.choice(WILD)
    rival = rng.choice([BOARD, SECOND])
    era = rng.randrange(4)
    elites = members(setting.elites[era] | setting.heroes[era])
    others = [unit for unit in range(UNITS) if unit not in elites]
    rng.shuffle(elites)
    rng.shuffle(others)
    attackers = [others.pop() for _ in range(rng.choice([1, 2, 2, 3, 3, 4]))]
    facing = elites if rival == BOARD else others
    defenders = [facing.pop() for _ in range(rng.choice([1, 1, 2, 2, 3]))]
    s = laid_out(setting, rival, attackers, defenders)
    s.era_deck[era] = mask_of(elites[: rng.randrange(5)])
    for seat in range(3):
        s.deck[seat] = mask_of([others.pop() for _ in range(rng.randrange(5))])
        s.hand[seat] = mask_of([others.pop() for _ in range(rng.randrange(4))])
        s.known[seat] = s.hand[seat] & rng.getrandbits(UNITS) & rng.getrandbits(UNITS) if s.deck[seat] else s.hand[seat]
        lay_fresh(s, seat, rng)
    for slot in [0, 1, ROW] if rival != BOARD else [0, 2]:
        if s.lineup[slot] != EMPTY and rng.random() < 0.4:
            s.assigned[slot] = rng.choice(
                [token for token, kind in enumerate(setting.token_kind) if setting.tokens[kind].is_assignable]
            )
    return s


def lay_fresh(s: Campaign, seat: int, rng: Random) -> None:
    """Random layers of fresh cards that fit a seat's hand: each card is in all layers from some one on, or in none."""
    first = [(unit, rng.choice([0, 0, 1, 2, LAYERS])) for unit in members(s.deck[seat])]
    hidden = members(s.hand[seat] & ~s.known[seat])
    first += [(unit, rng.choice([number, number + 1, LAYERS])) for number, unit in enumerate(hidden, 1)]
    for layer in range(LAYERS):
        s.fresh[seat * LAYERS + layer] = mask_of([unit for unit, since in first if since <= layer])


def begun(s: Campaign, rng: Random, steps: int) -> Campaign:
    """The engagement a few pauses later, if it lasts that long."""
    copy = engaged(s)
    for _ in range(steps):
        later = copy.clone()
        later.answer(later.chance().sample(rng) if later.seat == CHANCE else rng.choice(later.offer()))
        if later.seat == OVER:
            return copy
        copy = later
    return copy


def engaged(s: Campaign) -> Campaign:
    """A copy in which the attacker is ready."""
    copy = s.clone()
    if isinstance(copy.stack[-1], Deployment):
        copy.start(Engagement())
    return copy


# The rules, simulated


def outcome_by_rules(s: Campaign, rng: Random) -> Outcome:
    """After the engagement: the lines of combat, and the rewards as far as relics are drawn."""
    s.start(CourseOfBattle())
    attackers, defenders = standing(s, ATTACKER), standing(s, DEFENDER)
    is_annihilation = attackers == defenders == 0  # the board has no seat, so a victory of the board also has no winner
    side = ATTACKER if s.winner == s.active else NOBODY if is_annihilation else DEFENDER
    conquered = len(defeated(s)) if s.rival == BOARD else 0
    s.start(ConquestRewards() if s.rival == BOARD else ChallengeRewards())
    while s.seat == CHANCE or (s.seat >= 0 and s.stack[-1].at == "recruits"):
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else ("recruit",))
    return Outcome(side, attackers, defenders, conquered, len(s.looked))


def play_out(s: Campaign, seat: int, policy: dict[tuple[int, ...], bool], rng: Random) -> Outcome:
    """One battle as the seat must expect it; re-rolls to win, no further tokens."""
    copy = engaged(determinize(s, seat, rng))
    while copy.seat != OVER:
        if copy.seat == CHANCE:
            copy.answer(copy.chance().sample(rng))
            continue
        frame = copy.stack[-1]
        if not isinstance(frame, Engagement):
            copy.answer(("keep-tokens",))
            continue
        key = (*copy.lineup, copy.attacker_face, copy.defender_face, frame.relaunches, copy.seat)
        if key not in policy:
            policy[key] = wants_relaunch(copy)
        copy.answer(("relaunch",) if policy[key] else ("let-stand",))
    return outcome_by_rules(copy, rng)


def tree_odds(s: Campaign) -> dict[Outcome, Fraction]:
    """Expand every pause of the engagement; each side takes the choice that makes its victory more likely."""
    if s.seat == OVER:
        return {outcome_by_rules(s.clone(), Random(0)): Fraction(1)}
    if s.seat == CHANCE:
        chance = s.chance()
        mixed: dict[Outcome, Fraction] = {}
        for result, weight in chance.results():
            for outcome, part in tree_odds(answered(s, result)).items():
                mixed[outcome] = mixed.get(outcome, Fraction(0)) + part * Fraction(weight, chance.total)
        return mixed
    if s.stack[-1].at == "token":
        return tree_odds(answered(s, ("keep-tokens",)))
    side = ATTACKER if s.seat == s.active else DEFENDER
    branches = [tree_odds(answered(s, choice)) for choice in s.offer()]
    return max(branches, key=lambda branch: sum(part for outcome, part in branch.items() if outcome.winner == side))


def answered(s: Campaign, choice: tuple[int, ...] | tuple[str]) -> Campaign:
    copy = s.clone()
    copy.answer(choice)
    return copy


def all_exact(s: Campaign, seat: int | None) -> Odds:
    exact = ExactOdds(s, seat)
    exact.work(exact.lineups)
    return exact.odds()


def positions(seed: int, seats: int) -> Iterator[Campaign]:
    """Positions of a random campaign that have odds."""
    rng = Random(seed)
    s = GAME.new(GAME.setting(GAME.built_in_pack(), "campaign", {}, seats))
    while s.seat != OVER:
        if has_odds(s):
            yield s.clone()
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))


@cache
def campaign_positions() -> list[Campaign]:
    return [s for seed in range(3) for s in positions(seed, 3)]


# By hand


def test_one_plain_unit_against_another() -> None:
    """The attacker wins 24 of 36 throws; with one unit, one relic of four."""
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    found = odds(s, FIRST)
    assert found.exact
    assert found.lineups == 1
    assert found.distribution == {
        Outcome(ATTACKER, 1, 0, 1, 4): Fraction(2, 3),
        Outcome(DEFENDER, 0, 1, 0, 0): Fraction(1, 3),
    }
    assert found.conquests == {ERA_III[0]: Fraction(2, 3)}
    assert found.marginals()["relics"] == {0: Fraction(1, 3), 4: Fraction(2, 3)}
    assert found.marginals()["conquered"] == {0: Fraction(1, 3), 1: Fraction(2, 3)}
    assert found.intervals[ATTACKER] == (float(Fraction(2, 3)),) * 2


def test_an_attacker_relaunches_what_does_not_win() -> None:
    """Faces (0,0,3) and (0,2,0) win against 4 and 2 of six sides: 8/9 and 5/9 with a second throw."""
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.setting.relaunch[0] = 1
    assert odds(s, FIRST).attacker_wins == Fraction(20, 27)


def test_a_board_relaunches_negative_faces_only() -> None:
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.setting.relaunch[ERA_III[0]] = 1
    assert odds(s, FIRST).attacker_wins == Fraction(1, 2)


def test_a_player_relaunches_what_does_not_win() -> None:
    s = laid_out(plain_setting(), SECOND, [0], [1])
    s.setting.relaunch[1] = 1
    found = odds(s, THIRD)
    assert found.defender_wins == Fraction(29, 54)
    assert found.marginal("relics")[2] == found.attacker_wins, "the loser has two"


def test_a_player_relaunches_knowing_that_the_attacker_can() -> None:
    """With the attacker's (1,0,0), (0,1,0) and the close faces, each a third: 11/36, 25/54 and 1/2."""
    s = laid_out(plain_setting(), SECOND, [0], [1])
    s.setting.relaunch[0] = s.setting.relaunch[1] = 1
    assert odds(s, THIRD).distribution == tree_odds(engaged(s))
    assert odds(s, THIRD).defender_wins == Fraction(137, 324)


@pytest.mark.parametrize(("attackers", "defenders"), [([0, 2, 3], [1]), ([0], [1, 2])])
def test_who_cannot_win_lets_the_die_stand(attackers: list[int], defenders: list[int]) -> None:
    """The larger side never falls, so a re-roll could only change how many of the others survive."""
    s = laid_out(plain_setting(), SECOND, attackers, defenders)
    smaller, larger = sorted([attackers, defenders], key=len)
    for unit in larger:
        s.setting.absorb[unit] = 9
    s.setting.relaunch[smaller[0]] = 2
    assert len(odds(s, THIRD).distribution) > 1
    s = answered(engaged(s), (0, 4))
    assert not wants_relaunch(s)
    assert len(odds(s, THIRD).distribution) == 1


def test_relics_of_the_discard_are_drawn_when_the_pile_runs_out() -> None:
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.relic_pile, s.relic_discard = 0b1, 0b110
    assert odds(s, FIRST).marginal("relics")[3] == Fraction(2, 3)


def test_two_heroic_deaths_annihilate_both() -> None:
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.setting.heroic_death[0] = s.setting.heroic_death[ERA_III[0]] = 1
    found = odds(s, FIRST)
    assert found.distribution == {Outcome(NOBODY, 0, 0, 1, 0): Fraction(1)}
    assert found.annihilation == 1


def test_BH_5_2_a_reinforcement_is_either_card_of_the_deck() -> None:
    """One of them wins at long range, the other in 27 of 36 throws."""
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.setting.reinforcements[0] = 1
    s.setting.unit_values[3] = 9
    s.deck[FIRST] = 0b110
    found = odds(s, FIRST)
    assert found.lineups == 2
    assert found.attacker_wins == Fraction(7, 8)
    assert found.marginal("relics") == {0: Fraction(1, 8), 3: Fraction(7, 8)}


def test_an_older_hidden_hand_holds_no_fresh_card() -> None:
    """One older card is one of two; the fresh one is certainly in the deck of two."""
    s = laid_out(plain_setting(), SECOND, [0], [1])
    s.setting.reinforcements[1] = 1
    s.hand[SECOND], s.deck[SECOND] = 1 << 10, 1 << 11 | 1 << 12
    s.fresh[SECOND * LAYERS : SECOND * LAYERS + LAYERS] = [1 << 12] * LAYERS
    rows = Rows(s, DEFENDER, FIRST)
    assert count_lineups(s, FIRST) == 3
    assert rows.has(2)
    assert not rows.has(3)
    chances = {row.units[1]: Fraction(row.numerator, row.denominator) for row in rows.found}
    assert chances == {10: Fraction(1, 4), 11: Fraction(1, 4), 12: Fraction(1, 2)}
    assert count_lineups(s, SECOND) == 2, "the owner knows better"


def test_BH_3_9_the_chance_of_a_reinforcement_with_several_layers() -> None:
    """Compared with every order in which the hidden cards can have been drawn, the oldest first."""
    rng, layered = Random("layers"), 0
    for _ in range(60):
        s = laid_out(plain_setting(), SECOND, [0], [1])
        s.setting.reinforcements[1] = 1
        units = rng.sample(range(10, 30), 8)
        size = rng.randrange(5)
        s.hand[SECOND], s.deck[SECOND] = mask_of(units[:size]), mask_of(units[size:])
        s.known[SECOND] = s.hand[SECOND] & rng.getrandbits(UNITS) & rng.getrandbits(UNITS)
        lay_fresh(s, SECOND, rng)
        unseen = [unit for unit in sorted(units) if not s.known[SECOND] >> unit & 1]
        hidden = len(unseen) - s.deck[SECOND].bit_count()
        layers = s.fresh[SECOND * LAYERS : SECOND * LAYERS + hidden]
        layered += len(set(layers)) > 1
        hands = {0: Fraction(1)}
        for fresh in reversed(layers):
            longer: dict[int, Fraction] = {}
            for hand, chance in hands.items():
                cards = [unit for unit in unseen if not (hand | fresh) >> unit & 1]
                for unit in cards:
                    longer[hand | 1 << unit] = longer.get(hand | 1 << unit, Fraction(0)) + chance / len(cards)
            hands = longer
        in_deck = [sum(chance for hand, chance in hands.items() if not hand >> unit & 1) for unit in unseen]
        found = reserve_seen(reinforcing(s, DEFENDER), DEFENDER, FIRST)
        assert found.values == unseen
        assert [Fraction(weight, found.total) for weight in found.weights] == [
            chance / s.deck[SECOND].bit_count() for chance in in_deck
        ]
    assert layered > 20


def test_against_nobody_the_attacker_wins() -> None:
    """Nothing is rolled, but relics and reinforcements still come."""
    s = laid_out(plain_setting(), SECOND, [0], [])
    assert odds(s, FIRST).distribution == {Outcome(ATTACKER, 1, 0, 0, 2): Fraction(1)}


def test_faces_on_the_table_leave_only_the_relaunches() -> None:
    s = laid_out(plain_setting(), BOARD, [0], ERA_III[:1])
    s.setting.relaunch[0] = 1
    s = answered(engaged(s), (2, 6))
    assert s.stack[-1].at == "attacker_choice"
    assert wants_relaunch(s)
    assert odds(s, FIRST).attacker_wins == Fraction(4, 6)
    assert odds(answered(s, ("relaunch",)), FIRST).attacker_wins == Fraction(4, 6)


def test_there_are_no_odds_before_the_first_unit() -> None:
    s = laid_out(plain_setting(), BOARD, [], ERA_III[:1])
    assert not has_odds(s)
    with pytest.raises(ValueError, match="no battle"):
        odds(s, FIRST)


# Against the rules


@pytest.mark.parametrize("number", range(30))
def test_pairs_that_share_a_line_end_as_each_alone(number: int) -> None:
    rng = Random(f"pairs {number}")
    s = wild_battle(rng)
    dice = DICE[die_of(s, ATTACKER)]
    form_links(s)
    strike_links(s)
    shared = fallen_by_pair(s.clone(), dice)
    for pair in range(dice.pairs):
        alone = s.clone()
        alone.attacker_face = dice.attacker_faces[pair // dice.width]
        alone.defender_face = dice.defender_faces[pair % dice.width]
        alone.start(CourseOfBattle())
        assert alone.fallen == shared[pair]


def most_relaunches(s: Campaign) -> int:
    """The most re-rolls of any line-up."""
    scratch = s.clone()
    most = 0
    rows = [Rows(s, side, FIRST) for side in (ATTACKER, DEFENDER)]
    assert not any(side.has(100) for side in rows)
    for attackers in rows[ATTACKER].found:
        for defenders in rows[DEFENDER].found:
            scratch.lineup = attackers.units + defenders.units
            most = max(most, relaunch_icons(scratch, ATTACKER) + relaunch_icons(scratch, DEFENDER))
    return most


def is_small(s: Campaign) -> bool:
    """Whether the tree of all throws and answers is small enough to expand."""
    lineups = count_lineups(s, FIRST)
    return lineups <= 6 and lineups * 5 ** most_relaunches(s) <= 25


@pytest.mark.slow
def test_odds_are_those_of_the_whole_tree() -> None:
    """Nothing is hidden from the attacker, so every throw and every answer can be expanded."""
    rng = Random("trees")
    compared = relaunched = 0
    while compared < 24:
        s = wild_battle(rng)
        s.known = s.hand[:]
        s = begun(s, rng, rng.randrange(4)) if rng.random() < 0.5 else s
        if is_small(s):
            compared += 1
            relaunched += most_relaunches(s) > 0
            assert all_exact(s, FIRST).distribution == tree_odds(engaged(s)), s.question_name()
    assert relaunched > 8


SIMULATED = 60
"""How many battles are simulated for each of the random line-ups."""


def figures(outcome: Outcome) -> list[int]:
    """What is compared: who wins, and how many survive, are conquered or drawn."""
    return [*(int(outcome.winner == winner) for winner in WINNERS), *outcome[1:]]


@pytest.mark.long
def test_odds_are_those_of_200_battles_played_out_again_and_again() -> None:
    """Within 3.9 standard deviations and one battle for each line-up; without that battle for all of them together."""
    rng = Random("played out")
    battles = hidden = 0
    surplus, variances = [0.0] * 7, [0.0] * 7
    while battles < 200:
        s = wild_battle(rng)
        if rng.random() < 0.3:
            s = begun(s, rng, rng.randrange(6))
        seat = rng.choice([FIRST, SECOND, THIRD])
        lineups = count_lineups(s, seat)
        if lineups > 60:
            continue
        battles += 1
        hidden += lineups > 1
        exact = all_exact(s, seat)
        assert sum(exact.distribution.values()) == 1
        policy: dict[tuple[int, ...], bool] = {}
        played = [figures(play_out(s, seat, policy, rng)) for _ in range(SIMULATED)]
        for figure in range(7):
            chances = [(figures(outcome)[figure], float(chance)) for outcome, chance in exact.distribution.items()]
            mean = sum(value * chance for value, chance in chances)
            variance = SIMULATED * sum((value - mean) ** 2 * chance for value, chance in chances)
            difference = sum(row[figure] for row in played) - SIMULATED * mean
            rare = max(value for value, _ in chances) - min(value for value, _ in chances)
            assert abs(difference) <= 3.9 * sqrt(variance) + rare + 1e-9, (battles, figure)
            surplus[figure] += difference
            variances[figure] += variance
    assert hidden > 60
    assert all(abs(surplus[figure]) <= 3.9 * sqrt(variances[figure]) for figure in range(7))


# What a seat knows


@pytest.mark.slow
def test_odds_do_not_depend_on_what_the_seat_cannot_know() -> None:
    rng = Random("twins")
    battles = [wild_battle(rng) for _ in range(30)] + campaign_positions()[::12]
    for s in battles:
        for seat in (FIRST, SECOND, THIRD, None):
            twin = determinize(s, seat, rng)
            assert count_lineups(twin, seat) == count_lineups(s, seat)
            assert odds(twin, seat) == odds(s, seat)


def test_odds_change_nothing() -> None:
    for s in campaign_positions()[::25]:
        before = s.clone()
        odds(s, FIRST)
        sampled_odds(s, SECOND, 3, Random(1))
        assert (s.lineup, s.links, s.hand, s.deck) == (before.lineup, before.links, before.hand, before.deck)


# Exact and sampled


def many_lineups() -> list[Campaign]:
    rng = Random("many")
    battles = [wild_battle(rng) for _ in range(150)]
    return [s for s in battles if EXACT_AT_ONCE < count_lineups(s, FIRST) <= 200][:6]


def test_exact_odds_come_in_slices() -> None:
    s = many_lineups()[0]
    exact = ExactOdds(s, FIRST)
    assert not exact.work(7)
    assert exact.done == 7
    with pytest.raises(ValueError, match="only 7 of"):
        exact.odds()
    while not exact.work(50):
        pass
    assert exact.work(1), "ready is ready"
    assert exact.odds() == all_exact(s, FIRST)
    assert exact.odds().exact
    assert sum(exact.odds().distribution.values()) == 1


def test_many_lineups_are_sampled_at_once() -> None:
    s = many_lineups()[0]
    found = odds(s, FIRST)
    assert not found.exact
    assert found.samples == SAMPLES
    assert found.lineups == count_lineups(s, FIRST)
    assert sum(found.distribution.values()) == 1
    assert found == odds(s, FIRST), "the same position gives the same sample"


@pytest.mark.slow
def test_intervals_hold_nineteen_times_of_twenty() -> None:
    """At least 90 of 100, which a correct interval misses only by chance."""
    rng = Random("intervals")
    held = tried = 0
    for s in many_lineups():
        exact = all_exact(s, FIRST)
        for _ in range(8):
            sampled = sampled_odds(s, FIRST, 30, rng)
            for winner in WINNERS:
                low, high = sampled.intervals[winner]
                tried += 1
                held += low <= exact.chance_of(winner) <= high
    assert tried >= 100
    assert held >= 0.9 * tried


def test_an_interval_has_width_even_where_the_sample_is_all_alike() -> None:
    low, high = cautious_interval([1.0] * 48)
    assert 0.9 < low < 1
    assert high == 1


def test_exact_odds_are_quick() -> None:
    """Processor time, so that other work does not count, and far above the figures of docs/odds.md."""
    for s in campaign_positions()[::20]:
        start = process_time()
        odds(s, FIRST)
        assert process_time() - start < 1
