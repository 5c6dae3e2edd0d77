"""What players and the server may ask of a table, and what happens then."""
