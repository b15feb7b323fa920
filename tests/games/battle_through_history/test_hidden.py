"""Sampling what a seat does not know: what stays, what is possible, and how likely it is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from random import Random
from typing import Any

import pytest

from tests.games.battle_through_history.table import (
    CHRIS,
    CLOSE_1,
    CLOSE_3,
    DISMISS_DRAW,
    DRAW_RECALL,
    DRAW_REGROUP,
    HANNES,
    II,
    JOAKIM,
    LONG_1,
    PAR,
    Table,
)
from timefront.games.battle_through_history.content.pack import BASE
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.drawing import draw_card, regroup, take_from_deck, take_from_hand
from timefront.games.battle_through_history.rules.gears import GearAction
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.rules.the_battle import TheBattle
from timefront.games.battle_through_history.state import LAYERS, UNSEEN, Campaign
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import CHANCE, OVER, RUNNING, dump_state

RECALL, DISMISS, REGROUP = 1, 2, 3
UNITS_OF_PAR = ["levy", "decoys", "slingers", "raiders", "marksmen", "shield_wall", "axe_throwers", "scouts"]
DRAWS = 3000
HIDDEN = ("hand", "deck", "prowess", "looked", "relic_pile")
"""The columns that may differ from the real position; all others are fixed."""


def position(table: Table) -> Campaign:
    """The position of a table; a procedure that ran on its own may be over, but the campaign is not."""
    s = table.s.clone()
    if s.seat == OVER:
        s.seat = RUNNING
    return s


def anew(table: Table, seat: int | None, seed: int = 0) -> Campaign:
    return BATTLE_THROUGH_HISTORY.determinize(position(table), seat, Random(seed))


def frequencies(table: Table, seat: int | None, look: Callable[[Campaign], Any]) -> Counter[Any]:
    """How often each thing occurs in many sampled positions, always with the same random numbers."""
    rng, s = Random("hidden"), position(table)
    return Counter(look(BATTLE_THROUGH_HISTORY.determinize(s, seat, rng)) for _ in range(DRAWS))


def assert_likely(found: Counter[Any], wanted: Mapping[Any, Fraction]) -> None:
    """Everything possible occurs, nothing else does, each about as often as it should: within five deviations."""
    assert sum(wanted.values()) == 1
    assert set(found) == set(wanted)
    for thing, chance in wanted.items():
        deviation = (DRAWS * float(chance) * (1 - float(chance))) ** 0.5
        assert abs(found[thing] - DRAWS * float(chance)) <= 5 * deviation, f"{thing}: {found[thing]}"


def evenly(things: list[Any]) -> dict[Any, Fraction]:
    return {thing: Fraction(1, len(things)) for thing in things}


def hand_of(table: Table, seat: int) -> Callable[[Campaign], tuple[str, ...]]:
    return lambda s: tuple(sorted(table.unit_keys(s.hand[seat])))


def hands(keys: str, size: int) -> list[tuple[str, ...]]:
    return [tuple(sorted(hand)) for hand in combinations(keys.split(), size)]


def act(table: Table, seat: int, action: int) -> Table:
    """An action of the gears, as if by the wheel or a token."""
    return table.run(GearAction(seat, action))


# What stays


def busy_table() -> Table:
    """Joakim looks at two relics of the pile; Chris has looked at two prowess tokens of Pär's."""
    table = Table(
        seats=4,
        hands=[["archers", "spy"], ["slingers", "katyusha_battery"], ["militia"], ["scouts", "guards"]],
        decks=[["trebuchet", "hunters"], ["levy", "decoys"], ["ballista"], []],
        relics=[["vasa"], ["jikji"]],
        relic_pile=["rosetta_stone", "deborah", "columbia", "penacho"],
        relic_discard=["berlin_wall"],
        board={II: ["genoese_crossbowmen"]},
        eras=[II, II, II, II],
        active=JOAKIM,
        wheel=DISMISS_DRAW,
    )
    for place, token in ((0, 3), (2, 1)):
        table.s.prowess[place], table.s.prowess_known[place] = token, 1 << CHRIS
    table.s.prowess_holder[0] = CHRIS
    table.run(TheBattle()).conquer(3).deploy("katyusha_battery", "slingers").dice((1, 0, 0), (0, -1, 0)).recruit()
    return table.chance("relic", "deborah").chance("relic", "columbia")


