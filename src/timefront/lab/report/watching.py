"""What a report records of each game while bots play it."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from typing import Any, final

from msgspec import Struct, convert, to_builtins

from timefront.bots.playing import Watcher
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, State
from timefront.kernel.game import Game
from timefront.kernel.narrator import scenario_of
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting
from timefront.lab.kept import ResultStore
from timefront.lab.luck import LuckLedger
from timefront.lab.simulate import Study
from timefront.lab.storing import match_of, play_fairly
from timefront.matches.match import Match

Named = tuple[str, str]
"""A thing that choices name: its kind, and its key in the catalogues, which is the same in all scenarios."""
JUDGED = 12
"""How many results of a draw are judged for its luck."""


class GameNotes(Struct):
    """One game of a study."""

    number: int
    scenario: str
    """The one that was played."""
    sides: list[int]
    """By seat, the side that it fights for."""
    shares: list[float]
    is_shared: bool
    reason: str
    moves: int
    offers: list[int]
    """The number of offers at each decision."""
    curve: list[list[float]]
    """Every seat's chance to win before each decision, by the game's own judgement."""
    luck: list[float]
    """By seat, the luck of all draws."""
    offered: list[str]
    """The verbs that were offered at least once."""
    chosen: dict[str, int]
    """How often each verb was chosen when there was a real choice."""
    things: list[Named]
    """The things that choices named at least once."""
    avoidable_things: list[Named]
    """Those that a seat could have avoided naming, at least once."""
    avoidable_verbs: list[str]
    """The verbs that were offered together with others, at least once."""
    rules: list[str]
    """The rules that were executed."""
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
        self.things: set[Named] = set()
        self.avoidable_things: set[Named] = set()
        self.avoidable_verbs: set[str] = set()
        self.rules: set[str] = set()

    def see(self, s: State, answer: Choice) -> None:
        before, WITNESS.listener = WITNESS.listener, None  # rules that are only tried out do not count
        try:
            self.ledger.see(s, answer)
            if s.seat != CHANCE:
                self._see_choice(s, answer)
        finally:
            WITNESS.listener = before

    def _see_choice(self, s: State, choice: Choice) -> None:
        offers = s.offer()
        verbs = {offer[0] for offer in offers}
        self.offered |= verbs
        self.things |= things_in(s, choice)
        if len(offers) > 1:
            named = Counter([thing for offer in offers for thing in things_in(s, offer)])
            self.avoidable_things |= {thing for thing, count in named.items() if count < len(offers)}
            self.avoidable_verbs |= verbs if len(verbs) > 1 else set()
            self.offers.append(len(offers))
            self.curve.append(self.game.judge.evaluate(s))
            self.chosen[choice[0]] += 1

    def hear(self, rule_id: str, _: str) -> None:
        """Note that a rule was executed."""
        self.rules.add(rule_id)


def things_in(s: State, choice: Choice) -> set[Named]:
    """What a choice names."""
    verb = s.question().verb(choice[0])
    if verb is None:
        return set()
    setting: Setting = s.setting  # type: ignore[attr-defined]
    found = [(kind.name, key_of(kind, setting, one)) for kind, one in zip(verb.kinds.values(), choice[1:], strict=True)]
    return {(kind, key) for kind, key in found if key}


def key_of(kind: Kind, setting: Setting, value: int) -> str:
    """The key of an id's name, or its label; empty if it has neither or stands for nobody."""
    if value < 0:
        return ""
    if kind.label is not None:
        return kind.label(setting, value)
    return "" if kind.key is None else kind.key(setting, value)


def seed_of(study: Study, number: int) -> str:
    """The seed of a game of a study."""
    return f"{study.seed}/{number}"


def series_of(study: Study) -> str:
    """Everything that the games of a study depend on, apart from their number."""
    pack = sha256(repr(sorted(study.pack_files.items())).encode()).hexdigest()[:16] if study.pack_files else ""
    rules = GAMES[study.game].version
    return repr((study.game, rules, study.bots, study.seed, study.scenario, sorted(study.options.items()), pack))


def record_games(study: Study, first: int, last: int) -> list[dict[str, Any]]:
    """Play the games numbered from `first` up to but not including `last`, and return them as data to store."""
    return [to_builtins(record_game(study, number)) for number in range(first, last)]


def games_of(study: Study, kept: ResultStore) -> list[GameNotes]:
    """The stored games of a study."""
    return [convert(one, GameNotes) for one in kept.first(series_of(study), study.games)]


def record_game(study: Study, number: int) -> GameNotes:
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
        scenario_of(setting, game.view(played.s, None)) or study.usual_scenario,
        [game.side_of(setting, seat) for seat in range(setting.seats)],
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
        sorted(notes.avoidable_things),
        sorted(notes.avoidable_verbs),
        sorted(notes.rules),
        game.judge.measures(played.s),
    )


def replay_game(study: Study, number: int) -> Match:
    """One game of a study, as a match."""
    game, setting = GAMES[study.game], study.setting()
    bots = [player_named(name) for name in study.bots]
    match = match_of(game, setting, bots, seed_of(study, number), [*range(setting.seats)])
    for bot in bots:
        bot.close()
    return match
