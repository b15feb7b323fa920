"""What choices and events say beyond their arguments."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.joan_of_arc.acting import FRENCH, order_phase
from tests.games.joan_of_arc.attacks import FIERBOIS, PATAY, attacked, fall, say
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.legend import card, give
from tests.games.joan_of_arc.legend import scene as in_skirmish
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.board.laid import light_fire
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import (
    COMMAND,
    COMMAND_MORE,
    CONVERT_ORDER,
    GRANT_SKILL,
    POINTS,
    RALLY_TROOP,
    SUMMON,
    TAKE,
    TURN_START_WINDOW,
)
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.actions import PLAIN
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.effects.windows import Window
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.fire import Fire
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, ORDER_KINDS, REROLL, TOKEN_KINDS
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

TABLES = {language: Catalogue(JOAN_OF_ARC, BUILT_IN, language) for language in LANGUAGES}


def sentence(scene: Scene, *choice: Any) -> str:
    """What an offered choice would do, in English; every language must be able to say it."""
    answer = scene.choice(*choice)
    assert answer in scene.s.offer()
    assert len({table.choice(scene.s, answer) for table in TABLES.values()}) == len(TABLES)
    return TABLES["en"].choice(scene.s, answer)


def told(scene: Scene, language: str = "en") -> list[str]:
    """What has happened, in sentences."""
    table = TABLES[language]
    facts = [event.visible_to(None) for event in scene.heard]
    return [table.event(scene.setting, fact) for fact in facts if fact is not None]


# Scenarios


@pytest.mark.parametrize("language", LANGUAGES)
def test_JA_4_12_the_texts_of_a_scenario_name_the_points_that_win(language: str) -> None:
    table = TABLES[language]
    for scenario in read_pack(BUILT_IN).scenarios:
        whole = table.scenario_text(scenario.key)
        for victory in scenario.victories:
            text = table.message(f"scenario-{scenario.key}-victory-{scenario.sides[victory.side]}")
            assert text in whole
            assert victory.condition != POINTS or str(victory.count) in text, scenario.key


# Legend cards


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (0, "Play “Night March” (free): "),
        (1, "Play “Night March” (1 legend token): "),
        (2, "Play “Night March” (2 legend tokens): "),
    ],
)
def test_a_card_says_what_it_costs(cost: int, words: str) -> None:
    name = 'key = "night_march"\ndeck = "tactics"\ncost = '
    legend = BUILT_IN.files["legend.toml"].replace(f"{name}2", f"{name}{cost}")
    scene = order_phase(give(in_skirmish("tactics", legend=legend), FRENCH, "night_march"), command=1)
    assert sentence(scene, "play-card", card("night_march")).startswith(words)


# Orders


def test_an_order_says_how_many_units_it_activates() -> None:
    scene = Scene(PATAY, "bowmen 1 A2", "bowmen 1 A2", "la_hire 1 B2", "pikemen 2 E3")
    scene.s.orders[COMMAND + 1] = 1
    scene.start(OrderPhase(0))
    assert sentence(scene, "order", COMMAND + 1, "A2") == "Charge order on A2: activate 2 units"
    assert sentence(scene, "order", COMMAND + 1, "B2") == "Charge order on B2: activate 1 unit"


def test_the_end_of_a_turn_says_how_many_orders_are_not_used() -> None:
    scene = Scene(PATAY, "bowmen 1 A2", "pikemen 2 E3")
    scene.s.orders[:ORDER_KINDS] = [2, 1, 1, 1]
    scene.s.played = 1
    scene.start(OrderPhase(0))
    assert sentence(scene, "end-turn") == "End your turn: 5 orders are not used"


def test_a_command_says_how_many_units_it_reaches_and_more_with_a_power() -> None:
    scene = Scene(PATAY, "arnaud_amanieu_d_albret 1 A2", "bowmen 1 B2", "pikemen 2 E3")
    scene.s.tokens[LEGEND] = 1
    scene.start(Activation(0, scene.area("A2"), [0], COMMAND))
    assert sentence(scene, "use-power", 0, COMMAND_MORE) == (
        "Arnaud Amanieu d’Albret: the next command reaches 1 more, for 1 legend token"
    )
    plain = sentence(scene, "command", 0)
    scene.choose("use-power", 0, COMMAND_MORE)
    assert sentence(scene, "command", 0) != plain


@pytest.mark.parametrize(
    ("unit", "effect", "words"),
    [
        ("ambroise_de_lore", TAKE, "Ambroise de Loré: take 1 × charge order"),
        ("devil", CONVERT_ORDER, "The Devil: give 2 × command order for 1 × interrupt order"),
        ("ghost", GRANT_SKILL, "Ghost: grant the skill Jump 2 until the turn ends, for 1 legend token"),
        ("earl_of_suffolk", RALLY_TROOP, "Earl of Suffolk: call a disrupted troop back, for 1 experience"),
        ("john_talbot_unholy", SUMMON, "John Talbot: call 2 × War Hounds from the reserve"),
    ],
)
def test_JA_6_9_a_power_says_what_its_card_says(unit: str, effect: int, words: str) -> None:
    scene = Scene(
        PATAY, f"{unit} 1 A2", "bowmen 1 disrupted", "war_hounds 1 reserve", "war_hounds 1 reserve", "pikemen 2 E3"
    )
    scene.s.orders[COMMAND] = 2
    scene.s.tokens[EXPERIENCE] = scene.s.tokens[LEGEND] = 1
    scene.start(Activation(0, scene.area("A2"), [0], PLAIN))
    assert sentence(scene, "use-power", 0, effect) == words


def test_a_power_at_the_start_of_a_turn_says_what_it_costs() -> None:
    scene = Scene(PATAY, "edmund_of_somerset_2 1 A2", "pikemen 2 E3").start(Window(0, TURN_START_WINDOW))
    assert told(scene) == [
        "Player 1 uses a power of Edmund of Somerset: Its owner takes tokens, orders or legend cards.",
        "Player 1 takes 1 × legend token (Edmund of Somerset).",
    ]


def test_what_was_declared_is_said_again_when_it_is_carried_out() -> None:
    scene = Scene(PATAY, "bowmen 1 A2", "bowmen 1 A2", "french_hero 1 A2", "doctor 1 A2", "pikemen 2 B2")
    scene.s.wounds[2] = 1
    scene.start(Activation(0, scene.area("A2"), [0, 1, 2, 3], PLAIN))
    scene.choose("move", 0, "A1").choose("move", 1, "A1").choose("melee", 2, "B2").choose("heal", 3, 2)
    assert sentence(scene, "do-move", "A1") == "Now the move to A1: 2 units together"
    assert sentence(scene, "do-attack", "B2") == "Now the attack on B2: 1 unit"
    assert sentence(scene, "do-deed", 3) == "Doctor: now heal French Hero"


# The camp


def test_JA_4_8_the_doom_die_is_named_with_its_unit() -> None:
    scene = Scene(PATAY, "bowmen 1 disrupted", "pikemen 2 E3")
    scene.s.tokens[REROLL] = 1
    scene.start(Casualties(0)).roll("death")
    assert sentence(scene, "let-doom-stand") == "Let it stand: death (Bowmen)"
    scene.choose("let-doom-stand")
    assert told(scene) == [
        "Doom die (Bowmen): death.",
        "To the graveyard: Bowmen (infirmary).",
        "1 point for the English: “Each destroyed French troop”. That makes 1.",
    ]


@pytest.mark.parametrize(("rule", "limit"), [("resistance", 3), ("capacity", 5)])
def test_JA_8_9_a_burning_building_says_what_brings_it_down(rule: str, limit: int) -> None:
    scene = Scene(FIERBOIS, "pikemen 1 E2b", "pikemen 2 A2", fire_collapse=rule)
    light_fire(scene.s, scene.area("C3a"), 1)
    scene.start(Fire(scene.area("C3a"), 1))
    ((_, church),) = scene.offered("burn-building")
    assert sentence(scene, "burn-building", church) == f"Church in C3a: damage 1 of {limit}"


# The attack


def test_JA_7_1_the_log_of_an_attack_reads_die_by_die() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "sergeants_at_arms 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "disrupt")
    fall(scene, "shield")
    say(scene, "discard-result", 0)
    assert told(scene) == [
        "Player 1 attacks B2 in melee with Foot Knights.",
        "Player 1 rolls the melee dice.",
        "Red die (Foot Knights): kill.",
        "Red die (Foot Knights): disrupt.",
        "Player 2 rolls the defence dice.",
        "Red die (Sergeants-at-arms): shield.",
        "Red die (Foot Knights): kill, cancelled by a shield of Sergeants-at-arms.",
        "Red die (Foot Knights): disrupt. Hit: Sergeants-at-arms.",
        "To the infirmary, disrupted: Sergeants-at-arms (B2).",
    ]
    assert told(scene, "de")[6] == "Roter Würfel (Ritter zu Fuß): Tod, aufgehoben durch einen Schild (Waffenknechte)."
    assert told(scene, "es")[7] == "Dado rojo (Caballeros a pie): desorganizar. Golpe para Sargentos de armas."


def test_dice_of_nobody_in_particular_belong_to_the_whole_side() -> None:
    scene = attacked(Scene(FIERBOIS, "pikemen 1 C2a", "pikemen 2 C2a.1"), "C2a.1", 0)
    fall(scene, *["push"] * scene.pool())
    scene.roll(*["shield"] * scene.pool())
    assert "Black die (the whole side): shield." in told(scene)


def test_JA_7_4_who_could_take_a_result_says_how_much_is_left() -> None:
    scene = Scene(PATAY, "foot_knights 1 A2", "la_hire 2 B2", "bowmen 2 B2")
    fall(attacked(scene, "B2", 0), "kill", "shield")
    fall(scene, *["disrupt"] * scene.pool())
    assert sentence(scene, "allocate", 0, 1) == "La Hire, 3 hit points left: take kill (Red die, Foot Knights)"
    assert sentence(scene, "allocate", 0, 2) == "Bowmen: take kill (Red die, Foot Knights)"


def test_JA_9_ruthless_the_price_is_said_with_the_die() -> None:
    scene = Scene(PATAY, "walter_of_brienne 1 A2", "bowmen 2 B2")
    scene.s.tokens[LEGEND] = 1
    scene.s.tokens[TOKEN_KINDS + LEGEND] = 0
    attacked(scene, "B2", 0)
    fall(scene, *["disrupt"] * scene.pool())
    fall(scene, *["disrupt"] * scene.pool())
    offers = [table.choice(scene.s, scene.offered("turn-into-kill")[0]) for table in TABLES.values()]
    assert offers[0].startswith("Pay 1 legend token: disrupt becomes kill (")
    assert len(set(offers)) == len(LANGUAGES)
