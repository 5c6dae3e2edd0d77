"""Where everything is kept: SQLite beside the program, or PostgreSQL between several of them."""
