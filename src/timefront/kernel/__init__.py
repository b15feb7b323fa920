"""The kernel: flow, questions, chance, events, records and packs. It does not know any particular game."""
