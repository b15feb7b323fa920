"""What `timefront report --json` prints, for the pages of docs/ that are made from reports.

Every report is kept in build/reports with the notes of its games: run again while the bots play the same, it continues
where it was stopped.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.pages import ROOT, measured_commit
from bench.series.play_hash import scenario_hash

QUICK_BOT = "greedy"
"""The bot whose games do not depend on how the tree search plays."""
FOLDER = ROOT / "build" / "reports"


def reported(
    game: str, scenario: str, seats: int, bot: str, games: int, workers: int = 1, folder: Path = FOLDER
) -> dict[str, Any]:
    """The data of a report on a bot against itself, by default in the first scenario, and the commit of the report."""
    folder.mkdir(parents=True, exist_ok=True)
    name = "-".join([game, scenario or f"{seats}-players", bot.replace(":", "")])
    notes = folder / f"{name}-{scenario_hash(game, scenario, seats, searches=bot != QUICK_BOT)}.jsonl"
    command = [sys.executable, "-c", "import sys; from timefront.cli.program import main; sys.exit(main())", "report"]
    what = ["--scenario", scenario] if scenario else []
    how = ["--seats", str(seats), "--bots", bot, "--games", str(games), "--executor", f"processes:{workers}"]
    told = ["--notes", str(notes), "--samples", "0", "--json"]
    words = [*command, game, str(folder / f"{name}.html"), *what, *how, *told]
    ran = subprocess.run(words, stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        raise SystemExit(ran.returncode)
    found: dict[str, Any] = json.loads(ran.stdout)
    return {**found, "commit": measured_commit("src")}
