"""The contract between a game and everything above it, on the test game."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.kernel.skirmish import DECK, FALLEN, GOLD, KEEP, NOTHING, PARRY, SKIRMISH, TOSS, Meadow
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.flow import CHANCE, OVER, RUNNING, State, dumps
from timefront.kernel.game import Game, Outcome
from timefront.kernel.judge import Judge
from timefront.kernel.narrator import Narrator, View, parts_of
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.setting import Option, Setting, SettingError

WATCHERS: list[int | None] = [0, 1, 2, None]


# Settings


def test_options_have_their_defaults_unless_agreed_otherwise() -> None:
    assert SKIRMISH.agreed_options({}) == {"length": "short"}
    assert SKIRMISH.agreed_options({"length": "long"}) == {"length": "long"}
    assert Option("length", "SK-1.3", "short", "long").default == "short"


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SettingError) as raised:
        SKIRMISH.agreed_options({"colour": "red"})
    assert (raised.value.key, raised.value.about) == ("unknown-option", {"option": "colour", "known": "length"})


def test_an_unknown_value_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SettingError) as raised:
        SKIRMISH.agreed_options({"length": "endless"})
    assert (raised.value.key, raised.value.about) == (
        "unknown-option-value",
        {"option": "length", "value": "endless", "known": "short, long"},
    )
    assert str(raised.value).startswith("unknown-option-value: ")


def test_a_game_without_options_says_so() -> None:
    game: Game[State] = Game()
    game.options = ()
    with pytest.raises(SettingError) as raised:
        game.agreed_options({"length": "long"})
    assert raised.value.about["known"] == "-"


def test_a_wrong_number_of_seats_is_refused_with_the_right_ones() -> None:
    game: Game[State] = Game()
    game.seat_counts = (2, 4)
    game.check_seats(4)
    with pytest.raises(SettingError) as raised:
        game.check_seats(3)
    assert (raised.value.key, raised.value.about) == ("wrong-seat-count", {"seats": 3, "known": "2, 4"})


@pytest.mark.parametrize(("scenario", "seats"), [("desert", 3), ("", 2), ("", 4)])
def test_the_test_game_refuses_other_settings(scenario: str, seats: int) -> None:
    with pytest.raises(SettingError):
        SKIRMISH.setting(PackFiles({}), scenario, {}, seats)


def test_a_setting_is_what_was_agreed() -> None:
    pack = PackFiles({})
    setting = SKIRMISH.setting(pack, "fog", {"length": "long"}, 3)
    assert (setting.pack, setting.scenario, setting.options, setting.seats) == (pack, "fog", {"length": "long"}, 3)
    assert SKIRMISH.setting(pack, "", {}, 3).scenario in SKIRMISH.scenarios(pack)


# Defaults


def test_what_a_game_need_not_say_has_harmless_defaults() -> None:
    s = skirmish()
    assert SKIRMISH.narrator.describe(s, ("pass",)) == {}
    assert SKIRMISH.judge.measures(s) == {}
    assert SKIRMISH.scenario_facts(PackFiles({}), "fog") == {}
    assert SKIRMISH.scenario_sides(PackFiles({}), "fog") == []
    assert SKIRMISH.judge.observed(s, ("aim", 3), 1) == ("aim", 3)
    assert SKIRMISH.judge.habit(s) is None
    assert list(SKIRMISH.narrator.odds(s, None)) == []
    assert SKIRMISH.narrator.look(SKIRMISH.view(s, 0), str, "") == ""
    assert SKIRMISH.forced_rule == ""


def test_a_new_position_is_a_blank_one_run_to_its_first_pause() -> None:
    blank = SKIRMISH.blank(skirmish().setting)
    assert (blank.seat, len(blank.stack)) == (RUNNING, 1)
    blank.run()
    assert dumps(blank) == dumps(SKIRMISH.new(skirmish().setting))


def test_the_last_side_that_has_not_resigned_wins() -> None:
    s = skirmish()
    assert SKIRMISH.outcome_of_resignation(s, s.setting, [1]) is None
    assert SKIRMISH.outcome_of_resignation(s, s.setting, [1, 0]) == Outcome((2,), (), "resignation")


def test_seats_of_one_side_win_together_by_resignation() -> None:
    class Alliance(Game[State]):
        """Seats 0 and 2 fight for the same side."""

        def side_of(self, setting: Setting, seat: int) -> int:
            return seat % 2

    s, game = skirmish(), Alliance()
    assert [SKIRMISH.side_of(s.setting, seat) for seat in range(3)] == [0, 1, 2]
    assert game.outcome_of_resignation(s, s.setting, [2]) is None
    assert game.outcome_of_resignation(s, s.setting, [1]) == Outcome((0, 2), (), "resignation")


def test_the_built_in_pack_lies_in_the_folder_of_the_game(tmp_path: Path) -> None:
    game: Game[State] = Game()
    game.folder = tmp_path
    with pytest.raises(PackError):
        game.built_in_pack()
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "a.toml").write_text("x = 1\n")
    assert game.built_in_pack().files == {"a.toml": "x = 1\n"}


def test_what_every_game_must_say_for_itself_is_left_open() -> None:
    game: Game[State] = Game()
    judge: Judge[State] = Judge()
    narrator: Narrator[State, View] = Narrator()
    setting = Setting(PackFiles({}), "", {}, 2)
    s = State()
    calls: list[Any] = [
        lambda: game.seat_names(2),
        lambda: game.scenarios(PackFiles({})),
        lambda: game.setting(PackFiles({}), "", {}, 2),
        lambda: game.blank(setting),
        lambda: game.new(setting),
        lambda: judge.evaluate(s),
        lambda: judge.evaluate_closely(s),
        lambda: judge.horizon(s),
        lambda: narrator.text_board(View(), str),
        lambda: game.view(s, 0),
        lambda: game.determinize(s, 0, Random(0)),
        lambda: game.outcome(s),
        lambda: game.check(s),
    ]
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


# Outcomes


def test_winners_share_the_victory() -> None:
    assert [Outcome((1,), (0, 5), "points").share(seat) for seat in (0, 1)] == [0.0, 1.0]
    shared = Outcome((0, 2), (5, 1, 5), "shared")
    assert [shared.share(seat) for seat in (0, 1, 2)] == [0.5, 0.0, 0.5]
    assert Outcome((), (0, 0), "nobody").share(0) == 0.0


def test_outcomes_compare_by_value() -> None:
    outcome = Outcome((1,), (0, 5), "points")
    assert outcome == Outcome((1,), (0, 5), "points")
    assert outcome != Outcome((0,), (0, 5), "points")
    assert outcome != Outcome((1,), (1, 5), "points")
    assert outcome != Outcome((1,), (0, 5), "draw")
    assert outcome != ((1,), (0, 5), "points")
    assert repr(outcome) == "Outcome(winners=(1,), points=(0, 5), reason='points')"


# The test game keeps the contract


def test_a_skirmish_is_sound_at_every_pause_and_ends_with_an_outcome() -> None:
    for seed in range(10):
        for s in pauses(skirmish("fog" if seed % 2 else "meadow", "short"), Random(seed)):
            assert SKIRMISH.check(s) == []
            assert (SKIRMISH.outcome(s) is None) is (s.seat != OVER)
            if s.seat >= 0:
                assert s.offer() == sorted(set(s.offer()))
                assert s.offer()
            elif s.seat == CHANCE:
                assert s.chance().total > 0
        outcome = SKIRMISH.outcome(s)
        assert outcome is not None
        assert SKIRMISH.judge.evaluate(s) == [outcome.share(seat) for seat in range(3)]
        assert sum(SKIRMISH.judge.evaluate(s)) == pytest.approx(1)


@pytest.mark.parametrize("column", ["hands", "pile", "discard", "place"])
def test_lost_and_made_up_pieces_are_noticed(column: str) -> None:
    for change in (-9, 9):
        s = skirmish()
        getattr(s, column)[0] += change
        assert SKIRMISH.check(s) != []


def test_every_kind_of_question_and_draw_comes_up() -> None:
    asked: set[str] = set()
    for seed in range(3):
        for s in pauses(skirmish(), Random(seed)):
            if s.seat >= 0:
                asked.add(s.question_name())
            elif s.seat == CHANCE:
                asked.add(s.chance().purpose)
    assert asked == {
        "Scouting.fate",
        "TroopsToSend.piece",
        "Shot.aim",
        "Parrying.reaction",
        "TroopsInColumn.piece",
        "draw-red",
        "draw-green",
        "draw-blue",
        "starter",
        "scout",
        "volley",
    }


def test_a_skirmish_can_end_with_a_last_stand() -> None:
    s = skirmish()
    for _ in pauses(s, Random(1)):
        if s.round == 1 and s.seat >= 0:
            s.place = [FALLEN if troop >= 3 else place for troop, place in enumerate(s.place)]
    outcome = SKIRMISH.outcome(s)
    assert outcome is not None
    assert (outcome.reason, s.round) == ("last-stand", 1)
    assert outcome.points[0] >= 3


def looking(s: Meadow) -> Meadow:
    """A skirmish in which red is looking at a parry card."""
    rng = Random(0)
    while s.seat == CHANCE:
        purpose = s.chance().purpose
        s.answer((0,) if purpose in ("starter", "scout") else s.chance().sample(rng))
    assert (s.seat, s.top) == (0, PARRY)
    return s


def test_what_the_starter_looks_at_is_seen_by_the_starter_alone() -> None:
    s = looking(skirmish())
    assert [SKIRMISH.view(s, watcher).top for watcher in WATCHERS] == [PARRY, None, None, None]
    assert all(SKIRMISH.view(s, watcher).is_top_seen for watcher in WATCHERS)


def test_a_kept_card_is_hidden_and_a_tossed_one_is_open() -> None:
    kept, tossed = looking(skirmish()), looking(skirmish())
    held = kept.hands[PARRY]
    kept.answer(KEEP())
    tossed.answer(TOSS())
    assert (kept.hands[PARRY], kept.discard, kept.top) == (held + 1, [0, 0, 0], NOTHING)
    assert (tossed.hands[PARRY], tossed.discard, tossed.top) == (held, [1, 0, 0], NOTHING)


def test_a_seat_sees_its_own_hand_alone_and_a_spectator_none() -> None:
    for s in pauses(skirmish(), Random(4)):
        for watcher in WATCHERS:
            hand = None if watcher is None else s.hands[3 * watcher : 3 * watcher + 3]
            assert SKIRMISH.view(s, watcher).hand == hand


def test_a_view_shares_nothing_with_the_state() -> None:
    s = skirmish()
    before = dumps(s)
    for column in parts_of(SKIRMISH.view(s, 0)).values():
        if isinstance(column, list):
            column.clear()
    assert dumps(s) == before


def test_a_seat_cannot_tell_a_determinised_state_from_the_true_one() -> None:
    for seed in range(4):
        for s in pauses(skirmish(), Random(seed)):
            before = dumps(s)
            for watcher in WATCHERS:
                drawn = SKIRMISH.determinize(s, watcher, Random(seed))
                assert SKIRMISH.view(drawn, watcher) == SKIRMISH.view(s, watcher)
                assert SKIRMISH.check(drawn) == []
                if s.seat == watcher and s.seat >= 0:
                    assert drawn.offer() == s.offer()
            assert dumps(s) == before


def test_determinising_depends_on_what_the_seat_knows_alone() -> None:
    for seed in range(4):
        for s in pauses(skirmish(), Random(seed)):
            for watcher in WATCHERS:
                once = SKIRMISH.determinize(s, watcher, Random(8))
                twice = SKIRMISH.determinize(SKIRMISH.determinize(s, watcher, Random(7)), watcher, Random(8))
                assert dumps(once) == dumps(twice)


def test_determinising_draws_every_unseen_card_as_often_as_it_is_there() -> None:
    s = looking(skirmish())
    drawn = [SKIRMISH.determinize(s, 1, Random(seed)) for seed in range(2000)]
    unseen = [DECK[card] - s.hands[3 + card] for card in range(3)]
    tops = Counter(state.top for state in drawn)
    golds = sum(state.hands[GOLD] for state in drawn)
    for card in range(3):
        assert tops[card] == pytest.approx(2000 * unseen[card] / sum(unseen), abs=90)
    assert golds == pytest.approx(2 * 2000 * unseen[GOLD] / sum(unseen), abs=120)


def test_a_seat_knows_what_it_looks_at_in_determinised_states_too() -> None:
    s = looking(skirmish())
    assert {SKIRMISH.determinize(s, 0, Random(seed)).top for seed in range(20)} == {PARRY}
