"""Positions from outside: however they are changed, they are refused with a message or can be played."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.contract.mutated_starts import positions, try_out
from timefront.games.registry import GAMES
from timefront.kernel.flow import FRAMES, dump_state
from timefront.kernel.records import layout_of
from timefront.matches.rehearsal import rehearse
from timefront.matches.standing import load_position

SECONDS = 30.0
"""Far more than any of them needs: only an endless loop takes longer."""
PORTION = 1_000


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_a_position_has_a_range(name: str) -> None:
    game = GAMES[name]
    pack = game.built_in_pack()
    setting = positions(game, Random(1), 1)[0][0]
    ranges = game.ranges(setting)
    assert set(ranges.columns) == set(layout_of(game.state_type).names), pack.hash
    package = game.state_type.__module__.rpartition(".")[0]
    frames = [frame for frame in FRAMES.values() if frame.__module__.startswith(package)]
    assert {name for frame in frames for name in layout_of(frame).names} == set(ranges.fields)


@pytest.mark.parametrize("name", GAMES)
def test_positions_of_real_games_are_let_through(name: str) -> None:
    game = GAMES[name]
    for setting, stored in positions(game, Random(2), 60):
        s = load_position(game, setting, msgspec.json.decode(stored))
        assert msgspec.json.encode(dump_state(s)) == stored
    rehearse(game, s, Random(3))


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_hundreds_of_mutated_starts_are_refused_or_played(name: str) -> None:
    fates, faults = try_out(GAMES[name], seed=7, count=200, seconds=SECONDS)
    assert faults == []
    assert set(fates) == {"refused", "refused when tried out", "played"}


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
def test_a_thousand_mutated_starts_are_refused_or_played(name: str) -> None:
    """`make campaign` tries a hundred thousand for each game, in portions of five thousand."""
    fates, faults = try_out(GAMES[name], seed=1000, count=PORTION, seconds=SECONDS)
    assert faults == []
    assert fates.total() == PORTION


@pytest.mark.parametrize("name", GAMES)
def test_negative_sets_are_refused(name: str) -> None:
    game = GAMES[name]
    setting, stored = positions(game, Random(4), 1)[0]
    columns = game.ranges(setting).columns
    for column, allowed in columns.items():
        data = msgspec.json.decode(stored)
        value = data["fields"][column]
        if isinstance(value, list) and value:
            value[0] = allowed.low - 1
        elif not isinstance(value, list):
            data["fields"][column] = allowed.low - 1
        else:
            continue
        with pytest.raises(ValueError, match=r"range"):
            load_position(game, setting, data)


def test_declarations_of_a_war_whose_lists_do_not_fit_are_refused() -> None:
    """Played at random, such a position may go well for a long time, so trying it out need not find the fault."""
    game = GAMES["joan_of_arc"]
    tried = 0
    for setting, stored in positions(game, Random(5), 60):
        for place, (_, _, fields) in enumerate(msgspec.json.decode(stored)["stack"]):
            for name in set(fields) & {"deeds", "aims", "ways", "strikes", "spent"} if "deeds" in fields else ():
                data = msgspec.json.decode(stored)
                data["stack"][place][2][name].append(-1)
                tried += 1
                with pytest.raises(ValueError, match=r"declared|range"):
                    load_position(game, setting, data)
    assert tried > 20


def test_a_campaign_in_another_phase_than_its_turn_has_come_to_is_refused() -> None:
    game = GAMES["battle_through_history"]
    tried = 0
    for setting, stored in positions(game, Random(6), 20):
        for place, (_, _, fields) in enumerate(msgspec.json.decode(stored)["stack"][:-1]):
            for phase in {1, 2, 3} - {fields["phase"]} if "phase" in fields else ():
                data = msgspec.json.decode(stored)
                data["stack"][place][2]["phase"] = phase
                tried += 1
                with pytest.raises(ValueError, match="phase"):
                    load_position(game, setting, data)
    assert tried > 20
