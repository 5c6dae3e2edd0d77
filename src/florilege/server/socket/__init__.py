"""The WebSocket interface: one socket per client, for any number of tables."""
