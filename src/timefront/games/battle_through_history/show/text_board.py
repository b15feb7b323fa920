"""Eras, gears, players, hands and the battlefield as text tables: a column for each unit, era or player."""

from __future__ import annotations

from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import ERAS, GEAR_SPACES, SPACES
from timefront.games.battle_through_history.show.records import BattleView, Player, Side
from timefront.games.battle_through_history.show.text_names import (
    LINES,
    Say,
    Table,
    card_rows,
    era_name,
    join_tables,
    seat_name,
    space_name,
    token_name,
    unit_name,
)
from timefront.games.battle_through_history.show.text_piles import open_piles

GEARS = ("board-gear-1", "board-gear-2", "board-gear-3")
SIDES = ("board-attacker", "board-defender")
SLOT_LETTERS = "AD"
"""BH-4.10: the slots are named A1 to A5 and D1 to D4."""
DICE = {"strong": "board-die-strong", "risky": "board-die-risky"}


def text_board(view: BattleView, say: Say) -> str:
    """Tables of what the view shows; what is asked about comes last."""
    if None in [player.sabaton for player in view.players]:
        tables = [armies(view, say)]
    else:
        tables = [main_board(view, say), eras(view, say), gears(view, say), warfare_tokens(view, say)]
        tables += [players(view, say), *open_piles(view, say), *known_hands(view, say), *own_hand(view, say)]
        tables += battle(view, say)
    return join_tables(tables)


# Before the start


def armies(view: BattleView, say: Say) -> Table:
    """A column for each Sabaton: who leads it, its base units and their totals."""
    leaders = {player.sabaton: seat_name(seat, say) for seat, player in enumerate(view.players)}
    units = [_base_units(view, sabaton) for sabaton in range(len(view.sabatons))]
    cards = view.unit_values
    rows = [[say("board-armies"), *(say(f"sabaton-{sabaton}") for sabaton in view.sabatons)]]
    rows.append([say("board-leader"), *(leaders.get(sabaton, "") for sabaton in range(len(units)))])
    for line, name in enumerate(LINES):
        rows.append([say(name), *(str(sum(cards[unit].lines[line] for unit in army)) for army in units)])
    rows.append([say("board-base-units"), *(", ".join(unit_name(view, unit, say) for unit in army) for army in units)])
    return rows


def _base_units(view: BattleView, sabaton: int) -> list[int]:
    cards = enumerate(view.unit_values)
    return [unit for unit, card in cards if card.kind == "base" and card.group == sabaton]


# The main board and the gears


def main_board(view: BattleView, say: Say) -> Table:
    """A column for each of the twelve spaces: the unit's values, and which neighbours it is linked to."""
    units = [unit if unit >= 0 else None for unit in view.board]
    heads = [f"{space_name(space, say)} {unit_name(view, unit, say)}" for space, unit in enumerate(units)]
    head = f"{say('board-round')} {view.round}/{view.rounds}"
    rows = [[head, *heads], *card_rows(view, units, say)]
    rows.insert(-1, [say("board-linked"), *(_linked(view, space, say) for space in range(SPACES))])
    return rows


def _linked(view: BattleView, space: int, say: Say) -> str:
    """The spaces whose units are linked to that of a space."""
    before, behind = (space - 1) % SPACES, (space + 1) % SPACES
    linked = [before] if _are_linked(view, before) else []
    linked += [behind] if _are_linked(view, space) else []
    return ", ".join(space_name(other, say) for other in linked)


def _are_linked(view: BattleView, space: int) -> bool:
    """BH-4.3: whether a space's unit is linked to its right neighbour."""
    if space == SPACES - 1 and view.options["ring_links"] == "off":
        return False
    unit, neighbour = view.board[space], view.board[(space + 1) % SPACES]
    if unit < 0 or neighbour < 0:
        return False
    right = view.unit_values[unit].right
    return right != 0 and right == view.unit_values[neighbour].left


