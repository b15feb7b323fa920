"""Standings: a match goes on without its older entries, and is the same match unless it needs them."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.conftest import settings_of
from tests.kernel.skirmish import SKIRMISH
from tests.marks import first_in_short
from tests.match.matches import DUEL, a_parley, a_skirmish, picture, play_on, said
from tests.match.parley import HIDE, NOD, PARLEY, PASS, PEEK, SHOW, TOSS
from timefront.games.registry import GAMES
from timefront.kernel.events import event_name
from timefront.kernel.flow import dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Illegal
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting
from timefront.matches.files import MatchFile
from timefront.matches.journal import (
    CHANCE_DRAW,
    UNDO,
    UNDO_DENIED,
    UNDO_GRANTED,
    Move,
    dump_entry,
    dump_event,
    load_entry,
    load_event,
)
from timefront.matches.lines import export
from timefront.matches.making import forked, new_match
from timefront.matches.match import Match
from timefront.matches.opening import replayed
from timefront.matches.standing import NeedsHistory, dump_standing, load_standing

Act = tuple[str, tuple[Any, ...]]

MATCHES, MOST_MATCHES = 6, 30
"""This many matches are followed, or more until all was seen: an undo, a resignation, a match opened again."""


def stored(game: Game[Any], move: Move) -> Move:
    """A move as it comes back from a database."""
    known = {event_name(event): event for event in game.events}
    entries = msgspec.json.decode(msgspec.json.encode([dump_entry(entry) for entry in move.entries]))
    facts = {
        number: [load_event(known, msgspec.json.decode(msgspec.json.encode(dump_event(event)))) for event in events]
        for number, events in move.facts.items()
        if events
    }
    return Move([load_entry(entry) for entry in entries], facts)


def dumped(match: Match) -> dict[str, Any]:
    """The standing of a match as it comes back from a database."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(dump_standing(match.game, match.standing())))
    return data


def resumed(match: Match, data: dict[str, Any], moves: list[Move]) -> Match:
    """A match that continues from a stored standing of another."""
    standing = load_standing(match.game, match.setting, data)
    since = [stored(match.game, move) for move in moves if move.entries[0].number > standing.number]
    return Match.resumed(match.game, match.setting, match.fairness, standing, since)


def an_act(match: Match, rng: Random) -> Act:
    """Something that can be done now: usually a choice, else an undo, a request, an answer or a resignation."""
    seats = match.setting.seats
    seat, luck = rng.randrange(seats), rng.random()
    if match.undecided() and luck < 0.8:
        return "undo_answer", (rng.choice(match.undecided()), UNDO_GRANTED if luck < 0.6 else UNDO_DENIED)
    if luck < 0.15 and match.barrier(seat).to >= 0:
        return "undo", (seat,)
    if luck < 0.22 and match.last_choice(seat) >= 0:
        return "undo_request", (seat,)
    if luck > 0.99 and seat not in match.resigned:
        return "resignation", (seat,)
    return "play", (match.state.seat, rng.choice(match.offer(match.state.seat)))


def looks(match: Match, since: int) -> dict[str, Any]:
    """Everything that could differ between two holders of a match, with the log only since an entry."""
    seats = range(match.setting.seats)
    barriers = [match.barrier(seat) for seat in seats]
    return {
        "number": match.next_number,
        "state": dumps(match.state),
        "outcome": repr(match.outcome()),
        "barriers": [(barrier.to, barrier.reason, barrier.seat) for barrier in barriers],
        "choices": [match.last_choice(seat) for seat in seats],
        "offers": [match.offer(seat) for seat in seats],
        "log": [match.log(seat, since) for seat in (None, *seats)],
        "line": [entry.number for entry in match.line if entry.number >= since],
        "draws": match._draws,
        "resigned": match.resigned,
        "request": match.undo_request and dump_entry(match.undo_request),
        "granted": match.granted,
        "undecided": match.undecided(),
    }


def check_drafts(full: Match, held: Match, act: Act) -> bool:
    """Check that both get the same draft, unless the one that holds less needs its history; whether both got it."""
    name, arguments = act
    before = picture(held)
    draft = getattr(full, f"draft_{name}")(*arguments)
    try:
        same = getattr(held, f"draft_{name}")(*arguments)
    except NeedsHistory:
        assert min(entry.to for entry in draft.move.entries if entry.kind == UNDO) < held.base
        return False
    finally:
        assert picture(held) == before
    assert list(map(dump_entry, same.move.entries)) == list(map(dump_entry, draft.move.entries))
    assert dumps(same.state) == dumps(draft.state)
    return True


