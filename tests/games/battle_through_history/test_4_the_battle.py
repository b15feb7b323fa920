"""4. Phase 2: the battle. Which one, against whom, and with which units."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battle_through_history.table import (
    CHRIS,
    CLOSE_1,
    CLOSE_2,
    CLOSE_3,
    DISMISS_DRAW,
    DRAW_DRAW,
    DRAW_RECALL,
    HANNES,
    II,
    III,
    IV,
    JOAKIM,
    LONG_1,
    LONG_LESS_1,
    MEDIUM_LESS_1,
    PAR,
    I,
    Table,
)
from timefront.games.battle_through_history.events.battles import (
    BattleLapsed,
    BattleWon,
    DiceRolled,
    LinkFormed,
    NobodyDeployed,
    PlayerChallenged,
    RanksTightened,
    ReinforcementArrived,
    TokenAssigned,
    UnitChased,
    UnitDeployed,
    UnitFaced,
)
from timefront.games.battle_through_history.events.journey import (
    ActionDone,
    CardDrawn,
    DeckRegrouped,
)
from timefront.games.battle_through_history.events.rewards import (
    HonorGained,
    ProwessWon,
    RelicTaken,
    SpaceRefilled,
    UnitRecruited,
    UnitReturned,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.rules.the_battle import Deployment, TheBattle
from timefront.games.battle_through_history.rules.time_travel import TimeTravel
from timefront.games.battle_through_history.sequence import Rounds
from timefront.games.battle_through_history.state import ATTACKER, BOARD, DEFENDER, EMPTY
from timefront.kernel.flow import CHANCE
from timefront.kernel.questions import Refusal

UNLINKED = {II: ["english_longbowmen", "hussite_war_wagons", "mongol_horse_archers"]}
"""No half shields of these match."""
LINKED = {II: ["genoese_crossbowmen", "varangian_guard", "trung_sisters"]}
"""All three in a row."""


def before_battle(hand: list[str] | None = None, **laid: Any) -> Table:
    """Pär stands in era II and chooses a battle."""
    laid = {"eras": [II], "board": UNLINKED, "wheel": DISMISS_DRAW, **laid}
    return Table(hands=[hand if hand is not None else ["archers", "trebuchet"]], **laid).run(TheBattle())


def challenged(defenders: list[str], **laid: Any) -> Table:
    """Pär challenges Joakim, who has these cards."""
    hands = [["archers", "trebuchet"], defenders]
    laid = {"hands": hands, "eras": [II, II], "board": UNLINKED, "wheel": DISMISS_DRAW, **laid}
    return Table(**laid).run(TheBattle()).challenge(JOAKIM)


def runs(table: Table) -> list[tuple[int, int]]:
    """The runs that may be faced: first space and length."""
    return [(choice[1], choice[2]) for choice in table.offers]


# 4.1 One of two


def test_BH_4_1_conquer_a_unit_of_the_era_or_challenge_whoever_stands_there() -> None:
    table = before_battle(seats=4, eras=[II, II, III, II], hand=["archers"])
    fights = [choice for choice in table.offers if choice[0] not in ("draw", "dismiss")]
    assert fights == [
        ("challenge", JOAKIM),
        ("challenge", HANNES),
        *(("conquer", space) for space in (3, 4, 5)),
    ]


def test_BH_4_1_only_in_the_same_era() -> None:
    table = before_battle(seats=3, eras=[II, II, III])
    table.refuses(("challenge", CHRIS), "BH-4.1", "not-in-same-era", seat=CHRIS)
    assert table.challenge(JOAKIM).told(PlayerChallenged) == [PlayerChallenged(PAR, JOAKIM)]


def test_BH_4_1_a_player_not_yet_on_the_board_cannot_be_challenged() -> None:
    """Ruling B-21."""
    before_battle().refuses(("challenge", JOAKIM), "BH-4.1", "not-in-same-era", seat=JOAKIM)


def test_BH_4_1_nobody_challenges_himself() -> None:
    before_battle().refuses(("challenge", PAR), "BH-4.1", "challenge-another")


def test_BH_4_1_exactly_one_battle() -> None:
    table = before_battle(eras=[II, II]).conquer(3)
    for choice in (("challenge", JOAKIM), ("conquer", 4)):
        table.refuses(choice, "BH-4.9", "verb-not-asked")


def test_BH_4_1_a_player_may_be_challenged_several_times_a_round() -> None:
    """Ruling B-60a: Pär, then Joakim, against Chris, whose hand is refilled in between."""
    table = Table(
        seats=3,
        hands=[["archers"], ["slingers"], ["ballista"]],
        decks=[[], [], ["militia", "lookouts"]],
        eras=[I, I, IV],
        active_tile="tile_1_3_first",
        pending_tile="tile_1_4_first",
        tile_pile=["tile_2_4_first", "tile_1_4_second"],
    ).run(Rounds())
    table.insert("tile_2_4_first").jump(IV).challenge(CHRIS)
    table.deploy("ballista").deploy("archers").dice(CLOSE_1, CLOSE_3)
    assert table.told(BattleWon) == [BattleWon(DEFENDER, 0, 1)]
    table.choose(CHRIS, "pick-prowess", 0).choose(CHRIS, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(CHRIS, "keep-prowess", 1)
    table.draw(PAR, "archers").draw(CHRIS, "militia", "lookouts", "ballista")
    table.insert("tile_1_4_second").jump(IV).challenge(CHRIS)
    assert table.told(PlayerChallenged) == [PlayerChallenged(PAR, CHRIS), PlayerChallenged(JOAKIM, CHRIS)]
    assert (table.asked, table.hand(CHRIS)) == (CHRIS, ["militia", "lookouts", "ballista"])


def test_BH_4_1_the_challenged_player_is_engaged_too() -> None:
    table = challenged(["levy"])
    assert (table.s.rival, table.s.engaged) == (JOAKIM, 0b11)
    assert before_battle().conquer(3).s.engaged == 0b01


# 4.2, 4.3 Units of the board and their links


def test_BH_4_2_one_of_the_three_units_of_the_era() -> None:
    table = before_battle().conquer(4)
    assert table.defenders == ["hussite_war_wagons"]
    assert table.board(II) == ["english_longbowmen", "", "mongol_horse_archers"]
    assert table.told(UnitFaced) == [UnitFaced(PAR, table.unit("hussite_war_wagons"), 4)]
    assert table.s.rival == BOARD


def test_BH_4_2_only_of_the_era_jumped_to() -> None:
    table = before_battle(board={**UNLINKED, III: ["agojie"]})
    for space in (0, 2, 6, 11):
        table.refuses(("conquer", space), "BH-4.2", "space-of-other-era")


def test_BH_4_2_an_empty_space_has_no_unit() -> None:
    table = before_battle(board={II: ["english_longbowmen", "", "trung_sisters"]})
    table.refuses(("conquer", 4), "BH-4.2", "space-is-empty")
    assert table.conquer(5).defenders == ["trung_sisters"]


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [
        (3, [(3, 1), (3, 2), (3, 3)]),
        (4, [(3, 2), (3, 3), (4, 1), (4, 2)]),
        (5, [(3, 3), (4, 2), (5, 1)]),
    ],
)
def test_BH_4_2_any_run_of_linked_neighbours_with_the_chosen_unit(chosen: int, wanted: list[tuple[int, int]]) -> None:
    """Ruling B-18."""
    table = before_battle(board=LINKED).conquer(chosen)
    assert (table.asked, runs(table)) == (PAR, wanted)


@pytest.mark.parametrize(
    ("chosen", "wanted"),
    [(3, [(3, 1), (3, 2)]), (4, [(3, 2), (3, 3), (4, 1), (4, 2)]), (5, [(4, 2), (5, 1)])],
)
def test_BH_2_7_linked_neighbours_may_be_agreed_to_touch_the_chosen_unit(
    chosen: int, wanted: list[tuple[int, int]]
) -> None:
    """Option `linked` of BH-4.2, ruling B-18."""
    table = before_battle(board=LINKED, options={"linked": "neighbours"}).conquer(chosen)
    assert runs(table) == wanted
    if chosen != 4:
        table.refuses(("face", 3, 3), "BH-4.2", "direct-neighbours-only", space=chosen)


@pytest.mark.parametrize(
    ("run", "faced"),
    [
        ((4, 1), ["varangian_guard"]),
        ((3, 2), ["genoese_crossbowmen", "varangian_guard"]),
        ((4, 2), ["varangian_guard", "trung_sisters"]),
        ((3, 3), ["genoese_crossbowmen", "varangian_guard", "trung_sisters"]),
    ],
)
def test_BH_4_2_the_attacker_chooses_how_many_to_face(run: tuple[int, int], faced: list[str]) -> None:
    table = before_battle(board=LINKED).conquer(4, *run)
    assert table.defenders == faced
    assert [key for key in table.board(II) if key] == [key for key in LINKED[II] if key not in faced]


def test_BH_4_2_at_most_three_cards_of_a_longer_chain() -> None:
    """Five in a row, from era I to era III: seven runs contain the middle one."""
    board = {
        I: ["", "", "carthaginian_soldiers"],
        II: ["varangian_guard", "knights_templar", "swiss_pikemen"],
        III: ["ballonabwehrkanone"],
    }
    table = before_battle(board=board).conquer(4)
    assert runs(table) == [(2, 3), (3, 2), (3, 3), (4, 1), (4, 2), (4, 3)]
    table.refuses(("face", 2, 2), "BH-4.2", "chosen-unit-is-faced", space=4)
    assert table.choose(PAR, "face", 4, 3).defenders == ["knights_templar", "swiss_pikemen", "ballonabwehrkanone"]


def test_BH_4_2_in_no_position_an_empty_space_is_conquered() -> None:
    """A changed position from outside may say so."""
    table = before_battle(board=LINKED).conquer(4)
    battle, fault = table.s.stack[-1], "nobody stands where a unit is conquered"
    assert isinstance(battle, TheBattle)
    assert fault not in BATTLE_THROUGH_HISTORY.check(table.s)
    for space in (EMPTY, table.s.board.index(EMPTY)):
        battle.chosen = space
        assert fault in BATTLE_THROUGH_HISTORY.check(table.s)


def test_BH_4_2_the_chosen_unit_is_among_the_faced() -> None:
    table = before_battle(board=LINKED).conquer(3)
    for run in ((4, 1), (4, 2), (5, 1), (3, 0)):
        table.refuses(("face", *run), "BH-4.2", "chosen-unit-is-faced", space=3)


def test_BH_4_3_only_linked_neighbours_are_faced_together() -> None:
    """The third unit is not linked with the second."""
    board = {II: ["genoese_crossbowmen", "trung_sisters", "varangian_guard"]}
    table = before_battle(board=board).conquer(3)
    assert runs(table) == [(3, 1), (3, 2)]
    table.refuses(("face", 3, 3), "BH-4.3", "not-linked")
    table.refuses(("face", 2, 2), "BH-4.3", "not-linked")


@pytest.mark.parametrize(
    ("left", "right", "linked"),
    [
        ("genoese_crossbowmen", "trung_sisters", True),  # both halves of type 2
        ("trung_sisters", "genoese_crossbowmen", False),  # no halves where they touch
        ("mamluk_cavalry", "trung_sisters", False),  # type 3 meets type 2
        ("genoese_crossbowmen", "viking_berserkers", False),  # type 2 meets type 1
        ("hussite_war_wagons", "mongol_horse_archers", False),  # no links at all
        ("genoese_crossbowmen", "", False),  # nobody there
    ],
)
def test_BH_4_3_touching_halves_of_the_same_type(left: str, right: str, linked: bool) -> None:
    """Ruling B-16: neighbours only. Without a link nothing is asked."""
    table = before_battle(board={II: [left, right]}).conquer(3)
    assert table.question == ("TheBattle.faced" if linked else "Deployment.unit")


@pytest.mark.parametrize(
    ("era", "row"),
    [
        (II, ["genoese_crossbowmen", "", "trung_sisters"]),
        (IV, ["renault_ft", "", "harlem_hellfighters"]),
        (IV, ["", "renault_ft", ""]),
    ],
)
def test_BH_4_3_an_empty_space_breaks_a_row(era: int, row: list[str]) -> None:
    for slot, key in enumerate(row):
        if key:
            assert before_battle(eras=[era], board={era: row}).conquer(era * 3 + slot).defenders == [key]


@pytest.mark.parametrize(
    ("left_era", "left", "right"),
    [
        (I, "carthaginian_soldiers", "varangian_guard"),
        (II, "mamluk_cavalry", "bantu_ruga_ruga"),
        (III, "llaneros", "cobras_fumantes"),
    ],
)
def test_BH_4_3_the_last_space_of_an_era_touches_the_first_of_the_next(left_era: int, left: str, right: str) -> None:
    """Ruling B-17."""
    board = {left_era: ["", "", left], left_era + 1: [right]}
    space = left_era * 3 + 2
    for era, chosen in ((left_era, space), (left_era + 1, space + 1)):
        table = before_battle(eras=[era], board=board).conquer(chosen)
        assert runs(table) == sorted([(chosen, 1), (space, 2)])


@pytest.mark.parametrize("ring_links", ["off", "on"])
def test_BH_4_3_era_IV_touches_era_I_only_with_ring_links(ring_links: str) -> None:
    """Option `ring_links` (BH-2.7), ruling B-17."""
    board = {IV: ["", "", "australian_light_horse"], I: ["persian_immortals"]}
    for era, chosen in ((IV, 11), (I, 0)):
        table = before_battle(eras=[era], board=board, options={"ring_links": ring_links}).conquer(chosen)
        if ring_links == "off":
            assert table.question == "Deployment.unit"
        else:
            assert runs(table) == sorted([(chosen, 1), (11, 2)])
            table.choose(PAR, "face", 11, 2)
            assert table.defenders == ["australian_light_horse", "persian_immortals"]
            assert [event.space for event in table.told(UnitFaced)] == [11, 0]


RING = {IV: ["", "chindits", "harlem_hellfighters"], I: ["spartan_hoplites", "macedonian_phalangites"]}


@pytest.mark.parametrize(
    ("era", "chosen", "wanted"),
    [
        (IV, 10, [(10, 1), (10, 2)]),
        (IV, 11, [(10, 2), (11, 1)]),
        (I, 0, [(0, 1), (0, 2)]),
    ],
)
def test_BH_4_3_with_ring_links_the_halves_must_match_all_the_same(
    era: int, chosen: int, wanted: list[tuple[int, int]]
) -> None:
    """The last of era IV has type 4 on its right, the first of era I type 1 on its left."""
    assert runs(before_battle(eras=[era], board=RING, options={"ring_links": "on"}).conquer(chosen)) == wanted


@pytest.mark.parametrize(
    ("era", "chosen", "wanted"),
    [
        (IV, 11, [(11, 1), (11, 2), (11, 3)]),
        (I, 0, [(0, 1), (0, 2), (0, 3), (11, 2), (11, 3)]),
        (I, 1, [(0, 2), (0, 3), (1, 1), (1, 2), (11, 3)]),
        (I, 2, [(0, 3), (1, 2), (2, 1)]),
    ],
)
def test_BH_4_2_runs_round_the_board_with_ring_links(era: int, chosen: int, wanted: list[tuple[int, int]]) -> None:
    board = {
        IV: ["", "", "australian_light_horse"],
        I: ["spartan_hoplites", "macedonian_phalangites", "assyrian_siege_engineers"],
    }
    table = before_battle(eras=[era], board=board, options={"ring_links": "on"}).conquer(chosen)
    assert runs(table) == wanted
    table.choose(PAR, "face", *wanted[-1])
    first, count = wanted[-1]
    assert [event.space for event in table.told(UnitFaced)] == [(first + slot) % 12 for slot in range(count)]


# 4.4, 4.5 Neighbouring eras, order


@pytest.mark.parametrize("era", [II, III])
def test_BH_10_10_linked_units_of_two_eras_are_faced_together_from_either_era(era: int) -> None:
    """BH-10.10, BH-4.4: from era II or from era III, in the same order."""
    board = {II: ["", "", "mamluk_cavalry"], III: ["bantu_ruga_ruga"]}
    table = before_battle(eras=[era], board=board).conquer(5 if era == II else 6, 5, 2)
    assert table.defenders == ["mamluk_cavalry", "bantu_ruga_ruga"]
    table.deploy("archers")
    assert table.told(LinkFormed) == [
        LinkFormed(DEFENDER, table.unit("mamluk_cavalry"), table.unit("bantu_ruga_ruga"), III)
    ]


def test_BH_4_4_a_neighbour_that_survives_goes_to_the_discard_of_its_own_era() -> None:
    """Ruling B-60b: and its space is refilled from its own era."""
    board = {
        II: ["hussite_war_wagons", "mongol_horse_archers", "mamluk_cavalry"],
        III: ["bantu_ruga_ruga", "maori_toa", "geobukseon"],
    }
    table = Table(
        hands=[["archers"]],
        board=board,
        era_decks={II: ["saladin"], III: ["agojie"]},
        wheel=DISMISS_DRAW,
        pending_tile="tile_2_3_first",
        tile_pile=["tile_3_4_first", "tile_1_4_first"],
    ).run(Rounds())
    table.insert("tile_3_4_first").jump(II).conquer(5, 5, 2).deploy("archers").dice(CLOSE_1, CLOSE_3)
    assert table.told(UnitReturned) == [
        UnitReturned(table.unit("mamluk_cavalry"), II),
        UnitReturned(table.unit("bantu_ruga_ruga"), III),
    ]
    assert (table.era_discard(II), table.era_discard(III)) == (["mamluk_cavalry"], ["bantu_ruga_ruga"])
    table.chance("era-2", "saladin").chance("era-3", "agojie")
    assert (table.board(II)[2], table.board(III)[0]) == ("saladin", "agojie")
    assert table.told(SpaceRefilled) == [
        SpaceRefilled(5, table.unit("saladin")),
        SpaceRefilled(6, table.unit("agojie")),
    ]


def test_BH_4_5_the_leftmost_unit_stands_at_the_battlefront_and_links_are_kept() -> None:
    table = before_battle(board=LINKED).conquer(5, 3, 3)
    assert table.defenders == LINKED[II]
    table.deploy("archers")
    crossbowmen, guard, sisters = (table.unit(key) for key in LINKED[II])
    assert table.told(LinkFormed) == [
        LinkFormed(DEFENDER, crossbowmen, guard, II),
        LinkFormed(DEFENDER, guard, sisters, II),
    ]


# 4.6 Chase


def test_BH_4_6_chase_faces_a_unit_of_the_eras_discard_pile() -> None:
    laid: dict[str, Any] = {"tokens": [["chase"]], "token_discard": ["long_1"]}
    table = before_battle(era_discards={II: ["varangian_guard", "saladin"], III: ["agojie"]}, **laid)
    chases = [choice for choice in table.offers if choice[0] == "chase"]
    assert chases == [("chase", "varangian_guard"), ("chase", "saladin")]
    table.choose(PAR, "chase", "varangian_guard")
    assert table.defenders == ["varangian_guard"]
    assert (table.era_discard(II), table.board(II)) == (["saladin"], UNLINKED[II])
    assert (table.tokens(PAR), table.token_discard) == ([], ["long_1", "chase"])
    assert table.told(UnitChased) == [UnitChased(PAR, table.unit("varangian_guard"))]
    assert table.question == "Deployment.unit"


def test_BH_4_6_without_the_token_nobody_is_chased() -> None:
    table = before_battle(tokens=[["diversion"], ["chase"]], era_discards={II: ["varangian_guard"]})
    table.refuses(("chase", "varangian_guard"), "BH-4.6", "no-such-token")


def test_BH_4_6_only_from_the_era_jumped_to() -> None:
    """Ruling B-24."""
    laid: dict[str, Any] = {"tokens": [["chase"]], "era_discards": {II: ["varangian_guard"], III: ["agojie"]}}
    table = before_battle(**laid)
    for key in ("agojie", "english_longbowmen"):
        table.refuses(("chase", key), "BH-4.6", "not-in-era-discard")


def test_BH_4_6_the_chased_unit_stands_alone() -> None:
    """It would be linked with the units of the board; nothing is asked."""
    table = before_battle(board=LINKED, tokens=[["chase"]], era_discards={II: ["knights_templar"]})
    table.choose(PAR, "chase", "knights_templar").deploy("archers")
    assert table.defenders == ["knights_templar"]
    assert table.told(LinkFormed) == []


def test_BH_4_6_chase_is_not_one_of_the_three_assigned_tokens() -> None:
    laid: dict[str, Any] = {"tokens": [["chase", "long_1", "close_2"]], "era_discards": {II: ["varangian_guard"]}}
    table = before_battle(**laid).choose(PAR, "chase", "varangian_guard").deploy("archers", "trebuchet")
    table.assign(long_1=0, close_2=1)
    assert len(table.told(TokenAssigned)) == 2


def test_BH_4_6_a_chased_unit_that_survives_goes_back_and_a_defeated_one_is_recruited() -> None:
    laid: dict[str, Any] = {"tokens": [["chase"]], "era_discards": {II: ["genoese_crossbowmen", "varangian_guard"]}}
    table = before_battle(**laid).choose(PAR, "chase", "varangian_guard").deploy("archers").dice(CLOSE_1, CLOSE_3)
    assert table.era_discard(II) == ["genoese_crossbowmen", "varangian_guard"]
    table = before_battle(**laid).choose(PAR, "chase", "genoese_crossbowmen").deploy("trebuchet")
    table.dice(LONG_1, LONG_LESS_1).recruit()
    assert table.told(UnitRecruited) == [UnitRecruited(PAR, table.unit("genoese_crossbowmen"))]
    assert (table.discard(PAR), table.era_discard(II)) == (["genoese_crossbowmen"], ["varangian_guard"])


def test_BH_4_6_a_chased_unit_is_reinforced_from_its_era() -> None:
    laid: dict[str, Any] = {
        "tokens": [["chase"]],
        "era_discards": {II: ["mali_horsemen"]},
        "era_decks": {II: ["saladin"]},
    }
    table = before_battle(**laid).choose(PAR, "chase", "mali_horsemen").deploy("archers")
    table.chance("reinforcement", "saladin")
    assert table.told(ReinforcementArrived)[0] == ReinforcementArrived(DEFENDER, table.unit("saladin"))


def test_BH_4_6_chase_in_an_era_without_units() -> None:
    table = before_battle(board={}, tokens=[["chase"]], era_discards={II: ["varangian_guard"]})
    table.refuses(("stand-down",), "BH-4.9", "must-fight")
    assert table.choose(PAR, "chase", "varangian_guard").defenders == ["varangian_guard"]


# 4.7 Tighten up!


@pytest.mark.parametrize("tighten_up", ["draw", "recall", "regroup"])
def test_BH_2_7_tighten_up_works_as_the_action_with_its_icon(tighten_up: str) -> None:
    """Option `tighten_up` of BH-4.7, ruling B-25."""
    laid: dict[str, Any] = {"decks": [["spy", "hunters"]], "discards": [["horsemen"]], "token_discard": ["long_1"]}
    table = before_battle(tokens=[["tighten_up"]], options={"tighten_up": tighten_up}, **laid).choose(PAR, "tighten-up")
    if tighten_up == "draw":
        table.draw(PAR, "spy", "hunters")
        assert (table.deck(PAR), table.discard(PAR)) == ([], ["horsemen"])
    elif tighten_up == "recall":
        table.choose(PAR, "recall-unit", "horsemen")
        assert (table.deck(PAR), table.discard(PAR)) == (["spy", "hunters"], [])
    else:
        assert table.drawable == ["spy", "horsemen", "hunters"]
        table.draw(PAR, "horsemen")
        assert (table.deck(PAR), table.discard(PAR)) == (["spy", "hunters"], [])
        assert table.told(DeckRegrouped) == [DeckRegrouped(PAR)]
    assert table.told(RanksTightened) == [RanksTightened(PAR)]
    assert (table.tokens(PAR), table.token_discard) == ([], ["long_1", "tighten_up"])
    assert table.question == "TheBattle.declaration"


def test_BH_4_7_tighten_up_with_recall_needs_a_discard_pile() -> None:
    table = before_battle(tokens=[["tighten_up"]], options={"tighten_up": "recall"})
    assert ("tighten-up",) not in table.offers
    table.refuses(("tighten-up",), "BH-3.7", "discard-is-empty")


def test_BH_4_7_tighten_up_needs_the_token() -> None:
    before_battle(tokens=[["chase"], ["tighten_up"]]).refuses(("tighten-up",), "BH-4.7", "no-such-token")
    challenged(["levy"], tokens=[["tighten_up"]]).refuses(("tighten-up",), "BH-4.7", "no-such-token")


def test_BH_4_7_in_the_own_turn_it_is_no_action_and_blocks_no_tile() -> None:
    laid: dict[str, Any] = {"decks": [["spy", "hunters"]], "tokens": [["tighten_up"]], "wheel": DRAW_DRAW}
    table = Table(**laid).run(TimeTravel()).insert("tile_2_3_first")
    table.choose(PAR, "tighten-up").draw(PAR, "spy", "hunters")
    assert (table.told(ActionDone), table.s.used) == ([], 0)
    assert table.choose(PAR, "insert").insert("tile_2_4_first").tiles == ("tile_2_3_first", "tile_2_4_first")
    table.refuses(("tighten-up",), "BH-4.7", "no-such-token")


def test_BH_4_7_until_the_own_first_unit_is_deployed() -> None:
    """Ruling B-7."""
    table = before_battle(tokens=[["tighten_up", "tighten_up"]], decks=[["spy", "hunters"]]).conquer(3)
    table.choose(PAR, "tighten-up").draw(PAR, "spy", "hunters").choose(PAR, "deploy", "spy")
    assert ("tighten-up",) not in table.offers
    table.refuses(("tighten-up",), "BH-4.7", "too-late-deployed")


def test_BH_2_7_tighten_up_may_be_agreed_to_end_with_the_declaration() -> None:
    """Option `actions_until` of BH-4.7; nothing changes for the challenged player."""
    laid: dict[str, Any] = {
        "tokens": [["tighten_up"], ["tighten_up"]],
        "decks": [["spy", "hunters"], ["decoys", "slingers"]],
        "options": {"actions_until": "declaration"},
    }
    before_battle(**laid).conquer(3).refuses(("tighten-up",), "BH-4.7", "too-late-declared")
    table = challenged(["levy"], **laid).choose(JOAKIM, "tighten-up").draw(JOAKIM, "decoys", "slingers").deploy("levy")
    table.refuses(("tighten-up",), "BH-4.7", "too-late-declared")


def test_BH_3_5_the_attacker_acts_after_the_challenged_player_has_deployed() -> None:
    """Ruling B-7: Pär sees Joakim's line before he draws; Joakim has no actions in Pär's turn."""
    table = challenged(["levy", "decoys"], decks=[["spy", "hunters"]], wheel=DRAW_DRAW)
    table.refuses(("draw",), "BH-3.5", "actions-in-own-turn")
    table.deploy("levy", "decoys").choose(PAR, "draw").draw(PAR, "spy", "hunters")
    assert table.deploy("spy").attackers == ["spy"]


def test_BH_4_9_the_unit_that_must_fight_cannot_be_dismissed() -> None:
    """A player who has declared a battle deploys: with an empty deck the last card stays."""
    table = before_battle(["archers", "spy"], wheel=DISMISS_DRAW).conquer(3)
    assert ("dismiss",) in table.offers
    table = before_battle(["archers"], wheel=DISMISS_DRAW)
    assert ("dismiss",) in table.offers
    table.conquer(3)
    assert table.offers == [("deploy", "archers"), ("draw",)]
    table.refuses(("dismiss",), "BH-4.9", "last-unit-must-fight")
    table = before_battle(["archers"], decks=[["spy"]], wheel=DISMISS_DRAW).conquer(3).choose(PAR, "dismiss")
    table.choose(PAR, "dismiss-unit", "archers").draw(PAR, "spy")
    assert table.deploy("spy").attackers == ["spy"]


def test_BH_4_7_when_challenged_before_the_first_unit_is_deployed() -> None:
    table = challenged(["levy"], decks=[[], ["decoys", "slingers", "marksmen"]], tokens=[[], ["tighten_up"]])
    table.choose(JOAKIM, "tighten-up").draw(JOAKIM, "decoys", "slingers")
    assert table.asked == JOAKIM
    table.deploy("slingers", "decoys", "levy")
    assert table.defenders == ["slingers", "decoys", "levy"]
    assert table.told(RanksTightened) == [RanksTightened(JOAKIM)]


def test_BH_4_7_not_once_the_first_unit_is_deployed() -> None:
    table = challenged(["levy", "decoys"], decks=[[], ["slingers"]], tokens=[[], ["tighten_up"]])
    table.choose(JOAKIM, "deploy", "levy")
    assert ("tighten-up",) not in table.offers
    table.refuses(("tighten-up",), "BH-4.7", "too-late-deployed")


def test_BH_4_7_a_challenged_player_with_an_empty_hand_may_still_tighten_up() -> None:
    table = challenged([], decks=[[], ["slingers", "levy"]], tokens=[[], ["tighten_up"]])
    assert table.offers == [("ready",), ("tighten-up",)]
    table.choose(JOAKIM, "tighten-up").draw(JOAKIM, "slingers", "levy")
    table.refuses(("ready",), "BH-4.8", "deploy-at-least-one")
    assert table.deploy("levy").defenders == ["levy"]


def test_BH_4_7_the_challenged_player_recalls() -> None:
    options = {"tighten_up": "recall"}
    table = challenged([], discards=[[], ["slingers"]], tokens=[[], ["tighten_up"]], options=options)
    table.choose(JOAKIM, "tighten-up").choose(JOAKIM, "recall-unit", "slingers").deploy("slingers")
    assert table.defenders == ["slingers"]


def test_BH_4_7_two_tokens_may_be_used_one_after_the_other() -> None:
    decks = [["spy", "hunters", "conscripts", "horsemen"]]
    table = before_battle(tokens=[["tighten_up", "tighten_up"]], decks=decks)
    table.choose(PAR, "tighten-up").draw(PAR, "spy", "hunters")
    table.choose(PAR, "tighten-up").draw(PAR, "conscripts", "horsemen")
    assert (len(table.hand(PAR)), table.tokens(PAR)) == (6, [])


def test_BH_4_7_it_is_not_one_of_the_assigned_tokens() -> None:
    table = before_battle(tokens=[["tighten_up"]]).conquer(3).deploy("archers")
    assert (table.asked, table.s.chance().purpose) == (CHANCE, "dice")


# 4.8 The challenged player


def test_BH_4_8_the_defender_deploys_first_one_to_three_units() -> None:
    table = challenged(["levy", "decoys", "slingers", "marksmen"])
    assert table.asked == JOAKIM
    table.refuses(("ready",), "BH-4.8", "deploy-at-least-one")
    table.choose(JOAKIM, "deploy", "slingers")
    assert ("ready",) in table.offers
    table.choose(JOAKIM, "deploy", "levy").choose(JOAKIM, "deploy", "decoys")
    assert table.asked == PAR
    assert table.defenders == ["slingers", "levy", "decoys"]
    deployed = [UnitDeployed(JOAKIM, DEFENDER, table.unit(key), slot) for slot, key in enumerate(table.defenders)]
    assert table.told(UnitDeployed) == deployed


@pytest.mark.parametrize("minimum", ["1", "0"])
def test_BH_2_7_the_least_that_a_defender_deploys(minimum: str) -> None:
    """Option `defender_minimum` of BH-4.8, ruling B-22."""
    table = challenged(["levy"], options={"defender_minimum": minimum})
    if minimum == "1":
        table.refuses(("ready",), "BH-4.8", "deploy-at-least-one")
        assert table.offers == [("deploy", "levy")]
    else:
        table.choose(JOAKIM, "ready")
        assert table.told(NobodyDeployed) == [NobodyDeployed(JOAKIM)]
        assert (table.asked, table.defenders, table.hand(JOAKIM)) == (PAR, [], ["levy"])


def test_BH_4_8_then_up_to_three_tokens_before_the_attacker_deploys() -> None:
    """Ruling B-23."""
    tokens = [["close_2"], ["long_1", "diversion", "accuracy"]]
    table = challenged(["levy", "decoys", "slingers"], tokens=tokens).deploy("levy", "decoys", "slingers")
    assert (table.asked, table.question) == (JOAKIM, "TokensAssigned.token")
    table.assign(long_1=0, diversion=1, accuracy=2)
    assert (table.asked, table.question) == (PAR, "Deployment.unit")
    assert [event.seat for event in table.told(TokenAssigned)] == [JOAKIM] * 3


def test_BH_4_8_a_token_needs_a_unit_of_its_own() -> None:
    tokens = [[], ["long_1", "diversion"]]
    table = challenged(["levy", "decoys"], tokens=tokens).deploy("decoys").choose(JOAKIM, "assign", "long_1", 0)
    assert (table.asked, table.question) == (PAR, "Deployment.unit")
    assert table.tokens(JOAKIM) == ["diversion"]


def test_BH_4_8_only_cards_of_the_own_hand() -> None:
    table = challenged(["levy"], decks=[[], ["decoys"]])
    for key in ("decoys", "archers", "slingers"):
        table.refuses(("deploy", key), "BH-4.8", "not-in-hand")


# 4.9 The attacker


def test_BH_4_9_one_to_four_units_the_first_at_the_battlefront() -> None:
    hand = ["archers", "trebuchet", "spy", "hunters", "horsemen"]
    table = before_battle(hand).conquer(3)
    table.refuses(("ready",), "BH-4.9", "deploy-at-least-one")
    for key in ("spy", "archers", "hunters", "trebuchet"):
        table.choose(PAR, "deploy", key)
    assert table.attackers == ["spy", "archers", "hunters", "trebuchet"]
    assert (table.hand(PAR), table.asked) == (["horsemen"], CHANCE)
    assert table.told(UnitDeployed) == [
        UnitDeployed(PAR, ATTACKER, table.unit(key), slot) for slot, key in enumerate(table.attackers)
    ]


def test_BH_4_9_in_no_position_a_player_deploys_for_another_side() -> None:
    """A changed position from outside may say so: the side might have no slot left."""
    table = before_battle().conquer(3)
    deployment = table.s.stack[-1]
    assert isinstance(deployment, Deployment)
    fault = f"seat {PAR} acts for a side that somebody else leads"
    assert fault not in BATTLE_THROUGH_HISTORY.check(table.s)
    deployment.side = DEFENDER
    assert fault in BATTLE_THROUGH_HISTORY.check(table.s)


def test_BH_4_9_the_player_may_stop_after_the_first() -> None:
    table = before_battle().conquer(3).choose(PAR, "deploy", "trebuchet").choose(PAR, "ready")
    assert (table.attackers, table.hand(PAR)) == (["trebuchet"], ["archers"])


def test_BH_4_9_the_last_card_of_the_hand_ends_the_deployment() -> None:
    assert before_battle(["archers"]).conquer(3).choose(PAR, "deploy", "archers").asked == CHANCE


def test_BH_4_9_only_cards_of_the_own_hand() -> None:
    table = before_battle(["archers"], decks=[["spy"]], discards=[["hunters"]]).conquer(3)
    for key in ("spy", "hunters", "english_longbowmen", "slingers"):
        table.refuses(("deploy", key), "BH-4.9", "not-in-hand")


def test_BH_4_9_all_deployments_are_open() -> None:
    """Ruling B-46d: a card that was recalled and deployed is no longer a secret of the hand."""
    table = challenged(["levy", "decoys"], decks=[["spy"], ["slingers"]]).choose(JOAKIM, "deploy", "levy")
    side = table.view(PAR).battle.sides[DEFENDER]
    assert side.units == [table.unit("levy")]
    deployed = table.told(UnitDeployed)[0]
    assert deployed.visible_to(PAR) == deployed.visible_to(None) == deployed.visible_to(JOAKIM)
    assert deployed.reveals_to() >> PAR & 1
    assert not deployed.reveals_to() >> JOAKIM & 1


def test_BH_4_9_nothing_to_fight_no_battle() -> None:
    """Ruling B-15."""
    table = before_battle(board={III: ["agojie"]}, eras=[II, III])
    assert ("stand-down",) in table.offers
    table.choose(PAR, "stand-down")
    assert table.told(BattleLapsed) == [BattleLapsed(PAR)]
    assert (table.is_over, table.s.engaged, table.s.winner) == (True, 0b01, -1)
    assert table.hand(PAR) == ["trebuchet", "archers"]


def test_BH_4_9_an_empty_hand_no_battle() -> None:
    table = before_battle([], eras=[II, II], tokens=[["chase"]], era_discards={II: ["varangian_guard"]})
    for choice in (("conquer", 3), ("challenge", JOAKIM), ("chase", "varangian_guard")):
        table.refuses(choice, "BH-4.9", "hand-is-empty")
    table.choose(PAR, "stand-down")
    assert (table.is_over, table.board(II), table.tokens(PAR)) == (True, UNLINKED[II], ["chase"])


def test_BH_4_9_phase_3_follows_and_the_active_player_draws_up() -> None:
    laid: dict[str, Any] = {"decks": [["archers", "spy"]], "wheel": DRAW_RECALL, "pending_tile": "tile_1_2_second"}
    table = Table(tile_pile=["tile_2_3_first", "tile_3_4_first"], **laid).run(Rounds()).insert("tile_2_3_first").jump(I)
    table.choose(PAR, "stand-down").draw(PAR, "spy", "archers")
    assert table.hand(PAR) == ["archers", "spy"]


def test_BH_4_9_whoever_can_fight_must() -> None:
    before_battle().refuses(("stand-down",), "BH-4.9", "must-fight")
    before_battle(board={}, eras=[II, II]).refuses(("stand-down",), "BH-4.9", "must-fight")


def test_BH_4_9_with_an_empty_hand_an_action_may_still_help() -> None:
    table = before_battle([], decks=[["spy"]]).choose(PAR, "draw").draw(PAR, "spy")
    table.refuses(("stand-down",), "BH-4.9", "must-fight")
    assert table.conquer(3).deploy("spy").attackers == ["spy"]


# 4.10 Geometry


def test_BH_4_10_an_attackers_left_half_meets_the_right_half_behind_it() -> None:
    """A2 A1 | D1: the shield bearers in front, the standard bearer behind them, both of type 1."""
    hand = ["shield_bearers", "standard_bearer"]
    table = before_battle(hand).conquer(4).deploy("shield_bearers", "standard_bearer")
    front, back = table.unit("shield_bearers"), table.unit("standard_bearer")
    assert table.told(LinkFormed) == [LinkFormed(ATTACKER, front, back, I)]
    table = before_battle(hand).conquer(4).deploy("standard_bearer", "shield_bearers")
    assert table.told(LinkFormed) == []


def test_BH_4_10_a_defenders_right_half_meets_the_left_half_behind_it() -> None:
    """A1 | D1 D2: the levy in front, the shield wall behind it, both of type 2."""
    table = challenged(["levy", "shield_wall"]).deploy("levy", "shield_wall").deploy("archers")
    front, back = table.unit("levy"), table.unit("shield_wall")
    assert table.told(LinkFormed) == [LinkFormed(DEFENDER, front, back, II)]
    table = challenged(["levy", "shield_wall"]).deploy("shield_wall", "levy").deploy("archers")
    assert table.told(LinkFormed) == []


# 4.11 Against nobody


@pytest.mark.parametrize("minimum", ["1", "0"])
def test_BH_4_11_a_challenged_player_with_an_empty_hand_deploys_none(minimum: str) -> None:
    """Nothing is asked, the attacker deploys at least one and wins without a roll."""
    table = challenged([], decks=[[], ["levy"]], options={"defender_minimum": minimum})
    assert table.told(NobodyDeployed) == [NobodyDeployed(JOAKIM)]
    assert table.asked == PAR
    table.refuses(("ready",), "BH-4.9", "deploy-at-least-one")
    table.deploy("archers")
    assert table.told(DiceRolled) == []
    assert table.told(BattleWon) == [BattleWon(ATTACKER, 1, 0)]


def test_BH_4_11_relics_and_prowess_are_won_all_the_same() -> None:
    """BH-7.3 and BH-7.5; two attackers look at three of the loser's relics, or at all if there are fewer."""
    table = challenged([], relics=[[], ["vasa", "jikji"]]).deploy("archers", "trebuchet")
    assert sorted(table.drawable) == ["jikji", "vasa"]
    table.chance("relic", "vasa").chance("relic", "jikji").choose(PAR, "keep-relic", "vasa")
    table.choose(PAR, "pick-prowess", 0).choose(PAR, "pick-prowess", 3)
    table.chance("prowess", 2).chance("prowess", 3).choose(PAR, "keep-prowess", 3)
    assert (table.relics(PAR), table.relics(JOAKIM)) == (["vasa"], ["jikji"])
    assert table.told(RelicTaken) == [RelicTaken(PAR, JOAKIM, table.relic("vasa"))]
    assert table.told(ProwessWon) == [ProwessWon(PAR, JOAKIM, 3)]
    assert (table.told(HonorGained), table.is_over) == ([], True)


