"""The sentences of one game in one language: turns the kernel's ids into prose."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, final

from timefront.kernel.armies import ArmyProblem
from timefront.kernel.events import Told
from timefront.kernel.flow import State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.narrator import Sentence
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind, Refusal
from timefront.kernel.rulebook import Rulebook
from timefront.kernel.setting import Option, Setting, SettingError
from timefront.matches.errors import MatchFileError
from timefront.texts.phrasing import Argument, Item, Phrase, Phrasing, TextError, named, shortened
from timefront.texts.shelf import shared_shelf, shelf_of


@final
class Catalogue:
    """Everything that a table says about a game and its pack in one language; `say` renders phrases of `phrasing`."""

    def __init__(self, game: Game[Any], pack: PackFiles, language: str, names: Mapping[str, str] | None = None) -> None:
        """`names` are the players' chosen names, from `chosen_names`."""
        self.game = game
        self._names = names or {}
        self.pack = pack
        self.language = language
        self.phrasing = Phrasing(game)
        self._shelf = shelf_of(game, pack, language)

    def say(self, what: Item) -> str:
        """A phrase as prose, or a number or a text as it is; `TextError` if that is impossible."""
        return self._shelf.say(named(what, self._names) if self._names else what)

    def has(self, key: str) -> bool:
        """Whether the catalogues have a message."""
        return self._shelf.has(key)

    def message(self, key: str, /, **arguments: Argument) -> str:
        """A message of the catalogues, filled in."""
        return self.say(Phrase(key, arguments))

    # What is asked

    def prompt(self, s: State) -> str:
        """What the asked seat must decide. It may mention that seat's secrets: show it to nobody else."""
        return self.say(self.phrasing.prompt(s))

    def choice(self, s: State, choice: Choice) -> str:
        """What a choice would do, for the seat that is asked."""
        return self.say(self.phrasing.choice(s, choice))

    def choice_short(self, s: State, choice: Choice) -> str:
        """The same in few words, for long lists; empty if the game has no such message."""
        short = self.phrasing.choice_short(s, choice, self.has)
        return "" if short is None else self.say(short)

    # What is told

    def event(self, setting: Setting, told: Told) -> str:
        """What happened, as far as it was told."""
        return self.say(self.phrasing.event(setting, told))

    def refusal(self, setting: Setting, refusal: Refusal) -> str:
        """Why a choice is not possible."""
        return self.say(self.phrasing.refusal(setting, refusal))

    def sentence(self, setting: Setting, sentence: Sentence) -> str:
        """A sentence of a game about a position."""
        return self.say(self.phrasing.sentence(setting, sentence))

    def army_problem(self, problem: ArmyProblem) -> str:
        """What is wrong with an army, and what to do about it."""
        return self.say(Phrasing.army_problem(problem))

    def setting_error(self, error: SettingError) -> str:
        """Why a setting cannot be used."""
        return self.say(self.phrasing.error(error))

    def outcome(self, setting: Setting, outcome: Outcome) -> str:
        """How a match ended."""
        return self.say(self.phrasing.outcome(setting, outcome))

    # Names

    def name(self, setting: Setting, kind: Kind, value: int) -> str:
        """The name of an id, or its number if its kind has no names."""
        return self.say(self.phrasing.name(setting, kind, value))

    def name_short(self, setting: Setting, kind: Kind, value: int) -> str:
        """The short name of an id, or its usual one."""
        name = self.phrasing.name(setting, kind, value)
        return self.say(shortened(name, self.has) if isinstance(name, Phrase) else name)

    def seat(self, setting: Setting, seat: int) -> str:
        """The name of a seat."""
        return self.say(self.phrasing.seat(setting, seat))

    def scenario(self, scenario: str) -> str:
        """The name of a scenario."""
        return self.say(self.phrasing.scenario(scenario))

    def scenario_text(self, scenario: str) -> str:
        """What a scenario changes, in sentences."""
        return " ".join(self.say(sentence) for sentence in self.phrasing.scenario_text(self.pack, scenario))

    def option(self, option: str, value: str = "") -> str:
        """The name of a rules option, or of one of its values."""
        return self.say(self.phrasing.option(option, value))

    def option_help(self, option: str, value: str = "") -> str:
        """One line that explains a rules option, or one of its values."""
        return self.say(self.phrasing.option_help(option, value))

    def agreed_option(self, setting: Setting, option: Option) -> str:
        """The value of a rules option, and the rule that it changes."""
        return self.say(self.phrasing.agreed_option(setting, option))

    def paragraph(self, rule_id: str) -> str:
        """The paragraph of the rulebook with this id."""
        try:
            return paragraphs(self.game, self.language)[rule_id]
        except KeyError:
            raise TextError(f"{self.language}: the rulebook of {self.game.name} has no {rule_id!r}") from None

    def rulings(self, rule_id: str) -> list[tuple[str, str]]:
        """The ids and sentences of the rulings about a rule, as far as the rulebook has them."""
        book = _rulebook_of(self.game)
        said = [(ruling, book.ruling(ruling, self.language)) for ruling in book.entries[rule_id].rulings]
        return [(ruling, sentence) for ruling, sentence in said if sentence]


def table_message(language: str, key: str, /, **arguments: Argument) -> str:
    """A message of the shared table, when no game is chosen yet."""
    return shared_shelf(language).say(Phrase(key, arguments))


def error_sentence(error: SettingError | MatchFileError, language: str) -> str:
    """Why a setting or a match file cannot be used, without the game's own catalogue."""
    return shared_shelf(language).say(Phrasing.error(error))


def paragraphs(game: Game[Any], language: str) -> Mapping[str, str]:
    """The paragraphs of a game's rulebook by rule id, in the rulebook's order."""
    book = _rulebook_of(game)
    return {rule_id: book.paragraph(rule_id, language) for rule_id in book.entries}


@cache
def _rulebook_of(game: Game[Any]) -> Rulebook:
    return game.rulebook()
