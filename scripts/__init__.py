"""Scripts that build or start a checkout; they are not part of the package."""
