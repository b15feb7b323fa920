"""`timefront` without a command: what it can do, and the lobby for whoever just presses Enter."""

from __future__ import annotations

import sys

BROWSER, TERMINAL, RULES, HELP = (["serve", "--browse"], ["play"], ["rules"], ["--help"])


def pick_command() -> list[str]:
    """The words of the command that the user picks; none if the user leaves.

    Where nobody can be asked, the list is shown and the lobby is what Enter would have picked.
    """
    from timefront.terminal.chooser import Menu
    from timefront.terminal.errors import Leave
    from timefront.terminal.screens import best_screen, forgive_odd_bytes
    from timefront.terminal.wishes import system_language
    from timefront.texts.catalogue import table_message

    language = system_language()
    forgive_odd_bytes()
    menu = Menu(best_screen(), language)
    head = table_message(language, "menu-head")
    offered = {
        table_message(language, "menu-browser", command=_typed(BROWSER)): BROWSER,
        table_message(language, "menu-terminal", command=_typed(TERMINAL)): TERMINAL,
        table_message(language, "menu-rules", command=_typed(RULES)): RULES,
        table_message(language, "menu-help", command=_typed(HELP)): HELP,
    }
    if sys.stdin is None or not sys.stdin.isatty():
        menu.show(head, list(offered))
        return BROWSER
    try:
        picked = list(offered.values())[menu.pick(head, list(offered), 0)]
        return [*RULES, menu.game().name, "--lang", language] if picked is RULES else picked
    except (Leave, EOFError, KeyboardInterrupt) as reason:
        menu.screen.line()
        menu.screen.line(table_message(language, "table-farewell"))
        if isinstance(reason, KeyboardInterrupt):
            raise
        return []


def _typed(words: list[str]) -> str:
    return " ".join(["timefront", *words])
