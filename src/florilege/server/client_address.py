"""The address of a client: that of its connection, or the one a trusted proxy tells."""

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class AddressResolver:
    """Reads `X-Forwarded-For` as uvicorn does for HTTP: only if a trusted proxy sent it."""

    def __init__(self, config: Config) -> None:
        proxies = ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips)
        self._trusted = proxies.trusted_hosts

    def is_proxy(self, peer: str) -> bool:
        """Return whether a peer may speak for others."""
        return peer in self._trusted

    def resolve(self, peer: str, forwarded_for: list[str]) -> str:
        """Return the address of the client behind a connection."""
        if not forwarded_for or not self.is_proxy(peer):
            return peer
        host, _ = self._trusted.get_trusted_client_address(", ".join(forwarded_for))
        return host or peer