@pytest.mark.parametrize("seat", [PAR, JOAKIM, CHRIS, HANNES, None])
def test_BH_2_4_all_other_columns_are_fixed(seat: int | None) -> None:
    """The seat sees the same as before, and no piece is lost; its own hand stays."""
    table = busy_table().chance("relic", "penacho")
    before = dump_state(table.s)
    for seed in range(20):
        s = anew(table, seat, seed)
        after = dump_state(s)
        assert after["stack"] == before["stack"]
        assert after["seat"] == before["seat"]
        changed = {name for name, value in after["fields"].items() if value != before["fields"][name]}
        assert changed <= set(HIDDEN)
        assert BATTLE_THROUGH_HISTORY.view(s, seat) == table.view(seat)
        for owner in range(4):
            assert s.hand[owner] | s.deck[owner] == table.s.hand[owner] | table.s.deck[owner]
            assert s.hand[owner].bit_count() == table.s.hand[owner].bit_count()
            assert not s.hand[owner] & s.deck[owner]
        if seat is not None:
            assert s.hand[seat] == table.s.hand[seat]
            assert s.deck[seat] == table.s.deck[seat]
    assert dump_state(table.s) == before


def test_BH_2_4_the_position_itself_does_not_change() -> None:
    table = busy_table()
    copy = anew(table, PAR)
    copy.hand[PAR] = copy.board[0] = 0
    assert table.hand(PAR) == ["archers", "spy"]
    assert copy.sink is None


# Hands


def test_BH_2_4_every_hidden_hand_is_equally_likely() -> None:
    table = Table(hands=[["spy"], ["slingers", "levy"]], decks=[["archers"], ["decoys", "marksmen", "raiders"]])
    found = frequencies(table, PAR, hand_of(table, JOAKIM))
    assert_likely(found, evenly(hands("slingers levy decoys marksmen raiders", 2)))


def test_BH_2_4_hands_of_several_players_are_independent() -> None:
    laid: dict[str, Any] = {"hands": [[], ["levy"], ["militia"]], "decks": [[], ["decoys"], ["ballista"]]}
    table = Table(seats=3, **laid)
    both = frequencies(table, PAR, lambda s: (hand_of(table, JOAKIM)(s), hand_of(table, CHRIS)(s)))
    pairs = [((one,), (other,)) for one in ("levy", "decoys") for other in ("militia", "ballista")]
    assert_likely(both, evenly(pairs))


def test_BH_2_4_a_spectator_knows_no_hand() -> None:
    table = Table(hands=[["spy"], ["levy"]], decks=[["archers"], ["decoys"]])
    both = frequencies(table, None, lambda s: (hand_of(table, PAR)(s), hand_of(table, JOAKIM)(s)))
    assert len(both) == 4


def test_BH_3_7_a_recalled_card_stays_in_the_hand() -> None:
    table = Table(hands=[["levy"]], decks=[["decoys", "raiders"]], discards=[["slingers"]])
    act(table, PAR, RECALL).choose(PAR, "recall-unit", "slingers")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert_likely(found, evenly([tuple(sorted(("slingers", key))) for key in ("levy", "decoys", "raiders")]))


def test_BH_3_7_two_recalled_cards_stay_both() -> None:
    table = Table(hands=[["levy"]], decks=[["decoys"]], discards=[["slingers", "raiders"]])
    act(table, PAR, RECALL).choose(PAR, "recall-unit", "slingers")
    act(table, PAR, RECALL).choose(PAR, "recall-unit", "raiders")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert_likely(found, evenly([("levy", "raiders", "slingers"), ("decoys", "raiders", "slingers")]))


