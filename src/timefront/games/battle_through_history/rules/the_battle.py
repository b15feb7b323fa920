"""4. Phase 2: the battle. Which one, against whom, and with which units."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.pack import CHASE, DISMISS, SLOTS, SPACES
from timefront.games.battle_through_history.events.battles import (
    BattleLapsed,
    NobodyDeployed,
    PlayerChallenged,
    UnitChased,
    UnitDeployed,
    UnitFaced,
)
from timefront.games.battle_through_history.rules.combat import CourseOfBattle
from timefront.games.battle_through_history.rules.drawing import take_from_hand
from timefront.games.battle_through_history.rules.engagement import Engagement, TokensAssigned
from timefront.games.battle_through_history.rules.gears import (
    ACTION_OF_VERB,
    can_tighten_up,
    offer_actions,
    refuse_action,
    refuse_tighten_up,
    tighten_up,
    use_action,
)
from timefront.games.battle_through_history.rules.rewards import ChallengeRewards, ConquestRewards
from timefront.games.battle_through_history.state import (
    ATTACKER,
    BOARD,
    DEFENDER,
    EMPTY,
    ROW,
    Campaign,
    count_of,
    special_held,
)
from timefront.games.battle_through_history.verbs import (
    ACT,
    CHALLENGE,
    CHASE_UNIT,
    CONQUER,
    DEPLOY,
    FACE_UNITS,
    READY,
    STAND_DOWN,
    TIGHTEN_UP_RANKS,
)
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

MOST_ATTACKERS = 4
MOST_DEFENDERS = 3
DISMISS_ONE = ACT[DISMISS]()


@final
@dataclass
class TheBattle(Frame):
    """4. Conquer units on the board or challenge a player; then fight the battle."""

    chosen: int = EMPTY
    """The space of the unit to be conquered."""

    @rule("BH-3.1", "BH-4.1")
    def begin(self, s: Campaign) -> Next:
        s.rival = BOARD
        s.engaged = 1 << s.active
        return self.ask(s, s.active, "declaration")

    def offer_declaration(self, s: Campaign) -> list[Choice]:
        offers = offer_actions(s)
        if can_tighten_up(s, s.active):
            offers.append(TIGHTEN_UP_RANKS())
        fights = offer_fights(s)
        if fights:
            offers += fights
        else:
            offers.append(STAND_DOWN())
        offers.sort()
        return offers

    def refuse_declaration(self, s: Campaign, choice: Choice) -> Refusal | None:
        verb = choice[0]
        if verb == "tighten-up":
            return refuse_tighten_up(s, s.active)
        if verb == "stand-down":
            return Refusal("BH-4.9", "must-fight") if offer_fights(s) else None
        if verb in ACTION_OF_VERB:
            return refuse_action(s, ACTION_OF_VERB[verb])
        if not s.hand[s.active]:
            return Refusal("BH-4.9", "hand-is-empty")
        if verb == "conquer":
            return refuse_conquest(s, choice[1])
        return refuse_chase(s, choice[1]) if verb == "chase" else refuse_challenge(s, choice[1])

    @question(
        ("BH-4.1", "BH-4.2", "BH-4.6", "BH-4.7", "BH-4.9", "BH-3.5"),
        *(CONQUER, CHALLENGE, CHASE_UNIT, *ACT, TIGHTEN_UP_RANKS, STAND_DOWN),
    )
    def declaration(self, s: Campaign, choice: Choice) -> Next:
        """Whom to fight; actions and Tighten up! are possible now, and by default until the deployment (ruling B-7)."""
        verb = choice[0]
        if verb == "conquer":
            self.chosen = choice[1]
            return self.goto("links_on_the_board")
        if verb == "challenge":
            s.rival = choice[1]
            s.engaged |= 1 << s.rival
            s.emit(PlayerChallenged, s.active, s.rival)
            return self.call(s, Deployment(DEFENDER, s.rival), "defender_assigns_tokens")
        if verb == "chase":
            return self._chase(s, choice[1])
        if verb == "stand-down":
            s.emit(BattleLapsed, s.active)
            return self.done(s)
        frame = tighten_up(s, s.active) if verb == "tighten-up" else use_action(s, verb)
        return self.call(s, frame, "go_on")

    @rule("BH-3.5", "BH-4.7")
    def go_on(self, s: Campaign, _: None) -> Next:
        return self.ask(s, s.active, "declaration")

    def _chase(self, s: Campaign, unit: int) -> Next:
        """BH-4.6: it is alone and fights like a unit of the board (ruling B-24)."""
        token = special_held(s, s.active, CHASE)
        s.tokens[s.active] ^= 1 << token
        s.token_discard |= 1 << token
        s.era_discard[s.era[s.active]] ^= 1 << unit
        s.lineup[ROW] = unit
        s.emit(UnitChased, s.active, unit)
        return self.call(s, Deployment(ATTACKER, s.active), "engagement")

    @rule("BH-4.2", "BH-4.3", "BH-4.4", "BH-4.5")
    def links_on_the_board(self, s: Campaign) -> Next:
        """A linked unit may bring its neighbours along (ruling B-18)."""
        if len(runs_with(s, self.chosen)) == 1:
            return self.face(s, self.chosen, 1)
        return self.ask(s, s.active, "faced")

    def offer_faced(self, s: Campaign) -> list[Choice]:
        return runs_with(s, self.chosen)

    def refuse_faced(self, s: Campaign, choice: Choice) -> Refusal | None:
        if choice in runs_with(s, self.chosen):
            return None
        space, count = choice[1], choice[2]
        if count == 0 or (self.chosen - space) % SPACES >= count:
            return Refusal("BH-4.2", "chosen-unit-is-faced", space=self.chosen)
        if all(are_linked(s, (space + step) % SPACES) for step in range(count - 1)):
            return Refusal("BH-4.2", "direct-neighbours-only", space=self.chosen)
        return Refusal("BH-4.3", "not-linked")

    @question(("BH-4.2", "BH-4.3", "BH-4.4", "BH-4.5", "BH-2.7"), FACE_UNITS)
    def faced(self, s: Campaign, choice: Choice) -> Next:
        return self.face(s, choice[1], choice[2])

    def face(self, s: Campaign, space: int, count: int) -> Next:
        """BH-4.5: in their order on the main board, the leftmost at the battlefront (ruling B-19)."""
        for slot in range(count):
            place = (space + slot) % SPACES
            s.lineup[ROW + slot] = s.board[place]
            s.board[place] = EMPTY
            s.emit(UnitFaced, s.active, s.lineup[ROW + slot], place)
        return self.call(s, Deployment(ATTACKER, s.active), "engagement")

    @rule("BH-4.8")
    def defender_assigns_tokens(self, s: Campaign, _: None) -> Next:
        """Before the attacker deploys (ruling B-23)."""
        return self.call(s, TokensAssigned(DEFENDER, s.rival), "attacker_deploys")

    @rule("BH-4.9")
    def attacker_deploys(self, s: Campaign, _: None) -> Next:
        return self.call(s, Deployment(ATTACKER, s.active), "engagement")

    @rule("BH-4.10")
    def engagement(self, s: Campaign, _: None) -> Next:
        return self.call(s, Engagement(), "course")

    @rule("BH-6.1")
    def course(self, s: Campaign, _: None) -> Next:
        return self.call(s, CourseOfBattle(), "rewards")

    @rule("BH-7.1", "BH-7.3")
    def rewards(self, s: Campaign, _: None) -> Next:
        return self.call(s, ConquestRewards() if s.rival == BOARD else ChallengeRewards(), "over")

    @rule("BH-3.1")
    def over(self, s: Campaign, _: None) -> Next:
        return self.done(s)


@final
@dataclass
class Deployment(Frame):
    """4.8, 4.9. A player deploys units from the hand, the first at the battlefront, for all to see."""

    side: int
    seat: int

    @rule("BH-4.8", "BH-4.9", "BH-4.11", "BH-2.7")
    def begin(self, s: Campaign, _: None = None) -> Next:
        """Up to three defenders or four attackers (rulings B-22, B-46d)."""
        count = count_of(s, self.side)
        most = MOST_ATTACKERS if self.side == ATTACKER else MOST_DEFENDERS
        can_go_on = s.hand[self.seat] or (count == 0 and self.side == DEFENDER and can_tighten_up(s, self.seat))
        if count == most or not can_go_on:
            return self.goto("ended")
        return self.ask(s, self.seat, "unit")

    def offer_unit(self, s: Campaign) -> list[Choice]:
        offers = [DEPLOY(unit) for unit in members(s.hand[self.seat])]
        if count_of(s, self.side) >= self.least(s):
            offers.append(READY())
        if self.can_prepare(s):
            if can_tighten_up(s, self.seat):
                offers.append(TIGHTEN_UP_RANKS())
            if self.side == ATTACKER:
                offers += [choice for choice in offer_actions(s) if choice != DISMISS_ONE or not is_down_to_one(s)]
            offers.sort()
        return offers

    def can_prepare(self, s: Campaign) -> bool:
        """Whether actions and Tighten up! are still possible: before the side's first unit (ruling B-7)."""
        return count_of(s, self.side) == 0 and (self.side == DEFENDER or s.setting.acts_until_deployment)

    def least(self, s: Campaign) -> int:
        """The fewest units that must be deployed."""
        if self.side == ATTACKER:
            return 1
        return s.setting.defender_minimum if s.hand[self.seat] else 0

    def refuse_unit(self, s: Campaign, choice: Choice) -> Refusal | None:
        rule_id = "BH-4.9" if self.side == ATTACKER else "BH-4.8"
        if choice[0] == "deploy":
            return None if s.hand[self.seat] >> choice[1] & 1 else Refusal(rule_id, "not-in-hand")
        if choice[0] == "ready":
            return None if count_of(s, self.side) >= self.least(s) else Refusal(rule_id, "deploy-at-least-one")
        return self._refuse_preparation(s, choice[0])

    def _refuse_preparation(self, s: Campaign, verb: str) -> Refusal | None:
        rule_id = "BH-4.7" if verb == "tighten-up" else "BH-3.5"
        if verb != "tighten-up" and self.side == DEFENDER:
            return Refusal(rule_id, "actions-in-own-turn")
        if not self.can_prepare(s):
            return Refusal(rule_id, "too-late-deployed" if count_of(s, self.side) else "too-late-declared")
        if verb == "tighten-up":
            return refuse_tighten_up(s, self.seat)
        refusal = refuse_action(s, ACTION_OF_VERB[verb])
        if refusal is None and verb == "dismiss" and is_down_to_one(s):
            return Refusal("BH-4.9", "last-unit-must-fight")
        return refusal

    @question(("BH-4.9", "BH-4.8", "BH-4.7", "BH-3.5"), DEPLOY, READY, TIGHTEN_UP_RANKS, *ACT)
    def unit(self, s: Campaign, choice: Choice) -> Next:
        """The next unit; before the first one, the attacker's actions and both sides' Tighten up! (ruling B-7)."""
        if choice[0] == "ready":
            return self.goto("ended")
        if choice[0] == "tighten-up":
            return self.call(s, tighten_up(s, self.seat), "begin")
        if choice[0] != "deploy":
            return self.call(s, use_action(s, choice[0]), "begin")
        slot = count_of(s, self.side)
        take_from_hand(s, self.seat, choice[1])
        s.lineup[self.side * ROW + slot] = choice[1]
        s.emit(UnitDeployed, self.seat, self.side, choice[1], slot)
        return self.goto("begin")

    @rule("BH-4.11")
    def ended(self, s: Campaign) -> Next:
        if count_of(s, self.side) == 0:
            s.emit(NobodyDeployed, self.seat)
        return self.done(s)


