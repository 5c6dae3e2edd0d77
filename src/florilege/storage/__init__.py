"""Storage in a database: SQLite for one process, PostgreSQL for several."""
