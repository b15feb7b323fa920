"""2. Dice: their faces, and what a face counts as on a certain card."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.reading import part, tables_of, texts
from timefront.kernel.packs import PackFiles, Table

BLANK: Final = 0
PUSH: Final = 1
DISRUPT: Final = 2
KILL: Final = 3
SHIELD: Final = 4
TRAMPLE: Final = 5
RALLY: Final = 6
DEATH: Final = 7
DELAYED_RALLY: Final = 8
LEGEND: Final = 9
EXPERIENCE: Final = 10
CARD: Final = 11
REROLL: Final = 12
RESULTS: Final[list[str]] = [
    *("blank", "push", "disrupt", "kill", "shield", "trample", "rally", "death", "delayed_rally"),
    *("legend", "experience", "card", "reroll"),
]
"""What a die can show (JA-2.4), followed by what a face may count as on a card (JA-2.5)."""
BATTLE_FACES: Final = RESULTS[: TRAMPLE + 1]
DOOM_FACES: Final[list[str]] = ["rally", "death", "disrupt", "delayed_rally"]
CHANGED_INTO: Final[list[str]] = ["push", "disrupt", "kill", "shield", "legend", "experience", "card", "reroll"]
AUTOMATIC: Final[list[str]] = ["push", "disrupt", "kill", "shield"]

WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
BLACK: Final = 3
GIGANTIC: Final = 4
DOOM: Final = 5
COLOURS: Final[list[str]] = ["white", "yellow", "red", "black", "gigantic", "doom"]
BATTLE_COLOURS: Final = COLOURS[:DOOM]
SIDES: Final = 6


@final
class Die:
    """A die as it counts on a card: its colour, and what each of its six faces counts as.

    The kinds of dice have dense ids: the plain dice are numbers `WHITE` to `DOOM`, then come those changed by a card.
    """

    def __init__(self, colour: int, faces: list[int]) -> None:
        self.colour = colour
        self.faces = faces

    def weight(self, result: int) -> int:
        """How many of the six faces count as a result."""
        return self.faces.count(result)


@final
class Roll:
    """The dice of a card for one roll, by id, and the results that come without a roll."""

    def __init__(self, dice: list[int], automatic: list[int]) -> None:
        self.dice = dice
        self.automatic = automatic

    @property
    def is_empty(self) -> bool:
        """Whether it cannot have any result."""
        return not self.dice and not self.automatic


@final
class DiceBag:
    """All kinds of dice in a pack: the plain ones, and those changed by cards in the order they are met."""

    def __init__(self, pack: PackFiles) -> None:
        self.dice: list[Die] = [Die(colour, [BLANK] * SIDES) for colour in range(len(COLOURS))]
        self.is_sound: bool = False
        tables = tables_of(pack, "dice.toml", "die")
        found: set[str] = set()
        for table in tables:
            found.add(self.read(table))
        for colour in COLOURS:
            if tables and colour not in found:
                pack.report("dice.toml", colour, "the die is missing", f"there are {', '.join(COLOURS)} (JA-2.4)")
        self.is_sound = found.issuperset(COLOURS) and not pack.problems

    def read(self, table: Table) -> str:
        """JA-2.4: one die of the file; returns its colour."""
        colour = part(table, table.key, {"colour": table.key}).one_of("colour", COLOURS)
        known = DOOM_FACES if colour == "doom" else BATTLE_FACES
        faces = [
            RESULTS.index(part(table, table.key, {"faces": face}).one_of("faces", known))
            for face in texts(table, "faces")
        ]
        if len(faces) != SIDES and isinstance(table.row.get("faces", []), list):
            table.report("faces", f"are {len(faces)}", f"a die has {SIDES} (JA-2.4)")
        elif colour == table.key:
            self.dice[COLOURS.index(colour)].faces = faces
        table.finish()
        return colour if colour == table.key else ""

    def roll(self, table: Table, name: str) -> Roll:
        """JA-2.5: a list like `["red", "red shield>push", "+shield"]`, the last one without a roll."""
        dice: list[int] = []
        automatic: list[int] = []
        for item in texts(table, name):
            entry = part(table, table.key, {name: item.removeprefix("+")})
            if item.startswith("+"):
                automatic.append(RESULTS.index(entry.one_of(name, AUTOMATIC)))
            elif item.strip():
                dice.append(self.die(entry, name, item.split()))
            else:
                table.report(name, "has an empty die", "write a colour such as red (JA-2.5)")
        return Roll(dice, automatic)

    def die(self, entry: Table, name: str, words: list[str]) -> int:
        """The id of a die by its colour and changed faces: `red shield>push`."""
        colour = BATTLE_COLOURS.index(part(entry, entry.key, {name: words[0]}).one_of(name, BATTLE_COLOURS))
        faces = self.dice[colour].faces[:]
        for word in words[1:]:
            printed, _, counted = word.partition(">")
            old = RESULTS.index(part(entry, entry.key, {name: printed}).one_of(name, BATTLE_FACES))
            new = RESULTS.index(part(entry, entry.key, {name: counted}).one_of(name, CHANGED_INTO))
            if self.is_sound and old not in self.dice[colour].faces:
                entry.report(name, f"no face of the {words[0]} die is {printed}", "leave the change out (JA-2.5)")
            faces = [new if face == old else face for face in faces]
        for number, die in enumerate(self.dice):
            if die.colour == colour and die.faces == faces:
                return number
        self.dice.append(Die(colour, faces))
        return len(self.dice) - 1
