"""What `look` shows: an area with everybody in it, a unit with its card in full, or another card."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import UNSET

from timefront.games.joan_of_arc.content.vocabulary import VALUED_SKILLS
from timefront.games.joan_of_arc.show.records import (
    CardView,
    ConditionView,
    OtherDiceView,
    PowerView,
    RollView,
    ShotView,
    SkillView,
    UnitView,
    WarView,
)
from timefront.games.joan_of_arc.show.text_board import (
    area_rows,
    borders_of,
    is_gone,
    join_tables,
    pictures,
    terrain_of,
)
from timefront.games.joan_of_arc.show.text_hand import look_at_cards
from timefront.games.joan_of_arc.show.text_map import short_names
from timefront.games.joan_of_arc.show.text_names import Rows, Say, counted, name_of_card, seat_name

KINDS: Final[dict[str, str]] = {
    "troop": "card-troop",
    "character": "card-character",
    "civilian": "card-civilian",
    "war_machine": "card-war-machine",
    "gigantic_creature": "card-gigantic-creature",
    "infantry": "card-infantry",
    "cavalry": "card-cavalry",
    "flying": "card-flying",
    "machine": "card-machine",
    "bowmen": "card-bowmen",
    "damages_buildings": "card-damages-buildings",
    "talks": "card-talks",
    "skeleton": "card-skeleton",
    "penitent": "card-penitent",
}
"""Kinds, arms and tags, by which cards refer to units."""
SHOTS: Final[dict[str, str]] = {"direct": "card-direct", "arcing": "card-arcing"}
CONDITIONS: Final[dict[str, str]] = {
    "against": "card-against",
    "charging": "card-charging",
    "beside": "card-beside",
    "commanded": "card-commanded",
    "paying": "card-paying",
    "in": "card-standing-in",
    "upon": "card-upon",
    "slain": "card-slain",
}
TIMINGS: Final[dict[str, str]] = {
    "always": "card-always",
    "bonus": "card-bonus",
    "action": "card-action",
    "own_turn": "card-own-turn",
    "upkeep": "card-upkeep",
    "game_start": "card-game-start",
    "casualties": "card-casualties",
    "attack": "card-attack",
    "defence": "card-defence",
    "follow_up": "card-follow-up",
}
LIMITS: Final[dict[str, str]] = {
    "none": "",
    "turn": "card-once-a-turn",
    "round": "card-once-a-round",
    "game": "card-once-a-game",
}
SCOPES: Final[dict[str, str]] = {
    "self": "card-self",
    "area": "card-its-area",
    "adjacent": "card-adjacent",
    "area_or_adjacent": "card-area-or-adjacent",
    "hex": "card-its-hex",
}
PERS: Final[dict[str, str]] = {"unit": "card-per-unit", "attack": "card-per-attack"}
GAINS: Final[dict[str, str]] = {
    "experience": "gain-0",
    "legend": "gain-1",
    "intrigue": "gain-2",
    "legend_card": "gain-3",
    "command": "gain-4",
    "charge": "gain-5",
    "reactivation": "gain-6",
    "interrupt": "gain-7",
}
REWARDS: Final = ("token-experience", "token-legend", "board-points")
MARKS: Final[dict[str, str]] = {
    "gigantic_die": "used-gigantic-die",
    "commanded_this_turn": "used-commanded-this-turn",
    "moved": "used-moved",
    "reroll": "used-reroll",
    "commanded": "used-commanded",
    "chose_holy": "used-chose-holy",
    "chose_unholy": "used-chose-unholy",
    "flown": "used-flown",
}


def look(view: WarView, say: Say, wanted: str) -> str:
    """Tables about the areas, units or cards of a name; the map for no name, nothing for an unknown one."""
    if not wanted:
        return join_tables(pictures(view, say))
    asked = plain(wanted)
    if not asked:
        return ""
    named = areas_named(view, asked) or interiors_named(view, asked, say)
    areas = [area for area in named if not is_gone(view, area)]
    if areas:
        return join_tables(area_in_full(view, areas, say))
    units = [table for name in cards_named(view, asked, say) for table in card_in_full(view, name, say)]
    return join_tables([*units, *look_at_cards(view, say, lambda name: f" {asked}" in f" {plain(name)}")])


def plain(text: str) -> str:
    """A text without accents, capitals and hyphens."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("-", " "))
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())