def test_BH_3_7_a_recalled_card_that_was_deployed_is_known_no_more() -> None:
    """It is discarded, and when the deck is reshuffled it is as hidden as the others."""
    table = Table(
        hands=[["levy"], ["archers"]],
        decks=[["decoys"]],
        discards=[["slingers", "raiders", "marksmen", "axe_throwers"]],
        eras=[II, II],
        board={II: ["varangian_guard"]},
        wheel=DRAW_RECALL,
    ).run(TheBattle())
    table.choose(PAR, "recall").choose(PAR, "recall-unit", "slingers").conquer(3).deploy("slingers")
    assert table.s.known[PAR] == 0
    table.dice(LONG_1, CLOSE_3).recruit()
    table.run(Restoration()).draw(PAR, "decoys")
    assert table.s.known[PAR] == table.s.hand[PAR] == table.units("levy", "decoys")
    table.draw(PAR, "slingers", "raiders")
    assert table.s.known[PAR] == table.units("levy", "decoys")
    assert len(frequencies(table, JOAKIM, hand_of(table, PAR))) == 10


def test_BH_2_4_once_the_deck_has_run_out_the_hand_is_known() -> None:
    table = Table(hands=[["levy"]], decks=[["decoys"]]).run(GearAction(PAR, 0)).draw(PAR, "decoys")
    assert table.view(JOAKIM).players[PAR].hand == [table.unit("levy"), table.unit("decoys")]
    assert frequencies(table, JOAKIM, hand_of(table, PAR)) == {("decoys", "levy"): DRAWS}


def test_BH_5_2_a_reinforcement_may_empty_the_deck_too() -> None:
    hand = ["conscripts", "archers"]
    table = Table(hands=[hand], decks=[["spy"]], eras=[II], board={II: ["varangian_guard"]}, wheel=DISMISS_DRAW)
    table.run(TheBattle()).conquer(3).deploy("conscripts").chance("reinforcement", "spy")
    assert table.s.known[PAR] == table.units("archers")


def test_BH_8_4_after_a_renewed_deck_only_new_cards_are_hidden() -> None:
    """Two cards are left when the deck runs out; two of the four discarded ones join them unseen."""
    table = Table(
        hands=[["levy"]],
        decks=[["decoys"]],
        discards=[["slingers", "raiders", "marksmen", "axe_throwers"]],
    )
    table.s.engaged = 1
    table.run(Restoration()).draw(PAR, "decoys", "slingers", "raiders")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    drawn = hands("slingers raiders marksmen axe_throwers", 2)
    assert_likely(found, evenly([tuple(sorted(("levy", "decoys", *pair))) for pair in drawn]))


# Regrouping behind an older hidden hand


def regrouped(drawn: str = "marksmen", **laid: Any) -> Table:
    """Pär has the levy, or the decoys; raiders and marksmen are shuffled in behind it, then a card is drawn."""
    laid = {"hands": [["levy"]], "decks": [["decoys"]], "discards": [["raiders", "marksmen"]], **laid}
    return act(Table(**laid), PAR, REGROUP).draw(PAR, drawn)


def test_BH_3_9_an_older_hidden_hand_cannot_hold_what_was_shuffled_in() -> None:
    """One of levy and decoys, and one of the three cards left then: never both of the discarded ones."""
    found = frequencies(regrouped(), JOAKIM, hand_of(regrouped(), PAR))
    sixth = Fraction(1, 6)
    assert_likely(
        found,
        {
            ("decoys", "levy"): 2 * sixth,
            ("levy", "marksmen"): sixth,
            ("levy", "raiders"): sixth,
            ("decoys", "marksmen"): sixth,
            ("decoys", "raiders"): sixth,
        },
    )


