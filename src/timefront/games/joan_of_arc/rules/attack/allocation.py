"""7. Who suffers what: targeting, allocation, bodyguards (JA-7.4, JA-9.targeting, JA-9.bodyguard)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.content.dice import BLANK, DISRUPT, KILL, PUSH, TRAMPLE
from timefront.games.joan_of_arc.content.vocabulary import BODYGUARD, TARGETING
from timefront.games.joan_of_arc.events.results import ResultAllocated, ResultLost, ResultTargeted, UnitGuarded
from timefront.games.joan_of_arc.rules.attack.fight import ALLOCATED, ATTACK, HITS, LOST
from timefront.games.joan_of_arc.rules.attack.opening import first_alike_only
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE
from timefront.games.joan_of_arc.rules.attack.shields import Shields
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import ALLOCATE, GUARD, LEAVE_TO_DEFENDER, LEAVE_UNGUARDED, TARGET_UNIT
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Allocation(Shields):
    """From the last shield to the last bodyguard."""

    def held_by(self, unit: int) -> list[int]:
        """The dice whose results a unit must suffer."""
        return [die for die in range(len(self.units)) if self.is_held_by(die, unit)]

    def capacity_for(self, s: War, unit: int, hit: int) -> int:
        """JA-7.4, ruling J-31: how many such results more; as many in all as it has hit points left, never two PUSHes.

        A unit without hit points takes one result.
        """
        held = self.held_by(unit)
        spare = max(1, hp_left(s, unit)) - len(held)
        if hit == PUSH:
            return min(spare, int(all(self.results[die] != PUSH for die in held)))
        return spare

    def takers(self, s: War, units: list[int], hit: int) -> list[int]:
        """JA-7.4: those without a result first; then those with more than 1 hit point left."""
        free = [unit for unit in units if not self.held_by(unit)]
        return free or [unit for unit in units if self.capacity_for(s, unit, hit) > 0]

    # Targeting

    @rule("JA-9.targeting")
    def targeting(self, s: War) -> Next:
        """The attacker first, with the results of those who take aim; a single defender needs no aim."""
        if len(self.defenders) > 1 and self.aimed_hits(s) and self.aims(s):
            return self.ask(s, self.seat, "aim")
        return self.goto("next_allocation")

    def aimed_hits(self, s: War) -> list[int]:
        """The worst results left on dice of units with targeting, one of each sort."""
        aimed = [
            die
            for die in self.in_play(ATTACK)
            if self.results[die] in HITS
            and self.units[die] >= 0
            and has_skill(s, self.units[die], TARGETING, self.circumstances(s, self.units[die]))
        ]
        for hit in HITS:
            worst = [die for die in aimed if self.results[die] == hit]
            if worst:
                return self.sorts_of_hits(s, worst)
        return []

    def aims(self, s: War) -> list[int]:
        """The defenders that can take the worst of these results, one of each sort (ruling J-46)."""
        hits = self.aimed_hits(s)
        hit = self.results[hits[0]] if hits else BLANK
        return self.sorts(s, [unit for unit in self.defenders if self.capacity_for(s, unit, hit) > 0])

    def offer_aim(self, s: War) -> list[Choice]:
        """Every result on every defender, or the defender allocates."""
        offers = [TARGET_UNIT(die, unit) for die in self.aimed_hits(s) for unit in self.aims(s)]
        return sorted([LEAVE_TO_DEFENDER(), *offers])

    def refuse_aim(self, s: War, choice: Choice) -> Refusal | None:
        """No aimed result, not the worst one, or a unit that cannot take it."""
        if choice[0] == LEAVE_TO_DEFENDER.name:
            return None
        if choice[1] not in self.in_play(ATTACK) or choice[1] not in self.aimed_hits(s):
            return Refusal("JA-9.targeting", "no-aimed-result")
        return self.refuse_taker(s, choice[2], self.aims(s), self.results[choice[1]], "JA-9.targeting")

    def refuse_taker(self, s: War, unit: int, takers: list[int], hit: int, rule_id: str) -> Refusal | None:
        """Why a defender does not take a result."""
        if unit not in self.defenders:
            return Refusal(rule_id, "no-defender", unit=unit)
        if self.capacity_for(s, unit, hit) < 1:
            return Refusal(rule_id, "takes-no-more", unit=unit)
        return first_alike_only(unit, takers, rule_id)

    @question("JA-9.targeting", TARGET_UNIT, LEAVE_TO_DEFENDER)
    def aim(self, s: War, choice: Choice) -> Next:
        """One result on one unit, the worst first."""
        if choice[0] == LEAVE_TO_DEFENDER.name:
            return self.goto("next_allocation")
        die, unit = choice[1], choice[2]
        self.seal(die, ALLOCATED, unit)
        s.emit(ResultTargeted, unit, self.units[die], self.colour(s, die), self.results[die])
        return self.goto("targeting")

    # Allocation

    @rule("JA-7.4")
    def next_allocation(self, s: War) -> Next:
        """KILL, then DISRUPT, then PUSH; what nobody can take is lost."""
        while True:
            hit = self.worst(ATTACK)
            if hit == BLANK:
                return self.goto("trample")
            takers = self.takers(s, self.defenders, hit)
            hits = self.showing(ATTACK, hit)
            if not takers:
                for die in hits:
                    self.seal(die, LOST)
                    s.emit(ResultLost, self.units[die], self.colour(s, die), hit)
            elif len(self.sorts_of_hits(s, hits)) > 1:
                return self.ask(s, self.foe, "allocation")
            elif len(hits) >= len(takers) and not self.held_by(takers[0]):
                for place, unit in enumerate(takers):  # everybody takes one, whoever is first
                    self.allot(s, hits[place], unit)
            elif len(self.sorts(s, takers)) == 1:
                self.allot(s, hits[0], takers[0])
            else:
                return self.ask(s, self.foe, "allocation")

    def open_hits(self, s: War) -> list[int]:
        """The dice with the worst result, one of each sort."""
        return self.sorts_of_hits(s, self.showing(ATTACK, self.worst(ATTACK)))

    def open_takers(self, s: War) -> list[int]:
        """The defenders whose turn it is to take it, one of each sort."""
        return self.sorts(s, self.takers(s, self.defenders, self.worst(ATTACK)))

    def offer_allocation(self, s: War) -> list[Choice]:
        """Every sort of result on every sort of unit."""
        takers = self.open_takers(s)
        return sorted([ALLOCATE(die, unit) for die in self.open_hits(s) for unit in takers])

    def refuse_allocation(self, s: War, choice: Choice) -> Refusal | None:
        """Not the worst result, or not the unit's turn."""
        die, unit = choice[1], choice[2]
        if die not in self.in_play(ATTACK) or self.results[die] not in HITS:
            return Refusal("JA-7.4", "no-attack-result")
        if self.results[die] != self.worst(ATTACK):
            return Refusal("JA-7.4", "worst-result-first", result=self.worst(ATTACK))
        if unit in self.defenders and unit not in self.takers(s, self.defenders, self.results[die]):
            return Refusal("JA-7.4", "others-first", unit=unit)
        refusal = self.refuse_taker(s, unit, self.open_takers(s), self.results[die], "JA-7.4")
        return refusal or first_alike_only(die, self.open_hits(s), "JA-7.4")

    @question("JA-7.4", ALLOCATE)
    def allocation(self, s: War, choice: Choice) -> Next:
        """One result on one unit."""
        self.allot(s, choice[1], choice[2])
        return self.goto("next_allocation")

    def allot(self, s: War, die: int, unit: int) -> None:
        """A unit must suffer a result."""
        self.seal(die, ALLOCATED, unit)
        s.emit(ResultAllocated, unit, self.units[die], self.colour(s, die), self.results[die])

    @rule("JA-9.big", "JA-7.4")
    def trample(self, s: War) -> Next:
        """TRAMPLE pushes every unit that is not pushed already; no shield helps (ruling J-38)."""
        for die in self.showing(ATTACK, TRAMPLE):
            for unit in self.defenders:
                held = [self.results[other] for other in self.held_by(unit)]
                if PUSH not in held and TRAMPLE not in held:
                    copy = self.add_die(ATTACK, self.units[die], ~TRAMPLE, FROM_SIZE)
                    self.allot(s, copy, unit)
            self.seal(die, LOST)
        return self.goto("next_guard")

    # Bodyguards

    @rule("JA-9.bodyguard")
    def next_guard(self, s: War) -> Next:
        """Each bodyguard once (ruling J-39)."""
        if self.guarding(s):
            return self.ask(s, self.foe, "guard")
        return self.goto("retaliation")

    def guarding(self, s: War) -> list[tuple[int, int]]:
        """Bodyguards and the results that they could take from others."""
        found: list[tuple[int, int]] = []
        for guard in self.defenders:
            if guard not in self.guards and has_skill(s, guard, BODYGUARD, self.circumstances(s, guard)):
                for unit in self.defenders:
                    if unit != guard:
                        found += [(guard, die) for die in self.held_by(unit) if self.results[die] in (KILL, DISRUPT)]
        return found

    def offer_guard(self, s: War) -> list[Choice]:
        """One bodyguard and one result of each sort, or none."""
        possible = self.guarding(s)
        guards = self.sorts(s, sorted({guard for guard, _ in possible}))
        offers: list[Choice] = [LEAVE_UNGUARDED()]
        for guard in guards:
            dice = sorted([die for other, die in possible if other == guard])
            offers += [GUARD(guard, die) for die in self.sorts_of_held(s, dice)]
        return sorted(offers)

    def sorts_of_held(self, s: War, dice: list[int]) -> list[int]:
        """The first allocated result of each sort on each sort of unit."""
        holders = self.sorts(s, sorted({self.partners[die] for die in dice}))
        found: list[int] = []
        for unit in holders:
            found += self.sorts_of_hits(s, [die for die in dice if self.partners[die] == unit])
        return found

    def refuse_guard(self, s: War, choice: Choice) -> Refusal | None:
        """No bodyguard, or no result that it could take."""
        if choice[0] == LEAVE_UNGUARDED.name:
            return None
        if choice[1] not in self.defenders or not has_skill(s, choice[1], BODYGUARD, self.circumstances(s, choice[1])):
            return Refusal("JA-9.bodyguard", "no-bodyguard", unit=choice[1])
        if choice[1] in self.guards:
            return Refusal("JA-9.bodyguard", "guarded-already", unit=choice[1])
        if (choice[1], choice[2]) not in self.guarding(s):
            return Refusal("JA-9.bodyguard", "nothing-to-guard")
        return None if choice in self.offer_guard(s) else Refusal("JA-9.bodyguard", "take-the-first-alike")

    @question("JA-9.bodyguard", GUARD, LEAVE_UNGUARDED)
    def guard(self, s: War, choice: Choice) -> Next:
        """The result moves to the bodyguard, even beyond its hit points."""
        if choice[0] == LEAVE_UNGUARDED.name:
            return self.goto("retaliation")
        guard, die = choice[1], choice[2]
        self.guards.append(guard)
        self.guarded[die] = self.partners[die]
        self.partners[die] = guard
        s.emit(UnitGuarded, guard, self.guarded[die], self.results[die])
        return self.goto("next_guard")
