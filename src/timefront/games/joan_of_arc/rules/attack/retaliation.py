"""7. Striking back: which results of the defence hit which attackers (JA-7.8, JA-10.1, rulings J-34 and J-35)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import is_immune
from timefront.games.joan_of_arc.content.vocabulary import RETALIATION as RETALIATION_SKILL
from timefront.games.joan_of_arc.events.results import ResultHeldBack, ResultLost, UnitRetaliated
from timefront.games.joan_of_arc.rules.attack.allocation import Allocation
from timefront.games.joan_of_arc.rules.attack.fight import HELD_BACK, HITS, LOST, RETALIATES
from timefront.games.joan_of_arc.rules.attack.opening import first_alike_only
from timefront.games.joan_of_arc.rules.attack.pool import FROM_BLANK
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import HOLD_BACK, STRIKE_BACK, SUFFER
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Retaliation(Allocation):
    """In a melee the defence may hurt, too. `undecided` holds the dice that strike back."""

    @rule("JA-7.8", "JA-9.retaliation")
    def retaliation(self, s: War) -> Next:
        """All results of those who have the skill, and what was chosen on a hill."""
        self.undecided = self.striking_dice(s)
        if self.from_hill >= 0 and self.from_hill not in self.undecided:
            self.undecided.append(self.from_hill)
        return self.goto("next_answer" if self.undecided else "blows")

    @rule("JA-7.8")
    def next_answer(self, s: War) -> Next:
        """Whoever has the skill may apply each result, and need not; on a hill that was said before."""
        if self.answers(s):
            return self.ask(s, self.foe, "answer_back")
        return self.goto("next_blow_back")

    def answers(self, s: War) -> list[int]:
        """The first die of each sort that may be held back: results that can strike the same units."""
        seen: list[tuple[int, list[int]]] = []
        first: list[int] = []
        for die in self.undecided:
            sort = (self.results[die], self.struck_by(s, die))
            if die != self.from_hill and sort[1] and sort not in seen:
                seen.append(sort)
                first.append(die)
        return first

    def offer_answer_back(self, s: War) -> list[Choice]:
        """Strike with all that is left, or hold a result back."""
        return sorted([STRIKE_BACK(), *[HOLD_BACK(die) for die in self.answers(s)]])

    def refuse_answer_back(self, s: War, choice: Choice) -> Refusal | None:
        """No result that strikes back."""
        if choice[0] == STRIKE_BACK.name:
            return None
        if choice[1] not in self.undecided:
            return Refusal("JA-7.8", "no-defence-result")
        if choice[1] == self.from_hill or not self.struck_by(s, choice[1]):
            return Refusal("JA-7.8", "cannot-be-held-back")
        return first_alike_only(choice[1], self.answers(s), "JA-7.8")

    @question("JA-7.8", STRIKE_BACK, HOLD_BACK)
    def answer_back(self, s: War, choice: Choice) -> Next:
        """One result less, or the attacker chooses whom they strike."""
        if choice[0] == STRIKE_BACK.name:
            return self.goto("next_blow_back")
        self.undecided.remove(choice[1])
        self.seal(choice[1], HELD_BACK)
        s.emit(ResultHeldBack, self.units[choice[1]], self.colour(s, choice[1]), self.results[choice[1]])
        return self.goto("next_answer")

    @rule("JA-7.8")
    def next_blow_back(self, s: War) -> Next:
        """The worst results first; the attacker chooses who suffers, each as much as it can (ruling J-34)."""
        while self.undecided:
            blows = self.open_blows(s)
            sufferers = self.sufferers(s, blows[0])
            if not sufferers:
                self.strike_nobody(s, blows[0])
            elif len(blows) > 1 or self.is_choice(s, sufferers):
                return self.ask(s, self.seat, "sufferer")
            else:
                self.strike_back(s, blows[0], sufferers[0])
        return self.goto("blows")

    def worst_back(self) -> list[int]:
        """The dice that strike back with the worst result."""
        for hit in HITS:
            worst = [die for die in sorted(self.undecided) if self.results[die] == hit]
            if worst:
                return worst
        raise AssertionError("only results that hurt strike back")

    def open_blows(self, s: War) -> list[int]:
        """Of the worst results one that nobody can suffer, else one of each sort: they can strike the same units."""
        seen: list[list[int]] = []
        first: list[int] = []
        for die in self.worst_back():
            sufferers = self.sufferers(s, die)
            if not sufferers:
                return [die]
            if sufferers not in seen:
                seen.append(sufferers)
                first.append(die)
        return first

    def is_choice(self, s: War, sufferers: list[int]) -> bool:
        """Whether it makes a difference who suffers the worst results: not all of these units have to the utmost."""
        worst = self.worst_back()
        most = sum([self.capacity_for(s, unit, self.results[worst[0]]) for unit in sufferers])
        return len(worst) < most and len(self.sorts(s, sufferers)) > 1

    def sufferers(self, s: War, die: int) -> list[int]:
        """The attackers that can suffer a result: no more of them than hit points, nor two PUSHes (ruling J-31)."""
        return [unit for unit in self.struck_by(s, die) if self.capacity_for(s, unit, self.results[die]) > 0]

    def struck_by(self, s: War, die: int) -> list[int]:
        """The attackers against whom a die counts; immunity helps against the skill and the hill."""
        if self.origins[die] == FROM_BLANK:
            return self.attackers
        return [
            unit
            for unit in self.attackers
            if not is_immune(s, unit, RETALIATION_SKILL)
            and (die == self.from_hill or self.strikes_back_at(s, self.units[die], unit))
        ]

    def offer_sufferer(self, s: War) -> list[Choice]:
        """Every sort of result on every sort of attacker."""
        return sorted(
            [SUFFER(die, unit) for die in self.open_blows(s) for unit in self.sorts(s, self.sufferers(s, die))]
        )

    def refuse_sufferer(self, s: War, choice: Choice) -> Refusal | None:
        """Another die, no attacker, or one that cannot suffer it."""
        die, unit = choice[1], choice[2]
        worst = self.worst_back()
        if die not in worst:
            return Refusal("JA-7.8", "worst-result-first", result=self.results[worst[0]])
        if unit not in self.attackers:
            return Refusal("JA-7.8", "no-attacker", unit=unit)
        if unit not in self.struck_by(s, die):
            return Refusal("JA-7.8", "not-struck-by-it", unit=unit)
        if unit not in self.sufferers(s, die):
            return Refusal("JA-7.8", "takes-no-more", unit=unit)
        refusal = first_alike_only(die, self.open_blows(s), "JA-7.8")
        return refusal or first_alike_only(unit, self.sorts(s, self.sufferers(s, die)), "JA-7.8")

    @question("JA-7.8", SUFFER)
    def sufferer(self, s: War, choice: Choice) -> Next:
        """One result on one attacker; no shield of the attack helps."""
        self.strike_back(s, choice[1], choice[2])
        return self.goto("next_blow_back")

    def strike_back(self, s: War, die: int, unit: int) -> None:
        """An attacker must suffer a result of the defence."""
        self.undecided.remove(die)
        self.seal(die, RETALIATES, unit)
        s.emit(UnitRetaliated, self.units[die], self.colour(s, die), self.results[die], unit)

    def strike_nobody(self, s: War, die: int) -> None:
        """A result that no attacker can suffer is lost."""
        self.undecided.remove(die)
        self.seal(die, LOST)
        s.emit(ResultLost, self.units[die], self.colour(s, die), self.results[die])
