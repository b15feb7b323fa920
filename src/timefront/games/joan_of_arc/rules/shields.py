"""7. Terrain and shields: which results of the attack are discarded (JA-7.3, JA-10.1, JA-10.5)."""

from __future__ import annotations

from dataclasses import dataclass

from timefront.games.joan_of_arc.abilities import has_skill, powers_with
from timefront.games.joan_of_arc.areas import has_terrain_effect, has_wall
from timefront.games.joan_of_arc.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.events.attacks import ResultDiscarded, ShieldsGained, ShieldSunk
from timefront.games.joan_of_arc.rules.dice_pool import FROM_SIZE, FROM_WALL, NO_UNIT, ignores_terrain
from timefront.games.joan_of_arc.rules.dodging import Dodging
from timefront.games.joan_of_arc.rules.fight import ATTACK, DEFENCE_SIDE, DISCARDED, HITS, SPENT, TAKEN_AWAY
from timefront.games.joan_of_arc.rules.opening import first_alike_only
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DISCARD_RESULT, LET_THROUGH, USE_ALL_SHIELDS
from timefront.games.joan_of_arc.vocabulary import (
    DAMAGE_BUILDING,
    EXTRA_WOUND,
    LOSES_SHIELD,
    MELEE,
    SLAYER,
    TARGETING,
)
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@dataclass
class Shields(Dodging):
    """What the ground adds and takes, then the shields of the defence."""

    @rule("JA-10.1", "JA-10.5", "JA-9.big")
    def terrain(self, s: War) -> Next:
        """A gigantic die counts for every unit; a wall gives a SHIELD, a swamp takes one (ruling J-65)."""
        for die in self.in_play(ATTACK):
            if self.origins[die] == FROM_SIZE and self.results[die] in HITS:
                for _ in range(len(self.defenders) - 1):
                    self.add_die(ATTACK, self.units[die], ~self.results[die], FROM_SIZE)
        if self.kind_of_roll == MELEE and self.comes_across_wall(s):
            self.add_die(DEFENCE_SIDE, NO_UNIT, ~SHIELD, FROM_WALL)
            s.emit(ShieldsGained, NO_UNIT, 1)
        if has_terrain_effect(s, self.target, LOSES_SHIELD):
            self.sink_shield(s)
        return self.goto("next_shield")

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

    def sort_of_hit(self, s: War, die: int) -> tuple[int, ...]:
        """The result, and its unit if that can do more with it than others."""
        unit = self.units[die]
        if unit < 0:
            return (self.results[die],)
        at = self.circumstances(s, unit)
        is_special = (
            has_skill(s, unit, SLAYER, at)
            or has_skill(s, unit, TARGETING, at)
            or bool(powers_with(s, unit, EXTRA_WOUND))
            or bool(powers_with(s, unit, DAMAGE_BUILDING))
        )
        if is_special or self.origins[die] == FROM_SIZE:
            return (self.results[die], unit, self.origins[die] == FROM_SIZE)
        return (self.results[die],)

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
