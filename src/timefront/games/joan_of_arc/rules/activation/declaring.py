"""4, 6. Declaring: every unit of an activation says what it will do, then everything is resolved (ruling J-13)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.areas import size_of, ways_from
from timefront.games.joan_of_arc.board.same_kind import are_alike, sorts_of
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATION_WINDOW
from timefront.games.joan_of_arc.rules.activation.actions import (
    CARRY_DEED,
    CHARGE_DEED,
    DEEDS,
    FORCED_MARCH_DEED,
    GIGANTIC_MELEE_DEED,
    HASTE_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    NOWHERE,
    REST,
    SHOOT_DEED,
    TOGETHER,
    WAIT_DEED,
    way_areas,
    way_end,
    way_on,
)
from timefront.games.joan_of_arc.rules.activation.charge import stops_charge
from timefront.games.joan_of_arc.rules.activation.gigantic import (
    declare_gigantic_die,
    refuse_gigantic_die,
)
from timefront.games.joan_of_arc.rules.activation.possible import Possible
from timefront.games.joan_of_arc.rules.activation.repertoire import repertoires
from timefront.games.joan_of_arc.rules.activation.targets import (
    circumstances,
    melee_candidates,
    refuse_melee,
)
from timefront.games.joan_of_arc.rules.effects.bonus_actions import BONUS, offer_first_bonus, refuse_first_bonus
from timefront.games.joan_of_arc.rules.effects.playing import may_hold, offer_play, refuse_play
from timefront.games.joan_of_arc.rules.flight.carrying import flights
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import (
    ALL_CHARGE,
    ALL_HASTE,
    ALL_MARCH,
    ALL_MELEE,
    ALL_MOVE,
    ALL_SHOOT,
    ALL_WAIT,
    ASSAULT,
    BUILD_BARRICADE,
    CARRY,
    CHARGE_INTO,
    FORCED_MARCH_TO,
    GIGANTIC_MELEE_AT,
    GIGANTIC_STRIKE_AT,
    GO_ON_INTO,
    HALT,
    HASTE_INTO,
    HEAL_UNIT,
    JUMP_TO,
    MELEE_AT,
    MOVE_TO,
    PLAY_CARD,
    PRAY_FOR,
    REMOVE_FIRE_FROM,
    REST_MELEE,
    REST_MOVE,
    REST_SHOOT,
    REST_WAITS,
    SET_FIRE,
    SHOOT_AT,
    STRIKE_AT,
    WAIT,
)
from timefront.kernel.flow import Next
from timefront.kernel.questions import Choice, Refusal, open_question, question
from timefront.kernel.rulebook import rule

BONUS_NAMES: Final = frozenset([*[verb.name for verb in BONUS], PLAY_CARD.name])
"""What may come before anything is declared: bonus actions and legend cards."""
REST_MOVES: Final = REST[MOVE_DEED]
ACTIONS: Final[dict[str, int]] = {
    verb: action for verbs in (DEEDS, TOGETHER, REST) for action, verb in enumerate(verbs) if verb
}
"""The action that each verb declares, for one unit or for several."""
MOVEMENTS: Final = frozenset([MOVE_DEED, CHARGE_DEED, HASTE_DEED, JUMP_DEED, FORCED_MARCH_DEED])
"""The actions whose path begins with the declared area."""
STEP_BY_STEP: Final = frozenset([CARRY_DEED, CHARGE_DEED, HASTE_DEED])
"""The actions that are declared step by step."""
DECLARED = (
    *(ASSAULT, BUILD_BARRICADE, CARRY, CHARGE_INTO, FORCED_MARCH_TO, GIGANTIC_MELEE_AT, HASTE_INTO, HEAL_UNIT),
    *(JUMP_TO, MELEE_AT, MOVE_TO, PRAY_FOR, REMOVE_FIRE_FROM, SET_FIRE, SHOOT_AT, WAIT),
    *(ALL_CHARGE, ALL_HASTE, ALL_MARCH, ALL_MELEE, ALL_MOVE, ALL_SHOOT, ALL_WAIT),
    *(REST_MELEE, REST_MOVE, REST_SHOOT, REST_WAITS),
)


def count_together(
    spaces: dict[Choice, int], shared: dict[Choice, int], verb: str, aims: list[int], needed: int
) -> None:
    """Add what units of one more kind need for a verb and each target; `shared` are the choices of several kinds."""
    for aim in aims:
        choice = (verb, aim)
        before = spaces.get(choice)
        if before is None:
            spaces[choice] = needed
        else:
            spaces[choice] = shared[choice] = before + needed


def action_of(verb: str) -> int:
    """The action that a verb declares, for one unit or for several."""
    return ACTIONS[verb]


@final
@dataclass
class Declaration(Possible):
    """6. The units of an activation declare their actions, in any order; those of a kind can do so together.

    The result is the rows of all units, one after another, or the bonus action that comes first.
    """

    @rule("JA-4.5", "JA-6.1")
    def begin(self, s: War) -> Next:
        """While a unit on the board has not declared; at first legend cards can be played too (JA-8.5)."""
        if len(self.deeds) < len(self.units):
            if self.is_anybody_left(s):
                may_play = not self.deeds and may_hold(s, self.seat, ACTIVATION_WINDOW)
                return self.ask(s, self.seat, "deed_or_card" if may_play else "deed")
            self.declare(self.units[len(self.deeds) :], WAIT_DEED, NOWHERE, 0)
        return self.done(s, self.rows(s))

    # One action for each unit

    def offer_deed(self, s: War) -> list[Choice]:
        """What the first unit of each kind, or all of its kind, can do; at first bonus actions too."""
        offers = [] if self.deeds else offer_first_bonus(s, self.seat, self.units, self.spent, self.mode, self.area)
        sorts = self.sorts(s)
        left = self.room_left(s, sorts)
        spaces: dict[Choice, int] = {}
        shared: dict[Choice, int] = {}
        is_mixed, repertoire = len(sorts) > 1, repertoires(s, self.mode)
        for same in sorts:
            unit, count = same[0], len(same)
            needed = count * size_of(s, unit)
            for deed in repertoire[s.profile[unit]]:
                aims = self.aims_of(s, unit, deed, left)
                if not aims:
                    continue
                verb = DEEDS[deed]
                if aims[0] == NOWHERE:
                    offers.append((verb, unit))
                    continue
                for aim in aims:
                    offers.append((verb, unit, aim))
                if count > 1 and TOGETHER[deed]:
                    verb = TOGETHER[deed]
                    for aim in self.aims_of_all(s, same, deed, aims, left, needed):
                        offers.append((verb, unit, aim))
                if is_mixed and REST[deed]:
                    count_together(spaces, shared, REST[deed], aims, needed)
            offers.append((WAIT.name, unit) if count == 1 else (ALL_WAIT.name, unit))
        if is_mixed:
            offers.append(REST_WAITS())
            for choice, needed in shared.items():
                if choice[0] != REST_MOVES or needed <= left[choice[1]]:
                    offers.append(choice)
        offers.sort()
        return offers

    def aims_of_all(
        self, s: War, same: list[int], deed: int, aims: list[int], left: dict[int, int], needed: int
    ) -> list[int]:
        """The targets for which all units of a kind can do what the first can: there must be room where they go."""
        if deed in (MELEE_DEED, SHOOT_DEED):
            return aims
        if deed in (MOVE_DEED, FORCED_MARCH_DEED):
            return [aim for aim in aims if needed <= left[aim]]
        if deed in (CHARGE_DEED, HASTE_DEED):
            return [aim for aim in aims if self.refuse_leading(s, same[0], deed, [aim], len(same) - 1) is None]
        return [aim for aim in aims if self.refuse_kind(s, same[0], deed, aim, len(same) - 1) is None]

    def rest(self, s: War, deed: int, aim: int) -> list[int]:
        """The units that have yet to declare and can do something, each individually."""
        return [unit for same in self.sorts(s) if self.refuse_kind(s, same[0], deed, aim) is None for unit in same]

    def all_like(self, s: War, unit: int) -> list[int]:
        """The units that have yet to declare and are interchangeable with one of them, that one included."""
        return [other for other in self.undeclared(s) if are_alike(s, unit, other)]

    def sorts(self, s: War) -> list[list[int]]:
        """The units that have yet to declare, grouped by kind."""
        return sorts_of(s, self.undeclared(s))

    def refuse_deed(self, s: War, choice: Choice) -> Refusal | None:
        """Why units may not declare something, or must leave it to an interchangeable unit."""
        verb = choice[0]
        if verb in BONUS_NAMES:
            if self.deeds:
                return Refusal("JA-6.1", "declare-the-rest")
            return refuse_first_bonus(s, choice, self.seat, self.units, self.spent, self.mode, self.area)
        sorts = self.sorts(s)
        if verb == REST[action_of(verb)]:
            return self.refuse_rest(s, choice, sorts)
        unit = choice[1]
        if unit not in self.undeclared(s):
            return Refusal("JA-6.1", "has-declared") if unit in self.units else Refusal("JA-5.1", "not-activated")
        same = next(same for same in sorts if unit in same)
        if unit != same[0]:
            return Refusal("JA-6.1", "take-the-first-alike")
        if verb == WAIT.name:
            return Refusal("JA-6.8", "wait-together") if len(same) > 1 else None
        aim = choice[2] if len(choice) > 2 else NOWHERE
        if verb not in TOGETHER:
            return self.refuse_kind(s, unit, action_of(verb), aim)
        if len(same) == 1:
            return Refusal("JA-6.1", "nobody-alike")
        return self.refuse_kind(s, unit, action_of(verb), aim, len(same) - 1)

    def refuse_rest(self, s: War, choice: Choice, sorts: list[list[int]]) -> Refusal | None:
        """Why all units that can, of whatever kind, may not declare the same together."""
        if choice[0] == REST_WAITS.name:
            return None if len(sorts) > 1 else Refusal("JA-6.8", "one-sort-left")
        deed = action_of(choice[0])
        refusals = [self.refuse_kind(s, same[0], deed, choice[1]) for same in sorts]
        if refusals.count(None) < 2:
            return next((refusal for refusal in refusals if refusal is not None), Refusal("JA-6.1", "one-sort-left"))
        if deed != MOVE_DEED:
            return None
        spaces = sum([size_of(s, unit) for unit in self.rest(s, deed, choice[1])])
        left = s.room[choice[1]] - self.coming(s, choice[1])
        return None if spaces <= left else Refusal("JA-1.2", "no-room")

    @question(
        ("JA-6.1", "JA-6.2", "JA-6.5", "JA-6.8", "JA-6.9", "JA-6.11", "JA-4.5", "JA-9.big", "JA-11.1"),
        *(*DECLARED, *BONUS),
    )
    def deed(self, s: War, choice: Choice) -> Next:
        """Each unit has one action; charge and haste are declared area by area."""
        verb = choice[0]
        if verb in BONUS_NAMES:
            return self.done(s, choice)
        deed = action_of(verb)
        if verb == REST[deed]:
            aim = choice[1] if len(choice) > 1 else NOWHERE
            units = self.rest(s, deed, aim)
        else:
            aim = choice[2] if len(choice) > 2 else NOWHERE
            units = self.all_like(s, choice[1]) if verb == TOGETHER[deed] else [choice[1]]
        if deed == GIGANTIC_MELEE_DEED:
            declare_gigantic_die(s, choice[1])
            deed = MELEE_DEED
        self.declare(units, deed, aim, way_on(0, aim) if deed in MOVEMENTS else 0)
        if deed in STEP_BY_STEP:
            return self.ask(s, self.seat, "onward")
        return self.begin(s)

    def offer_deed_or_card(self, s: War) -> list[Choice]:
        offers = self.offer_deed(s)
        cards = offer_play(s, self.seat, ACTIVATION_WINDOW)
        return sorted(offers + cards) if cards else offers

    def refuse_deed_or_card(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == PLAY_CARD.name:
            return refuse_play(s, self.seat, ACTIVATION_WINDOW, choice[1])
        return self.refuse_deed(s, choice)

    @open_question(
        ("JA-6.1", "JA-6.2", "JA-6.5", "JA-6.8", "JA-6.9", "JA-6.11", "JA-4.5", "JA-9.big", "JA-11.1", "JA-8.5"),
        *(*DECLARED, *BONUS, PLAY_CARD),
    )
    def deed_or_card(self, s: War, choice: Choice) -> Next:
        """A legend card, or what is declared without one; the pause reveals nothing about the hand."""
        return self.deed(s, choice)

    # The path of a charge or of haste, and the goal of a carrier

    def offer_onward(self, s: War) -> list[Choice]:
        if self.deeds[-1] == CARRY_DEED:
            return sorted([GO_ON_INTO(area) for area in flights(s, self.unit) if self.refuse_going_on(s, area) is None])
        entered = way_areas(self.ways[-1])
        offers: list[Choice] = [
            GO_ON_INTO(area) for area in ways_from(s, entered[-1]) if self.refuse_going_on(s, area) is None
        ]
        if self.refuse_halt(s) is not None:
            return offers
        offers.append(HALT())
        if self.deeds[-1] == CHARGE_DEED:
            for target in melee_candidates(s, entered[-1], side_of(s, self.seat)):
                if self.refuse_strike(s, target) is None:
                    offers.append(STRIKE_AT(target))
                    if self.refuse_gigantic_strike(s, target) is None:
                        offers.append(GIGANTIC_STRIKE_AT(target))
        return sorted(offers)

    def refuse_onward(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == HALT.name:
            return self.refuse_halt(s)
        if choice[0] == STRIKE_AT.name:
            return self.refuse_strike(s, choice[1])
        if choice[0] == GIGANTIC_STRIKE_AT.name:
            return self.refuse_strike(s, choice[1]) or self.refuse_gigantic_strike(s, choice[1])
        return self.refuse_going_on(s, choice[1])

    def refuse_halt(self, s: War) -> Refusal | None:
        """Why the path may not end where it has led so far."""
        if self.deeds[-1] == CARRY_DEED:
            return Refusal("JA-9.carrier", "choose-a-goal")
        return self.refuse_end(s, self.unit, self.deeds[-1], way_areas(self.ways[-1]), self.together - 1)

    def refuse_going_on(self, s: War, area: int) -> Refusal | None:
        """JA-5.5, JA-9.haste: how far a path may lead."""
        if self.deeds[-1] == CARRY_DEED:
            return self.refuse_flight(s, self.unit, self.aims[-1], area)
        entered = way_areas(self.ways[-1])
        return self.refuse_way(s, self.unit, self.deeds[-1], entered, area, self.together - 1)

    def refuse_gigantic_strike(self, s: War, target: int) -> Refusal | None:
        """JA-9.big: each big unit declares its gigantic die for itself."""
        if self.together > 1:
            return Refusal("JA-9.big", "one-by-one")
        return refuse_gigantic_die(s, self.unit, target)

    def refuse_strike(self, s: War, target: int) -> Refusal | None:
        """JA-5.5: the melee at the end of a charge, not from a swamp (ruling J-50)."""
        if self.deeds[-1] != CHARGE_DEED:
            return Refusal("JA-9.haste", "no-melee")
        refusal = self.refuse_halt(s)
        if refusal is not None:
            return refusal
        unit, end = self.unit, way_end(self.ways[-1])
        if stops_charge(s, unit, end):
            return Refusal("JA-5.5", "charge-ends-here")
        at = circumstances(s, target, side_of(s, self.seat), is_charging=True, is_commanded=self.is_commanded)
        return refuse_melee(s, unit, end, target, at) or self.refuse_target(s, target, SHOOT_DEED)

    @question(
        ("JA-5.5", "JA-9.charge", "JA-9.haste", "JA-9.big", "JA-9.carrier", "JA-6.11"),
        *(GO_ON_INTO, STRIKE_AT, GIGANTIC_STRIKE_AT, HALT),
    )
    def onward(self, s: War, choice: Choice) -> Next:
        """One area farther, a melee from there, or the end of the path; a carrier flies straight to its goal."""
        for number in range(len(self.deeds) - self.together, len(self.deeds)):
            if choice[0] == GO_ON_INTO.name:
                self.ways[number] = way_on(self.ways[number], choice[1])
            elif choice[0] != HALT.name:
                self.strikes[number] = choice[1]
        if choice[0] == GO_ON_INTO.name and self.deeds[-1] != CARRY_DEED:
            return self.ask(s, self.seat, "onward")
        if choice[0] == GIGANTIC_STRIKE_AT.name:
            declare_gigantic_die(s, self.unit)
        return self.goto("begin")
