"""7. Rewards: recruits, relics, honor and prowess."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tests.games.battle_through_history.battlefield import ACTIVE, RIVAL, THIRD, Battlefield
from timefront.games.battle_through_history.content.pack import PROWESS
from timefront.games.battle_through_history.events.rewards import (
    HonorGained,
    ProwessSeen,
    ProwessWon,
    RelicPileRenewed,
    RelicSeen,
    RelicTaken,
    RelicWon,
    UnitRecruited,
    UnitReturned,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.rewards import ProwessReward
from timefront.games.battle_through_history.state import UNSEEN
from timefront.games.battle_through_history.verbs import KEEP_PROWESS, KEEP_RELIC, LEAVE, PICK_PROWESS, RECRUIT
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import CHANCE, NOBODY, dumps
from timefront.kernel.questions import Refusal

ATTACKERS = ["trebuchet", "archers", "conscripts", "spy", "horsemen"]
OF_THREE_ERAS = ["persian_immortals", "trung_sisters", "zulu_impi"]
ALL_FOUR = ("A1", "A2", "A3", "A4")
SEEN_BY_UNITS = [(1, 4), (2, 3), (3, 2), (4, 1)]
"""BH-7.2: units on the attacker board, and the relics that the winner draws."""


def conquest(count: int = 5, defenders: list[str] | None = None) -> Battlefield:
    """This many attackers against units of the board; five of them win no relic."""
    return Battlefield(ATTACKERS[:count], OF_THREE_ERAS if defenders is None else defenders)


def challenge(count: int = 5, relics: list[int] | None = None) -> Battlefield:
    """This many attackers against one unit of a player, who has these relics."""
    field = Battlefield(ATTACKERS[:count], ["raiders"], rival=RIVAL)
    field.s.relics[RIVAL] = mask_of(relics or [])
    field.s.relic_pile &= ~field.s.relics[RIVAL]
    return field


def pick(field: Battlefield, seat: int, *places: int) -> Battlefield:
    """The winner picks prowess tokens."""
    for place in places:
        field.choose(seat, PICK_PROWESS(place))
    return field


def prowess_seen_by(field: Battlefield, seat: int | None, owner: int) -> list[int | None]:
    """The values of a player's four prowess tokens, as a seat sees them."""
    return [token.value for token in field.view(seat).players[owner].prowess]


# Recruits


def test_BH_7_1_all_defeated_units_are_recruited_into_the_own_discard_pile() -> None:
    field = conquest().ended("D1", "D3").rewards()
    immortals, sisters, impi = (field.id(key) for key in OF_THREE_ERAS)
    assert field.asked == ACTIVE
    assert field.offers == [LEAVE(immortals), LEAVE(impi), RECRUIT()]
    field.choose(ACTIVE, RECRUIT())
    assert field.s.discard == [field.pile(["persian_immortals", "zulu_impi"]), 0, 0]
    assert field.s.era_discard == [0, 1 << sisters, 0, 0]
    assert field.events[-3:] == [
        UnitRecruited(ACTIVE, immortals),
        UnitReturned(sisters, 1),
        UnitRecruited(ACTIVE, impi),
    ]
    assert field.is_over


def test_BH_7_1_any_of_them_can_be_left_to_their_era() -> None:
    """Ruling B-48."""
    field = conquest().ended("D1", "D2", "D3").rewards()
    field.choose(ACTIVE, LEAVE(field.id("trung_sisters")))
    assert field.offers == [LEAVE(field.id("persian_immortals")), LEAVE(field.id("zulu_impi")), RECRUIT()]
    field.choose(ACTIVE, RECRUIT())
    assert field.s.discard[ACTIVE] == field.pile(["persian_immortals", "zulu_impi"])
    assert field.s.era_discard == [0, field.pile(["trung_sisters"]), 0, 0]


