"""7. Striking back: which results of the defence hit which attackers (JA-7.8, JA-10.1, rulings J-34 and J-35)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.abilities import has_skill, is_immune
from timefront.games.joan_of_arc.areas import has_terrain_effect
from timefront.games.joan_of_arc.events.attacks import ResultLost, UnitRetaliated
from timefront.games.joan_of_arc.rules.allocation import Allocation
from timefront.games.joan_of_arc.rules.dice_pool import FROM_BLANK
from timefront.games.joan_of_arc.rules.fight import DEFENCE_SIDE, HITS, LOST, RETALIATES
from timefront.games.joan_of_arc.rules.opening import first_alike_only
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DO_NOT_RETALIATE, RETALIATE_WITH, SUFFER
from timefront.games.joan_of_arc.vocabulary import HILL_RETALIATION, MELEE
from timefront.games.joan_of_arc.vocabulary import RETALIATION as RETALIATION_SKILL
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Retaliation(Allocation):
    """In a melee the defence may hurt, too. `undecided` holds the dice that strike back."""

    @rule("JA-7.8", "JA-9.retaliation")
    def retaliation(self, s: War) -> Next:
        """Units with the skill strike back with all results of their own dice; a blank that strikes does by itself."""
        self.undecided = []
        if self.kind_of_roll != MELEE:
            return self.goto("blows")
        hits = [die for die in self.in_play(DEFENCE_SIDE) if self.results[die] in HITS]
        skilled = [
            unit for unit in self.defenders if has_skill(s, unit, RETALIATION_SKILL, self.circumstances(s, unit))
        ]
        self.undecided = [die for die in hits if self.origins[die] == FROM_BLANK or self.units[die] in skilled]
        if self.hill_dice(s):
            return self.ask(s, self.foe, "hill")
        return self.goto("next_blow_back")

    def hill_dice(self, s: War) -> list[int]:
        """JA-10.1: on a hill, the first die of each result that does not strike back anyway (ruling J-35)."""
        if not has_terrain_effect(s, self.target, HILL_RETALIATION) or not self.terrain_counts(s):
            return []
        found: list[int] = []
        for die in self.in_play(DEFENCE_SIDE):
            result = self.results[die]
            if result in HITS and die not in self.undecided and result not in [self.results[other] for other in found]:
                found.append(die)
        return found

    def offer_hill(self, s: War) -> list[Choice]:
        """One result of choice, or none."""
        return sorted([DO_NOT_RETALIATE(), *[RETALIATE_WITH(die) for die in self.hill_dice(s)]])

    def refuse_hill(self, s: War, choice: Choice) -> Refusal | None:
        """No result of the defence that could hurt."""
        if choice[0] == DO_NOT_RETALIATE.name or choice[1] in self.hill_dice(s):
            return None
        if choice[1] in self.undecided:
            return Refusal("JA-10.1", "strikes-back-already")
        if choice[1] in self.in_play(DEFENCE_SIDE) and self.results[choice[1]] in HITS:
            return Refusal("JA-10.1", "take-the-first-alike")
        return Refusal("JA-10.1", "no-defence-result")

    @question("JA-10.1", RETALIATE_WITH, DO_NOT_RETALIATE)
    def hill(self, s: War, choice: Choice) -> Next:
        """One die more strikes back."""
        if choice[0] == RETALIATE_WITH.name:
            self.undecided.append(choice[1])
        return self.goto("next_blow_back")

    @rule("JA-7.8")
    def next_blow_back(self, s: War) -> Next:
        """The attacker chooses who suffers, the worst result first; results spread as in JA-7.4."""
        while self.undecided:
            die = self.striking_die()
            sufferers = self.sorts(s, self.sufferers(s, die))
            if len(sufferers) > 1 and not self.all_suffer(s, die):
                return self.ask(s, self.seat, "sufferer")
            self.undecided.remove(die)
            if sufferers:
                self.strike_back(s, die, sufferers[0])
            else:
                self.seal(die, LOST)
                s.emit(ResultLost, self.units[die], self.colour(s, die), self.results[die])
        return self.goto("blows")

    def all_suffer(self, s: War, die: int) -> bool:
        """Whether there is such a result for every attacker, so that nobody needs to choose."""
        alike = [other for other in self.undecided if self.results[other] == self.results[die]]
        sufferers = self.sufferers(s, die)
        return (
            len(alike) >= len(sufferers)
            and not self.held_by(sufferers[0])
            and all(self.sufferers(s, other) == sufferers for other in alike)
        )

    def striking_die(self) -> int:
        """The next die that strikes back."""
        for hit in HITS:
            for die in sorted(self.undecided):
                if self.results[die] == hit:
                    return die
        raise AssertionError("only results that hurt strike back")

    def sufferers(self, s: War, die: int) -> list[int]:
        """The attackers that can suffer it; immunity helps against the skill and the hill."""
        is_skill = self.origins[die] != FROM_BLANK
        open_to_it = [unit for unit in self.attackers if not (is_skill and is_immune(s, unit, RETALIATION_SKILL))]
        return self.takers(s, open_to_it, self.results[die])

    def offer_sufferer(self, s: War) -> list[Choice]:
        """One attacker of each sort."""
        die = self.striking_die()
        return sorted([SUFFER(die, unit) for unit in self.sorts(s, self.sufferers(s, die))])

    def refuse_sufferer(self, s: War, choice: Choice) -> Refusal | None:
        """Another die, no attacker, or not its turn."""
        die = self.striking_die()
        if choice[1] != die:
            return Refusal("JA-7.8", "worst-result-first", result=self.results[die])
        if choice[2] not in self.attackers:
            return Refusal("JA-7.8", "no-attacker", unit=choice[2])
        if choice[2] not in self.sufferers(s, die):
            return Refusal("JA-7.8", "others-first", unit=choice[2])
        return first_alike_only(choice[2], self.sorts(s, self.sufferers(s, die)), "JA-7.8")

    @question("JA-7.8", SUFFER)
    def sufferer(self, s: War, choice: Choice) -> Next:
        """One result on one attacker; no shield of the attack helps."""
        self.undecided.remove(choice[1])
        self.strike_back(s, choice[1], choice[2])
        return self.goto("next_blow_back")

    def strike_back(self, s: War, die: int, unit: int) -> None:
        """An attacker must suffer a result of the defence."""
        self.seal(die, RETALIATES, unit)
        s.emit(UnitRetaliated, self.units[die], self.colour(s, die), self.results[die], unit)
