"""8. Playing legend cards: who may hold one for the moment, what can be played, what it does (JA-8.5, JA-6.10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from timefront.games.joan_of_arc.board.piles import discard, hand_of, leave_hand, unseen_cards
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.cards.legend import (
    ALWAYS,
    ANY_FIGHT,
    ANY_ROLE,
    ATTACKER,
    CHARACTER_FELL,
    DEFENDER,
    HIGHEST_COST,
    LegendCard,
)
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, DOOM_ROLLED_WINDOW
from timefront.games.joan_of_arc.events.cards import LegendCardPlayed
from timefront.games.joan_of_arc.rules.attack.muster import ATTACKED, ATTACKERS, SEAT, kind_of_roll
from timefront.games.joan_of_arc.rules.effects.anchors import (
    given_area,
    has_anchor,
    offer_anchors,
    refuse_anchor,
    would_help_at,
)
from timefront.games.joan_of_arc.rules.effects.card_effects import CardEffects
from timefront.games.joan_of_arc.rules.effects.doom import fits_doom
from timefront.games.joan_of_arc.rules.rounds.own_areas import has_own_areas
from timefront.games.joan_of_arc.state import CAPTIVE, GRAVEYARD, LEGEND, War, side_of
from timefront.games.joan_of_arc.verbs import CHOOSE_AREA, CHOOSE_UNIT, PLAY_CARD, PLAY_NO_CARD
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, open_question, question
from timefront.kernel.rulebook import rule

NO_ATTACK: Final = 0
OCCASION_OF_ATTACK: Final = 1
OCCASION_OF_A_FALL: Final = 4
OCCASIONS_IN_ALL: Final = 9
"""When cards are played: while nobody attacks; by the attacker or the defender in a melee or a shooting; and, four
numbers later, if a character has fallen in it."""


def card_of(s: War, card: int) -> LegendCard:
    """A legend card."""
    return s.setting.content.legend[card]


def timely_cards(s: War, seat: int, window: int) -> int:
    """The cards that a seat could play at a moment, judged by public facts: the attack, the seat's side, the price.

    They are bits, no matter who holds them.
    """
    means = spendable(s, seat, LEGEND)
    if window == DOOM_ROLLED_WINDOW:
        return mask_of(
            [card for card in members(s.setting.legend_at[window]) if fits_now(s, seat, card_of(s, card), means)]
        )
    if not s.fight:
        return cards_printed(s.setting, window, means, NO_ATTACK)
    side = side_of(s, seat)
    role = ATTACKER if side_of(s, s.fight[SEAT]) == side else DEFENDER
    occasion = OCCASION_OF_ATTACK + 2 * kind_of_roll(s) + role
    found = cards_printed(s.setting, window, means, occasion)
    falls = cards_printed(s.setting, window, means, occasion + OCCASION_OF_A_FALL)
    if falls and has_character_fallen(s, 1 - side):
        found |= falls
    return found


def fits_now(s: War, seat: int, card: LegendCard, means: int) -> bool:
    """JA-4.8: whether a card on the doom roll can be paid for and fits it."""
    return card.cost <= means and any(fits_doom(s, effect, seat) for effect in card.effects)


def cards_printed(setting: JoanSetting, window: int, means: int, occasion: int) -> int:
    """The cards for a moment and an occasion that cost no more than this, as bits; worked out once."""
    by_means = setting.timely.get(window * OCCASIONS_IN_ALL + occasion)
    if by_means is None:
        cards = [(card, setting.content.legend[card]) for card in members(setting.legend_at[window])]
        suitable = [(card, printed.cost) for card, printed in cards if suits(printed, occasion)]
        by_means = [mask_of([card for card, cost in suitable if cost <= most]) for most in range(HIGHEST_COST + 1)]
        setting.timely[window * OCCASIONS_IN_ALL + occasion] = by_means
    return by_means[means if means < HIGHEST_COST else HIGHEST_COST]


def suits(card: LegendCard, occasion: int) -> bool:
    """Whether a card is printed for an occasion."""
    if occasion == NO_ATTACK:
        return card.after == ALWAYS
    after = CHARACTER_FELL if occasion >= OCCASION_OF_ATTACK + OCCASION_OF_A_FALL else ALWAYS
    roll, role = divmod((occasion - OCCASION_OF_ATTACK) % OCCASION_OF_A_FALL, 2)
    return card.after == after and card.fight in (ANY_FIGHT, roll) and card.role in (ANY_ROLE, role)


def has_character_fallen(s: War, side: int) -> bool:
    """Whether a character of a side was destroyed or captured in the current attack."""
    characters = s.setting.cards.of_kind[CHARACTER]
    return any(
        characters >> s.profile[unit] & 1 and s.place[unit] in (GRAVEYARD, CAPTIVE)
        for unit in members((s.fight[ATTACKERS] | s.fight[ATTACKED]) & s.force[side])
    )


def may_hold(s: War, seat: int, window: int) -> bool:
    """Whether a seat could hold a card that would do something now, as far as everybody knows.

    The hand itself is not looked at, so the pause reveals nothing.
    """
    if not s.setting.legend_at[window] or not hand_of(s, seat):
        return False
    cards = timely_cards(s, seat, window)
    if cards:
        cards &= unseen_cards(s)
    while cards:
        first = cards & -cards
        if would_help(s, seat, card_of(s, first.bit_length() - 1)):
            return True
        cards ^= first
    return False


def playable(s: War, seat: int, window: int) -> list[int]:
    """JA-8.5: the cards in a seat's hand that can be played at a moment, and would do something."""
    cards = hand_of(s, seat) & s.setting.legend_at[window]
    if not cards:
        return []
    return [card for card in members(cards & timely_cards(s, seat, window)) if would_help(s, seat, card_of(s, card))]