@pytest.mark.parametrize("order", [*permutations(OF_THREE_ERAS)])
def test_BH_7_1_or_all_of_them_in_any_order(order: tuple[str, ...]) -> None:
    """BH-4.4: each goes to the discard pile of its own era."""
    field = conquest().ended("D1", "D2", "D3").rewards()
    for key in order:
        field.choose(ACTIVE, LEAVE(field.id(key)))
    assert field.is_over
    assert field.s.discard[ACTIVE] == 0
    assert field.s.era_discard == [*(field.pile([key]) for key in OF_THREE_ERAS), 0]
    assert not field.told(UnitRecruited)


@pytest.mark.parametrize(
    ("fallen", "winner"),
    [(("D1",), ACTIVE), (("D1", "A1", "A2", "A3", "A4"), NOBODY), (("D1", "D2", "D3", *ALL_FOUR, "A5"), NOBODY)],
    ids=["won", "lost", "annihilated"],
)
def test_BH_7_1_whatever_the_result(fallen: tuple[str, ...], winner: int) -> None:
    field = conquest().ended(*fallen)
    assert field.s.winner == winner
    field.rewards().choose(ACTIVE, RECRUIT())
    assert field.s.discard[ACTIVE] == field.pile(OF_THREE_ERAS[: sum(slot[0] == "D" for slot in fallen)])


def test_BH_7_1_nobody_defeated_nobody_asked() -> None:
    field = conquest().ended().rewards()
    assert field.is_over
    assert field.s.era_discard == [*(field.pile([key]) for key in OF_THREE_ERAS), 0]
    assert [event.unit for event in field.told(UnitReturned)] == [field.id(key) for key in OF_THREE_ERAS]


def test_BH_7_1_defeated_reinforcements_and_heroes_are_recruited() -> None:
    """Four defenders: the last can only be a reinforcement."""
    field = conquest(defenders=[*OF_THREE_ERAS, "lion_from_the_north"]).ended("D4").rewards()
    field.choose(ACTIVE, RECRUIT())
    assert field.s.discard[ACTIVE] == field.pile(["lion_from_the_north"])
    assert field.s.era_discard[2] == field.pile(["zulu_impi"])


def test_BH_7_1_refused_recruits() -> None:
    field = conquest().ended("D1", "D3").rewards()
    for key in ("trung_sisters", "trebuchet", "agojie"):
        assert field.refusal(ACTIVE, LEAVE(field.id(key))) == Refusal("BH-7.1", "not-defeated")
    assert field.refusal(RIVAL, RECRUIT()) == Refusal("BH-7.1", "not-asked", seat=ACTIVE)
    field.choose(ACTIVE, LEAVE(field.id("persian_immortals")))
    assert field.refusal(ACTIVE, LEAVE(field.id("persian_immortals"))) == Refusal("BH-7.1", "left-already")


def test_BH_7_1_what_was_left_is_shown_to_all() -> None:
    field = conquest().ended("D1", "D2", "D3").rewards()
    for key in ("zulu_impi", "persian_immortals"):
        field.choose(ACTIVE, LEAVE(field.id(key)))
    for seat in (ACTIVE, RIVAL, None):
        assert field.view(seat).battle.left == [field.id("persian_immortals"), field.id("zulu_impi")]
    assert field.choose(ACTIVE, RECRUIT()).view(None).battle.left == []


# Relics of a conquest


@pytest.mark.parametrize(("units", "seen"), SEEN_BY_UNITS)
def test_BH_7_2_the_fewer_units_the_more_relics_to_choose_from(units: int, seen: int) -> None:
    field = conquest(units, ["persian_immortals"]).ended().rewards()
    relics = [3, 11, 19, 27][:seen]
    for relic in relics:
        assert field.asked == CHANCE
        field.chance("relic", relic)
    assert field.asked == ACTIVE
    assert field.offers == [KEEP_RELIC(relic) for relic in relics]
    field.choose(ACTIVE, KEEP_RELIC(relics[-1]))
    assert field.is_over
    assert members(field.s.relics[ACTIVE]) == relics[-1:]
    assert members(field.s.relic_discard) == relics[:-1]
    assert field.s.relic_pile.bit_count() == 32 - seen
    assert field.events[-1] == RelicWon(ACTIVE, relics[-1])


