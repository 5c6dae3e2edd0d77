"""The application: who sits where, whose move it is, clocks, undo, chat. No web, no database."""
