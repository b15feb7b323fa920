"""9. Bodyguards take over results from others (JA-9.bodyguard, ruling J-39)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL
from timefront.games.joan_of_arc.content.vocabulary import BODYGUARD
from timefront.games.joan_of_arc.events.results import UnitGuarded
from timefront.games.joan_of_arc.rules.attack.muster import (
    GUARDS,
    defenders,
    defending_seat,
    fights_with,
    is_among,
    join,
)
from timefront.games.joan_of_arc.rules.attack.rows import FIRST_GUARDED, distinct_hits, distinct_units, held_by
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import GUARD, LEAVE_UNGUARDED
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def is_bodyguard(s: War, unit: int) -> bool:
    """Whether a defender has the skill."""
    return fights_with(s, unit, BODYGUARD)


def possible_guards(s: War) -> list[tuple[int, int]]:
    """The bodyguards that have not yet taken over a result, and the results that each could take from others."""
    found: list[tuple[int, int]] = []
    if not s.setting.ever_has_skill[BODYGUARD]:
        return found
    for guard in defenders(s):
        if not is_among(s, GUARDS, guard) and is_bodyguard(s, guard):
            for unit in defenders(s):
                if unit != guard:
                    found += [(guard, die) for die in held_by(s, unit) if s.die_result[die] in (KILL, DISRUPT)]
    return found


@final
@dataclass
class Bodyguard(Frame):
    """9. Each bodyguard may take over one allocated result, if its owner wants it to (ruling J-76)."""

    waiting: list[int] = field(default_factory=list)
    """The owners of the defenders; the first of them is asked now. Empty if there is only one."""

    @rule("JA-9.bodyguard", "JA-4.13")
    def begin(self, s: War) -> Next:
        """One at a time."""
        if self.own_guards(s):
            return self.ask(s, self.waiting[0] if self.waiting else defending_seat(s), "guard")
        return self.pass_on(s)

    def pass_on(self, s: War) -> Next:
        """Ask the partner next, if there is one."""
        if len(self.waiting) < 2:
            return self.done(s)
        self.waiting.pop(0)
        return self.goto("begin")

    def own_guards(self, s: War) -> list[tuple[int, int]]:
        """What the bodyguards of the player being asked could take from others."""
        possible = possible_guards(s)
        return [(unit, die) for unit, die in possible if s.owner[unit] == self.waiting[0]] if self.waiting else possible

    def offer_guard(self, s: War) -> list[Choice]:
        """One bodyguard and one result of each kind, or none."""
        possible = self.own_guards(s)
        offers: list[Choice] = [LEAVE_UNGUARDED()]
        for guard in distinct_units(s, sorted({guard for guard, _ in possible})):
            dice = sorted([die for other, die in possible if other == guard])
            offers += [GUARD(guard, die) for die in distinct_allocated_hits(s, dice)]
        return sorted(offers)

    def refuse_guard(self, s: War, choice: Choice) -> Refusal | None:
        """Not a bodyguard, or not a result that it could take."""
        if choice[0] == LEAVE_UNGUARDED.name:
            return None
        if choice[1] not in defenders(s) or not is_bodyguard(s, choice[1]):
            return Refusal("JA-9.bodyguard", "no-bodyguard", unit=choice[1])
        if self.waiting and s.owner[choice[1]] != self.waiting[0]:
            return Refusal("JA-4.13", "not-own-unit")
        if is_among(s, GUARDS, choice[1]):
            return Refusal("JA-9.bodyguard", "guarded-already", unit=choice[1])
        if (choice[1], choice[2]) not in possible_guards(s):
            return Refusal("JA-9.bodyguard", "nothing-to-guard")
        return None if choice in self.offer_guard(s) else Refusal("JA-9.bodyguard", "take-the-first-alike")

    @question("JA-9.bodyguard", GUARD, LEAVE_UNGUARDED)
    def guard(self, s: War, choice: Choice) -> Next:
        """The result moves to the bodyguard, even beyond its hit points."""
        if choice[0] == LEAVE_UNGUARDED.name:
            return self.pass_on(s)
        guard, die = choice[1], choice[2]
        ward = s.die_mate[die]
        join(s, GUARDS, guard)
        s.die_marks[die] = s.die_marks[die] & (1 << FIRST_GUARDED) - 1 | ward + 1 << FIRST_GUARDED
        s.die_mate[die] = guard
        s.emit(UnitGuarded, guard, ward, s.die_result[die])
        return self.goto("begin")


def distinct_allocated_hits(s: War, dice: list[int]) -> list[int]:
    """The first allocated result of each kind on each kind of unit."""
    found: list[int] = []
    for unit in distinct_units(s, sorted({s.die_mate[die] for die in dice})):
        found += distinct_hits(s, [die for die in dice if s.die_mate[die] == unit])
    return found
