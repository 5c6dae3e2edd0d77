"""Whether this is a long test run (`make test-long`) or the usual sample."""

import os

LONG = bool(os.environ.get("FLORILEGE_LONG_TESTS"))