def offer_play(s: War, seat: int, window: int) -> list[Choice]:
    """JA-8.5: one choice for each card that can be played."""
    return [PLAY_CARD(card) for card in playable(s, seat, window)]


def refuse_play(s: War, seat: int, window: int, card: int) -> Refusal | None:
    """JA-8.5: why a card may not be played; nothing more is said about one that is not in the hand."""
    if not hand_of(s, seat) >> card & 1:
        return Refusal("JA-8.5", "not-in-hand")
    printed = card_of(s, card)
    if printed.window != window:
        return Refusal("JA-8.5", "not-the-moment")
    if spendable(s, seat, LEGEND) < printed.cost:
        return Refusal("JA-8.5", "too-few-legend-tokens")
    if not timely_cards(s, seat, window) >> card & 1 or not would_help(s, seat, printed):
        return Refusal("JA-8.5", "card-does-nothing")
    return None


def would_help(s: War, seat: int, card: LegendCard) -> bool:
    """Whether a card would do something."""
    if card.is_anchored:
        return has_anchor(s, seat, card)
    if card.is_activating:
        return has_own_areas(s, seat)
    return would_help_at(s, seat, card, NOBODY, given_area(s, card))


def show_and_pay(s: War, seat: int, card: int) -> None:
    """JA-8.5: a card leaves the hand; intrigue tokens replace missing legend tokens (JA-6.10)."""
    leave_hand(s, seat, card)
    s.emit(LegendCardPlayed, seat, card)
    pay(s, seat, LEGEND, card_of(s, card).cost)


@final
@dataclass
class PlayCard(Frame):
    """8. A legend card is paid for, does what it says, and only then is discarded (JA-8.5)."""

    seat: int
    card: int

    @rule("JA-8.5", "JA-6.10")
    def begin(self, s: War) -> Next:
        """Its owner pays, and chooses the unit or area for which it is played."""
        show_and_pay(s, self.seat, self.card)
        if card_of(s, self.card).is_anchored:
            return self.ask(s, self.seat, "anchor")
        return self.take_effect(s, NOBODY, given_area(s, card_of(s, self.card)))

    def offer_anchor(self, s: War) -> list[Choice]:
        """Every unit or area for which it does something."""
        return offer_anchors(s, self.seat, card_of(s, self.card))

    def refuse_anchor(self, s: War, choice: Choice) -> Refusal | None:
        """It is not meant for that one, or does nothing there."""
        return refuse_anchor(s, self.seat, card_of(s, self.card), choice)

    @question("JA-8.5", CHOOSE_UNIT, CHOOSE_AREA)
    def anchor(self, s: War, choice: Choice) -> Next:
        """The card takes effect."""
        if choice[0] == CHOOSE_UNIT.name:
            return self.take_effect(s, choice[1], NOBODY)
        return self.take_effect(s, NOBODY, choice[1])

    def take_effect(self, s: War, unit: int, area: int) -> Next:
        """One effect at a time."""
        left = [effect.id for effect in card_of(s, self.card).effects]
        return self.call(s, CardEffects(self.seat, unit, left, area=area), "resolved")

    @rule("JA-8.5")
    def resolved(self, s: War, _: int) -> Next:
        """The card is discarded only now, so a reshuffle by its own effect leaves it out."""
        discard(s, self.card)
        return self.done(s)


@final
@dataclass
class CardWindow(Frame):
    """8. Players may play legend cards, one at a time; a seat that could hold one is asked even if it does not."""

    window: int
    waiting: list[int]
    """The seats that have yet to be asked; the first of them is asked now."""

    @rule("JA-8.5", "JA-6.10")
    def begin(self, s: War, _: None = None) -> Next:
        """Ask as long as there might be a card."""
        while self.waiting:
            if may_hold(s, self.waiting[0], self.window):
                return self.ask(s, self.waiting[0], "card")
            self.waiting.pop(0)
        return self.done(s)

    def offer_card(self, s: War) -> list[Choice]:
        return sorted([*offer_play(s, self.waiting[0], self.window), PLAY_NO_CARD()])

    def refuse_card(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice[0] == PLAY_NO_CARD.name else refuse_play(s, self.waiting[0], self.window, choice[1])

    @open_question("JA-8.5", PLAY_CARD, PLAY_NO_CARD)
    def card(self, s: War, choice: Choice) -> Next:
        """A card, or none."""
        if choice[0] == PLAY_NO_CARD.name:
            self.waiting.pop(0)
            return self.goto("begin")
        return self.call(s, PlayCard(self.waiting[0], choice[1]), "begin")


def may_play(s: War, window: int, seats: list[int]) -> bool:
    """Whether a window opens at all for some seats; otherwise no procedure is created."""
    if s.setting.legend_at[window]:
        for seat in seats:
            if may_hold(s, seat, window):
                return True
    return False
