"""Sentences as data without a language: turns ids into catalogue keys and their arguments.

A phrase can be sent, stored and rendered in any language, now or later: `Catalogue.say` does that here, and a browser
does the same with the same catalogues.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, cast, final

import msgspec

from timefront.kernel.armies import ArmyProblem, Name
from timefront.kernel.events import Event, Told, event_name, field_names
from timefront.kernel.flow import State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.narrator import Sentence
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind, Refusal
from timefront.kernel.records import SHARED, layout_of
from timefront.kernel.setting import Option, Setting, SettingError
from timefront.matches.errors import MatchFileError
from timefront.texts.vocabulary import kinds_of, prompt_key

SEAT = "seat"
"""The argument for the acting seat; seats are named by the messages `seat-<name>`."""
NUMBERED_SEATS = ("first", "second", "third", "fourth", "fifth")
"""Seats that are merely numbered: a player's chosen name replaces theirs."""
STARTER_BONUS = "scenario-bonus"
"""The sentence about a scenario's `bonus`, in games that have one."""


PHRASES_KEPT, NAMES_KEPT = 10_000, 10_000
"""How many phrases and names are cached."""


class TextError(LookupError):
    """A message is missing or cannot be filled in: an error in a catalogue, never the player's."""


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message of the catalogues and its arguments.

    An argument is a number, a ready text, another phrase, or a list of those. A phrase that has no arguments itself is
    a name, and a name may have other grammatical forms, which are the attributes of its message: where `space-2 = the
    middle` has an attribute `.on = in the middle`, a sentence with the argument `space` may say `{ $space }` or
    `{ $space_on }`. A list is joined by the language's "and"; `{ $spaces_count }` is the length of the list `spaces`.
    Of two seats, `{ $owner_own }` is 1 where the owner is the acting `seat` itself, and 0 elsewhere.
    """

    key: str
    arguments: dict[str, Argument] = {}


Item = int | str | Phrase
Argument = int | str | Phrase | list[int | str | Phrase]
Arguments = dict[str, Argument]
Part = tuple[str, Kind | None, Any]
"""The source of an argument: its name, its kind, and an id, a text or several of those."""
Has = Callable[[str], bool]
"""Whether the catalogues have a message. All languages of a game have the same, so any of them can be asked."""


def phrased(key: str, /, **arguments: Argument) -> Phrase:
    """A phrase, written like a call; `timefront.texts.check` checks that its message exists and gets its variables."""
    return Phrase(key, arguments)


@final
class Phrasing:
    """Everything that a table says about a game. A phrase depends only on the game and the arguments."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._kinds = kinds_of(game)

    # What is asked

    def prompt(self, s: State) -> Phrase:
        """What the asked seat must decide. It may mention that seat's secrets: give it to nobody else."""
        return _fill_in(_setting_of(s), prompt_key(s.question_name()), self._surroundings(s))

    def choice(self, s: State, choice: Choice) -> Phrase:
        """What a choice would do. It may mention the asked seat's secrets: give it to nobody else."""
        return self.choices(s, [choice])[0]

    def choices(self, s: State, choices: Iterable[Choice]) -> list[Phrase]:
        """What each of several choices would do; the same caution applies."""
        setting, question, surroundings = _setting_of(s), s.question(), self._surroundings(s)
        phrases: list[Phrase] = []
        for choice in choices:
            verb = question.verb(choice[0])
            if verb is None:
                raise TextError(f"{s.question_name()} does not know {choice[0]!r}")
            own = [(name, kind, value) for (name, kind), value in zip(verb.kinds.items(), choice[1:], strict=True)]
            beyond = [(name, kind, value) for name, (kind, value) in self.game.narrator.describe(s, choice).items()]
            phrases.append(_fill_in(setting, f"choice-{verb.name}", (*surroundings, *own, *beyond)))
        return phrases

    def choice_short(self, s: State, choice: Choice, has: Has) -> Phrase | None:
        """The choice in few words and with short names, for long lists; None if the game has no such message."""
        whole = self.choice(s, choice)
        return shortened(whole, has) if has(_short_key(whole.key)) else None

    def _surroundings(self, s: State) -> tuple[Part, ...]:
        """The asked seat, and the fields of the top procedure that are named after a kind and hold one of it."""
        frame = s.stack[-1]
        kinds = self._kinds
        known = [
            (name, kinds[name], value)
            for name, value in layout_of(type(frame)).dump(frame).items()
            if name in kinds and type(value) is int and value in kinds[name].domain(s)
        ]
        return (*known, (SEAT, kinds[SEAT], s.seat))

    # What is told

    def event(self, setting: Setting, told: Told) -> Phrase:
        """What happened, as far as it was told."""
        name = told["event"]
        event = _events_of(self.game).get(name)
        if event is None:
            raise TextError(f"{self.game.name} knows no event {name!r}")
        is_hidden = any(told[field] is None for field in event.secret)
        key = f"event-{name}-hidden" if is_hidden else f"event-{name}"
        fields = {field: told[field] for field in field_names(event) if field in told}
        return self._phrase(setting, key, event.kinds, fields)

    def refusal(self, setting: Setting, refusal: Refusal) -> Phrase:
        """Why a choice is not possible."""
        return self._phrase(setting, f"refusal-{refusal.key}", self._kinds, refusal.about)

    def sentence(self, setting: Setting, sentence: Sentence) -> Phrase:
        """A sentence of a game about a position."""
        key, values, kinds = sentence
        return self._phrase(setting, key, kinds, values)

    @staticmethod
    def _phrase(setting: Setting, key: str, kinds: Mapping[str, Kind], values: Mapping[str, Any]) -> Phrase:
        parts = [
            (name, kinds.get(name), tuple(value) if isinstance(value, list) else value)
            for name, value in values.items()
        ]
        return _fill_in(setting, key, tuple(parts))

    def outcome(self, setting: Setting, outcome: Outcome) -> Phrase:
        """How a match ended."""
        points = enumerate(outcome.points)
        return phrased(
            f"outcome-{outcome.reason}",
            winners=[self.seat(setting, seat) for seat in outcome.winners],
            count=len(outcome.winners),
            scores=[phrased("score", seat=self.seat(setting, seat), points=count) for seat, count in points],
        )

    @staticmethod
    def error(error: SettingError | MatchFileError) -> Phrase:
        """Why a setting or a match file cannot be used; needs only the shared table's messages."""
        arguments: Arguments = {}
        for name, value in error.about.items():
            if isinstance(value, SettingError):
                arguments[name] = Phrasing.error(value)
            else:
                arguments[name] = value if type(value) is int else str(value)
        return Phrase(f"error-{error.key}", arguments)

    @staticmethod
    def army_problem(problem: ArmyProblem) -> Phrase:
        """What is wrong with an army, and what to do about it."""
        arguments: Arguments = {}
        for name, value in problem.about.items():
            if isinstance(value, Name):
                arguments[name] = Phrase(value.key)
            else:
                arguments[name] = value if type(value) is int else str(value)
        return Phrase(problem.key, arguments)

    # Names

    def name(self, setting: Setting, kind: Kind, value: int) -> Item:
        """The name of an id, or its number if its kind has no names."""
        return _name(setting, kind, value)

    def seat(self, setting: Setting, seat: int) -> Phrase:
        """The name of a seat."""
        return Phrase(f"seat-{self.game.seat_names(setting.seats)[seat]}")

    def scenario(self, scenario: str) -> Phrase:
        """The name of a scenario."""
        return Phrase(f"scenario-{scenario}")

    def scenario_text(self, pack: PackFiles, scenario: str) -> list[Phrase]:
        """What a scenario changes, in one or more sentences."""
        facts = self.game.scenario_facts(pack, scenario)
        sentences = [Phrase(f"scenario-{scenario}-text", {**facts})]
        if facts.get("bonus"):
            sentences.append(phrased(STARTER_BONUS, bonus=facts["bonus"]))
        return sentences

    def option(self, option: str, value: str = "") -> Phrase:
        """The name of a rules option, or of one of its values."""
        return Phrase(_option_key(option, value))

    def option_help(self, option: str, value: str = "") -> Phrase:
        """One line that explains a rules option, or one of its values."""
        return Phrase(f"{_option_key(option, value)}-help")

    def agreed_option(self, setting: Setting, option: Option) -> Phrase:
        """The value of a rules option, and the rule that it changes."""
        value = self.option(option.name, setting.options[option.name])
        return phrased("table-agreed-option", option=self.option(option.name), value=value, rule=option.rule)