def test_BH_7_2_with_the_virtual_slot_used_there_is_none() -> None:
    field = conquest(5, ["persian_immortals"]).ended().rewards()
    assert field.is_over
    assert field.s.relics[ACTIVE] == 0


def test_BH_7_2_defeated_units_and_reinforcements_count() -> None:
    """Ruling B-33: four units, two of them fallen and one of them a reinforcement, count as four."""
    field = Battlefield(["trebuchet", "archers", "conscripts"], ["persian_immortals"], deck=["spy"])
    field.engage().arrives("spy").roll()
    field.ended("A1", "A2").rewards().chance("relic", 5)
    assert field.offers == [KEEP_RELIC(5)]


@pytest.mark.parametrize("fallen", [("A1",), ("A1", "D1")], ids=["lost", "annihilated"])
def test_BH_7_2_only_a_victory_brings_a_relic(fallen: tuple[str, ...]) -> None:
    """BH-7.6: but the defeated unit is recruited."""
    field = conquest(1, ["persian_immortals"]).ended(*fallen).rewards()
    if "D1" in fallen:
        field.choose(ACTIVE, RECRUIT())
    assert field.is_over
    assert not field.told(RelicSeen)
    assert field.s.relics == [0, 0, 0]


def test_BH_7_2_only_the_winner_sees_what_is_drawn() -> None:
    """Ruling B-49."""
    field = conquest(3, ["persian_immortals"]).ended().rewards()
    assert field.asks_chance("relic").audience == 1 << ACTIVE
    field.chance("relic", 20).chance("relic", 4)
    assert field.view(ACTIVE).battle.looked == [4, 20]
    for seat in (RIVAL, THIRD, None):
        view = field.view(seat)
        assert view.battle.looked is None
        assert view.battle.looked_count == 2
        assert view.relic_pile_size == 30
        assert [event.visible_to(seat) for event in field.told(RelicSeen)] == [
            {"event": "relic-seen", "rule": "BH-7.2", "seat": ACTIVE, "relic": None}
        ] * 2
    told = [event.visible_to(ACTIVE) for event in field.told(RelicSeen)]
    assert told == [{"event": "relic-seen", "rule": "BH-7.2", "seat": ACTIVE, "relic": relic} for relic in (20, 4)]


def test_BH_7_2_the_kept_one_and_the_others_are_public_afterwards() -> None:
    field = conquest(3, ["persian_immortals"]).ended().rewards().chance("relic", 20).chance("relic", 4)
    field.choose(ACTIVE, KEEP_RELIC(20))
    for seat in (ACTIVE, RIVAL, THIRD, None):
        view = field.view(seat)
        assert view.players[ACTIVE].relics == [20]
        assert view.relic_discard == [4]
        assert view.relic_pile_size == 30


def test_BH_7_2_a_short_pile_is_renewed_from_the_discard() -> None:
    field = conquest(2, ["persian_immortals"])
    field.s.relic_pile, field.s.relic_discard = mask_of([8]), mask_of([1, 2, 3])
    field.ended().rewards().chance("relic", 8)
    assert field.told(RelicPileRenewed) == [RelicPileRenewed()]
    assert field.asks_chance("relic").factors[0].values == [1, 2, 3]
    field.chance("relic", 2).chance("relic", 1)
    for seed in range(20):  # everybody knows that the last of the old pile is among the three
        guess = BATTLE_THROUGH_HISTORY.determinize(field.s, RIVAL, Random(seed))
        assert 8 in guess.looked
        assert mask_of(guess.looked) | guess.relic_pile == mask_of([1, 2, 3, 8])
    field.choose(ACTIVE, KEEP_RELIC(2))
    assert members(field.s.relic_pile) == [3]
    assert members(field.s.relic_discard) == [1, 8]
    assert len(field.told(RelicPileRenewed)) == 1


@pytest.mark.parametrize(("pile", "discard"), [([8, 9], []), ([8], [9]), ([], [8, 9])])
def test_BH_7_2_still_short_the_winner_sees_what_there_is(pile: list[int], discard: list[int]) -> None:
    field = conquest(1, ["persian_immortals"])
    field.s.relic_pile, field.s.relic_discard = mask_of(pile), mask_of(discard)
    field.ended().rewards().chance("relic", 8).chance("relic", 9)
    assert field.offers == [KEEP_RELIC(8), KEEP_RELIC(9)]