def test_BH_4_11_reinforcements_come_and_count_for_the_relics() -> None:
    table = challenged([], hands=[["conscripts"], []], decks=[["spy", "hunters"]], relics=[[], ["vasa", "jikji"]])
    table.deploy("conscripts").chance("reinforcement", "spy")
    assert table.attackers == ["conscripts", "spy"]
    assert sorted(table.drawable) == ["jikji", "vasa"]


def test_BH_4_11_tokens_stay_with_their_holders() -> None:
    table = challenged([], tokens=[["close_2"], ["long_1"]]).deploy("archers")
    assert (table.told(TokenAssigned), table.tokens(PAR), table.tokens(JOAKIM)) == ([], ["close_2"], ["long_1"])


def test_BH_4_11_the_loser_draws_up_afterwards() -> None:
    table = challenged([], decks=[["spy"], ["levy", "decoys"]]).deploy("archers", "trebuchet")
    table.choose(PAR, "pick-prowess", 0).choose(PAR, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(PAR, "keep-prowess", 0)
    table.run(Restoration()).draw(PAR, "spy", "archers", "trebuchet").draw(JOAKIM, "levy", "decoys")
    assert (table.hand(JOAKIM), table.is_over) == (["levy", "decoys"], True)
    assert [event.seat for event in table.told(CardDrawn)] == [PAR] * 3 + [JOAKIM] * 2


def test_only_the_asked_player_answers() -> None:
    table = challenged(["levy"])
    assert table.s.refuse(PAR, ("deploy", table.unit("archers"))) == Refusal("BH-4.9", "not-asked", seat=JOAKIM)
    assert table.deploy("levy").deploy("archers").dice(CLOSE_2, MEDIUM_LESS_1).told(DiceRolled) != []
