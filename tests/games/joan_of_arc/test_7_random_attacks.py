"""7. Hundreds of random attacks: they end, offers and refusals agree, and nothing is lost or doubled."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.areas import ways_from
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import CAVALRY, CIVILIAN, FLYING, GIGANTIC_CREATURE, MELEE, SHOOTING
from timefront.games.joan_of_arc.rules.attack.fight import FATES
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.state import OFF_BOARD, War
from timefront.games.joan_of_arc.verbs import DIE
from timefront.kernel.flow import CHANCE, OVER, dumps, loads

MOST_TRIED = 200
"""So many choices of each verb are tried at every question."""
SCENARIOS = ("foragers", "patay", "fierbois")
SETTINGS = {key: setting(key) for key in SCENARIOS}


def soldiers(of: JoanSetting) -> list[int]:
    """The cards of the ground, without civilians and giants."""
    cards = of.cards
    return [
        card
        for card in range(cards.count)
        if cards.kind[card] not in (CIVILIAN, GIGANTIC_CREATURE) and cards.arm[card] != FLYING
    ]


def crowd(rng: Random, of: JoanSetting, player: int, area: int, room: int, cards: list[int]) -> list[str]:
    """Random units of a player that fit into an area; often several alike."""
    lines: list[str] = []
    for _ in range(rng.randint(1, 3)):
        card = rng.choice(cards)
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


def random_attack(rng: Random, melee_share: float = 0.8) -> tuple[Scene, Attack] | None:
    """A crowd beside another crowd, with bystanders, on a random board; None if nobody can attack."""
    key = rng.choice(SCENARIOS)
    of = SETTINGS[key]
    empty = Scene(key)
    roll = MELEE if rng.random() < melee_share else SHOOTING
    here = rng.randrange(of.board.area_count)
    there = rng.choice([*ways_from(empty.s, here), here] if here >= of.board.ground_count else ways_from(empty.s, here))
    cards = soldiers(of)
    armed = [card for card in cards if of.cards.dice[3 * card + roll] or of.cards.automatic[3 * card + roll]]
    share = empty.s.room[here] // 2 if here == there else empty.s.room[here]
    attackers = crowd(rng, of, 1, here, share, armed)
    defenders = crowd(rng, of, 2, there, empty.s.room[there] - (len(attackers) if here == there else 0), cards)
    if not attackers or not defenders:
        return None
    civilians = [f"doctor 2 {of.board.area_names[there]}"] if rng.random() < 0.1 else []
    taken = sum(of.cards.size[of.cards.keys.index(line.split()[0])] for line in defenders)
    if taken + 1 > empty.s.room[there] or here == there:
        civilians = []
    bystanders: list[str] = []
    for area in rng.sample(range(of.board.ground_count), 4):
        if area not in (here, there):
            bystanders += crowd(rng, of, rng.randint(1, 2), area, empty.s.room[area], cards)
    scene = Scene(key, *attackers, *defenders, *civilians, *bystanders, barricade=rng.choice(["both", "melee"]))
    s = scene.s
    for unit in range(s.setting.unit_count):
        hp = of.cards.hp[s.profile[unit]]
        s.wounds[unit] = rng.randint(0, hp - 1) if hp > 1 else 0
    if rng.random() < 0.2 and s.room[there]:
        s.barricade[there] = 2
        s.room[there] -= 1
    ways = [
        rng.choice([0, 1, 2]) if roll == MELEE and of.cards.arm[s.profile[unit]] == CAVALRY else 0
        for unit in range(len(attackers))
    ]
    units = list(range(len(attackers)))
    return scene, Attack(0, there, roll, units, ways, rng.random() < 0.3)


def check_position(s: War) -> None:
    """Every unit is in one place, and no area is fuller than it may be."""
    cards, board = s.setting.cards, s.setting.board
    for unit, place in enumerate(s.place):
        assert place >= 0 or place in OFF_BOARD
        for area in range(board.area_count):
            assert bool(s.here[area] >> unit & 1) == (place == area)
    for area in range(board.area_count):
        units = [unit for unit in range(s.setting.unit_count) if s.place[unit] == area]
        assert s.room[area] >= 0
        assert s.room[area] + sum(cards.size[s.profile[unit]] for unit in units) <= board.capacity[area]
        if area < board.ground_count:
            assert not (s.here[area] & s.force[0] and s.here[area] & s.force[1])
    assert all(count >= 0 for count in s.tokens)


def check_rows(frame: Attack) -> None:
    """Every die has a whole row."""
    columns = (frame.dice, frame.rolls, frame.origins, frame.results, frame.rerolled, frame.fates, frame.partners)
    assert {len(column) for column in columns} == {len(frame.units)}
    assert all(0 <= fate < len(FATES) for fate in frame.fates)


def check_question(rng: Random, s: War) -> None:
    """Offers are sorted, each once, and refused exactly when they are not offered."""
    offers = s.offer()
    assert offers
    assert offers == sorted(set(offers))
    assert all(s.refuse(s.seat, choice) is None for choice in offers)
    frame = s.stack[-1]
    dice = len(frame.units) + 1 if isinstance(frame, Attack) else 0
    for verb in s.question().verbs:
        domains = [range(dice) if kind is DIE else kind.domain(s) for kind in verb.kinds.values()]
        domain = [(verb.name, *ids) for ids in product(*domains)]
        for choice in rng.sample(domain, min(len(domain), MOST_TRIED)):
            assert (s.refuse(s.seat, choice) is None) == (choice in offers), choice


def play_out(rng: Random, scene: Scene, attack: Attack) -> None:
    """Random answers to the end; a copy with the same answers goes the same way, and neither disturbs the other."""
    s = scene.start(attack).s
    questions = 0
    while s.seat != OVER:
        saved = dumps(s)
        assert dumps(loads(War, s.setting, saved)) == saved
        copy = s.clone()
        for frame in s.stack:
            if isinstance(frame, Attack):
                check_rows(frame)
        if s.seat == CHANCE:
            answer = s.chance().sample(rng)
        else:
            questions += 1
            assert questions < 400
            check_question(rng, s)
            answer = rng.choice(s.offer())
        s.answer(answer)
        assert dumps(copy) == saved
        copy.answer(answer)
        assert dumps(copy) == dumps(s)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_JA_7_1_random_attacks_end_and_keep_the_position_whole(seed: int) -> None:
    rng = Random(f"attacks {seed}")
    fought = 0
    while fought < 30:
        made = random_attack(rng)
        if made is not None:
            scene, attack = made
            check_position(scene.s)
            play_out(rng, scene, attack)
            check_position(scene.s)
            fought += 1
