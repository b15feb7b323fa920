"""A laid battlefield: units in their slots, decks behind them, tokens on them, and dice that fall as ordered.

Slots are named as on the table (BH-4.10): A5 A4 A3 A2 A1 | D1 D2 D3 D4. A scene names cards of the built-in pack by
their keys or makes up a `Card`, which replaces some other card in the text of the pack; so tuning the pack
changes no scene.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from functools import cache
from typing import Any, TypeVar, final

from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import ERAS, BattleSetting
from timefront.games.battle_through_history.events.battles import (
    BattleWon,
    HeroicDeathSilenced,
    HeroicDeathStruck,
    HeroicDeathWeakened,
    LineFought,
    LinkAbsorbed,
    PointDiverted,
    SidesAnnihilated,
    SideWipedOut,
    UnitFell,
    UnitHit,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.combat import CourseOfBattle
from timefront.games.battle_through_history.rules.engagement import Engagement
from timefront.games.battle_through_history.rules.rewards import ChallengeRewards, ConquestRewards
from timefront.games.battle_through_history.show.checking import relic_piles, token_piles, unit_piles
from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.state import (
    ATTACKER,
    BOARD,
    DEFENDER,
    EMPTY,
    ROW,
    die_of,
    unpacked_box,
)
from timefront.games.battle_through_history.verbs import ASSIGN, KEEP_TOKENS, LET_STAND, RELAUNCH
from timefront.kernel.bits import mask_of, members
from timefront.kernel.chance import Chance
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, RUNNING, Frame, dumps
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Illegal, Refusal

ACTIVE, RIVAL, THIRD = range(3)
"""The seats of a scene: the attacker, a player who can be challenged, and an onlooker."""

Face = tuple[int, int, int]
"""What a die adds to long range, medium range and close combat."""

LONG_1: Face = (1, 0, 0)
LESS_LONG: Face = (-1, 0, 0)
"""With the strong die on LONG_1 and the risky one on LESS_LONG nothing happens except at long range."""

E = TypeVar("E", bound=Event)


@final
@dataclass(frozen=True, eq=False)
class Card:
    """A unit card made up for a scene; if it is on the board it belongs to the given era."""

    long: int = 0
    medium: int = 0
    close: int = 0
    absorb: int = 1
    left: int = 0
    right: int = 0
    reinforcements: int = 0
    assault: int = 0
    heroic_death: int = 0
    accuracy: int = 0
    diversion: int = 0
    relaunch: int = 0
    era: int = 1


Units = Sequence["Card | str"]
"""Cards of a scene, made up or by their keys."""


class Battlefield:
    """Two line-ups laid by hand, the battlefront first. Eras are counted from 1, as printed."""

    def __init__(
        self,
        attackers: Units,
        defenders: Units,
        *,
        rival: int = BOARD,
        attack: int = 0,
        counter: int = 0,
        deck: Units = (),
        rival_deck: Units = (),
        era_decks: Mapping[int, Units] | None = None,
        era_discards: Mapping[int, Units] | None = None,
        discard: Units = (),
        assigned: Mapping[str, str] | None = None,
        held: Sequence[Sequence[str]] = (),
        sabatons: Sequence[str] = ("par", "joakim", "chris"),
        options: Mapping[str, str] | None = None,
    ) -> None:
        attackers, defenders = dealing(attackers, defenders, attack, counter)
        decks, discards = dict(era_decks or {}), dict(era_discards or {})
        players = [*attackers, *deck, *rival_deck, *discard]
        others = [card for pile in (*decks.values(), *discards.values()) for card in pile]
        if rival == BOARD:
            others = [*defenders, *others]
        else:
            players = [*players, *defenders]
        self.keys, pack = printed(players, others)
        self.s = unpacked_box(setting_of(pack, tuple((options or {}).items()), len(sabatons)))
        self.s.sink = self.events = list[Event]()
        self.pieces: list[int] = []
        self.slots: dict[int, str] = {}
        setting, s = self.s.setting, self.s
        s.sabaton = [setting.sabatons.index(name) for name in sabatons]
        s.active, s.starter, s.rival = ACTIVE, ACTIVE, rival
        s.engaged = 1 << ACTIVE | (0 if rival == BOARD else 1 << rival)
        for side, cards in ((ATTACKER, attackers), (DEFENDER, defenders)):
            for slot, card in enumerate(cards):
                s.lineup[side * ROW + slot] = self.id(card)
        s.deck[ACTIVE], s.deck[RIVAL], s.discard[ACTIVE] = self.pile(deck), self.pile(rival_deck), self.pile(discard)
        s.era_deck = [self.pile(decks.get(era + 1, ())) for era in range(ERAS)]
        s.era_discard = [self.pile(discards.get(era + 1, ())) for era in range(ERAS)]
        for seat, kinds in enumerate(held):
            s.tokens[seat] = mask_of([self.token(kind) for kind in kinds])
        for name, kind in (assigned or {}).items():
            s.assigned[place_of(name)] = self.token(kind)

    # Playing

    def run(self, procedure: Frame) -> Battlefield:
        """Run a procedure of the rules to its first pause."""
        self.pieces = self.pieces or self._pieces()
        self._name_slots()
        self.s.start(procedure)
        self._check()
        return self

    def choose(self, seat: int, choice: Choice) -> Battlefield:
        """Answer as a player; raises `Illegal` if the rules refuse it. Offers and refusals must agree."""
        refusal = self.s.refuse(seat, choice)
        is_offered = seat == self.s.seat and choice in self.s.offer()
        assert is_offered == (refusal is None), f"{choice}: offered {is_offered}, but {refusal}"
        if refusal is not None:
            raise Illegal(refusal)
        self.s.answer(choice)
        self._check()
        return self

    def refusal(self, seat: int, choice: Choice) -> Refusal:
        """Why a choice is refused; nothing changes and no event is emitted."""
        before, told = dumps(self.s), len(self.events)
        try:
            self.choose(seat, choice)
        except Illegal as illegal:
            assert dumps(self.s) == before
            assert len(self.events) == told
            return illegal.refusal
        raise AssertionError(f"{choice} was not refused")

    def chance(self, purpose: str, *values: int) -> Battlefield:
        """Answer as chance what it is asked to draw."""
        chance = self.asks_chance(purpose)
        assert chance.allows(values), f"{purpose}: {values} cannot happen"
        self.s.answer(values)
        self._check()
        return self

    def asks_chance(self, purpose: str) -> Chance:
        """What chance is asked to draw."""
        assert self.s.seat == CHANCE, f"seat {self.s.seat} is asked, not chance"
        chance = self.s.chance()
        assert chance.purpose == purpose, f"chance is asked for {chance.purpose}"
        return chance

    def engage(self) -> Battlefield:
        """The conditions of engagement."""
        return self.run(Engagement())

    def arrives(self, card: Card | str) -> Battlefield:
        """A reinforcement comes from its deck."""
        return self.chance("reinforcement", self.id(card))

    def assign(self, seat: int, token: str, slot: str) -> Battlefield:
        """Assign a held token to the unit of a slot."""
        return self.choose(seat, self.assignment(token, slot))

    def keep_tokens(self, seat: int) -> Battlefield:
        """Assign no more tokens."""
        return self.choose(seat, KEEP_TOKENS())

    def roll(self, strong: Face = LONG_1, risky: Face = LESS_LONG) -> Battlefield:
        """Both dice fall, whoever has them."""
        faces = [FACES.index(strong), FACES.index(risky)]
        return self.chance("dice", faces[die_of(self.s, ATTACKER)], faces[die_of(self.s, DEFENDER)])

    def relaunch(self, seat: int, face: Face) -> Battlefield:
        """A player rolls again."""
        return self.choose(seat, RELAUNCH()).rolls_again(face)

    def rolls_again(self, face: Face) -> Battlefield:
        """The re-rolled die falls."""
        return self.chance("relaunch", FACES.index(face))

    def let_stand(self, seat: int) -> Battlefield:
        """A player keeps the die."""
        return self.choose(seat, LET_STAND())

    def clash(self) -> Battlefield:
        """The course of the battle."""
        assert self.is_over, f"{self.s.question_name()} is not answered"
        return self.run(CourseOfBattle())

    def fight(self, strong: Face = LONG_1, risky: Face = LESS_LONG) -> Battlefield:
        """Engagement and course of a battle in which nobody has a choice."""
        return self.engage().roll(strong, risky).clash()

    def ended(self, *fallen: str) -> Battlefield:
        """The outcome of a battle in which the units of these slots have fallen, without playing its course."""
        self.s.fallen = mask_of([place_of(slot) for slot in fallen])
        decision = CourseOfBattle()
        decision.at = "decision"
        return self.run(decision)

    def rewards(self) -> Battlefield:
        """The rewards of the battle."""
        return self.run(ConquestRewards() if self.s.rival == BOARD else ChallengeRewards())

    # Looking

    @property
    def asked(self) -> int:
        """Who must answer: a player, CHANCE or OVER."""
        return self.s.seat

    @property
    def is_over(self) -> bool:
        """Whether the procedure that was run is over."""
        return self.s.seat == OVER

    @property
    def offers(self) -> list[Choice]:
        """The legal choices of the player who is asked."""
        return list(self.s.offer())

    @property
    def story(self) -> list[str]:
        """The course of the battle, abbreviated."""
        return [words for event in self.events if (words := self._words(event))]

    def line(self, name: str) -> list[str]:
        """What happened in one line of combat, after its totals."""
        story = [words for words in self.story if "wins" not in words and words != "annihilation"]
        starts = [number for number, words in enumerate(story) if words.startswith(("long ", "medium ", "close "))]
        start = next(number for number in starts if story[number].startswith(f"{name} "))
        return story[start + 1 : next((number for number in starts if number > start), len(story))]

    @property
    def totals(self) -> list[str]:
        """The totals of the lines that were fought."""
        return [words for words in self.story if words.startswith(("long ", "medium ", "close "))]

    @property
    def fallen(self) -> list[str]:
        """The slots of the defeated units, in the order in which they fell."""
        slots = [self.slots[event.unit] for event in self.told(UnitFell)]
        assert {place_of(slot) for slot in slots} == set(members(self.s.fallen))
        return slots

    @property
    def wounds(self) -> dict[str, int]:
        """The damage counters, by slot."""
        return {slot_name(place): count for place, count in enumerate(self.s.wounds) if count}

    @property
    def links(self) -> dict[str, int]:
        """The link counters by their two slots, with their types."""
        return {f"{slot_name(place)}-{slot_name(place + 1)}": kind for place, kind in enumerate(self.s.links) if kind}

    @property
    def winner(self) -> int | None:
        """The side that won the battle, or nobody."""
        won = self.told(BattleWon)
        assert len(won) + len(self.told(SidesAnnihilated)) == 1
        return won[0].side if won else None

    def units(self, side: int) -> list[str]:
        """The keys of a side's units, the battlefront first."""
        row = self.s.lineup[side * ROW : side * ROW + ROW]
        return [self.s.setting.units[unit].key for unit in row if unit != EMPTY]

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, seat: int | None) -> BattleView:
        """What a player, or a spectator for None, sees. The end of a scene's procedure does not end the campaign."""
        s = self.s.clone()
        s.seat = RUNNING if s.seat == OVER else s.seat
        return BATTLE_THROUGH_HISTORY.view(s, seat)

    # Names

    def id(self, card: Card | str) -> int:
        """The number of a card."""
        key = card if isinstance(card, str) else self.keys[card]
        return [unit.key for unit in self.s.setting.units].index(key)

    def pile(self, cards: Units) -> int:
        """Cards as a pile."""
        return mask_of([self.id(card) for card in cards])

    def kind(self, token: str) -> int:
        """The number of a kind of warfare token."""
        return [kind.key for kind in self.s.setting.tokens].index(token)

    def token(self, name: str) -> int:
        """Take a token of this kind from the pile."""
        token = members(self.s.token_pile & self.s.setting.kind_mask[self.kind(name)])[0]
        self.s.token_pile ^= 1 << token
        return token

    def assignment(self, token: str, slot: str) -> Choice:
        """The choice to assign a token to the unit of a slot."""
        return ASSIGN(self.kind(token), place_of(slot) % ROW)

    def _words(self, event: Event) -> str:
        match event:
            case LineFought():
                name = ("long", "medium", "close")[event.line]
                return f"{name} {event.attacker_total}:{event.defender_total}"
            case UnitHit() | UnitFell() | LinkAbsorbed() | HeroicDeathSilenced() | PointDiverted():
                words = {UnitHit: "hit", UnitFell: "falls", LinkAbsorbed: "link", PointDiverted: "diverts"}
                return f"{self.slots[event.unit]} {words.get(type(event), 'silenced')}"
            case HeroicDeathStruck():
                return f"{self.slots[event.unit]} strikes {event.points}"
            case HeroicDeathWeakened():
                return f"{self.slots[event.unit]} weakened {event.points}"
            case SideWipedOut():
                return f"{('attackers', 'defenders')[event.side]} wiped out"
            case BattleWon():
                return f"{('attacker', 'defender')[event.side]} wins {event.attackers}:{event.defenders}"
            case SidesAnnihilated():
                return "annihilation"
        return ""

    # Invariants

    def _check(self) -> None:
        self._name_slots()
        assert self._pieces() == self.pieces, "a piece was lost or made from nothing"

    def _name_slots(self) -> None:
        for place, unit in enumerate(self.s.lineup):
            if unit != EMPTY:
                assert self.slots.setdefault(unit, slot_name(place)) == slot_name(place)

    def _pieces(self) -> list[int]:
        piles = [(0, unit_piles(self.s)), (1000, relic_piles(self.s)), (2000, token_piles(self.s))]
        return sorted(first + piece for first, heap in piles for pile in heap for piece in members(pile))


