"""6, 8, 10. Bonus actions of activated units: command, stakes, the reroll token, upgrades, powers (JA-6.1, JA-6.9)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill, is_ready, powers_with
from timefront.games.joan_of_arc.board.areas import free_edges
from timefront.games.joan_of_arc.board.gear import is_any_borne
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    COMMAND,
    COMMAND_MORE,
    REROLL_SKILL,
)
from timefront.games.joan_of_arc.events.orders import RerollTokenTaken
from timefront.games.joan_of_arc.rules.activation.command import may_command
from timefront.games.joan_of_arc.rules.effects.equipment import equip, offer_equipping, refuse_putting_on, refuse_using
from timefront.games.joan_of_arc.rules.effects.player_actions import (
    AT_ANY_TIME,
    AT_ANY_TIME_NAMES,
    offer_at_any_time,
    refuse_at_any_time,
)
from timefront.games.joan_of_arc.rules.effects.talk import offer_discussions, refuse_discussion
from timefront.games.joan_of_arc.rules.effects.upgrade import (
    UPGRADE_NAMES,
    UPGRADES,
    offer_upgrade,
    price_of_upgrade,
    refuse_upgrade,
    upgrade,
)
from timefront.games.joan_of_arc.rules.effects.use import is_useful
from timefront.games.joan_of_arc.rules.effects.windows import kinds_of
from timefront.games.joan_of_arc.rules.effects.works import place_stakes, refuse_stakes
from timefront.games.joan_of_arc.state import (
    REROLL,
    REROLL_USED,
    STAKES,
    TOKEN_KINDS,
    War,
    can_act,
    held,
)
from timefront.games.joan_of_arc.verbs import (
    DISCUSS,
    GIVE_COMMAND,
    PLACE_STAKES,
    PUT_ON,
    TAKE_REROLL,
    USE_EQUIPMENT,
    USE_POWER,
)
from timefront.kernel.questions import Choice, Refusal

BONUS = (
    *(DISCUSS, GIVE_COMMAND, PLACE_STAKES, PUT_ON, TAKE_REROLL, *UPGRADES, USE_EQUIPMENT, USE_POWER),
    *AT_ANY_TIME,
)
"""What can be done in an activation besides its actions; the last ones are the player's own (JA-8.3, JA-8.6)."""
HAS_COMMANDED: Final = 1
HAS_PLACED: Final = 2
HAS_ENDED: Final = 4
"""JA-5.5: the unit's activation ended in a swamp."""
HAS_EQUIPPED: Final = 8
"""JA-8.3: the unit has put on equipment."""
SPENDS: Final[dict[str, int]] = {
    GIVE_COMMAND.name: HAS_COMMANDED,
    PLACE_STAKES.name: HAS_PLACED,
    PUT_ON.name: HAS_EQUIPPED,
}
"""JA-6.1: the bonus actions that a unit may take once in an activation."""
FIRST_BONUS_POWER: Final = 4
"""The bonus actions that a unit has used in an activation, as bits; the powers of its cards come last, by slot."""


def offer_bonus(s: War, seat: int, units: list[int], spent: list[int], mode: int, began: int) -> list[Choice]:
    """The bonus actions of units that were activated in an area, sorted."""
    offers: list[Choice] = []
    for number in bonus_takers(s, seat, units, spent):
        offers += bonus_of(s, units, spent, number, mode, began)
    offers.sort()
    return offers


def may_bonus(s: War, seat: int, units: list[int], spent: list[int], mode: int, began: int) -> bool:
    """Whether some unit has a bonus action."""
    for number in bonus_takers(s, seat, units, spent):
        if bonus_of(s, units, spent, number, mode, began):
            return True
    return False


def bonus_takers(s: War, seat: int, units: list[int], spent: list[int]) -> list[int]:
    """The places of those among some units whose cards may allow bonus actions, and who still act."""
    with_bonus, profile = s.setting.with_bonus, s.profile
    found: list[int] = []
    for number, unit in enumerate(units):
        if with_bonus >> profile[unit] & 1 and not spent[number] & HAS_ENDED and can_act(s, unit, seat):
            found.append(number)
    return found


