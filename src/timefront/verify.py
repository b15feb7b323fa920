#!/usr/bin/env python3
"""Check the draws of a finished Timefront match. One file, standard library only, no code of the engine.

    python verify.py [--json] [--lang en|de|es] MATCH_FILE

The header of a match holds a commitment, published before the players gave their nonces. After the end it also holds
the secret key. The commitment must then be one of

    form 1 (old):  SHA-256(key)
    form 2:        SHA-256(JSON of ["timefront fair dice 2", match, key in hexadecimal, fixed])
                   fixed: for each seat the nonce that was fixed with the commitment, or null where a player gave one

and every draw must be what this formula says:

    proof  = HMAC-SHA256(key, JSON of [match, nonces, purpose, draw, values, weights, audience])
    ticket = HMAC-SHA256(proof, JSON of [factor, attempt]) as a number
             (the next attempt while the number lies in the uneven rest above a multiple of the total weight)
             modulo the total weight; the value whose span of weight holds the ticket is the result.

JSON is written without spaces, with non-ASCII characters as \\u escapes. A key has 32 bytes in either form.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, TextIO

FORMAT = 2
FORMS = (1, 2)
DOMAIN = "timefront fair dice 2"
KEY_BYTES = 32
SPAN = 1 << 256
KINDS = {"begun", "choice", "forced", "chance", "undo", "undo-asked", "undo-granted", "undo-denied", "resigned"}
FIELDS = {"number", "kind", "seat", "choice", "to"}
FIELDS_OF_CHANCE = {"number", "kind", "purpose", "draw", "values", "weights", "result", "proof", "audience"}
MOVE, SNAPSHOT = {"entries", "facts"}, {"after", "rules", "state"}
WORDS = {
    "en": {
        "unreadable": "This is no finished Timefront match: {why}",
        "format": "its format is {format}, this script knows format {known}",
        "form": "its commitment has the form {form}, which this script does not know",
        "twice": "the name {name} stands twice in one object",
        "no key": "there is no key in it; the key is disclosed after the end",
        "key": "The commitment does not belong to this key and what was fixed with it.",
        "fixed": "The nonces are not those that were committed to.",
        "seats": "There are not as many nonces as seats.",
        "line": "Line {line} is of no known kind.",
        "kind": "Entry {entry} is of no known kind.",
        "number": "Entry {entry} has the number {number}.",
        "draw": "Entry {entry}: not draw {draw} for {purpose}.",
        "proof": "Entry {entry}: the key gives another proof for {purpose} with these odds.",
        "weights": "Entry {entry}: {purpose} has no proper weights.",
        "result": "Entry {entry}: {purpose} gave {result}, the key says {expected}.",
        "form 1": "The commitment has the old form 1: it covers the key alone.",
        "form 2": "The commitment has form 2: it covers the key, the match's id and the nonces fixed with it.",
        "nonces": "Nonces by seats: fixed with the commitment {fixed}; given afterwards {given}; none {none}.",
        "not checked": "Not checked:",
        "not shown": "whether {commitment} is the commitment that was shown before the nonces were given; compare it",
        "not fixed": "whether the house chose the match's id and the nonces of its bots after it knew the others",
        "not secret": "whether somebody who knew the key played, or gave a nonce after the others",
        "not rules": "whether the draws were due, the choices legal and the end is there; timefront replay tells",
        "not told": "the events and positions that are stored beside the entries",
        "not start": "how the position came about that the match started from",
        "not torn": "the last line, which is torn",
        "one draw": "1 draw",
        "draws": "{count} draws",
        "one problem": "1 problem",
        "problems": "{count} problems",
        "sound": "all sound",
        "unsound": "not sound",
    },
    "de": {
        "unreadable": "Das ist keine beendete Partie von Timefront: {why}",
        "format": "Sie hat das Format {format}, dieses Skript kennt das Format {known}",
        "form": "Ihre Festlegung hat die Form {form}, die dieses Skript nicht kennt",
        "twice": "Der Name {name} steht zweimal in einem Objekt",
        "no key": "Der Schlüssel fehlt; er wird erst nach dem Ende offengelegt",
        "key": "Die Festlegung gehört nicht zu diesem Schlüssel und zu dem, was mit ihm feststand.",
        "fixed": "Die Nonces sind nicht die, auf die sich der Server festgelegt hat.",
        "seats": "Es gibt nicht so viele Nonces wie Plätze.",
        "line": "Zeile {line} ist von keiner bekannten Art.",
        "kind": "Eintrag {entry} ist von keiner bekannten Art.",
        "number": "Eintrag {entry} hat die Nummer {number}.",
        "draw": "Eintrag {entry}: nicht Ziehung {draw} für {purpose}.",
        "proof": "Eintrag {entry}: Der Schlüssel ergibt für {purpose} mit diesen Chancen einen anderen Beleg.",
        "weights": "Eintrag {entry}: {purpose} hat keine brauchbaren Gewichte.",
        "result": "Eintrag {entry}: {purpose} ergab {result}, der Schlüssel sagt {expected}.",
        "form 1": "Die Festlegung hat die alte Form 1: Sie umfasst nur den Schlüssel.",
        "form 2": "Die Festlegung hat die Form 2: Sie umfasst Schlüssel, Kennung und die mit ihr fixierten Nonces.",
        "nonces": "Nonces nach Plätzen: mit der Festlegung {fixed}; danach gegeben {given}; keine {none}.",
        "not checked": "Nicht geprüft:",
        "not shown": "ob {commitment} die Festlegung ist, die vor den Nonces gezeigt wurde; vergleiche sie",
        "not fixed": "ob das Haus die Kennung und die Nonces seiner Bots wählte, als es die anderen schon kannte",
        "not secret": "ob jemand mitspielte oder nach den anderen eine Nonce gab, der den Schlüssel kannte",
        "not rules": "ob die Ziehungen fällig, die Züge erlaubt waren und das Ende da ist; das sagt timefront replay",
        "not told": "die Ereignisse und Stellungen, die neben den Einträgen gespeichert sind",
        "not start": "wie die Stellung zustande kam, mit der die Partie begann",
        "not torn": "die letzte Zeile, die abgerissen ist",
        "one draw": "1 Ziehung",
        "draws": "{count} Ziehungen",
        "one problem": "1 Fehler",
        "problems": "{count} Fehler",
        "sound": "alles in Ordnung",
        "unsound": "nicht in Ordnung",
    },
    "es": {
        "unreadable": "Esto no es una partida terminada de Timefront: {why}",
        "format": "tiene el formato {format} y este programa conoce el formato {known}",
        "form": "su compromiso tiene la forma {form}, que este programa no conoce",
        "twice": "el nombre {name} está dos veces en un objeto",
        "no key": "falta la clave, que se revela al terminar",
        "key": "El compromiso no corresponde a esta clave y a lo que se fijó con ella.",
        "fixed": "Los nonces no son los que se comprometieron.",
        "seats": "No hay tantos nonces como asientos.",
        "line": "La línea {line} no es de ninguna clase conocida.",
        "kind": "La entrada {entry} no es de ninguna clase conocida.",
        "number": "La entrada {entry} lleva el número {number}.",
        "draw": "Entrada {entry}: no es la tirada {draw} para {purpose}.",
        "proof": "Entrada {entry}: la clave da otra prueba para {purpose} con estas probabilidades.",
        "weights": "Entrada {entry}: {purpose} no tiene pesos válidos.",
        "result": "Entrada {entry}: {purpose} dio {result} y la clave dice {expected}.",
        "form 1": "El compromiso tiene la antigua forma 1: abarca solo la clave.",
        "form 2": "El compromiso tiene la forma 2: abarca la clave, el identificador y los nonces fijados con él.",
        "nonces": "Nonces por asientos: fijados con el compromiso {fixed}; dados después {given}; ninguno {none}.",
        "not checked": "Sin comprobar:",
        "not shown": "si {commitment} es el compromiso que se mostró antes de dar los nonces; compáralo",
        "not fixed": "si la casa eligió el identificador y los nonces de sus bots cuando ya conocía los demás",
        "not secret": "si jugó, o dio un nonce después de los demás, alguien que conocía la clave",
        "not rules": "si las tiradas tocaban, las jugadas eran legales y está el final; lo dice timefront replay",
        "not told": "los sucesos y posiciones guardados junto a las entradas",
        "not start": "cómo surgió la posición con la que empezó la partida",
        "not torn": "la última línea, que está cortada",
        "one draw": "1 tirada",
        "draws": "{count} tiradas",
        "one problem": "1 problema",
        "problems": "{count} problemas",
        "sound": "todo correcto",
        "unsound": "no es correcto",
    },
}


def main(arguments: list[str]) -> int:
    """Verify one file; returns the exit status: 0 sound, 1 not sound, 2 not readable."""
    is_json = "--json" in arguments
    rest = [argument for argument in arguments if argument != "--json"]
    language = "en"
    if "--lang" in rest[:-1]:
        place = rest.index("--lang")
        language = rest[place + 1]
        del rest[place : place + 2]
    if len(rest) != 1 or language not in WORDS or arguments.count("--json") > 1:
        print("usage: verify.py [--json] [--lang en|de|es] MATCH_FILE", file=sys.stderr)
        return 2
    words = WORDS[language]
    try:
        with open(rest[0], encoding="utf-8") as file:
            header, lines, is_torn = read(file, language)
        entries = [entry for line in lines for entry in line.get("entries", ())]
        problems = check_lines(lines, language) + check(header, entries, language)
        seen, unseen = seen_of(header, words), not_checked(header, is_torn, words)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(words["unreadable"].format(why=error), file=sys.stderr)
        return 2
    draws = sum(entry["kind"] == "chance" for entry in entries)
    if is_json:
        about = {"form": form_of(header["fair"]), "commitment": header["fair"]["commitment"]}
        found = {"draws": draws, "sound": not problems, "problems": problems, "not_checked": unseen}
        print(json.dumps({**about, **found}, indent=2))
    else:
        counts = f"{counted(words, 'draw', draws)}, {counted(words, 'problem', len(problems))}"
        print(*problems, *seen, words["not checked"], *(f"- {what}" for what in unseen), sep="\n")
        print(f"{counts}: {words['unsound' if problems else 'sound']}")
    return 1 if problems else 0


def counted(words: dict[str, str], what: str, count: int) -> str:
    """A number of things, in words."""
    return words[f"one {what}"] if count == 1 else words[f"{what}s"].format(count=count)


def seen_of(header: dict[str, Any], words: dict[str, str]) -> list[str]:
    """What the commitment covers, and whose nonces there are."""
    fair = header["fair"]
    form = form_of(fair)
    if form == 1:
        return [words["form 1"]]
    fixed = [seat for seat, promised in enumerate(fair["fixed"]) if promised is not None]
    given = [seat for seat, nonce in enumerate(fair["nonces"]) if nonce and seat not in fixed]
    none = [seat for seat, nonce in enumerate(fair["nonces"]) if not nonce and seat not in fixed]
    fixed_text, given_text, none_text = (", ".join(map(str, seats)) or "-" for seats in (fixed, given, none))
    return [words["form 2"], words["nonces"].format(fixed=fixed_text, given=given_text, none=none_text)]


def not_checked(header: dict[str, Any], is_torn: bool, words: dict[str, str]) -> list[str]:
    """What this script cannot say about a match."""
    unseen = [words["not shown"].format(commitment=header["fair"]["commitment"])]
    unseen += [words["not fixed"]] if form_of(header["fair"]) == 1 else []
    unseen += [words[what] for what in ("not secret", "not rules", "not told")]
    unseen += [words["not start"]] if "start" in header else []
    return unseen + ([words["not torn"]] if is_torn else [])


def read(file: TextIO, language: str = "en") -> tuple[dict[str, Any], list[dict[str, Any]], bool]:
    """The header and the other lines of a match file, and whether its last line is torn: a torn line does not count."""
    words = WORDS[language]

    def object_of(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name, value in pairs:
            if name in found:
                raise ValueError(words["twice"].format(name=name))
            found[name] = value
        return found

    whole = [*file]
    is_torn = bool(whole) and not whole[-1].endswith("\n")
    lines = [json.loads(line, object_pairs_hook=object_of) for line in (whole[:-1] if is_torn else whole)]
    header = lines[0]
    if header["timefront"] != FORMAT:
        raise ValueError(words["format"].format(format=header["timefront"], known=FORMAT))
    if "key" not in header["fair"]:
        raise ValueError(words["no key"])
    if form_of(header["fair"]) not in FORMS:
        raise ValueError(words["form"].format(form=header["fair"]["form"]))
    return header, lines[1:], is_torn


def form_of(fair: dict[str, Any]) -> Any:
    """The form of the commitment; the first form had no name."""
    form = fair.get("form", 1)
    return form if type(form) is int else None


def check_lines(lines: list[dict[str, Any]], language: str = "en") -> list[str]:
    """Complaints about lines that are neither moves nor stored positions: they could hide anything."""
    known = [set(line) == SNAPSHOT or {"entries"} <= set(line) <= MOVE for line in lines]
    return [WORDS[language]["line"].format(line=number) for number, is_known in enumerate(known, 2) if not is_known]


def check(header: dict[str, Any], entries: list[dict[str, Any]], language: str = "en") -> list[str]:
    """Everything that is wrong with the commitment, the entries and their draws."""
    words = WORDS[language]
    fair = header["fair"]
    key = bytes.fromhex(fair["key"])
    problems = [words[what] for what in check_commitment(key, fair)]
    if not is_number(header["seats"], len(fair["nonces"])):  # a nonce too many, for no seat, could be chosen last
        problems.append(words["seats"])
    counts: dict[str, int] = {}
    for number, entry in enumerate(entries):
        is_chance = entry["kind"] == "chance"
        if entry["kind"] not in KINDS or not set(entry) <= (FIELDS_OF_CHANCE if is_chance else FIELDS):
            problems.append(words["kind"].format(entry=number))
        if not is_number(entry["number"], number):
            problems.append(words["number"].format(entry=number, number=entry["number"]))
        if is_chance:
            draw = counts.get(entry["purpose"], 0)
            counts[entry["purpose"]] = draw + 1
            if wrong := check_draw(key, fair, entry, draw):
                problems.append(words[wrong[0]].format(entry=number, **wrong[1]))
    return problems


def check_commitment(key: bytes, fair: dict[str, Any]) -> list[str]:
    """What is wrong with the agreement; a key of another length could open a commitment in two forms."""
    form = form_of(fair)
    if form == 1:
        committed, is_kept = key, True
    else:
        fixed, nonces = fair["fixed"], fair["nonces"]
        committed = written([DOMAIN, fair["match"], key.hex(), fixed])
        pairs = zip(fixed, nonces, strict=False)
        is_kept = len(fixed) == len(nonces) and all(promised in (None, nonce) for promised, nonce in pairs)
    is_key = len(key) == KEY_BYTES and hashlib.sha256(committed).hexdigest() == fair["commitment"]
    return [*([] if is_key else ["key"]), *([] if is_kept else ["fixed"])]


def is_number(found: Any, expected: int) -> bool:
    """Whether it is this whole number; true and 1.0 equal 1 in Python, but not in a file."""
    return type(found) is int and found == expected


def check_draw(key: bytes, fair: dict[str, Any], entry: dict[str, Any], draw: int) -> tuple[str, dict[str, Any]] | None:
    """What is wrong with one draw, which must have this number for its purpose. Only the first fault is reported, as
    the others follow from it: another number or other odds give another proof, which gives another result.
    """
    purpose = entry["purpose"]
    values, weights, result = (entry.get(name, []) for name in ("values", "weights", "result"))
    if not is_number(entry["draw"], draw):
        return "draw", {"draw": draw, "purpose": purpose}
    if len(values) != len(weights) or any(not is_sound(*pair) for pair in zip(values, weights, strict=False)):
        return "weights", {"purpose": purpose}
    proof = digest(key, [fair["match"], fair["nonces"], purpose, draw, values, weights, entry.get("audience", 0)])
    if proof.hex() != entry["proof"]:
        return "proof", {"purpose": purpose}
    expected = [
        pick(values[factor], weights[factor], ticket(proof, factor, sum(weights[factor])))
        for factor in range(len(values))
    ]
    if json.dumps(expected) != json.dumps(result):  # since 1 and true are equal in Python, but not in a file
        return "result", {"purpose": purpose, "result": result, "expected": expected}
    return None


def is_sound(values: list[int], weights: list[int]) -> bool:
    """Whether no weight is negative, every value has one, and at least one value can be drawn."""
    if any(type(weight) is not int for weight in weights):
        return False
    return len(values) == len(weights) and min(weights, default=-1) >= 0 and 0 < sum(weights) <= SPAN


def ticket(proof: bytes, factor: int, total: int) -> int:
    """The fair number from 0 to the total minus one."""
    attempt = 0
    while True:
        value = int.from_bytes(digest(proof, [factor, attempt]), "big")
        if value < SPAN - SPAN % total:
            return value % total
        attempt += 1


def digest(key: bytes, words: list[Any]) -> bytes:
    """HMAC of words."""
    return hmac.new(key, written(words), hashlib.sha256).digest()


def written(words: list[Any]) -> bytes:
    """Words as JSON without spaces, non-ASCII characters escaped."""
    return json.dumps(words, separators=(",", ":")).encode()


def pick(values: list[int], weights: list[int], number: int) -> int | None:
    """The value whose span of weight holds the number."""
    for value, weight in zip(values, weights, strict=False):
        number -= weight
        if number < 0:
            return value
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
