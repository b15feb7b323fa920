"""`timefront` without a command: a menu in which Enter opens the lobby."""

from __future__ import annotations

import sys

BROWSER, TERMINAL, RULES, HELP = (["serve", "--browse"], ["play"], ["rules"], ["--help"])


def pick_command() -> list[str]:
    """The words of the command that the user picks; empty if the user leaves.

    If nobody can be asked, the list is shown and the lobby is picked.
    """
    from timefront.terminal.chooser import Menu
    from timefront.terminal.errors import Leave
    from timefront.terminal.screens import best_screen, replace_bad_bytes
    from timefront.terminal.wishes import system_language
    from timefront.texts.catalogue import table_message

    language = system_language()
    replace_bad_bytes()
    menu = Menu(best_screen(), language)
    head = table_message(language, "menu-head")
    offered = {
        table_message(language, "menu-browser", command=_command_line(BROWSER)): BROWSER,
        table_message(language, "menu-terminal", command=_command_line(TERMINAL)): TERMINAL,
        table_message(language, "menu-rules", command=_command_line(RULES)): RULES,
        table_message(language, "menu-help", command=_command_line(HELP)): HELP,
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


def _command_line(words: list[str]) -> str:
    return " ".join(["timefront", *words])
