"""8. Equipment is gained in discussions, put on, given away, discarded and used (JA-8.3, JA-6.9, ruling J-53)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.joan_of_arc.board.gear import (
    DISCARDED,
    IN_DECK,
    MOST_PIECES,
    NOT_ON,
    bearer_of,
    bearers,
    discard_gear,
    gear_of,
    give_gear,
    hand_over,
    is_character,
    pieces_in,
    put_on,
    wearer_of,
)
from timefront.games.joan_of_arc.content.vocabulary import ACTIVATION_WINDOW
from timefront.games.joan_of_arc.events.equipment import (
    EquipmentDiscarded,
    EquipmentGained,
    EquipmentGiven,
    EquipmentPutOn,
    EquipmentReshuffled,
)
from timefront.games.joan_of_arc.rules.effects.use import is_useful
from timefront.games.joan_of_arc.state import GONE, GRAVEYARD, War, unit_side
from timefront.games.joan_of_arc.verbs import DISCARD_EQUIPMENT, DISCARD_SURPLUS, GIVE_EQUIPMENT, PUT_ON, USE_EQUIPMENT
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def can_gain_equipment(s: War, deck: int, unit: int) -> bool:
    """JA-8.3: whether a piece is left, and its character is not lost."""
    if unit == NOBODY or s.place[unit] in (GRAVEYARD, GONE) or not is_character(s, unit):
        return False
    return bool(pieces_in(s, deck, IN_DECK) or pieces_in(s, deck, DISCARDED))


@final
@dataclass
class GainEquipment(Frame):
    """8. A piece of equipment is drawn for the character who talked, who keeps it until it is put on.

    Every piece that a character gains comes this way.
    """

    effect: int
    seat: int
    unit: int

    def deck(self, s: War) -> int:
        """The deck from which it comes."""
        return s.setting.cards.effects[self.effect].deck

    @rule("JA-8.3")
    def begin(self, s: War) -> Next:
        """If the deck is empty, its discards are shuffled."""
        if not pieces_in(s, self.deck(s), IN_DECK):
            for card in pieces_in(s, self.deck(s), DISCARDED):
                s.gear[card] = IN_DECK
            s.emit(EquipmentReshuffled, self.deck(s))
        return self.roll(s, "drawn")

    def chance_drawn(self, s: War) -> Chance:
        """Any piece of the deck."""
        return one_of("equipment", pieces_in(s, self.deck(s), IN_DECK))

    @rule("JA-3.2", "JA-8.3")
    def drawn(self, s: War, result: Result) -> Next:
        """Everybody sees it. Of three pieces, one is discarded at once (ruling J-53)."""
        give_gear(s, result[0], self.unit)
        s.emit(EquipmentGained, self.seat, self.unit, result[0])
        return self.ask(s, self.seat, "surplus") if len(gear_of(s, self.unit)) > MOST_PIECES else self.done(s)

    def offer_surplus(self, s: War) -> list[Choice]:
        """Any of them, the new one included."""
        return [DISCARD_SURPLUS(self.unit, card) for card in gear_of(s, self.unit)]

    def refuse_surplus(self, s: War, choice: Choice) -> Refusal | None:
        return None if choice in self.offer_surplus(s) else Refusal("JA-8.3", "one-of-the-three")

    @question("JA-8.3", DISCARD_SURPLUS)
    def surplus(self, s: War, choice: Choice) -> Next:
        """The character keeps the others."""
        discard_piece(s, choice[2])
        return self.done(s)


# Bonus actions of a character: putting on and using


def offer_equipping(s: War, unit: int, *, has_equipped: bool) -> list[Choice]:
    """JA-6.9: what a character can put on or use now."""
    pieces = gear_of(s, unit)
    if not pieces:
        return []
    offers = [PUT_ON(unit, card) for card in pieces if not has_equipped and refuse_putting_on(s, unit, card) is None]
    return [*offers, *[USE_EQUIPMENT(unit, card) for card in pieces if use_of(s, unit, card) != NOBODY]]


def refuse_putting_on(s: War, unit: int, card: int) -> Refusal | None:
    """JA-8.3: why a piece cannot be put on: it is elsewhere, or worn already."""
    is_waiting = bearer_of(s, card) == unit and s.gear[card] & NOT_ON
    return None if is_waiting else Refusal("JA-8.3", "not-to-be-put-on")


def equip(s: War, card: int) -> None:
    """JA-8.3: a character puts a piece on."""
    put_on(s, card)
    s.emit(EquipmentPutOn, wearer_of(s, card), card)


def refuse_using(s: War, unit: int, card: int) -> Refusal | None:
    """JA-8.3: why a piece cannot be used now."""
    if wearer_of(s, card) != unit:
        return Refusal("JA-8.3", "not-worn")
    return Refusal("JA-8.3", "of-no-use-now") if use_of(s, unit, card) == NOBODY else None


def use_of(s: War, unit: int, card: int) -> int:
    """The effect that a worn piece would have as a bonus action now, or none."""
    if wearer_of(s, card) != unit:
        return NOBODY
    for effect in s.setting.content.equipment[card].effects:
        if effect.window == ACTIVATION_WINDOW and is_useful(s, effect, unit):
            return effect.id
    return NOBODY


# At any time in the player's own turn: giving and discarding


def offer_gifts(s: War, seat: int) -> list[Choice]:
    """JA-8.3: the pieces that a player's characters can hand over, and to whom."""
    pieces = own_pieces(s, seat)
    if not pieces:
        return []
    return [
        GIVE_EQUIPMENT(card, unit)
        for card in pieces
        for unit in members(s.here[s.place[bearer_of(s, card)]] if s.place[bearer_of(s, card)] >= 0 else 0)
        if refuse_gift(s, seat, card, unit) is None
    ]


