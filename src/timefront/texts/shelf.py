"""The catalogues of one language, loaded from their files, and the one place where a phrase becomes prose."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, final

import msgspec
from fluent.runtime import FluentBundle
from fluent.runtime.types import fluent_number

from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.texts.bundle import Bundle
from timefront.texts.joining import join
from timefront.texts.phrasing import Argument, Item, Phrase, TextError

FOLDER = Path(__file__).parent
"""The folder of the shared table's sentences."""
TERMINAL = FOLDER / "terminal"
"""The folder of the sentences that only the terminal uses and that no browser is sent."""

MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message, with its key."""
COMMENT = re.compile(r"^#.*\n+", re.MULTILINE)

DEFERRED_TEXTS = (
    r"(army|decided|error|guide|lesson|odds|option|outcome|refusal(?!-undo)|why)-|scenario-\w+-(history|text)"
)
"""The beginnings of the keys that are not needed before a player acts; refusals to undo are shown at once."""

Filling = dict[str, str | int]


class Source(msgspec.Struct, frozen=True):
    """A Fluent text and the language whose plurals it follows."""

    language: str
    text: str


def catalogue_sources(game: Game[Any], pack: PackFiles, language: str) -> list[Source]:
    """Everything needed to render the phrases of a game in a language: the shared table, the game, the pack.

    The pack's other languages come last, if they are needed: a message that the pack lacks in this language is taken
    from the first language that has it.

    The sources of one language make one bundle, in which the first of two messages with the same key counts; bundles
    are searched in order.
    """
    sources = [*shared_sources(language), Source(language, _text(game.folder / "texts", language))]
    said: set[str] = set()
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        text = without_comments(pack.files.get(f"texts/{spoken}.ftl", ""))
        keys = set(MESSAGE.findall(text))
        if keys - said:
            sources.append(Source(spoken, text))
            said |= keys
    return sources


def parts_of(game: Game[Any], sources: Iterable[Source]) -> tuple[list[Source], list[Source]]:
    """The sentences needed when a table of the game is opened, and those needed later, which no page waits for."""
    deferred_texts = re.compile("|".join(filter(None, [DEFERRED_TEXTS, game.narrator.deferred_texts])), re.ASCII)
    at_once, later = [], []
    for source in sources:
        starts = [found.start() for found in MESSAGE.finditer(source.text)]
        messages = [source.text[start:end] for start, end in zip(starts, [*starts[1:], None], strict=True)]
        at_once.append(Source(source.language, "".join([text for text in messages if not deferred_texts.match(text)])))
        later.append(Source(source.language, "".join([text for text in messages if deferred_texts.match(text)])))
    return at_once, later


def shared_sources(language: str) -> list[Source]:
    """Everything needed to render the phrases of the shared table, when no game is chosen yet."""
    return [Source(language, _text(FOLDER, language))]


def terminal_sources(language: str) -> list[Source]:
    """The terminal's own sentences, in addition to the shared table's."""
    return [Source(language, _text(TERMINAL, language))]


def _text(folder: Path, language: str) -> str:
    return without_comments((folder / f"{language}.ftl").read_text(encoding="utf-8"))


def without_comments(text: str) -> str:
    """A catalogue without its comments."""
    return COMMENT.sub("", text)


@final
class Shelf:
    """The bundles for one language. A pack's message may come from another language of the pack."""

    def __init__(self, language: str, sources: Iterable[Source]) -> None:
        self.language = language
        self._bundles: dict[str, Bundle] = {}
        for source in sources:
            if source.language not in self._bundles:
                self._bundles[source.language] = Bundle(source.language)
            self._bundles[source.language].add(source.text)
        self._forms: dict[str, dict[str, str]] = {}
        self._said: dict[str, str] = {}

    def say(self, what: Item) -> str:
        """A phrase as prose, or a number or a text as it is. Phrases without arguments are rendered once."""
        if not isinstance(what, Phrase):
            return str(what)
        if what.arguments:
            return self._format(what.key, "", self._filling(what.arguments))
        said = self._said.get(what.key)
        if said is None:
            said = self._said[what.key] = self._format(what.key, "", {})
        return said

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return any(bundle.has(key) for bundle in self._bundles.values())

    def _filling(self, arguments: Mapping[str, Argument]) -> Filling:
        filling: Filling = {}
        for name, value in arguments.items():
            if isinstance(value, list):
                filling[name] = join([self.say(item) for item in value], self.language)
                filling[f"{name}_count"] = len(value)
            elif not isinstance(value, Phrase):
                filling[name] = value
            else:
                filling |= {name + form: text for form, text in self._forms_of(value).items()}
        return filling

    def _forms_of(self, phrase: Phrase) -> dict[str, str]:
        """A phrase and its other grammatical forms, by the suffix to an argument's name."""
        key = phrase.key
        if not phrase.arguments and key in self._forms:
            return self._forms[key]
        filling = self._filling(phrase.arguments)
        found = {"": self._format(key, "", filling)}
        for form in self._bundle_with(key).get_message(key).attributes:
            found[f"_{form}"] = self._format(key, form, filling)
        if not phrase.arguments:
            self._forms[key] = found
        return found

    def _format(self, key: str, attribute: str, filling: Filling) -> str:
        """A message, or one of its attributes, filled in."""
        bundle = self._bundle_with(key)
        message = bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            raise TextError(f"{self.language}: the message {key!r} is empty")
        text, errors = bundle.format_pattern(pattern, {name: _plain(value) for name, value in filling.items()})
        if errors:
            raise TextError(f"{self.language}: the message {key!r} cannot be filled in: {errors[0]}")
        return str(text)

    def _bundle_with(self, key: str) -> FluentBundle:
        for bundle in self._bundles.values():
            if bundle.has(key):
                return bundle.parsed
        raise TextError(f"{self.language}: the message {key!r} is missing")


def _plain(value: str | int) -> Any:
    """A number without separators, which Python and browsers write differently."""
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


SHELVES = 96
"""How many shelves are cached: three languages for each pack in use."""

_shelves: dict[tuple[str, str, str], Shelf] = {}


def shelf_of(game: Game[Any], pack: PackFiles, language: str) -> Shelf:
    """The shelf of a game, a pack and a language."""
    place = (game.name, pack.hash, language)
    shelf = _shelves.get(place)
    if shelf is None:
        while len(_shelves) >= SHELVES:
            _shelves.pop(next(iter(_shelves)))
        shelf = _shelves[place] = Shelf(
            language, [*terminal_sources(language), *catalogue_sources(game, pack, language)]
        )
    return shelf


@cache
def shared_shelf(language: str) -> Shelf:
    """The shelf of the shared table alone."""
    return Shelf(language, [*terminal_sources(language), *shared_sources(language)])