def test_BH_7_2_from_nothing_comes_no_relic() -> None:
    field = conquest(1, ["persian_immortals"])
    field.s.relics[THIRD], field.s.relic_pile = field.s.relic_pile, 0
    field.ended().rewards()
    assert field.is_over
    assert field.s.relics[ACTIVE] == 0


def test_BH_7_2_refused_relics() -> None:
    field = conquest(3, ["persian_immortals"]).ended().rewards().chance("relic", 20).chance("relic", 4)
    assert field.refusal(ACTIVE, KEEP_RELIC(5)) == Refusal("BH-7.2", "relic-not-drawn")
    assert field.refusal(RIVAL, KEEP_RELIC(4)) == Refusal("BH-7.2", "not-asked", seat=ACTIVE)


# Relics of a challenge


@pytest.mark.parametrize(("units", "seen"), SEEN_BY_UNITS)
def test_BH_7_3_as_many_are_drawn_from_the_losers_relics(units: int, seen: int) -> None:
    own = [2, 10, 18, 26, 30]
    field = challenge(units, own).ended("D1").rewards()
    for number in range(seen):
        chance = field.asks_chance("relic")
        assert chance.factors[0].values == own[number:]
        assert chance.audience == 1 << ACTIVE
        field.chance("relic", own[number])
    assert field.offers == [KEEP_RELIC(relic) for relic in own[:seen]]
    field.choose(ACTIVE, KEEP_RELIC(2))
    assert members(field.s.relics[ACTIVE]) == [2]
    assert members(field.s.relics[RIVAL]) == own[1:]
    assert field.s.relic_discard == 0
    assert field.told(RelicTaken) == [RelicTaken(ACTIVE, RIVAL, 2)]


def test_BH_7_3_with_the_virtual_slot_used_none_is_drawn() -> None:
    field = challenge(5, [2, 10]).ended("D1").rewards()
    assert members(field.s.relics[RIVAL]) == [2, 10]
    assert not field.told(RelicSeen)
    assert field.offers[0] == PICK_PROWESS(0)


def test_BH_7_3_with_fewer_relics_the_winner_looks_at_all() -> None:
    """Ruling B-50."""
    field = challenge(1, [2, 10]).ended("D1").rewards().chance("relic", 10).chance("relic", 2)
    assert field.offers == [KEEP_RELIC(2), KEEP_RELIC(10)]
    field.choose(ACTIVE, KEEP_RELIC(10))
    assert members(field.s.relics[RIVAL]) == [2]


def test_BH_7_3_with_none_there_is_nothing_to_take() -> None:
    field = challenge(1).ended("D1").rewards()
    assert field.offers[0] == PICK_PROWESS(0)
    assert field.s.relic_pile.bit_count() == 32


def test_BH_7_3_nobody_else_sees_which_ones_were_drawn() -> None:
    field = challenge(3, [2, 10, 18]).ended("D1").rewards().chance("relic", 18).chance("relic", 2)
    assert field.view(ACTIVE).battle.looked == [2, 18]
    for seat in (RIVAL, THIRD, None):
        view = field.view(seat)
        assert view.battle.looked is None
        assert view.players[RIVAL].relics == [2, 10, 18]
        assert view.relic_pile_size == 29
        assert all((event.visible_to(seat) or {})["relic"] is None for event in field.told(RelicSeen))


def test_BH_7_3_refused_relics() -> None:
    field = challenge(3, [2, 10, 18]).ended("D1").rewards().chance("relic", 18).chance("relic", 2)
    assert field.refusal(ACTIVE, KEEP_RELIC(10)) == Refusal("BH-7.3", "relic-not-drawn")
    assert field.refusal(RIVAL, KEEP_RELIC(2)) == Refusal("BH-7.3", "not-asked", seat=ACTIVE)


