"""Packs for the discussions at Fierbois: the test's own decks for everyone who talks there."""

from __future__ import annotations

from tests.games.joan_of_arc.boards import BUILT_IN
from timefront.kernel.packs import LANGUAGES, PackFiles

DECKS = ("priest", "blacksmith", "citizen", "merchant_girl")
NOTHING = "answers = [{ effects = [] }]"


def card(deck: str, key: str, questions: str, level: int = 1) -> str:
    """A discussion card."""
    return f'[[talk]]\ndeck = "{deck}"\nkey = "{key}"\nlevel = {level}\nquestions = [{questions}]\n\n'


def question(letter: str, effects: str, more: str = "") -> str:
    """A question with its one answer."""
    return f'{{ letter = "{letter}", {more}answers = [{{ effects = [{effects}] }}] }}'


def plain(deck: str) -> str:
    """A deck in which nobody has anything to say."""
    return "".join(card(deck, f"{deck}_{number}", question("A", "")) for number in range(1, 5))


def with_talks(**decks: str) -> PackFiles:
    """The built-in pack with these decks in place of plain ones."""
    files = {name: text for name, text in BUILT_IN.files.items() if not name.startswith("talks/")}
    keys: list[str] = []
    for deck in DECKS:
        files[f"talks/{deck}.toml"] = decks.get(deck) or plain(deck)
        keys += [line.split('"')[1] for line in files[f"talks/{deck}.toml"].splitlines() if line.startswith("key")]
    words = "".join(f"talk-{key} = X\n" + "".join(f"talk-{key}-{letter} = X\n" for letter in "ABCD") for key in keys)
    for language in LANGUAGES:
        name = f"texts/{language}.ftl"
        kept = [line for line in files[name].splitlines() if not line.startswith("talk-")]
        files[name] = "\n".join(kept) + "\n" + words
    return PackFiles(files)
