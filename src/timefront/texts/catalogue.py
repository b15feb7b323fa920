"""The sentences of one game in one language, made from what the kernel tells: ids in, prose out.

A message's arguments are numbers and names. A name may have other grammatical forms, which are the attributes of its
message: where `space-2 = the middle` has an attribute `.on = in the middle`, a sentence about `space` may say
`{ $space }` or `{ $space_on }`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast, final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from timefront.kernel.events import Event, Told, event_name
from timefront.kernel.flow import State
from timefront.kernel.game import Game, Outcome, Sentence, Setting, SettingError
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.questions import Choice, Kind, Refusal
from timefront.kernel.records import SHARED, layout_of
from timefront.kernel.rulebook import Rulebook
from timefront.kernel.storage import MatchFileError
from timefront.texts.joining import join
from timefront.texts.vocabulary import kinds_of, prompt_key

FOLDER = Path(__file__).parent
"""Where the sentences of the shared table lie."""

Arguments = dict[str, str | int]


class TextError(LookupError):
    """A message is missing or cannot be filled in: the fault of a catalogue, never of a player."""


@final
class Catalogue:
    """Everything that a table says about a game and its pack, in one language."""

    def __init__(self, game: Game[Any], pack: PackFiles, language: str) -> None:
        self.game = game
        self.language = language
        self._shelf = _shelf(game, pack, language)
        self._kinds = kinds_of(game)

    # What is asked

    def prompt(self, s: State) -> str:
        """What the asked seat must decide. It may speak of secrets of that seat: show it to nobody else."""
        return self.message(prompt_key(s.question_name()), **self._surroundings(s))

    def choice(self, s: State, choice: Choice) -> str:
        """What a choice would do, for the seat that is asked."""
        setting = _setting_of(s)
        arguments = self._surroundings(s)
        verb = s.question().verb(choice[0])
        if verb is None:
            raise TextError(f"{s.question_name()} does not know {choice[0]!r}")
        for (name, kind), value in zip(verb.kinds.items(), choice[1:], strict=True):
            arguments |= self._argument(setting, name, kind, value)
        for name, (kind, value) in self.game.describe(s, choice).items():
            arguments |= self._argument(setting, name, kind, value)
        return self.message(f"choice-{verb.name}", **arguments)

    def _surroundings(self, s: State) -> Arguments:
        """The asked seat, and those fields of the procedure on top that are named like a kind and hold one."""
        frame = s.stack[-1]
        fields = layout_of(type(frame)).dump(frame)
        known = {
            name: value
            for name, value in fields.items()
            if name in self._kinds and type(value) is int and value in self._kinds[name].domain(s)
        }
        return self._arguments(_setting_of(s), self._kinds, known | {"seat": s.seat})

    # What is told

    def event(self, setting: Setting, told: Told) -> str:
        """What happened, as far as it was told."""
        name = told["event"]
        event = _events_of(self.game).get(name)
        if event is None:
            raise TextError(f"{self.game.name} knows no event {name!r}")
        is_hidden = any(told[field] is None for field in event.secret)
        key = f"event-{name}-hidden" if is_hidden else f"event-{name}"
        return self.message(key, **self._arguments(setting, event.kinds, told))

    def refusal(self, setting: Setting, refusal: Refusal) -> str:
        """Why a choice is not possible."""
        return self.message(f"refusal-{refusal.key}", **self._arguments(setting, self._kinds, refusal.about))

    def sentence(self, setting: Setting, sentence: Sentence) -> str:
        """A line that a game has to say about a position."""
        key, values, kinds = sentence
        return self.message(key, **self._arguments(setting, kinds, values))

    def setting_error(self, error: SettingError) -> str:
        """Why a setting cannot be used."""
        return self.message(f"error-{error.key}", **error.about)

    def outcome(self, setting: Setting, outcome: Outcome) -> str:
        """How a match ended."""
        seats = enumerate(outcome.points)
        return self.message(
            f"outcome-{outcome.reason}",
            winners=self.join(self.seat(setting, seat) for seat in outcome.winners),
            count=len(outcome.winners),
            scores=self.join(self.message("score", seat=self.seat(setting, s), points=points) for s, points in seats),
        )

    # Names

    def name(self, setting: Setting, kind: Kind, value: int) -> str:
        """The name of an id, or its number if its kind has no names."""
        return str(value) if kind.key is None else self.message(kind.key(setting, value))

    def seat(self, setting: Setting, seat: int) -> str:
        """The name of a seat."""
        return self.name(setting, self._kinds["seat"], seat)

    def scenario(self, scenario: str) -> str:
        """The name of a scenario."""
        return self.message(f"scenario-{scenario}")

    def option(self, option: str, value: str = "") -> str:
        """The name of a rules option, or of one of its values."""
        return self.message(_option_key(option, value))

    def option_help(self, option: str, value: str = "") -> str:
        """One line that explains a rules option, or one of its values."""
        return self.message(f"{_option_key(option, value)}-help")

    def paragraph(self, rule_id: str) -> str:
        """The paragraph of the rulebook with this id."""
        try:
            return _rulebook_of(self.game).paragraph(rule_id, self.language)
        except KeyError:
            raise TextError(f"{self.language}: the rulebook of {self.game.name} has no {rule_id!r}") from None

    # Words

    def join(self, items: Iterable[str]) -> str:
        """The items as a list in a sentence: "a, b and c"."""
        return join(items, self.language)

    def message(self, key: str, /, **arguments: str | int) -> str:
        """A message of the catalogues, filled in; `TextError` if that is not possible."""
        return self._shelf.format(key, "", arguments)

    def _arguments(self, setting: Setting, kinds: Mapping[str, Kind], values: Mapping[str, Any]) -> Arguments:
        arguments: Arguments = {}
        for name, value in values.items():
            arguments |= self._argument(setting, name, kinds.get(name), value)
        return arguments

    def _argument(self, setting: Setting, name: str, kind: Kind | None, value: Any) -> Arguments:
        """A value by its name and the name's other forms; a list joined, with its length; no nobody and no secret."""
        if value is None:
            return {}
        if isinstance(value, list | tuple):
            items = [str(item) if kind is None else self.name(setting, kind, item) for item in value]
            return {name: self.join(items), f"{name}_count": len(items)}
        if kind is None or kind.key is None:
            return {name: value}
        if value < 0:
            return {}
        return {name + form: text for form, text in self._shelf.forms(kind.key(setting, value)).items()}


