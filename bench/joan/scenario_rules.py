"""Which rules the scenarios of Joan of Arc bring into play, measured in games that bots play (JA-13.2).

    python -m bench.joan.scenario_rules [--games N] [--seed SEED] [--only SCENARIO] [--workers W] [--write]

Each scenario, and the free battle, is played N times (default 20); Chinon, whose games are short, six times as often.
Nine games in ten are played by a curious bot, which does all kinds of things equally often, and one by greedy. Every
game is then replayed from its choices while the rule witness listens, so that a bot's mere thoughts do not count: only
what was chosen, what happened, and the steps of rules that no choice and no event names. Some rules only forbid: now
and then, choices are drawn from everything that the question knows, and the reasons for refusals are counted
separately. Prints the rules that no game used; exit status 1 if there are any. Every game is stored in
build/scenario_rules.jsonl, and the next run continues from there as long as the bots play the same. `--write` puts the
table into docs/scenarios-joan.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from functools import cache, partial
from random import Random
from typing import final

from bench.pages import ROOT, measured_commit, put
from bench.series.play_hash import play_hash
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.playing import Watcher, play_game
from timefront.bots.pools import Pool
from timefront.bots.registry import bot_named
from timefront.coverage import carriers
from timefront.games.registry import GAMES
from timefront.kernel.flow import OVER, State
from timefront.kernel.questions import Choice
from timefront.kernel.rulebook import CONTENT, WITNESS
from timefront.kernel.setting import Setting
from timefront.lab.kept import ResultStore

GAME = GAMES["joan_of_arc"]
FREE_BATTLE = "free_battle"
GREEDY_EVERY = 10
"""Every nth game is played by the greedy bot."""
GAMES_EACH = 20
TIMES = {"chinon": 6}
"""How many times as often as the others a scenario is played."""
CHUNK = 1
ASKED = 0.1
"""The share of questions at which possibly illegal choices are tried,"""
TRIES = 20
"""this many of each verb."""
WHY_NOT = "why not "
"""Prefix of the rules that were only named as reasons."""
FILE = ROOT / "build" / "scenario_rules.jsonl"
PAGE = ROOT / "docs" / "scenarios-joan.md"


@final
class Journal(Watcher):
    """Records what players and chance chose in a game."""

    def __init__(self) -> None:
        self.choices: list[Choice] = []

    def see(self, s: State, choice: Choice) -> None:
        """Note a choice that is about to be made."""
        self.choices.append(choice)


@final
class CuriousBot(Bot):
    """Does each kind of thing equally often, however many ways there are to do it."""

    def __init__(self) -> None:
        self.name = "curious"

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        verb = rng.choice(sorted({choice[0] for choice in knowledge.offers}))
        return rng.choice([choice for choice in knowledge.offers if choice[0] == verb])


def main() -> int:
    """Play the missing games and print what no game used; the exit status says whether every rule was used."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES_EACH)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--only", default="", help="only this scenario")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--write", action="store_true")
    wishes = parser.parse_args()
    kept, commit = ResultStore(FILE), measured_commit("src")
    used: dict[str, list[list[str]]] = {}
    for scenario in [*GAME.scenarios(GAME.built_in_pack()), FREE_BATTLE]:
        if wishes.only in ("", scenario):
            task = partial(games, scenario, wishes.seed)
            total = wishes.games * TIMES.get(scenario, 1)
            series = f"{wishes.seed} {scenario} {play_hash(GAME, setting_of(scenario, wishes.seed, 0))}"
            used[scenario] = kept.complete(series, task, total, CHUNK, Pool(wishes.workers))
            print(f"{scenario}: {len(rules_in(used[scenario]))} rules in {len(used[scenario])} games", flush=True)
    heard = {rule.removeprefix(WHY_NOT) for played in used.values() for rule in rules_in(played)}
    unused = [rule for rule in rules_of_play() if rule not in heard]
    print("in no game: " + (", ".join(unused) or "none"))
    if wishes.write:
        said = f"`python -m bench.joan.scenario_rules --games {wishes.games} --write`, commit {commit}:"
        put("rules", said, table(used), PAGE)
    return 1 if unused else 0


