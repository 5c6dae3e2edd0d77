"""Many games between bots, on one core or several: simulations, tournaments, analysis."""
