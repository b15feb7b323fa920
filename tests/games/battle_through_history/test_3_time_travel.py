"""3. Phase 1: time travel. Tiles, a warfare token, the two active actions and the jump."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.games.battle_through_history.table import (
    CLOSE_1,
    CLOSE_3,
    DISMISS_DRAW,
    DISMISS_RECALL,
    DRAW_DRAW,
    DRAW_RECALL,
    DRAW_REGROUP,
    II,
    III,
    IV,
    JOAKIM,
    PAR,
    RECALL_DISMISS,
    RECALL_DRAW,
    REGROUP_DISMISS,
    I,
    Table,
    setting_of,
)
from timefront.games.battle_through_history.content.pack import ACTIONS, DISMISS, DRAW, REGROUP
from timefront.games.battle_through_history.events.battles import (
    BattleLapsed,
)
from timefront.games.battle_through_history.events.journey import (
    ActionDone,
    CardDrawn,
    DeckRegrouped,
    SabatonJumped,
    TileActive,
    TilePending,
    TilePileRenewed,
    TokenGivenUp,
    TokenTaken,
    TurnBegan,
    UnitDismissed,
    UnitRecalled,
)
from timefront.games.battle_through_history.rules.gears import GearAction
from timefront.games.battle_through_history.rules.scoring import total_points
from timefront.games.battle_through_history.rules.time_travel import TimeTravel
from timefront.games.battle_through_history.sequence import PHASES, Rounds
from timefront.kernel.flow import CHANCE
from timefront.kernel.questions import Refusal

TURN_OF_THE_THIRD_TILE = 5  # "tile_3_4_first" turns the wheel by 5


def travelling(wheel: int = DRAW_DRAW, **laid: Any) -> Table:
    """One tile is in: eras III and IV are active, gear space 3 is pointed at, the wheel is at the wanted sector."""
    table = Table(wheel=(wheel - TURN_OF_THE_THIRD_TILE) % 8, **laid)
    return table.run(TimeTravel()).insert("tile_2_3_first")


def verbs(table: Table) -> set[str]:
    return {choice[0] for choice in table.offers}


# 3.1 Phases


def test_BH_3_1_three_phases_all_mandatory_in_their_order() -> None:
    assert [phase.__name__ for phase in PHASES] == ["TimeTravel", "TheBattle", "Restoration"]
    table = Table(hands=[["archers"]], board={III: ["caroleans"]}, era_decks={III: ["agojie"]}).run(Rounds())
    assert (table.asked, table.s.chance().purpose) == (CHANCE, "tile")
    table.insert("tile_2_3_first").jump(III)
    assert table.question == "TheBattle.declaration"
    table.conquer(6).deploy("archers").dice(CLOSE_1, CLOSE_3)
    assert (table.asked, table.s.chance().purpose) == (CHANCE, "era-3")
    table.chance("era-3", "agojie").chance("era-3", "caroleans").draw(PAR, "archers")
    assert table.told(TurnBegan) == [TurnBegan(PAR), TurnBegan(JOAKIM)]


def test_BH_3_1_no_phase_can_be_skipped() -> None:
    table = Table(hands=[["spy"]], board={III: ["zulu_impi"]}).run(Rounds())
    assert table.s.refuse(PAR, ("jump", III)) == Refusal("", "chance-is-next")
    table.insert("tile_2_3_first").refuses(("conquer", 6), "BH-3.2", "verb-not-asked")
    table.jump(III).refuses(("stand-down",), "BH-4.9", "must-fight")


# 3.2 Tiles


def test_BH_3_2_the_drawn_tile_pushes_the_pending_one_into_Active() -> None:
    table = Table().run(TimeTravel())
    assert table.drawable == ["tile_1_3_first", "tile_2_3_first", "tile_2_4_first"]
    table.insert("tile_2_3_first")
    assert table.tiles == ("tile_3_4_first", "tile_2_3_first")
    assert table.tile_discard == ["tile_1_2_first"]
    assert table.tile_pile == ["tile_1_3_first", "tile_2_4_first"]
    assert table.told(TilePending) == [TilePending(II, III)]
    assert table.told(TileActive)[0].first == III
    assert table.asked == PAR


def test_BH_3_2_one_to_three_tiles_one_at_a_time() -> None:
    table = travelling()
    assert "insert" in verbs(table)
    table.choose(PAR, "insert").insert("tile_2_4_first")
    assert table.tiles == ("tile_2_3_first", "tile_2_4_first")
    table.choose(PAR, "insert").insert("tile_1_3_first")
    assert table.tiles == ("tile_2_4_first", "tile_1_3_first")
    table.refuses(("insert",), "BH-3.2", "three-tiles-inserted")
    assert table.tile_discard == ["tile_1_2_first", "tile_2_3_first", "tile_3_4_first"]


@pytest.mark.parametrize("tiles", [1, 2])
def test_BH_3_2_the_player_may_stop_after_the_first_or_second(tiles: int) -> None:
    table = travelling()
    for tile in ("tile_2_4_first",)[: tiles - 1]:
        table.choose(PAR, "insert").insert(tile)
    assert table.jump(III).is_over


def test_BH_3_2_the_first_insertion_is_foreseeable() -> None:
    """Whatever is drawn, the pending tile becomes active and turns the wheel by its own number."""
    for drawn in ("tile_2_3_first", "tile_2_4_first", "tile_1_3_first"):
        table = Table(wheel=1).run(TimeTravel()).insert(drawn)
        assert (table.tiles[0], table.s.wheel) == ("tile_3_4_first", 6)
        assert {choice[1] for choice in table.offers if choice[0] == "jump"} == {III, IV}


def test_BH_3_2_an_empty_pile_is_renewed_from_the_discard() -> None:
    """Ruling B-9: never from the two in the gears."""
    table = Table(tile_pile=(), tile_discard=["tile_2_4_first", "tile_1_4_first"]).run(TimeTravel())
    assert table.told(TilePileRenewed) == [TilePileRenewed()]
    assert table.drawable == ["tile_1_4_first", "tile_2_4_first"]
    table.insert("tile_1_4_first")
    assert (table.tile_pile, table.tile_discard) == (["tile_2_4_first"], ["tile_1_2_first"])


def test_BH_3_2_the_pile_runs_out_within_a_turn() -> None:
    """The tile pushed out first may come back as the second one drawn."""
    table = Table(tile_pile=["tile_2_4_first"]).run(TimeTravel()).insert("tile_2_4_first")
    assert table.told(TilePileRenewed) == []
    table.choose(PAR, "insert")
    assert len(table.told(TilePileRenewed)) == 1
    assert table.drawable == ["tile_1_2_first"]
    assert table.insert("tile_1_2_first").tiles == ("tile_2_4_first", "tile_1_2_first")


# 3.3 The wheel


def test_BH_3_3_every_tile_turns_the_wheel_when_it_arrives_in_Active() -> None:
    """By 5, then 5, then 3 sectors of the eight."""
    table = Table(wheel=DRAW_DRAW).run(TimeTravel()).insert("tile_2_3_first")
    assert table.s.wheel == DISMISS_DRAW
    table.choose(PAR, "insert").insert("tile_2_4_first")
    assert table.s.wheel == REGROUP_DISMISS
    table.choose(PAR, "insert").insert("tile_1_3_first")
    assert table.s.wheel == DISMISS_DRAW
    assert table.told(TileActive) == [
        TileActive(III, IV, DISMISS, DRAW),
        TileActive(II, III, REGROUP, DISMISS),
        TileActive(II, IV, DISMISS, DRAW),
    ]


@pytest.mark.parametrize(
    ("wheel", "actions"),
    [
        (DRAW_DRAW, ("draw", "draw")),
        (DISMISS_RECALL, ("dismiss", "recall")),
        (REGROUP_DISMISS, ("regroup", "dismiss")),
        (DRAW_RECALL, ("draw", "recall")),
        (RECALL_DRAW, ("recall", "draw")),
        (DISMISS_DRAW, ("dismiss", "draw")),
        (RECALL_DISMISS, ("recall", "dismiss")),
        (DRAW_REGROUP, ("draw", "regroup")),
    ],
)
def test_BH_3_3_two_arrows_show_the_active_actions(wheel: int, actions: tuple[str, str]) -> None:
    table = travelling(wheel, hands=[["spy"]], decks=[["archers"]], discards=[["trebuchet"]])
    assert table.view(None).gears.actions == actions
    assert verbs(table) - {"insert", "jump"} == set(actions)
    for action in set(ACTIONS) - set(actions):
        left, right = (ACTIONS.index(shown) for shown in actions)
        table.refuses((action,), "BH-3.5", "action-not-active", left=left, right=right)


# 3.4 The warfare token


def test_BH_3_4_the_token_that_the_active_tile_points_at() -> None:
    table = travelling(gears=["chase", "close_2", "diversion"])
    table.choose(PAR, "take-token")
    assert table.tokens(PAR) == ["diversion"]
    assert table.gears == ["chase", "close_2", ""]
    assert table.told(TokenTaken) == [TokenTaken(PAR, table.kind("diversion"))]


def test_BH_3_4_once_a_turn() -> None:
    table = travelling(gears=["chase", "close_2", "diversion"]).choose(PAR, "take-token")
    table.refuses(("take-token",), "BH-3.4", "token-taken-already")


def test_BH_3_4_taking_is_optional() -> None:
    """Ruling B-5."""
    table = travelling(gears=["chase", "close_2", "diversion"])
    assert "take-token" in verbs(table)
    assert table.jump(IV).is_over
    assert table.gears == ["chase", "close_2", "diversion"]


def test_BH_3_4_before_the_jump_only() -> None:
    table = Table(hands=[["spy"]], gears=["", "", "diversion"], board={III: ["zulu_impi"]}).run(Rounds())
    table.insert("tile_2_3_first").jump(III)
    table.refuses(("take-token",), "BH-4.1", "verb-not-asked")


def test_BH_3_4_an_empty_space_has_no_token() -> None:
    travelling(gears=["chase", "close_2", ""]).refuses(("take-token",), "BH-3.4", "no-token-there")


def test_BH_3_4_after_a_token_no_more_tiles() -> None:
    """Ruling B-4."""
    table = travelling(gears=["chase", "close_2", "diversion"]).choose(PAR, "take-token")
    assert "insert" not in verbs(table)
    table.refuses(("insert",), "BH-3.4", "no-more-tiles")


def test_BH_3_4_after_an_action_no_more_tiles() -> None:
    """Ruling B-4; the token may still be taken."""
    table = travelling(DRAW_RECALL, decks=[["spy"]], gears=["", "", "chase"]).choose(PAR, "draw").draw(PAR, "spy")
    table.refuses(("insert",), "BH-3.4", "no-more-tiles")
    assert table.choose(PAR, "take-token").tokens(PAR) == ["chase"]


@pytest.mark.parametrize("given_up", ["close_2", "diversion", "chase", "relaunch"])
def test_BH_3_4_a_fourth_token_is_swapped(given_up: str) -> None:
    """Ruling B-6: one of the four, the new one too, goes to the common discard."""
    held = ["close_2", "diversion", "chase"]
    table = travelling(tokens=[held], gears=["", "", "relaunch"], token_discard=["long_1"]).choose(PAR, "take-token")
    assert sorted(table.offers) == sorted(("give-up-token", key) for key in (*held, "relaunch"))
    table.choose(PAR, "give-up-token", given_up)
    assert sorted(table.tokens(PAR)) == sorted({*held, "relaunch"} - {given_up})
    assert sorted(table.token_discard) == sorted(["long_1", given_up])
    assert table.told(TokenGivenUp) == [TokenGivenUp(PAR, table.kind(given_up))]
    assert table.question == "TimeTravel.gears"


def test_BH_3_4_only_a_held_token_can_be_given_up() -> None:
    table = travelling(tokens=[["close_2", "close_2", "chase"]], gears=["", "", "relaunch"]).choose(PAR, "take-token")
    assert table.offers == [("give-up-token", key) for key in ("close_2", "relaunch", "chase")]
    table.refuses(("give-up-token", "tighten_up"), "BH-3.4", "no-such-token")
    table.choose(PAR, "give-up-token", "close_2")
    assert table.tokens(PAR) == ["close_2", "relaunch", "chase"]


def test_BH_3_4_of_equal_tokens_one_is_taken_and_one_given_up() -> None:
    table = travelling(tokens=[["chase", "relaunch", "long_1"]], gears=["", "", "chase"]).choose(PAR, "take-token")
    assert table.tokens(PAR).count("chase") == 2
    assert table.choose(PAR, "give-up-token", "chase").tokens(PAR) == ["long_1", "relaunch", "chase"]


@pytest.mark.parametrize("fourth_token", ["swap", "forbid"])
def test_BH_2_7_a_fourth_token_is_swapped_or_forbidden(fourth_token: str) -> None:
    """Option `fourth_token` of BH-3.4, ruling B-6."""
    laid: dict[str, Any] = {"gears": ["", "", "relaunch"], "options": {"fourth_token": fourth_token}}
    with_two = travelling(tokens=[["close_2", "diversion"]], **laid).choose(PAR, "take-token")
    assert (len(with_two.tokens(PAR)), with_two.question) == (3, "TimeTravel.gears")
    with_three = travelling(tokens=[["close_2", "diversion", "chase"]], **laid)
    if fourth_token == "forbid":
        with_three.refuses(("take-token",), "BH-3.4", "three-tokens-held")
    else:
        assert with_three.choose(PAR, "take-token").question == "TimeTravel.surplus"


# 3.5 Actions


def test_BH_3_5_each_active_action_once_in_any_order() -> None:
    laid: dict[str, Any] = {"hands": [[]], "decks": [["archers", "spy"]], "discards": [["trebuchet"]]}
    for first in ("draw", "recall"):
        table = travelling(DRAW_RECALL, **laid)
        for action in (first, "recall" if first == "draw" else "draw"):
            table.choose(PAR, action)
            if action == "draw":
                table.draw(PAR, "archers", "spy")
            else:
                table.choose(PAR, "recall-unit", "trebuchet")
        assert table.hand(PAR) == ["trebuchet", "archers", "spy"]
        table.refuses(("draw",), "BH-3.5", "action-done-already")
        table.refuses(("recall",), "BH-3.5", "action-done-already")


def test_BH_3_5_or_not_at_all() -> None:
    table = travelling(DRAW_RECALL, decks=[["archers"]], discards=[["spy"]])
    assert table.jump(III).is_over
    assert table.told(ActionDone) == []


def test_BH_3_5_an_action_under_both_arrows_may_be_done_twice() -> None:
    """Ruling B-13."""
    table = travelling(DRAW_DRAW, decks=[["trebuchet", "archers", "conscripts", "spy", "hunters"]])
    assert table.offers.count(("draw",)) == 1
    table.choose(PAR, "draw").draw(PAR, "trebuchet", "spy")
    assert table.offers.count(("draw",)) == 1
    table.choose(PAR, "draw").draw(PAR, "archers", "hunters")
    assert table.deck(PAR) == ["conscripts"]
    assert table.told(ActionDone) == [ActionDone(PAR, DRAW)] * 2
    table.refuses(("draw",), "BH-3.5", "action-done-already")


@pytest.mark.parametrize("times", ["bb", "bj", "bd", "jj", "jd", "dd"])
def test_BH_3_5_before_or_after_the_jump_or_the_declaration_until_the_first_unit_is_deployed(times: str) -> None:
    """Ruling B-7: before the jump (b), after it (j), or after the declaration (d)."""
    cards = ["trebuchet", "archers", "conscripts", "spy"]
    table = Table(decks=[cards], hands=[["hunters"]], board={III: ["zulu_impi"]}, wheel=3).run(Rounds())
    table.insert("tile_2_3_first")
    for time in "bjd":
        if time == "j":
            table.jump(III)
        elif time == "d":
            table.conquer(6)
        for _ in range(times.count(time)):
            table.choose(PAR, "draw").draw(PAR, *table.deck(PAR)[:2])
    assert len(table.hand(PAR)) == 5
    table.refuses(("draw",), "BH-3.5", "action-done-already")
    assert table.deploy("hunters").attackers == ["hunters"]
    assert table.told(ActionDone) == [ActionDone(PAR, DRAW)] * 2


def test_BH_3_5_too_late_once_a_unit_is_deployed() -> None:
    table = Table(decks=[["spy"]], hands=[["hunters", "archers"]], board={III: ["zulu_impi"]}, wheel=3).run(Rounds())
    table.insert("tile_2_3_first").jump(III).conquer(6)
    assert ("draw",) in table.offers
    table.choose(PAR, "deploy", "hunters")
    assert ("draw",) not in table.offers
    table.refuses(("draw",), "BH-3.5", "too-late-deployed")


def test_BH_2_7_actions_may_be_agreed_to_end_with_the_declaration() -> None:
    """Option `actions_until` of BH-3.5."""
    laid: dict[str, Any] = {"decks": [["spy"]], "hands": [["hunters"]], "board": {III: ["zulu_impi"]}, "wheel": 3}
    table = Table(options={"actions_until": "declaration"}, **laid).run(Rounds())
    table.insert("tile_2_3_first").jump(III)
    assert ("draw",) in table.offers
    table.conquer(6)
    assert table.offers == [("deploy", "hunters")]
    table.refuses(("draw",), "BH-3.5", "too-late-declared")


def test_BH_3_5_a_new_turn_has_its_own_actions() -> None:
    table = Table(decks=[["spy"], ["raiders"]], wheel=3, tile_pile=["tile_2_3_first", "tile_2_4_first"]).run(Rounds())
    table.insert("tile_2_3_first").choose(PAR, "draw").draw(PAR, "spy").choose(PAR, "draw").jump(IV)
    table.choose(PAR, "stand-down")
    assert table.told(BattleLapsed) == [BattleLapsed(PAR)]
    table.insert("tile_2_4_first")
    assert table.asked == JOAKIM
    assert table.s.used == 0


# 3.6 Draw


def test_BH_3_6_draw_two_cards_from_the_own_deck() -> None:
    table = travelling(hands=[["spy"]], decks=[["trebuchet", "archers", "hunters"]]).choose(PAR, "draw")
    assert table.drawable == ["trebuchet", "archers", "hunters"]
    table.draw(PAR, "hunters")
    assert table.drawable == ["trebuchet", "archers"]
    table.draw(PAR, "trebuchet")
    assert (table.hand(PAR), table.deck(PAR)) == (["trebuchet", "spy", "hunters"], ["archers"])
    assert table.told(CardDrawn) == [CardDrawn(PAR, table.unit(key)) for key in ("hunters", "trebuchet")]


@pytest.mark.parametrize("deck", [[], ["archers"]])
def test_BH_3_6_a_short_deck_is_not_reshuffled(deck: Sequence[str]) -> None:
    """Ruling B-10: draw what is there."""
    table = travelling(hands=[["spy"]], decks=[deck], discards=[["trebuchet", "hunters"]]).choose(PAR, "draw")
    table.draw(PAR, *deck)
    assert table.question == "TimeTravel.gears"
    assert table.hand(PAR) == [*deck, "spy"]
    assert table.discard(PAR) == ["trebuchet", "hunters"]


def test_BH_3_6_there_is_no_hand_limit() -> None:
    """Ruling B-14: the example reaches six cards."""
    hand = ["trebuchet", "archers", "conscripts", "hunters"]
    table = travelling(hands=[hand], decks=[["spy", "horsemen"]]).choose(PAR, "draw").draw(PAR, "spy", "horsemen")
    assert len(table.hand(PAR)) == 6


# 3.7 Recall


def test_BH_3_7_recall_takes_one_card_of_the_discard_pile() -> None:
    table = travelling(DRAW_RECALL, discards=[["trebuchet", "leonidas"]]).choose(PAR, "recall")
    assert table.offers == [("recall-unit", "trebuchet"), ("recall-unit", "leonidas")]
    table.choose(PAR, "recall-unit", "leonidas")
    assert (table.hand(PAR), table.discard(PAR)) == (["leonidas"], ["trebuchet"])
    assert table.told(UnitRecalled) == [UnitRecalled(PAR, table.unit("leonidas"))]


def test_BH_3_7_impossible_with_an_empty_discard_pile() -> None:
    table = travelling(DRAW_RECALL, decks=[["spy"]], discards=[[], ["raiders"]])
    table.refuses(("recall",), "BH-3.7", "discard-is-empty")


def test_BH_3_7_only_a_card_of_the_own_discard_pile() -> None:
    laid: dict[str, Any] = {"decks": [["spy"]], "discards": [["trebuchet"], ["raiders"]]}
    table = travelling(DRAW_RECALL, **laid).choose(PAR, "recall")
    for key in ("raiders", "spy"):
        table.refuses(("recall-unit", key), "BH-3.7", "not-in-discard")


def test_BH_3_7_everybody_knows_the_recalled_card() -> None:
    laid: dict[str, Any] = {"hands": [["spy"]], "decks": [["archers"]], "discards": [["trebuchet"]]}
    table = travelling(DRAW_RECALL, **laid).choose(PAR, "recall").choose(PAR, "recall-unit", "trebuchet")
    assert table.view(JOAKIM).players[PAR].hand == [table.unit("trebuchet")]


# 3.8 Dismiss


def test_BH_3_8_dismiss_removes_a_unit_from_the_game_and_draws_one() -> None:
    laid: dict[str, Any] = {"hands": [["spy", "varangian_guard"]], "decks": [["archers"]]}
    table = travelling(DISMISS_DRAW, **laid)
    assert total_points(table.s, PAR) == 1
    table.choose(PAR, "dismiss")
    assert table.offers == [("dismiss-unit", "spy"), ("dismiss-unit", "varangian_guard")]
    table.choose(PAR, "dismiss-unit", "varangian_guard").draw(PAR, "archers")
    assert (table.hand(PAR), table.dismissed) == (["archers", "spy"], ["varangian_guard"])
    assert table.told(UnitDismissed) == [UnitDismissed(PAR, table.unit("varangian_guard"))]
    assert total_points(table.s, PAR) == 0


def test_BH_3_8_what_was_dismissed_earlier_stays_out() -> None:
    table = Table(hands=[["spy", "archers"]])
    for key in ("spy", "archers"):
        table.run(GearAction(PAR, DISMISS)).choose(PAR, "dismiss-unit", key)
    assert table.dismissed == ["archers", "spy"]


def test_BH_3_8_with_an_empty_deck_nothing_is_drawn() -> None:
    """Ruling B-11: still allowed."""
    table = travelling(DISMISS_DRAW, hands=[["spy"]], discards=[["archers"]])
    table.choose(PAR, "dismiss").choose(PAR, "dismiss-unit", "spy")
    assert (table.hand(PAR), table.dismissed, table.discard(PAR)) == ([], ["spy"], ["archers"])
    assert table.question == "TimeTravel.gears"


def test_BH_3_8_a_card_just_drawn_may_be_dismissed() -> None:
    """Ruling B-11: actions in any order."""
    table = travelling(DISMISS_DRAW, decks=[["archers"]])
    table.refuses(("dismiss",), "BH-3.8", "hand-is-empty")
    table.choose(PAR, "draw").draw(PAR, "archers").choose(PAR, "dismiss").choose(PAR, "dismiss-unit", "archers")
    assert table.dismissed == ["archers"]


def test_BH_3_8_only_a_unit_of_the_own_hand() -> None:
    laid: dict[str, Any] = {"hands": [["spy"], ["raiders"]], "decks": [["archers"]], "discards": [["hunters"]]}
    table = travelling(DISMISS_DRAW, **laid).choose(PAR, "dismiss")
    for key in ("raiders", "archers", "hunters"):
        table.refuses(("dismiss-unit", key), "BH-3.8", "not-in-hand")


# 3.9 Regroup


def test_BH_3_9_regroup_shuffles_discard_and_deck_then_draws_one() -> None:
    laid: dict[str, Any] = {"hands": [["spy"]], "decks": [["archers"]], "discards": [["trebuchet", "hunters"]]}
    table = travelling(DRAW_REGROUP, **laid).choose(PAR, "regroup")
    assert table.drawable == ["trebuchet", "archers", "hunters"]
    table.draw(PAR, "hunters")
    assert (table.hand(PAR), table.deck(PAR)) == (["spy", "hunters"], ["trebuchet", "archers"])
    assert table.discard(PAR) == []
    assert table.told(DeckRegrouped) == [DeckRegrouped(PAR)]


def test_BH_3_9_with_an_empty_discard_pile_just_shuffle_and_draw() -> None:
    table = travelling(DRAW_REGROUP, decks=[["archers", "spy"]]).choose(PAR, "regroup").draw(PAR, "spy")
    assert (table.hand(PAR), table.deck(PAR)) == (["spy"], ["archers"])


def test_BH_3_9_with_an_empty_deck_the_discard_pile_becomes_it() -> None:
    table = travelling(DRAW_REGROUP, discards=[["archers", "spy"]]).choose(PAR, "regroup").draw(PAR, "archers")
    assert (table.hand(PAR), table.deck(PAR), table.discard(PAR)) == (["archers"], ["spy"], [])


def test_BH_3_9_with_both_empty_nothing_happens() -> None:
    """Ruling B-12."""
    table = travelling(DRAW_REGROUP, hands=[["spy"]]).choose(PAR, "regroup")
    assert (table.hand(PAR), table.deck(PAR), table.discard(PAR)) == (["spy"], [], [])
    assert table.question == "TimeTravel.gears"
    assert table.told(CardDrawn) == []


def test_BH_3_9_the_hand_stays_in_the_hand() -> None:
    table = travelling(REGROUP_DISMISS, hands=[["spy"]], discards=[["archers"]]).choose(PAR, "regroup")
    assert table.drawable == ["archers"]


# 3.10 The time jump


def test_BH_3_10_to_one_of_the_two_eras_of_the_active_tile() -> None:
    table = travelling(eras=[I])
    assert [choice for choice in table.offers if choice[0] == "jump"] == [("jump", III), ("jump", IV)]
    for era in (I, II):
        table.refuses(("jump", era), "BH-3.10", "era-not-on-tile")
    assert table.jump(IV).is_over
    assert table.s.era[PAR] == IV
    assert table.told(SabatonJumped) == [SabatonJumped(PAR, IV)]


@pytest.mark.parametrize(("here", "there"), [(III, IV), (IV, III)])
def test_BH_3_10_the_own_era_must_be_left(here: int, there: int) -> None:
    table = travelling(eras=[here])
    table.refuses(("jump", here), "BH-3.10", "must-leave-era")
    assert [choice for choice in table.offers if choice[0] == "jump"] == [("jump", there)]
    assert table.jump(there).s.era[PAR] == there


def test_BH_3_10_the_first_jump_leads_to_either_era() -> None:
    """Ruling B-8."""
    for era in (III, IV):
        assert travelling().jump(era).s.era[PAR] == era


def test_BH_3_10_another_player_in_that_era_does_not_matter() -> None:
    table = travelling(eras=[I, III])
    assert table.jump(III).s.era == [III, III]


def test_BH_3_10_the_jump_ends_phase_1() -> None:
    """The next question is to choose a battle."""
    table = Table(hands=[["spy"]], board={III: ["zulu_impi"]}).run(Rounds()).insert("tile_2_3_first").jump(III)
    assert table.question == "TheBattle.declaration"
    table.refuses(("jump", IV), "BH-4.1", "verb-not-asked")
    table.refuses(("insert",), "BH-4.1", "verb-not-asked")


def test_only_the_active_player_is_asked() -> None:
    table = travelling()
    assert table.s.refuse(JOAKIM, ("jump", III)) == Refusal("BH-3.2", "not-asked", seat=PAR)
    assert table.s.refuse(PAR, ("jump", 4)) == Refusal("BH-3.10", "malformed", verb="jump")


def test_every_tile_points_at_a_space_and_turns_the_wheel() -> None:
    """The scenes above rely on these numbers of the tiles."""
    tiles = {tile.key: (tile.space + 1, tile.turn) for tile in setting_of(2).tiles}
    assert tiles["tile_3_4_first"] == (3, TURN_OF_THE_THIRD_TILE)
    assert (tiles["tile_2_3_first"], tiles["tile_2_4_first"]) == ((1, 5), (2, 3))
