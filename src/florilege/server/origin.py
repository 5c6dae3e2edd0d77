"""The same-origin check."""

from urllib.parse import urlsplit


def is_same_origin(origin: str, host: str) -> bool:
    """Return whether an Origin header names the host the request was sent to."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
