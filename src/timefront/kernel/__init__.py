"""The kernel: flow, questions, chance, events, records, packs and matches. It knows no game."""
