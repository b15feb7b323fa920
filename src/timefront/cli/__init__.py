"""The command line: a module for each group of commands. Other packages do the work."""

from timefront.cli.program import app, main, run

__all__ = ["app", "main", "run"]