# Areas


def areas_named(view: WarView, asked: str) -> list[int]:
    """An area by its name, or all areas of a hex, including interiors."""
    exact = [number for number, area in enumerate(view.areas) if area.name.casefold() == asked]
    if exact:
        return exact + [
            number
            for number, area in enumerate(view.areas)
            if area.surrounding is not None and area.surrounding in exact
        ]
    hexes = [number for number, one in enumerate(view.hexes) if one.name.casefold() == asked]
    return [number for number, area in enumerate(view.areas) if area.hex in hexes]


def interiors_named(view: WarView, asked: str, say: Say) -> list[int]:
    """The interiors of the buildings of a kind."""
    named = [(building.inside, plain(say("building-" + building.kind))) for building in view.buildings]
    return [inside for inside, name in named if f" {asked}" in f" {name}"]


def area_in_full(view: WarView, areas: list[int], say: Say) -> list[Rows]:
    """The areas, and a column for each unit in them."""
    names = [view.areas[area].name for area in areas]
    tables = [
        [
            [say("board-areas"), *names],
            [say("board-terrain"), *(terrain_of(view, area, say) for area in areas)],
            *area_rows(view, areas, say),
            [say("board-borders"), *(", ".join(borders_of(view, area, say)) for area in areas)],
        ]
    ]
    units = [unit for area in areas for unit in view.ground[area].units]
    return [*tables, *units_in_full(view, units, say)]


def units_in_full(view: WarView, units: list[int], say: Say) -> list[Rows]:
    """A column for each unit: whose it is, where it is, its hit points and the gist of its card."""
    if not units:
        return []
    shown = [view.units[unit] for unit in units]
    cards = [view.cards[unit.card] for unit in shown]
    rows = [
        [say("board-units"), *(name_of_card(view, unit.card, say) for unit in shown)],
        [say("board-player"), *(seat_name(unit.owner, say) for unit in shown)],
        [say("board-where"), *("" if unit.area is None else view.areas[unit.area].name for unit in shown)],
        [
            say("board-wounds"),
            *(f"{unit.wounds}/{card.hp}" if card.hp else "" for unit, card in zip(shown, cards, strict=True)),
        ],
        *dice_rows(view, cards, say),
        [
            say("card-skills"),
            *(", ".join(skill_in_words(view, skill, say) for skill in card.skills) for card in cards),
        ],
        [say("card-used"), *(", ".join(used_up(view, unit, say)) for unit in shown)],
    ]
    return [[row for row in rows if any(row[1:])]]


def used_up(view: WarView, unit: UnitView, say: Say) -> list[str]:
    """What a unit has used up in this turn, round or game."""
    powers = view.cards[unit.card].powers
    names = [say("power-" + powers[number].effect) for number in unit.powers_used if number < len(powers)]
    return [*(say(MARKS[mark]) for mark in unit.used), *names]


# Cards


def cards_named(view: WarView, asked: str, say: Say) -> list[str]:
    """The cards of a name: by the short name on the map, the whole name, or the beginning of a word."""
    names = {name: plain(say(f"unit-{name}")) for name in sorted({card.name for card in view.cards.values()})}
    short = [name for name, mark in short_names(view, say).items() if plain(mark) == asked]
    exact = [name for name, called in names.items() if called == asked]
    return short or exact or [name for name, called in names.items() if f" {asked}" in f" {called}"]


def card_in_full(view: WarView, name: str, say: Say) -> list[Rows]:
    """The cards of a name: figures, skills and powers of each level, and where its units are."""
    cards = [card for card in view.cards.values() if card.name == name]
    units = [n for n, unit in enumerate(view.units) if view.cards[unit.card].name == name]
    tables = [figures(view, name, cards, say), *skills(view, cards, say), *powers(view, cards, say)]
    return [*tables, *units_in_full(view, [n for n in units if view.units[n].area is not None], say)]


