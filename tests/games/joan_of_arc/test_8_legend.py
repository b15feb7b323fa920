"""8. Legend cards: drawing, playing, discarding, and what others know of them (JA-3.4, JA-8.5, JA-6.10)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, orders_of
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.legend import CARDS, card, give, scene, with_legend_cards
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.losses import disrupt
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK, LEGEND_DISCARD, hand_of
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.legend import DiscardCards, DrawCards
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, PlayCard
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.rules.rounds.war_council import WarCouncil
from timefront.games.joan_of_arc.rules.set_up import SetUp
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.hidden import determinize
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import INTRIGUE, LEGEND, TOKEN_KINDS, held
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, FRAMES, NOBODY, OVER, dumps
from timefront.kernel.packs import PackError, PackFiles
from timefront.texts.catalogue import Catalogue

MYTH = "voices_in_the_garden"


def in_turn(deck: str, key: str, *units: str, tokens: int = 3) -> Scene:
    """The French have a card in their turn."""
    return give(scene(deck, *units), FRENCH, key, tokens=tokens).start(OrderPhase(FRENCH))


# Drawing and discarding


def test_JA_3_4_hands_are_drawn_before_the_game_and_only_their_owner_sees_them() -> None:
    made = Scene(setting("foragers", with_legend_cards("myth")), "pikemen 1 B2", "bowmen 2 D2").start(SetUp())
    assert made.s.chance().audience == 1 << FRENCH
    made.draw(card(MYTH))
    assert made.asked() == "legend-card"
    event = made.heard[-1]
    assert event.visible_to(FRENCH) == {
        "event": "legend-card-drawn",
        "rule": "JA-8.5",
        "seat": FRENCH,
        "card": card(MYTH),
    }
    for other in (ENGLISH, None):
        told = event.visible_to(other)
        assert told is not None
        assert (told["seat"], told["card"]) == (FRENCH, None)
    views = [view_of(made.s, seat).legend for seat in (FRENCH, ENGLISH, None)]
    assert [view.hands[FRENCH].cards for view in views if view is not None] == [[MYTH], None, None]
    assert [view.hands[FRENCH].count for view in views if view is not None] == [1, 1, 1]


def test_JA_8_5_an_empty_deck_is_made_of_the_discards() -> None:
    made = scene("myth")
    made.s.piles[LEGEND_DISCARD] = made.s.piles[LEGEND_DECK] & ~(1 << card(MYTH))
    made.s.piles[LEGEND_DECK] = 0
    made.s.piles[FIRST_HAND + ENGLISH] = 1 << card(MYTH)
    discarded = made.s.piles[LEGEND_DISCARD]
    made.start(DrawCards(FRENCH, 1))
    assert made.facts("legend-reshuffled") == [{}]
    assert (made.s.piles[LEGEND_DECK], made.s.piles[LEGEND_DISCARD]) == (discarded, 0)
    assert made.s.stale == 1 << card(MYTH), "everybody knows who has it"
    sample = determinize(made.s, FRENCH, Random(1))
    assert sample.piles[FIRST_HAND + ENGLISH] == 1 << card(MYTH)


def test_JA_8_5_where_no_card_is_left_none_is_drawn() -> None:
    made = scene("myth")
    made.s.piles[LEGEND_DECK] = 0
    assert made.start(DrawCards(FRENCH, 2)).s.seat == OVER


def test_JA_8_5_discarding_is_the_own_choice_and_open() -> None:
    made = give(scene("myth"), FRENCH, MYTH, "the_white_hind").start(DiscardCards([FRENCH, ENGLISH], 1))
    assert made.asked() == "DiscardCards.card"
    assert made.refused("discard-card", card("the_dead_of_agincourt_rise")).key == "not-in-hand"
    made.choose("discard-card", card("the_white_hind"))
    assert made.s.seat == OVER, "the English have none"
    assert members(made.s.piles[LEGEND_DISCARD]) == [card("the_white_hind")]
    assert made.facts("legend-card-discarded") == [{"seat": FRENCH, "card": card("the_white_hind")}]


def test_JA_4_3_the_book_of_hours_draws_two_cards_and_is_left_out_where_there_are_none() -> None:
    files = dict(BUILT_IN.files)
    patay = files["scenarios/patay.toml"].replace("legend_cards = 3, ", "")
    files["scenarios/patay.toml"] = patay.replace('legend_deck = "tactics"\n', "")
    book = [council.key for council in read_pack(BUILT_IN).council].index("book_of_hours")
    assert book not in setting("patay", PackFiles(files)).council
    files["scenarios/patay.toml"] = patay.replace('"tactics"', '"myth"')
    agreed = setting("patay", PackFiles(files))
    assert agreed.council.count(book) == 2
    made = Scene(agreed, "pikemen 1 B2", "bowmen 2 D2b").start(WarCouncil())
    others = [kind for kind in agreed.council if kind != book]
    made.draw(book).draw(others[0]).draw(others[-1]).choose("choose-card", book)
    made.draw(card(MYTH)).draw(card("the_white_hind"))
    assert members(hand_of(made.s, ENGLISH)) == [card(MYTH), card("the_white_hind")]
    assert (made.asked(), made.s.seat) == ("WarCouncil.card", FRENCH)


# Playing


def test_JA_8_5_a_card_is_paid_for_resolved_and_only_then_discarded() -> None:
    made = in_turn("tactics", "scouts_report", tokens=2)
    assert made.asked() == "OrderPhase.order_or_card"
    made.choose("play-card", card("scouts_report"))
    assert (made.asked(), held(made.s, FRENCH, LEGEND)) == ("legend-card", 0)
    assert hand_of(made.s, FRENCH) == made.s.piles[LEGEND_DISCARD] == 0, "it lies in no pile while it is resolved"
    view = view_of(made.s, ENGLISH).legend
    assert view is not None
    assert view.playing == ["scouts_report"]
    assert check(made.s) == []
    made.draw(card("fresh_horses"))
    assert members(made.s.piles[LEGEND_DISCARD]) == [card("scouts_report")]
    assert members(hand_of(made.s, FRENCH)) == [card("fresh_horses")]


def test_JA_8_5_the_voices_bring_two_cards() -> None:
    made = in_turn("myth", MYTH, tokens=1).choose("play-card", card(MYTH))
    made.draw(card("the_white_hind")).draw(card("the_dead_of_agincourt_rise"))
    assert (held(made.s, FRENCH, LEGEND), members(made.s.piles[LEGEND_DISCARD])) == (0, [card(MYTH)])
    assert members(hand_of(made.s, FRENCH)) == [card("the_white_hind"), card("the_dead_of_agincourt_rise")]


def test_JA_8_5_its_own_draw_does_not_reshuffle_it() -> None:
    made = give(scene("myth"), FRENCH, MYTH)
    made.s.piles[LEGEND_DISCARD], made.s.piles[LEGEND_DECK] = made.s.piles[LEGEND_DECK], 0
    made.start(OrderPhase(FRENCH)).choose("play-card", card(MYTH))
    assert not made.s.piles[LEGEND_DECK] >> card(MYTH) & 1


def test_JA_6_10_intrigue_tokens_stand_for_legend_tokens_that_are_missing() -> None:
    made = give(scene("tactics"), FRENCH, "scouts_report", tokens=1)
    made.s.tokens[FRENCH * TOKEN_KINDS + INTRIGUE] = 1
    made.start(OrderPhase(FRENCH)).choose("play-card", card("scouts_report"))
    assert held(made.s, FRENCH, INTRIGUE) == 0
    assert made.facts("intrigue-exchanged") == [{"seat": FRENCH, "token": LEGEND}]


def test_JA_8_5_refusals_tell_nothing_of_cards_that_others_hold() -> None:
    made = give(scene("myth"), FRENCH, MYTH)
    give(made, ENGLISH, "the_white_hind")
    made.start(OrderPhase(FRENCH))
    refused = [made.refused("play-card", card(key)) for key in ("the_white_hind", "the_dead_of_agincourt_rise")]
    assert [refusal.key for refusal in refused] == ["not-in-hand", "not-in-hand"]
    assert refused[0] == refused[1]


def test_JA_8_5_a_card_waits_for_its_moment_its_price_and_its_use() -> None:
    made = give(scene("myth"), FRENCH, "the_dead_of_agincourt_rise", "the_white_hind", tokens=1).start(
        OrderPhase(FRENCH)
    )
    assert made.refused("play-card", card("the_dead_of_agincourt_rise")).key == "not-the-moment"
    made.start(CardWindow(12, [FRENCH]))
    assert made.s.seat == OVER, "everybody sees that they cannot pay 2 tokens"
    made = give(scene("tactics"), FRENCH, "stakes_by_dawn", "night_march", tokens=2).start(OrderPhase(FRENCH))
    assert made.refused("play-card", card("stakes_by_dawn")).key == "card-does-nothing"
    made.s.tokens[FRENCH * TOKEN_KINDS + LEGEND] = 1
    assert made.refused("play-card", card("night_march")).key == "too-few-legend-tokens"


def test_JA_8_5_whoever_could_hold_a_card_is_asked_though_it_holds_none() -> None:
    """The English have a card that cannot be used now; as far as others know, it could be."""
    made = give(scene("myth"), ENGLISH, MYTH)
    disrupt(made.s, 1, NOBODY)
    made.start(Casualties(ENGLISH))
    assert (made.asked(), made.s.offer()) == ("CardWindow.card", [("play-no-card",)])
    assert not made.s.is_forced()
    made.choose("play-no-card")
    assert made.s.seat == CHANCE
    made = give(scene("myth"), ENGLISH, MYTH)
    disrupt(made.s, 1, NOBODY)
    made.s.piles[LEGEND_DISCARD] |= 1 << card("the_dead_of_agincourt_rise")
    made.s.piles[LEGEND_DECK] &= ~made.s.piles[LEGEND_DISCARD]
    assert made.start(Casualties(ENGLISH)).s.seat == CHANCE, "the only card for it lies open"


def test_JA_8_5_a_setting_without_legend_cards_makes_no_procedure_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    for frame in (CardWindow, PlayCard, DrawCards):
        monkeypatch.setattr(frame, "begin", lambda self, s, _=None: made.append(type(self).__name__))
    for number in range(3):
        s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, "foragers", {}, 2))
        rng = Random(number)
        while s.seat != OVER:
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        assert s.piles == []
    assert made == []
    assert "joan_of_arc.CardWindow" in FRAMES


# The cards


def test_JA_8_5_the_white_hind_moves_two_units() -> None:
    made = in_turn("myth", "the_white_hind", "pikemen 1 B2", "bombard 1 B2", "bowmen 1 B2", "bowmen 2 D2")
    made.choose("play-card", card("the_white_hind"))
    assert {choice[1] for choice in made.offered("advance")} == {0, 1, 2}, "whatever they are"
    for unit in (2, 0):
        made.choose(*next(choice for choice in made.offered("advance") if choice[1] == unit))
    assert made.asked() != "MoveUnits.unit"
    assert made.s.place[0] != made.area("B2") != made.s.place[2]
    assert members(made.s.piles[LEGEND_DISCARD]) == [card("the_white_hind")]


def test_JA_8_5_the_dead_of_agincourt_come_back_before_the_doom_dice() -> None:
    key = "the_dead_of_agincourt_rise"
    made = give(scene("myth", "pikemen 1 disrupted", "pikemen 1 disrupted", "bowmen 2 D2"), FRENCH, key)
    made.start(Casualties(FRENCH)).choose("play-card", card(key))
    made.choose(*made.offered("rally-troop")[0])
    assert [made.s.place[unit] >= 0 for unit in (0, 1)] == [True, False]
    assert made.s.seat == CHANCE, "the other one faces the doom die"


def test_JA_8_5_fresh_horses_turn_a_command_into_a_charge_and_bring_a_card() -> None:
    made = give(scene("tactics"), FRENCH, "fresh_horses")
    made.s.orders[0] = 1
    made.start(OrderPhase(FRENCH)).choose("play-card", card("fresh_horses"))
    assert orders_of(made, FRENCH) == [0, 1, 0, 0]
    made.draw(card("night_march"))
    assert members(hand_of(made.s, FRENCH)) == [card("night_march")]


def test_JA_8_5_night_march_moves_infantry_and_brings_an_order() -> None:
    made = in_turn("tactics", "night_march", "pikemen 1 B2", "poton_de_xaintrailles 1 B2", "bowmen 2 D2")
    before = orders_of(made, FRENCH)
    made.choose("play-card", card("night_march"))
    assert {choice[1] for choice in made.offered("advance")} == {0}
    made.choose(*made.offered("advance")[0])
    assert orders_of(made, FRENCH) == [before[COMMAND] + 1, *before[1:]]


def test_JA_8_5_the_scouts_bring_a_card_and_an_intrigue_token() -> None:
    made = in_turn("tactics", "scouts_report").choose("play-card", card("scouts_report"))
    made.draw(card("fresh_horses"))
    assert members(hand_of(made.s, FRENCH)) == [card("fresh_horses")]
    assert held(made.s, FRENCH, INTRIGUE) == 1


# Packs, texts, games


def test_JA_8_5_all_that_is_wrong_with_a_deck_is_told_at_once() -> None:
    broken = """
