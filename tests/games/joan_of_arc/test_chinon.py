"""The Court of Chinon: words give points, each courtier's to the player who talks to them first (JA-4.12, JA-8.1)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import setting
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.piles import FIRST_HAND
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.bots.placing_worth import place_worth
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import PERSUADE
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import GONE, INTRIGUE, UNDECIDED, War, held
from timefront.kernel.events import event_name
from timefront.kernel.flow import CHANCE, OVER, RUNNING
from timefront.kernel.packs import PackError, PackFiles

CHINON = "scenarios/chinon.toml"


def unit(s: War, name: str) -> int:
    """A unit by its name in the scenario."""
    return s.setting.plan.unit_names.index(name)


def standing_with(who: str, whom: str, seat: int) -> War:
    """A character is with a courtier, whom its side has won over."""
    s = starting_position(setting("chinon"))
    s.sink = []
    room, speaker, talker = s.place[unit(s, whom)], unit(s, whom), unit(s, who)
    s.here[s.place[talker]] &= ~(1 << talker)
    s.here[room] |= 1 << talker
    s.room[s.place[talker]] += 1
    s.room[room] -= 1
    s.place[talker] = room
    s.owner[speaker] = seat
    s.force[s.setting.seat_side[seat]] |= 1 << speaker
    s.active = seat
    return s


def at_court(who: str, whom: str, seat: int) -> War:
    """A character is with a courtier, and talks."""
    s = standing_with(who, whom, seat)
    talker, speaker = unit(s, who), unit(s, whom)
    s.stack, s.seat = [Activation(seat, s.place[talker], [talker], PLAIN)], RUNNING
    s.run()
    s.answer(("discuss", talker, speaker))
    return s


def play_on(s: War, rng: Random) -> War:
    """Answer at random until the discussion is over."""
    while s.seat != OVER and len(s.stack) > 1:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    return s


def test_JA_3_1_both_parties_have_cards_intrigue_and_three_characters() -> None:
    s = JOAN_OF_ARC.new(setting("chinon"))
    rng = Random(1)
    while s.seat == CHANCE and s.chance().purpose == "legend-card":
        s.answer(s.chance().sample(rng))
    assert isinstance(s, War)
    assert [hand.bit_count() for hand in s.piles[FIRST_HAND:]] == [2, 2]
    assert [len(own) for own in s.setting.intrigue] == [4, 4]
    assert s.setting.plan.has_talks
    assert s.setting.council
    assert JOAN_OF_ARC.check(s) == []


@pytest.mark.parametrize(("who", "seat", "points"), [("joan", FRENCH, [3, 0]), ("somerset", ENGLISH, [0, 3])])
def test_JA_4_12_whoever_talks_to_the_dauphin_has_the_points(who: str, seat: int, points: list[int]) -> None:
    s = at_court(who, "dauphin", seat)
    assert s.points == points
    assert held(s, seat, INTRIGUE) == 1 + 2, "the Dauphin knows a lot"
    assert [event_name(type(fact)) for fact in s.sink or []].count("points-scored") == 1
    play_on(s, Random(3))
    assert s.place[unit(s, "dauphin")] == GONE, "the other party comes too late"
    assert s.scored.bit_count() == 1


def test_JA_9_charisma_somerset_may_ask_the_dauphin_anything() -> None:
    rng = Random(5)
    asked = {"joan": 0, "somerset": 0}
    for who, seat in (("joan", FRENCH), ("somerset", ENGLISH)):
        s = at_court(who, "dauphin", seat)
        s.answer(s.chance().sample(rng))
        card = s.setting.content.talks[s.stack[-1].topic]  # type: ignore[attr-defined]
        asked[who] = len(card.questions) - len(s.offer())
    assert asked["joan"] > asked["somerset"] == 0


def test_JA_4_12_six_points_win_at_once() -> None:
    s = at_court("joan", "dauphin", FRENCH)
    s.points[0] = 6
    while s.seat != OVER:
        s.answer(s.chance().sample(Random(2)) if s.seat == CHANCE else s.offer()[0])
    assert s.verdict == FRENCH


def test_the_view_names_what_is_to_be_had() -> None:
    view = view_of(JOAN_OF_ARC.blank(setting("chinon")), FRENCH)
    assert [aim.points for aim in view.objectives if aim.side == FRENCH] == [3, 1, 2, 1, 1, 1, 1]
    assert all(aim.kind == PERSUADE for aim in setting("chinon").plan.objectives)


def broken(before: str, after: str) -> str:
    """What the validator says about the scenario after a change."""
    text = BUILT_IN.files[CHINON]
    assert before in text
    with pytest.raises(PackError) as caught:
        read_pack(PackFiles({**BUILT_IN.files, CHINON: text.replace(before, after)}))
    return str(caught.value)


def test_JA_8_1_whoever_is_to_be_persuaded_must_talk() -> None:
    assert "says nothing" in broken('unit = "maid", points', 'unit = "somerset", points')
    assert "says nothing" in broken("talks = true\n", "")


def test_bots_place_an_order_where_a_courtier_waits_to_be_talked_to() -> None:
    s = standing_with("joan", "maid", FRENCH)
    s.stack, s.seat = [OrderPhase(FRENCH)], RUNNING
    s.orders[:4] = [2, 0, 0, 0]
    s.tokens = [0] * len(s.tokens)
    s.run()
    known = Knowledge(JOAN_OF_ARC, s, FRENCH)
    assert bot_named("greedy").choose(known, Random(1)) == ("order", 0, s.place[unit(s, "joan")])


def test_bots_leave_a_building_in_which_all_was_said() -> None:
    s = standing_with("joan", "maid", FRENCH)
    room, worths, joan = s.place[unit(s, "joan")], worths_of(s.setting), unit(s, "joan")
    outside = s.setting.board.surrounding[room]
    s.place[unit(s, "maid")] = GONE
    assert place_worth(s, worths, joan, room) < place_worth(s, worths, joan, outside)


def test_games_at_court_end_with_words_rather_than_blows() -> None:
    bot, talks, attacks = bot_named("greedy"), 0, 0
    for seed in range(2):
        chance, rngs = Random(f"chance {seed}"), [Random(f"{seed} {seat}") for seat in range(2)]
        s = JOAN_OF_ARC.new(setting("chinon"))
        while s.seat != OVER:
            if s.seat == CHANCE:
                choice = s.chance().sample(chance)
            else:
                known = Knowledge(JOAN_OF_ARC, s, s.seat)
                choice = known.offers[0] if len(known.offers) == 1 else bot.choose(known, rngs[s.seat])
            s.sink = []
            s.answer(choice)
            told = [event_name(type(fact)) for fact in s.sink]
            talks, attacks = talks + told.count("discussion-began"), attacks + told.count("attack-declared")
        assert isinstance(s, War)
        assert s.verdict != UNDECIDED
    assert talks > attacks
