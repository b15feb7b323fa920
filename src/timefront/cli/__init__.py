"""The command line: a module for each group of commands, over the packages that do the work."""

from timefront.cli.program import app, main, run

__all__ = ["app", "main", "run"]