def test_BH_3_9_before_the_card_is_drawn_the_hand_is_only_the_old_one() -> None:
    laid: dict[str, Any] = {"hands": [["levy"]], "decks": [["decoys"]], "discards": [["raiders", "marksmen"]]}
    table = act(Table(**laid), PAR, REGROUP)
    assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), evenly([("levy",), ("decoys",)]))


def test_BH_3_9_two_older_cards_and_two_drawn_later() -> None:
    """Every hand with at most two of the three fresh cards, by its exact chance."""
    old, fresh = ("levy", "decoys", "slingers"), ("raiders", "marksmen", "shield_wall")
    laid: dict[str, Any] = {"hands": [["levy", "decoys"]], "decks": [["slingers"]], "discards": [fresh]}
    table = act(Table(**laid), PAR, REGROUP).draw(PAR, "raiders")
    act(table, PAR, 0).draw(PAR, "slingers", "marksmen")
    wanted: dict[tuple[str, ...], Fraction] = {}
    for older in combinations(old, 2):
        rest = [key for key in (*old, *fresh) if key not in older]
        for later in combinations(rest, 3):
            hand = tuple(sorted((*older, *later)))
            wanted[hand] = wanted.get(hand, Fraction(0)) + Fraction(1, 3 * 4)
    assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), wanted)


def test_BH_3_9_a_fresh_card_that_was_played_leaves_only_the_old_one() -> None:
    """The one card drawn since is gone: the rest of the hand was there before."""
    table = regrouped()
    act(table, PAR, DISMISS).choose(PAR, "dismiss-unit", "marksmen")
    while table.asked == CHANCE and table.s.chance().purpose == "draw-first":
        assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), evenly([("levy",), ("decoys",)]))
        table.draw(PAR, "raiders")
    assert table.is_over


def test_BH_3_9_an_older_card_that_was_played_leaves_anything() -> None:
    """Nobody can tell whether the decoys were drawn before or after the shuffle."""
    table = regrouped(hands=[["decoys"]], decks=[["levy"]])
    act(table, PAR, DISMISS).choose(PAR, "dismiss-unit", "decoys")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert_likely(found, evenly([("levy",), ("raiders",), ("marksmen",)]))


def test_BH_3_9_with_a_known_hand_everything_hidden_was_drawn_since() -> None:
    """The deck had run out, so the levy is known; the drawn card may be any of the others."""
    table = act(Table(hands=[["levy"]], discards=[["raiders", "marksmen", "decoys"]]), PAR, REGROUP)
    assert not any(table.s.fresh)
    table.draw(PAR, "decoys")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert_likely(found, evenly([tuple(sorted(("levy", key))) for key in ("raiders", "marksmen", "decoys")]))


def test_BH_3_9_a_second_shuffle_without_a_discard_pile_tells_nothing_new() -> None:
    """The older card is still one of two."""
    table = act(Table(hands=[["levy"]], decks=[["decoys"]], discards=[["raiders", "marksmen"]]), PAR, REGROUP)
    table.draw(PAR, "marksmen")
    act(table, PAR, REGROUP)
    assert ("marksmen", "raiders") not in frequencies(table, JOAKIM, hand_of(table, PAR))
    table.draw(PAR, "raiders")
    assert set(frequencies(table, JOAKIM, hand_of(table, PAR))) == {
        tuple(sorted(hand)) for hand in combinations(("levy", "decoys", "raiders", "marksmen"), 3)
    }


def test_BH_3_9_a_second_shuffle_adds_to_the_first_if_no_card_drawn_in_between_is_left() -> None:
    """The marksmen, drawn after the first shuffle, have fought: raiders and marksmen lie behind the older card."""
    table = regrouped(eras=[II], board={II: ["varangian_guard"]}).run(TheBattle()).conquer(3).deploy("marksmen")
    table.dice(CLOSE_1, CLOSE_3)
    table.s.engaged = 0  # so that nobody draws
    table.run(Restoration()).chance("era-2", "varangian_guard")
    act(table, PAR, REGROUP)
    assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), evenly([("levy",), ("decoys",)]))