def is_down_to_one(s: Campaign) -> bool:
    """Whether Dismiss would leave an attacker who has declared a battle without the unit that must fight (BH-4.9)."""
    return s.hand[s.active].bit_count() == 1 and not s.deck[s.active]


def offer_fights(s: Campaign) -> list[Choice]:
    """BH-4.1: every unit and player that the active player can fight; none with an empty hand (ruling B-15)."""
    if not s.hand[s.active]:
        return []
    era = s.era[s.active]
    offers = [CONQUER(space) for space in range(era * SLOTS, era * SLOTS + SLOTS) if s.board[space] != EMPTY]
    offers += [CHALLENGE(seat) for seat, place in enumerate(s.era) if place == era and seat != s.active]
    if s.tokens[s.active] and s.era_discard[era] and special_held(s, s.active, CHASE) != EMPTY:
        offers += [CHASE_UNIT(unit) for unit in members(s.era_discard[era])]
    return offers


def refuse_conquest(s: Campaign, space: int) -> Refusal | None:
    """Why the unit of a space cannot be conquered."""
    if space // SLOTS != s.era[s.active]:
        return Refusal("BH-4.2", "space-of-other-era")
    return Refusal("BH-4.2", "space-is-empty") if s.board[space] == EMPTY else None


def refuse_chase(s: Campaign, unit: int) -> Refusal | None:
    """Why a unit cannot be chased."""
    if special_held(s, s.active, CHASE) == EMPTY:
        return Refusal("BH-4.6", "no-such-token")
    return None if s.era_discard[s.era[s.active]] >> unit & 1 else Refusal("BH-4.6", "not-in-era-discard")