def bonus_of(s: War, units: list[int], spent: list[int], number: int, mode: int, began: int) -> list[Choice]:
    """The bonus actions of one of some units."""
    unit = units[number]
    offers: list[Choice] = []
    cards, profile = s.setting.cards, s.profile[unit]
    if mode == COMMAND and cards.command_units[profile] and refuse_command(s, unit, spent[number], mode, began) is None:
        offers.append(GIVE_COMMAND(unit))
    if held(s, s.owner[unit], STAKES) and refuse_planting(s, units, spent, number) is None:
        offers += [PLACE_STAKES(unit, edge) for edge in free_edges(s, s.place[unit])]
    if cards.level_two[profile]:
        offers += offer_upgrade(s, unit)
    if s.setting.plan.has_talks:
        offers += offer_discussions(s, unit)
    if is_any_borne(s):
        offers += offer_equipping(s, unit, has_equipped=bool(spent[number] & HAS_EQUIPPED))
    if cards.bonus_powers[profile]:
        powers = bonus_powers(s, unit, spent[number], mode, began)
        offers += [USE_POWER(unit, effect) for effect in kinds_of(powers)]
    return offers


def offer_first_bonus(s: War, seat: int, units: list[int], spent: list[int], mode: int, began: int) -> list[Choice]:
    """The bonus actions before anything is declared; if nothing was done at all, the reroll token too (J-49)."""
    offers = offer_at_any_time(s, seat)
    takers = bonus_takers(s, seat, units, spent)
    for number in takers:
        offers += bonus_of(s, units, spent, number, mode, began)
    if takers and s.setting.ever_has_skill[REROLL_SKILL] and not any(spent):
        offers += [TAKE_REROLL(units[n]) for n in takers if refuse_reroll_token(s, units[n]) is None]
    return offers


def refuse_first_bonus(
    s: War, choice: Choice, seat: int, units: list[int], spent: list[int], mode: int, began: int
) -> Refusal | None:
    """Why a unit may not take a bonus action before anything is declared."""
    if choice[0] != TAKE_REROLL.name:
        return refuse_bonus(s, choice, seat, units, spent, mode, began)
    if choice[1] not in units or not can_act(s, choice[1], seat):
        return Refusal("JA-5.1", "not-activated")
    refusal = refuse_reroll_token(s, choice[1])
    return Refusal("JA-9.reroll", "only-when-activated") if refusal is None and any(spent) else refusal


def refuse_bonus(
    s: War, choice: Choice, seat: int, units: list[int], spent: list[int], mode: int, began: int
) -> Refusal | None:
    """Why a unit may not take a bonus action, or its player something that is possible at any time."""
    verb, unit = choice[0], choice[1]
    if verb in AT_ANY_TIME_NAMES:
        return refuse_at_any_time(s, seat, choice)
    if unit not in units or not can_act(s, unit, seat):
        return Refusal("JA-5.1", "not-activated")
    number = units.index(unit)
    if spent[number] & HAS_ENDED:
        return Refusal("JA-5.5", "charge-ends-here")
    if verb == GIVE_COMMAND.name:
        return refuse_command(s, unit, spent[number], mode, began)
    if verb == PLACE_STAKES.name:
        refusal = refuse_planting(s, units, spent, number)
        if refusal is None and choice[2] not in free_edges(s, s.place[unit]):
            return Refusal("JA-10.5", "edge-not-free")
        return refusal
    if verb in UPGRADE_NAMES:
        return refuse_upgrade(s, verb, unit)
    if verb == DISCUSS.name:
        return refuse_discussion(s, unit, choice[2])
    if verb == PUT_ON.name:
        refusal = refuse_putting_on(s, unit, choice[2])
        return Refusal("JA-6.1", "bonus-used") if refusal is None and spent[number] & HAS_EQUIPPED else refusal
    if verb == USE_EQUIPMENT.name:
        return refuse_using(s, unit, choice[2])
    powers = bonus_powers(s, unit, spent[number], mode, began)
    return None if choice[2] in kinds_of(powers) else Refusal("JA-6.9", "no-such-power-now")


