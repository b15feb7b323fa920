"""7. Dodging, at once after a roll of the defence, and powers that count before shields (JA-7.2, JA-9.dodge)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, power_of, powers_with, use
from timefront.games.joan_of_arc.board.areas import steps_open_to
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import (
    ADD_SHIELDS,
    CANCEL_RESULTS,
    FIRE_ON_DODGE,
    MELEE,
    STRIKE_ON_BLANK,
    TARGETING,
)
from timefront.games.joan_of_arc.content.vocabulary import DODGE as DODGE_SKILL
from timefront.games.joan_of_arc.events.attacks import FireLeft, ResultTakenAway, ShieldsGained, UnitDodged
from timefront.games.joan_of_arc.rules.attack.fight import ATTACK, DEFENCE_SIDE, HITS, TAKEN_AWAY
from timefront.games.joan_of_arc.rules.attack.pool import FROM_BLANK, FROM_POWER, FROM_SIZE
from timefront.games.joan_of_arc.rules.attack.rerolls import Rerolls
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import DODGE, LEAVE_FIRE, LEAVE_NO_FIRE, STAND_FAST
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Dodging(Rerolls):
    """Whoever dodges, and what comes between the last reroll and the shields.

    While it is asked who dodges, `undecided` are the units of the blanks that have just fallen.
    """

    @rule("JA-9.dodge")
    def defence_fell(self, s: War) -> Next:
        """Whoever shows a blank may leave before anything is done with the rolls (ruling J-28)."""
        self.undecided = [self.units[die] for die in self.in_play(DEFENCE_SIDE) if self.is_blank(s, die)]
        return self.goto("next_dodge")

    @rule("JA-9.dodge")
    def next_dodge(self, s: War) -> Next:
        """One after the other; then whoever has rolled goes on."""
        if self.dodgers(s):
            return self.ask(s, self.foe, "dodge")
        return self.all_stand()

    def all_stand(self) -> Next:
        """Nobody dodges any more: after the first rolls the attacker goes on, after a reroll whoever has made it."""
        self.undecided = []
        return self.goto("rerolled_so" if any(self.rerolled) else "attacker_rerolls")

    def dodgers(self, s: War) -> list[int]:
        """The defenders with the skill, a blank that has just fallen on a die of their own, and a way out."""
        side = side_of(s, self.foe)
        return [
            unit
            for unit in self.defenders
            if unit in self.undecided
            and has_skill(s, unit, DODGE_SKILL, self.circumstances(s, unit))
            and steps_open_to(s, unit, side)
        ]

    def offer_dodge(self, s: War) -> list[Choice]:
        """Every way of each dodger, or nobody moves any more."""
        side = side_of(s, self.foe)
        offers = [DODGE(unit, area) for unit in self.dodgers(s) for area in steps_open_to(s, unit, side)]
        return sorted([STAND_FAST(), *offers])

    def refuse_dodge(self, s: War, choice: Choice) -> Refusal | None:
        """No blank of a dodger, or no open area beside it."""
        if choice[0] == STAND_FAST.name:
            return None
        if choice[1] not in self.dodgers(s):
            return Refusal("JA-9.dodge", "cannot-dodge", unit=choice[1])
        if choice[2] not in steps_open_to(s, choice[1], side_of(s, self.foe)):
            return Refusal("JA-9.dodge", "area-not-open", area=choice[2])
        return None

    @question("JA-9.dodge", DODGE, STAND_FAST)
    def dodge(self, s: War, choice: Choice) -> Next:
        """Its dice leave the roll (ruling J-42); if all are gone the attack meets nobody."""
        if choice[0] == STAND_FAST.name:
            return self.all_stand()
        unit, area = choice[1], choice[2]
        move(s, [unit], area)
        s.emit(UnitDodged, unit, area)
        self.stand_down(s)
        if not s.fire[self.target] and powers_with(s, unit, FIRE_ON_DODGE):
            self.undecided.insert(0, unit)
            return self.ask(s, self.foe, "fire")
        return self.goto("after_dodge")

    @rule("JA-9.dodge")
    def after_dodge(self, s: War) -> Next:
        """The next one, if anybody is left."""
        return self.goto("next_dodge" if self.defenders else "conclusion")

    def offer_fire(self, s: War) -> list[Choice]:
        """A fire in the area that was left, or none."""
        return [LEAVE_FIRE(self.target), LEAVE_NO_FIRE()]

    def refuse_fire(self, s: War, choice: Choice) -> Refusal | None:
        """Another area."""
        if choice[0] == LEAVE_FIRE.name and choice[1] != self.target:
            return Refusal("JA-8.8", "not-the-area-left", area=self.target)
        return None

    @question("JA-8.8", LEAVE_FIRE, LEAVE_NO_FIRE)
    def fire(self, s: War, choice: Choice) -> Next:
        """A fire token of the dodger's owner."""
        unit = self.undecided.pop(0)
        if choice[0] == LEAVE_FIRE.name:
            s.fire[self.target] = self.foe + 1
            s.emit(FireLeft, unit, self.target)
        return self.goto("after_dodge")

    @rule("JA-7.2", "JA-9.big")
    def defence_powers(self, s: War) -> Next:
        """A gigantic die counts for all that stood there when it fell (ruling J-38); powers; blanks are dropped."""
        for die in self.in_play(ATTACK):
            if self.origins[die] == FROM_SIZE and self.results[die] in HITS:
                for _ in range(len(self.attacked) - 1):
                    self.add_die(ATTACK, self.units[die], ~self.results[die], FROM_SIZE)
        for unit in self.defenders:
            for number in powers_with(s, unit, STRIKE_ON_BLANK):
                if self.kind_of_roll == MELEE:
                    self.arm_blanks(unit, power_of(s, unit, number).result)
            for number in powers_with(s, unit, CANCEL_RESULTS):
                self.take_away(s, unit, number)
            for number in powers_with(s, unit, ADD_SHIELDS):
                if is_ready(s, unit, number):
                    use(s, unit, number)
                    count = power_of(s, unit, number).count
                    for _ in range(count):
                        self.add_die(DEFENCE_SIDE, unit, ~SHIELD, FROM_POWER)
                    s.emit(ShieldsGained, unit, count)
        self.settle(s, DEFENCE_SIDE, self.foe)
        return self.goto("terrain")

    def arm_blanks(self, unit: int, result: int) -> None:
        """The blanks of a unit strike at attackers."""
        for die in self.dice_of(unit, DEFENCE_SIDE):
            if self.results[die] == BLANK:
                self.results[die] = result
                self.origins[die] = FROM_BLANK

    def take_away(self, s: War, unit: int, number: int) -> None:
        """Results of the attack that a power cancels, first those that the attacker could allocate himself."""
        power = power_of(s, unit, number)
        found = self.showing(ATTACK, power.result)
        if not found or not is_ready(s, unit, number):
            return
        use(s, unit, number)
        aimed = [
            die
            for die in found
            if self.units[die] >= 0 and has_skill(s, self.units[die], TARGETING, self.circumstances(s, self.units[die]))
        ]
        ordered = aimed + [die for die in found if die not in aimed]
        for die in ordered[: power.count] if power.count else ordered:
            self.seal(die, TAKEN_AWAY, unit)
            s.emit(ResultTakenAway, unit, self.units[die], self.colour(s, die), self.results[die])