def follow(game: Game[Any], setting: Setting, seed: int, limit: int) -> dict[str, int]:
    """One random match held by three: whole, from standings on, and only by catching up. Returns counts of events."""
    rng = Random(f"{game.name}/{seed}")
    full = new_match(game, setting, seed=str(seed))
    follower = Match(game, setting, full.fairness)
    moves = [Move(full.entries[:], dict(full.facts))]
    follower.catch_up([stored(game, moves[0])])
    standings = [dumped(full)]
    held = resumed(full, standings[0], moves)
    lag: list[Move] = []
    seen = {"needs history": 0, "undo": 0, "reopened": 0, "resigned": 0, "request": 0}
    while full.outcome() is None and len(moves) < limit:
        act = an_act(full, rng)
        seen["undo"] += act[0] == "undo"
        seen["request"] += act[0] == "undo_request"
        seen["resigned"] += act[0] == "resignation"
        can_follow = check_drafts(full, held, act)
        draft = getattr(full, f"draft_{act[0]}")(*act[1])
        full.accept(draft)
        moves.append(draft.move)
        lag.append(stored(game, draft.move))
        before = picture(held)
        if can_follow:
            held.catch_up([lag[-1]])
        else:
            seen["needs history"] += 1
            with pytest.raises(NeedsHistory):
                held.catch_up([lag[-1]])
            assert picture(held) == before
            held = resumed(full, dumped(full), moves)
        if rng.random() < 0.5:
            follower.catch_up(lag)
            lag = []
            since = 0 if rng.random() < 0.1 else full.next_number - 20
            assert looks(follower, since) == looks(full, since)
        assert looks(held, held.base) == looks(full, held.base)
        if rng.random() < 0.2:
            standings.append(dumped(held if rng.random() < 0.5 else full))
            assert standings[-1] == dumped(full) == dumped(held)
        if rng.random() < 0.1:
            data = rng.choice(standings[-4:])
            taken_back = [e.to for move in moves for e in move.entries if e.kind == UNDO and e.number > data["number"]]
            if all(to > data["number"] for to in taken_back):
                seen["reopened"] += 1
                held = resumed(full, data, moves)
            else:
                with pytest.raises(NeedsHistory):
                    resumed(full, data, moves)
    follower.catch_up(lag)
    assert looks(follower, 0) == looks(full, 0)
    assert dumps(replayed(follower, -1).state) == dumps(full.state)
    return seen


@pytest.mark.slow
@pytest.mark.parametrize("game", first_in_short([SKIRMISH, *GAMES.values()]), ids=lambda game: game.name)
def test_whole_resumed_and_following_matches_stay_equal(game: Game[Any]) -> None:
    settings = settings_of(game)
    seen: dict[str, int] = {}
    for seed in range(MOST_MATCHES):
        for name, count in follow(game, settings[seed % len(settings)], seed, 120).items():
            seen[name] = seen.get(name, 0) + count
        if seed + 1 >= MATCHES and min(seen.values()) > 0:
            break
    assert min(seen.values()) > 0, seen


@pytest.mark.slow
def test_whole_resumed_and_following_parleys_stay_equal() -> None:
    """The game in which every choice matters to undo."""
    seen: dict[str, int] = {}
    for seed in range(60):
        setting = PARLEY.setting(PARLEY.built_in_pack(), "", {}, 2 + seed % 3)
        for name, count in follow(PARLEY, setting, seed, 80).items():
            seen[name] = seen.get(name, 0) + count
    assert min(seen.values()) > 0, seen


def test_a_resumed_match_holds_only_what_came_since() -> None:
    match = a_parley(TOSS(), NOD())
    data = dumped(match)
    moves = [match.play(0, HIDE(1)), match.play(0, SHOW())]
    held = resumed(match, data, moves)
    assert (held.base, held.next_number) == (4, 6)
    assert [entry.number for entry in held.entries] == [entry.number for entry in held.line] == [4, 5]
    assert [number for number, _ in held.log(1)] == [5]
    assert held.play(0, TOSS()).entries[-1].draw == 1


def test_resuming_drafting_and_catching_up_cost_the_recent_moves_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley(*[NOD()] * 50)
    data = dumped(match)
    moves = [match.play(0, NOD()) for _ in range(3)]
    heard: list[str] = []
    monkeypatch.setattr(WITNESS, "listener", lambda rule_id, where: heard.append(where))

    def answers() -> int:
        count = sum(where.startswith("parley.Talking.act ") for where in heard)
        heard.clear()
        return count

    held = resumed(match, data, moves[:1])
    assert answers() == 1
    held.catch_up(moves[1:])
    assert answers() == 2
    held.draft_undo_request(0)
    held.accept(held.draft_play(0, NOD()))
    assert answers() == 1


@pytest.mark.parametrize("last", [NOD(), TOSS(), PEEK(), PASS()], ids=lambda choice: str(choice[0]))
def test_the_barrier_reaches_behind_the_standing(last: tuple[str]) -> None:
    match = a_parley(NOD(), PASS(), NOD(), last)
    held = resumed(match, dumped(match), [])
    for seat in (-1, 0, 1, 7):
        here, there = held.barrier(seat), match.barrier(seat)
        assert (here.to, here.reason, here.seat) == (there.to, there.reason, there.seat)


