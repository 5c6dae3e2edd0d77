"""Load for the server: a crowd of players on minimal sockets, without a WebSocket library."""
