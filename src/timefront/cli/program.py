"""The program: its commands, and the sentences for errors."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from cyclopts import App, CycloptsError, Parameter

import timefront
from timefront.cli.armies import check_army, new_army, suggest_army
from timefront.cli.common import UserError
from timefront.cli.comparing import compare
from timefront.cli.content import check, new, rules
from timefront.cli.matches import doctor, replay, review, show, verify
from timefront.cli.menu import pick_command
from timefront.cli.playing import games, play
from timefront.cli.pruning import prune
from timefront.cli.reporting import report
from timefront.cli.serving import serve
from timefront.cli.studies import arena, export, simulate

ON_WINDOWS = (
    "Timefront is made for Linux, x86-64 and arm64: on Windows, run it in the Windows Subsystem for Linux"
    " (wsl --install)."
)
app = App(
    name="timefront",
    help="Three history-bending war games on one engine.",
    version=timefront.__version__,
    help_format="plaintext",
    default_parameter=Parameter(negative=(), show_default=lambda value: str(value) if value else None),
)
pack_app = App(name="pack", help="Content packs: look after the cards and scenarios of a game.")
COMMANDS: tuple[Callable[..., int], ...] = (
    *(games, play, serve, simulate, arena, compare, report, export, rules),
    *(show, replay, review, verify, doctor, prune),
)
for command in COMMANDS:
    app.command(command)
pack_app.command(new)
pack_app.command(check)
app.command(pack_app)
army_app = App(name="army", help="Armies for free battles: buy them, check them, have one suggested.")
army_app.command(new_army, name="new")
army_app.command(check_army, name="check")
army_app.command(suggest_army, name="suggest")
app.command(army_app)


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: errors are one sentence and exit status 2, never a traceback."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command, or the one that the user picks if none is given, and return its exit status."""
    if sys.platform == "win32":  # Python has no fcntl there, without which no match can be stored
        return _fail(ON_WINDOWS)
    from timefront.bots.registry import UnknownBot
    from timefront.kernel.packs import PackError
    from timefront.kernel.setting import SettingError
    from timefront.matches.errors import MatchFileError
    from timefront.texts.catalogue import error_sentence

    try:
        words = arguments or pick_command()
        if not words:
            return 0
        status = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:
            sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return _fail(" ".join(str(error).split()) + " (timefront --help lists the commands)")
    except PackError as error:
        return _fail("\n".join(str(problem) for problem in error.problems))
    except (SettingError, MatchFileError) as error:
        return _fail(error_sentence(error, "en"))
    except (UserError, UnknownBot) as error:
        return _fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _fail(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.")
    except KeyboardInterrupt:
        return 130


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2
