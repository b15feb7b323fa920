"""8. Command: troops elsewhere are activated by a word (JA-8.2, ruling J-51)."""

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
from timefront.games.joan_of_arc.state import COMMANDED, MERCENARY_USED, PER_ORDER, War, side_of
from timefront.games.joan_of_arc.verbs import COMMAND_FURTHER, COMMAND_NO_MORE, COMMAND_UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def refuse_commanded(s: War, commander: int, unit: int) -> Refusal | None:
    """JA-8.2: whom a commander may activate: own troops and machines; characters, mercenaries too."""
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

    Interiors count with the hex in which they stand. The areas where the commander began and stands are out.
    """
    board = s.setting.board
    here, reach = s.place[commander], s.setting.cards.command_range[s.profile[commander]]
    own = s.force[side_of(s, s.owner[commander])]
    if reach == ADJACENT:
        near = ways_from(s, here)
    else:
        near = members(areas_within(board, here, reach))
        near += [room for area in near for room in board.rooms_of[area]]
    return sorted(
        area
        for area in near
        if area not in (here, began)
        and s.here[area] & own
        and any(refuse_commanded(s, commander, unit) is None for unit in members(s.here[area] & own))
    )


@final
@dataclass
class CommandChoice(Frame):
    """8. Which units of one area are commanded together: the result, or none if the commander has done."""

    seat: int
    commander: int
    area: int
    """Where the units stand; `NOWHERE` if that is still to be chosen."""
    reach: int
    """How many units at most."""
    began: int
    chosen: list[int] = field(default_factory=list)

    @rule("JA-8.2")
    def begin(self, s: War) -> Next:
        """Choose the area unless it is known."""
        if self.area != NOWHERE:
            return self.goto("next_unit")
        if not self.reach or not self.areas(s):
            return self.done(s, self.chosen)
        return self.ask(s, self.seat, "further")

    def areas(self, s: War) -> list[int]:
        """The areas with units that were not commanded yet; the same area may come again, as a command of its own."""
        return commanded_areas(s, self.commander, self.began)

    def offer_further(self, s: War) -> list[Choice]:
        offers: list[Choice] = [COMMAND_FURTHER(area) for area in self.areas(s)]
        offers.append(COMMAND_NO_MORE())
        return offers

    def refuse_further(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == COMMAND_NO_MORE.name or choice[1] in self.areas(s):
            return None
        return Refusal("JA-8.2", "nobody-to-command")

    @question("JA-8.2", COMMAND_FURTHER, COMMAND_NO_MORE)
    def further(self, s: War, choice: Choice) -> Next:
        """Further units, if the command reaches more than the first."""
        if choice[0] == COMMAND_NO_MORE.name:
            return self.done(s, self.chosen)
        self.area = choice[1]
        return self.goto("next_unit")

    @rule("JA-8.2")
    def next_unit(self, s: War) -> Next:
        """Up to the number of the card."""
        if len(self.chosen) == self.reach or not self.open_units(s):
            return self.done(s, sorted(self.chosen))
        return self.ask(s, self.seat, "unit")

    def open_units(self, s: War) -> list[int]:
        """The units that may be chosen next; of those that are alike, the first."""
        return [
            unit
            for unit in members(s.here[self.area] & s.force[side_of(s, self.seat)])
            if self.refuse_next(s, unit) is None
        ]

    def refuse_next(self, s: War, unit: int) -> Refusal | None:
        """Why a unit may not be the next one."""
        if s.place[unit] != self.area:
            return Refusal("JA-8.2", "not-there")
        if unit in self.chosen:
            return Refusal("JA-8.2", "commanded-already")
        refusal = refuse_commanded(s, self.commander, unit)
        if refusal is not None:
            return refusal
        for other in members(s.here[self.area] & ((1 << unit) - 1)):
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
        return self.goto("next_unit")


def mark_commanded(s: War, units: list[int]) -> None:
    """JA-8.2, JA-9.mercenary: once an order, a mercenary once a turn."""
    for unit in units:
        s.used[unit] |= COMMANDED
        if s.setting.cards.kind[s.profile[unit]] == CHARACTER:
            s.used[unit] |= MERCENARY_USED


def forget_order(s: War) -> None:
    """JA-8.2, JA-6.1: an order is resolved; under the next one the same units may be commanded and act again."""
    for unit, used in enumerate(s.used):
        if used & PER_ORDER:
            s.used[unit] = used & ~PER_ORDER
