"""Before, between and after matches: making tables, joining, uploaded packs and journals, the page."""
