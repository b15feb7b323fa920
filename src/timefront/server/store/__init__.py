"""What is kept: the database and all that is read from it and written into it; notices between workers."""
