"""7. Between the last reroll and the shields: powers and terrain (JA-7.2, JA-10.1, JA-10.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import is_ready, powers_with, use
from timefront.games.joan_of_arc.board.areas import has_terrain_effect, has_wall
from timefront.games.joan_of_arc.board.giants import borders_before
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    ADD_SHIELDS,
    CANCEL_RESULTS,
    HILL_RETALIATION,
    LOSES_SHIELD,
    STRIKE_ON_BLANK,
    TARGETING,
)
from timefront.games.joan_of_arc.events.attacks import ResultTakenAway, ShieldsGained, ShieldSunk
from timefront.games.joan_of_arc.rules.attack.muster import (
    attacked,
    attackers,
    defenders,
    defending_seat,
    fights_with,
    is_melee,
    target_of,
    terrain_counts,
)
from timefront.games.joan_of_arc.rules.attack.pool import (
    FROM_BLANK,
    FROM_POWER,
    FROM_SIZE,
    FROM_WALL,
    NO_UNIT,
    ignores_terrain,
)
from timefront.games.joan_of_arc.rules.attack.rows import (
    ATTACK,
    DEFENCE_SIDE,
    FROM_HILL,
    HITS,
    TAKEN_AWAY,
    add_die,
    colour,
    dice_of,
    in_play,
    origin_of,
    seal,
    set_origin,
    settle,
    showing,
)
from timefront.games.joan_of_arc.rules.attack.strike_back import skilled_dice, strikes_back_at
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import DO_NOT_RETALIATE, RETALIATE_WITH
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

# Powers


def count_gigantic_dice(s: War) -> None:
    """JA-9.big, JA-12.7: a gigantic die counts for all units there when it was rolled or assigned (J-38, J-67)."""
    for die in in_play(s, ATTACK):
        if origin_of(s, die) == FROM_SIZE and s.die_result[die] in HITS:
            for _ in range(len(attacked(s)) - 1):
                add_die(s, ATTACK, s.die_unit[die], ~s.die_result[die], FROM_SIZE)


def use_defence_powers(s: War) -> None:
    """JA-7.2: apply the defenders' automatic powers."""
    ever = s.setting.ever_has_power
    if not (ever[STRIKE_ON_BLANK] or ever[CANCEL_RESULTS] or ever[ADD_SHIELDS]):
        return
    for unit in defenders(s):
        for power in powers_with(s, unit, STRIKE_ON_BLANK):
            if is_melee(s):
                arm_blanks(s, unit, power.result)
        for power in powers_with(s, unit, CANCEL_RESULTS):
            take_away(s, unit, power)
        for power in powers_with(s, unit, ADD_SHIELDS):
            if is_ready(s, unit, power):
                use(s, unit, power)
                for _ in range(power.count):
                    add_die(s, DEFENCE_SIDE, unit, ~SHIELD, FROM_POWER)
                s.emit(ShieldsGained, unit, power.count)


def arm_blanks(s: War, unit: int, result: int) -> None:
    """A unit's blanks strike at attackers."""
    for die in dice_of(s, unit, DEFENCE_SIDE):
        if s.die_result[die] == BLANK:
            s.die_result[die] = result
            set_origin(s, die, FROM_BLANK)


def take_away(s: War, unit: int, power: Effect) -> None:
    """Cancel the results that a power takes away, first those that the attacker could allocate."""
    found = showing(s, ATTACK, power.result)
    if not found or not is_ready(s, unit, power):
        return
    use(s, unit, power)
    aimed = [die for die in found if s.die_unit[die] >= 0 and fights_with(s, s.die_unit[die], TARGETING)]
    ordered = aimed + [die for die in found if die not in aimed]
    for die in ordered[: power.count] if power.count else ordered:
        seal(s, die, TAKEN_AWAY, unit)
        s.emit(ResultTakenAway, unit, s.die_unit[die], colour(s, die), s.die_result[die])