def test_BH_7_3_a_challenged_player_who_deployed_nobody_loses_a_relic_and_a_token() -> None:
    """BH-4.11, BH-7.5."""
    field = Battlefield(["trebuchet"], [], rival=RIVAL)
    field.s.relics[RIVAL], field.s.relic_pile = 1, field.s.relic_pile ^ 1
    field.engage().ended().rewards().chance("relic", 0).choose(ACTIVE, KEEP_RELIC(0))
    pick(field, ACTIVE, 0, 1).chance("prowess", 2).chance("prowess", 1).choose(ACTIVE, KEEP_PROWESS(0))
    assert field.is_over
    assert field.s.relics[ACTIVE] == 1
    assert field.s.honors == [0, 0, 0]


# Honor


@pytest.mark.parametrize(("fallen", "honors"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2)])
def test_BH_7_4_a_token_for_every_two_attackers_defeated(fallen: int, honors: int) -> None:
    """Ruling B-52."""
    field = challenge(5).ended("D1", *ALL_FOUR[:fallen]).rewards()
    assert field.s.honors == [0, honors, 0]
    assert field.told(HonorGained) == ([HonorGained(RIVAL, honors)] if honors else [])


def test_BH_7_4_honor_adds_up_beyond_the_supply() -> None:
    """BH-1.3: the eight tokens in the box are not a limit."""
    field = challenge(5)
    field.s.honors[RIVAL] = 8
    assert field.ended("D1", "A1", "A2").rewards().s.honors == [0, 9, 0]


def test_BH_7_4_the_board_gains_no_honor() -> None:
    field = conquest(5, ["persian_immortals"]).ended("A1", "A2", "A3").rewards()
    assert field.is_over
    assert not field.told(HonorGained)


# Prowess


def test_BH_7_5_the_winner_looks_at_two_and_keeps_one() -> None:
    """Values 1, 2, 3 and 5: the player may keep the lower one."""
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 1, 3)
    assert field.asks_chance("prowess").audience == 1 << ACTIVE
    field.chance("prowess", 3)
    assert field.asks_chance("prowess").factors[0].values == [0, 1, 2]
    field.chance("prowess", 0)
    assert field.told(ProwessSeen) == [ProwessSeen(ACTIVE, RIVAL, 1, 5), ProwessSeen(ACTIVE, RIVAL, 3, 1)]
    assert field.offers == [KEEP_PROWESS(1), KEEP_PROWESS(3)]
    field.choose(ACTIVE, KEEP_PROWESS(3))
    assert field.is_over
    assert field.events[-1] == ProwessWon(ACTIVE, RIVAL, 3)
    assert field.s.prowess_holder[PROWESS : 2 * PROWESS] == [RIVAL, RIVAL, RIVAL, ACTIVE]
    assert field.s.prowess[PROWESS : 2 * PROWESS] == [UNSEEN, 3, UNSEEN, 0]


def test_BH_7_5_only_the_winner_knows_both_tokens() -> None:
    """Neither the loser nor a third player nor a spectator; the returned token lies in its old place."""
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 0, 2).chance("prowess", 1).chance("prowess", 3)
    field.choose(ACTIVE, KEEP_PROWESS(2))
    assert prowess_seen_by(field, ACTIVE, RIVAL) == [2, None, 5, None]
    for seat in (RIVAL, THIRD, None):
        assert prowess_seen_by(field, seat, RIVAL) == [None] * 4
        for event in field.told(ProwessSeen):
            told = event.visible_to(seat)
            assert told is not None
            assert told["value"] is None
            assert told["place"] in (0, 2)
    holders = [token.holder for token in field.view(None).players[RIVAL].prowess]
    assert holders == [RIVAL, RIVAL, ACTIVE, RIVAL]
    assert [token.known_by for token in field.view(None).players[RIVAL].prowess] == [[0], [], [0], []]


def test_BH_7_5_the_points_of_a_won_token_stay_secret_until_scoring() -> None:
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 0, 2).chance("prowess", 1).chance("prowess", 3)
    before = [field.view(seat).players[ACTIVE].points for seat in (RIVAL, None)]
    field.choose(ACTIVE, KEEP_PROWESS(2))
    assert [field.view(seat).players[ACTIVE].points for seat in (RIVAL, None)] == before