def games(scenario: str, seed: str, first: int, last: int) -> list[list[str]]:
    """The rules used in games number `first` up to, but not including, `last`."""
    return [rules_used(scenario, f"{seed}/{scenario}/{number}", number) for number in range(first, last)]


def rules_used(scenario: str, seed: str, number: int) -> list[str]:
    """Play a game, then replay its choices while the witness listens; at the end it is shown.

    Rules that were only named as reasons why something is not possible are marked.
    """
    setting = setting_of(scenario, seed, number)
    journal = Journal()
    bot = CuriousBot() if number % GREEDY_EVERY else bot_named("greedy")
    bots = [bot] * setting.seats
    play_game(GAME, setting, bots, seed, list(range(setting.seats)), watcher=journal)
    done: set[str] = set()
    reasons: set[str] = set()
    coarse = rules_of_steps()
    WITNESS.listener = lambda rule, where: (
        reasons if where.startswith("refusal ") else done if " " in where or rule in coarse else set()
    ).add(rule)
    try:
        play_again(setting, journal.choices, Random(seed))
    finally:
        WITNESS.listener = None
    return [*sorted(done), *(WHY_NOT + rule for rule in sorted(reasons - done))]


def play_again(setting: Setting, choices: list[Choice], rng: Random) -> None:
    """Replay a game from its choices; now and then, try choices that may be refused."""
    s = GAME.new(setting)
    s.sink = []
    for choice in choices:
        if s.seat >= 0 and rng.random() < ASKED:
            for verb in s.question().verbs:
                domain = [*verb.domain(s)]
                for asked in rng.sample(domain, min(len(domain), TRIES)):
                    s.refuse(s.seat, asked)
        s.answer(choice)
    assert s.seat == OVER
    GAME.view(s, None)


def setting_of(scenario: str, seed: str, number: int) -> Setting:
    """The setting of a scenario; in a free battle, of two suggested armies on one of the fields."""
    pack = GAME.built_in_pack()
    if scenario == FREE_BATTLE:
        book = GAME.armies
        assert book is not None
        lists, fields = book.choices(pack).lists, book.choices(pack).fields
        pair = [lists[(number + later) % len(lists)] for later in range(2)]
        armies = [book.suggest(pack, army, "small", f"{seed} {army}") for army in pair]
        pack, scenario = book.battle(pack, fields[number % len(fields)], armies)
    return GAME.setting(pack, scenario, {}, GAME.scenario_seats(pack, scenario)[0])


def rules_of_play() -> list[str]:
    """The rules that a game can use; those about content are covered by the pack check."""
    return [entry.id for entry in GAME.rulebook().entries.values() if entry.kind != CONTENT]


@cache
def rules_of_steps() -> frozenset[str]:
    """The rules that no verb and no event names; for all others, a step that could implement the rule is not enough."""
    named = {
        rule
        for rule, places in carriers(GAME).items()
        if any(place.startswith(("verb ", "event ")) for place in places)
    }
    return frozenset({*GAME.rulebook().entries} - named)


def rules_in(played: list[list[str]]) -> set[str]:
    """The rules that any of some games has used."""
    return {rule for heard in played for rule in heard}


def table(used: dict[str, list[list[str]]]) -> list[str]:
    """A row for each rule of play: how many games of each scenario used it; in brackets, named it only as a reason."""
    lines = ["| rule | " + " | ".join(used) + " |", "|---|" + "---:|" * len(used)]
    lines.append("| games | " + " | ".join(str(len(played)) for played in used.values()) + " |")
    for rule in rules_of_play():
        lines.append(f"| {rule} | " + " | ".join(cell(rule, played) for played in used.values()) + " |")
    return lines


def cell(rule: str, played: list[list[str]]) -> str:
    """How many games used a rule; if none did, in brackets how many named it as a reason."""
    done, reasons = (sum(mark + rule in heard for heard in played) for mark in ("", WHY_NOT))
    return str(done) if done else f"({reasons})" if reasons else ""


if __name__ == "__main__":
    sys.exit(main())
