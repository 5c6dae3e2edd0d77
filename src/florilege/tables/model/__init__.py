"""The state of a table and the events it is computed from."""