def table_message(language: str, key: str, /, **arguments: str | int) -> str:
    """A message of the shared table, for as long as no game is chosen."""
    return _shared_shelf(language).format(key, "", arguments)


def error_sentence(error: SettingError | MatchFileError, language: str) -> str:
    """Why a setting or a match file cannot be used, where the game's own catalogue is not at hand."""
    about = {
        name: error_sentence(value, language) if isinstance(value, SettingError) else value
        for name, value in error.about.items()
    }
    return table_message(language, f"error-{error.key}", **about)


@final
class Shelf:
    """The bundles of one game, pack and language. A pack's message may come from another language of the pack."""

    def __init__(self, language: str, folders: list[Path], pack: PackFiles) -> None:
        self.language = language
        texts = [(folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in folders]
        self.bundles = [_bundle(language, *texts, pack.files.get(f"texts/{language}.ftl", ""))]
        for other in LANGUAGES:
            if other != language and f"texts/{other}.ftl" in pack.files:
                self.bundles.append(_bundle(other, pack.files[f"texts/{other}.ftl"]))
        self._forms: dict[str, dict[str, str]] = {}

    def format(self, key: str, attribute: str, arguments: Mapping[str, str | int]) -> str:
        """A message, or one of its attributes, filled in."""
        bundle = self._bundle_with(key)
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: the message {key!r} is empty")
        text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in arguments.items()})
        if errors:
            raise TextError(f"{self.language}: the message {key!r} cannot be filled in: {errors[0]}")
        return str(text)

    def forms(self, key: str) -> dict[str, str]:
        """A name and its other grammatical forms, each by what it adds to an argument's name."""
        found = self._forms.get(key)
        if found is None:
            found = {"": self.format(key, "", {})}
            for form in self._bundle_with(key).get_message(key).attributes:
                found[f"_{form}"] = self.format(key, form, {})
            self._forms[key] = found
        return found

    def _bundle_with(self, key: str) -> FluentBundle:
        for bundle in self.bundles:
            if bundle.has_message(key):
                return bundle
        raise TextError(f"{self.language}: the message {key!r} is missing")


def _bundle(language: str, *texts: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in texts:
        bundle.add_resource(FluentResource(text))
    return bundle


def _plain(value: str | int) -> Any:
    """A number without separators, which Python and browsers set differently."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


SHELVES = 96
"""How many shelves are kept: three languages of the packs in use."""

_shelves: dict[tuple[str, str, str], Shelf] = {}


def _shelf(game: Game[Any], pack: PackFiles, language: str) -> Shelf:
    place = (game.name, pack.hash, language)
    shelf = _shelves.get(place)
    if shelf is None:
        while len(_shelves) >= SHELVES:
            _shelves.pop(next(iter(_shelves)))
        shelf = _shelves[place] = Shelf(language, [FOLDER, game.folder / "texts"], pack)
    return shelf


@cache
def _shared_shelf(language: str) -> Shelf:
    return Shelf(language, [FOLDER], PackFiles({}))


@cache
def _rulebook_of(game: Game[Any]) -> Rulebook:
    return game.rulebook()


@cache
def _events_of(game: Game[Any]) -> dict[str, type[Event]]:
    return {event_name(event): event for event in game.events}


def _option_key(option: str, value: str) -> str:
    return f"option-{option}-{value}" if value else f"option-{option}"


def _setting_of(s: State) -> Setting:
    return cast(Setting, getattr(s, SHARED))
