"""Attacks on random boards: one crowd next to another, with bystanders."""

from __future__ import annotations

from random import Random

from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.board.areas import ways_from
from timefront.games.joan_of_arc.board.laid import set_barricade
from timefront.games.joan_of_arc.content.effects import EFFECTS_OF_UNITS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import (
    BIG,
    CAVALRY,
    CIVILIAN,
    DAMAGE_BUILDING,
    FLYING,
    GIGANTIC_CREATURE,
    MELEE,
    MELEE_AGAIN,
    SHOOTING,
)
from timefront.games.joan_of_arc.rules.activation.gigantic import declare_gigantic_die, refuse_gigantic_die
from timefront.games.joan_of_arc.rules.attack.muster import muster
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, REROLL, STAKES_OF, TOKEN_KINDS, WALL, War

SCENARIOS = ("foragers", "patay", "fierbois")
SETTINGS = {key: setting(key) for key in SCENARIOS}

LATE = (DAMAGE_BUILDING, MELEE_AGAIN)
"""Powers that apply after the blows."""


def soldiers(of: JoanSetting) -> list[int]:
    """The cards of ground units, without civilians and giants."""
    cards = of.cards
    return [
        card
        for card in range(cards.count)
        if cards.kind[card] not in (CIVILIAN, GIGANTIC_CREATURE) and cards.arm[card] != FLYING
    ]


def drawn(rng: Random, of: JoanSetting, cards: list[int]) -> int:
    """Any card, or one with a skill or power chosen at random, so that rare ones occur often enough."""
    if rng.random() < 0.4:
        return rng.choice(cards)
    skill, effect = rng.randrange(SKILL_COUNT), rng.randrange(len(EFFECTS_OF_UNITS))
    is_by_skill = rng.random() < 0.4
    of_that = [
        card
        for card in cards
        if (of.cards.skill[card * SKILL_COUNT + skill] if is_by_skill else of.cards.with_effect[effect] >> card & 1)
    ]
    return rng.choice(of_that or cards)


def battlefield(rng: Random, empty: Scene) -> tuple[int, int]:
    """From where to where: any two areas, or a target with a terrain or building chosen at random."""
    board = empty.setting.board
    there = rng.randrange(board.area_count)
    if rng.random() < 0.5:
        kinds = [
            (board.area_terrain[area], board.capacity[area], area >= board.ground_count)
            for area in range(board.area_count)
        ]
        kind = rng.choice(sorted(set(kinds)))
        there = rng.choice([area for area, other in enumerate(kinds) if other == kind])
    beside = ways_from(empty.s, there)
    return rng.choice([*beside, there] if there >= board.ground_count else beside), there


def crowd(rng: Random, of: JoanSetting, player: int, area: int, room: int, cards: list[int]) -> list[str]:
    """Random units of a player that fit into an area; often several alike."""
    lines: list[str] = []
    for _ in range(rng.randint(1, 3)):
        card = drawn(rng, of, cards)
        is_inside = area >= of.board.ground_count
        if is_inside and not of.cards.enters_buildings >> card & 1:
            continue
        if not is_inside and not of.fields.open_to[of.cards.arm[card]] >> area & 1:
            continue
        for _ in range(rng.randint(1, 3)):
            if of.cards.size[card] <= room:
                room -= of.cards.size[card]
                lines.append(f"{of.cards.keys[card]} {player} {of.board.area_names[area]}")
    return lines


def random_attack(rng: Random, melee_share: float = 0.8) -> Scene | None:
    """One crowd next to another, with bystanders, on a random board; None if nobody can attack."""
    key = rng.choice(SCENARIOS)
    of = SETTINGS[key]
    empty = Scene(key)
    roll = MELEE if rng.random() < melee_share else SHOOTING
    here, there = battlefield(rng, empty)
    cards = soldiers(of)
    share = empty.s.room[here] // 2 if here == there else empty.s.room[here]
    attackers = crowd(rng, of, 1, here, share, armed_for(rng, of, roll))
    room = empty.s.room[there] - (len(attackers) if here == there else 0)
    defenders = crowd(rng, of, 2, there, room, cards)
    if not attackers or not defenders:
        return None
    civilians = [f"doctor 2 {of.board.area_names[there]}"] if rng.random() < 0.2 else []
    taken = sum(of.cards.size[of.cards.keys.index(line.split()[0])] for line in defenders)
    if taken + 1 > empty.s.room[there] or here == there:
        civilians = []
    others = bystanders(rng, empty, here, there)
    scene = Scene(key, *attackers, *defenders, *civilians, *others, barricade=rng.choice(["both", "melee"]))
    s = scene.s
    for unit in range(s.setting.unit_count):
        hp = of.cards.hp[s.profile[unit]]
        s.wounds[unit] = rng.randint(0, hp - 1) if hp > 1 else 0
    if rng.random() < 0.2 and s.room[there]:
        set_barricade(s, there, 1)
        s.room[there] -= 1
    ways = [
        rng.choice([0, 1, 2]) if roll == MELEE and of.cards.arm[s.profile[unit]] == CAVALRY else 0
        for unit in range(len(attackers))
    ]
    lay_about(rng, s, here, there)
    units = list(range(len(attackers)))
    for unit in units:
        if roll == MELEE and refuse_gigantic_die(s, unit, there) is None and rng.random() < 0.5:
            declare_gigantic_die(s, unit)
    muster(s, 0, there, roll, units, ways, is_commanded=rng.random() < 0.3)
    return scene


def armed_for(rng: Random, of: JoanSetting, roll: int) -> list[int]:
    """The cards of units that can attack."""
    cards = of.cards
    armed = [card for card in soldiers(of) if cards.dice[3 * card + roll] or cards.automatic[3 * card + roll]]
    if rng.random() < 0.15:  # otherwise what follows the blows is rare
        late = [card for card in armed if any(cards.with_effect[effect] >> card & 1 for effect in LATE)]
        big = [card for card in armed if cards.skill[card * SKILL_COUNT + BIG]]
        return rng.choice([late, big]) or armed
    return armed


def bystanders(rng: Random, empty: Scene, here: int, there: int) -> list[str]:
    """Units of both players elsewhere, some next to the target and in its buildings."""
    of, board = empty.setting, empty.setting.board
    beside = [area for area in ways_from(empty.s, there) if area < board.ground_count]
    rooms = board.rooms_of[there] if there < board.ground_count else []
    lines: list[str] = []
    for area in sorted({*rng.sample(range(board.ground_count), 4), rng.choice(beside), *rooms}):
        if area not in (here, there):
            lines += crowd(rng, of, rng.randint(1, 2), area, empty.s.room[area], soldiers(of))
    return lines


def lay_about(rng: Random, s: War, here: int, there: int) -> None:
    """Tokens, what is on the border between the two, damage, and units that died before."""
    for seat in range(2):
        for kind in (REROLL, LEGEND, EXPERIENCE):
            s.tokens[seat * TOKEN_KINDS + kind] = rng.choice([0, 1, 1]) if kind == REROLL else rng.randint(0, 2)
    board = s.setting.board
    border = board.border_between[here * board.area_count + there]
    if border >= 0 and rng.random() < 0.2:
        for edge in board.border_edges[border]:
            s.edges[edge] = rng.choice([WALL, STAKES_OF, STAKES_OF + 1])
    for building in range(len(s.damage)):
        s.damage[building] = rng.randrange(s.setting.building_resistance[building])
