"""Power Plants."""
