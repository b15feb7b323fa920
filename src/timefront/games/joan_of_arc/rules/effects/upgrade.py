"""8. Levels: the upgrade to a level-2 card, and the way back (JA-8.4, JA-4.4, rulings J-54 and J-8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.losses import bury
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, judge
from timefront.games.joan_of_arc.board.tokens import can_pay, pay
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER
from timefront.games.joan_of_arc.events.rounds import CharacterReverted, CharacterUpgraded
from timefront.games.joan_of_arc.rules.attack.unit_by_unit import refuse_other_unit
from timefront.games.joan_of_arc.state import CHOSE_HOLY, CHOSE_UNHOLY, EXPERIENCE, War
from timefront.games.joan_of_arc.verbs import UPGRADE, UPGRADE_HOLY, UPGRADE_UNHOLY
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

UPGRADES = (UPGRADE, UPGRADE_HOLY, UPGRADE_UNHOLY)
UPGRADE_NAMES: Final = [verb.name for verb in UPGRADES]
ONLY_SIDE: Final = 0
HOLY_SIDE: Final = 1
UNHOLY_SIDE: Final = 2
"""JA-8.4: the sides of level-2 cards, in the order of the verbs."""


def sides_open(s: War, unit: int) -> list[int]:
    """JA-8.4: how a unit can be upgraded; of two sides the one that was chosen first, if there was a choice."""
    cards = s.setting.cards
    above = len(cards.level_two[s.profile[unit]])
    if not above or cards.kind[s.profile[unit]] != CHARACTER:
        return []
    if above == 1:
        return [ONLY_SIDE]
    return [ONLY_SIDE] if s.used[unit] & (CHOSE_HOLY | CHOSE_UNHOLY) else [HOLY_SIDE, UNHOLY_SIDE]


def card_of_side(s: War, unit: int, side: int) -> int:
    """The level-2 card of a side; the holy one comes first."""
    is_unholy = side == UNHOLY_SIDE or (side == ONLY_SIDE and bool(s.used[unit] & CHOSE_UNHOLY))
    return s.setting.cards.level_two[s.profile[unit]][1 if is_unholy else 0]


def offer_upgrade(s: War, unit: int) -> list[Choice]:
    """JA-8.4: the upgrades of a unit that are possible now."""
    if not can_pay(s, s.owner[unit], price_of_upgrade(s, unit), 0):
        return []
    return free_upgrades(s, unit)


def refuse_upgrade(s: War, verb: str, unit: int) -> Refusal | None:
    """JA-8.4: why a unit cannot be upgraded so."""
    side, sides = UPGRADE_NAMES.index(verb), sides_open(s, unit)
    if not sides:
        return Refusal("JA-8.4", "no-higher-level")
    if side not in sides:
        return Refusal("JA-8.4", "choose-a-side" if side == ONLY_SIDE else "no-side-to-choose")
    return refuse_side(s, unit, side)


def refuse_side(s: War, unit: int, side: int) -> Refusal | None:
    """JA-8.4: why a level-2 card cannot be paid for, or has no room."""
    price = price_of_upgrade(s, unit)
    if not can_pay(s, s.owner[unit], price, 0):
        return Refusal("JA-8.4", "too-little-experience", count=price)
    return None if has_room_above(s, unit, side) else Refusal("JA-1.2", "no-room")


def price_of_upgrade(s: War, unit: int) -> int:
    """JA-8.4: the experience that the level-2 card of a unit costs."""
    return s.setting.cards.upgrade_experience[s.profile[unit]]


def has_room_above(s: War, unit: int, side: int) -> bool:
    """JA-1.2: whether a unit has room with a level-2 card."""
    size = s.setting.cards.size
    return size[card_of_side(s, unit, side)] - size[s.profile[unit]] <= s.room[s.place[unit]]


def upgrade(s: War, verb: str, unit: int, price: int) -> None:
    """JA-8.4: pay, and replace the card; tokens stay. Which of two sides it has, is chosen once for the whole game."""
    side = UPGRADE_NAMES.index(verb)
    card = card_of_side(s, unit, side)
    pay(s, s.owner[unit], EXPERIENCE, price)
    if side != ONLY_SIDE:
        s.used[unit] |= CHOSE_HOLY if side == HOLY_SIDE else CHOSE_UNHOLY
    s.emit(CharacterUpgraded, s.owner[unit], unit, price, side)
    take_card(s, unit, card)


def revert(s: War, unit: int) -> None:
    """JA-4.4: back to the level-1 card; wounds stay, and nobody has rewards or points of a death (ruling J-8)."""
    s.emit(CharacterReverted, s.owner[unit], unit)
    take_card(s, unit, s.setting.cards.level_one[s.profile[unit]])


def take_card(s: War, unit: int, card: int) -> None:
    """JA-2.2: a unit on the board has another card; wounds that reach its hit points destroy it, any if it has none."""
    cards = s.setting.cards
    s.room[s.place[unit]] += cards.size[s.profile[unit]] - cards.size[card]
    s.profile[unit] = card
    if s.wounds[unit] and s.wounds[unit] >= cards.hp[card]:
        bury(s, unit, NOBODY)
        judge(s, AT_ONCE)


# For nothing


def free_upgrades(s: War, unit: int) -> list[Choice]:
    """JA-8.4: the upgrades of a unit that has not to pay."""
    if unit == NOBODY or s.place[unit] < 0:
        return []
    return [UPGRADES[side](unit) for side in sides_open(s, unit) if has_room_above(s, unit, side)]


@final
@dataclass
class FreeUpgrade(Frame):
    """8. The answer of a discussion raises a character to level 2, which pays nothing for it (JA-8.1, JA-8.4)."""

    seat: int
    unit: int

    @rule("JA-8.1", "JA-8.4")
    def begin(self, s: War) -> Next:
        """Its player chooses one of two sides, if there are two."""
        ways = free_upgrades(s, self.unit)
        if len(ways) > 1:
            return self.ask(s, self.seat, "side")
        upgrade(s, ways[0][0], self.unit, 0)
        return self.done(s)

    def offer_side(self, s: War) -> list[Choice]:
        return free_upgrades(s, self.unit)

    def refuse_side(self, s: War, choice: Choice) -> Refusal | None:
        """Another unit, or a side that cannot be chosen."""
        if choice in free_upgrades(s, self.unit):
            return None
        other = refuse_other_unit(self.unit, choice, "JA-8.4")
        return other or Refusal("JA-8.4", "choose-a-side" if choice[0] == UPGRADE.name else "no-side-to-choose")

    @question("JA-8.4", *UPGRADES)
    def side(self, s: War, choice: Choice) -> Next:
        """Nothing is paid now; the upkeep is."""
        upgrade(s, choice[0], self.unit, 0)
        return self.done(s)
