"""4, 8. What cards do to doom dice (JA-4.8, JA-8.5)."""

from __future__ import annotations

from dataclasses import dataclass, field

from timefront.games.joan_of_arc.board.boons import THIS_TURN, grant, granted_by_cards, revoke
from timefront.games.joan_of_arc.content.cards.effect_numbers import REROLL_DOOM, TURN_DOOM
from timefront.games.joan_of_arc.content.cards.talk_effects import ENEMY
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.events.spells import DoomTurned
from timefront.games.joan_of_arc.state import DISRUPTED, War, side_of
from timefront.kernel.flow import NOBODY, Frame


@dataclass
class DoomRolls(Frame):
    """The doom dice of one player, one at a time."""

    seat: int
    doomed: list[int] = field(default_factory=list)
    """The units whose doom dice are still to come."""
    rallied: list[int] = field(default_factory=list)
    result: int = 0
    """What the die of the first doomed unit shows."""
    waiting: list[int] = field(default_factory=list)
    """The opponents who have yet to be asked for intrigue on that die."""

    def unit_in_question(self) -> int:
        """The unit whose doom die is on the table, or nobody."""
        raise NotImplementedError


def doom_on_the_table(s: War) -> DoomRolls | None:
    """The doom dice being rolled, if any."""
    for frame in reversed(s.stack):
        if isinstance(frame, DoomRolls):
            return None if frame.unit_in_question() == NOBODY else frame
    return None


def fits_doom(s: War, effect: Effect, seat: int) -> bool:
    """Whether a player's effect changes the doom die on the table, as everybody can see."""
    rolls = doom_on_the_table(s)
    if effect.effect != TURN_DOOM or rolls is None or rolls.result != effect.result:
        return False
    is_own = side_of(s, rolls.seat) == side_of(s, seat)
    return is_own != (effect.whose == ENEMY) and not granted_by_cards(s, TURN_DOOM, rolls.unit_in_question())


def touches_doom(s: War, effect: Effect, seat: int) -> bool:
    """Whether an effect would change a doom die, or let one be rerolled."""
    if effect.effect == TURN_DOOM:
        return fits_doom(s, effect, seat)
    is_wanted = any(place == DISRUPTED and s.owner[unit] == seat for unit, place in enumerate(s.place))
    return is_wanted and not granted_by_cards(s, REROLL_DOOM, seat)


def apply_to_doom(s: War, effect: Effect, seat: int) -> None:
    """Apply it to the die on the table, or to the next one that the player wants to reroll."""
    rolls = doom_on_the_table(s)
    whom = seat if effect.effect == REROLL_DOOM or rolls is None else rolls.unit_in_question()
    grant(s, effect.id, NOBODY, whom, THIS_TURN)


def doom_after_cards(s: War, unit: int, result: int) -> int:
    """What the doom die of a unit counts as, after the cards played on it."""
    for effect in granted_by_cards(s, TURN_DOOM, unit):
        into = s.setting.cards.effects[effect].into
        s.emit(DoomTurned, unit, result, into)
        revoke(s, effect, unit)
        result = into
    return result


def has_doom_reroll(s: War, seat: int) -> bool:
    """Whether a card lets a player reroll a doom die."""
    return bool(s.boons) and bool(granted_by_cards(s, REROLL_DOOM, seat))


def spend_doom_reroll(s: War, seat: int) -> None:
    """Use up the card's reroll."""
    revoke(s, granted_by_cards(s, REROLL_DOOM, seat)[0], seat)