def let_defence_stand(s: War) -> list[int]:
    """JA-7.2, JA-2.5: the rolls are final: pay tokens for defence faces, and drop the blanks.

    Returns the seats that are to draw a legend card, once for each card.
    """
    count_gigantic_dice(s)
    use_defence_powers(s)
    return settle(s, DEFENCE_SIDE)


# Walls and swamps


def count_terrain(s: War) -> None:
    """JA-10.1, JA-10.5: a wall gives a SHIELD, a swamp takes one (ruling J-65)."""
    if is_melee(s) and comes_across_wall(s):
        add_die(s, DEFENCE_SIDE, NO_UNIT, ~SHIELD, FROM_WALL)
        s.emit(ShieldsGained, NO_UNIT, 1)
    if has_terrain_effect(s, target_of(s), LOSES_SHIELD):
        sink_shield(s)


def comes_across_wall(s: War) -> bool:
    """JA-10.5: whether an attacker has a wall in front of it."""
    return any(
        has_wall(s, one, other)
        for unit in attackers(s)
        if not ignores_terrain(s, unit)
        for one, other in borders_before(s, unit, target_of(s))
    )


def sink_shield(s: War) -> None:
    """JA-10.1: the attacker removes a SHIELD, but not one of a unit that terrain does not hinder."""
    for die in showing(s, DEFENCE_SIDE, SHIELD):
        if s.die_unit[die] < 0 or not ignores_terrain(s, s.die_unit[die]):
            seal(s, die, TAKEN_AWAY)
            s.emit(ShieldSunk, s.die_unit[die], colour(s, die))
            return


# Hills


def hill_dice(s: War) -> list[int]:
    """JA-10.1: on a hill, the first die of each result that does not already strike back at all attackers (J-35)."""
    if not is_melee(s) or not has_terrain_effect(s, target_of(s), HILL_RETALIATION) or not terrain_counts(s):
        return []
    skilled = skilled_dice(s)
    seen: list[tuple[int, list[int]]] = []
    found: list[int] = []
    for die in in_play(s, DEFENCE_SIDE):
        struck = struck_without_hill(s, die) if die in skilled else []
        sort = (s.die_result[die], struck)
        if sort[0] in HITS and struck != attackers(s) and sort not in seen:
            seen.append(sort)
            found.append(die)
    return found


def struck_without_hill(s: War, die: int) -> list[int]:
    """The attackers that a die strikes back at even without a hill."""
    if origin_of(s, die) == FROM_BLANK:
        return attackers(s)
    return [unit for unit in attackers(s) if strikes_back_at(s, s.die_unit[die], unit)]


@final
@dataclass
class HighGround(Frame):
    """10. From a hill one more result strikes back, chosen before the shields (JA-10.1, ruling J-28)."""

    @rule("JA-10.1")
    def begin(self, s: War) -> Next:
        """The leader of the defence chooses it."""
        return self.ask(s, defending_seat(s), "hill")

    def offer_hill(self, s: War) -> list[Choice]:
        """Any one such result, or none."""
        return sorted([DO_NOT_RETALIATE(), *[RETALIATE_WITH(die) for die in hill_dice(s)]])

    def refuse_hill(self, s: War, choice: Choice) -> Refusal | None:
        """Not a defence result that could strike back."""
        if choice[0] == DO_NOT_RETALIATE.name or choice[1] in hill_dice(s):
            return None
        if choice[1] in skilled_dice(s) and struck_without_hill(s, choice[1]) == attackers(s):
            return Refusal("JA-10.1", "strikes-back-already")
        if choice[1] in in_play(s, DEFENCE_SIDE) and s.die_result[choice[1]] in HITS:
            return Refusal("JA-10.1", "take-the-first-alike")
        return Refusal("JA-10.1", "no-defence-result")

    @question("JA-10.1", RETALIATE_WITH, DO_NOT_RETALIATE)
    def hill(self, s: War, choice: Choice) -> Next:
        """One more die strikes back."""
        if choice[0] == RETALIATE_WITH.name:
            s.die_marks[choice[1]] |= FROM_HILL
        return self.done(s)
