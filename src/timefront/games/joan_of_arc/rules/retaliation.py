"""7. Striking back: which results of the defence hit which attackers (JA-7.8, JA-10.1, rulings J-34 and J-35)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.abilities import Circumstances, has_skill, is_immune
from timefront.games.joan_of_arc.events.attacks import ResultLost, UnitRetaliated
from timefront.games.joan_of_arc.rules.allocation import Allocation
from timefront.games.joan_of_arc.rules.dice_pool import FROM_BLANK, cards_of
from timefront.games.joan_of_arc.rules.fight import HITS, LOST, RETALIATES
from timefront.games.joan_of_arc.rules.opening import first_alike_only
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import SUFFER
from timefront.games.joan_of_arc.vocabulary import RETALIATION as RETALIATION_SKILL
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Retaliation(Allocation):
    """In a melee the defence may hurt, too. `undecided` holds the dice that strike back."""

    @rule("JA-7.8", "JA-9.retaliation")
    def retaliation(self, s: War) -> Next:
        """All that strikes back by itself, and what was chosen on a hill."""
        self.undecided = [*self.striking_dice(s), *([self.from_hill] if self.from_hill >= 0 else [])]
        return self.goto("next_blow_back" if self.undecided else "blows")

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
        if self.origins[die] == FROM_BLANK:
            return self.takers(s, self.attackers, self.results[die])
        open_to_it = [
            unit
            for unit in self.attackers
            if not is_immune(s, unit, RETALIATION_SKILL)
            and (die == self.from_hill or self.strikes_back_at(s, self.units[die], unit))
        ]
        return self.takers(s, open_to_it, self.results[die])

    def strikes_back_at(self, s: War, unit: int, attacker: int) -> bool:
        """JA-2.1: whether the skill of a defender counts against an attacker, where it counts against some only."""
        at = Circumstances(cards_of(s, [attacker]), pays=unit in self.paying)
        return has_skill(s, unit, RETALIATION_SKILL, at)

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