# Arguments


@lru_cache(PHRASES_KEPT)
def _fill_in(setting: Setting, key: str, parts: tuple[Part, ...]) -> Phrase:
    """The phrase with these parts as arguments; cached, because several viewers are told the same."""
    arguments: Arguments = {}
    for name, kind, value in parts:
        _add(arguments, setting, name, kind, value)
    return Phrase(key, _with_own(arguments))


def _add(arguments: Arguments, setting: Setting, name: str, kind: Kind | None, value: Any) -> None:
    """Add a value by its name, unless it is a secret or a nobody without a name."""
    if value is None:
        return
    if isinstance(value, tuple):
        arguments[name] = [_item(setting, kind, item) for item in value]
    elif kind is None or (kind.key is None and kind.label is None) or value >= 0 or kind.nobody is not None:
        arguments[name] = _item(setting, kind, value)


def _item(setting: Setting, kind: Kind | None, value: Any) -> Item:
    if type(value) not in (int, str):
        raise TypeError(f"{value!r} can be said in no language: tell a number, an id or a text")
    item: Item = value if kind is None else _name(setting, kind, value)
    return item


@lru_cache(NAMES_KEPT)
def _name(setting: Setting, kind: Kind, value: int) -> Item:
    if value < 0 and kind.nobody is not None:
        return Phrase(kind.nobody)
    if kind.label is not None:
        return kind.label(setting, value)
    return value if kind.key is None else Phrase(kind.key(setting, value))


