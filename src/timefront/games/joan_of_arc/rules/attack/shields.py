"""7. Terrain and shields: which results of the attack are discarded (JA-7.3, JA-10.1, JA-10.5)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.board.abilities import Circumstances, has_skill
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, has_wall
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import HILL_RETALIATION, LOSES_SHIELD, MELEE, RETALIATION
from timefront.games.joan_of_arc.events.attacks import ShieldsGained, ShieldSunk
from timefront.games.joan_of_arc.events.results import ResultDiscarded
from timefront.games.joan_of_arc.rules.attack.dodging import Dodging
from timefront.games.joan_of_arc.rules.attack.fight import (
    ATTACK,
    DEFENCE_SIDE,
    DISCARDED,
    HITS,
    NO_DIE,
    SPENT,
    TAKEN_AWAY,
)
from timefront.games.joan_of_arc.rules.attack.opening import first_alike_only
from timefront.games.joan_of_arc.rules.attack.pool import FROM_BLANK, FROM_WALL, NO_UNIT, cards_of, ignores_terrain
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    DISCARD_RESULT,
    DO_NOT_RETALIATE,
    LET_THROUGH,
    RETALIATE_WITH,
    USE_ALL_SHIELDS,
)
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Shields(Dodging):
    """What the ground adds and takes, then the shields of the defence."""

    from_hill: int = NO_DIE
    """JA-10.1: the die that strikes back from a hill."""

    @rule("JA-10.1", "JA-10.5")
    def terrain(self, s: War) -> Next:
        """A wall gives a SHIELD, a swamp takes one (ruling J-65)."""
        if self.kind_of_roll == MELEE and self.comes_across_wall(s):
            self.add_die(DEFENCE_SIDE, NO_UNIT, ~SHIELD, FROM_WALL)
            s.emit(ShieldsGained, NO_UNIT, 1)
        if has_terrain_effect(s, self.target, LOSES_SHIELD):
            self.sink_shield(s)
        return self.goto("high_ground")

    def comes_across_wall(self, s: War) -> bool:
        """JA-10.5: whether some attacker has a wall before it."""
        return any(has_wall(s, s.place[unit], self.target) for unit in self.attackers if not ignores_terrain(s, unit))

    def sink_shield(self, s: War) -> None:
        """JA-10.1: the attacker removes a SHIELD; not of a unit that the terrain does not hinder."""
        for die in self.showing(DEFENCE_SIDE, SHIELD):
            if self.units[die] < 0 or not ignores_terrain(s, self.units[die]):
                self.seal(die, TAKEN_AWAY)
                s.emit(ShieldSunk, self.units[die], self.colour(s, die))
                return

    @rule("JA-10.1")
    def high_ground(self, s: War) -> Next:
        """From a hill one result more strikes back, chosen before the shields (ruling J-28)."""
        if self.hill_dice(s):
            return self.ask(s, self.foe, "hill")
        return self.goto("next_shield")

    def striking_dice(self, s: War) -> list[int]:
        """JA-7.8: the dice that strike back: results of units with the skill, and blanks that strike by a power."""
        if self.kind_of_roll != MELEE:
            return []
        skilled = [unit for unit in self.defenders if has_skill(s, unit, RETALIATION, self.circumstances(s, unit))]
        return [
            die
            for die in self.in_play(DEFENCE_SIDE)
            if self.results[die] in HITS and (self.origins[die] == FROM_BLANK or self.units[die] in skilled)
        ]

    def strikes_back_at(self, s: War, unit: int, attacker: int) -> bool:
        """JA-2.1: whether the skill of a defender counts against an attacker, where it counts against some only."""
        at = Circumstances(cards_of(s, [attacker]), pays=unit in self.paying)
        return has_skill(s, unit, RETALIATION, at)

    def hill_dice(self, s: War) -> list[int]:
        """JA-10.1: on a hill, the first die of each result that does not strike back at all attackers anyway (J-35)."""
        if self.kind_of_roll != MELEE or not has_terrain_effect(s, self.target, HILL_RETALIATION):
            return []
        if not self.terrain_counts(s):
            return []
        striking = self.striking_dice(s)
        seen: list[tuple[int, list[int]]] = []
        found: list[int] = []
        for die in self.in_play(DEFENCE_SIDE):
            struck = self.struck_anyway(s, die) if die in striking else []
            sort = (self.results[die], struck)
            if sort[0] in HITS and len(struck) < len(self.attackers) and sort not in seen:
                seen.append(sort)
                found.append(die)
        return found

    def struck_anyway(self, s: War, die: int) -> list[int]:
        """The attackers at whom a die strikes back without a hill."""
        if self.origins[die] == FROM_BLANK:
            return self.attackers
        return [unit for unit in self.attackers if self.strikes_back_at(s, self.units[die], unit)]

    def offer_hill(self, s: War) -> list[Choice]:
        """One result of choice, or none."""
        return sorted([DO_NOT_RETALIATE(), *[RETALIATE_WITH(die) for die in self.hill_dice(s)]])

    def refuse_hill(self, s: War, choice: Choice) -> Refusal | None:
        """No result of the defence that could hurt."""
        if choice[0] == DO_NOT_RETALIATE.name or choice[1] in self.hill_dice(s):
            return None
        if choice[1] in self.striking_dice(s) and self.struck_anyway(s, choice[1]) == self.attackers:
            return Refusal("JA-10.1", "strikes-back-already")
        if choice[1] in self.in_play(DEFENCE_SIDE) and self.results[choice[1]] in HITS:
            return Refusal("JA-10.1", "take-the-first-alike")
        return Refusal("JA-10.1", "no-defence-result")

    @question("JA-10.1", RETALIATE_WITH, DO_NOT_RETALIATE)
    def hill(self, s: War, choice: Choice) -> Next:
        """One die more strikes back."""
        if choice[0] == RETALIATE_WITH.name:
            self.from_hill = choice[1]
        return self.goto("next_shield")

    @rule("JA-7.3")
    def next_shield(self, s: War) -> Next:
        """While there are shields and results the defender is asked."""
        if self.showing(DEFENCE_SIDE, SHIELD) and self.worst(ATTACK) != BLANK:
            return self.ask(s, self.foe, "shield")
        return self.goto("targeting")

    def worst_hits(self, s: War) -> list[int]:
        """JA-7.3: the dice with the worst result, one of each sort."""
        return self.sorts_of_hits(s, self.showing(ATTACK, self.worst(ATTACK)))

    def sorts_of_hits(self, s: War, dice: list[int]) -> list[int]:
        """The first die of each sort of results: what else hangs on a result tells it from others."""
        seen: list[tuple[int, ...]] = []
        first: list[int] = []
        for die in dice:
            sort = self.sort_of_hit(s, die)
            if sort not in seen:
                seen.append(sort)
                first.append(die)
        return first

    def offer_shield(self, s: War) -> list[Choice]:
        """One result of each sort among the worst, all shields at once, or the rest comes through."""
        offers = [LET_THROUGH(), *[DISCARD_RESULT(die) for die in self.worst_hits(s)]]
        if self.can_use_several():
            offers.append(USE_ALL_SHIELDS())
        return sorted(offers)

    def can_use_several(self) -> bool:
        """Whether more than one shield has something to discard."""
        hits = sum([self.results[die] in HITS for die in self.in_play(ATTACK)])
        return hits > 1 and len(self.showing(DEFENCE_SIDE, SHIELD)) > 1

    def refuse_shield(self, s: War, choice: Choice) -> Refusal | None:
        """No result, or not the worst one."""
        if choice[0] == LET_THROUGH.name:
            return None
        if choice[0] == USE_ALL_SHIELDS.name:
            return None if self.can_use_several() else Refusal("JA-7.3", "only-one-shield")
        worst = self.worst(ATTACK)
        if choice[1] not in self.in_play(ATTACK) or self.results[choice[1]] not in HITS:
            return Refusal("JA-7.3", "no-attack-result")
        if self.results[choice[1]] != worst:
            return Refusal("JA-7.3", "worst-result-first", result=worst)
        return first_alike_only(choice[1], self.worst_hits(s), "JA-7.3")

    @question("JA-7.3", DISCARD_RESULT, USE_ALL_SHIELDS, LET_THROUGH)
    def shield(self, s: War, choice: Choice) -> Next:
        """Always the worst result first; shields may stay unused (ruling J-30)."""
        if choice[0] == LET_THROUGH.name:
            return self.goto("targeting")
        if choice[0] == DISCARD_RESULT.name:
            self.discard(s, choice[1])
            return self.goto("next_shield")
        while self.showing(DEFENCE_SIDE, SHIELD) and self.worst(ATTACK) != BLANK:
            self.discard(s, self.worst_hits(s)[0])
        return self.goto("targeting")

    def discard(self, s: War, die: int) -> None:
        """One result for one shield."""
        shield = self.showing(DEFENCE_SIDE, SHIELD)[0]
        self.seal(die, DISCARDED, shield)
        self.seal(shield, SPENT, die)
        s.emit(ResultDiscarded, self.units[die], self.colour(s, die), self.results[die], self.units[shield])
