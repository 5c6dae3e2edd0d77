"""One file per plant card."""
