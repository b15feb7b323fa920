"""What a battle between two line-ups promises: the engine's own combat over the faces of the dice, cached.

A reinforcement is represented by the card of its deck whose strength is nearest to the mean, and nobody rerolls:
quick estimates for bots, not odds to show to players.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.battle_through_history.content.dice import FACES_OF_DIE, NO_FACE, RISKY, STRONG, WEIGHTS_OF_DIE
from timefront.games.battle_through_history.content.pack import BattleSetting
from timefront.games.battle_through_history.rules.combat import Field, winner_of
from timefront.games.battle_through_history.rules.engagement import link_between, links_broken_by_assault
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, EMPTY, ROW
from timefront.kernel.bits import members
from timefront.kernel.recent import Recent

MOST_REMEMBERED: Final = 50_000
"""How many estimates are kept."""
FEW: Final[list[tuple[int, int, int]]] = [(0, 4, 2), (1, 5, 2), (2, 6, 1), (3, 7, 1), (0, 8, 2), (1, 9, 2)]
"""A few throws for a quick estimate: a face of the strong die, one of the risky die, and a weight."""
ALL: Final[list[tuple[int, int, int]]] = [
    (strong, risky, weight)
    for strong, weight in zip(FACES_OF_DIE[STRONG], WEIGHTS_OF_DIE[STRONG], strict=True)
    for risky in FACES_OF_DIE[RISKY]
]


@final
class Estimate:
    """How a battle may end: how often each side wins, and how often each defender falls."""

    def __init__(self) -> None:
        self.attacker_wins = 0.0
        self.defender_wins = 0.0
        self.falls: list[float] = [0.0] * ROW
        self.honors = 0.0
        """The honor tokens that a defeated defender gains."""


_estimates: dict[tuple[int, ...], Estimate] = {}
_strengths: Recent[list[float]] = Recent()
_remembered_pack: list[str] = [""]


def strengths_of(setting: BattleSetting) -> list[float]:
    """Roughly how much each card of a pack adds to a line-up."""
    return _strengths.made(setting.pack.hash, _all_strengths, setting)


def _all_strengths(setting: BattleSetting) -> list[float]:
    return [strength_of(setting, unit) for unit in range(len(setting.units))]


def strength_of(setting: BattleSetting, unit: int) -> float:
    """The lines of a card, its endurance and its icons as one number."""
    strength = float(sum(setting.unit_values[unit * 3 : unit * 3 + 3]))
    strength += 0.8 * (setting.absorb[unit] - 1) + 0.6 * setting.reinforcements[unit]
    strength += 0.7 * setting.heroic_death[unit] + 0.3 * setting.assault[unit]
    strength += 0.3 * (setting.accuracy[unit] + setting.diversion[unit] + setting.relaunch[unit])
    return strength + 0.1 * ((setting.left[unit] != 0) + (setting.right[unit] != 0))


def typical(setting: BattleSetting, pile: int) -> int:
    """The card of a pile that is nearest to the mean of all."""
    strengths = strengths_of(setting)
    cards = members(pile)
    mean = 0.0
    for card in cards:
        mean += strengths[card]
    mean /= len(cards)
    best = cards[0]
    for card in cards:
        if abs(strengths[card] - mean) < abs(strengths[best] - mean):
            best = card
    return best


def estimate(
    setting: BattleSetting,
    attackers: list[int],
    defenders: list[int],
    assigned: list[int],
    throws: list[tuple[int, int, int]],
) -> Estimate:
    """How a battle between two complete line-ups may end."""
    kinds = [EMPTY if token == EMPTY else setting.token_kind[token] for token in assigned]
    key = (len(throws), len(attackers), *attackers, *defenders, *kinds)
    if _remembered_pack[0] != setting.pack.hash or len(_estimates) > MOST_REMEMBERED:
        _estimates.clear()
        _remembered_pack[0] = setting.pack.hash
    known = _estimates.get(key)
    if known is None:
        known = _estimates[key] = mean_estimate(setting, attackers, defenders, assigned, throws, NO_FACE, NO_FACE)
    return known


def mean_estimate(
    setting: BattleSetting,
    attackers: list[int],
    defenders: list[int],
    assigned: list[int],
    throws: list[tuple[int, int, int]],
    attacker_face: int,
    defender_face: int,
) -> Estimate:
    """The mean result of the battles over these throws; a given face is not rolled."""
    found = Estimate()
    if not defenders:
        found.attacker_wins = 1.0
        return found
    lineup = [*attackers, *[EMPTY] * (ROW - len(attackers)), *defenders, *[EMPTY] * (ROW - len(defenders))]
    links = links_of(setting, attackers, defenders)
    field = Field(setting, lineup, assigned if assigned else [EMPTY] * (2 * ROW), links[:], [0] * (2 * ROW))
    total = 0
    for strong, risky, weight in throws:
        mine, theirs = (strong, risky) if len(attackers) <= 3 else (risky, strong)
        field.fallen = 0
        field.standing[ATTACKER] = len(attackers)
        field.standing[DEFENDER] = len(defenders)
        field.links[:] = links
        for slot in range(2 * ROW):
            field.wounds[slot] = 0
        for line in range(3):
            field.fight(
                line,
                mine if attacker_face == NO_FACE else attacker_face,
                theirs if defender_face == NO_FACE else defender_face,
            )
            if field.is_decided():
                break
        total += weight
        count(found, field, len(attackers), weight)
    found.attacker_wins /= total
    found.defender_wins /= total
    found.honors /= total
    for slot in range(ROW):
        found.falls[slot] /= total
    return found


def count(found: Estimate, field: Field, attackers: int, weight: int) -> None:
    """Add one battle."""
    left, right = field.standing[ATTACKER], field.standing[DEFENDER]
    winner = winner_of(left, right)
    if winner == ATTACKER:
        found.attacker_wins += weight
        found.honors += (attackers - left) // 2 * weight
    elif winner == DEFENDER:
        found.defender_wins += weight
    for slot in range(ROW):
        if field.fallen >> (ROW + slot) & 1:
            found.falls[slot] += weight


def links_of(setting: BattleSetting, attackers: list[int], defenders: list[int]) -> list[int]:
    """BH-5.4, BH-5.5: the link counters left after both sides' assaults."""
    links = [0] * (2 * ROW)
    sides = ((ATTACKER, attackers), (DEFENDER, defenders))
    for side, units in sides:
        for slot in range(len(units) - 1):
            links[side * ROW + slot] = link_between(setting, side, units[slot], units[slot + 1])
    for side, units in sides:
        for slot in links_broken_by_assault(setting, side, units, links):
            links[slot] = 0
    return links
