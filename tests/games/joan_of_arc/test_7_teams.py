"""7. Partners defend together: who leads, and what each decides for their own units (JA-4.13, ruling J-76)."""

from __future__ import annotations

from tests.games.joan_of_arc.attacks import attacked, fall, is_over, say
from tests.games.joan_of_arc.legend import card, give
from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.dice import DISRUPT, KILL, LEGEND, PUSH, SHIELD
from timefront.games.joan_of_arc.content.vocabulary import SHOOTING
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.attack.muster import deciding_seats, defending_seat
from timefront.games.joan_of_arc.rules.attack.rows import DEFENCE_SIDE, dice_of_seat, in_play, rolled_dice
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards, draws_of
from timefront.games.joan_of_arc.show.text_action import attack
from timefront.games.joan_of_arc.show.text_map import Marks, groups_of, legend
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import EXPERIENCE, REROLL, TOKEN_KINDS, held
from timefront.games.joan_of_arc.state import LEGEND as LEGEND_TOKEN
from timefront.texts.catalogue import Catalogue

SORTIE, BURGUNDY, GARRISON, VENETTE = range(4)
COMPIEGNE = "compiegne"


def scene_of(*units: str, first: int = SORTIE) -> Scene:
    """Units before Compiègne; nobody has tokens."""
    made = Scene(COMPIEGNE, *units)
    made.s.tokens = [0] * len(made.s.tokens)
    made.s.first_player = first
    return made


def with_token(scene: Scene, *seats: int) -> Scene:
    """Only these seats have their reroll tokens."""
    for seat in seats:
        scene.s.tokens[seat * TOKEN_KINDS + REROLL] = 1
    return scene


def poor_defence(scene: Scene) -> Scene:
    """The defence dice show their first face that is not a shield."""
    factors = scene.s.chance().factors
    return scene.draw(*[next(value for value in factor.values if value != SHIELD) for factor in factors])


def asked(scene: Scene) -> tuple[str, int]:
    """What is asked, and of whom."""
    return scene.asked(), scene.s.seat


# Who leads


def test_JA_4_13_whoever_has_most_spaces_among_the_defenders_leads() -> None:
    scene = scene_of("pikemen 2 D2b", "pikemen 1 C2", "pikemen 3 C2", "crossbowmen 3 C2")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    assert defending_seat(scene.s) == GARRISON
    assert deciding_seats(scene.s) == [SORTIE, GARRISON]
    assert scene.facts("defence-led") == [{"seat": GARRISON, "area": scene.area("C2")}]


def test_JA_4_13_spaces_count_and_not_units() -> None:
    scene = scene_of("pikemen 2 D2b", "tarasque 1 C2", "pikemen 3 C2", "pikemen 3 C2")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    assert defending_seat(scene.s) == SORTIE


def test_JA_4_13_of_equals_the_first_in_the_order_of_turns_leads() -> None:
    units = ("pikemen 2 D2b", "pikemen 1 C2", "pikemen 3 C2")
    for first, lead in ((SORTIE, SORTIE), (BURGUNDY, GARRISON), (GARRISON, GARRISON), (VENETTE, SORTIE)):
        scene = attacked(scene_of(*units, first=first), "C2", 0, seat=BURGUNDY)
        assert defending_seat(scene.s) == lead


def test_JA_4_13_nothing_is_said_where_one_player_defends_alone() -> None:
    scene = attacked(scene_of("pikemen 2 D2b", "pikemen 3 C2"), "C2", 0, seat=BURGUNDY)
    assert defending_seat(scene.s) == GARRISON
    assert deciding_seats(scene.s) == []
    assert scene.facts("defence-led") == []


