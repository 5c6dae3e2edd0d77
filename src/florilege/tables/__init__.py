"""Game tables: seats, turns, clocks, undo, chat. Independent of the web server and the database."""
