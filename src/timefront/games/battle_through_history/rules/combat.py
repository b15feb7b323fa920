"""6. Course of the battle: three lines of combat, damage point by point, immediate heroic deaths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import CLOSE, LONG, MEDIUM, BattleSetting
from timefront.games.battle_through_history.events.battles import (
    BattleWon,
    DamageInflicted,
    HeroicDeathSilenced,
    HeroicDeathStruck,
    HeroicDeathWeakened,
    LineFought,
    LinkAbsorbed,
    PointDiverted,
    SidesAnnihilated,
    SideWipedOut,
    UnitFell,
    UnitHit,
)
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, EMPTY, ROW, Campaign
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.rulebook import rule

Condition = tuple[int, tuple[int, ...], tuple[int, ...]]
"""The state of the line-ups between two lines: the fallen, the link counters, the wounds."""
ATTACKERS = (1 << ROW) - 1
DEFENDERS = ATTACKERS << ROW
"""The slots of each side, as bits."""


@final
@dataclass
class CourseOfBattle(Frame):
    """6. Long range, medium range, close combat, then the decision. No player makes a choice here."""

    @rule("BH-6.1", "BH-6.8")
    def begin(self, s: Campaign) -> Next:
        """Abilities count again in every line, those of the units that still stand."""
        field = Field(s.setting, s.lineup, s.assigned, s.links, s.wounds)
        if s.sink is not None:
            field.witness = s
        for line in (LONG, MEDIUM, CLOSE):
            if field.is_decided():
                break
            field.fight(line, s.attacker_face, s.defender_face)
        s.fallen = field.fallen
        return self.goto("decision")

    @rule("BH-6.10", "BH-4.11")
    def decision(self, s: Campaign) -> Next:
        """More survivors win, a tie goes to the attacker; if nobody is left, nobody wins (ruling B-47)."""
        attackers, defenders = standing(s, ATTACKER), standing(s, DEFENDER)
        side = winner_of(attackers, defenders)
        s.winner = NOBODY if side == NOBODY else s.active if side == ATTACKER else s.rival
        if side == NOBODY:
            s.emit(SidesAnnihilated)
        else:
            s.emit(BattleWon, side, attackers, defenders)
        return self.done(s)


def winner_of(attackers: int, defenders: int) -> int:
    """BH-6.10: the side that wins with this many undefeated units, or nobody."""
    if attackers == 0 and defenders == 0:
        return NOBODY
    return ATTACKER if attackers >= defenders else DEFENDER


def standing(s: Campaign, side: int) -> int:
    """The number of a side's undefeated units."""
    count = 0
    for slot in range(side * ROW, side * ROW + ROW):
        if s.lineup[slot] != EMPTY and not s.fallen >> slot & 1:
            count += 1
    return count


def difference_of(attacker: int, defender: int) -> int:
    """BH-6.1, BH-6.2: by how much the attacker's total is higher; a negative total counts as 0."""
    return max(0, attacker) - max(0, defender)