def test_BH_7_5_another_winner_finds_the_returned_token_in_its_place() -> None:
    """It is not shuffled: it has the value that the first winner saw, and chance is not asked."""
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 0, 2).chance("prowess", 1).chance("prowess", 3)
    field.choose(ACTIVE, KEEP_PROWESS(2)).run(ProwessReward(THIRD, RIVAL))
    assert field.offers == [PICK_PROWESS(0), PICK_PROWESS(1), PICK_PROWESS(3)]
    pick(field, THIRD, 0, 1)
    assert field.asks_chance("prowess").factors[0].values == [0, 2]
    field.chance("prowess", 2)
    assert prowess_seen_by(field, THIRD, RIVAL) == [2, 3, None, None]
    assert prowess_seen_by(field, ACTIVE, RIVAL) == [2, None, 5, None]
    field.choose(THIRD, KEEP_PROWESS(0))
    assert field.s.prowess_holder[PROWESS : 2 * PROWESS] == [THIRD, RIVAL, ACTIVE, RIVAL]
    assert prowess_seen_by(field, RIVAL, RIVAL) == prowess_seen_by(field, None, RIVAL) == [None] * 4


def test_BH_7_5_a_winner_who_knows_a_token_may_look_at_it_again() -> None:
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 0, 2).chance("prowess", 1).chance("prowess", 3)
    field.choose(ACTIVE, KEEP_PROWESS(2)).run(ProwessReward(ACTIVE, RIVAL))
    pick(field, ACTIVE, 0, 3).chance("prowess", 0)
    assert len(field.told(ProwessSeen)) == 3
    assert field.offers == [KEEP_PROWESS(0), KEEP_PROWESS(3)]


def test_BH_7_5_with_one_left_it_is_taken() -> None:
    """Ruling B-51."""
    field = challenge()
    field.s.prowess_holder[PROWESS : 2 * PROWESS] = [THIRD, THIRD, RIVAL, ACTIVE]
    field.s.prowess[PROWESS : 2 * PROWESS] = [0, 1, UNSEEN, 2]
    field.ended("D1").rewards()
    assert field.offers == [PICK_PROWESS(2)]
    pick(field, ACTIVE, 2)
    assert field.asks_chance("prowess").factors[0].values == [3]
    field.chance("prowess", 3)
    assert field.offers == [KEEP_PROWESS(2)]
    field.choose(ACTIVE, KEEP_PROWESS(2))
    assert field.s.prowess_holder[PROWESS + 2] == ACTIVE


def test_BH_7_5_with_two_left_both_are_looked_at() -> None:
    field = challenge()
    field.s.prowess_holder[PROWESS : 2 * PROWESS] = [RIVAL, THIRD, THIRD, RIVAL]
    field.s.prowess[PROWESS : 2 * PROWESS] = [UNSEEN, 1, 2, UNSEEN]
    field.ended("D1").rewards()
    assert field.offers == [PICK_PROWESS(0), PICK_PROWESS(3)]
    field.choose(ACTIVE, PICK_PROWESS(3))
    assert field.offers == [PICK_PROWESS(0)]


def test_BH_7_5_in_any_order() -> None:
    """The winner looks at both together: the order in which they were picked makes no difference."""
    fields = [pick(challenge().ended("D1").rewards(), ACTIVE, *order) for order in ((1, 3), (3, 1))]
    assert dumps(fields[0].s) == dumps(fields[1].s)
    for field in fields:
        field.chance("prowess", 3).chance("prowess", 0)
        assert field.told(ProwessSeen) == [ProwessSeen(ACTIVE, RIVAL, 1, 5), ProwessSeen(ACTIVE, RIVAL, 3, 1)]


def test_BH_7_5_what_was_picked_is_shown_to_all() -> None:
    field = pick(challenge().ended("D1").rewards(), ACTIVE, 3)
    for seat in (ACTIVE, RIVAL, THIRD, None):
        assert field.view(seat).battle.picked == [3]
    pick(field, ACTIVE, 0).chance("prowess", 1).chance("prowess", 3)
    assert field.view(None).battle.picked == [0, 3]
    assert field.choose(ACTIVE, KEEP_PROWESS(3)).view(None).battle.picked == []


