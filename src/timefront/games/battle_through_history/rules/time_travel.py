"""3. Phase 1: time travel. Tiles, a warfare token, the two active actions and the jump."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.events.journey import (
    SabatonJumped,
    TilePileRenewed,
    TokenGivenUp,
    TokenTaken,
)
from timefront.games.battle_through_history.rules.gears import (
    ACTION_OF_VERB,
    can_tighten_up,
    offer_actions,
    refuse_action,
    refuse_tighten_up,
    slide_in,
    tighten_up,
    use_action,
)
from timefront.games.battle_through_history.state import EMPTY, Campaign, kinds_held, token_of_kind
from timefront.games.battle_through_history.verbs import (
    ACT,
    GIVE_UP_TOKEN,
    INSERT,
    JUMP,
    TAKE_TOKEN,
    TIGHTEN_UP_RANKS,
)
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

MOST_TILES = 3
MOST_TOKENS = 3


@final
@dataclass
class TimeTravel(Frame):
    """3. From the first tile to the time jump."""

    inserted: int = 0
    taken: bool = False
    """Whether this turn's warfare token was taken."""
    bound: bool = False
    """Whether a token or an action has ended the insertion of tiles (ruling B-4)."""

    @rule("BH-3.1", "BH-3.2")
    def begin(self, s: Campaign) -> Next:
        """An empty pile is renewed from the discarded tiles, never from those in the gears (ruling B-9)."""
        if not s.tile_pile:
            s.tile_pile, s.tile_discard = s.tile_discard, 0
            s.emit(TilePileRenewed)
        return self.roll(s, "tile")

    def chance_tile(self, s: Campaign) -> Chance:
        return one_of("tile", members(s.tile_pile))

    @rule("BH-3.2", "BH-3.3")
    def tile(self, s: Campaign, result: Result) -> Next:
        slide_in(s, result[0])
        self.inserted += 1
        return self.ask(s, s.active, "gears")

    def offer_gears(self, s: Campaign) -> list[Choice]:
        offers = offer_actions(s)
        if self.inserted < MOST_TILES and not self.bound:
            offers.append(INSERT())
        offers += [JUMP(era) for era in eras_ahead(s)]
        if self._refuse_token(s) is None:
            offers.append(TAKE_TOKEN())
        if can_tighten_up(s, s.active):
            offers.append(TIGHTEN_UP_RANKS())
        offers.sort()
        return offers

    def refuse_gears(self, s: Campaign, choice: Choice) -> Refusal | None:
        verb = choice[0]
        if verb == "insert":
            if self.bound:
                return Refusal("BH-3.4", "no-more-tiles")
            return None if self.inserted < MOST_TILES else Refusal("BH-3.2", "three-tiles-inserted")
        if verb == "jump":
            return self._refuse_jump(s, choice[1])
        if verb == "take-token":
            return self._refuse_token(s)
        if verb == "tighten-up":
            return refuse_tighten_up(s, s.active)
        return refuse_action(s, ACTION_OF_VERB[verb])

    def _refuse_token(self, s: Campaign) -> Refusal | None:
        if self.taken:
            return Refusal("BH-3.4", "token-taken-already")
        if token_pointed_at(s) == EMPTY:
            return Refusal("BH-3.4", "no-token-there")
        if s.setting.forbids_fourth and s.tokens[s.active].bit_count() >= MOST_TOKENS:
            return Refusal("BH-3.4", "three-tokens-held")
        return None

    def _refuse_jump(self, s: Campaign, era: int) -> Refusal | None:
        if era not in s.setting.tiles[s.active_tile].eras:
            return Refusal("BH-3.10", "era-not-on-tile")
        return Refusal("BH-3.10", "must-leave-era") if era == s.era[s.active] else None

    @question(("BH-3.2", "BH-3.4", "BH-3.5", "BH-3.10", "BH-4.7"), INSERT, TAKE_TOKEN, *ACT, TIGHTEN_UP_RANKS, JUMP)
    def gears(self, s: Campaign, choice: Choice) -> Next:
        """One more tile, the token, an action, or the jump that ends phase 1 (rulings B-3, B-7)."""
        verb = choice[0]
        if verb == "insert":
            return self.goto("begin")
        if verb == "jump":
            s.era[s.active] = choice[1]
            s.emit(SabatonJumped, s.active, choice[1])
            return self.done(s)
        if verb == "tighten-up":
            return self.call(s, tighten_up(s, s.active), "go_on")
        self.bound = True
        if verb == "take-token":
            return self.goto("take_token")
        return self.call(s, use_action(s, verb), "go_on")

    @rule("BH-3.4", "BH-2.7")
    def take_token(self, s: Campaign) -> Next:
        """With three already, one of the four is discarded (rulings B-5, B-6)."""
        token = token_pointed_at(s)
        s.gears[s.setting.tiles[s.active_tile].space] = EMPTY
        s.tokens[s.active] |= 1 << token
        self.taken = True
        s.emit(TokenTaken, s.active, s.setting.token_kind[token])
        if s.tokens[s.active].bit_count() > MOST_TOKENS:
            return self.ask(s, s.active, "surplus")
        return self.ask(s, s.active, "gears")

    def offer_surplus(self, s: Campaign) -> list[Choice]:
        return [GIVE_UP_TOKEN(kind) for kind in kinds_held(s, s.active)]

    def refuse_surplus(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if choice[1] in kinds_held(s, s.active) else Refusal("BH-3.4", "no-such-token")

    @question("BH-3.4", GIVE_UP_TOKEN)
    def surplus(self, s: Campaign, choice: Choice) -> Next:
        token = token_of_kind(s, s.active, choice[1])
        s.tokens[s.active] ^= 1 << token
        s.token_discard |= 1 << token
        s.emit(TokenGivenUp, s.active, choice[1])
        return self.ask(s, s.active, "gears")

    @rule("BH-3.5")
    def go_on(self, s: Campaign, _: None) -> Next:
        return self.ask(s, s.active, "gears")


def eras_ahead(s: Campaign) -> list[int]:
    """BH-3.10: the eras of the active tile except the present one (ruling B-8)."""
    here = s.era[s.active]
    return [era for era in s.setting.tiles[s.active_tile].eras if era != here]


def token_pointed_at(s: Campaign) -> int:
    """The warfare token that the active tile points at."""
    return s.gears[s.setting.tiles[s.active_tile].space]
