"""What the current turn still promises to the active player and to the challenged one."""

from __future__ import annotations

from typing import Final, final

from timefront.games.battle_through_history.bots.actions import CARD_WORTH, action_worth
from timefront.games.battle_through_history.bots.clash import Estimate, estimate, mean_estimate, strengths_of
from timefront.games.battle_through_history.bots.line_ups import (
    board_run,
    by_strength,
    defenders_with_reinforcements,
    every_addition,
    in_order,
    strongest_additions,
    unit_to_chase,
    with_arriving_reinforcements,
    with_reinforcements,
)
from timefront.games.battle_through_history.bots.rewards import (
    best_of,
    best_relic_of,
    prowess_hope,
    prowess_in_sight,
    relic_step,
)
from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.content.pack import (
    CHASE,
    HERO,
    SLOTS,
)
from timefront.games.battle_through_history.odds.odds import count_lineups, has_odds, odds
from timefront.games.battle_through_history.rules.drawing import CardsDrawn, take_from_hand
from timefront.games.battle_through_history.rules.engagement import Reinforcements
from timefront.games.battle_through_history.rules.gears import GearAction
from timefront.games.battle_through_history.rules.rewards import (
    RELICS_SEEN,
    ConquestRewards,
    ProwessReward,
    defeated,
)
from timefront.games.battle_through_history.rules.the_battle import (
    MOST_ATTACKERS,
    MOST_DEFENDERS,
    Deployment,
    TheBattle,
    runs_with,
)
from timefront.games.battle_through_history.rules.time_travel import TimeTravel
from timefront.games.battle_through_history.state import (
    ATTACKER,
    BOARD,
    DEFENDER,
    EMPTY,
    MOST_UNITS,
    Campaign,
    count_of,
    special_held,
    units_of,
)
from timefront.kernel.flow import CHANCE, Frame

TOKEN_WORTH: Final = 0.45
"""What a warfare token is worth while there are battles to come."""
SHORT_LIST: Final = 2
"""How many line-ups have their exact odds computed."""
MOST_LINEUPS: Final = 12
"""With more possible reinforcements than this, a line-up that is not final is judged by typical ones."""
NO_TOKENS: Final[list[int]] = []


