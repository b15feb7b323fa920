"""A laid table: place the pieces, answer as a player or as chance, look at the board and at the events.

Everything is named by its key in the pack: units, relics, tokens, tiles and Sabatons. What is not laid stays in the
box: it neither counts nor can be drawn. Each seat has the Sabaton with its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import pytest

from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import SLOTS, BattleSetting
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.sequence import WholeCampaign
from timefront.games.battle_through_history.show.checking import relic_piles, tile_piles, token_piles, unit_piles
from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.state import (
    ATTACKER,
    DEFENDER,
    EMPTY,
    ROW,
    units_of,
    unpacked_box,
)
from timefront.games.battle_through_history.verbs import (
    ASSIGN,
    CHALLENGE,
    CONQUER,
    DEPLOY,
    FACE_UNITS,
    JUMP,
    KEEP_TOKENS,
    READY,
    RECRUIT,
)
from timefront.kernel.bits import mask_of, members
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, RUNNING, Frame, dumps
from timefront.kernel.game import Outcome
from timefront.kernel.questions import Choice, Illegal, Refusal

I, II, III, IV = range(4)  # noqa: E741 (the eras, as the rulebook numbers them)
PAR, JOAKIM, CHRIS, HANNES, TOMMY = range(5)
"""The seats, by the Sabatons that have them on a laid table."""

DRAW_DRAW, DISMISS_RECALL, REGROUP_DISMISS, DRAW_RECALL = range(4)
"""Positions of the wheel, by the actions under its two arrows."""
RECALL_DRAW, DISMISS_DRAW, RECALL_DISMISS, DRAW_REGROUP = range(4, 8)

Face = tuple[int, int, int]
"""A face of a die: what it adds to long range, medium range and close combat."""
LONG_1: Face = (1, 0, 0)
MEDIUM_1: Face = (0, 1, 0)
CLOSE_1: Face = (0, 0, 1)
CLOSE_2: Face = (0, 0, 2)
ALL_1: Face = (1, 1, 1)
ALL_LESS_1: Face = (-1, -1, -1)
CLOSE_3: Face = (0, 0, 3)
LONG_LESS_1: Face = (-1, 0, 0)
MEDIUM_2: Face = (0, 2, 0)
MEDIUM_LESS_1: Face = (0, -1, 0)

Keys = Sequence[str]
E = TypeVar("E", bound=Event)


class Table:
    """A position of A Battle Through History laid by hand; columns by seat or by era, left out ones are empty."""

    def __init__(
        self,
        *,
        seats: int = 2,
        hands: Sequence[Keys] = (),
        decks: Sequence[Keys] = (),
        discards: Sequence[Keys] = (),
        aside: Sequence[Keys] = (),
        relics: Sequence[Keys] = (),
        tokens: Sequence[Keys] = (),
        honors: Sequence[int] = (),
        eras: Sequence[int] = (),
        board: Mapping[int, Keys] | None = None,
        era_decks: Mapping[int, Keys] | None = None,
        era_discards: Mapping[int, Keys] | None = None,
        gears: Keys = ("", "", ""),
        token_pile: Keys = (),
        token_discard: Keys = (),
        relic_pile: Keys = (),
        relic_discard: Keys = (),
        active_tile: str = "tile_1_2_first",
        pending_tile: str = "tile_3_4_first",
        tile_pile: Keys = ("tile_2_3_first", "tile_2_4_first", "tile_1_3_first"),
        tile_discard: Keys = (),
        wheel: int = DRAW_DRAW,
        active: int = PAR,
        starter: int = PAR,
        turn: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> None:
        setting = setting_of(seats, tuple(sorted((options or {}).items())))
        self.s = s = unpacked_box(setting)
        s.stack = []
        s.sink = self.events = list[Event]()
        s.sabaton = list(range(seats))
        s.tile_pile = s.token_pile = s.relic_pile = 0
        s.era_deck = [0] * 4
        for column, piles in ((s.hand, hands), (s.deck, decks), (s.discard, discards), (s.aside, aside)):
            for seat, keys in enumerate(piles):
                column[seat] = self.units(*keys)
        for seat, keys in enumerate(relics):
            s.relics[seat] = self.relic_set(*keys)
        for seat, count in enumerate(honors):
            s.honors[seat] = count
        for seat, era in enumerate(eras):
            s.era[seat] = era
        for era, keys in (board or {}).items():
            for slot, key in enumerate(keys):
                s.board[era * SLOTS + slot] = self.unit(key) if key else EMPTY
        for column, by_era in ((s.era_deck, era_decks), (s.era_discard, era_discards)):
            for era, keys in (by_era or {}).items():
                column[era] = self.units(*keys)
        self._lay_tokens(tokens, gears, token_pile, token_discard)
        s.relic_pile, s.relic_discard = self.relic_set(*relic_pile), self.relic_set(*relic_discard)
        s.active_tile, s.pending_tile = self.tile(active_tile), self.tile(pending_tile)
        s.tile_pile = mask_of([self.tile(key) for key in tile_pile])
        s.tile_discard = mask_of([self.tile(key) for key in tile_discard])
        s.wheel, s.active, s.starter, s.turn = wheel, active, starter, turn
        s.known = [hand if not deck else 0 for hand, deck in zip(s.hand, s.deck, strict=True)]
        self.laid: list[list[int]] | None = self._pieces()

    def _lay_tokens(self, held: Sequence[Keys], gears: Keys, pile: Keys, discard: Keys) -> None:
        s = self.s
        free = [members(mask) for mask in s.setting.kind_mask]

        def take(key: str) -> int:
            return free[self.kind(key)].pop(0)

        for seat, keys in enumerate(held):
            s.tokens[seat] = mask_of([take(key) for key in keys])
        s.gears = [take(key) if key else EMPTY for key in gears]
        s.token_pile = mask_of([take(key) for key in pile])
        s.token_discard = mask_of([take(key) for key in discard])

    @classmethod
    def set_up(cls, seats: int = 2, **options: str) -> Table:
        """A whole campaign, from the full box on."""
        table = cls()
        table.s = unpacked_box(setting_of(seats, tuple(sorted(options.items()))))
        table.s.sink = table.events
        table.laid = None
        return table.run(WholeCampaign())

    # Answers

    def run(self, procedure: Frame) -> Table:
        """Run a procedure of the rules to its first pause; the one before must be over."""
        assert self.s.seat in (RUNNING, OVER), f"{self.question} is still to be answered"
        self.s.start(procedure)
        return self

    def choose(self, seat: int, verb: str, *about: Any) -> Table:
        """Answer as a player; raises `Illegal` if the rules refuse it. Offers and refusals must agree."""
        choice = self.choice(verb, *about)
        refusal = self.s.refuse(seat, choice)
        is_offered = seat == self.s.seat and choice in self.s.offer()
        assert is_offered == (refusal is None), f"{choice}: offered {is_offered}, but {refusal}"
        if refusal is not None:
            raise Illegal(refusal)
        self.s.answer(choice)
        self._count_pieces()
        return self

    def refuses(self, choice: tuple[Any, ...], rule: str, key: str, **about: Any) -> Table:
        """The asked player cannot make a choice, for this reason; nothing changes and no event is emitted."""
        before, told, seat = dumps(self.s), len(self.events), self.s.seat
        with pytest.raises(Illegal) as caught:
            self.choose(seat, *choice)
        assert caught.value.refusal == Refusal(rule, key, **about)
        assert dumps(self.s) == before
        assert len(self.events) == told
        return self

    def chance(self, purpose: str, *drawn: Any) -> Table:
        """Answer as chance what it is asked to draw: one key, face or number for each factor."""
        assert self.s.seat == CHANCE, f"seat {self.s.seat} is asked, not chance: {self.s.question_name()}"
        chance = self.s.chance()
        assert chance.purpose == purpose, f"chance is asked for {chance.purpose}"
        result = tuple(
            self._drawn(purpose, value, factor.values) for value, factor in zip(drawn, chance.factors, strict=True)
        )
        assert chance.allows(result), f"{purpose}: {drawn} cannot happen"
        self.s.answer(result)
        self._count_pieces()
        return self

    def draw(self, seat: int, *units: str) -> Table:
        """As chance, the cards that a player draws from their own deck."""
        for unit in units:
            self.chance(f"draw-{BATTLE_THROUGH_HISTORY.seat_names(5)[seat]}", unit)
        return self

    def insert(self, tile: str) -> Table:
        """As chance, the tile that is drawn."""
        return self.chance("tile", tile)

    def dice(self, attacker: Face, defender: Face) -> Table:
        """As chance, what the dice of both sides show."""
        return self.chance("dice", attacker, defender)

    def jump(self, era: int) -> Table:
        """The active player jumps."""
        return self.choose(self.s.active, *JUMP(era))

    def conquer(self, space: int, *run: int) -> Table:
        """The active player conquers the unit of a space, or a run given by its first space and its length."""
        self.choose(self.s.active, *CONQUER(space))
        return self.choose(self.s.active, *FACE_UNITS(*run)) if run else self

    def challenge(self, seat: int) -> Table:
        """The active player challenges another one."""
        return self.choose(self.s.active, *CHALLENGE(seat))

    def deploy(self, *units: str) -> Table:
        """The asked player deploys units, the first at the battlefront, and then stops."""
        seat = self.s.seat
        for unit in units:
            self.choose(seat, DEPLOY.name, unit)
        frame = self.s.stack[-1]
        return self.choose(seat, READY.name) if self.s.seat == seat and frame.at == "unit" else self

    def assign(self, **slots: int) -> Table:
        """The asked player assigns tokens to units, counted from 0 at the battlefront, and then stops."""
        seat = self.s.seat
        for token, slot in slots.items():
            self.choose(seat, ASSIGN.name, token, slot)
        frame = self.s.stack[-1]
        return self.choose(seat, KEEP_TOKENS.name) if self.s.seat == seat and frame.at == "token" else self

    def recruit(self) -> Table:
        """The active player recruits everything that was defeated."""
        return self.choose(self.s.active, RECRUIT.name)

    # Who is asked what

    @property
    def asked(self) -> int:
        """Who must answer: a seat, CHANCE or OVER."""
        return self.s.seat

    @property
    def question(self) -> str:
        """The name of the pending question."""
        return self.s.question_name()

    @property
    def is_over(self) -> bool:
        """Whether the procedure that was run is over."""
        return self.s.seat == OVER

    @property
    def offers(self) -> list[Choice]:
        """The legal choices of the player who is asked, by keys."""
        return [self.named(choice) for choice in self.s.offer()]

    @property
    def drawable(self) -> list[Any]:
        """What chance can draw now, by keys. All are equally likely, unless the test looks at the weights itself."""
        chance = self.s.chance()
        return [self.name_of(chance.purpose, value) for value in chance.factors[0].values]

    @property
    def outcome(self) -> Outcome | None:
        """How the campaign ended."""
        return BATTLE_THROUGH_HISTORY.outcome(self.s)

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None) -> BattleView:
        """What a player, or a spectator, sees."""
        return BATTLE_THROUGH_HISTORY.view(self.s, seat)

    # Piles, by keys

    def hand(self, seat: int) -> list[str]:
        """The cards in a hand."""
        return self.unit_keys(self.s.hand[seat])

    def deck(self, seat: int) -> list[str]:
        """The cards in a deck."""
        return self.unit_keys(self.s.deck[seat])

    def discard(self, seat: int) -> list[str]:
        """The cards in a discard pile."""
        return self.unit_keys(self.s.discard[seat])

    def aside(self, seat: int) -> list[str]:
        """The heroes set aside."""
        return self.unit_keys(self.s.aside[seat])

    def relics(self, seat: int) -> list[str]:
        """The relics of a player."""
        return [self.s.setting.relics[relic] for relic in members(self.s.relics[seat])]

    def tokens(self, seat: int) -> list[str]:
        """The warfare tokens of a player."""
        return self.token_keys(self.s.tokens[seat])

    def board(self, era: int) -> list[str]:
        """The three spaces of an era; an empty one has no key."""
        return [self._unit_key(unit) for unit in self.s.board[era * SLOTS : era * SLOTS + SLOTS]]

    def era_deck(self, era: int) -> list[str]:
        """The deck of an era."""
        return self.unit_keys(self.s.era_deck[era])

    def era_discard(self, era: int) -> list[str]:
        """The discard pile of an era."""
        return self.unit_keys(self.s.era_discard[era])

    @property
    def dismissed(self) -> list[str]:
        """The units removed from the game."""
        return self.unit_keys(self.s.dismissed)

    @property
    def gears(self) -> list[str]:
        """The warfare tokens on the three spaces of the gears; an empty one has no key."""
        kinds = self.s.setting.token_kind
        return [self.s.setting.tokens[kinds[token]].key if token != EMPTY else "" for token in self.s.gears]

    @property
    def token_discard(self) -> list[str]:
        """The common discard of warfare tokens."""
        return self.token_keys(self.s.token_discard)

    @property
    def tiles(self) -> tuple[str, str]:
        """The tiles in the Active and in the Pending position."""
        return self.s.setting.tiles[self.s.active_tile].key, self.s.setting.tiles[self.s.pending_tile].key

    @property
    def tile_pile(self) -> list[str]:
        """The tiles to draw from."""
        return [self.s.setting.tiles[tile].key for tile in members(self.s.tile_pile)]

    @property
    def tile_discard(self) -> list[str]:
        """The tiles pushed out of the gears."""
        return [self.s.setting.tiles[tile].key for tile in members(self.s.tile_discard)]

    @property
    def attackers(self) -> list[str]:
        """The attacker's line-up, the battlefront first."""
        return [self._unit_key(unit) for unit in units_of(self.s, ATTACKER)]

    @property
    def defenders(self) -> list[str]:
        """The defender's line-up, the battlefront first."""
        return [self._unit_key(unit) for unit in units_of(self.s, DEFENDER)]

    def fallen(self, side: int) -> list[str]:
        """The defeated units of a side, the battlefront first."""
        row = range(side * ROW, side * ROW + ROW)
        return [self._unit_key(self.s.lineup[slot]) for slot in row if self.s.fallen >> slot & 1]

    # Keys

    def unit(self, key: str) -> int:
        """The id of a unit."""
        return _unit_ids(self.s.setting)[key]

    def units(self, *keys: str) -> int:
        """A pile of units."""
        return mask_of([self.unit(key) for key in keys])

    def unit_keys(self, pile: int) -> list[str]:
        """The keys of a pile of units."""
        return [self._unit_key(unit) for unit in members(pile)]

    def _unit_key(self, unit: int) -> str:
        return self.s.setting.units[unit].key if unit != EMPTY else ""

    def relic(self, key: str) -> int:
        """The id of a relic."""
        return self.s.setting.relics.index(key)

    def relic_set(self, *keys: str) -> int:
        """A pile of relics."""
        return mask_of([self.relic(key) for key in keys])

    def kind(self, key: str) -> int:
        """The number of a kind of warfare tokens."""
        return [token.key for token in self.s.setting.tokens].index(key)

    def token_keys(self, pile: int) -> list[str]:
        """The keys of a pile of warfare tokens."""
        return [self.s.setting.tokens[self.s.setting.token_kind[token]].key for token in members(pile)]

    def tile(self, key: str) -> int:
        """The id of a tile."""
        return [tile.key for tile in self.s.setting.tiles].index(key)

    def choice(self, verb: str, *about: Any) -> Choice:
        """A choice with its keys replaced by ids."""
        question = self.s.question().verb(verb) if self.s.seat >= 0 else None
        kinds = [kind.name for kind in question.kinds.values()] if question is not None else []
        names = [*kinds, *[""] * (len(about) - len(kinds))]
        return (verb, *(self._id(name, value) for name, value in zip(names, about, strict=True)))

    def named(self, choice: Choice) -> Choice:
        """A choice with its ids replaced by keys."""
        verb = self.s.question().verb(choice[0])
        assert verb is not None
        names = [kind.name for kind in verb.kinds.values()]
        return (choice[0], *(self.name_of(name, value) for name, value in zip(names, choice[1:], strict=True)))

    def _id(self, kind: str, value: Any) -> Any:
        if not isinstance(value, str):
            return value
        finders = {"unit": self.unit, "relic": self.relic, "token": self.kind, "sabaton": self._sabaton}
        return finders[kind](value)

    def _sabaton(self, key: str) -> int:
        return self.s.setting.sabatons.index(key)

    def name_of(self, kind: str, value: int) -> Any:
        """The key, face or number of an id of this kind, or of one drawn for this purpose."""
        setting = self.s.setting
        if kind in ("unit", "reinforcement") or kind.startswith(("era-", "draw-")):
            return setting.units[value].key
        if kind == "token":
            return setting.tokens[value if self.s.seat != CHANCE else setting.token_kind[value]].key
        if kind == "tile":
            return setting.tiles[value].key
        names: dict[str, Sequence[Any]] = {
            "relic": setting.relics,
            "sabaton": setting.sabatons,
            "dice": FACES,
            "relaunch": FACES,
        }
        return names[kind][value] if kind in names else value

    def _drawn(self, purpose: str, value: Any, values: list[int]) -> int:
        """The id that chance draws; the first of equal tokens."""
        found = [drawn for drawn in values if self.name_of(purpose, drawn) == value]
        assert found, f"{purpose}: {value} cannot be drawn"
        return found[0]

    # Conservation

    def _pieces(self) -> list[list[int]]:
        """Every unit, relic, tile and token on the table."""
        piles = (unit_piles(self.s), relic_piles(self.s), tile_piles(self.s), token_piles(self.s))
        return [sorted(piece for pile in kind for piece in members(pile)) for kind in piles]

    def _count_pieces(self) -> None:
        """No piece is lost or made from nothing; a campaign that starts from the box is checked as a whole."""
        if self.laid is None:
            assert BATTLE_THROUGH_HISTORY.check(self.s) == []
        else:
            assert self._pieces() == self.laid


@cache
def setting_of(seats: int, options: tuple[tuple[str, str], ...] = ()) -> BattleSetting:
    """The agreed setting of a scene."""
    return BATTLE_THROUGH_HISTORY.setting(BATTLE_THROUGH_HISTORY.built_in_pack(), "", dict(options), seats)


@cache
def _unit_ids(setting: BattleSetting) -> dict[str, int]:
    return {unit.key: number for number, unit in enumerate(setting.units)}
