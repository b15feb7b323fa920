"""Messages parsed one by one are the same as those of the whole text."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.texts.bundle import Bundle
from timefront.texts.shelf import catalogue_sources

KINDS = """
# a comment
title = Title
    .short = T
count = { $n ->
[one] one
*[other] { $n } { many }
}
many = of { -house }, not =
-house = the { second } house
    .form = second
second = second
title = again
broken = { $
after = after
"""


def bundle_of(text: str) -> Bundle:
    bundle = Bundle("en")
    bundle.add(text)
    return bundle


def said(bundle: Bundle, key: str, **arguments: object) -> str:
    assert bundle.has(key)
    value = bundle.parsed.get_message(key).value
    assert value is not None
    text, errors = bundle.parsed.format_pattern(value, arguments)
    assert errors == []
    return str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_message_of_the_catalogues_is_read_as_in_the_whole_text(game: Game[Any], language: str) -> None:
    for source in catalogue_sources(game, game.built_in_pack(), language):
        bundle = bundle_of(source.text)
        whole = [entry for entry in FluentResource(source.text).body if isinstance(entry, ast.Message)]
        assert len(whole) > 20
        for entry in whole:
            assert bundle.has(entry.id.name), entry.id.name
            assert entry.equals(bundle.parsed._messages[entry.id.name]), entry.id.name


def test_what_a_message_refers_to_is_read_with_it() -> None:
    assert said(bundle_of(KINDS), "count", n=1) == "one"
    assert said(bundle_of(KINDS), "count", n=3) == "3 of the second house, not ="


def test_the_first_of_two_messages_counts_and_a_broken_one_is_none() -> None:
    bundle = bundle_of(KINDS)
    assert said(bundle, "title") == "Title"
    assert bundle.parsed.get_message("title").attributes.keys() == {"short"}
    assert not bundle.has("broken")
    assert not bundle.has("house")
    assert not bundle.has("nothing")
    assert said(bundle, "after") == "after"


def test_only_what_is_needed_is_parsed() -> None:
    bundle = bundle_of(KINDS)
    assert said(bundle, "after") == "after"
    assert not bundle.parsed.has_message("title")
