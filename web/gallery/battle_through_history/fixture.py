"""Write the positions that the board's unit tests read, a line of JSON for each, what is printed on the cards first.

    python tools/gallery.py battle_through_history STORED.json
    python web/gallery/battle_through_history/fixture.py STORED.json web/tests/fixtures/battle_through_history.jsonl

Of every question one moment is kept for each combination of verbs that is offered.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

PRINTED = ("units", "unit_values", "relics", "relic_eras", "tokens", "token_lines", "sabatons")


def main(stored: str, out: str) -> None:
    """Read a gallery, write the lines."""
    moments = json.loads(Path(stored).read_text(encoding="utf-8"))["moments"]
    printed = {name: moments[0]["view"][name] for name in PRINTED}
    kept: dict[tuple[str, ...], Any] = {}
    for moment in moments:
        verbs = sorted({offer["choice"][0] for offer in moment["offers"]})
        kept.setdefault((moment["question"], str(moment["seat"] is None), *verbs), stripped(moment))
    lines = [printed, *kept.values()]
    Path(out).write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines), encoding="utf-8")


def stripped(moment: dict[str, Any]) -> dict[str, Any]:
    """A moment without what is printed on the cards and without the phrases that say it."""
    return {
        **{name: moment[name] for name in ("name", "seat", "question")},
        "view": {name: value for name, value in moment["view"].items() if name not in PRINTED},
        "offers": [offer["choice"] for offer in moment["offers"]],
        "latest": [{"event": fact["event"], "told": fact["told"]} for fact in moment["latest"]],
    }


if __name__ == "__main__":
    main(*sys.argv[1:])