def test_BH_7_5_with_none_left_there_is_nothing() -> None:
    """Tokens that the loser has won from others do not count."""
    field = challenge()
    field.s.prowess_holder[PROWESS : 2 * PROWESS] = [THIRD] * 4
    field.s.prowess_holder[2 * PROWESS :] = [RIVAL] * 4
    field.ended("D1").rewards()
    assert field.is_over
    assert not field.told(ProwessWon)
    assert field.s.prowess_holder[2 * PROWESS :] == [RIVAL] * 4


def test_BH_7_5_refused_picks() -> None:
    field = challenge()
    field.s.prowess_holder[PROWESS] = THIRD
    field.s.prowess[PROWESS] = 0
    field.ended("D1").rewards()
    assert field.refusal(ACTIVE, PICK_PROWESS(0)) == Refusal("BH-7.5", "prowess-gone")
    assert field.refusal(RIVAL, PICK_PROWESS(1)) == Refusal("BH-7.5", "not-asked", seat=ACTIVE)
    pick(field, ACTIVE, 2)
    assert field.refusal(ACTIVE, PICK_PROWESS(2)) == Refusal("BH-7.5", "prowess-picked-already")
    pick(field, ACTIVE, 3).chance("prowess", 1).chance("prowess", 2)
    assert field.refusal(ACTIVE, KEEP_PROWESS(1)) == Refusal("BH-7.5", "prowess-not-picked")


# Who gets what


def test_BH_7_6_a_winning_defender_wins_prowess_only() -> None:
    """BH-7.5; three attackers fell, but a winner gets no honor, and no relic changes hands."""
    field = challenge(3, [2, 10])
    field.s.relics[ACTIVE], field.s.relic_pile = 1, field.s.relic_pile ^ 1
    field.ended("A1", "A2", "A3").rewards()
    assert field.asked == RIVAL
    assert field.refusal(ACTIVE, PICK_PROWESS(0)) == Refusal("BH-7.5", "not-asked", seat=RIVAL)
    pick(field, RIVAL, 0, 1).chance("prowess", 0).chance("prowess", 3).choose(RIVAL, KEEP_PROWESS(1))
    assert field.is_over
    assert field.s.honors == [0, 0, 0]
    assert [members(pile) for pile in field.s.relics] == [[0], [2, 10], []]
    assert field.s.prowess_holder[:PROWESS] == [ACTIVE, RIVAL, ACTIVE, ACTIVE]
    assert prowess_seen_by(field, RIVAL, ACTIVE) == [1, 5, None, None]
    for seat in (ACTIVE, THIRD, None):
        assert prowess_seen_by(field, seat, ACTIVE) == [None] * 4


def test_BH_7_6_annihilation_brings_nothing_to_anybody() -> None:
    """Ruling B-47."""
    field = challenge(2, [2, 10]).ended("A1", "A2", "D1")
    told = len(field.events)
    field.rewards()
    assert field.is_over
    assert len(field.events) == told
    assert field.s.honors == [0, 0, 0]
    assert members(field.s.relics[RIVAL]) == [2, 10]


def test_BH_7_7_players_units_are_never_taken() -> None:
    """An elite unit and a hero of the loser stay on the field and return with the loser's other units."""
    field = Battlefield(ATTACKERS, ["trung_sisters", "saladin"], rival=RIVAL).ended("D1", "D2").rewards()
    assert field.offers[0] == PICK_PROWESS(0)
    pick(field, ACTIVE, 0, 1).chance("prowess", 0).chance("prowess", 3).choose(ACTIVE, KEEP_PROWESS(1))
    assert field.is_over
    assert field.s.discard == [0, 0, 0]
    assert field.s.era_discard == [0, 0, 0, 0]
    assert field.s.lineup[5:7] == [field.id("trung_sisters"), field.id("saladin")]
    assert not field.told(UnitRecruited)