def refuse_challenge(s: Campaign, seat: int) -> Refusal | None:
    """Why a player cannot be challenged (ruling B-21)."""
    if seat == s.active:
        return Refusal("BH-4.1", "challenge-another")
    return None if s.era[seat] == s.era[s.active] else Refusal("BH-4.1", "not-in-same-era", seat=seat)


def are_linked(s: Campaign, space: int) -> bool:
    """BH-4.3: whether a space's unit is linked to its right neighbour on the main board (rulings B-16, B-17)."""
    if space == SPACES - 1 and not s.setting.ring_links:
        return False
    unit, neighbour = s.board[space], s.board[(space + 1) % SPACES]
    if unit == EMPTY or neighbour == EMPTY:
        return False
    right = s.setting.right[unit]
    return right != 0 and right == s.setting.left[neighbour]


def runs_with(s: Campaign, chosen: int) -> list[Choice]:
    """BH-4.2: the runs of up to three linked neighbours that contain the chosen space.

    With `linked` set to `neighbours`, only units that touch the chosen one come along (ruling B-18).
    """
    chains = s.setting.faces_chains
    runs: list[Choice] = [FACE_UNITS(chosen, 1)]
    left_1 = are_linked(s, (chosen - 1) % SPACES)
    right_1 = are_linked(s, chosen)
    if left_1:
        runs.append(FACE_UNITS((chosen - 1) % SPACES, 2))
        if chains and are_linked(s, (chosen - 2) % SPACES):
            runs.append(FACE_UNITS((chosen - 2) % SPACES, 3))
    if right_1:
        runs.append(FACE_UNITS(chosen, 2))
        if chains and are_linked(s, (chosen + 1) % SPACES):
            runs.append(FACE_UNITS(chosen, 3))
    if left_1 and right_1:
        runs.append(FACE_UNITS((chosen - 1) % SPACES, 3))
    runs.sort()
    return runs
