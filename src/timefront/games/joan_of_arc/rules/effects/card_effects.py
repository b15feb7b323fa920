"""4, 8. The effects of a card one by one, and those that no unit's power has (JA-4.3, JA-8.1, JA-8.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.losses import disrupt, kill, send_to_infirmary, wound
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.content.cards.effect_numbers import (
    FREE_UPGRADE,
    GAIN_EQUIPMENT,
    REMOVE_WORKS,
    SLIP_AWAY,
)
from timefront.games.joan_of_arc.content.cards.talk_effects import ENEMY
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, PUSH
from timefront.games.joan_of_arc.content.effects import OTHERWISE, Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARISMA,
    DAMAGE_BUILDING,
    HEAL_WOUNDS,
    HURT,
    LEAD_TO,
    LOSE,
    PLACE_STAKES,
    STRIKE,
    SUMMON,
    TEST,
)
from timefront.games.joan_of_arc.events.talks import (
    CharismaUsed,
    TestRolled,
    UnitStruck,
)
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion, spend_reroll_token
from timefront.games.joan_of_arc.rules.buildings import buildings_standing_in
from timefront.games.joan_of_arc.rules.effects.equipment import GainEquipment, can_gain_equipment
from timefront.games.joan_of_arc.rules.effects.gains import LEGEND_CARD, can_lose, lose
from timefront.games.joan_of_arc.rules.effects.gear_uses import heal
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards, discarding_seats
from timefront.games.joan_of_arc.rules.effects.places import IN_AN_AREA, mark, would_mark
from timefront.games.joan_of_arc.rules.effects.upgrade import FreeUpgrade, free_upgrades
from timefront.games.joan_of_arc.rules.effects.use import Use, would_do
from timefront.games.joan_of_arc.rules.effects.works import PlantStakes, RemoveWorks, Undermining, has_works, planters
from timefront.games.joan_of_arc.state import REROLL, UNDECIDED, War, held, opponents_of, side_of, unit_side
from timefront.games.joan_of_arc.verbs import LET_ROLL_STAND, ROLL_ANEW, USE_REROLL_TOKEN
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

ON_THE_UNIT: Final[list[int]] = [HEAL_WOUNDS, HURT, STRIKE, SUMMON, FREE_UPGRADE, SLIP_AWAY]
"""Effects that need their unit to be on the board."""
OF_CARDS_ALONE: Final = IN_AN_AREA | {DAMAGE_BUILDING, HEAL_WOUNDS, LOSE, PLACE_STAKES, REMOVE_WORKS, FREE_UPGRADE}
"""Effects that a card has in a way of its own; in all others it is like a power."""
BY_THE_UNIT: Final[list[int]] = [SUMMON, SLIP_AWAY]
"""Effects that come from the unit, as its powers do."""
HARM: Final[list[int]] = [PUSH, DISRUPT, KILL]
"""Results that hurt, the mildest first."""


@final
@dataclass
class CardEffects(Frame):
    """4, 8. What a card says, effect by effect, as far as possible; the caller then discards the card.

    The result is the discussion card that it leads to, or none.
    """

    seat: int
    unit: int
    """The unit for which it happens, or none."""
    left: list[int]
    """The effects still to come."""
    topic: int = NOBODY
    area: int = NOBODY
    """The area in which it happens, if not the unit's."""

    @rule("JA-4.3", "JA-8.1", "JA-8.5", "JA-4.12")
    def begin(self, s: War, brought: list[int] | None = None) -> Next:
        """What a test brought comes first; the game may be over."""
        self.left = (brought or []) + self.left
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        while self.left:
            effect = s.setting.cards.effects[self.left.pop(0)]
            if effect.effect == LEAD_TO:
                self.topic = effect.card
                continue
            frame = procedure_of(s, effect, self.seat, self.unit, self.area)
            if frame is not None:
                return self.call(s, frame, "begin")
        return self.done(s, self.topic)


