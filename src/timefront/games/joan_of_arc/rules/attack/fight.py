"""7. What is known of an attack while it is resolved: who fights, and a row for every die with its fate (JA-7.1)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from timefront.games.joan_of_arc.board.abilities import Circumstances, has_skill, powers_with
from timefront.games.joan_of_arc.board.same_kind import alike
from timefront.games.joan_of_arc.content.dice import (
    BLANK,
    CARD,
    DISRUPT,
    EXPERIENCE,
    KILL,
    LEGEND,
    PUSH,
    SHIELD,
    TRAMPLE,
)
from timefront.games.joan_of_arc.content.vocabulary import DAMAGE_BUILDING, EXTRA_WOUND, SLAYER, TARGETING
from timefront.games.joan_of_arc.events.attacks import TokenRolled
from timefront.games.joan_of_arc.rules.attack.pool import FROM_SIZE, Pool, cards_of, ignores_terrain
from timefront.games.joan_of_arc.rules.attack.reroll_token import TokenQuestion
from timefront.games.joan_of_arc.state import EXPERIENCE as EXPERIENCE_TOKEN
from timefront.games.joan_of_arc.state import GRAVEYARD, TOKEN_KINDS, War, unit_side
from timefront.games.joan_of_arc.state import LEGEND as LEGEND_TOKEN

ATTACK: Final = 0
DEFENCE_SIDE: Final = 1
"""Which roll a die belongs to."""

UNROLLED: Final = -1
NO_DIE: Final = -1
"""The colour of a result that came without a roll."""
NOBODY_ELSE: Final = -1

IN_PLAY: Final = 0
TAKEN_OUT: Final = 1
DROPPED: Final = 2
WITHDRAWN: Final = 3
TAKEN_AWAY: Final = 4
DISCARDED: Final = 5
SPENT: Final = 6
ALLOCATED: Final = 7
LOST: Final = 8
RETALIATES: Final = 9
HELD_BACK: Final = 10
FATES: Final[list[str]] = [
    *("in_play", "taken_out", "dropped", "withdrawn", "taken_away"),
    *("discarded", "spent", "allocated", "lost", "retaliates", "held_back"),
]
"""What became of a die: not rolled after all; shows nothing that counts; its unit dodged; a power or the swamp took it
away; discarded for a shield (its partner is that die); a shield spent (on that die); allocated to a unit (its partner
is that unit); nobody could take it; it strikes back (at that unit); its owner does not want it to."""

CHARGED: Final = 1
CHARGED_OVER_FIELDS: Final = 2
"""How an attacker came to a melee: not at all, by a charge, by one over plains and fields alone (JA-10.1)."""

TOKEN_FACES: Final[list[int]] = [LEGEND, EXPERIENCE, CARD]
"""JA-2.5: what a changed face may bring beside its result."""
HITS: Final[list[int]] = [KILL, DISRUPT, PUSH]
"""JA-7.3: the results that hurt, the worst first."""


@dataclass
class Fight(TokenQuestion):
    """An attack in progress. Its dice are rows of parallel lists, from `units` to `guarded`."""

    seat: int
    target: int
    kind_of_roll: int
    attackers: list[int]
    ways: list[int]
    """How each attacker came: 0, `CHARGED` or `CHARGED_OVER_FIELDS`."""
    is_commanded: bool = False
    foe: int = -1
    """The defending seat."""
    defenders: list[int] = field(default_factory=list)
    """The units in the target area; whoever dodges is one no more."""
    attacked: list[int] = field(default_factory=list)
    """The units that were attacked, those that dodged included."""
    frightened: list[int] = field(default_factory=list)
    """JA-9.terror: attackers that roll a single die."""
    undecided: list[int] = field(default_factory=list)
    """Units, or dice, about which a question is still open in the present step."""
    paying: list[int] = field(default_factory=list)
    """JA-2.5: units for whose other dice was paid."""
    guards: list[int] = field(default_factory=list)
    """JA-9.bodyguard: those who have done their duty."""
    wounded_more: list[int] = field(default_factory=list)
    """Attackers and units, in pairs: extra wounds that were dealt."""
    shoved: list[int] = field(default_factory=list)
    """JA-7.8: attackers that were pushed."""
    following: list[int] = field(default_factory=list)
    """JA-7.9: attackers that follow up."""
    units: list[int] = field(default_factory=list)
    """The unit of each die, -1 for one that belongs to the whole side."""
    dice: list[int] = field(default_factory=list)
    """The kind of each die; a result without a roll is its complement (see `Pool`)."""
    rolls: list[int] = field(default_factory=list)
    """`ATTACK` or `DEFENCE_SIDE`."""
    origins: list[int] = field(default_factory=list)
    """Where each die comes from: a number of `ORIGINS`."""
    results: list[int] = field(default_factory=list)
    rerolled: list[int] = field(default_factory=list)
    """JA-7.2: by what each die was rolled again, bits by `REROLLS`."""
    fates: list[int] = field(default_factory=list)
    partners: list[int] = field(default_factory=list)
    """The other die, or the unit, of a fate."""
    guarded: list[int] = field(default_factory=list)
    """JA-9.bodyguard: the unit from which a bodyguard took the result, or -1."""

    def targets(self, s: War, unit: int) -> list[int]:
        """The areas that a unit can attack in melee."""
        raise NotImplementedError

    # Rows

    def add_die(self, roll: int, unit: int, die: int, origin: int) -> int:
        """A row for one die more; returns its number."""
        self.units.append(unit)
        self.dice.append(die)
        self.rolls.append(roll)
        self.origins.append(origin)
        self.results.append(~die if die < 0 else UNROLLED)
        self.rerolled.append(0)
        self.fates.append(IN_PLAY)
        self.partners.append(NOBODY_ELSE)
        self.guarded.append(NOBODY_ELSE)
        return len(self.units) - 1

    def add_pool(self, roll: int, pool: Pool) -> None:
        """Rows for the dice of a side."""
        for place, unit in enumerate(pool.units):
            self.add_die(roll, unit, pool.dice[place], pool.origins[place])

    def in_play(self, roll: int) -> list[int]:
        """The dice of a side that still count."""
        return [die for die in range(len(self.units)) if self.rolls[die] == roll and self.fates[die] == IN_PLAY]

    def showing(self, roll: int, result: int) -> list[int]:
        """The dice of a side that still count and show a result."""
        return [die for die in self.in_play(roll) if self.results[die] == result]

    def dice_of(self, unit: int, roll: int) -> list[int]:
        """The dice of a unit that still count."""
        return [die for die in self.in_play(roll) if self.units[die] == unit]

    def has_shown(self, unit: int, result: int) -> bool:
        """Whether a die of an attacker ended with a result, whatever became of it."""
        return any(
            self.units[die] == unit
            and self.results[die] == result
            and self.rolls[die] == ATTACK
            and self.fates[die] != TAKEN_OUT
            for die in range(len(self.units))
        )

    def rolled_dice(self, roll: int) -> list[int]:
        """The dice of a side that are thrown, without results that need no roll."""
        return [die for die in self.in_play(roll) if self.dice[die] >= 0]

    def seal(self, die: int, fate: int, partner: int = NOBODY_ELSE) -> None:
        """The fate of a die."""
        self.fates[die] = fate
        self.partners[die] = partner

    def colour(self, s: War, die: int) -> int:
        """The colour of a die, `NO_DIE` for a result without a roll."""
        kind = self.dice[die]
        return s.setting.die_colour[kind] if kind >= 0 else NO_DIE

    def faces(self, s: War, die: int) -> list[int]:
        """What the faces of a die count for."""
        kind = self.dice[die]
        return s.setting.die_faces[6 * kind : 6 * kind + 6]

    def is_blank(self, s: War, die: int) -> bool:
        """JA-2.5: whether a die shows a blank; one that brings a token is a blank all the same."""
        if self.results[die] not in TOKEN_FACES or self.dice[die] < 0:
            return self.results[die] == BLANK
        printed = s.setting.dice[s.setting.die_colour[self.dice[die]]].faces
        return BLANK in printed and BLANK not in self.faces(s, die)

    def worst(self, roll: int) -> int:
        """JA-7.3: the worst result among a side's dice that still count, `BLANK` if none hurts."""
        for hit in HITS:
            for die in range(len(self.units)):
                if self.results[die] == hit and self.rolls[die] == roll and self.fates[die] == IN_PLAY:
                    return hit
        return BLANK

    # Who fights

    def circumstances(self, s: War, unit: int) -> Circumstances:
        """What conditions on the card of a unit of this fight look at."""
        if unit in self.attackers:
            way = self.ways[self.attackers.index(unit)]
            return Circumstances(cards_of(s, self.defenders), way > 0, self.is_commanded, unit in self.paying)
        return Circumstances(cards_of(s, self.attackers), pays=unit in self.paying)

    def stand_down(self, s: War) -> None:
        """Whoever left the target area, or its side, defends no more; its dice leave the roll (ruling J-42)."""
        side = s.setting.seat_side[self.foe]
        gone = [unit for unit in self.defenders if s.place[unit] != self.target or unit_side(s, unit) != side]
        if gone:
            self.defenders = [unit for unit in self.defenders if unit not in gone]
            for die in self.in_play(DEFENCE_SIDE):
                if self.units[die] in gone:
                    self.seal(die, WITHDRAWN)

    def terrain_counts(self, s: War) -> bool:
        """Whether some attacker minds the terrain."""
        return any(not ignores_terrain(s, unit) for unit in self.attackers)

    def fallen(self, s: War) -> list[int]:
        """The attacked units that were destroyed."""
        return [unit for unit in self.attacked if s.place[unit] == GRAVEYARD]

    # Things that are alike

    def sorts(self, s: War, units: list[int]) -> list[int]:
        """The first unit of each sort; attackers differ by the way in which they came, too."""
        seen: list[tuple[int, ...]] = []
        first: list[int] = []
        for unit in units:
            way = self.ways[self.attackers.index(unit)] if unit in self.attackers else 0
            held = sorted([self.sort_of_hit(s, die) for die in range(len(self.units)) if self.is_held_by(die, unit)])
            sort = (*alike(s, unit), -1, way, *[number for hit in held for number in (*hit, -1)])
            if sort not in seen:
                seen.append(sort)
                first.append(unit)
        return first

    def is_held_by(self, die: int, unit: int) -> bool:
        """Whether a result was allocated to a unit, or strikes back at it."""
        return self.partners[die] == unit and self.fates[die] in (ALLOCATED, RETALIATES)

    def sort_of_hit(self, s: War, die: int) -> tuple[int, ...]:
        """The result, and its unit if that can do more with it than others."""
        unit = self.units[die]
        if self.rolls[die] != ATTACK or unit < 0:
            return (self.results[die],)
        at = self.circumstances(s, unit)
        is_special = (
            has_skill(s, unit, SLAYER, at)
            or has_skill(s, unit, TARGETING, at)
            or bool(powers_with(s, unit, EXTRA_WOUND))
            or bool(powers_with(s, unit, DAMAGE_BUILDING))
        )
        if is_special or self.origins[die] == FROM_SIZE:
            return (self.results[die], unit, self.origins[die] == FROM_SIZE)
        return (self.results[die],)

    def kinds_of_dice(self, dice: list[int]) -> list[int]:
        """The first die of each kind."""
        return [die for die in dice if die == next(other for other in dice if self.dice[other] == self.dice[die])]

    def sorts_of_dice(self, s: War, dice: list[int]) -> list[int]:
        """The first die of each kind, result and past of each sort of unit."""
        seen: list[tuple[int, ...]] = []
        first: list[int] = []
        for die in dice:
            sort = self.sort_of_die(s, die)
            if sort not in seen:
                seen.append(sort)
                first.append(die)
        return first

    def sort_of_die(self, s: War, die: int) -> tuple[int, ...]:
        """What tells a die from others."""
        unit = self.units[die]
        own = (self.dice[die], self.results[die], self.rerolled[die])
        if unit < 0:
            return own
        past = 0
        others: list[int] = []
        for row in range(len(self.units)):
            if self.units[row] == unit and self.rolls[row] == self.rolls[die]:
                past |= self.rerolled[row]
                others.append(self.dice[row] * 16 + self.results[row] + 1)
        way = self.ways[self.attackers.index(unit)] if unit in self.attackers else 0
        return (*own, past, way, *sorted(others), *alike(s, unit))

    # Results that both sides count alike

    def settle(self, s: War, roll: int, seat: int) -> None:
        """JA-7.2, JA-2.5: faces that count for a token bring it; blanks are dropped, and shields of an attack."""
        for die in self.in_play(roll):
            result = self.results[die]
            if result in (LEGEND, EXPERIENCE):
                token = LEGEND_TOKEN if result == LEGEND else EXPERIENCE_TOKEN
                s.tokens[seat * TOKEN_KINDS + token] += 1
                s.emit(TokenRolled, seat, self.units[die], token)
            if (result == BLANK or result > SHIELD or (result == SHIELD and roll == ATTACK)) and result != TRAMPLE:
                self.seal(die, DROPPED)
