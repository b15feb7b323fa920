"""6. Effects at work: who has them, what they cost, and what there is to choose (JA-6.9, JA-4.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.abilities import is_ready, use
from timefront.games.joan_of_arc.board.areas import may_stand
from timefront.games.joan_of_arc.board.boons import THIS_TURN, grant, has_boon
from timefront.games.joan_of_arc.board.piles import drawable_cards
from timefront.games.joan_of_arc.board.placing import arrive
from timefront.games.joan_of_arc.content.cards.effect_numbers import (
    FREE_UPKEEP,
    REROLL_DOOM,
    SHOVE,
    SLIP_AWAY,
    THROW_FIRE,
    TURN_DOOM,
    WITHDRAW,
)
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    CONVERT_ORDER,
    DISCARD_CARDS,
    DRAW_CARDS,
    FIRST_PLAYER,
    GRANT_DIE,
    GRANT_SKILL,
    HEAL_WOUNDS,
    IN_CARDS,
    MOVE_RALLY_POINT,
    MOVE_UNITS,
    RALLY_TROOP,
    REROLL_DICE,
    RETURN_TROOPS,
    SUMMON,
    TAKE,
    TURN_DICE,
)
from timefront.games.joan_of_arc.events.equipment import EquipmentUsed
from timefront.games.joan_of_arc.events.orders import PowerUsed, RallyPointMoved
from timefront.games.joan_of_arc.rules.effects.dice_changes import PickDice, change_at_once, would_change
from timefront.games.joan_of_arc.rules.effects.doom import lay_on_doom, touches_doom
from timefront.games.joan_of_arc.rules.effects.gains import can_convert, can_gain, convert, gain, move_first_player
from timefront.games.joan_of_arc.rules.effects.gear_uses import Shove, ThrowFire, enemies_to_shove, fire_areas, heal
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards, DrawCards, discarding_seats
from timefront.games.joan_of_arc.rules.effects.moving import MoveUnits, moves_anybody
from timefront.games.joan_of_arc.rules.effects.units import (
    can_rally,
    comers,
    places_for,
    rally_areas,
    rally_points,
    refuse_rally_point,
    summoned,
    upkeep_due,
)
from timefront.games.joan_of_arc.rules.rounds.rallying import come_back
from timefront.games.joan_of_arc.rules.rounds.rallying import rally_areas as areas_of_return
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import LEAVE_RALLY_POINTS
from timefront.games.joan_of_arc.verbs import MOVE_RALLY_POINT as MOVE_POINT
from timefront.games.joan_of_arc.verbs import RALLY_TROOP as RALLY_AT
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def is_useful(s: War, effect: Effect, unit: int) -> bool:
    """Whether a unit's power can be used now and would do something."""
    return is_ready(s, unit, effect) and would_do(s, effect, s.owner[unit], unit)


def would_do(s: War, effect: Effect, seat: int, unit: int) -> bool:
    """Whether an effect of a player, and of a unit of his or of none, would do something."""
    kind = effect.effect
    if kind == TAKE:
        return can_gain(s, seat, effect.what)
    if kind == CONVERT_ORDER:
        return can_convert(s, seat, effect)
    if kind in (GRANT_SKILL, GRANT_DIE):
        return not has_boon(s, effect.id, unit)
    if kind == MOVE_RALLY_POINT:
        return bool(rally_points(s, side_of(s, seat)))
    if kind in (RALLY_TROOP, RETURN_TROOPS):
        return can_rally(s, effect, seat, unit)
    if kind == SUMMON:
        return bool(summoned(s, effect, unit)) if unit != NOBODY else can_rally(s, effect, seat, unit)
    if kind == FREE_UPKEEP:
        return bool(upkeep_due(s, seat))
    if kind in (TURN_DOOM, REROLL_DOOM):
        return touches_doom(s, effect, seat)
    if kind in (MOVE_UNITS, WITHDRAW, SLIP_AWAY):
        return moves_anybody(s, effect, seat, unit)
    if kind == DRAW_CARDS:
        return drawable_cards(s) > 0
    if kind in (HEAL_WOUNDS, THROW_FIRE, SHOVE):
        return would_do_near(s, kind, unit)
    if kind == DISCARD_CARDS:
        return bool(discarding_seats(s, effect, seat))
    if kind == FIRST_PLAYER:
        return s.first_player != seat
    return would_change(s, effect, seat)


