"""Line-ups that a bot considers: cards of a hand in a sensible order, and the reinforcements to come."""

from __future__ import annotations

from timefront.games.battle_through_history.bots.clash import typical
from timefront.games.battle_through_history.content.pack import SPACES, BattleSetting
from timefront.games.battle_through_history.rules.engagement import Reinforcements, reserve_of
from timefront.games.battle_through_history.state import BOARD, DEFENDER, EMPTY, MOST_UNITS, Campaign
from timefront.kernel.bits import members


def by_strength(strengths: list[float], hand: int) -> list[int]:
    """The cards of a hand, the strongest first."""
    cards = members(hand)
    cards.sort(key=lambda card: -strengths[card])
    return cards


def in_order(setting: BattleSetting, cards: list[int]) -> list[int]:
    """From the battlefront backwards: first the units whose fall costs least in the later lines."""
    values = setting.unit_values

    def loss(card: int) -> float:
        later = values[card * 3 + 1] + 1.2 * values[card * 3 + 2] + 0.3 * setting.accuracy[card]
        return later - 1.5 * setting.heroic_death[card] - 0.5 * (setting.absorb[card] - 1)

    return sorted(cards, key=loss)


def strongest_additions(setting: BattleSetting, cards: list[int], most: int) -> list[list[int]]:
    """Sets of cards that may be added: none, the strongest, the two strongest and so on."""
    found: list[list[int]] = [[]]
    for count in range(1, min(most, len(cards)) + 1):
        found.append(in_order(setting, cards[:count]))
    return found


def every_addition(setting: BattleSetting, cards: list[int], most: int) -> list[list[int]]:
    """All subsets of the six strongest cards."""
    cards = cards[:6]
    found: list[list[int]] = [[]]
    for chosen in range(1, 1 << len(cards)):
        if chosen.bit_count() <= most:
            found.append(in_order(setting, [card for place, card in enumerate(cards) if chosen >> place & 1]))
    return found


def board_run(s: Campaign, space: int, count: int) -> list[int]:
    """The units of a run of spaces."""
    return [s.board[(space + step) % SPACES] for step in range(count)]


def unit_to_chase(s: Campaign, strengths: list[float], era: int) -> int:
    """The best unit of an era's discard pile to chase: valuable, and weak."""
    best, best_value = EMPTY, -99.0
    for unit in members(s.era_discard[era]):
        value = s.setting.worth[unit] - 0.3 * strengths[unit]
        if value > best_value:
            best, best_value = unit, value
    return best


def with_reinforcements(s: Campaign, seat: int, units: list[int], most: int) -> list[int]:
    """A player's line-up, with a typical card of the deck for every reinforcement icon."""
    setting = s.setting
    if not s.deck[seat]:
        return units
    icons = 0
    for unit in units:
        icons += setting.reinforcements[unit]
    if not icons or len(units) >= most:
        return units
    icons = min(icons, most - len(units), s.deck[seat].bit_count())
    return units + [typical(setting, s.deck[seat])] * icons


def defenders_with_reinforcements(s: Campaign, rival: int, units: list[int]) -> list[int]:
    """Defenders with a typical card for every reinforcement icon: from the rival's deck, or from their eras' decks."""
    if rival != BOARD and not s.setting.eras_reinforce_players:
        return with_reinforcements(s, rival, units, MOST_UNITS[DEFENDER])
    line = units[:]
    for unit in units:
        era = s.setting.unit_era[unit]
        deck = s.deck[rival] if era == EMPTY else s.era_deck[era]
        for _ in range(s.setting.reinforcements[unit]):
            if len(line) < MOST_UNITS[DEFENDER] and deck:
                line.append(typical(s.setting, deck))
    return line


def with_arriving_reinforcements(s: Campaign, units: list[int], frame: Reinforcements) -> list[int]:
    """A line-up with the reinforcements still to come."""
    icons = 1 - frame.icons
    for slot in range(frame.slot, len(units)):
        icons += s.setting.reinforcements[units[slot]]
    line = units[:]
    deck = reserve_of(s, frame.side, units[min(frame.slot, len(units) - 1)])
    while icons > 0 and deck and len(line) < MOST_UNITS[frame.side]:
        line.append(typical(s.setting, deck))
        icons -= 1
    return line
