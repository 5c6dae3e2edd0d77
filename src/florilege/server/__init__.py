"""The HTTP and WebSocket server around the tables, and the built page."""
