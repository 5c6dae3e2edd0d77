"""HTTP and WebSocket around the tables, and the built page. Nothing about rules."""
