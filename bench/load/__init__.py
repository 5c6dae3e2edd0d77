"""A crowd of players for the server, as light as can be: its own sockets, no library between."""
