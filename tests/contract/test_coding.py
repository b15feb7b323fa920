"""Choices and positions as numbers, for learning programs: the same law for every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.contract.conftest import settings_of
from tests.contract.walks import positions
from timefront.games.registry import GAMES
from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.lab.coding import MOST_OFFERS, SCHEMES, Coder, UnknownNumber, coder_of

POSITIONS = 120
OURS = ("duel_of_time", "battle_through_history", "joan_of_arc")


def of(game: Game[Any], s: State, scheme: str, known: dict[int, Coder]) -> Coder:
    """The coder of a position's setting, made once."""
    setting = s.setting  # type: ignore[attr-defined]
    return known.setdefault(id(setting), coder_of(game, setting, scheme))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_offer_has_numbers_of_its_own_that_lead_back_to_it(game: Game[Any], scheme: str) -> None:
    known: dict[int, Coder] = {}
    for s in positions(game, f"coding/{scheme}", POSITIONS):
        if s.seat < 0:
            continue
        offers = s.offer()
        coder = of(game, s, scheme, known)
        rows = [coder.row(offers, offer) for offer in offers]
        assert len(set(rows)) == len(offers)
        for offer, row in zip(offers, rows, strict=True):
            for place, number in enumerate(row):
                assert number in coder.options(offers, row[:place])
                assert 0 <= number < coder.size
            assert coder.choice(offers, row) == tuple(offer) or len(offers) == 1
        mask = coder.mask(offers)
        assert len(mask) == coder.size
        assert [number for number, bit in enumerate(mask) if bit] == coder.options(offers)


def test_any_way_through_the_options_ends_at_an_offer(game: Game[Any]) -> None:
    known: dict[int, Coder] = {}
    rng = Random(3)
    for s in positions(game, "ways", POSITIONS):
        if s.seat < 0 or len(offers := s.offer()) == 1:
            continue
        coder = of(game, s, "tokens", known)
        row: tuple[int, ...] = ()
        while (choice := coder.choice(offers, row)) is None:
            options = coder.options(offers, row)
            assert len(options) > 1 or not row
            row = (*row, rng.choice(options))
        assert choice in offers
        assert coder.options(offers, row) == []


def test_flat_numbers_stand_for_the_same_choice_in_every_position(game: Game[Any]) -> None:
    known: dict[int, Coder] = {}
    meaning: dict[tuple[str, int], object] = {}
    for s in positions(game, "meaning", POSITIONS):
        if s.seat >= 0:
            coder = of(game, s, "flat", known)
            for offer in s.offer():
                number = coder.row([], offer)[0]
                assert meaning.setdefault((coder.fingerprint, number), tuple(offer)) == tuple(offer)


def test_a_fingerprint_tells_schemes_settings_and_games_apart() -> None:
    prints = {
        coder_of(game, setting, scheme).fingerprint
        for game in GAMES.values()
        for setting in settings_of(game)
        for scheme in ("flat", "tokens")
    }
    assert len(prints) > 2 * len(GAMES)
    game = GAMES["duel_of_time"]
    setting = settings_of(game)[0]
    assert coder_of(game, setting).fingerprint == coder_of(game, setting).fingerprint


def test_numbers_that_stand_for_nothing_are_refused() -> None:
    game = GAMES["duel_of_time"]
    setting = settings_of(game)[0]
    offers = [("rally", 0), ("rally", 1)]
    for scheme in SCHEMES:
        coder = coder_of(game, setting, scheme)
        with pytest.raises(UnknownNumber):
            coder.choice(offers, (coder.size,))
        with pytest.raises(UnknownNumber):
            coder.choice(offers, (-1,))
    with pytest.raises(UnknownNumber):
        coder_of(game, setting).row(offers, ("rally", 99))
    with pytest.raises(UnknownNumber, match="more than"):
        coder_of(game, setting, "offers").options([("rally", number) for number in range(MOST_OFFERS + 1)])
    with pytest.raises(ValueError, match="no scheme"):
        coder_of(game, setting, "words")


def test_features_are_as_many_as_the_groups_say_and_tell_no_secrets(game: Game[Any]) -> None:
    if game.name in OURS:
        assert game.feature_groups(settings_of(game)[0])
    elif not game.feature_groups(settings_of(game)[0]):
        pytest.skip("this game has no features")
    rng = Random(5)
    different = 0
    for s in positions(game, "features", POSITIONS):
        setting = s.setting  # type: ignore[attr-defined]
        length = sum(count for _, count in game.feature_groups(setting))
        for seat in range(setting.seats):
            features = game.features(s, seat)
            assert len(features) == length
            assert all(type(feature) is int and abs(feature) < 2**62 for feature in features)
            assert game.features(game.determinize(s, seat, rng), seat) == features
        different += len({tuple(game.features(s, seat)) for seat in range(setting.seats)}) > 1
    assert different > POSITIONS / 2