def eras(view: BattleView, say: Say) -> Table:
    """A column for each era: its piles, and the Sabatons in it."""
    dwellers = [[seat for seat, player in enumerate(view.players) if player.era == era] for era in range(ERAS)]
    return [
        [say("board-eras"), *(era_name(era, say) for era in range(ERAS))],
        [say("board-dwellers"), *(", ".join(seat_name(seat, say) for seat in seats) for seats in dwellers)],
        [say("board-deck"), *(str(era.deck_size) for era in view.eras)],
        [say("board-discard"), *(str(len(era.discard)) for era in view.eras)],
    ]


def gears(view: BattleView, say: Say) -> Table:
    """The active and the pending tile, with the actions that they bring."""
    shown = view.gears
    tiles = [shown.active_tile, shown.pending_tile]
    done = [f" {say('board-done')}" if is_done else "" for is_done in shown.actions_done]
    actions = [f"{say(f'action-{action}')}{mark}" for action, mark in zip(shown.actions, done, strict=True)]
    following = [say(f"action-{action}") for action in shown.next_actions]
    return [
        [say("board-gears"), say("board-active"), say("board-pending")],
        [say("board-eras"), *(", ".join(era_name(era, say) for era in tile.eras) if tile else "" for tile in tiles)],
        [say("board-actions"), ", ".join(actions), ", ".join(following)],
    ]


def warfare_tokens(view: BattleView, say: Say) -> Table:
    """The tokens on the gears, and which tile points at which."""
    shown = view.gears
    pointing: list[list[str]] = [[] for _ in range(GEAR_SPACES)]
    for tile, name in ((shown.active_tile, "board-active"), (shown.pending_tile, "board-pending")):
        if tile:  # there is none before set-up is done
            pointing[tile.space].append(say(name))
    return [
        [say("board-gear-tokens"), *(say(gear) for gear in GEARS)],
        [say("board-token"), *(token_name(view, token, say) or say("board-empty") for token in shown.tokens)],
        [say("board-pointed-at"), *(", ".join(tiles) for tiles in pointing)],
    ]


# The players


def players(view: BattleView, say: Say) -> Table:
    """A column for each player: everything open in the personal areas."""
    seated = view.players
    return [
        [say("board-players"), *(seat_name(seat, say) for seat in range(len(seated)))],
        [say("board-sabaton"), *(_sabaton(view, player, say) for player in seated)],
        [say("board-era"), *(era_name(player.era, say) if player.era >= 0 else "" for player in seated)],
        [say("board-points"), *(str(player.points) for player in seated)],
        [say("board-hand"), *(str(player.hand_size) for player in seated)],
        [say("board-deck"), *(str(player.deck_size) for player in seated)],
        [say("board-discard"), *(str(len(player.discard)) for player in seated)],
        [say("board-relics"), *(_relics(view, player.relics, say) for player in seated)],
        [say("board-tokens"), *(_tokens(view, player.tokens, say) for player in seated)],
        [say("board-honors"), *(str(player.honors) for player in seated)],
        [say("board-prowess"), *(_prowess_left(view, seat, say) for seat in range(len(seated)))],
        [say("board-prowess-won"), *(_prowess_won(view, seat) for seat in range(len(seated)))],
    ]


def _sabaton(view: BattleView, player: Player, say: Say) -> str:
    assert player.sabaton is not None  # before everybody leads one, only armies are shown
    return say(f"sabaton-{view.sabatons[player.sabaton]}")


def _relics(view: BattleView, relics: list[int], say: Say) -> str:
    """How many relics of each era."""
    counts = [sum(view.relic_eras[relic] == era for relic in relics) for era in range(ERAS)]
    shown = [f"{count}×{say(f'era-{era + 1}-short')}" for era, count in enumerate(counts) if count]
    return ", ".join(shown) or "0"


def _tokens(view: BattleView, tokens: list[int], say: Say) -> str:
    return ", ".join(token_name(view, token, say) for token in tokens) or "0"


def _prowess_left(view: BattleView, seat: int, say: Say) -> str:
    """How many of the player's own tokens nobody has won yet, and which of them a winner picks."""
    left = str(sum(token.holder == seat for token in view.players[seat].prowess))
    picked = view.battle.picked
    loser = view.battle.rival if view.asked == view.active else view.active
    if seat != loser or not picked:
        return left
    return f"{left} ({say('board-picked')} {', '.join(str(place + 1) for place in picked)})"


