"""8. Command: troops elsewhere are activated together by a commander (JA-8.2, rulings J-24 and J-51)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import ways_from
from timefront.games.joan_of_arc.board.same_kind import are_alike
from timefront.games.joan_of_arc.content.geometry import areas_within
from timefront.games.joan_of_arc.content.profiles import ADJACENT
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, MERCENARY, TROOP, WAR_MACHINE
from timefront.games.joan_of_arc.rules.activation.actions import NOWHERE
from timefront.games.joan_of_arc.rules.flight.levels import changes_level, sees_the_ground
from timefront.games.joan_of_arc.state import COMMANDED, MERCENARY_USED, PER_ORDER, War, side_of
from timefront.games.joan_of_arc.verbs import COMMAND_NO_MORE, COMMAND_UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import WITNESS, rule


def refuse_commanded(s: War, commander: int, unit: int) -> Refusal | None:
    """JA-8.2: why a commander may not activate a unit: own troops and machines; for characters, mercenaries too."""
    if s.owner[unit] != s.owner[commander]:
        return Refusal("JA-8.2", "not-own-unit")
    cards = s.setting.cards
    kind = cards.kind[s.profile[unit]]
    if kind == CHARACTER:
        if not has_skill(s, unit, MERCENARY):
            return Refusal("JA-8.2", "troops-only")
        if cards.kind[s.profile[commander]] != CHARACTER:
            return Refusal("JA-9.mercenary", "characters-only")
        if s.used[unit] & MERCENARY_USED:
            return Refusal("JA-9.mercenary", "commanded-this-turn")
    elif kind not in (TROOP, WAR_MACHINE):
        return Refusal("JA-8.2", "troops-only")
    if not cards.command_whom[s.profile[commander]] >> s.profile[unit] & 1:
        return Refusal("JA-8.2", "not-under-this-command")
    return Refusal("JA-8.2", "commanded-already") if s.used[unit] & COMMANDED else None


def commanded_areas(s: War, commander: int, began: int) -> list[int]:
    """JA-8.2: the areas within a commander's range with units to command, ascending.

    Interiors count with the hex they are in. The areas where the commander began and is now are excluded. Characters
    in the sky command the whole ground, and nobody commands from the ground into the sky (JA-12.3).
    """
    return sorted([area for area in areas_in_reach(s, commander, began) if has_obedient(s, commander, area)])


def may_command(s: War, commander: int, began: int) -> bool:
    """JA-8.2: whether there is anybody to command."""
    for area in areas_in_reach(s, commander, began):
        if has_obedient(s, commander, area):
            return True
    return False


def areas_in_reach(s: War, commander: int, began: int) -> list[int]:
    """JA-8.2: the areas with units of a commander's side within its range."""
    board = s.setting.board
    here, reach = s.place[commander], s.setting.cards.command_range[s.profile[commander]]
    own = s.force[side_of(s, s.owner[commander])]
    near = ways_from(s, here) if reach == ADJACENT else range(board.area_count)
    manned = [area for area in near if s.here[area] & own and area not in (here, began)]
    if reach == ADJACENT:
        return manned
    within, outside = areas_within(board, here, reach), board.surrounding
    if s.setting.has_sky and sees_the_ground(s, commander, reach):
        return [area for area in manned if within >> area & 1 or area < board.ground_count]
    return [area for area in manned if within >> (outside[area] if outside[area] >= 0 else area) & 1]


def has_obedient(s: War, commander: int, area: int) -> bool:
    """JA-8.2: whether a commander may activate some unit of an area."""
    for unit in members(s.here[area] & s.force[side_of(s, s.owner[commander])]):
        if refuse_commanded(s, commander, unit) is None:
            return True
    return False


