"""Many games between bots: on one core or several, counted and compared."""