[[legend]]
key = "one"
deck = "mith"
cost = 12
window = "ordre"
effects = [{ effect = "drawcards", count = 1 }]

[[legend]]
key = "two"
deck = "myth"
cost = 1
window = "order"
"""
    with pytest.raises(PackError) as raised:
        read_pack(with_legend_cards("tactics", legend=broken))
    told = str(raised.value)
    for part in ("mith", "cost", "ordre", "drawcards", "say what the card does", "the pack has no cards of it"):
        assert part in told
    with pytest.raises(PackError) as raised:
        read_pack(with_legend_cards("myth", hand=9))
    assert "the deck holds" in str(raised.value)


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_JA_8_5_every_card_has_a_name_and_a_text(language: str) -> None:
    catalogue = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
    for key in CARDS:
        assert catalogue.message(f"legend-{key}") != catalogue.message(f"legend-{key}-help") != ""


def test_JA_8_5_the_text_board_shows_the_own_hand() -> None:
    made = give(scene("myth"), FRENCH, MYTH).start(OrderPhase(FRENCH))
    say = Catalogue(JOAN_OF_ARC, BUILT_IN, "en").message
    own, other = (JOAN_OF_ARC.narrator.text_board(view_of(made.s, seat), say) for seat in (FRENCH, ENGLISH))
    assert "Voices in the Garden" in own
    assert "Voices in the Garden" not in other


@pytest.mark.parametrize("deck", ["myth", "tactics"])
def test_JA_8_5_random_games_keep_every_card(deck: str) -> None:
    agreed = JOAN_OF_ARC.setting(with_legend_cards(deck), "foragers", {}, 2)
    played = 0
    for number in range(8):
        s, rng = JOAN_OF_ARC.new(agreed), Random(number)
        while s.seat != OVER:
            assert check(s) == []
            choice = s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer())
            played += choice[0] == "play-card"
            s.answer(choice)
    assert played > 4


def test_JA_8_5_a_hand_that_another_card_could_be_in_is_drawn_anew() -> None:
    made = give(scene("myth"), ENGLISH, MYTH).start(OrderPhase(ENGLISH))
    samples = {determinize(made.s, FRENCH, Random(n)).piles[FIRST_HAND + ENGLISH] for n in range(200)}
    assert samples == {1 << card(key) for key in CARDS if made.setting.legend >> card(key) & 1}
    assert dumps(determinize(made.s, ENGLISH, Random(1))) == dumps(made.s)
