"""Data sets of games: what is written can be read back, and holds what the seats knew."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from timefront.bots.bot import Knowledge, RandomBot
from timefront.bots.pools import THIS_PROCESS, Pool
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER
from timefront.lab.coding import coder_of
from timefront.lab.export import export, head_of, read_games, read_head
from timefront.lab.observing import Observer
from timefront.lab.simulate import Study, play_games


def written(folder: Path, study: Study, *, views: bool = False, workers: int = 1) -> Path:
    file = folder / f"{study.game}.{workers}.jsonl"
    export(study, file, views=views, pool=Pool(workers), progress=lambda _: None)
    return file


@pytest.mark.parametrize("name", GAMES)
def test_a_data_set_tells_every_decision_of_its_games(name: str, tmp_path: Path) -> None:
    game = GAMES[name]
    study = Study(name, ["random"] * game.seat_counts[0], 2, seed="told")
    file = written(tmp_path, study, views=True)
    assert read_head(file) == head_of(study)
    setting = study.setting()
    coder, observer = coder_of(game, setting), Observer(game, setting)
    for record in read_games(file):
        seed = f"told/{record.game}"
        luck, rngs = Random(f"{seed}/chance"), [Random(f"{seed}/{seat}") for seat in range(setting.seats)]
        left = iter(record.decisions)
        s = game.new(setting)
        while s.seat != OVER:
            if s.seat == CHANCE:
                s.answer(s.chance().sample(luck))
                continue
            offers = s.offer()
            if len(offers) == 1:
                s.answer(offers[0])
                continue
            told = next(left)
            assert told.seat == s.seat
            assert tuple(told.choice) == RandomBot().choose(Knowledge(game, s, s.seat), rngs[s.seat])
            assert told.options == coder.options(offers)
            assert coder.choice(offers, (told.number,)) == tuple(told.choice)
            assert told.observation == observer.observe(s, s.seat)
            assert told.view == msgspec.json.decode(msgspec.json.encode(game.view(s, s.seat)))
            s.answer(tuple(told.choice))
        assert next(left, None) is None
        outcome = game.outcome(s)
        assert outcome is not None
        assert record.shares == [outcome.share(seat) for seat in range(setting.seats)]
        assert (record.points, record.reason) == ([*outcome.points], outcome.reason)


def test_a_data_set_is_the_same_for_any_number_of_workers_and_agrees_with_simulate(tmp_path: Path) -> None:
    study = Study("duel_of_time", ["random", "greedy:4"], 60)
    files = [written(tmp_path, study, workers=workers) for workers in (1, 2)]
    assert files[0].read_bytes() == files[1].read_bytes()
    games = [*read_games(files[0])]
    assert [one.game for one in games] == [*range(60)]
    tally = play_games(study, 0, 60)
    assert [sum(one.shares[seat] for one in games) for seat in range(2)] == tally.shares
    assert sum(len(one.decisions) for one in games) == tally.decisions
    assert all(one.view is None for game in games for one in game.decisions)


def test_the_observer_tells_how_long_an_observation_is() -> None:
    for name, game in GAMES.items():
        most = game.scenario_seats(game.built_in_pack(), "")[-1]
        setting = Study(name, ["random"] * most, 1).setting()
        observer = Observer(game, setting)
        s = game.new(setting)
        assert len(observer.observe(s, 0)) == len(observer.observe(s, 1, (1, 2))) == observer.length


def test_the_luck_of_every_draw_is_told_if_it_is_asked_for(tmp_path: Path) -> None:
    study = Study("battle_through_history", ["random", "random"], 2, seed="lucky")
    plain, lucky = tmp_path / "plain.jsonl", tmp_path / "lucky.jsonl"
    for file, luck in ((plain, False), (lucky, True)):
        export(study, file, views=False, luck=luck, pool=THIS_PROCESS, progress=lambda _: None)
    for without, record in zip(read_games(plain), read_games(lucky), strict=True):
        assert without.luck == []
        assert record.decisions == without.decisions
        assert any(any(row.luck) for row in record.luck)
        assert all(sum(row.luck) == pytest.approx(0, abs=1e-9) for row in record.luck)
        assert {row.purpose for row in record.luck} <= set(GAMES[study.game].purposes)