def slot_name(place: int) -> str:
    """A1 is the attacker at the battlefront, D1 the defender."""
    return f"{'AD'[place // ROW]}{place % ROW + 1}"


def place_of(slot: str) -> int:
    """The number of a slot in the columns of the state."""
    return "AD".index(slot[0]) * ROW + int(slot[1:]) - 1


def dealing(attackers: Units, defenders: Units, attack: int, counter: int) -> tuple[Units, Units]:
    """Give a front unit the long range with which its side deals this much damage while the dice add nothing."""
    has_strong = len(attackers) <= 3
    if attack:
        attackers = [reaching(attackers[0], attack - 1 if has_strong else attack + 2), *attackers[1:]]
    if counter:
        defenders = [reaching(defenders[0], counter + 2 if has_strong else counter - 1), *defenders[1:]]
    return attackers, defenders


def reaching(card: Card | str, long: int) -> Card:
    """A made-up card with this value at long range."""
    assert isinstance(card, Card)
    return replace(card, long=long)


# The pack of a scene


@cache
def built_in() -> dict[str, str]:
    """The built-in pack in one language."""
    files = BATTLE_THROUGH_HISTORY.built_in_pack().files
    return {name: text for name, text in files.items() if name not in ("texts/de.ftl", "texts/es.ftl")}