def test_BH_3_9_a_second_shuffle_behind_newer_hidden_cards() -> None:
    """The decoys are shuffled in behind two hidden cards, one of them drawn after the first shuffle."""
    table = regrouped(hands=[["levy", "decoys"]], decks=[["slingers"]])
    act(table, PAR, DISMISS).choose(PAR, "dismiss-unit", "decoys").draw(PAR, "raiders")
    table.s.discard[PAR], table.s.dismissed = table.s.dismissed, 0  # discarded, not dismissed
    act(table, PAR, REGROUP)
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert tuple(sorted(table.hand(PAR))) == ("levy", "marksmen", "raiders")
    assert ("levy", "marksmen", "raiders") in found
    assert not any("decoys" in hand for hand in found)


def test_BH_3_9_a_fresh_card_that_was_recalled_is_not_one_of_those_drawn() -> None:
    """The spy reinforces, is recalled and dismissed; the hunters, drawn unseen, may still be in the hand."""
    table = Table(
        hands=[["conscripts", "archers"]],
        decks=[["trebuchet"]],
        discards=[["spy", "hunters", "horsemen"]],
        eras=[II],
        board={II: ["varangian_guard"]},
        wheel=DRAW_REGROUP,
    ).run(TheBattle())
    table.choose(PAR, "regroup").draw(PAR, "hunters")
    table.conquer(3).deploy("conscripts").chance("reinforcement", "spy").dice(CLOSE_1, CLOSE_3)
    table.s.engaged = 0  # so that nobody draws
    table.run(Restoration()).chance("era-2", "varangian_guard")
    act(table, PAR, RECALL).choose(PAR, "recall-unit", "spy")
    act(table, PAR, DISMISS).choose(PAR, "dismiss-unit", "spy")
    assert table.hand(PAR) == ["archers", "hunters"]
    assert set(frequencies(table, JOAKIM, hand_of(table, PAR))) == {
        ("archers", "trebuchet"),
        ("archers", "hunters"),
        ("archers", "horsemen"),
        ("hunters", "trebuchet"),
        ("horsemen", "trebuchet"),
    }


def fought(table: Table, *keys: str) -> None:
    """Some cards of Pär's hand have fought and lie in his discard pile."""
    for key in keys:
        take_from_hand(table.s, PAR, table.unit(key))
        table.s.discard[PAR] |= table.units(key)


def test_BH_3_9_a_second_shuffle_does_not_forget_the_first() -> None:
    """Raiders and marksmen lie behind the older of two hidden cards, so they cannot both be in the hand."""
    table = Table(
        hands=[["raiders", "marksmen", "levy", "decoys"]], decks=[["slingers", "shield_wall", "axe_throwers"]]
    )
    fought(table, "raiders", "marksmen")
    act(table, PAR, REGROUP).draw(PAR, "slingers")
    fought(table, "levy")
    act(table, PAR, REGROUP)
    pairs = set(hands("raiders marksmen decoys slingers shield_wall axe_throwers", 2)) - {("marksmen", "raiders")}
    assert set(frequencies(table, JOAKIM, hand_of(table, PAR))) == pairs
    table.draw(PAR, "levy")
    found = frequencies(table, JOAKIM, hand_of(table, PAR))
    assert ("levy", "marksmen", "raiders") not in found
    assert any({"marksmen", "raiders"} < set(hand) for hand in found)
    assert len(found) == 34, "all hands of three out of seven but that one"


