#!/usr/bin/env python3
"""Check the draws of a finished Timefront match. One file, standard library only, no code of the engine.

    python verify.py [--json] [--lang en|de|es] MATCH_FILE

The header of a match holds the hash of a secret key, published before the seats gave their nonces. After the end it
holds the key too. Every draw must then be what this formula says:

    proof  = HMAC-SHA256(key, JSON of [match, nonces, purpose, draw, values, weights, audience])
    ticket = HMAC-SHA256(proof, JSON of [factor, attempt]) as a number
             (the next attempt while the number lies in the uneven rest above a multiple of the total weight)
             modulo the total weight; the value whose span of weight holds the ticket is the result.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import sys
from typing import Any, TextIO

FORMAT = 2
SPAN = 1 << 256
WORDS = {
    "en": {
        "unreadable": "This is no finished Timefront match: {why}",
        "format": "its format is {format}, this script knows format {known}",
        "no key": "there is no key in it; the key is disclosed after the end",
        "key": "The key is not the one that was committed to.",
        "number": "Entry {entry} has the number {number}.",
        "draw": "Entry {entry}: not draw {draw} for {purpose}.",
        "proof": "Entry {entry}: the key gives another proof for {purpose} with these odds.",
        "weights": "Entry {entry}: {purpose} has no proper weights.",
        "result": "Entry {entry}: {purpose} gave {result}, the key says {expected}.",
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
        "no key": "Der Schlüssel fehlt; er wird erst nach dem Ende offengelegt",
        "key": "Der Schlüssel ist nicht der, auf den sich der Server festgelegt hat.",
        "number": "Eintrag {entry} hat die Nummer {number}.",
        "draw": "Eintrag {entry}: nicht Ziehung {draw} für {purpose}.",
        "proof": "Eintrag {entry}: Der Schlüssel ergibt für {purpose} mit diesen Chancen einen anderen Beleg.",
        "weights": "Eintrag {entry}: {purpose} hat keine brauchbaren Gewichte.",
        "result": "Eintrag {entry}: {purpose} ergab {result}, der Schlüssel sagt {expected}.",
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
        "no key": "falta la clave, que se revela al terminar",
        "key": "La clave no es la que se comprometió.",
        "number": "La entrada {entry} lleva el número {number}.",
        "draw": "Entrada {entry}: no es la tirada {draw} para {purpose}.",
        "proof": "Entrada {entry}: la clave da otra prueba para {purpose} con estas probabilidades.",
        "weights": "Entrada {entry}: {purpose} no tiene pesos válidos.",
        "result": "Entrada {entry}: {purpose} dio {result} y la clave dice {expected}.",
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
            header, entries = read(file, language)
        problems = check(header, entries, language)
    except (OSError, ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        print(words["unreadable"].format(why=error), file=sys.stderr)
        return 2
    draws = sum(entry["kind"] == "chance" for entry in entries)
    if is_json:
        print(json.dumps({"draws": draws, "sound": not problems, "problems": problems}, indent=2))
    else:
        found = f"{counted(words, 'draw', draws)}, {counted(words, 'problem', len(problems))}"
        print(*problems, f"{found}: {words['unsound' if problems else 'sound']}", sep="\n")
    return 1 if problems else 0


def counted(words: dict[str, str], what: str, count: int) -> str:
    """So many of something."""
    return words[f"one {what}"] if count == 1 else words[f"{what}s"].format(count=count)


def read(file: TextIO, language: str = "en") -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the journal entries of a match file; a torn last line does not count."""
    lines = [json.loads(line) for line in file if line.endswith("\n")]
    header = lines[0]
    if header["timefront"] != FORMAT:
        raise ValueError(WORDS[language]["format"].format(format=header["timefront"], known=FORMAT))
    if "key" not in header["fair"]:
        raise ValueError(WORDS[language]["no key"])
    return header, [entry for line in lines[1:] for entry in line.get("entries", ())]


def check(header: dict[str, Any], entries: list[dict[str, Any]], language: str = "en") -> list[str]:
    """Everything that is wrong with the draws."""
    words = WORDS[language]
    fair = header["fair"]
    key = bytes.fromhex(fair["key"])
    problems: list[str] = []
    if hashlib.sha256(key).hexdigest() != fair["commitment"]:
        problems.append(words["key"])
    counts: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry["number"] != number:
            problems.append(words["number"].format(entry=number, number=entry["number"]))
        if entry["kind"] == "chance":
            draw = counts.get(entry["purpose"], 0)
            counts[entry["purpose"]] = draw + 1
            wrong = check_draw(key, fair, entry, draw)
            problems += [words[what].format(entry=number, **about) for what, about in wrong]
    return problems


def check_draw(key: bytes, fair: dict[str, Any], entry: dict[str, Any], draw: int) -> list[tuple[str, dict[str, Any]]]:
    """Everything that is wrong with one draw, which must be the one of this number for its purpose."""
    purpose = entry["purpose"]
    values, weights, result = (entry.get(name, []) for name in ("values", "weights", "result"))
    problems: list[tuple[str, dict[str, Any]]] = []
    if entry["draw"] != draw:
        problems.append(("draw", {"draw": draw, "purpose": purpose}))
    signed = [fair["match"], fair["nonces"], purpose, entry["draw"], values, weights, entry.get("audience", 0)]
    proof = digest(key, signed)
    if proof.hex() != entry["proof"]:
        problems.append(("proof", {"purpose": purpose}))
    if len(values) != len(weights) or any(not is_sound(*pair) for pair in zip(values, weights, strict=False)):
        return [*problems, ("weights", {"purpose": purpose})]
    expected = [
        pick(values[factor], weights[factor], ticket(proof, factor, sum(weights[factor])))
        for factor in range(len(values))
    ]
    if json.dumps(expected) != json.dumps(result):  # as 1 and true are equal in Python, but not in a file
        problems.append(("result", {"purpose": purpose, "result": result, "expected": expected}))
    return problems


def is_sound(values: list[int], weights: list[int]) -> bool:
    """Whether every value has a weight that is not negative, and one at least can be drawn."""
    return len(values) == len(weights) and min(weights, default=-1) >= 0 and 0 < sum(weights) <= SPAN


def ticket(proof: bytes, factor: int, total: int) -> int:
    """The fair number from 0 to the total less one."""
    attempt = 0
    while True:
        value = int.from_bytes(digest(proof, [factor, attempt]), "big")
        if value < SPAN - SPAN % total:
            return value % total
        attempt += 1


def digest(key: bytes, words: list[Any]) -> bytes:
    """HMAC of words, written as JSON without blanks."""
    return hmac.new(key, json.dumps(words, separators=(",", ":")).encode(), hashlib.sha256).digest()


def pick(values: list[int], weights: list[int], number: int) -> int | None:
    """The value whose span of weight holds the number."""
    for value, weight in zip(values, weights, strict=False):
        number -= weight
        if number < 0:
            return value
    return None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
