"""How an attack ends once both rolls stand, worked out once for all rolls with the same results left.

However the dice were rerolled before, what follows depends only on the results that are left. So attacks that are
simulated again and again soon end in known ways.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.bots.clash import most_hits
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import TOUGH
from timefront.games.joan_of_arc.odds.luck import Dice
from timefront.games.joan_of_arc.odds.outcomes import BITS, after_shields, hits_of
from timefront.games.joan_of_arc.odds.plain_attacks import counts_alike
from timefront.games.joan_of_arc.odds.simulated import AttackPlan, Outcome, best_choice, follow, is_settled, lay_results
from timefront.games.joan_of_arc.rules.attack.muster import attackers, defenders
from timefront.games.joan_of_arc.rules.attack.pool import NO_UNIT
from timefront.games.joan_of_arc.rules.attack.rows import (
    ALLOCATED,
    ATTACK,
    DEFENCE_SIDE,
    in_play,
    is_from_hill,
    showing,
)
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.attack.strike_back import striking_dice
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, RUNNING

AT_SHIELDS: Final = "targeting"
AT_ALLOCATION: Final = "bodyguards"
"""The steps at which an attack continues while shields are used, or results allocated."""

MOST_TOUGH: Final = 2
"""With more tough units there are too many branches to follow: each of their dice adds more."""

Ending = dict[Outcome, Fraction]
"""The chances of the outcomes: several if a unit is tough or rescued."""


@final
class Endings:
    """The known endings of one attack."""

    def __init__(self, plan: AttackPlan) -> None:
        self.plan = plan
        tough = [unit for unit in plan.defenders + plan.attackers if has_skill(plan.position, unit, TOUGH)]
        self.is_possible = counts_alike(plan) and len(tough) <= MOST_TOUGH
        self._known: dict[tuple[int, ...], Ending] = {}

    @property
    def count(self) -> int:
        """How many endings are known."""
        return len(self._known)

    def of(self, s: War) -> Ending | None:
        """How the attack ends from a pause on; None if that depends on more than the results that are left."""
        if not self.is_possible or s.stack[1].at not in (AT_SHIELDS, AT_ALLOCATION) or ALLOCATED in s.die_fate:
            return None
        striking = striking_dice(s)
        if any(is_from_hill(s, die) for die in striking):
            return None
        shields = len(showing(s, DEFENCE_SIDE, SHIELD)) if s.stack[1].at == AT_SHIELDS else 0
        through = after_shields(count_of(s, in_play(s, ATTACK)), shields, most_hits(s, defenders(s)))
        back = after_shields(count_of(s, striking), 0, most_hits(s, attackers(s)))
        striker = min([s.die_unit[die] for die in striking]) if striking else NO_UNIT
        key = (through, back, striker, *s.place, *s.wounds, *s.tokens, *s.used, *s.fight)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self.follow_on(s, hits_of(through), hits_of(back), striker)
        return known

    def follow_on(self, s: War, hits: list[int], back: list[int], striker: int) -> Ending:
        """The attack from the shields on, with only the remaining results on the table."""
        copy = s.clone()
        copy.stack = [OrderPhase(self.plan.seat), Attack()]
        copy.stack[-1].at = AT_SHIELDS
        copy.shared = 0
        copy.seat = RUNNING
        has_defence = bool(in_play(s, DEFENCE_SIDE))
        for column in (copy.die_unit, copy.die_kind, copy.die_result, copy.die_fate, copy.die_mate, copy.die_marks):
            column.clear()
        lay_results(copy, hits, back, striker, 0, has_defence=has_defence)
        copy.run()
        found: Ending = {}
        follow(self.plan, copy, Fraction(1), found)
        return found


def count_of(s: War, dice: list[int]) -> int:
    """The KILLs, DISRUPTs and PUSHes of some dice, as one number."""
    results = [s.die_result[die] for die in dice]
    return results.count(KILL) | results.count(DISRUPT) << BITS | results.count(PUSH) << 2 * BITS


def simulate(plan: AttackPlan, dice: Dice, endings: Endings) -> Ending:
    """Simulate the attack once: the dice are thrown until its ending is known."""
    s = plan.laid()
    s.run()
    while not is_settled(s):
        known = endings.of(s)
        if known is not None:
            return known
        s.answer(dice.throw(s) if s.seat == CHANCE else best_choice(s))
    return {plan.outcome(s): Fraction(1)}