def offer_discards(s: War, seat: int) -> list[Choice]:
    """JA-8.3: the pieces that a player can discard."""
    return [DISCARD_EQUIPMENT(card) for card in own_pieces(s, seat)]


def own_pieces(s: War, seat: int) -> list[int]:
    """The pieces that a player's characters have, put on or not."""
    owner = s.owner
    return [card for card, bearer in enumerate(bearers(s)) if bearer >= 0 and owner[bearer] == seat]


def refuse_gift(s: War, seat: int, card: int, unit: int) -> Refusal | None:
    """JA-8.3: to a character of its own side in the same area who has less than two pieces, and only what is put on."""
    giver = bearer_of(s, card)
    if card not in own_pieces(s, seat):
        return Refusal("JA-8.3", "not-own-equipment")
    if s.gear[card] & NOT_ON:
        return Refusal("JA-8.3", "put-on-first")
    if not is_character(s, unit):
        return Refusal("JA-8.3", "no-character")
    if unit == giver or s.place[giver] < 0 or s.place[unit] != s.place[giver]:
        return Refusal("JA-8.3", "not-with-the-bearer")
    if unit_side(s, unit) != unit_side(s, giver):
        return Refusal("JA-8.3", "not-an-ally")
    return Refusal("JA-8.3", "wears-two") if len(gear_of(s, unit)) >= MOST_PIECES else None


def refuse_discard(s: War, seat: int, card: int) -> Refusal | None:
    """JA-8.3: only the player's own pieces."""
    return None if card in own_pieces(s, seat) else Refusal("JA-8.3", "not-own-equipment")


def give(s: War, card: int, unit: int) -> None:
    """JA-8.3: another character wears the piece from now on."""
    giver = bearer_of(s, card)
    hand_over(s, card, unit)
    s.emit(EquipmentGiven, giver, card, unit)


def discard_piece(s: War, card: int) -> None:
    """JA-8.3: a piece goes to the discards of its deck."""
    bearer = bearer_of(s, card)
    discard_gear(s, card)
    s.emit(EquipmentDiscarded, bearer, card)