def test_BH_3_9_after_three_shuffles_each_hand_has_its_exact_chance() -> None:
    """Two cards of the first deck, then one after each shuffle; the discard pile gets new cards."""
    first, recruits = ("levy", "decoys", "slingers"), (("raiders", "marksmen"), ("shield_wall",), ("axe_throwers",))
    table = Table(hands=[first[:2]], decks=[first[2:]], discards=[[], [key for keys in recruits for key in keys]])
    chances = {frozenset(pair): Fraction(1, 3) for pair in combinations(first, 2)}
    cards = set(first)
    for recruited in recruits:
        table.s.discard[PAR] = table.units(*recruited)
        table.s.discard[JOAKIM] &= ~table.s.discard[PAR]
        act(table, PAR, REGROUP)
        wanted = {tuple(sorted(hand)): chance for hand, chance in chances.items()}
        assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), wanted)
        table.draw(PAR, recruited[0])
        cards |= set(recruited)
        longer: dict[frozenset[str], Fraction] = {}
        for hand, chance in chances.items():
            for card in cards - hand:
                longer[hand | {card}] = longer.get(hand | {card}, Fraction(0)) + chance / len(cards - hand)
        chances = longer
    wanted = {tuple(sorted(hand)): chance for hand, chance in chances.items()}
    assert_likely(frequencies(table, JOAKIM, hand_of(table, PAR)), wanted)


def remembered(s: Campaign) -> set[int]:
    """Every hand of Pär's that is possible given what the position remembers."""
    known = s.known[PAR]
    hidden = (s.hand[PAR] & ~known).bit_count()
    unseen = members((s.hand[PAR] | s.deck[PAR]) & ~known)
    return {
        known | pile
        for pile in map(mask_of, map(list, combinations(unseen, hidden)))
        if all((pile & s.fresh[PAR * LAYERS + number]).bit_count() <= number for number in range(LAYERS))
    }


@pytest.mark.parametrize("seed", range(30))
def test_BH_3_9_exactly_the_possible_hands_are_remembered(seed: int) -> None:
    """Random draws, fights, reinforcements, recalls and shuffles, with a list of all hands that explain them."""
    rng = Random(f"possible/{seed}")
    s = Table(decks=[UNITS_OF_PAR]).s
    possible = {0}
    for _ in range(120):
        hand, deck, discard = members(s.hand[PAR]), members(s.deck[PAR]), members(s.discard[PAR])
        step = rng.choice(("draw", "draw", "fight", "reinforce", "recall", "regroup"))
        if step == "draw" and deck:
            army = s.hand[PAR] | s.deck[PAR]
            draw_card(s, PAR, rng.choice(deck))
            possible = {pile | 1 << card for pile in possible for card in members(army & ~pile)}
        elif step == "fight" and hand:
            card = rng.choice(hand)
            take_from_hand(s, PAR, card)
            s.discard[PAR] |= 1 << card
            possible = {pile ^ 1 << card for pile in possible if pile >> card & 1}
        elif step == "reinforce" and deck:
            card = rng.choice(deck)
            take_from_deck(s, PAR, card)
            s.discard[PAR] |= 1 << card
            possible = {pile for pile in possible if not pile >> card & 1}
        elif step == "recall" and discard:
            card = rng.choice(discard)
            for column in (s.discard, s.hand, s.known):
                column[PAR] ^= 1 << card
            possible = {pile | 1 << card for pile in possible}
        elif step == "regroup":
            regroup(s, PAR)
        assert remembered(s) == possible
        assert s.deck[PAR] or not any(s.fresh)
        s.seat = RUNNING
        assert BATTLE_THROUGH_HISTORY.determinize(s, None, rng).hand[PAR] in possible


def test_BH_3_9_with_more_hidden_cards_than_layers_the_first_shuffle_is_forgotten() -> None:
    """The real hand stays possible."""
    s = Table(hands=[["levy"]], decks=[["decoys"]], discards=[["raiders"]]).s
    s.deck[PAR] = s.setting.kind_units[BASE] & ~s.hand[PAR] & ~s.discard[PAR]
    raiders = s.discard[PAR]
    regroup(s, PAR)
    for number in range(LAYERS):
        assert s.fresh[PAR * LAYERS + number] == raiders
        draw_card(s, PAR, members(s.deck[PAR] & ~raiders)[0])
    assert not any(s.fresh)


