"""What a report notes of each game while bots play it."""

from __future__ import annotations

from collections import Counter
from typing import Any, final

from msgspec import Struct

from timefront.bots.playing import Watcher
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.kernel.rulebook import WITNESS
from timefront.lab.luck import LuckLedger
from timefront.lab.simulate import Study
from timefront.lab.storing import match_of, play_fairly
from timefront.matches.match import Match

JUDGED = 12
"""Results of a draw that are judged for its luck."""


class GameNotes(Struct):
    """One game of a study."""

    number: int
    shares: list[float]
    is_shared: bool
    reason: str
    moves: int
    offers: list[int]
    """At each decision, among how many offers."""
    curve: list[list[float]]
    """Before each decision, every seat's chance to win by the game's own judgement."""
    luck: list[float]
    """By seat, the luck of all draws."""
    offered: list[str]
    """The verbs that were offered at least once."""
    chosen: dict[str, int]
    """How often each verb was chosen where there was something to choose from."""
    things: list[tuple[str, int]]
    """The kinds and ids that choices named at least once."""
    rules: list[str]
    """The rules that were carried out."""
    measures: dict[str, float]


@final
class Notes(Watcher):
    """Watches a game for a report."""

    def __init__(self, game: Game[Any], seed: str) -> None:
        self.game = game
        self.ledger = LuckLedger(game, seed, samples=JUDGED)
        self.offers: list[int] = []
        self.curve: list[list[float]] = []
        self.offered: set[str] = set()
        self.chosen: Counter[str] = Counter()
        self.things: set[tuple[str, int]] = set()
        self.rules: set[str] = set()

    def see(self, s: State, answer: Choice) -> None:
        before, WITNESS.listener = WITNESS.listener, None  # what is only tried out is no rule in play
        try:
            self.ledger.see(s, answer)
            if s.seat != CHANCE:
                self._see_choice(s, answer)
        finally:
            WITNESS.listener = before

    def _see_choice(self, s: State, choice: Choice) -> None:
        offers = s.offer()
        self.offered |= {offer[0] for offer in offers}
        verb = s.question().verb(choice[0])
        if verb is not None:
            self.things |= {(kind.name, value) for kind, value in zip(verb.kinds.values(), choice[1:], strict=True)}
        if len(offers) > 1:
            self.offers.append(len(offers))
            self.curve.append(self.game.judge.evaluate(s))
            self.chosen[choice[0]] += 1

    def hear(self, rule_id: str, _: str) -> None:
        """A rule was carried out."""
        self.rules.add(rule_id)


def seed_of(study: Study, number: int) -> str:
    """The seed of a game of a study."""
    return f"{study.seed}/{number}"


def noted_games(study: Study, first: int, last: int) -> list[GameNotes]:
    """The games with the numbers from `first` up to, not including, `last`."""
    return [noted_game(study, number) for number in range(first, last)]


def noted_game(study: Study, number: int) -> GameNotes:
    """One game of a study."""
    game, setting = GAMES[study.game], study.setting()
    notes = Notes(game, seed_of(study, number))
    bots = [player_named(name) for name in study.bots]
    before, WITNESS.listener = WITNESS.listener, notes.hear
    try:
        played = play_fairly(game, setting, bots, seed_of(study, number), [*range(setting.seats)], notes)
    finally:
        WITNESS.listener = before
        for bot in bots:
            bot.close()
    outcome = played.outcome
    return GameNotes(
        number,
        [outcome.share(seat) for seat in range(setting.seats)],
        game.is_shared(setting, outcome),
        outcome.reason,
        played.moves,
        notes.offers,
        notes.curve,
        notes.ledger.of_chance(setting.seats),
        sorted(notes.offered),
        dict(notes.chosen),
        sorted(notes.things),
        sorted(notes.rules),
        game.judge.measures(played.s),
    )


def stored_game(study: Study, number: int) -> Match:
    """One game of a study, as a match."""
    game, setting = GAMES[study.game], study.setting()
    bots = [player_named(name) for name in study.bots]
    match = match_of(game, setting, bots, seed_of(study, number), [*range(setting.seats)])
    for bot in bots:
        bot.close()
    return match