def procedure_of(s: War, effect: Effect, seat: int, unit: int, area: int) -> Frame | None:
    """Carry out an effect, or return the procedure that it needs."""
    kind = effect.effect
    if kind in ON_THE_UNIT and (kind != SUMMON if unit == NOBODY else s.place[unit] < 0):
        return None
    if kind == GAIN_EQUIPMENT:
        return GainEquipment(effect.id, seat, unit) if can_gain_equipment(s, effect.deck, unit) else None
    if kind == TEST:
        return Test(effect.id, seat, unit)
    if kind == STRIKE:
        return Strike(effect.id, seat, unit)
    if kind == HURT:
        hurt(s, unit, effect.count)
    elif would_happen(s, effect, seat, unit, area):
        return carry_out_card(s, effect, seat, unit, place_of_card(s, unit, area))
    return None


def would_happen(s: War, effect: Effect, seat: int, unit: int, area: int) -> bool:
    """Whether an effect of a card would do something, for its unit or area if it has one."""
    kind = effect.effect
    if kind not in OF_CARDS_ALONE:
        return would_do(s, effect, seat, unit if kind in BY_THE_UNIT else NOBODY)
    if kind in IN_AN_AREA:
        place = place_of_card(s, unit, area)
        return place != NOBODY and would_mark(s, effect, seat, place)
    if kind == DAMAGE_BUILDING:
        place = place_of_card(s, unit, area)
        return place != NOBODY and bool(buildings_standing_in(s, place))
    if kind == HEAL_WOUNDS:
        return unit != NOBODY and s.wounds[unit] > 0
    if kind == LOSE:
        return any(can_lose(s, other, effect.what) for other in losers(s, effect, seat))
    if kind == PLACE_STAKES:
        return bool(planters(s, seat))
    if kind == REMOVE_WORKS:
        return has_works(s)
    assert kind == FREE_UPGRADE
    return bool(free_upgrades(s, unit))


def place_of_card(s: War, unit: int, area: int) -> int:
    """The area of a card: the chosen one, or that of its unit."""
    if area != NOBODY:
        return area
    return NOBODY if unit == NOBODY else max(NOBODY, s.place[unit])


def losers(s: War, effect: Effect, seat: int) -> list[int]:
    """Who loses something through a player's card: the player, or each opponent."""
    if effect.whose != ENEMY:
        return [seat]
    return opponents_of(s, seat)


def carry_out_card(s: War, effect: Effect, seat: int, unit: int, area: int) -> Frame | None:
    """Carry out an effect that would do something."""
    kind = effect.effect
    if kind in IN_AN_AREA:
        mark(s, effect, seat, area)
    elif kind == HEAL_WOUNDS:
        heal(s, unit, effect.count)
    elif kind == LOSE and effect.what == LEGEND_CARD:
        return DiscardCards(discarding_seats(s, effect, seat), effect.count)
    elif kind == LOSE:
        for other in losers(s, effect, seat):
            lose(s, other, effect.what, effect.count)
    elif kind == DAMAGE_BUILDING:
        return Undermining(seat, area)
    elif kind == PLACE_STAKES:
        return PlantStakes(seat, effect.count)
    elif kind == REMOVE_WORKS:
        return RemoveWorks(seat, effect.count)
    elif kind == FREE_UPGRADE:
        return FreeUpgrade(seat, unit)
    else:
        return Use(effect.id, seat, unit if kind in BY_THE_UNIT else NOBODY)
    return None


def hurt(s: War, unit: int, count: int) -> None:
    """JA-2.2: deal wounds; a unit without hit points is disrupted."""
    if not s.setting.cards.hp[s.profile[unit]]:
        send_to_infirmary(s, unit, NOBODY)
        return
    for _ in range(count):
        if s.place[unit] >= 0:
            wound(s, unit, NOBODY)