def figures(view: WarView, name: str, cards: list[CardView], say: Say) -> Rows:
    """A column for each level of a card, with its figures."""
    rows = [
        [say(f"unit-{name}"), *(level_of(card, say) for card in cards)],
        [say("card-kind"), *(f"{say(KINDS[card.kind])}, {say(KINDS[card.arm])}" for card in cards)],
        [say("card-banners"), *(", ".join(say(f"faction-{banner}") for banner in card.banners) for card in cards)],
        [say("card-hit-points"), *(str(card.hp or "") for card in cards)],
        [say("card-size"), *(str(card.size) for card in cards)],
        [say("board-orders"), *(str(card.activation) if card.activation > 1 else "" for card in cards)],
        *dice_rows(view, cards, say),
        [say("card-command"), *(command_in_words(view, card, say) for card in cards)],
        [say("card-reward"), *(reward_in_words(card, say) for card in cards)],
        [say("card-upgrade"), *(str(card.upgrade or "") for card in cards)],
        [say("card-tags"), *(", ".join(say(KINDS[tag]) for tag in card.tags) for card in cards)],
    ]
    return [row for row in rows if any(row[1:])]


def level_of(card: CardView, say: Say) -> str:
    """The level of a card; on level 2, with its banners."""
    level = f"{say('board-level')} {card.level}"
    return level if card.level == 1 else f"{level} ({', '.join(say(f'faction-{one}') for one in card.banners)})"


def dice_rows(view: WarView, cards: list[CardView], say: Say) -> Rows:
    """The dice of cards for each roll, followed by those that replace them under a condition."""
    rows: Rows = []
    for roll in ("melee", "shooting", "defence"):
        row = [say(f"roll-{roll}")]
        for card in cards:
            usual = {"melee": card.melee, "shooting": card.shooting, "defence": card.defence}[roll]
            parts = [] if usual is None else [roll_in_words(view, usual, say)]
            for other in card.other_dice:
                if other.roll == roll:
                    parts.append(f"{condition_in_words(view, other.condition, say)}: {roll_in_words(view, other, say)}")
            row.append("; ".join(part for part in parts if part))
        rows.append(row)
    return rows


def roll_in_words(view: WarView, roll: RollView | OtherDiceView, say: Say) -> str:
    """Dice by colour, changed faces and results without a roll; for a shot, its kind and range too."""
    dice = [die_in_words(view, die, say) for die in roll.dice]
    words = [counted(dice.count(die), die) for die in dict.fromkeys(dice)]
    words += [f"{say('without-a-roll')}: {say(f'result-{result}')}" for result in roll.automatic]
    if isinstance(roll, ShotView):
        words.append(f"{say(SHOTS[roll.type])}, {say('card-range')} {roll.range}")
    return ", ".join(words)


def die_in_words(view: WarView, number: int, say: Say) -> str:
    """The colour of a die, and which of its faces count as something else on this card."""
    die = view.dice[number]
    usual = next(one for one in view.dice if one.colour == die.colour)
    pairs = zip(usual.faces, die.faces, strict=True)
    changed = dict.fromkeys((face, into) for face, into in pairs if face != into)
    marks = ", ".join(f"{say(f'result-{face}')} > {say(f'result-{into}')}" for face, into in changed)
    colour = say(f"die-{die.colour}")
    return f"{colour} ({marks})" if marks else colour


def condition_in_words(view: WarView, condition: ConditionView, say: Say) -> str:
    """When other dice or a skill apply."""
    words = [say(CONDITIONS[condition.when])]
    if condition.count > 1 or condition.when == "paying":
        words.append(str(condition.count))
    if condition.of:
        words.append(named_in_words(view, condition.of, condition.when, say))
    return " ".join(words)


def named_in_words(view: WarView, words: str, when: str, say: Say) -> str:
    """Units, tokens or a terrain, as cards name them: `cavalry troop`, `peasants`, `field`."""
    if when == "paying":
        return say(GAINS[words])
    if when == "in":
        return say(f"terrain-{words}")
    return ", ".join(unit_word(view, word, say) for word in words.split())


def unit_word(view: WarView, word: str, say: Say) -> str:
    """A kind, arm or tag, a faction, or a card."""
    if word in KINDS:
        return say(KINDS[word])
    if word in view.factions:
        return say(f"faction-{word}")
    return name_of_card(view, word, say) if word in view.cards else say(f"unit-{word}")