def would_do_near(s: War, kind: int, unit: int) -> bool:
    """Whether what a unit does for itself or beside it would do something."""
    if unit == NOBODY:
        return False
    if kind == HEAL_WOUNDS:
        return s.wounds[unit] > 0
    return bool(fire_areas(s, unit) if kind == THROW_FIRE else enemies_to_shove(s, unit))


def carry_out(s: War, effect: Effect, seat: int, unit: int) -> int:
    """Pay for an effect and let it happen; where something is to be chosen, `Use` asks for it.

    The result is how many legend cards the player is to draw.
    """
    is_own = effect.slot >= 0 or effect.gear >= 0
    if effect.slot >= 0:
        s.emit(PowerUsed, seat, unit, effect.effect)
    if effect.gear >= 0:
        s.emit(EquipmentUsed, unit, effect.gear)
    if is_own:
        use(s, unit, effect)
    if effect.effect == TAKE:
        return gain(s, seat, unit if is_own else NOBODY, effect.what, effect.count)
    if effect.effect == DRAW_CARDS:
        return effect.count
    if effect.effect == CONVERT_ORDER:
        convert(s, seat, effect)
    elif effect.effect in (GRANT_SKILL, GRANT_DIE):
        grant(s, effect.id, unit, NOBODY, THIS_TURN)
    elif effect.effect == FREE_UPKEEP:
        grant(s, effect.id, NOBODY, seat, THIS_TURN)
    elif effect.effect == SUMMON and unit != NOBODY:
        for other in summoned(s, effect, unit):
            arrive(s, other, s.place[unit])
    elif effect.effect == HEAL_WOUNDS:
        heal(s, unit, effect.count)
    elif effect.effect == FIRST_PLAYER:
        move_first_player(s, seat)
    elif effect.effect in (TURN_DOOM, REROLL_DOOM):
        lay_on_doom(s, effect, seat)
    elif s.fight:
        change_at_once(s, effect, seat)
    return 0


