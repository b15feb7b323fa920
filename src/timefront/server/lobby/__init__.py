"""Before, between and after matches: making tables, sitting down, packs and journals that people bring, the page."""
