"""The WebSocket: one for each client, any number of tables."""