def do_at_once(s: War, choice: Choice) -> bool:
    """Carry out a bonus action that needs no further choice; returns whether it was one."""
    verb, unit = choice[0], choice[1]
    if verb == PLACE_STAKES.name:
        place_stakes(s, unit, choice[2])
    elif verb == TAKE_REROLL.name:
        take_reroll_token(s, unit)
    elif verb in UPGRADE_NAMES:
        upgrade(s, verb, unit, price_of_upgrade(s, unit))
    elif verb == PUT_ON.name:
        equip(s, choice[2])
    else:
        return False
    return True


def refuse_command(s: War, unit: int, spent: int, mode: int, began: int) -> Refusal | None:
    """JA-5.4, JA-8.2: why a unit may not command, or has nobody to command."""
    if mode != COMMAND:
        return Refusal("JA-5.4", "no-command-order")
    if spent & HAS_COMMANDED:
        return Refusal("JA-6.1", "bonus-used")
    if not s.setting.cards.command_units[s.profile[unit]]:
        return Refusal("JA-8.2", "no-commander")
    return None if may_command(s, unit, began) else Refusal("JA-8.2", "nobody-to-command")


def refuse_planting(s: War, units: list[int], spent: list[int], number: int) -> Refusal | None:
    """JA-10.5: why a unit may not plant stakes; any unit of an area could, so the first one does."""
    unit = units[number]
    refusal = Refusal("JA-6.1", "bonus-used") if spent[number] & HAS_PLACED else refuse_stakes(s, unit)
    if refusal is not None:
        return refusal
    for earlier in range(number):
        other = units[earlier]
        if s.place[other] == s.place[unit] and not spent[earlier] & HAS_PLACED and refuse_stakes(s, other) is None:
            return Refusal("JA-10.5", "take-the-first-alike")
    return None


def refuse_reroll_token(s: War, unit: int) -> Refusal | None:
    """JA-9.reroll: once per game, and a player holds one token at most."""
    if not has_skill(s, unit, REROLL_SKILL):
        return Refusal("JA-9.reroll", "lacks-skill")
    if s.used[unit] & REROLL_USED:
        return Refusal("JA-9.reroll", "used-in-this-game")
    return Refusal("JA-9.reroll", "token-held") if held(s, s.owner[unit], REROLL) else None


def take_reroll_token(s: War, unit: int) -> None:
    """JA-9.reroll: the token comes back."""
    s.used[unit] |= REROLL_USED
    s.tokens[s.owner[unit] * TOKEN_KINDS + REROLL] = 1
    s.emit(RerollTokenTaken, s.owner[unit], unit)


def bonus_powers(s: War, unit: int, spent: int, mode: int, began: int) -> list[Effect]:
    """JA-6.1: the powers that a unit can use now as bonus actions, each once in an activation."""
    found: list[Effect] = []
    for power in s.setting.cards.bonus_powers[s.profile[unit]]:
        if spent >> (FIRST_BONUS_POWER + power.slot) & 1:
            continue
        if power.effect == COMMAND_MORE:
            if is_ready(s, unit, power) and refuse_command(s, unit, spent, mode, began) is None:
                found.append(power)
        elif is_useful(s, power, unit):
            found.append(power)
    return found


def added_units(s: War, unit: int, spent: int) -> int:
    """How many more units a unit's next command reaches, by the powers used for it."""
    return sum(
        power.count for power in powers_with(s, unit, COMMAND_MORE) if spent >> (FIRST_BONUS_POWER + power.slot) & 1
    )
