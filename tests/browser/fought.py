"""A battle as the facts of the log describe it, for comparison with what a page shows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final

import msgspec

from timefront.texts.phrasing import Phrase
from timefront.texts.shelf import Shelf

Fact = dict[str, Any]
LINES = ("long", "medium", "close")
SIDES = ("attacker", "defender")
BEGINNINGS = ("unit-faced", "unit-chased", "player-challenged")
ENDINGS = ("battle-won", "sides-annihilated")
EFFECTS = (
    *("point-diverted", "link-absorbed", "unit-hit", "unit-fell", "side-wiped-out"),
    *("heroic-death-struck", "heroic-death-silenced", "heroic-death-weakened"),
)


@final
@dataclass
class FoughtLine:
    """What both sides added up to, who suffered how much, and the effects."""

    told: dict[str, Any]
    damage: Fact | None = None
    effects: list[Fact] = field(default_factory=list)

    def fallen(self, side: int) -> list[int]:
        fell = [fact["told"] for fact in self.effects if fact["event"] == "unit-fell"]
        return [told["unit"] for told in fell if told["side"] == side]


@final
@dataclass
class Fought:
    """A battle from its line-ups to its end."""

    attacker: int
    rival: int = -1
    units: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    faces: list[int] = field(default_factory=list)
    lines: list[FoughtLine] = field(default_factory=list)
    ending: Fact | None = None

    def hear(self, fact: Fact) -> None:
        """The next fact."""
        event, told = fact["event"], fact["told"]
        if event in ("unit-faced", "unit-chased"):
            self.units[1].append(told["unit"])
        elif event in ("unit-deployed", "reinforcement-arrived"):
            self.units[told["side"]].append(told["unit"])
        elif event == "dice-rolled":
            self.faces = [told["attacker"], told["defender"]]
        elif event == "die-relaunched":
            self.faces[told["side"]] = told["face"]
        elif event == "line-fought":
            self.lines.append(FoughtLine(told))
        elif event == "damage-inflicted":
            self.lines[-1].damage = fact
        elif event in EFFECTS:
            self.lines[-1].effects.append(fact)
        elif event in ENDINGS:
            self.ending = fact

    def fate(self, seat: int) -> str:
        assert self.ending
        if self.ending["event"] != "battle-won":
            return "nobody"
        return "won" if (self.attacker, self.rival)[self.ending["told"]["side"]] == seat else "lost"


def battles(facts: list[Fact]) -> list[Fought]:
    """The battles of a log that were fought to their end."""
    found: list[Fought] = []
    before = ""
    for fact in facts:
        event, told = fact["event"], fact["told"]
        if event in BEGINNINGS and not (event == before == "unit-faced"):
            found.append(Fought(told["seat"], told.get("rival", -1)))
        if found and not found[-1].ending:
            found[-1].hear(fact)
        before = event
    return [battle for battle in found if battle.ending]


def own_battle(facts: list[Fact]) -> Fought:
    """The last battle that the first seat fought."""
    return [battle for battle in battles(facts) if 0 in (battle.attacker, battle.rival)][-1]


@final
class Teller:
    """Says in English what a stage should say."""

    def __init__(self, words: Shelf, units: list[str]) -> None:
        self.words, self.units = words, units

    def say(self, key: str, **arguments: Any) -> str:
        return self.words.say(Phrase(key, arguments))

    def told(self, fact: Fact) -> str:
        """A fact as the log says it."""
        return self.words.say(msgspec.convert(fact["phrase"], Phrase))

    def names(self, units: list[int]) -> list[str]:
        return [self.say(f"unit-{self.units[unit]}") for unit in units]

    def sums(self, line: FoughtLine) -> str:
        totals = {side: line.told[f"{side}_total"] for side in SIDES}
        return self.say("board-line-sum", line=self.say(f"line-{LINES[line.told['line']]}"), **totals)

    def damage(self, line: FoughtLine) -> str:
        told = line.damage["told"] if line.damage else {"points": 0, "side": 0}
        return self.say("board-damage-to", points=told["points"], side=Phrase(f"side-{SIDES[told['side']]}"))

    def moments(self, battle: Fought) -> list[str]:
        """What is said, one after another: each line and its effects."""
        return [said for line in battle.lines for said in [self.sums(line), *map(self.told, line.effects)]]

    def verdict(self, battle: Fought) -> str:
        assert battle.ending
        told, fate = battle.ending["told"], battle.fate(0)
        left = [told.get("attackers", 0), told.get("defenders", 0)]
        own = 0 if battle.attacker == 0 else 1
        return self.say("board-verdict", fate=fate, own=left[own], other=left[1 - own], name="")

    def reason(self, battle: Fought) -> str:
        """Why it ended like this: the line that cost the loser most, or only the numbers."""
        assert battle.ending
        told, fate = battle.ending["told"], battle.fate(0)
        if fate == "nobody":
            return self.say("board-because-nobody", fate=fate)
        if told["attackers"] == told["defenders"]:
            return self.say("board-because-equal", fate=fate)
        winner = told["side"]
        worst = max(battle.lines, key=lambda line: len(line.fallen(1 - winner)))
        fallen = worst.fallen(1 - winner)
        if not fallen:
            return self.say("board-because-fewer", fate=fate)
        totals = [worst.told[f"{side}_total"] for side in SIDES]
        return self.say(
            "board-because-line",
            fate=fate,
            winner=totals[winner],
            loser=totals[1 - winner],
            line=worst.told["line"],
            units=", ".join(self.names(fallen)),
        )