@pytest.mark.parametrize("seed", range(12))
def test_BH_2_4_the_true_position_is_always_possible(seed: int) -> None:
    """Random games with many recalls and shuffles: what is remembered about a hand never excludes the real hand."""
    rng = Random(f"truth/{seed}")
    setting = Table(seats=2, options={"tighten_up": ("recall", "regroup")[seed % 2]}).s.setting
    s = BATTLE_THROUGH_HISTORY.new(setting)
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
        else:
            offers = s.offer()
            wanted = [choice for choice in offers if choice[0] in ("recall", "regroup", "tighten-up", "take-token")]
            s.answer(rng.choice(wanted or offers))
        for seat in range(2):
            hidden = s.hand[seat] & ~s.known[seat]
            assert not s.known[seat] & ~s.hand[seat]
            if not s.deck[seat]:
                assert not hidden or s.sabaton[seat] < 0
            for number in range(LAYERS):
                assert (hidden & s.fresh[seat * LAYERS + number]).bit_count() <= number
        assert not BATTLE_THROUGH_HISTORY.check(s)
        if rng.random() < 0.1:
            assert not BATTLE_THROUGH_HISTORY.check(BATTLE_THROUGH_HISTORY.determinize(s, None, rng))


# Prowess tokens


def looked_at(*places: tuple[int, int, int]) -> Table:
    """Three players; Pär's tokens in these places, with their numbers and the masks of those who know them."""
    table = Table(seats=3)
    for place, token, known in places:
        table.s.prowess[place], table.s.prowess_known[place] = token, known
    return table


def prowess_of_par(s: Campaign) -> tuple[int, ...]:
    return tuple(s.prowess[:4])


def test_BH_7_5_tokens_that_others_looked_at_are_drawn_anew() -> None:
    """Joakim knows two; for Chris, for their owner and for a spectator all twelve pairs are possible."""
    table = looked_at((0, 2, 1 << JOAKIM), (1, 3, 1 << JOAKIM))
    wanted = evenly([(*pair, UNSEEN, UNSEEN) for pair in permutations(range(4), 2)])
    for seat in (CHRIS, PAR, None):
        assert_likely(frequencies(table, seat, prowess_of_par), wanted)
    assert frequencies(table, JOAKIM, prowess_of_par) == {(2, 3, UNSEEN, UNSEEN): DRAWS}


def test_BH_7_5_what_the_seat_has_seen_itself_stays_and_is_not_drawn_again() -> None:
    table = looked_at((0, 2, 0b110), (3, 1, 1 << JOAKIM))
    wanted = evenly([(2, UNSEEN, UNSEEN, token) for token in (0, 1, 3)])
    assert_likely(frequencies(table, CHRIS, prowess_of_par), wanted)


def test_BH_7_5_with_three_tokens_seen_the_last_one_is_certain() -> None:
    table = looked_at((0, 2, 1 << CHRIS), (1, 0, 1 << CHRIS), (2, 3, 1 << CHRIS), (3, 1, 1 << JOAKIM))
    assert frequencies(table, CHRIS, prowess_of_par) == {(2, 0, 3, 1): DRAWS}


def test_BH_7_5_tokens_that_nobody_has_seen_have_no_value_yet() -> None:
    table = looked_at()
    assert frequencies(table, None, lambda s: tuple(s.prowess)) == {(UNSEEN,) * 12: DRAWS}


def test_BH_7_5_a_token_won_is_still_a_secret_of_its_winner() -> None:
    table = looked_at((0, 3, 1 << JOAKIM))
    table.s.prowess_holder[0] = JOAKIM
    wanted = evenly([(token, UNSEEN, UNSEEN, UNSEEN) for token in range(4)])
    assert_likely(frequencies(table, CHRIS, prowess_of_par), wanted)
    assert {s.prowess_holder[0] for s in (anew(table, CHRIS, seed) for seed in range(9))} == {JOAKIM}


