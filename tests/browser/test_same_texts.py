"""The browser formats every phrase byte for byte like Python, and its own catalogues are complete."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest

from tests.browser.conftest import NODE, WEB
from tests.texts.test_sentences import utterances
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.texts.phrasing import Argument, Phrase
from timefront.texts.shelf import Shelf, Source, catalogue_sources, shared_sources
from timefront.texts.sources import CatalogueFile, words_in_quotes

OWN = WEB / "src" / "texts"
FILLINGS: list[Argument] = [0, 1, 12345, "Ísola <b>", ["hilo", 7]]


class Batch(msgspec.Struct):
    """What to say in a language, and the sources it comes from."""

    language: str
    sources: list[Source]
    items: list[Phrase]


def own_sources(language: str) -> list[Source]:
    """What the page itself says: some at once, some loaded on demand."""
    paths = [OWN / f"{language}.ftl", OWN / "review" / f"{language}.ftl"]
    return [Source(language, "\n".join(path.read_text(encoding="utf-8") for path in paths))]


def all_messages(file: CatalogueFile) -> Iterator[Phrase]:
    """Every message, with all its variables filled in in several ways."""
    for key in sorted(file.messages):
        names = sorted(file.variables[key])
        for filling in FILLINGS if names else [0]:
            yield Phrase(key, dict.fromkeys(names, filling))


def all_names(file: CatalogueFile) -> Iterator[tuple[Phrase, str]]:
    """Every name with all its forms, in a phrase whose message comes along."""
    for name in sorted(key for key in file.messages if not file.uses(key)):
        forms = sorted(file.forms(name))
        key = "-".join(["test", *forms])
        said = "".join(f" {{ $name_{form} }}" for form in forms)
        yield (
            Phrase(key, {"name": Phrase(name), "two": ["a", Phrase(name)]}),
            f"{key} = {{ $name }}, {{ $two }}{said}\n",
        )


def batch(language: str, sources: list[Source], *more: Phrase, known: Sequence[Source] = ()) -> Batch:
    """Everything in the sources of this language, except those known from another batch."""
    new = [source for source in sources if source.language == language and source not in known]
    files = [CatalogueFile("", source.text) for source in new]
    messages = [phrase for file in files for phrase in all_messages(file)]
    names = [pair for file in files for pair in all_names(file)]
    frame = Source(language, "".join(sorted({message for _, message in names})))
    return Batch(language, [*sources, frame], [*messages, *(name for name, _ in names), *more])


def game_batch(game: Game[Any], language: str, played: list[Phrase]) -> Batch:
    sources = catalogue_sources(game, game.built_in_pack(), language)
    return batch(language, sources, *played, known=shared_sources(language))


def heard_in_play(game: Game[Any]) -> list[Phrase]:
    """What is said in a random game, up to a dozen different phrases for each message."""
    heard: dict[str, dict[bytes, Phrase]] = {}
    for phrase in utterances(game, 1):
        alike = heard.setdefault(phrase.key, {})
        if len(alike) < 12:
            alike[msgspec.json.encode(phrase)] = phrase
    return [phrase for alike in heard.values() for phrase in alike.values()]


def said_by_node(batches: list[Batch]) -> list[list[str]]:
    done = subprocess.run([NODE, "tests/say.ts"], cwd=WEB, input=msgspec.json.encode(batches), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()
    return msgspec.json.decode(done.stdout, type=list[list[str]])


@pytest.mark.long
def test_python_and_the_browser_say_the_same() -> None:
    played = {name: heard_in_play(game) for name, game in GAMES.items()}
    batches = [
        *(batch(language, shared_sources(language)) for language in LANGUAGES),
        *(batch(language, own_sources(language)) for language in LANGUAGES),
        *(game_batch(game, language, played[name]) for name, game in GAMES.items() for language in LANGUAGES),
    ]
    told = said_by_node(batches)
    assert sum(map(len, told)) > 5_000
    for wanted, heard in zip(batches, told, strict=True):
        shelf = Shelf(wanted.language, wanted.sources)
        different = [
            (item, here, there)
            for item, here, there in zip(wanted.items, map(shelf.say, wanted.items), heard, strict=True)
            if here != there
        ]
        assert not different


# The page's own catalogues


def test_the_pages_own_catalogues_are_alike() -> None:
    english, *others = (CatalogueFile(f"web/{name}", own_sources(name)[0].text) for name in LANGUAGES)
    assert english.problems == []
    for other in others:
        assert other.problems == []
        assert other.variables == english.variables


def test_the_page_says_what_it_has_and_has_what_it_says() -> None:
    sources = [*(WEB / "src").rglob("*.svelte"), *(WEB / "src").rglob("*.ts")]
    used = {word for word in words_in_quotes(sources) if word.startswith("web-")}
    assert used == CatalogueFile("", own_sources("en")[0].text).messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_own_messages_are_told_apart_from_the_games(language: str) -> None:
    files = [source for game in GAMES.values() for source in catalogue_sources(game, game.built_in_pack(), language)]
    assert not [key for source in files for key in CatalogueFile("", source.text).messages if key.startswith("web-")]