def _with_own(arguments: Arguments) -> Arguments:
    """The arguments, and for each other seat whether it is the acting one, as in "a unit of its own"."""
    acting = arguments.get(SEAT)
    if acting is None:
        return arguments
    seats = [name for name, value in arguments.items() if name != SEAT and is_seat(value)]
    return arguments | {f"{name}_own": int(arguments[name] == acting) for name in seats}


def is_seat(what: object) -> bool:
    """Whether this is the name of a seat."""
    return isinstance(what, Phrase) and what.key.startswith(f"{SEAT}-")


def named(what: Item, names: Mapping[str, str]) -> Item:
    """The same with the players' chosen names, given by the keys of their seats' messages, in place of seats."""
    if not isinstance(what, Phrase):
        return what
    if what.key in names:
        return phrased("seat-named", name=names[what.key])
    arguments: Arguments = {}
    for argument, value in what.arguments.items():
        if isinstance(value, list):
            arguments[argument] = [named(item, names) for item in value]
        else:
            arguments[argument] = named(value, names)
    return Phrase(what.key, arguments)


def chosen_names(seat_names: Iterable[str], names: Iterable[str]) -> dict[str, str]:
    """The chosen names by the messages of their seats. A seat with a name of its own, such as a colour, keeps it."""
    chosen = zip(seat_names, names, strict=True)
    return {f"{SEAT}-{seat}": name for seat, name in chosen if name and seat in NUMBERED_SEATS}


def shortened(phrase: Phrase, has: Has) -> Phrase:
    """The short form: `<key>-short` for every key in the phrase and its arguments that has such a message."""
    arguments: Arguments = {}
    for name, value in phrase.arguments.items():
        if isinstance(value, list):
            arguments[name] = [shortened(item, has) if isinstance(item, Phrase) else item for item in value]
        else:
            arguments[name] = shortened(value, has) if isinstance(value, Phrase) else value
    return Phrase(_short_key(phrase.key) if has(_short_key(phrase.key)) else phrase.key, arguments)


def _short_key(key: str) -> str:
    return f"{key}-short"


def _option_key(option: str, value: str) -> str:
    return f"option-{option}-{value}" if value else f"option-{option}"


def _setting_of(s: State) -> Setting:
    return cast(Setting, getattr(s, SHARED))


@cache
def _events_of(game: Game[Any]) -> dict[str, type[Event]]:
    return {event_name(event): event for event in game.events}
