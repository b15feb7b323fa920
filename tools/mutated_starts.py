"""Try 100,000 changed positions of each game, in portions that add up; portions already in the results are not
repeated.

python tools/mutated_starts.py build/mutated-starts.jsonl
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.contract.mutated_starts import try_out
from timefront.games.registry import GAMES

PORTION = 1_000
PORTIONS = 100
SECONDS = 1.0
TRYING_OUT = 2.0
"""The seconds that the rules may spend on a position, in addition to the time for trying it out."""


def main(results: Path) -> int:
    """Do the missing portions; the exit status is 1 if anything raised or took too long."""
    results.parent.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in results.read_text().splitlines()] if results.exists() else []
    done = {(row["game"], row["portion"]) for row in rows}
    with results.open("a") as file:
        for portion in range(PORTIONS):
            for name, game in GAMES.items():
                if (name, portion) in done:
                    continue
                fates, faults = try_out(game, 1000 + portion, PORTION, SECONDS + TRYING_OUT)
                row = {"game": name, "portion": portion, "fates": fates, "faults": faults}
                rows.append(row)
                print(json.dumps(row), file=file, flush=True)
                print(name, portion, dict(fates), *faults, flush=True)
    faults_in_all = sum(len(row["faults"]) for row in rows)
    print(f"{sum(sum(row['fates'].values()) for row in rows)} positions, {faults_in_all} faults")
    return 1 if faults_in_all else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
