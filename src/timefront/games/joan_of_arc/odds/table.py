"""The dice of a fight on the table, and which of them had better be rolled again (JA-7.2).

Dice are compared by what all results on the table bring together, so the attacker keeps a hit that gets through and
rerolls one that a shield would stop.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.board.areas import has_terrain_effect
from timefront.games.joan_of_arc.bots.clash import Tally, gain, most_hits
from timefront.games.joan_of_arc.bots.worth import STRIKE, worths_of
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD, SIDES
from timefront.games.joan_of_arc.content.vocabulary import HILL_RETALIATION, LOSES_SHIELD, RETALIATION
from timefront.games.joan_of_arc.odds.outcomes import (
    ALL_RESULTS,
    FIRST_MARK,
    MARKED_BESIDE_SHIELDS,
    MARKS,
    SHIELDS_OF_ALL,
    after_shields,
    hits_of,
    shields_of,
)
from timefront.games.joan_of_arc.rules.attack.ground import comes_across_wall
from timefront.games.joan_of_arc.rules.attack.muster import (
    attackers,
    defenders,
    fights_with,
    is_melee,
    kind_of_roll,
    target_of,
    terrain_counts,
)
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK
from timefront.games.joan_of_arc.state import War

HOPE: Final = 0.001
"""What a better result is worth that shields would stop: with others like it, some get through."""
EQUAL: Final = 1e-9
"""Rolls that differ by less are equally good."""

Shown = tuple[int, int, bool]
"""A die on the table: its kind, its result, and whether all its results count, or only SHIELDs and what a hill adds."""


@final
class Table:
    """The dice of a fight, and what their results bring: to the attacker on one side, to the defender on the other."""

    def __init__(self, s: War) -> None:
        self.s = s
        self.worths = worths_of(s.setting)
        self.target, self.roll = target_of(s), kind_of_roll(s)
        self.units = attackers(s)
        self.foes = [unit for unit in defenders(s) if s.place[unit] == self.target]
        self.most, self.most_back = most_hits(s, self.foes), most_hits(s, self.units)
        self.striking = [unit for unit in self.foes if is_melee(s) and fights_with(s, unit, RETALIATION)]
        self.shields_added = int(is_melee(s) and comes_across_wall(s))
        self.shields_sunk = int(has_terrain_effect(s, self.target, LOSES_SHIELD))
        is_hill = is_melee(s) and has_terrain_effect(s, self.target, HILL_RETALIATION) and terrain_counts(s)
        self.others = MARKED_BESIDE_SHIELDS if is_hill else SHIELDS_OF_ALL
        """What the results of defenders that do not strike back add to the counts."""
        self._gains: dict[tuple[int, int], float] = {}

    # Counting

    def with_die(self, count: int, result: int, is_whole: bool) -> int:
        """A count of results, and one more."""
        if result > SHIELD:
            result = BLANK
        step = ALL_RESULTS[result] if is_whole else self.others[result]
        return count | step if step >> FIRST_MARK else count + step

    def with_dice(self, count: int, dice: list[Shown]) -> int:
        """A count of results, and those of some dice."""
        for _, result, is_whole in dice:
            count = self.with_die(count, result, is_whole)
        return count

    def shields(self, count: int) -> int:
        """JA-10.1, JA-10.5: the SHIELDs that stop something: a wall adds one in melee, then a swamp removes one."""
        return max(0, shields_of(count) + self.shields_added - self.shields_sunk)

    def faces(self, kind: int) -> list[int]:
        """What the faces of a die show."""
        return self.s.setting.die_faces[SIDES * kind : SIDES * kind + SIDES]

    # What it brings

    def value(self, side: int, count: int, against: int) -> float:
        """What a side's roll brings it: the attack's against a number of shields, the defence's against hits."""
        if side == ATTACK:
            hits = hits_of(count)
            hope = sum([STRIKE[place + 1] * hits[2 - place] for place in range(3)])
            return self.gain(after_shields(count, against, self.most), 0) + HOPE * hope
        return -self.gain(after_shields(against, self.shields(count), self.most), self.blows_back(count))

    def blows_back(self, count: int) -> int:
        """JA-7.8, JA-10.1: what strikes back: the results of skilled defenders, and the worst one from a hill."""
        marks = count >> FIRST_MARK & MARKS
        if marks:
            count += 1 if marks & 1 else 1 << 8 if marks & 2 else 1 << 16
        return after_shields(count, 0, self.most_back)

    def gain(self, through: int, back: int) -> float:
        """What the attacker gains if this comes through and that strikes back."""
        known = self._gains.get((through, back))
        if known is None:
            tally = Tally()
            kills, disrupts, pushes = hits_of(through)
            tally.kills, tally.disrupts, tally.pushes = float(kills), float(disrupts), float(pushes)
            kills, disrupts, _ = hits_of(back)
            tally.back_kills, tally.back_disrupts = float(kills), float(disrupts)
            known = gain(self.s, self.worths, tally, self.foes, self.units, self.target, self.roll)
            self._gains[through, back] = known
        return known

    # Choosing

    def most_promising(
        self, side: int, dice: list[Shown], options: list[Shown], rest: int, against: int
    ) -> Shown | None:
        """Of the dice of a side that may be rolled again, the one to choose; none if the roll had better stand.

        Besides `dice` there is a count of other results; the value of all of them is that of `value`.
        """
        best: Shown | None = None
        most = self.value(side, self.with_dice(rest, dice), against) + EQUAL
        for option in sorted(set(options)):
            others = dice[:]
            others.remove(option)
            base = self.with_dice(rest, others)
            total = 0.0
            for face in self.faces(option[0]):
                total += self.value(side, self.with_die(base, face, option[2]), against)
            if total / SIDES > most:
                best, most = option, total / SIDES + EQUAL
        return best