def units_to_command(s: War, commander: int, began: int) -> list[int]:
    """JA-8.2: the units that a commander can activate."""
    own = s.force[side_of(s, s.owner[commander])]
    return [
        unit
        for area in commanded_areas(s, commander, began)
        for unit in members(s.here[area] & own)
        if refuse_commanded(s, commander, unit) is None
    ]


@final
@dataclass
class CommandChoice(Frame):
    """8. The units that are commanded together. With range A they are in one area, otherwise anywhere in range."""

    seat: int
    commander: int
    area: int
    """Where the units are, once the first is chosen, if all must be in one area; otherwise `NOWHERE`."""
    reach: int
    """How many units at most."""
    began: int
    chosen: list[int] = field(default_factory=list)

    @rule("JA-8.2")
    def begin(self, s: War) -> Next:
        """Unit by unit, up to the number of the card."""
        if len(self.chosen) == self.reach or not self.open_units(s):
            return self.done(s, sorted(self.chosen))
        return self.ask(s, self.seat, "unit")

    def open_units(self, s: War) -> list[int]:
        """The units that may be chosen next; of interchangeable units, the first."""
        return sorted(
            [
                unit
                for unit in units_to_command(s, self.commander, self.began)
                if unit not in self.chosen
                and self.area in (NOWHERE, s.place[unit])
                and self.refuse_second_alike(s, unit) is None
            ]
        )

    def refuse_next(self, s: War, unit: int) -> Refusal | None:
        """Why a unit may not be the next one."""
        if unit in self.chosen:
            return Refusal("JA-8.2", "commanded-already")
        refusal = refuse_commanded(s, self.commander, unit)
        if refusal is not None:
            return refusal
        if self.area not in (NOWHERE, s.place[unit]):
            return Refusal("JA-8.2", "not-there")
        if s.place[unit] not in commanded_areas(s, self.commander, self.began):
            return Refusal("JA-8.2", "out-of-reach")
        return self.refuse_second_alike(s, unit)

    def refuse_second_alike(self, s: War, unit: int) -> Refusal | None:
        """Why a unit may not be chosen before another interchangeable one."""
        for other in members(s.here[s.place[unit]] & ((1 << unit) - 1)):
            if other not in self.chosen and are_alike(s, other, unit):
                return Refusal("JA-8.2", "take-the-first-alike")
        return None

    def offer_unit(self, s: War) -> list[Choice]:
        offers: list[Choice] = [COMMAND_NO_MORE()] if self.chosen else []
        return offers + [COMMAND_UNIT(unit) for unit in self.open_units(s)]

    def refuse_unit(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == COMMAND_NO_MORE.name:
            return None if self.chosen else Refusal("JA-8.2", "choose-a-unit")
        return self.refuse_next(s, choice[1])

    @question("JA-8.2", COMMAND_UNIT, COMMAND_NO_MORE)
    def unit(self, s: War, choice: Choice) -> Next:
        """One more, or enough."""
        if choice[0] == COMMAND_NO_MORE.name:
            return self.done(s, sorted(self.chosen))
        self.chosen.append(choice[1])
        if changes_level(s, s.place[self.commander], s.place[choice[1]]):
            WITNESS.cite(("JA-12.3",), "command from the sky")
        if s.setting.cards.command_range[s.profile[self.commander]] == ADJACENT:
            self.area = s.place[choice[1]]
        return self.goto("begin")


def mark_commanded(s: War, units: list[int]) -> None:
    """JA-8.2, JA-9.mercenary: once per order, a mercenary once per turn."""
    for unit in units:
        s.used[unit] |= COMMANDED
        if s.setting.cards.kind[s.profile[unit]] == CHARACTER:
            s.used[unit] |= MERCENARY_USED
            WITNESS.cite(("JA-9.mercenary",), "mercenary commanded")


def forget_order(s: War) -> None:
    """JA-8.2, JA-6.1: an order is resolved; under the next one the same units may be commanded and act again."""
    kept = ~PER_ORDER
    s.used = [used & kept if used else 0 for used in s.used]