def _prowess_won(view: BattleView, seat: int) -> str:
    """How many tokens were won from others, with the values that the viewer knows."""
    others = [player.prowess for number, player in enumerate(view.players) if number != seat]
    won = [token for tokens in others for token in tokens if token.holder == seat]
    values = [str(token.value) for token in won if token.value is not None]
    return f"{len(won)} ({', '.join(values)})" if values else str(len(won))


def known_hands(view: BattleView, say: Say) -> list[Table]:
    """The cards in the hands of others that everybody knows."""
    known = [(seat, player.hand) for seat, player in enumerate(view.players) if seat != view.viewer and player.hand]
    if not known:
        return []
    heads = [seat_name(seat, say) for seat, _ in known]
    cards = [", ".join(unit_name(view, unit, say) for unit in hand) for _, hand in known]
    return [[[say("board-known-hand"), *heads], [say("board-cards"), *cards]]]


def own_hand(view: BattleView, say: Say) -> list[Table]:
    """A column for each card of the viewer's hand."""
    if view.viewer is None or not view.players[view.viewer].hand:
        return []
    hand = view.players[view.viewer].hand
    worth = [str(view.unit_values[unit].worth) for unit in hand]
    rows = [[say("board-own-hand"), *(unit_name(view, unit, say) for unit in hand)], *card_rows(view, hand, say)]
    rows.insert(-1, [say("board-worth"), *worth])
    return [rows]


# The battlefield


def battle(view: BattleView, say: Say) -> list[Table]:
    """Both sides, and their totals until a unit has fallen."""
    sides = view.battle.sides
    if not any(side.units for side in sides):
        return []
    rows = [
        [say("board-battle"), *(say(name) for name in SIDES)],
        [say("board-leader"), seat_name(view.active, say), _rival(view, say)],
        [say("board-die"), *(_die(side, say) for side in sides)],
    ]
    if not any(True in side.fallen for side in sides):
        rows += [[say(name), *(str(_total(view, side, line)) for side in sides)] for line, name in enumerate(LINES)]
    return [rows, *(_line_up(view, side, number, say) for number, side in enumerate(sides) if side.units)]


def _rival(view: BattleView, say: Say) -> str:
    rival = view.battle.rival
    return seat_name(rival, say) if rival >= 0 else say("board-main-board")


def _die(side: Side, say: Say) -> str:
    return say(DICE[side.die]) if side.face is None else say(f"face-{side.face}")


def _total(view: BattleView, side: Side, line: int) -> int:
    """BH-6.1: the units, their tokens and the die, once it is rolled."""
    total = 0 if side.face is None else FACES[side.face][line]
    for unit, token in zip(side.units, side.tokens, strict=True):
        total += view.unit_values[unit].lines[line]
        total += 0 if token is None else view.token_lines[token][line]
    return max(0, total)


def _line_up(view: BattleView, side: Side, number: int, say: Say) -> Table:
    """A column for each slot, the battlefront first."""
    units = side.units
    heads = [f"{SLOT_LETTERS[number]}{slot} {unit_name(view, unit, say)}" for slot, unit in enumerate(units, 1)]
    links = [f"{SLOT_LETTERS[number]}{slot + 1}" if link else "" for slot, link in enumerate(side.links, 1)]
    damage = zip(side.wounds, units, side.fallen, strict=True)
    rows = [[say(SIDES[number]), *heads], *card_rows(view, units, say)]
    rows[4:5] = [[say("board-wounds"), *(_damage(view, *hurt, say) for hurt in damage)]]
    if any(links):
        rows.insert(-1, [say("board-linked"), *links])
    if any(token is not None for token in side.tokens):
        rows.insert(-1, [say("board-token"), *(token_name(view, token, say) for token in side.tokens)])
    return rows


def _damage(view: BattleView, wounds: int, unit: int, is_fallen: bool, say: Say) -> str:
    if is_fallen:
        return say("board-left" if unit in view.battle.left else "board-defeated")
    return f"{wounds}/{view.unit_values[unit].absorb}"