# Relics that the winner looks at


def relics_of(table: Table) -> Callable[[Campaign], tuple[str, ...]]:
    return lambda s: tuple(sorted(s.setting.relics[relic] for relic in s.looked))


def test_BH_7_2_relics_of_the_pile_that_another_looks_at() -> None:
    """Two of four so far: every pair is possible, and the rest is in the pile."""
    table = busy_table()
    found = frequencies(table, PAR, relics_of(table))
    assert_likely(found, evenly(hands("rosetta_stone deborah columbia penacho", 2)))
    for seed in range(9):
        s = anew(table, PAR, seed)
        assert sorted([*s.looked, *members(s.relic_pile)]) == sorted([*table.s.looked, *members(table.s.relic_pile)])
    assert frequencies(table, JOAKIM, relics_of(table)) == {("columbia", "deborah"): DRAWS}


def test_BH_7_2_once_the_pile_has_run_out_everybody_can_tell() -> None:
    """One relic was left, and that one is certain; the two drawn from the reshuffled pile are not."""
    table = Table(
        hands=[["katyusha_battery", "trebuchet"]],
        eras=[II],
        board={II: ["genoese_crossbowmen"]},
        relic_pile=["deborah"],
        relic_discard=["columbia", "penacho", "vasa"],
        wheel=DISMISS_DRAW,
    )
    table.run(TheBattle()).conquer(3).deploy("katyusha_battery", "trebuchet").dice((1, 0, 0), (0, -1, 0)).recruit()
    table.chance("relic", "deborah")
    assert table.s.looked_by_all == table.relic_set("deborah")
    table.chance("relic", "vasa").chance("relic", "penacho")
    pairs = combinations(("columbia", "penacho", "vasa"), 2)
    wanted = evenly([tuple(sorted(("deborah", *pair))) for pair in pairs])
    assert_likely(frequencies(table, JOAKIM, relics_of(table)), wanted)
    table.choose(PAR, "keep-relic", "vasa")
    assert (table.s.looked_by_all, table.s.looked) == (0, [])


def test_BH_7_2_a_pile_too_small_is_known_as_a_whole() -> None:
    table = Table(
        hands=[["katyusha_battery"]],
        eras=[II],
        board={II: ["genoese_crossbowmen"]},
        relic_pile=["deborah", "vasa"],
        wheel=DISMISS_DRAW,
    )
    table.run(TheBattle()).conquer(3).deploy("katyusha_battery").dice((1, 0, 0), (0, -1, 0)).recruit()
    table.chance("relic", "deborah").chance("relic", "vasa")
    assert table.question == "ConquestRewards.kept"
    assert frequencies(table, JOAKIM, relics_of(table)) == {("deborah", "vasa"): DRAWS}


def test_BH_7_3_relics_of_the_loser_are_known_but_not_which_were_drawn() -> None:
    """Three attackers look at two of the loser's three; they belong to the loser until one is taken."""
    table = Table(
        hands=[["katyusha_battery", "archers", "spy"], []],
        eras=[II, II],
        relics=[["jikji"], ["vasa", "deborah", "columbia"]],
        relic_pile=["penacho"],
    )
    table.run(TheBattle()).challenge(JOAKIM).deploy("katyusha_battery", "archers", "spy")
    table.chance("relic", "vasa").chance("relic", "columbia")
    found = frequencies(table, JOAKIM, relics_of(table))
    assert_likely(found, evenly(hands("vasa deborah columbia", 2)))
    assert frequencies(table, PAR, relics_of(table)) == {("columbia", "vasa"): DRAWS}
    assert anew(table, JOAKIM).relics == table.s.relics
    assert anew(table, JOAKIM).relic_pile == table.s.relic_pile
