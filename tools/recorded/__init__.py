"""What must stay the same while the code is rearranged: recorded at one commit, compared at every later one.

    python -m tools.recorded write                 record what the current code does, in tests/recorded
    python -m tools.recorded compare [--every N]   do it again and report every difference; exit status 1 if any

For each game: journals of random games, what the server sends in random positions, refused choices with their reasons,
counts of reachable positions, and matches saved at every kind of question, in files and in a database.
"""
