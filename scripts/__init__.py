"""Scripts of the checkout: they build and start, and are no part of the package."""