@final
class Field:
    """Two line-ups in combat. Slots are numbered as in the state: attackers 0 to 4, defenders 5 to 9."""

    def __init__(
        self, setting: BattleSetting, lineup: list[int], assigned: list[int], links: list[int], wounds: list[int]
    ) -> None:
        self.setting = setting
        self.lineup = lineup
        self.assigned = assigned
        self.links = links
        self.wounds = wounds
        self.fallen = 0
        self.standing = [0, 0]
        self.values: list[int] = [0] * 30
        """What each slot adds to each line, including its token: ten slots for long range, then medium, then close."""
        self.absorb: list[int] = [0] * 10
        self.heroic: list[int] = [0] * 10
        self.accuracy: list[int] = [0] * 10
        self.diversion: list[int] = [0] * 10
        self.diverted: list[int] = [0] * 10
        """Diversion icons used up in this line."""
        self.dealing = ATTACKER
        self.silencing = 0
        """How many of this line's damage points still silence a heroic death."""
        self.cancelled = 0
        """How many points of heroic death the dealing side can still cancel in this line."""
        self.witness: Campaign | None = None
        """Called with what happens, if given."""
        for slot in range(10):
            unit = lineup[slot]
            if unit != EMPTY:
                self.standing[slot // ROW] += 1
                self._read(slot, unit, assigned[slot])

    def _read(self, slot: int, unit: int, token: int) -> None:
        setting = self.setting
        values = setting.unit_values
        for line in (LONG, MEDIUM, CLOSE):
            self.values[line * 10 + slot] = values[unit * 3 + line]
        self.absorb[slot] = setting.absorb[unit]
        self.heroic[slot] = setting.heroic_death[unit]
        self.accuracy[slot] = setting.accuracy[unit]
        self.diversion[slot] = setting.diversion[unit]
        if token != EMPTY:
            kind = setting.tokens[setting.token_kind[token]]
            for line in (LONG, MEDIUM, CLOSE):
                self.values[line * 10 + slot] += kind.lines[line]
            self.heroic[slot] += kind.heroic_death
            self.accuracy[slot] += kind.accuracy
            self.diversion[slot] += kind.diversion

    def condition(self) -> Condition:
        """The present state of the line-ups."""
        return self.fallen, tuple(self.links), tuple(self.wounds)

    def restore(self, condition: Condition) -> None:
        """Restore a state of the line-ups."""
        fallen, links, wounds = condition
        self.standing[ATTACKER] += (self.fallen & ATTACKERS).bit_count() - (fallen & ATTACKERS).bit_count()
        self.standing[DEFENDER] += (self.fallen & DEFENDERS).bit_count() - (fallen & DEFENDERS).bit_count()
        self.fallen = fallen
        self.links[:] = links
        self.wounds[:] = wounds

    def is_decided(self) -> bool:
        """BH-6.9: whether a side has no undefeated unit left."""
        return self.standing[0] == 0 or self.standing[1] == 0

    def fight(self, line: int, attacker_face: int, defender_face: int) -> None:
        """BH-6.1, BH-6.2: fight one line; the difference between the totals hits the lower side (ruling B-44)."""
        attacker = self.power(ATTACKER, line) + FACES[attacker_face][line]
        defender = self.power(DEFENDER, line) + FACES[defender_face][line]
        if self.witness is not None:
            self._tell_totals(line, attacker_face, defender_face)
        difference = difference_of(attacker, defender)
        if difference > 0:
            self.inflict(DEFENDER, difference)
        elif difference < 0:
            self.inflict(ATTACKER, -difference)

    def power(self, side: int, line: int) -> int:
        """The total of a side's undefeated units and their tokens (ruling B-45)."""
        total = 0
        fallen = self.fallen
        for slot in range(side * ROW, side * ROW + ROW):
            if not fallen >> slot & 1:
                total += self.values[line * 10 + slot]
        return total

    def inflict(self, side: int, points: int) -> None:
        """BH-6.3, BH-6.9: deal a line's damage, point by point (ruling B-35)."""
        if self.witness is not None:
            self.witness.emit(DamageInflicted, side, points)
        self.take_aim(1 - side)
        for _ in range(points):
            self.inflict_point()
            if self.is_decided():
                self._tell_wiped_out()
                return

    def take_aim(self, side: int) -> None:
        """BH-6.6, BH-6.8: begin to deal a line's damage to a side; accuracy and diversion count again (ruling B-43)."""
        self.dealing = side
        icons = self._icons(side, self.accuracy)
        self.cancelled = icons if self.setting.cancels_points else 0
        self.silencing = 0 if self.setting.cancels_points else icons
        self.diverted = [0] * 10

    def inflict_point(self) -> None:
        """BH-6.3: the next point, on a unit that diverts it or on the nearest; early points silence (ruling B-42)."""
        side = 1 - self.dealing
        slot = self._diverter(side)
        if slot == EMPTY:
            slot = self._front(side)
        silenced = self.silencing > 0
        if silenced:
            self.silencing -= 1
        self.strike(side, slot, silenced)

    def strike(self, side: int, slot: int, silenced: bool) -> None:
        """BH-6.3, BH-6.4: one point on a unit; a link counter absorbs it, the one nearer to the battlefront first.

        BH-1.3: damage counters never run out (ruling B-46).
        """
        for link in (slot - 1, slot):
            if link >= side * ROW and self.links[link]:
                self.links[link] = 0
                self._tell(LinkAbsorbed, side, slot)
                return
        self.wounds[slot] += 1
        if self.wounds[slot] < self.absorb[slot]:
            if self.witness is not None:
                self.witness.emit(UnitHit, side, self.lineup[slot], self.wounds[slot], self.absorb[slot])
            return
        self.fallen |= 1 << slot
        self.standing[side] -= 1
        self._tell(UnitFell, side, slot)
        if self.heroic[slot]:
            self._die_heroically(side, slot, silenced)

    def _die_heroically(self, side: int, slot: int, silenced: bool) -> None:
        """BH-6.5, BH-6.6: immediately, from the battlefront, depth first (rulings B-39 to B-41, B-46b)."""
        if silenced:
            self._tell(HeroicDeathSilenced, side, slot)
            return
        other = 1 - side
        points = self.heroic[slot]
        if self.cancelled and other == self.dealing:
            stopped = min(points, self.cancelled)
            self.cancelled -= stopped
            points -= stopped
            if self.witness is not None:
                self.witness.emit(HeroicDeathWeakened, side, self.lineup[slot], stopped)
        if points and self.witness is not None:
            self.witness.emit(HeroicDeathStruck, side, self.lineup[slot], points)
        for _ in range(points):
            if self.standing[other] == 0:
                return
            target = self._diverter(other) if self.setting.diverts_heroic_death else EMPTY
            self.strike(other, target if target != EMPTY else self._front(other), False)

    def _diverter(self, side: int) -> int:
        """BH-6.7: the nearest undefeated unit with a diversion icon left in this line (rulings B-36 to B-38)."""
        for slot in range(side * ROW, side * ROW + ROW):
            if self.diverted[slot] < self.diversion[slot] and not self.fallen >> slot & 1:
                self.diverted[slot] += 1
                self._tell(PointDiverted, side, slot)
                return slot
        return EMPTY

    def _front(self, side: int) -> int:
        """The undefeated unit nearest to the battlefront."""
        slot = side * ROW
        while self.fallen >> slot & 1:
            slot += 1
        return slot

    def _icons(self, side: int, column: list[int]) -> int:
        icons = 0
        for slot in range(side * ROW, side * ROW + ROW):
            if not self.fallen >> slot & 1:
                icons += column[slot]
        return icons

    def _tell(
        self,
        event: type[LinkAbsorbed] | type[UnitFell] | type[HeroicDeathSilenced] | type[PointDiverted],
        side: int,
        slot: int,
    ) -> None:
        if self.witness is not None:
            self.witness.emit(event, side, self.lineup[slot])

    def _tell_wiped_out(self) -> None:
        if self.witness is not None:
            for side in (ATTACKER, DEFENDER):
                if self.standing[side] == 0:
                    self.witness.emit(SideWipedOut, side)

    def _tell_totals(self, line: int, attacker_face: int, defender_face: int) -> None:
        """The arithmetic of a line: units, tokens, die and total of both sides."""
        assert self.witness is not None
        figures: list[int] = []
        for side, face in ((ATTACKER, attacker_face), (DEFENDER, defender_face)):
            both, die = self.power(side, line), FACES[face][line]
            tokens = self._tokens(side, line)
            figures += [both - tokens, tokens, die, max(0, both + die)]
        self.witness.emit(LineFought, line, *figures)

    def _tokens(self, side: int, line: int) -> int:
        points = 0
        setting = self.setting
        for slot in range(side * ROW, side * ROW + ROW):
            token = self.assigned[slot]
            if token != EMPTY and not self.fallen >> slot & 1:
                points += setting.tokens[setting.token_kind[token]].lines[line]
        return points