def test_JA_4_13_the_lead_passes_on_when_units_leave() -> None:
    scene = scene_of("pikemen 2 D2b", "wolves 1 C2", "wolves 1 C2", "crossbowmen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "disrupt")
    fall(scene, "blank", "blank", "blank")
    say(scene, "dodge", 1, "B2")
    assert defending_seat(scene.s) == SORTIE
    say(scene, "dodge", 2, "B2")
    assert [fact["seat"] for fact in scene.facts("defence-led")] == [SORTIE, GARRISON]


# What the leader does


def test_JA_4_13_the_leader_uses_the_shields_and_allocates_to_a_partners_unit() -> None:
    """JA-7.3, JA-7.4: the leader may use the partner's shield, and the partner's unit."""
    scene = scene_of("foot_knights 2 D2b", "sergeants_at_arms 1 C2", "crossbowmen 3 C2", "crossbowmen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "kill", "disrupt")
    fall(scene, "shield", "blank", "blank")
    assert asked(scene) == ("Shields.shield", GARRISON)
    scene.choose(*scene.offered("let-through")[0] if scene.offered("let-through") else scene.s.offer()[-1])
    while scene.s.seat != GARRISON or scene.asked() != "Allocation.allocation":
        scene.s.answer(scene.s.offer()[-1])
    units = {choice[2] for choice in scene.offered("allocate")}
    assert 1 in units, "the unit of the partner"
    assert units & {2, 3}


def test_JA_4_13_the_leader_chooses_whom_terror_strikes_and_its_owner_rerolls_it() -> None:
    """JA-9.terror, JA-8.7: the dice belong to the unit with terror."""
    scene = scene_of("foot_knights 2 D2b", "joan_of_arc 1 C2", "pikemen 3 C2", "pikemen 3 C2")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    with_token(scene, SORTIE, GARRISON)
    scene.roll("kill")
    assert asked(scene) == ("Terror.token", SORTIE)
    scene.choose("use-reroll-token").roll("shield")
    assert asked(scene) == ("Terror.victim", GARRISON)


def test_JA_4_13_the_leader_uses_the_hill() -> None:
    """JA-10.1."""
    scene = scene_of("foot_knights 2 D3b", "sergeants_at_arms 1 E3a", "crossbowmen 3 E3a", "crossbowmen 3 E3a")
    fall(attacked(scene, "E3a", 0, seat=BURGUNDY), "shield", "shield")
    fall(scene, "disrupt", "disrupt", "blank")
    assert asked(scene) == ("HighGround.hill", GARRISON)


# What each decides for their own units


def test_JA_4_13_each_player_rerolls_his_own_dice_with_his_own_token() -> None:
    """JA-7.2, JA-8.7: in turn order."""
    scene = scene_of("foot_knights 2 D2b", "pikemen 1 C2", "crossbowmen 3 C2", "crossbowmen 3 C2", first=GARRISON)
    fall(attacked(with_token(scene, SORTIE, GARRISON), "C2", 0, seat=BURGUNDY, keep_tokens=True), "kill", "kill")
    fall(scene, "blank", "blank", "blank")
    assert asked(scene) == ("Rework.token", GARRISON)
    scene.choose("use-reroll-token")
    own = dice_of_seat(scene.s, rolled_dice(scene.s, DEFENCE_SIDE), GARRISON)
    assert {scene.s.die_unit[die] for die in own} == {2, 3}
    assert {choice[1] for choice in scene.offered("reroll-die")} <= set(own)
    partners = next(die for die in rolled_dice(scene.s, DEFENCE_SIDE) if scene.s.die_unit[die] == 1)
    assert scene.refused("reroll-die", partners, 5).key == "not-your-die"
    scene.choose(*scene.offered("reroll-die")[0]).choose("roll-again").roll("shield")
    assert held(scene.s, GARRISON, REROLL) == 0
    assert asked(scene) == ("Rework.token", SORTIE)
    scene.choose("let-roll-stand")
    assert held(scene.s, SORTIE, REROLL) == 1
    assert scene.facts("die-rerolled")[0]["seat"] == GARRISON


def test_JA_4_13_parry_is_its_owners_and_cover_the_leaders() -> None:
    """JA-9.parry, JA-10.1: trees let the leader reroll a die of any partner."""
    scene = scene_of("foot_knights 2 D2b", "guisarmiers 1 D1a", "crossbowmen 3 D1a", "crossbowmen 3 D1a")
    fall(attacked(scene, "D1a", 0, seat=BURGUNDY), "kill", "kill")
    fall(scene, *["blank"] * scene.pool())
    assert asked(scene) == ("Rework.reroll_choice", SORTIE)
    assert {choice[2] for choice in scene.offered("reroll-die")} == {1}
    say(scene, "let-roll-stand")
    assert asked(scene) == ("Rework.reroll_choice", GARRISON)
    units = {scene.s.die_unit[choice[1]] for choice in scene.offered("reroll-die")}
    assert {1, 2} <= units
    assert {choice[2] for choice in scene.offered("reroll-die")} == {3}


def test_JA_4_13_the_owner_of_a_dodger_is_asked() -> None:
    """JA-9.dodge: player by player, in turn order."""
    scene = scene_of("foot_knights 2 D2b", "wolves 1 C2", "wolves 3 C2", "pikemen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "kill", "kill")
    fall(scene, "blank", "blank", "blank")
    assert asked(scene) == ("Dodge.dodge", SORTIE)
    assert scene.refused("dodge", 2, "B2").key == "not-own-unit"
    scene.choose("stand-fast")
    assert asked(scene) == ("Dodge.dodge", GARRISON)
    assert {choice[1] for choice in scene.offered("dodge")} == {2}
    scene.choose("dodge", 2, "B2")
    assert scene.where(2) == "B2"


def test_JA_4_13_a_fire_left_behind_is_the_dodgers_owners() -> None:
    scene = scene_of("ghost 2 D2b", "aitvaras 1 C2", "wolves 3 C2", "pikemen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "blank", "blank", "blank")
    fall(scene, "blank", "push", "push", "push")
    assert asked(scene) == ("Dodge.dodge", SORTIE)
    scene.choose("dodge", 1, "B2")
    assert asked(scene) == ("Dodge.fire", SORTIE)


def test_JA_4_13_the_owner_of_a_bodyguard_is_asked() -> None:
    """JA-9.bodyguard: the owner may take a result from the partner's unit."""
    scene = scene_of("foot_knights 2 D2b", "war_hounds 1 C2", "war_hounds 3 C2", "crossbowmen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "kill", "shield")
    fall(scene, *["blank"] * scene.pool())
    assert asked(scene) == ("Allocation.allocation", GARRISON)
    say(scene, "allocate", 0, 3)
    assert asked(scene) == ("Bodyguard.guard", SORTIE)
    assert scene.refused("guard", 2, 0).key == "not-own-unit"
    scene.choose("leave-unguarded")
    assert asked(scene) == ("Bodyguard.guard", GARRISON)
    scene.choose("guard", 2, 0)
    assert [scene.where(unit) for unit in (1, 2, 3)] == ["C2", "graveyard", "C2"]


def test_JA_4_13_each_owner_says_whether_his_units_strike_back_and_has_the_reward() -> None:
    """JA-7.8, JA-7.10: and chooses where the enemies struck by these units are pushed."""
    scene = scene_of("foot_knights 2 D2b", "foot_knights 2 D2b", "halberdiers 1 C2", "sergeants_at_arms 3 C2")
    scene.s.first_player = GARRISON
    attacked(scene, "C2", 0, 1, seat=BURGUNDY)
    scene.roll(*["shield"] * scene.pool())
    scene.roll("push", "blank", "kill")
    while scene.asked() != "StrikeBack.answer_back":
        scene.s.answer(scene.s.offer()[0])
    assert scene.s.seat == GARRISON
    pushes = next(die for die in in_play(scene.s, DEFENCE_SIDE) if scene.s.die_result[die] == PUSH)
    assert scene.refused("hold-back", pushes).key == "not-your-die"
    scene.choose("strike-back")
    assert asked(scene) == ("StrikeBack.answer_back", SORTIE)
    scene.choose("strike-back")
    while scene.asked() == "StrikeBack.sufferer":
        scene.choose(*scene.offered("suffer")[0])
    assert held(scene.s, GARRISON, EXPERIENCE) == 1
    assert held(scene.s, SORTIE, EXPERIENCE) == 0
    assert asked(scene) == ("Pushes.push", SORTIE)
    say(scene, *scene.offered("push-unit")[0])
    assert is_over(scene)


def test_JA_4_13_a_result_is_held_back_by_its_owner_alone() -> None:
    scene = scene_of("foot_knights 2 D2b", "foot_knights 1 C2", "foot_knights 3 C2")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    scene.roll("shield", "shield")
    scene.roll("kill", "disrupt")
    assert asked(scene) == ("StrikeBack.answer_back", SORTIE)
    kill = scene.s.die_result.index(KILL)
    assert [choice[1] for choice in scene.offered("hold-back")] == [kill]
    scene.choose("hold-back", kill)
    assert asked(scene) == ("StrikeBack.answer_back", GARRISON)
    assert scene.s.die_result[scene.offered("hold-back")[0][1]] == DISRUPT


def test_JA_4_13_tokens_on_dice_go_to_the_owner_of_the_die() -> None:
    """JA-2.5."""
    scene = scene_of("foot_knights 1 C2", "jean_de_croy 2 D2b", "pikemen 4 D2b", "pikemen 4 D2b")
    attacked(scene, "D2b", 0, seat=SORTIE)
    scene.roll("shield", "shield")
    faces = [factor.values for factor in scene.s.chance().factors]
    scene.draw(*[LEGEND if LEGEND in values else values[0] for values in faces])
    while not is_over(scene):
        scene.s.answer(scene.s.offer()[0])
    assert held(scene.s, BURGUNDY, LEGEND_TOKEN) == 2
    assert held(scene.s, VENETTE, LEGEND_TOKEN) == 0


def test_JA_4_13_cards_on_dice_are_drawn_by_each_owner() -> None:
    assert draws_of([2, 0, 2]) == DrawCards(2, 2, [0])
    scene = scene_of("pikemen 1 C2", "pikemen 2 E1").start(draws_of([GARRISON, SORTIE]))
    scene.draw(scene.s.chance().factors[0].values[0])
    scene.draw(scene.s.chance().factors[0].values[0])
    assert [fact["seat"] for fact in scene.facts("legend-card-drawn")] == [GARRISON, SORTIE]


def test_JA_4_13_a_unit_with_several_hit_points_stands_if_its_owner_says_so() -> None:
    """JA-7.7."""
    scene = scene_of("foot_knights 2 D2b", "poton_de_xaintrailles 1 C2", "pikemen 3 C2", "pikemen 3 C2", "pikemen 3 C2")
    fall(attacked(scene, "C2", 0, seat=BURGUNDY), "push", "shield")
    poor_defence(scene)
    while scene.asked() != "Allocation.allocation":
        scene.s.answer(scene.s.offer()[0])
    assert scene.s.seat == GARRISON
    say(scene, "allocate", 0, 1)
    assert asked(scene) == ("Pushes.stand", SORTIE)


# Cards


def test_JA_4_13_the_attackers_side_plays_its_cards_first_each_side_in_the_order_of_turns() -> None:
    """JA-8.5: even the partner who does not fight."""
    scene = scene_of("bowmen 2 D2b", "pikemen 1 C2", "pikemen 3 C2", "pikemen 4 C4", first=GARRISON)
    held_cards = ((SORTIE, "locked_pavises"), (BURGUNDY, "massed_volley"), (GARRISON, "feigned_retreat"))
    for seat, key in (*held_cards, (VENETTE, "caltrops")):
        give(scene, seat, key)
    attacked(scene, "C2", 0, seat=BURGUNDY, roll=SHOOTING)
    order = []
    while scene.asked() == "CardWindow.card":
        order.append(scene.s.seat)
        scene.choose("play-no-card")
    assert order == [VENETTE, BURGUNDY, GARRISON, SORTIE]


def test_JA_4_13_a_die_of_a_partners_card_counts_for_the_defence() -> None:
    scene = scene_of("pikemen 2 D2b", "pikemen 3 C2", "pikemen 1 B2")
    plain = attacked(scene, "C2", 0, seat=BURGUNDY)
    plain.roll("blank")
    pool = plain.pool()
    scene = give(scene_of("pikemen 2 D2b", "pikemen 3 C2", "pikemen 1 B2"), SORTIE, "locked_pavises")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    assert asked(scene) == ("CardWindow.card", SORTIE)
    scene.choose("play-card", card("locked_pavises"))
    scene.roll("blank")
    assert scene.pool() == pool + 2


def test_JA_4_13_shooting_at_partners_asks_both_for_their_dice() -> None:
    scene = scene_of("bowmen 2 D2b", "pikemen 1 C2", "crossbowmen 3 C2", "crossbowmen 3 C2")
    attacked(with_token(scene, SORTIE, GARRISON), "C2", 0, seat=BURGUNDY, roll=SHOOTING, keep_tokens=True)
    fall(scene, "push", "push")
    fall(scene, *["blank"] * scene.pool())
    assert asked(scene) == ("Rework.token", SORTIE)


# What is shown


def test_the_text_board_tells_partners_apart_and_who_leads() -> None:
    scene = scene_of("pikemen 2 D2b", "pikemen 1 C2", "crossbowmen 3 C2", "crossbowmen 3 C2")
    attacked(scene, "C2", 0, seat=BURGUNDY)
    said = Catalogue(JOAN_OF_ARC, JOAN_OF_ARC.built_in_pack(), "en")
    view = view_of(scene.s, SORTIE)
    assert groups_of(view, scene.area("C2"), Marks(["F", "A"], {"pikemen": "Pik", "crossbowmen": "Cro"})) == [
        ["F1:", "Pik"],
        ["F3:", "2Cro"],
    ]
    assert "F3 Player 3" in legend(view, said.message)[0]
    assert ["Leads the defence", "", "Player 3"] in attack(view, said.message)[0]
