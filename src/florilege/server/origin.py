"""Whether a request comes from our own page."""

from urllib.parse import urlsplit


def is_own(origin: str, host: str) -> bool:
    """Tell whether an Origin header names the host the request was sent to."""
    try:
        return bool(host) and urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