@final
class Prospect:
    """What the active seat and its rival can expect from this turn."""

    def __init__(self, s: Campaign, throws: list[tuple[int, int, int]], turns_left: int, unit_bonus: float) -> None:
        self.s = s
        self.throws = throws
        self.seat = s.active
        self.own = 0.0
        self.rival = BOARD
        self.others = 0.0
        """What the rival gains."""
        self.turns_left = turns_left
        """The active seat's turns after this one."""
        self.unit_bonus = unit_bonus
        """What a point of a recruit's strength is worth in the coming turns."""
        self.strengths = strengths_of(s.setting)
        self.relic_hopes: list[float] = [-1.0] * 6
        self.is_thorough = len(throws) > 6

    def look(self) -> None:
        """Judge the current phase of the turn."""
        s = self.s
        phase = s.stack[2]
        if isinstance(phase, TimeTravel):
            self.time_travel(phase)
        elif isinstance(phase, TheBattle):
            if phase.at == "declaration" or phase.at == "go_on":
                self.actions(s.wheel)
                self.era(s.era[self.seat])
            elif phase.at == "faced":
                if s.setting.acts_until_deployment:
                    self.actions(s.wheel)
                for run in runs_with(s, phase.chosen):
                    self.conquest(board_run(self.s, run[1], run[2]))
            elif phase.at == "over":
                self.rewards(s.stack[3])
            else:
                self.battle(phase)

    # Before the battle is declared

    def time_travel(self, phase: TimeTravel) -> None:
        """The best of the eras that the active tile leads to, the token it points at, the actions left."""
        s = self.s
        tile, wheel = s.active_tile, s.wheel
        if phase.at == "tile":
            tile = s.pending_tile
            wheel = (wheel + s.setting.tiles[tile].turn) % len(s.setting.ring)
        self.actions(wheel)
        if not phase.taken and s.gears[s.setting.tiles[tile].space] != EMPTY and s.tokens[self.seat].bit_count() < 3:
            self.own += 0.8 * TOKEN_WORTH
        extra = self.own
        best = -99.0
        best_own, best_rival, best_others = 0.0, BOARD, 0.0
        for era in s.setting.tiles[tile].eras:
            if era == s.era[self.seat]:
                continue
            self.own, self.rival, self.others = extra, BOARD, 0.0
            self.era(era)
            if self.own - self.others > best:
                best = self.own - self.others
                best_own, best_rival, best_others = self.own, self.rival, self.others
        self.own, self.rival, self.others = best_own, best_rival, best_others

    def actions(self, wheel: int) -> None:
        """The active actions not done yet, and cards about to be drawn."""
        s = self.s
        left, right = s.setting.arrows(wheel)
        if not s.used & 1:
            self.own += action_worth(s, self.seat, left, self.turns_left)
        if not s.used & 2:
            self.own += action_worth(s, self.seat, right, self.turns_left)
        top = s.stack[-1]
        if isinstance(top, CardsDrawn) and top.seat == self.seat:
            pending = top.count + (1 if s.seat == CHANCE else 0)
            self.own += CARD_WORTH * min(pending, s.deck[self.seat].bit_count())
        elif isinstance(top, GearAction) and top.seat == self.seat:
            self.own += 1.2 * action_worth(s, self.seat, top.action, self.turns_left)

    def era(self, era: int) -> None:
        """The best fight in an era: units of the board, a player who is there, a unit to chase."""
        s = self.s
        if not s.hand[self.seat]:
            return
        base = self.own
        best = base
        best_own, best_rival, best_others = base, BOARD, 0.0
        seen: list[tuple[int, int]] = []
        for space in range(era * SLOTS, era * SLOTS + SLOTS):
            if s.board[space] == EMPTY:
                continue
            for run in runs_with(s, space):
                faced = (run[1], run[2])
                if faced not in seen:
                    seen.append(faced)
                    self.own = base
                    self.conquest(board_run(self.s, run[1], run[2]))
                    if self.own > best:
                        best = best_own = self.own
        for rival in range(s.setting.seats):
            if rival != self.seat and s.era[rival] == era:
                self.own, self.others = base, 0.0
                self.challenge(rival)
                if self.own - self.others > best:
                    best = self.own - self.others
                    best_own, best_rival, best_others = self.own, rival, self.others
        if s.tokens[self.seat] and s.era_discard[era] and special_held(s, self.seat, CHASE) != EMPTY:
            self.own = base
            self.conquest([unit_to_chase(s, self.strengths, era)])
            self.own -= TOKEN_WORTH if self.turns_left else 0.0
            if self.own > best:
                best = best_own = self.own
                best_rival, best_others = BOARD, 0.0
        self.own, self.rival, self.others = best_own, best_rival, best_others

    # Line-ups

    def conquest(self, defenders: list[int]) -> None:
        """Face units of the board with the best line-up from the hand."""
        self.best_attack(
            BOARD, [], self.s.hand[self.seat], defenders_with_reinforcements(self.s, BOARD, defenders), NO_TOKENS
        )

    def challenge(self, rival: int) -> None:
        """Challenge a player, who deploys the best units of the hand."""
        defenders = by_strength(self.strengths, self.s.hand[rival])[:MOST_DEFENDERS]
        defenders = defenders_with_reinforcements(self.s, rival, in_order(self.s.setting, defenders))
        self.best_attack(rival, [], self.s.hand[self.seat], defenders, NO_TOKENS)

    def best_attack(
        self, rival: int, deployed: list[int], hand: int, defenders: list[int], assigned: list[int]
    ) -> None:
        """The best way to complete a line-up: as it is, or with the strongest cards of the hand in a sensible order."""
        best = -99.0
        base = best_own = self.own
        best_others = 0.0
        for more in self.additions(hand, MOST_ATTACKERS - len(deployed)):
            if not deployed and not more:
                continue
            attackers = with_reinforcements(self.s, self.seat, deployed + more, MOST_UNITS[ATTACKER])
            found = self.quick_estimate(attackers, defenders, assigned)
            self.own, self.others = base, 0.0
            self.result(rival, len(attackers), defenders, found)
            if self.own - self.others > best:
                best = self.own - self.others
                best_own, best_others = self.own, self.others
        self.own, self.others = best_own, best_others

    def additions(self, hand: int, most: int) -> list[list[int]]:
        """Sets of cards that may be added, none first; all sets if there is time."""
        cards = by_strength(self.strengths, hand)
        if self.is_thorough:
            return every_addition(self.s.setting, cards, most)
        return strongest_additions(self.s.setting, cards, most)

    # The battle

    def battle(self, phase: TheBattle) -> None:
        """From the deployment to the last roll of the dice."""
        s = self.s
        rival = s.rival
        attackers, defenders = units_of(s, ATTACKER), units_of(s, DEFENDER)
        top = s.stack[-1]
        if phase.at == "course":
            self.engagement(attackers, defenders)
            return
        if not attackers and s.setting.acts_until_deployment:
            self.actions(s.wheel)
        if rival != BOARD and phase.at == "defender_assigns_tokens" and isinstance(s.stack[3], Deployment):
            rest = by_strength(self.strengths, s.hand[rival])[: MOST_DEFENDERS - len(defenders)]
            defenders = defenders + in_order(self.s.setting, rest)
        defenders = defenders_with_reinforcements(self.s, rival, defenders)
        hand = s.hand[self.seat]
        assigned = s.assigned if rival != BOARD else NO_TOKENS
        self.rival = rival
        if self.is_thorough and phase.at == "engagement" and isinstance(top, Deployment):
            self.best_exact_attack(attackers, defenders, assigned)
        else:
            self.best_attack(rival, attackers, hand, defenders, assigned)
        if isinstance(top, CardsDrawn) and top.seat == rival:
            self.others += CARD_WORTH * (top.count + 1)

    def best_exact_attack(self, deployed: list[int], defenders: list[int], assigned: list[int]) -> None:
        """The best, by exact odds, of the line-ups that look best in a quick estimate."""
        s = self.s
        base = self.own
        ranked: list[tuple[float, list[int]]] = []
        for more in self.additions(s.hand[self.seat], MOST_ATTACKERS - len(deployed)):
            if deployed or more:
                attackers = with_reinforcements(self.s, self.seat, deployed + more, MOST_UNITS[ATTACKER])
                self.own, self.others = base, 0.0
                self.result(s.rival, len(attackers), defenders, self.quick_estimate(attackers, defenders, assigned))
                ranked.append((self.others - self.own, more))
        ranked.sort()
        best = -99.0
        best_own = best_others = 0.0
        for _, more in ranked[:SHORT_LIST]:
            copy = s.clone()
            for place, unit in enumerate(more):
                take_from_hand(copy, self.seat, unit)
                copy.lineup[len(deployed) + place] = unit
            self.own, self.others = base, 0.0
            if count_lineups(copy, self.seat) <= MOST_LINEUPS:
                self.exact_result(copy)
            else:
                attackers = with_reinforcements(self.s, self.seat, deployed + more, MOST_UNITS[ATTACKER])
                self.result(s.rival, len(attackers), defenders, self.quick_estimate(attackers, defenders, assigned))
            if self.own - self.others > best:
                best = self.own - self.others
                best_own, best_others = self.own, self.others
        self.own, self.others = best_own, best_others

    def quick_estimate(self, attackers: list[int], defenders: list[int], assigned: list[int]) -> Estimate:
        """A quick estimate."""
        return estimate(self.s.setting, attackers, defenders, assigned, self.throws)

    def engagement(self, attackers: list[int], defenders: list[int]) -> None:
        """Both line-ups are in place; reinforcements may be on their way, dice may be rolled."""
        s = self.s
        rival = s.rival
        if self.is_thorough and has_odds(s):
            self.rival = rival
            self.exact_result(s)
            return
        top = s.stack[-1]
        if isinstance(top, Reinforcements):
            if top.side == ATTACKER:
                attackers = with_arriving_reinforcements(self.s, attackers, top)
                defenders = defenders_with_reinforcements(self.s, rival, defenders)
            else:
                defenders = with_arriving_reinforcements(self.s, defenders, top)
        self.rival = rival
        if s.attacker_face == NO_FACE:
            found = self.quick_estimate(attackers, defenders, s.assigned)
        else:
            mine = NO_FACE if top.at == "attacker_die" else s.attacker_face
            theirs = NO_FACE if top.at == "defender_die" else s.defender_face
            found = mean_estimate(s.setting, attackers, defenders, s.assigned, self.throws, mine, theirs)
        self.result(rival, len(attackers), defenders, found)

    def result(self, rival: int, attackers: int, defenders: list[int], found: Estimate) -> None:
        """What a battle that may end like this promises to both."""
        if rival == BOARD:
            for slot, unit in enumerate(defenders):
                self.own += found.falls[slot] * self.recruit(unit)
            self.own += found.attacker_wins * self.relic_hope(RELICS_SEEN[attackers])
            return
        taken = best_relic_of(self.s, self.seat, rival, RELICS_SEEN[attackers])
        self.own += found.attacker_wins * (prowess_hope(self.s, rival) + taken)
        self.others += found.defender_wins * prowess_hope(self.s, self.seat) + found.honors
        self.others -= found.attacker_wins * 0.8 * taken

    def exact_result(self, s: Campaign) -> None:
        """What a battle promises to both by its exact odds."""
        chances = odds(s, self.seat)
        if s.rival == BOARD:
            for unit, chance in chances.conquests.items():
                self.own += float(chance) * self.recruit(unit)
        deployed = count_of(s, ATTACKER)
        for outcome, chance in chances.distribution.items():
            weight = float(chance)
            if outcome.winner == DEFENDER and s.rival != BOARD:
                self.others += weight * prowess_hope(s, self.seat)
            elif outcome.winner == ATTACKER and s.rival == BOARD:
                self.own += weight * self.relic_hope(outcome.relics)
            elif outcome.winner == ATTACKER:
                taken = best_relic_of(self.s, self.seat, s.rival, outcome.relics)
                self.own += weight * (prowess_hope(s, s.rival) + taken)
                self.others += weight * (max(0, deployed - outcome.attackers) // 2 - 0.8 * taken)

    def recruit(self, unit: int) -> float:
        """What a unit of the board is worth to its conqueror."""
        worth = float(self.s.setting.worth[unit])
        bonus = self.unit_bonus * (self.strengths[unit] - 1.5)
        return worth + (0.3 * bonus if self.s.setting.unit_kind[unit] == HERO else max(0.0, bonus))

    # Rewards

    def rewards(self, frame: Frame) -> None:
        """The battle is decided: what remains to be handed out."""
        s = self.s
        self.rival = s.rival
        count = count_of(s, ATTACKER)
        if isinstance(frame, ConquestRewards):
            for unit in defeated(s):
                if unit != EMPTY and unit not in frame.left:
                    self.own += self.recruit(unit)
            if s.winner == s.active:
                self.own += self.relic_in_sight(RELICS_SEEN[count])
            return
        if s.winner == s.active and frame.at != "over":
            self.own += self.relic_in_sight(min(RELICS_SEEN[count], s.relics[s.rival].bit_count()))
        top = s.stack[-1]
        if isinstance(top, ProwessReward):
            hope = prowess_in_sight(s, top)
            if top.winner == self.seat:
                self.own += hope
            else:
                self.others += hope
        elif s.winner == s.active and frame.at != "over":
            self.own += prowess_hope(s, s.rival)

    def relic_in_sight(self, wanted: int) -> float:
        """The best of the relics looked at, or what is left to look at."""
        s = self.s
        best = 0.0
        for relic in s.looked:
            best = max(best, relic_step(s, self.seat, s.setting.relic_era[relic]))
        left = wanted - len(s.looked)
        if s.stack[-1].at == "kept" or left <= 0:
            return best
        return max(best, self.relic_hope(left) if s.rival == BOARD else best_relic_of(s, self.seat, s.rival, left))

    def relic_hope(self, seen: int) -> float:
        """The best of this many relics of the pile, as its eras promise."""
        if seen == 0:
            return 0.0
        if self.relic_hopes[seen] < 0:
            s = self.s
            pile = s.relic_pile if s.relic_pile else s.relic_discard
            self.relic_hopes[seen] = best_of(s, self.seat, pile, seen)
        return self.relic_hopes[seen]
