"""7. Resolving an attack, from its declaration to the follow-up (sequence: ruling J-28).

One procedure, `Attack`, whose steps stand in the order of the rulebook in modules of their own, each building on the
one before it:

    fight           who fights; a row for every die
    opening         terror, which dice, the attack roll, the defence roll
    rerolls         the attacker's rerolls and powers, then the defender's rerolls
    dodging         dodging, at once after a roll of the defence, and its powers after the last
    shields         terrain, shields
    allocation      targeting, allocation, bodyguards
    retaliation     who suffers what the defence strikes back with
    blows, pushes   wounds, disruptions and pushes on both sides
    follow_up       rewards, damage to buildings, the follow-up
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import is_ready, powers_with, use
from timefront.games.joan_of_arc.board.areas import is_inside, troops_in, ways_from
from timefront.games.joan_of_arc.content.vocabulary import MELEE, MELEE_AGAIN
from timefront.games.joan_of_arc.events.attacks import AttackDeclared
from timefront.games.joan_of_arc.events.results import AttackEnded
from timefront.games.joan_of_arc.rules.attack.follow_up import FollowUp
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_other_unit
from timefront.games.joan_of_arc.state import DISRUPTED, War, side_of
from timefront.games.joan_of_arc.verbs import ATTACK_AGAIN, REST
from timefront.kernel.bits import members
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class Attack(FollowUp):
    """An attack of a seat's units on an area: `Attack(seat, target, MELEE, attackers, ways, is_commanded)`."""

    @rule("JA-7.1", "JA-6.5", "JA-1.4")
    def begin(self, s: War) -> Next:
        """All units of the other side in the area defend; the owner of the first of them decides for them."""
        self.defenders = members(troops_in(s, self.target, 1 - side_of(s, self.seat)))
        if not self.attackers or not self.defenders:
            return self.done(s)
        self.attackers, self.ways = self.attackers[:], self.ways[:]
        self.foe = s.owner[self.defenders[0]]
        self.attacked = self.defenders[:]
        s.emit(AttackDeclared, self.seat, self.kind_of_roll, self.target, self.attackers[:])
        return self.goto("terror")

    @rule("JA-6.5")
    def next_melee(self, s: War) -> Next:
        """Whoever followed up may have the power to attack again."""
        while self.following:
            unit = self.following[0]
            if any(is_ready(s, unit, number) for number in powers_with(s, unit, MELEE_AGAIN)) and self.targets(s, unit):
                return self.ask(s, self.seat, "again")
            self.following.pop(0)
        return self.goto("close")

    def targets(self, s: War, unit: int) -> list[int]:
        """JA-6.5, JA-6.7: the areas that a unit can attack in melee."""
        if s.place[unit] < 0:
            return []
        here, foe = s.place[unit], 1 - side_of(s, self.seat)
        reach = [*ways_from(s, here), here] if is_inside(s, here) else ways_from(s, here)
        return sorted([area for area in reach if troops_in(s, area, foe)])

    def offer_again(self, s: War) -> list[Choice]:
        """Every enemy beside it, or rest."""
        unit = self.following[0]
        return sorted([REST(unit), *[ATTACK_AGAIN(unit, area) for area in self.targets(s, unit)]])

    def refuse_again(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit than the one in question, or no enemy there."""
        unit = self.following[0]
        if choice[1] == unit and choice[0] == ATTACK_AGAIN.name and choice[2] not in self.targets(s, unit):
            return Refusal("JA-6.5", "no-enemy-there", area=choice[2])
        return refuse_other_unit(unit, choice, "JA-6.5")

    @question("JA-6.5", ATTACK_AGAIN, REST)
    def again(self, s: War, choice: Choice) -> Next:
        """Another melee of this unit alone."""
        unit = self.following.pop(0)
        if choice[0] == REST.name:
            return self.goto("next_melee")
        use(s, unit, powers_with(s, unit, MELEE_AGAIN)[0])
        return self.call(s, Attack(self.seat, choice[2], MELEE, [unit], [0], self.is_commanded), "attacked_again")

    @rule("JA-6.5")
    def attacked_again(self, s: War, _: None) -> Next:
        """Go on with the next unit."""
        return self.goto("next_melee")

    @rule("JA-7.1")
    def close(self, s: War) -> Next:
        """The attack is over."""
        disrupted = sum([s.place[unit] == DISRUPTED for unit in self.attacked])
        s.emit(AttackEnded, self.seat, self.target, len(self.fallen(s)), disrupted, len(self.pushed))
        return self.done(s)
