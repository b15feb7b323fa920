"""What every game must do to be a game of the kernel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.conftest import settings_of
from tests.contract.walks import positions, random_answer, walk
from timefront.games.registry import GAMES
from timefront.kernel.events import field_names
from timefront.kernel.flow import CHANCE, FRAMES, OVER, State, dumps, loads
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.questions import GENERIC, Refusal
from timefront.kernel.records import layout_of
from timefront.kernel.setting import Setting
from timefront.texts.catalogue import Catalogue
from timefront.texts.phrasing import TextError
from timefront.texts.vocabulary import questions_of


def test_a_position_survives_saving_and_cloning_anywhere(game: Game[Any]) -> None:
    for s in positions(game, "save", 150):
        saved = dumps(s)
        setting = s.setting  # type: ignore[attr-defined]
        assert dumps(loads(game.state_type, setting, saved)) == saved
        assert dumps(s.clone()) == saved


def test_a_clone_goes_its_own_way(game: Game[Any]) -> None:
    rng = Random(1)
    for s in positions(game, "clone", 60):
        if s.seat == OVER:
            continue
        before = dumps(s)
        copy = s.clone()
        for _ in range(10):
            if copy.seat != OVER:
                copy.answer(random_answer(copy, rng))
        assert dumps(s) == before


def test_a_clone_stays_when_the_original_goes_on(game: Game[Any]) -> None:
    """Copies share what neither changes: whichever copy moves first, the others stay as they are."""
    for number in range(2):
        kept: list[tuple[State, bytes]] = []
        for s in walk(game, f"stays{number}", number=number):
            kept.append((s.clone(), dumps(s)))
        assert all(dumps(copy) == before for copy, before in kept)
        for copy, before in kept:
            twin = copy.clone()
            rng = Random(number)
            for _ in range(12):
                if copy.seat != OVER:
                    copy.answer(random_answer(copy, rng))
            assert dumps(twin) == before


@pytest.mark.slow
def test_a_loaded_position_plays_on_like_the_original(game: Game[Any]) -> None:
    for s in positions(game, "load", 40):
        loaded = loads(game.state_type, s.setting, dumps(s))  # type: ignore[attr-defined]
        a, b, copy = Random(7), Random(7), s.clone()
        while copy.seat != OVER:
            copy.answer(random_answer(copy, a))
            loaded.answer(random_answer(loaded, b))
            assert dumps(copy) == dumps(loaded)


@pytest.mark.slow
def test_every_game_ends_with_an_outcome_and_never_runs_into_a_dead_end(game: Game[Any]) -> None:
    for number in range(3 * len(settings_of(game))):
        for s in walk(game, f"end{number}", number=number):
            if s.seat >= 0:
                assert s.offer(), s.question_name()
                assert game.outcome(s) is None
            elif s.seat == CHANCE:
                assert s.chance().total > 0
        outcome = game.outcome(s)
        assert outcome is not None
        assert outcome.winners
        shares = [outcome.share(seat) for seat in range(s.setting.seats)]  # type: ignore[attr-defined]
        assert sum(shares) == pytest.approx(1)


def test_offers_are_sorted_and_each_is_there_once(game: Game[Any]) -> None:
    for s in positions(game, "sorted", 200):
        if s.seat >= 0:
            assert s.offer() == sorted(set(s.offer()))


@pytest.mark.slow
def test_offers_and_refusals_agree_over_the_whole_domain(game: Game[Any]) -> None:
    for s in positions(game, "domain", 120):
        if s.seat < 0:
            continue
        offers = set(s.offer())
        domain = {choice for verb in s.question().verbs for choice in verb.domain(s)}
        assert offers <= domain
        before = dumps(s)
        for choice in domain:
            assert (s.refuse(s.seat, choice) is None) == (choice in offers), (s.question_name(), choice)
        assert dumps(s) == before


def refusals_met(game: Game[Any]) -> dict[str, tuple[Setting, Refusal]]:
    """One of each kind of refusal that well-formed choices in random positions lead to."""
    met: dict[str, tuple[Setting, Refusal]] = {}
    for s in positions(game, "refusals", 150):
        for verb in s.question().verbs if s.seat >= 0 else ():
            for choice in verb.domain(s):
                refusal = s.refuse(s.seat, choice)
                if refusal is not None:
                    kind = f"{s.question_name()} {refusal.rule} {refusal.key} {sorted(refusal.about)}"
                    met.setdefault(kind, (s.setting, refusal))  # type: ignore[attr-defined]
    return met


def faults_of(game: Game[Any], setting: Setting, refusal: Refusal) -> list[str]:
    """What is wrong with the reason for a refusal."""
    found = [] if refusal.rule in game.rulebook().entries else [f"no rule {refusal.rule}"]
    if refusal.key in GENERIC:
        found.append("not a reason of its own")
    if game.name in GAMES:
        for language in LANGUAGES:
            try:
                Catalogue(game, setting.pack, language).refusal(setting, refusal)
            except TextError as error:
                found.append(str(error))
    return found


@pytest.mark.long
def test_every_refusal_cites_a_rule_of_the_rulebook_and_has_a_sentence_in_every_language(game: Game[Any]) -> None:
    met = refusals_met(game)
    assert len(met) > min(4, len(questions_of(game)) - 1)  # a small game has few questions
    assert not {kind: faults for kind, reason in met.items() if (faults := faults_of(game, *reason))}


@pytest.mark.long
def test_a_refusal_without_a_rule_a_reason_or_a_sentence_is_found_out(game: Game[Any]) -> None:
    setting, refusal = next(iter(refusals_met(game).values()))
    for wrong in (Refusal("", refusal.key), Refusal("XX-1.1", refusal.key), Refusal(refusal.rule, "malformed")):
        assert faults_of(game, setting, wrong)
    missing = faults_of(game, setting, Refusal(refusal.rule, "no-such-reason"))
    assert len(missing) == (len(LANGUAGES) if game.name in GAMES else 0)


def test_no_fact_has_a_field_called_as_what_every_fact_tells(game: Game[Any]) -> None:
    """Such a field would hide the fact's name or rule."""
    assert [kind.__name__ for kind in game.events if {"event", "rule"} & set(field_names(kind))] == []


