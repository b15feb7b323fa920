"""Which rules the scenarios of Joan of Arc bring into play, measured in games that bots play (JA-13.2).

    python -m bench.joan.scenario_rules [--games N] [--seed SEED] [--only SCENARIO] [--workers W] [--write]

Each scenario is played N times (default 20); Chinon, whose games are short, six times as often, and free battles, with
their many armies, three times.
Of ten games, five are played by an explorer, which prefers what brings in rules that the game has not used, four by a
curious bot, which does all kinds of things equally often, and one by greedy. Free battles are small, medium and large
in turn; of some suggested armies the one with the rarest skills fights.

Every game is then replayed from its choices while the rule witness listens, so that a bot's mere thoughts do not count:
only what was chosen, what happened, and uses that the rules cite one by one; for rules that nothing of the kind names,
the steps that carry them out. Now and then, choices are drawn from everything that the question knows, and the reasons
for refusals are counted separately. Prints the rules that no game used, and those that were only ever a reason; exit
status 1 if there are any. Every game is stored in build/scenario_rules.jsonl, and the next run continues from there as
long as the bots play the same. `--write` puts the table into docs/scenarios-joan.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
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
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.events.attacks import DieRerolled
from timefront.games.joan_of_arc.rules.attack.rework import BY_FEINT, BY_PARRY
from timefront.games.joan_of_arc.state import War
from timefront.games.registry import GAMES
from timefront.kernel.armies import Army
from timefront.kernel.events import Event
from timefront.kernel.flow import OVER, State
from timefront.kernel.questions import Choice
from timefront.kernel.rulebook import CONTENT, WITNESS
from timefront.kernel.setting import Setting
from timefront.lab.kept import ResultStore

GAME = GAMES["joan_of_arc"]
FREE_BATTLE = "free_battle"
GREEDY_EVERY = 10
"""Every nth game is played by the greedy bot,"""
EXPLORED = (1, 3, 6, 8, 9)
"""and those with these last digits by the explorer."""
CURIOSITY = 0.3
"""The share of questions at which the explorer is only curious."""
SUGGESTIONS = 12
"""How many suggested armies are looked at."""
VERSION = 2
"""To be raised when other games are played or other uses cited: older results are then left aside."""
GAMES_EACH = 20
TIMES = {"chinon": 6, FREE_BATTLE: 3}
"""How many times as often as the others a scenario is played."""
CHUNK = 1
ASKED = 0.1
"""The share of questions at which possibly illegal choices are tried,"""
TRIES = 20
"""this many of each verb."""
WHY_NOT = "why not "
"""Prefix of the rules that were only named as reasons."""
REROLLS = {BY_FEINT: "JA-9.feint", BY_PARRY: "JA-9.parry"}
"""The rerolls whose rule their event does not name."""
CITED = frozenset(
    {
        *("JA-5.2", "JA-5.6", "JA-9.charge", "JA-9.cohesion", "JA-9.feint", "JA-9.fireproof", "JA-9.impetuous"),
        *("JA-9.parry", "JA-9.rally", "JA-9.retaliation", "JA-9.support", "JA-10.3", "JA-10.6", "JA-12.5", "JA-12.8"),
    }
)
"""The rules whose steps do other things, too; each use is cited where it is made."""
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
        return one_of_a_kind(knowledge.offers, rng)


@final
class Explorer(Bot):
    """Prefers what brings in rules that have not been used in its game, at once or by what could be chosen next."""

    def __init__(self, *, gathers: bool) -> None:
        self.name = "explorer"
        self.gathers = gathers
        """Whether it also keeps its units together, so that they can help each other."""
        self.used: set[str] = set()

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        best = knowledge.offers
        if len(best) > 1 and rng.random() >= CURIOSITY:
            position = knowledge.sample(rng)
            gains = [self.gain(position.clone(), choice) for choice in best]
            best = [choice for choice, gain in zip(best, gains, strict=True) if gain == max(gains)]
        choice = one_of_a_kind(best, rng)
        self.used |= rules_by(knowledge.sample(rng), choice)
        return choice

    def gain(self, s: State, choice: Choice) -> tuple[int, int]:
        """How many new rules a choice uses or makes possible; then, how few areas the units stand on."""
        assert isinstance(s, War)
        seat = s.seat
        rules = rules_by(s, choice)
        if s.seat == seat:
            verbs = {offer[0] for offer in s.offer()}
            rules |= {verb.rule for verb in s.question().verbs if verb.name in verbs}
        areas = {place for unit, place in enumerate(s.place) if place >= 0 and s.owner[unit] == seat}
        return len(rules - self.used), -len(areas) if self.gathers else 0


def rules_by(s: State, choice: Choice) -> set[str]:
    """The rules that a choice uses."""
    s.sink = []
    ear = Ear()
    ear.listen(partial(s.answer, choice))
    return ear.done


def one_of_a_kind(offers: list[Choice], rng: Random) -> Choice:
    """Any kind of choice, each equally likely, then any choice of that kind."""
    verb = rng.choice(sorted({choice[0] for choice in offers}))
    return rng.choice([choice for choice in offers if choice[0] == verb])


@final
class Ear:
    """Hears which rules are used, and which are only named as reasons why something is not possible."""

    def __init__(self) -> None:
        self.done: set[str] = set()
        self.reasons: set[str] = set()

    def hear(self, rule: str, where: str) -> None:
        """A rule was cited: by a refusal, by something chosen, by an event or a use, or by a mere step."""
        if where.startswith("refusal "):
            self.reasons.add(rule)
        elif " " in where or rule in rules_of_steps():
            self.done.add(rule)

    def listen(self, happening: Callable[[], None]) -> None:
        """Hear what is cited while something happens."""
        before, WITNESS.listener = WITNESS.listener, self.hear
        try:
            happening()
        finally:
            WITNESS.listener = before


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
            series = f"{wishes.seed} {scenario} {play_hash(GAME, setting_of(scenario, wishes.seed, 0))} {VERSION}"
            used[scenario] = kept.complete(series, task, total, CHUNK, Pool(wishes.workers))
            print(f"{scenario}: {len(rules_in(used[scenario]))} rules in {len(used[scenario])} games", flush=True)
    unused, reasons = unused_rules(used)
    print("in no game: " + (", ".join(unused) or "none"))
    print("only ever a reason: " + (", ".join(reasons) or "none"))
    if wishes.write:
        said = f"`python -m bench.joan.scenario_rules --games {wishes.games} --write`, commit {commit}:"
        put("rules", said, table(used), PAGE)
    return 1 if unused or reasons else 0


def games(scenario: str, seed: str, first: int, last: int) -> list[list[str]]:
    """The rules used in games number `first` up to, but not including, `last`."""
    return [rules_used(scenario, f"{seed}/{scenario}/{number}", number) for number in range(first, last)]


def rules_used(scenario: str, seed: str, number: int) -> list[str]:
    """Play a game, then replay its choices while the witness listens; at the end it is shown.

    Rules that were only named as reasons why something is not possible are marked.
    """
    setting = setting_of(scenario, seed, number)
    journal = Journal()
    bots = [bot_of(number)] * setting.seats
    play_game(GAME, setting, bots, seed, list(range(setting.seats)), watcher=journal)
    ear = Ear()
    ear.listen(partial(play_again, setting, journal.choices, Random(seed)))
    return [*sorted(ear.done), *(WHY_NOT + rule for rule in sorted(ear.reasons - ear.done))]


def bot_of(number: int) -> Bot:
    """Who plays a game on all seats."""
    if number % GREEDY_EVERY == 0:
        return bot_named("greedy")
    return Explorer(gathers=number % 3 > 0) if number % 10 in EXPLORED else CuriousBot()


def play_again(setting: Setting, choices: list[Choice], rng: Random) -> None:
    """Replay a game from its choices; now and then, try choices that may be refused."""
    s = GAME.new(setting)
    events: list[Event] = []
    s.sink = events
    for choice in choices:
        if s.seat >= 0 and rng.random() < ASKED:
            for verb in s.question().verbs:
                domain = [*verb.domain(s)]
                for asked in rng.sample(domain, min(len(domain), TRIES)):
                    s.refuse(s.seat, asked)
        s.answer(choice)
        for event in events:
            if isinstance(event, DieRerolled):
                WITNESS.cite((REROLLS.get(event.reroll, ""),), "reroll by skill")
        events.clear()
    assert s.seat == OVER
    GAME.view(s, None)


def setting_of(scenario: str, seed: str, number: int) -> Setting:
    """The setting of a scenario; in a free battle, of two suggested armies of one size on one of the fields."""
    pack = GAME.built_in_pack()
    if scenario == FREE_BATTLE:
        book = GAME.armies
        assert book is not None
        lists, fields, sizes = book.choices(pack).lists, book.choices(pack).fields, [*book.choices(pack).sizes]
        size = sizes[number // len(lists) % len(sizes)]
        pair = [lists[(number + later) % len(lists)] for later in range(2)]
        armies = [versatile_army(army, size, f"{seed} {army}") for army in pair]
        pack, scenario = book.battle(pack, fields[number % len(fields)], armies)
    return GAME.setting(pack, scenario, {}, GAME.scenario_seats(pack, scenario)[0])


def versatile_army(army: str, size: str, seed: str) -> Army:
    """Of some suggested armies of a list, the one with the rarest skills."""
    pack, book = GAME.built_in_pack(), GAME.armies
    assert book is not None
    drawn = [book.suggest(pack, army, size, f"{seed} {number}") for number in range(SUGGESTIONS)]
    printed = {unit.key: {skill.skill for skill in unit.skills} for unit in read_pack(pack).profiles}
    cards = Counter(skill for skills in printed.values() for skill in skills)

    def rarity(of: Army) -> float:
        return sum(1 / cards[skill] for skill in {skill for unit in of.units for skill in printed[unit]})

    return max(drawn, key=rarity)


def rules_of_play() -> list[str]:
    """The rules that a game can use; those about content are covered by the pack check."""
    return [entry.id for entry in GAME.rulebook().entries.values() if entry.kind != CONTENT]


@cache
def rules_of_steps() -> frozenset[str]:
    """The rules that no verb, no event and no cited use names; for others, a step that could be a use is not enough."""
    named = {
        rule
        for rule, places in carriers(GAME).items()
        if any(place.startswith(("verb ", "event ")) for place in places)
    }
    return frozenset({*GAME.rulebook().entries} - named - CITED)


def rules_in(played: list[list[str]]) -> set[str]:
    """The rules that any of some games has used."""
    return {rule for heard in played for rule in heard}


def unused_rules(used: dict[str, list[list[str]]]) -> tuple[list[str], list[str]]:
    """The rules that came up in no game, and those that were never more than a reason why something is not possible."""
    heard = {rule for played in used.values() for rule in rules_in(played)}
    unused = [rule for rule in rules_of_play() if rule not in heard]
    reasons = [rule for rule in unused if WHY_NOT + rule in heard]
    return [rule for rule in unused if rule not in reasons], reasons


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
