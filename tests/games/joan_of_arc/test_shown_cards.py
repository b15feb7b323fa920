"""What players see of legend cards and discussions: in the view, on the text board and in the details."""

from __future__ import annotations

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.legend import card, give, scene
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.show.card_records import LegendCardView, TalkQuestionView
from timefront.games.joan_of_arc.show.text_board import text_board
from timefront.games.joan_of_arc.show.text_cards import look
from timefront.games.joan_of_arc.show.view import view_of
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

TEXTS = {language: Catalogue(JOAN_OF_ARC, JOAN_OF_ARC.built_in_pack(), language) for language in LANGUAGES}


def holding() -> Scene:
    """The French have two cards and are asked for an order; the English have one."""
    made = give(scene("tactics"), ENGLISH, "hold_the_line")
    return give(made, FRENCH, "fresh_horses", "night_march").start(OrderPhase(FRENCH))


def talking(key: str = "cooling_blade") -> Scene:
    """Joan's squire talks to the blacksmith, and a card is face up."""
    made = Scene("fierbois", "jean_de_metz 1 D2a", "blacksmith 0 D2a", "pikemen 2 A2")
    talks = [one.key for one in made.setting.content.talks]
    return activate(made, "D2a").choose("discuss", 0, 1).draw(talks.index(key))


def shown(made: Scene, seat: int | None, language: str = "en", wanted: str = "") -> str:
    view = view_of(made.s, seat)
    say = TEXTS[language].message
    return look(view, say, wanted) if wanted else text_board(view, say)


def test_JA_8_5_the_cards_of_the_deck_are_printed_and_the_hand_names_its_own() -> None:
    made = holding()
    view = view_of(made.s, FRENCH)
    assert LegendCardView(card("night_march"), "night_march", 2, "order") in view.legend_cards
    assert view.legend is not None
    assert view.legend.hands[FRENCH].cards == ["fresh_horses", "night_march"]
    assert (view.legend.hands[ENGLISH].count, view.legend.hands[ENGLISH].cards) == (1, None)
    assert view_of(Scene("foragers", "pikemen 1 B2", "bowmen 2 D2").s, FRENCH).legend_cards == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_3_4_the_text_board_shows_the_own_hand_and_numbers_of_the_others(language: str) -> None:
    say = TEXTS[language].message
    own, others = shown(holding(), FRENCH, language), shown(holding(), ENGLISH, language)
    assert f"{say('board-hand')}\t{say('legend-fresh_horses')}\t{say('legend-night_march')}" in own
    assert f"{say('card-when')}\t{say('moment-order')}\t{say('moment-order')}" in own
    assert say("legend-night_march-help") in own
    assert say("legend-night_march") not in others
    assert say("legend-hold_the_line") in others
    counts = f"{say('board-number')}\t2\t1\t13\t–"
    assert counts in own
    assert counts in others
    assert say("board-hand") not in shown(holding(), None, language)


def test_JA_8_5_the_card_that_is_played_lies_open_for_everybody() -> None:
    made = holding().choose("play-card", card("night_march"))
    assert "The card that is played\tNight March" in shown(made, ENGLISH)


def test_JA_8_1_the_view_tells_who_talks_with_whom_and_who_may_ask_what_but_no_answer() -> None:
    for seat in (FRENCH, ENGLISH, None):
        talk = view_of(talking().s, seat).talk
        assert talk is not None
        assert (talk.seat, talk.unit, talk.speaker, talk.card, talk.asked) == (FRENCH, 0, 1, "cooling_blade", None)
        assert talk.questions == [
            TalkQuestionView("A", None, False, True),
            TalkQuestionView("B", None, False, True),
            TalkQuestionView("C", "french", False, True),
            TalkQuestionView("D", "english", True, False),
        ]


def test_JA_8_1_a_discussion_is_seen_from_its_beginning_to_its_end() -> None:
    made = Scene("fierbois", "jean_de_metz 1 D2a", "blacksmith 0 D2a", "pikemen 2 A2")
    talks = [one.key for one in made.setting.content.talks]
    activate(made, "D2a").choose("discuss", 0, 1)
    talk = view_of(made.s, ENGLISH).talk
    assert talk is not None
    assert (talk.card, talk.questions) == (None, [])
    made.draw(talks.index("guild_oath")).choose("ask", 1)
    talk = view_of(made.s, ENGLISH).talk
    assert talk is not None
    assert talk.asked == "B"
    made.draw(0).roll("disrupt")
    assert view_of(made.s, ENGLISH).talk is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_8_1_the_text_board_shows_the_questions_with_banners_and_risk(language: str) -> None:
    say = TEXTS[language].message
    board = shown(talking(), FRENCH, language)
    names = f"{say('unit-jean_de_metz')}, {say('unit-blacksmith')}: {say('talk-cooling_blade')}"
    assert f"{names}\tA\tB\tC\tD" in board
    assert f"\t{say('talk-cooling_blade-D')}" in board
    assert f"{say('board-risky')}, {say('board-lacks-banner')}" in board
    assert board.count(say("faction-english")) > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_legend_council_and_discussion_cards_can_be_looked_at(language: str) -> None:
    say = TEXTS[language].message
    looked = shown(holding(), ENGLISH, language, say("legend-night_march"))
    assert say("legend-night_march-help") in looked
    assert say("talk-cooling_blade-A") in shown(talking(), None, language, say("talk-cooling_blade"))
    river = Scene("patay", "pikemen 1 B2", "bowmen 2 D2b")
    kind = river.setting.council[0]
    river.s.piles[2], river.s.piles[0] = 1, river.s.piles[0] & ~1
    key = river.setting.content.council[kind].key
    assert say(f"council-{key}-help") in shown(river, None, language, say(f"council-{key}"))


def test_JA_3_4_a_closer_look_says_nothing_of_where_a_card_is() -> None:
    """The same words for a card in the deck and for one in another player's hand."""
    made = holding()
    twin = give(scene("tactics"), ENGLISH, "locked_pavises")
    give(twin, FRENCH, "fresh_horses", "night_march").start(OrderPhase(FRENCH))
    for name in ("Hold the Line", "Locked Pavises"):
        assert shown(made, FRENCH, "en", name) == shown(twin, FRENCH, "en", name)