NONSENSE: list[Any] = [
    *[(), ("",), (None,), ("fly", 1), ("play",), ("play", 0), ("push", None, None), (["play"], 0)],
    *[("play", 0, 0, 0, 0), ("play", -1, 0, 0), ("play", "0", 0, 0), ("play", 0.0, 0, 0), ("play", True, 0, 0)],
    *[("play", 10**30, 0, 0), ("play", [0], 0, 0), ("play", {}, 0, 0)],
    *[["play", 0, 0, 0], ["pass"], 5, {"play": 1}, {5}, None, "play", 1.5],
]


def test_nonsense_is_refused_and_changes_nothing(game: Game[Any]) -> None:
    for s in positions(game, "nonsense", 40):
        before = dumps(s)
        for choice in NONSENSE:
            for seat in (-5, -1, 0, 1, 99):
                assert s.refuse(seat, choice) is not None
        assert dumps(s) == before


MOST_RESULTS = 50_000
"""For bigger pools of dice not every result is looked at."""


def test_chance_weights_sum_up_and_samples_are_possible(game: Game[Any]) -> None:
    rng = Random(3)
    seen = 0
    for s in positions(game, "chance", 300):
        if s.seat == CHANCE:
            seen += 1
            chance = s.chance()
            assert chance.purpose in game.purposes
            assert chance.allows(chance.sample(rng))
            if chance.total <= MOST_RESULTS:
                results = dict(chance.results())
                assert sum(results.values()) == chance.total
                assert all(weight > 0 for weight in results.values())
                assert all(chance.allows(result) for result in results)
    assert seen > 20


@pytest.mark.slow
def test_pieces_are_conserved(game: Game[Any]) -> None:
    for number in range(20):
        for s in walk(game, f"pieces{number}", number=number):
            assert game.check(s) == []


def test_frames_hold_plain_data(game: Game[Any]) -> None:
    frames = [frame for name, frame in FRAMES.items() if name.startswith(f"{game.name}.")]
    assert frames
    for frame in frames:
        layout_of(frame)


def test_every_question_of_a_random_game_knows_its_rules(game: Game[Any]) -> None:
    known = set(game.rulebook().entries) if (game.folder / "rulebook").is_dir() else None
    for s in positions(game, "rules", 150):
        if s.seat >= 0:
            question = s.question()
            assert question.rules
            assert all(verb.rule for verb in question.verbs)
            assert known is None or set(question.rules) | {verb.rule for verb in question.verbs} <= known
