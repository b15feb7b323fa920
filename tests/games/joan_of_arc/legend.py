"""Packs and scenes with legend cards."""

from __future__ import annotations

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DECK
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.state import LEGEND, TOKEN_KINDS
from timefront.kernel.packs import PackFiles

FORAGERS = "scenarios/foragers.toml"
CARDS = [card.key for card in read_pack(BUILT_IN).legend]


def with_legend_cards(deck: str, hand: int = 2, tokens: int = 4, legend: str = "") -> PackFiles:
    """The pack with a legend deck in the learning skirmish, hands and tokens for both players."""
    files = dict(BUILT_IN.files)
    text = files[FORAGERS].replace("\nfirst_player =", f'\nlegend_deck = "{deck}"\nfirst_player =')
    text = text.replace("experience = 1, legend = 1,", f"experience = 1, legend = {tokens}, legend_cards = {hand},")
    files[FORAGERS] = text
    if legend:
        files["legend.toml"] = legend
    return PackFiles(files)


def twice(effect: str) -> str:
    """The cards, those with an effect doing it twice."""
    return BUILT_IN.files["legend.toml"].replace(f'"{effect}", count = 1', f'"{effect}", count = 2')


def scene(deck: str, *units: str, legend: str = "") -> Scene:
    """The learning skirmish with a legend deck and empty hands; nobody has orders or tokens."""
    pack = with_legend_cards(deck, legend=legend)
    made = Scene(setting("foragers", pack), *(units or ("pikemen 1 B2", "bowmen 2 D2")))
    made.s.orders = [0] * len(made.s.orders)
    made.s.tokens = [0] * len(made.s.tokens)
    return made


def scene_at(scenario: str, deck: str, *units: str) -> Scene:
    """Another scenario with a legend deck and empty hands; nobody has tokens."""
    files, file = dict(BUILT_IN.files), f"scenarios/{scenario}.toml"
    text = files[file].replace('\nlegend_deck = "tactics"', "").replace('\nlegend_deck = "myth"', "")
    files[file] = text.replace("\nfirst_player =", f'\nlegend_deck = "{deck}"\nfirst_player =')
    made = Scene(setting(scenario, PackFiles(files)), *units)
    made.s.tokens = [0] * len(made.s.tokens)
    return made


def card(key: str) -> int:
    """The id of a legend card."""
    return CARDS.index(key)


def give(made: Scene, seat: int, *keys: str, tokens: int = 3) -> Scene:
    """Put cards into a hand, and give its player tokens."""
    for key in keys:
        made.s.piles[LEGEND_DECK] &= ~(1 << card(key))
        made.s.piles[FIRST_HAND + seat] |= 1 << card(key)
    made.s.tokens[seat * TOKEN_KINDS + LEGEND] = tokens
    return made