@cache
def printed_units() -> list[dict[str, Any]]:
    """The rows of the built-in unit cards."""
    rows: list[dict[str, Any]] = tomllib.loads(built_in()["units.toml"])["unit"]
    return rows


def printed(players: Units, board: Units) -> tuple[dict[Card, str], str]:
    """Which card each made-up card replaces, base units for players and elites for the board, and its text."""
    rows = {row["key"]: row for row in printed_units()}
    free = [row for key, row in rows.items() if key not in [*players, *board]]
    keys: dict[Card, str] = {}
    for card in made_up(players):
        keys[card] = take(free, lambda row: row["kind"] == "base")
    for card in made_up(board):
        era = card.era
        keys[card] = take(free, lambda row, era=era: row["kind"] == "elite" and row["era"] == era)
    for card, key in keys.items():
        values = asdict(card)
        lines = [values.pop(line) for line in ("long", "medium", "close")]
        del values["era"]
        place = {name: value for name, value in rows[key].items() if name in ("key", "kind", "sabaton", "era")}
        rows[key] = {**place, "lines": lines, **values}
    return keys, "\n".join(
        "\n".join(["[[unit]]", *(f"{name} = {json.dumps(value)}" for name, value in row.items())])
        for row in rows.values()
    )


def made_up(cards: Units) -> Iterable[Card]:
    """The made-up ones among some cards."""
    return [card for card in cards if isinstance(card, Card)]


def take(free: list[dict[str, Any]], fits: Any) -> str:
    """Take the first free card that fits."""
    row = next(row for row in free if fits(row))
    free.remove(row)
    return str(row["key"])


@cache
def setting_of(units: str, options: tuple[tuple[str, str], ...], seats: int) -> BattleSetting:
    """The agreed setting of a scene."""
    pack = PackFiles({**built_in(), "units.toml": units})
    return BATTLE_THROUGH_HISTORY.setting(pack, "", dict(options), seats)