@final
@dataclass
class Strike(TokenQuestion):
    """8. A unit suffers a die without a defence; whoever has the card rolls it (JA-8.7)."""

    effect: int
    seat: int
    unit: int
    result: int = NOBODY

    @rule("JA-8.1")
    def begin(self, s: War) -> Next:
        return self.roll(s, "struck")

    def chance_struck(self, s: War) -> Chance:
        """The die of the card."""
        return dice("strike", [self.faces(s)])

    def faces(self, s: War) -> list[int]:
        """The faces of the die."""
        return s.setting.dice[s.setting.cards.effects[self.effect].die].faces

    @rule("JA-8.1", "JA-8.7")
    def struck(self, s: War, result: Result) -> Next:
        """The token can be used where another face would be better (ruling J-74)."""
        self.result = result[0]
        s.emit(UnitStruck, self.unit, s.setting.cards.effects[self.effect].die, self.result)
        if self.seat != NOBODY and held(s, self.seat, REROLL) and self.could_help(s):
            return self.ask(s, self.seat, "token")
        return self.goto("blow")

    def could_help(self, s: War) -> bool:
        """Whether another face would hurt an enemy more, or an own unit less."""
        is_own = unit_side(s, self.unit) == side_of(s, self.seat)
        harm = [HARM.index(face) if face in HARM else -1 for face in self.faces(s)]
        now = HARM.index(self.result) if self.result in HARM else -1
        return min(harm) < now if is_own else max(harm) > now

    def token_seat(self, s: War) -> int:
        return self.seat

    def roll_again(self, s: War) -> Next:
        return self.roll(s, "struck")

    def let_roll_stand(self, s: War) -> Next:
        return self.goto("blow")

    @rule("JA-8.1", "JA-7.5", "JA-7.6", "JA-7.7")
    def blow(self, s: War) -> Next:
        """SHIELD does nothing; a pushed unit goes where its owner says."""
        owner = s.owner[self.unit]
        if self.result == KILL:
            kill(s, self.unit, NOBODY)
        elif self.result == DISRUPT:
            disrupt(s, self.unit, NOBODY)
        elif self.result == PUSH:
            return self.call(s, Pushes(owner, side_of(s, owner), NOBODY, [self.unit]), "pushed")
        return self.done(s)

    @rule("JA-7.7")
    def pushed(self, s: War, _: list[int]) -> Next:
        return self.done(s)


@final
@dataclass
class Test(Frame):
    """8. A die decides what an answer brings; the result is the effects."""

    effect: int
    seat: int
    unit: int
    result: int = NOBODY
    is_charmed: bool = False
    """JA-9.charisma: whether it was rerolled by charisma."""

    def record(self, s: War) -> Effect:
        """What is tested."""
        return s.setting.cards.effects[self.effect]

    @rule("JA-8.1")
    def begin(self, s: War) -> Next:
        return self.roll(s, "rolled")

    def chance_rolled(self, s: War) -> Chance:
        """The die of the answer."""
        return dice("test", [s.setting.dice[self.record(s).die].faces])

    @rule("JA-8.1", "JA-9.charisma", "JA-8.7")
    def rolled(self, s: War, result: Result) -> Next:
        """Nobody is asked if no other face would bring anything different (ruling J-74)."""
        self.result = result[0]
        s.emit(TestRolled, self.unit, self.record(s).die, self.result)
        faces = s.setting.dice[self.record(s).die].faces
        if any(self.brings(s, face) != self.brings(s, self.result) for face in faces) and len(self.offer_again(s)) > 1:
            return self.ask(s, self.seat, "again")
        return self.done(s, self.brings(s, self.result))

    def brings(self, s: War, face: int) -> list[int]:
        """The effects for a face of the die."""
        branches = self.record(s).branches
        return [effect.id for effect in branches.get(face, branches[OTHERWISE])]

    def offer_again(self, s: War) -> list[Choice]:
        offers: list[Choice] = [LET_ROLL_STAND()]
        if not self.is_charmed and has_skill(s, self.unit, CHARISMA):
            offers.append(ROLL_ANEW())
        if held(s, self.seat, REROLL):
            offers.append(USE_REROLL_TOKEN())
        return offers

    def refuse_again(self, s: War, choice: Choice) -> Refusal | None:
        if choice in self.offer_again(s):
            return None
        if choice[0] == USE_REROLL_TOKEN.name:
            return Refusal("JA-8.7", "no-reroll-token")
        return Refusal("JA-9.charisma", "used-in-this-roll" if self.is_charmed else "lacks-skill")

    @question(("JA-9.charisma", "JA-8.7"), ROLL_ANEW, USE_REROLL_TOKEN, LET_ROLL_STAND)
    def again(self, s: War, choice: Choice) -> Next:
        """Once by charisma, once by the token."""
        if choice[0] == LET_ROLL_STAND.name:
            return self.done(s, self.brings(s, self.result))
        if choice[0] == ROLL_ANEW.name:
            self.is_charmed = True
            s.emit(CharismaUsed, self.unit)
        else:
            spend_reroll_token(s, self.seat)
        return self.roll(s, "rolled")
