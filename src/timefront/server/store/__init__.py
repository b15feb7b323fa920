"""Storage: the database with everything read from it and written to it, and notices between workers."""
