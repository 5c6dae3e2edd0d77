"""How much the tests try: a sample that people wait for, or a long campaign (`make test-long`)."""

import os

LONG = bool(os.environ.get("FLORILEGE_LONG_TESTS"))
