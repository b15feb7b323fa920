"""What `timefront report --json` says, for the pages of docs/ that are made of reports.

Every report lies in build/reports, and so do the notes of its games: asked again at the same commit, it goes on where
it was stopped.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from bench.pages import ROOT, measured_commit

FOLDER = ROOT / "build" / "reports"


def reported(game: str, *words: str, folder: Path = FOLDER) -> dict[str, Any]:
    """The data of a report, and the commit at which it was made."""
    folder.mkdir(parents=True, exist_ok=True)
    at = measured_commit("src")
    page = folder / ("-".join([game, *[word for word in words if word[0] != "-"]]).replace(":", "") + ".html")
    command = [sys.executable, "-c", "import sys; from timefront.cli.program import main; sys.exit(main())", "report"]
    told = ["--notes", str(folder / f"{at}.jsonl"), "--samples", "0", "--json"]
    ran = subprocess.run([*command, game, str(page), *words, *told], stdout=subprocess.PIPE, text=True, check=False)
    if ran.returncode:
        raise SystemExit(ran.returncode)
    found: dict[str, Any] = json.loads(ran.stdout)
    return {**found, "commit": at}