def test_taking_back_what_is_not_held_needs_history_and_changes_nothing() -> None:
    match = a_parley(NOD(), HIDE(1))
    held = resumed(match, dumped(match), [])
    before = picture(held)
    for act in (held.undo, held.draft_undo):
        with pytest.raises(NeedsHistory, match="entry 2 is needed, the match holds those from 3 on"):
            act(0)
        assert picture(held) == before
    with pytest.raises(Illegal):
        held.undo(1)
    said(held, HIDE(2))
    held.undo(0)
    assert dumps(held.state) == dumps(match.state)
    with pytest.raises(NeedsHistory):
        held.undo(0)


def test_a_request_past_the_standing_is_asked_and_needs_history_for_the_last_grant() -> None:
    match = a_parley(NOD(), TOSS(), seats=3)
    held = resumed(match, dumped(match), [])
    held.ask_undo(0)
    held.answer_undo(1, UNDO_GRANTED)
    again = resumed(held, dumped(held), [])
    before = picture(again)
    with pytest.raises(NeedsHistory):
        again.answer_undo(2, UNDO_GRANTED)
    assert picture(again) == before
    again.answer_undo(2, UNDO_DENIED)
    assert again.undo_request is None


def test_catching_up_is_all_or_nothing() -> None:
    match = a_parley(NOD(), HIDE(1))
    held = resumed(match, dumped(match), [])
    before = picture(held)
    moves = [match.play(0, NOD()), match.undo(0), match.undo(0)]
    with pytest.raises(NeedsHistory):
        held.catch_up(moves)
    assert picture(held) == before
    held.catch_up(moves[:2])
    assert dumps(held.state) == dumps(replayed(match, 4).state)


def test_what_needs_the_whole_journal_says_so(tmp_path: Path) -> None:
    match = a_parley(NOD(), HIDE(1), NOD())
    held = resumed(match, dumped(match), [])
    assert dumps(held.position_after(3)) == dumps(match.state)
    for act in (
        lambda: held.position_after(2),
        lambda: forked(held, 1, None),
        lambda: replayed(held, -1),
        lambda: export(held, None),
        lambda: MatchFile.create(tmp_path / "a.match", held),
    ):
        with pytest.raises(NeedsHistory):
            act()
    assert not list(tmp_path.iterdir())


def test_a_match_that_stopped_or_has_not_begun_has_no_standing() -> None:
    match = a_parley(NOD())
    match.read_only = "entry 2: other rules"
    with pytest.raises(ValueError, match="entry 2"):
        match.standing()
    with pytest.raises(ValueError, match="not begun"):
        Match(match.game, match.setting, match.fairness).standing()


def test_a_standing_stays_as_it_was_when_the_match_goes_on() -> None:
    match = a_skirmish()
    rng = Random(1)
    standing = match.standing()
    before = copy.deepcopy(dump_standing(match.game, standing))
    held = Match.resumed(match.game, match.setting, match.fairness, standing, [])
    play_on(match, rng)
    play_on(held, rng)
    assert dump_standing(match.game, standing) == before


# Nonsense

NONSENSE: list[Any] = [
    None,
    True,
    -1,
    -7,
    2**70,
    1.5,
    "",
    "x",
    [],
    [1],
    ["x"],
    [[]],
    [-1, -1, -1],
    {},
    {"x": 1},
    {"x": "y"},
]


def test_a_standing_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_parley(NOD())
    data = dumped(match)
    monkeypatch.setattr(PARLEY, "version", 2)
    with pytest.raises(ValueError, match="rules version 1, not 2"):
        load_standing(match.game, match.setting, data)


def test_a_standing_of_another_number_of_seats_is_refused() -> None:
    data = dumped(a_parley(NOD(), seats=3))
    match = a_parley()
    with pytest.raises(ValueError, match="each seat"):
        load_standing(match.game, match.setting, data)


def test_a_standing_of_nonsense_is_a_value_error_and_never_a_crash() -> None:
    match = a_skirmish()
    play_on(match, Random(2), moves=6)
    match.ask_undo(next(seat for seat in range(3) if match.last_choice(seat) >= 0))
    data = dumped(match)
    assert load_standing(match.game, match.setting, data).number == match.next_number - 1
    refused = 0
    places = [*((data, name) for name in data), *((data["state"], name) for name in data["state"])]
    places += [(data["undo_request"], name) for name in data["undo_request"]]
    for place, name in places:
        kept = place[name]
        for nonsense in NONSENSE:
            place[name] = nonsense
            try:
                load_standing(match.game, match.setting, data)
            except ValueError:
                refused += 1
            else:
                assert (name, nonsense) != ("rules", 2)
        del place[name]
        with pytest.raises(ValueError, match=r"."):
            load_standing(match.game, match.setting, data)
        place[name] = kept
    assert refused > 0.7 * len(places) * len(NONSENSE)


def test_a_standing_is_small_beside_its_match() -> None:
    match = new_match(DUEL, DUEL.setting(DUEL.built_in_pack(), "", {}, 2), seed="small")
    play_on(match, Random(1))
    assert sum(entry.kind == CHANCE_DRAW for entry in match.entries) > 5
    assert len(msgspec.json.encode(dumped(match))) < 2500
