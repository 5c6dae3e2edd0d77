"""The terms of the tables that simulated players create."""

TERMS = {
    "public": False,
    "rated": False,
    "hints": False,
    "undo": "barrier",
    "clock": None,
    "flag": "bot",
}
