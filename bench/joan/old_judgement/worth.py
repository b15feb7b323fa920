"""What pieces are worth to bots: units by their dice and hit points, dice by what they show on average.

One unit of worth is about a common foot soldier. Everything is estimated once per setting.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.dice import SHIELD, SIDES
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import (
    CHARACTER,
    CIVILIAN,
    COLLAPSE,
    DESTROY,
    ENGINEER,
    ENTER,
    HOLD,
    HOLD_OUT,
    SLAY,
)

POINT: Final = 2.0
"""A victory point."""
TOKENS: Final[list[float]] = [0.25, 0.25, 0.3, 0.6, 0.1]
"""Experience, legend, intrigue, the reroll token, stakes in reserve."""
ORDER: Final = 0.22
"""An order that can still be played."""
INFIRMARY: Final = 0.5
"""How much of a unit is left in the disrupted section."""
WAITING_SHARE: Final = 0.85
PUSHED: Final = 0.12
"""What a push takes from a unit."""
STRIKE: Final[list[float]] = [0.0, 0.3, 0.7, 1.1, 0.0, 0.9, 0.0, 0.0, 0.0, 0.2, 0.2, 0.0, 0.2]
"""What the results of an attack die are worth."""


@final
class Goal:
    """A ground area that a side wants to reach, and the cards that can do there what gives the points."""

    def __init__(self, objective: int, kind: int, area: int, points: float, cards: int) -> None:
        self.objective = objective
        self.kind = kind
        self.area = area
        self.points = points
        self.cards = cards


def goals_of(setting: JoanSetting, side: int) -> list[Goal]:
    """The goals of a side: doors to enter, houses to burn, ground to hold."""
    found: list[Goal] = []
    cards, board = setting.cards, setting.board
    everybody = (1 << cards.count) - 1
    for number, aim in enumerate(setting.plan.objectives):
        if aim.side != side:
            continue
        if aim.kind in (ENTER, COLLAPSE):
            around = board.surrounding[board.ground_count + aim.building]
            able = cards.enters_buildings if aim.kind == ENTER else cards.with_skill[ENGINEER]
            found.append(Goal(number, aim.kind, around, POINT * aim.points, able))
        elif aim.kind == HOLD:
            ground = [area for area in aim.areas if area < board.ground_count]
            found += [Goal(number, HOLD, area, POINT * aim.points / len(ground), everybody) for area in ground]
    return found


@final
class Worths:
    """Tables by profile, by die and by unit."""

    def __init__(self, setting: JoanSetting) -> None:
        cards = setting.cards
        self.chances: list[float] = []
        """The chance of result r on die d is number 5d + r, for blank, push, disrupt, kill and shield."""
        for die in setting.dice:
            self.chances += [die.weight(result) / SIDES for result in range(SHIELD + 1)]
        self.strike: list[float] = [sum([STRIKE[face] for face in die.faces], 0.0) / SIDES for die in setting.dice]
        self.profile: list[float] = [self.worth_of(setting, profile) for profile in range(cards.count)]
        self.loss: list[float] = [self.loss_of(setting, unit) for unit in range(setting.unit_count)]
        """What the enemy gains, in addition to the unit's worth, when a unit is destroyed."""
        self.holds_out: list[bool] = [
            any(v.side == side and v.condition == HOLD_OUT for v in setting.plan.victories) for side in range(2)
        ]
        self.rounds: int = len(setting.plan.rounds)
        self.goals: list[list[Goal]] = [goals_of(setting, side) for side in range(2)]
        """The places that each side wants to reach."""

    def worth_of(self, setting: JoanSetting, profile: int) -> float:
        """The worth of a unit card."""
        cards = setting.cards
        if cards.kind[profile] == CIVILIAN:
            return 0.2
        melee, shooting = self.blows_of(setting, 3 * profile), self.blows_of(setting, 3 * profile + 1)
        defence = sum([self.chances[5 * die + SHIELD] for die in cards.dice[3 * profile + 2]], 0.0)
        worth = 0.35 + 0.4 * max(melee, shooting) + 0.1 * min(melee, shooting) + 0.35 * defence
        worth += 0.45 * max(0, cards.hp[profile] - 1) + 0.2 * cards.command_units[profile]
        return worth + (0.5 if cards.kind[profile] == CHARACTER else 0.0)

    def blows_of(self, setting: JoanSetting, roll: int) -> float:
        """The worth of the blows of a card's roll."""
        cards = setting.cards
        rolled = sum([self.strike[die] for die in cards.dice[roll]], 0.0)
        return rolled + sum([STRIKE[result] for result in cards.automatic[roll]], 0.0)

    def loss_of(self, setting: JoanSetting, unit: int) -> float:
        """Points and rewards for the destruction of a unit."""
        cards, profile, side = setting.cards, setting.unit_profile[unit], setting.unit_side[unit]
        gained = 0.0
        for aim in setting.plan.objectives:
            is_meant = aim.kind == DESTROY and aim.unit == unit
            if is_meant or (aim.kind == SLAY and aim.slain == cards.kind[profile] and aim.side == 1 - side):
                gained += POINT * aim.points
        rewards = [here + there for here, there in zip(cards.rewards[profile], setting.unit_bounty[unit], strict=True)]
        return gained + TOKENS[0] * rewards[0] + TOKENS[1] * rewards[1] + POINT * rewards[2]


def worths_of(setting: JoanSetting) -> Worths:
    """The tables of a setting, made once."""
    known: Worths | None = setting.notes.get("old worths")
    if known is None:
        known = setting.notes["old worths"] = Worths(setting)
    return known
