"""Odds of Joan of Arc's attacks, for whichever form is on the path.

    python bench/odds_player.py share SCENARIO ATTACKS      how many attacks of greedy games have exact odds
    python bench/odds_player.py speed ATTACKS               how long odds of random attacks of 6 against 6 take

Run by `bench/odds.py`; answers with a line of JSON. Odds are limited by processor time here, not by the clock.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from random import Random
from typing import Any

from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.content.printed import skill_granters, variable_skills
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, MELEE, TROOP
from timefront.games.joan_of_arc.odds import odds as finding
from timefront.games.joan_of_arc.odds.ahead import declared_intents, plan_of
from timefront.games.joan_of_arc.odds.odds import better_odds, odds
from timefront.games.joan_of_arc.odds.simulated import plan_attack
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, RUNNING

GAME: Any = GAMES["joan_of_arc"]
FIGURES = ("killed", "disrupted", "driven_off", "wounds", "cleared", "own_killed", "own_disrupted", "own_wounds")
SIX = 6


# The share of exact odds


def share(scenario: str, wanted: int) -> dict[str, int]:
    """Of this many attacks in greedy games, how many have exact odds at once, and how many at a closer look."""
    found = {"attacks": 0, "at once": 0, "closely": 0}
    for seed in range(1000):
        for plan in attacks_of(scenario, seed):
            at_once = odds(plan).is_exact
            found["attacks"] += 1
            found["at once"] += at_once
            found["closely"] += at_once or better_odds(plan).is_exact
            if found["attacks"] == wanted:
                return found
    return found


def attacks_of(scenario: str, seed: int) -> Iterator[Any]:
    """The attacks declared in a game between two greedy bots."""
    rng, bot = Random(seed), bot_named("greedy")
    s: Any = GAME.new(GAME.setting(GAME.built_in_pack(), scenario, {}, 2))
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        choice = bot.choose(Knowledge(GAME, s, s.seat), rng)
        if s.question_name().startswith("Declaration."):
            yield from declared_by(s, choice)
        s.answer(choice)


def declared_by(s: Any, choice: Any) -> Iterator[Any]:
    """The attacks declared by a choice, if it is the last of its activation."""
    copy = s.clone()
    frame = copy.stack[-1]
    copy.seat = RUNNING
    getattr(frame, frame.at)(copy, choice)
    if len(frame.deeds) < len(frame.units) or frame.at == "onward":
        return
    for intent in declared_intents(frame):
        plan = plan_of(copy, frame, intent)
        if plan is not None:
            yield plan


# How long it takes


def speed(wanted: int) -> list[dict[str, float]]:
    """For random attacks of 6 against 6: how long the first odds and the closer ones take, and how certain they are."""
    rng = Random("six against six")
    rows: list[dict[str, float]] = []
    while len(rows) < wanted:
        plan = six_against_six(rng)
        if plan is None:
            continue
        began = time.process_time()
        first = odds(plan)
        middle = time.process_time()
        last = first if first.is_exact else better_odds(plan)
        ended = time.process_time()
        rows.append(
            {
                "first ms": 1000 * (middle - began),
                "first exact": first.is_exact,
                "first reach": widest(first),
                "closer ms": 1000 * (ended - middle),
                "closer exact": last.is_exact,
                "closer reach": widest(last),
            }
        )
    return rows


def widest(found: Any) -> float:
    """The largest possible error of any of the figures, in points."""
    return 100 * max(float(found.reach(figure, 1)) for figure in FIGURES)


def six_against_six(rng: Random) -> Any:
    """Six units of few kinds attacking six others; None if they have no room or cannot attack."""
    setting = GAME.setting(GAME.built_in_pack(), rng.choice(["patay", "fierbois"]), {}, 2)
    board, cards = setting.board, setting.cards
    target = rng.randrange(board.ground_count)
    origin = rng.choice(board.neighbours[target])
    kinds = [[card for card in range(cards.count) if cards.kind[card] == kind] for kind in (TROOP, CHARACTER)]
    profiles: list[int] = []
    for _ in range(2):
        few = rng.sample(kinds[0], 2)
        profiles += [rng.choice(few) if rng.random() < 0.9 else rng.choice(kinds[1]) for _ in range(SIX)]
    setting.unit_count = 2 * SIX
    setting.unit_profile, setting.unit_start = profiles, [origin] * SIX + [target] * SIX
    setting.unit_seat = [0] * SIX + [1] * SIX
    setting.unit_side = [setting.seat_side[seat] for seat in setting.unit_seat]
    setting.unit_intrigue = [0] * (2 * SIX)
    setting.unit_morale = [0] * len(profiles)
    setting.unit_bounty = [[0, 0, 0] for _ in profiles]
    setting.is_variable = variable_skills(cards, profiles, [])
    setting.skill_granters = skill_granters(cards, profiles)
    s: Any = starting_position(setting)
    s.stack = []
    if min(s.room) < 0:
        return None
    plan = plan_attack(s, 0, target, MELEE, list(range(SIX)), [0] * SIX, is_commanded=False)
    return plan if plan is not None and len(plan.attackers) == SIX else None


if __name__ == "__main__":
    vars(finding)["perf_counter"] = time.process_time
    what, *rest = sys.argv[1:]
    print(json.dumps(share(rest[0], int(rest[1])) if what == "share" else speed(int(rest[0]))))
