"""A campaign written as text: cards, relics, tiles and tokens by key."""

from __future__ import annotations

from typing import final

from timefront.games.battle_through_history.content.pack import ERAS, PROWESS, SLOTS, BattleSetting
from timefront.games.battle_through_history.show.hidden import hidden_prowess
from timefront.games.battle_through_history.state import BOARD, EMPTY, LAYERS, ROW, Campaign
from timefront.games.battle_through_history.verbs import SEATS
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import NOBODY, OVER
from timefront.kernel.spelling import PLAIN, UNKNOWN, Column, Each, Notation, Pile, Row, Spelling, Whole, Words

NONE = {EMPTY: "-"}
SIDES = ["attacker", "defender"]


@final
class BattleNotation(Notation[Campaign]):
    """The words of a campaign."""

    def __init__(self, setting: BattleSetting) -> None:
        self.cards = len(setting.units)
        seats = [*SEATS[: setting.seats]]
        seat = Words(seats, {NOBODY: "-"})
        units = Words([unit.key for unit in setting.units], NONE)
        relics = Words(setting.relics, NONE)
        fields: dict[str, Spelling] = {
            **dict.fromkeys(("seat", "winner", "loser"), seat),
            "side": Words(SIDES),
            "left": Row(units),
            "waiting": Pile(seat),
        }
        super().__init__(
            {
                **_army_columns(seats, units),
                **_prowess_columns(seats, seat),
                **_seat_columns(setting, seats, seat, relics),
                **_board_columns(setting, units),
                **_pile_columns(setting, units, relics),
            },
            fields,
        )

    def hide(self, s: Campaign, seat: int | None) -> None:
        """Hide other hands, prowess tokens that others have looked at, and relics that another player looks at."""
        if s.seat == OVER:
            return
        for owner in range(s.setting.seats):
            hidden = s.hand[owner] & ~s.known[owner]
            if owner != seat and hidden and s.deck[owner]:
                s.deck[owner] |= hidden
                s.hand[owner] = s.known[owner] | mask_of([self.cards + n for n in range(hidden.bit_count())])
            for place in hidden_prowess(s, owner, seat):
                s.prowess[place] = UNKNOWN
        if s.looked and seat != s.active:
            looked = mask_of(s.looked) & ~s.looked_by_all
            s.looked = members(s.looked_by_all) + [UNKNOWN] * looked.bit_count()
            if s.rival == BOARD:
                s.relic_pile |= looked

    def fill(self, s: Campaign) -> None:
        """Deal any cards of the deck, any tokens that are left, any relics of the pile or of the loser."""
        for owner in range(s.setting.seats):
            hidden = (s.hand[owner] >> self.cards).bit_count()
            if hidden:
                dealt = mask_of(members(s.deck[owner])[:hidden])
                s.hand[owner] = s.known[owner] | dealt
                s.deck[owner] &= ~dealt
            self.fill_prowess(s, owner)
        certain = [relic for relic in s.looked if relic != UNKNOWN]
        if len(certain) < len(s.looked):
            pool = s.relic_pile if s.rival == BOARD else s.relics[s.rival]
            drawn = members(pool)[: len(s.looked) - len(certain)]
            s.looked = certain + drawn
            if s.rival == BOARD:
                s.relic_pile &= ~mask_of(drawn)

    def fill_prowess(self, s: Campaign, owner: int) -> None:
        """The tokens of a Sabaton that are nowhere else."""
        places = range(owner * PROWESS, owner * PROWESS + PROWESS)
        left = [token for token in range(PROWESS) if token not in [s.prowess[place] for place in places]]
        for place in places:
            if s.prowess[place] == UNKNOWN:
                s.prowess[place] = left.pop(0)


def _army_columns(seats: list[str], units: Words) -> dict[str, Column]:
    """BH-3.9: `fresh` has a line for each layer of each seat."""
    layers = [f"{seat} {layer}" for seat in seats for layer in range(LAYERS)]
    piles = ("hand", "deck", "discard", "aside", "known")
    return {**dict.fromkeys(piles, Each(seats, Pile(units))), "fresh": Each(layers, Pile(units))}


def _prowess_columns(seats: list[str], seat: Words) -> dict[str, Column]:
    places = [f"{owner} {place + 1}" for owner in seats for place in range(PROWESS)]
    return {
        "prowess": Each(seats, Row(Words([str(token + 1) for token in range(PROWESS)], NONE)), PROWESS),
        "prowess_known": Each(places, Pile(seat)),
        "prowess_holder": Each(seats, Row(seat), PROWESS),
    }


def _seat_columns(setting: BattleSetting, seats: list[str], seat: Words, relics: Words) -> dict[str, Column]:
    tokens = Pile(_tokens(setting))
    return {
        "sabaton": Each(seats, Words(setting.sabatons, NONE)),
        "era": Each(seats, Words(_eras(), NONE)),
        "relics": Each(seats, Pile(relics)),
        "honors": Each(seats, PLAIN),
        "tokens": Each(seats, tokens),
        **dict.fromkeys(("starter", "active", "winner"), Whole(seat)),
        "rival": Whole(Words(seats, {BOARD: "board"})),
        "engaged": Whole(Pile(seat)),
    }


def _board_columns(setting: BattleSetting, units: Words) -> dict[str, Column]:
    tokens = _tokens(setting)
    slots = [f"{side}-{slot + 1}" for side in SIDES for slot in range(ROW)]
    return {
        "board": Each(_eras(), Row(units), SLOTS),
        **dict.fromkeys(("era_deck", "era_discard"), Each(_eras(), Pile(units))),
        "gears": Whole(Row(tokens)),
        "lineup": Each(SIDES, Row(units), ROW),
        "assigned": Each(SIDES, Row(tokens), ROW),
        **dict.fromkeys(("links", "wounds"), Each(SIDES, Row(), ROW)),
        "fallen": Whole(Pile(Words(slots))),
    }


def _pile_columns(setting: BattleSetting, units: Words, relics: Words) -> dict[str, Column]:
    tiles, tokens = Words([tile.key for tile in setting.tiles], NONE), Pile(_tokens(setting))
    return {
        "looked": Whole(Row(relics)),
        **dict.fromkeys(("tile_pile", "tile_discard"), Whole(Pile(tiles))),
        **dict.fromkeys(("active_tile", "pending_tile"), Whole(tiles)),
        **dict.fromkeys(("token_pile", "token_discard"), Whole(tokens)),
        **dict.fromkeys(("relic_pile", "relic_discard", "looked_by_all"), Whole(Pile(relics))),
        "dismissed": Whole(Pile(units)),
    }


def _tokens(setting: BattleSetting) -> Words:
    return Words([setting.tokens[kind].key for kind in setting.token_kind], NONE)


def _eras() -> list[str]:
    return [str(era + 1) for era in range(ERAS)]
