"""How the schema came about, step by step; `alembic` runs them in order."""
