"""13. The armies of Joan of Arc, for buying, checking and fielding them (JA-13.3)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.armies.lists import CATEGORIES, FreeBattles
from timefront.games.joan_of_arc.content.armies.problems import list_and_size, morale_of, points_of, problems
from timefront.games.joan_of_arc.content.armies.scenario_text import scenario_of
from timefront.games.joan_of_arc.content.armies.suggesting import suggest_army
from timefront.games.joan_of_arc.content.gallery.sketch import field_sketch
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.kernel.armies import Army, ArmyBook, ArmyError, ArmyProblem, BattleChoices, Offered
from timefront.kernel.gallery.sketches import MapSketch
from timefront.kernel.packs import PackFiles
from timefront.kernel.rulebook import WITNESS

RULE: Final = "JA-13.3"


def battles_of(pack: PackFiles) -> FreeBattles:
    """What a pack contains for free battles."""
    WITNESS.cite((RULE,), "army book")
    return read_pack(pack).battles


@final
class JoanArmies(ArmyBook):
    """The army book of Joan of Arc."""

    def __init__(self) -> None:
        self.rule = RULE

    def choices(self, pack: PackFiles) -> BattleChoices:
        battles = battles_of(pack)
        return BattleChoices(
            [one.key for one in battles.lists],
            {size.key: size.points for size in battles.sizes},
            [field.key for field in battles.fields],
            [
                [Offered(one.key, one.category, one.points, one.morale, one.least, one.most) for one in of.entries]
                for of in battles.lists
            ],
        )

    def limits(self, pack: PackFiles, army: str, size: str) -> dict[str, tuple[int, int]]:
        battles = battles_of(pack)
        of, number, wrong = list_and_size(battles, army, size)
        if of is None:
            raise ArmyError(wrong)
        found = {category: of.limit(battles.sizes[number], number, category) for category in CATEGORIES}
        return {category: (least, most) for category, (least, most) in found.items()}

    def problems(self, pack: PackFiles, army: Army) -> list[ArmyProblem]:
        return problems(battles_of(pack), army)

    def points(self, pack: PackFiles, army: Army) -> int:
        of = list_and_size(battles_of(pack), army.army, army.size)[0]
        return points_of(of, army) if of is not None else 0

    def morale(self, pack: PackFiles, army: Army) -> int:
        of = list_and_size(battles_of(pack), army.army, army.size)[0]
        return morale_of(of, army) if of is not None else 0

    def field_sketch(self, pack: PackFiles, field: str) -> MapSketch:
        fields = battles_of(pack).fields
        return field_sketch(read_pack(pack), fields[[one.key for one in fields].index(field)])

    def suggest(self, pack: PackFiles, army: str, size: str, seed: str) -> Army:
        return suggest_army(battles_of(pack), army, size, seed)

    def battle(self, pack: PackFiles, field: str, armies: list[Army]) -> tuple[PackFiles, str]:
        battles = battles_of(pack)
        wrong = [problem for army in armies for problem in problems(battles, army)]
        fields, sizes = [one.key for one in battles.fields], [one.key for one in battles.sizes]
        if field and field not in fields:
            wrong.append(ArmyProblem("army-unknown-field", name=field, known=", ".join(fields)))
        if len(armies) != 2:
            wrong.append(ArmyProblem("army-two-armies", count=len(armies)))
        elif armies[0].size != armies[1].size:
            wrong.append(ArmyProblem("army-two-sizes", first=armies[0].size, second=armies[1].size))
        if wrong:
            raise ArmyError(wrong)
        size, ground = battles.sizes[sizes.index(armies[0].size)], battles.fields[fields.index(field) if field else 0]
        text = scenario_of(battles, ground, size, armies, read_pack(pack).profiles)
        return PackFiles({**pack.files, f"scenarios/{size.scenario}.toml": text}), size.scenario
