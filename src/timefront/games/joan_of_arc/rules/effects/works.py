"""8, 10. Cards that affect stakes, barricades and buildings (JA-8.5, JA-10.4, JA-10.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import powers_with
from timefront.games.joan_of_arc.board.areas import free_edges, is_inside
from timefront.games.joan_of_arc.board.laid import barricade_of, is_anything_barricaded
from timefront.games.joan_of_arc.board.placing import remove_barricade
from timefront.games.joan_of_arc.content.vocabulary import BOWMEN
from timefront.games.joan_of_arc.content.vocabulary import PLACE_STAKES as PLACE_STAKES_POWER
from timefront.games.joan_of_arc.events.orders import StakesPlaced
from timefront.games.joan_of_arc.events.pieces import StakesRemoved
from timefront.games.joan_of_arc.rules.buildings import Collapse, buildings_standing_in, damage
from timefront.games.joan_of_arc.state import OPEN, STAKES, STAKES_OF, TOKEN_KINDS, War, can_act, held, unit_side
from timefront.games.joan_of_arc.verbs import CLEAR_BARRICADE, DAMAGE_BUILDING, KEEP_STAKES, PLACE_STAKES, PULL_STAKES
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

# Stakes


def refuse_stakes(s: War, unit: int) -> Refusal | None:
    """JA-10.5: bowmen plant stakes from their owner's reserve, on the ground."""
    if not s.setting.cards.of_tag[BOWMEN] >> s.profile[unit] & 1 and not powers_with(s, unit, PLACE_STAKES_POWER):
        return Refusal("JA-10.5", "no-bowmen")
    if not held(s, s.owner[unit], STAKES):
        return Refusal("JA-10.5", "no-stakes-left")
    return Refusal("JA-10.5", "not-indoors") if is_inside(s, s.place[unit]) else None


def place_stakes(s: War, unit: int, edge: int) -> None:
    """JA-10.5: stakes of the unit's side on a hex edge."""
    seat = s.owner[unit]
    s.tokens[seat * TOKEN_KINDS + STAKES] -= 1
    s.edges[edge] = STAKES_OF + unit_side(s, unit)
    s.emit(StakesPlaced, seat, unit, edge)


def planters(s: War, seat: int) -> list[int]:
    """The first unit of a seat in each area that can plant stakes there."""
    if not held(s, seat, STAKES):
        return []
    able = [unit for unit in range(s.setting.unit_count) if can_act(s, unit, seat) and refuse_stakes(s, unit) is None]
    places = [s.place[unit] for unit in able]
    return [unit for n, unit in enumerate(able) if s.place[unit] not in places[:n] and free_edges(s, s.place[unit])]


@final
@dataclass
class PlantStakes(Frame):
    """8, 10. Bowmen plant stakes because a card says so, as many as it says or fewer."""

    seat: int
    count: int
    moved: int = 0
    """How many they have planted."""

    @rule("JA-8.5", "JA-10.5")
    def begin(self, s: War) -> Next:
        """One at a time."""
        if self.moved < self.count and planters(s, self.seat):
            return self.ask(s, self.seat, "stakes")
        return self.done(s)

    def offer_stakes(self, s: War) -> list[Choice]:
        """Every free edge of an area with bowmen; at least one is planted."""
        offers = [PLACE_STAKES(unit, edge) for unit in planters(s, self.seat) for edge in free_edges(s, s.place[unit])]
        return sorted([*offers, KEEP_STAKES()]) if self.moved else sorted(offers)

    def refuse_stakes(self, s: War, choice: Choice) -> Refusal | None:
        """No bowmen of the player's own, or no free edge."""
        if choice[0] == KEEP_STAKES.name:
            return None if self.moved else Refusal("JA-10.5", "place-one")
        if not can_act(s, choice[1], self.seat):
            return Refusal("JA-10.5", "not-own-unit")
        refusal = refuse_stakes(s, choice[1])
        if refusal is not None:
            return refusal
        if choice[2] not in free_edges(s, s.place[choice[1]]):
            return Refusal("JA-10.5", "edge-not-free")
        return None if choice[1] in planters(s, self.seat) else Refusal("JA-10.5", "take-the-first-alike")

    @question("JA-10.5", PLACE_STAKES, KEEP_STAKES)
    def stakes(self, s: War, choice: Choice) -> Next:
        """One more, or keep the rest in reserve."""
        if choice[0] == KEEP_STAKES.name:
            return self.done(s)
        place_stakes(s, choice[1], choice[2])
        self.moved += 1
        return self.goto("begin")


# Removing stakes and barricades


def has_works(s: War) -> bool:
    """Whether stakes or a barricade stand anywhere, no matter whose."""
    return max(s.edges, default=OPEN) >= STAKES_OF or is_anything_barricaded(s)


def works(s: War) -> list[Choice]:
    """All stakes and barricades, no matter whose."""
    barricades = [CLEAR_BARRICADE(area) for area in range(len(s.laid)) if barricade_of(s, area)]
    return barricades + [PULL_STAKES(edge) for edge, built in enumerate(s.edges) if built >= STAKES_OF]


@final
@dataclass
class RemoveWorks(Frame):
    """8. Stakes and barricades are removed because a card says so."""

    seat: int
    count: int

    @rule("JA-8.5")
    def begin(self, s: War) -> Next:
        """As many as the card says, while there are any."""
        return self.ask(s, self.seat, "work") if self.count and has_works(s) else self.done(s)

    def offer_work(self, s: War) -> list[Choice]:
        """Each of them."""
        return works(s)

    def refuse_work(self, s: War, choice: Choice) -> Refusal | None:
        """Nothing of the kind is there; walls stay."""
        return None if choice in works(s) else Refusal("JA-8.5", "no-work-there")

    @question(("JA-8.5", "JA-10.5", "JA-8.8"), PULL_STAKES, CLEAR_BARRICADE)
    def work(self, s: War, choice: Choice) -> Next:
        """It is gone; a barricade frees its space."""
        self.count -= 1
        if choice[0] == PULL_STAKES.name:
            s.edges[choice[1]] = OPEN
            s.emit(StakesRemoved, choice[1])
        else:
            remove_barricade(s, choice[1])
        return self.goto("begin")


# Buildings


@final
@dataclass
class Undermining(Frame):
    """8, 10. A card puts 1 damage on a building in an area, which may collapse (JA-10.4)."""

    seat: int
    area: int

    @rule("JA-8.5", "JA-10.4")
    def begin(self, s: War) -> Next:
        """The player chooses one of several buildings."""
        return self.ask(s, self.seat, "building")

    def offer_building(self, s: War) -> list[Choice]:
        """Those that stand in the area."""
        return [DAMAGE_BUILDING(building) for building in buildings_standing_in(s, self.area)]

    def refuse_building(self, s: War, choice: Choice) -> Refusal | None:
        """It is elsewhere, or no longer standing."""
        return None if choice in self.offer_building(s) else Refusal("JA-10.4", "nothing-to-damage")

    @question(("JA-8.5", "JA-10.4"), DAMAGE_BUILDING)
    def building(self, s: War, choice: Choice) -> Next:
        """Damage that reaches its resistance brings it down."""
        if damage(s, choice[1], self.seat):
            return self.call(s, Collapse(choice[1], self.seat), "over")
        return self.done(s)

    @rule("JA-10.4")
    def over(self, s: War, _: None) -> Next:
        """Nothing is left to do."""
        return self.done(s)