@final
@dataclass
class Use(Frame):
    """6. An effect is used: it is paid for and carried out, and its player chooses what there is to choose."""

    effect: int
    """Its id."""
    seat: int
    unit: int
    """The player and the unit it comes from; a card's comes from no unit."""
    moved: int = 0
    """The rally points that were moved, or the troops that were brought back."""

    def record(self, s: War) -> Effect:
        """What is used."""
        return s.setting.cards.effects[self.effect]

    @rule("JA-6.9")
    def begin(self, s: War) -> Next:
        """A power that costs legend cards is paid for first: its owner chooses which."""
        cards = self.record(s).costs[IN_CARDS]
        if cards:
            return self.call(s, DiscardCards([self.seat], cards), "paid")
        return self.take_place(s)

    @rule("JA-6.9")
    def paid(self, s: War, _: None) -> Next:
        """Now it happens."""
        return self.take_place(s)

    def take_place(self, s: War) -> Next:
        """Most effects need no choice."""
        effect = self.record(s)
        cards = carry_out(s, effect, self.seat, self.unit)
        if cards:
            return self.call(s, DrawCards(self.seat, cards), "over")
        if effect.effect in (RALLY_TROOP, RETURN_TROOPS) or (effect.effect == SUMMON and self.unit == NOBODY):
            return self.ask(s, self.seat, "rally")
        if effect.effect == MOVE_RALLY_POINT:
            return self.ask(s, self.seat, "rally_point")
        if effect.effect == DISCARD_CARDS:
            return self.call(s, DiscardCards(discarding_seats(s, effect, self.seat), effect.count), "over")
        if effect.effect in (TURN_DICE, REROLL_DICE):
            return self.call(s, PickDice(self.effect, self.seat), "over")
        if effect.effect == THROW_FIRE:
            return self.call(s, ThrowFire(self.seat, self.unit), "over")
        if effect.effect == SHOVE:
            return self.call(s, Shove(self.seat, self.unit), "over")
        if effect.effect in (MOVE_UNITS, WITHDRAW, SLIP_AWAY):
            return self.call(s, MoveUnits(self.effect, self.seat, self.unit), "over")
        return self.done(s)

    @rule("JA-6.9")
    def over(self, s: War, _: None) -> Next:
        """Nothing is left to choose."""
        return self.done(s)

    def offer_rally(self, s: War) -> list[Choice]:
        effect = self.record(s)
        return [
            RALLY_AT(troop, area)
            for troop in comers(s, effect, self.seat)
            for area in places_for(s, effect, self.unit, troop)
        ]

    def refuse_rally(self, s: War, choice: Choice) -> Refusal | None:
        _, troop, area = choice
        if troop not in comers(s, self.record(s), self.seat):
            return Refusal("JA-6.9", "no-troop-to-rally")
        if area in places_for(s, self.record(s), self.unit, troop):
            return None
        if self.unit == NOBODY:
            is_point = area in areas_of_return(s, side_of(s, self.seat))
            return Refusal("JA-4.8", "rally-point-closed") if is_point else Refusal("JA-4.10", "no-rally-point")
        if area not in rally_areas(s, self.record(s), self.unit):
            return Refusal("JA-6.9", "out-of-reach")
        return Refusal("JA-1.8", "cannot-enter") if not may_stand(s, troop, area) else Refusal("JA-1.2", "no-room")

    @question(("JA-6.9", "JA-4.8"), RALLY_AT)
    def rally(self, s: War, choice: Choice) -> Next:
        """A troop comes back out of the infirmary, and perhaps another one."""
        effect = self.record(s)
        if effect.effect == SUMMON:
            arrive(s, choice[1], choice[2])
        else:
            come_back(s, choice[1], choice[2])
        self.moved += 1
        if self.moved < effect.count and can_rally(s, effect, self.seat, self.unit):
            return self.ask(s, self.seat, "rally")
        return self.done(s)

    def offer_rally_point(self, s: War) -> list[Choice]:
        side = side_of(s, self.seat)
        offers: list[Choice] = [LEAVE_RALLY_POINTS()] if self.moved else []
        for number in rally_points(s, side):
            for area in range(s.setting.board.ground_count):
                if refuse_rally_point(s, side, s.rally[number], area) is None:
                    offers.append(MOVE_POINT(s.rally[number], area))
        offers.sort()
        return offers

    def refuse_rally_point(self, s: War, choice: Choice) -> Refusal | None:
        if choice[0] == LEAVE_RALLY_POINTS.name:
            return None if self.moved else Refusal("JA-4.10", "move-one")
        return refuse_rally_point(s, side_of(s, self.seat), choice[1], choice[2])

    @question("JA-4.10", MOVE_POINT, LEAVE_RALLY_POINTS)
    def rally_point(self, s: War, choice: Choice) -> Next:
        """To a free or allied area, as many points as the power says."""
        if choice[0] == LEAVE_RALLY_POINTS.name:
            return self.done(s)
        side = side_of(s, self.seat)
        number = next(point for point in rally_points(s, side) if s.rally[point] == choice[1])
        s.rally[number] = choice[2]
        s.emit(RallyPointMoved, side, choice[1], choice[2])
        self.moved += 1
        if self.moved >= self.record(s).count:
            return self.done(s)
        return self.ask(s, self.seat, "rally_point")