def command_in_words(view: WarView, card: CardView, say: Say) -> str:
    """How far a command reaches, how many units, and which."""
    command = card.command
    if command is None:
        return ""
    reach = say("card-adjacent") if command.range == "adjacent" else f"{say('card-range')} {command.range}"
    whom = ": " + ", ".join(unit_word(view, word, say) for word in command.whom.split()) if command.whom else ""
    return f"{reach}, {say('card-at-most')} {command.units}{whom}"


def reward_in_words(card: CardView, say: Say) -> str:
    """What the player who destroys it gains."""
    named = zip(card.rewards, REWARDS, strict=True)
    return ", ".join(f"{count} × {say(name)}" for count, name in named if count)


def skill_in_words(view: WarView, skill: SkillView, say: Say) -> str:
    """A skill with its value and condition."""
    name = say(f"skill-{skill.skill}")
    if skill.skill in VALUED_SKILLS:
        name = f"{name} {skill.value}"
    return f"{name} ({condition_in_words(view, skill.condition, say)})" if skill.condition else name


def skills(view: WarView, cards: list[CardView], say: Say) -> list[Rows]:
    """A column for each skill on the cards, with the line that explains it."""
    named = {skill_in_words(view, skill, say): skill.skill for card in cards for skill in card.skills}
    if not named:
        return []
    have = [
        ", ".join(
            level_of(card, say) for card in cards if name in [skill_in_words(view, one, say) for one in card.skills]
        )
        for name in named
    ]
    rows = [[say("card-skills"), *named], [say("card-what"), *(say(f"skill-{skill}-help") for skill in named.values())]]
    return [[*rows, [say("card-on"), *have]] if len(cards) > 1 else rows]


def powers(view: WarView, cards: list[CardView], say: Say) -> list[Rows]:
    """A column for each power on the cards: what it does, when, how often and at what price."""
    held = [(card, power) for card in cards for power in card.powers]
    if not held:
        return []
    rows = [
        [say("card-powers"), *(str(number) for number in range(1, len(held) + 1))],
        [say("card-what"), *(say(f"power-{power.effect}") for _, power in held)],
        [say("card-more"), *(", ".join(parameters(view, power, say)) for _, power in held)],
        [say("card-when"), *(say(TIMINGS[power.timing]) for _, power in held)],
        [say("card-limit"), *(say(LIMITS[power.limit]) if LIMITS[power.limit] else "" for _, power in held)],
        [say("card-cost"), *(cost_in_words(power, say) for _, power in held)],
    ]
    if len(cards) > 1:
        rows.append([say("card-on"), *(level_of(card, say) for card, _ in held)])
    return [[row for row in rows if any(row[1:])]]


def parameters(view: WarView, power: PowerView, say: Say) -> list[str]:
    """The names and numbers of a power."""
    found: list[str] = []
    if power.roll is not UNSET:
        found.append(say(f"roll-{power.roll}"))
    if power.die is not UNSET:
        found.append(die_in_words(view, power.die, say))
    if power.result is not UNSET:
        found.append(say(f"result-{power.result}"))
    if power.what is not UNSET:
        found.append(f"{power.count} × {say(GAINS[power.what])}")
    elif power.count:
        found.append(str(power.count))
    if power.into is not UNSET:
        into = say(f"result-{power.into}") if power.what is UNSET else say(GAINS[power.into])
        found[-1] += f" > {into}"
    for skill in (power.skill, power.ignored):
        if skill is not UNSET:
            value = f" {power.value}" if skill in VALUED_SKILLS and power.value is not UNSET else ""
            found.append(say(f"skill-{skill}") + value)
    if power.unit:
        found.append(unit_word(view, power.unit, say))
    if power.whom:
        found += [unit_word(view, word, say) for word in power.whom.split()]
    if power.scope is not UNSET:
        found.append(say(SCOPES[power.scope]))
    if power.per is not UNSET:
        found.append(say(PERS[power.per]))
    return found


def cost_in_words(power: PowerView, say: Say) -> str:
    """What its owner pays to use a power."""
    named = zip(power.costs, ("gain-0", "gain-1", "gain-3"), strict=False)
    return ", ".join(f"{count} × {say(name)}" for count, name in named if count)
