"""The roll of one side of a plain attack in which dice may be rolled again for nothing, counted exactly (JA-7.2).

By feint, parry or a charge over fields a unit rerolls one of its dice; cover lets the defence reroll any one. Which die
it is follows from what lies on the table (`Table.most_promising`), so every roll is followed to where it stands. Rolls
that differ only in which of several equal units rolled what are one.
"""

from __future__ import annotations

from math import comb
from typing import Final, final

from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD, SIDES
from timefront.games.joan_of_arc.odds.outcomes import Roll, weights_of
from timefront.games.joan_of_arc.odds.simulated import AttackPlan
from timefront.games.joan_of_arc.odds.table import Shown, Table
from timefront.games.joan_of_arc.rules.attack.muster import deciding_seats
from timefront.games.joan_of_arc.rules.attack.pool import Pool
from timefront.games.joan_of_arc.rules.attack.rework import has_cover, reasons_of
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK

MOST_ROLLS: Final = 2_000
"""With more different rolls than this, an attack is not counted."""
FACES: Final = 5
"""How many different results a die can have, at most."""

Item = tuple[int, tuple[Shown, ...]]
"""A unit's dice as they lie, and before them how many of them it may still reroll."""
Rolled = tuple[int, int, tuple[Item, ...]]
"""A count of dice that stand, how many of the others may be rerolled by cover, and the units that have those."""


def own_rerolls(plan: AttackPlan, side: int, unit: int) -> int:
    """How many rerolls of its own dice a unit has for nothing."""
    return len(reasons_of(plan.position, side, unit, 0)) if unit >= 0 else 0


def has_rerolls(plan: AttackPlan, side: int, pool: Pool) -> bool:
    """Whether a side can reroll any of these dice."""
    if not any(die >= 0 for die in pool.dice):
        return False
    if side != ATTACK and has_cover(plan.position):
        return True
    return any(die >= 0 and own_rerolls(plan, side, pool.units[place]) for place, die in enumerate(pool.dice))


def can_count(plan: AttackPlan, side: int, pool: Pool) -> bool:
    """Whether the rolls of a side with rerolls can be counted: plain dice, one owner, and not too many rolls."""
    s = plan.position
    if any(die >= 0 and max(s.setting.die_faces[SIDES * die : SIDES * die + SIDES]) > SHIELD for die in pool.dice):
        return False
    if side != ATTACK and deciding_seats(s):
        return False
    return Rerolls(plan, side, pool, Table(s)).most_rolls <= MOST_ROLLS


@final
class Rerolls:
    """The dice of a side, and how they end."""

    def __init__(self, plan: AttackPlan, side: int, pool: Pool, table: Table) -> None:
        self.side = side
        self.table = table
        self.shared = int(side != ATTACK and has_cover(plan.position))
        self.size = len(pool.dice)
        """How many results there are, with those that need no roll."""
        self.others = Roll()
        by_unit: dict[int, list[Shown]] = {}
        for place, die in enumerate(pool.dice):
            unit = pool.units[place]
            shown = (die, BLANK, side == ATTACK or unit in table.striking)
            if die >= 0 and (self.shared or own_rerolls(plan, side, unit)):
                by_unit.setdefault(unit if unit >= 0 else ~place, []).append(shown)
            else:
                steps = [table.with_die(0, result, shown[2]) for result in range(SHIELD + 1)]
                self.others.add(weights_of(plan.position, die), steps)
        self.units: list[Item] = [
            (own_rerolls(plan, side, unit), tuple(sorted(dice))) for unit, dice in sorted(by_unit.items())
        ]
        """The units whose dice may be rerolled; they are not rolled yet."""
        self.most = self.shared + sum([item[0] for item in self.units])
        """How many dice can be rerolled."""
        rolled = sum([len(item[1]) for item in self.units])
        self.total: int = self.others.total * SIDES ** (rolled + self.most)

    @property
    def most_rolls(self) -> int:
        """How many different first rolls there are, at most."""
        rolls = len(self.others.weights)
        for item in set(self.units):
            alike = self.units.count(item)
            results = comb(len(item[1]) + FACES - 1, FACES - 1)
            rolls *= comb(alike + results - 1, alike)
        return rolls

    def first_rolls(self) -> dict[Rolled, int]:
        """All first rolls, with their weights."""
        rolls: dict[Rolled, int] = {(count, self.shared, ()): weight for count, weight in self.others.weights.items()}
        for left, dice in self.units:
            shown: dict[tuple[Shown, ...], int] = {(): 1}
            for die in dice:
                shown = {
                    (*before, (die[0], result, die[2])): weight * chance
                    for before, weight in shown.items()
                    for result, chance in self.chances(die[0])
                }
            more: dict[Rolled, int] = {}
            for (count, shared, items), weight in rolls.items():
                for results, chance in shown.items():
                    roll = (count, shared, tuple(sorted([*items, (left, tuple(sorted(results)))])))
                    more[roll] = more.get(roll, 0) + weight * chance
            rolls = more
        return rolls

    def chances(self, kind: int) -> list[tuple[int, int]]:
        """How many faces of a die show each result."""
        faces = self.table.faces(kind)
        return [(result, faces.count(result)) for result in range(SHIELD + 1) if result in faces]

    def count(self, roll: Rolled) -> int:
        """All results of a roll."""
        return self.table.with_dice(roll[0], [die for item in roll[2] for die in item[1]])

    def settled(self, rolls: dict[Rolled, int], against: int) -> dict[int, int]:
        """The counts in which some rolls end, out of `total`, against a number of shields or a count of hits."""
        if not self.most:
            return {roll[0]: weight for roll, weight in rolls.items()}
        found: dict[int, int] = {}
        scale = SIDES**self.most
        while rolls:
            following: dict[Rolled, int] = {}
            for roll, weight in rolls.items():
                die = self.choice(roll, against)
                if die is None:
                    count = self.count(roll)
                    found[count] = found.get(count, 0) + weight * scale
                    continue
                for result, chance in self.chances(die[0]):
                    another = self.rolled_again(roll, die, result)
                    following[another] = following.get(another, 0) + weight * chance
            rolls = following
            scale //= SIDES
        return found

    def choice(self, roll: Rolled, against: int) -> Shown | None:
        """The die that is rerolled next; none if the roll stands."""
        _, shared, items = roll
        options = [die for left, dice in items for die in dice if left or shared]
        if not options or (self.side == ATTACK and self.size <= against - self.table.shields_added):
            return None
        return self.table.most_promising(
            self.side, [die for item in items for die in item[1]], options, roll[0], against
        )

    def rolled_again(self, roll: Rolled, die: Shown, result: int) -> Rolled:
        """The roll with another result of a die, of the first unit that may reroll it; what stands is counted."""
        count, shared, items = roll
        chosen = next(item for item in items if die in item[1] and (item[0] or shared))
        left, results = chosen[0], list(chosen[1])
        results.remove(die)
        results.append((die[0], result, die[2]))
        if not left:
            shared -= 1
        kept = list(items)
        kept.remove(chosen)
        kept.append((max(0, left - 1), tuple(sorted(results))))
        if not shared:
            for item in kept:
                if not item[0]:
                    count = self.table.with_dice(count, list(item[1]))
            kept = [item for item in kept if item[0]]
        return count, shared, tuple(sorted(kept))
