"""The address of a client: that of its connection, or the one that a trusted proxy reports."""

from uvicorn.config import Config
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class AddressResolver:
    """Reads `X-Forwarded-For` as uvicorn does for HTTP: only if a trusted proxy sent it."""

    def __init__(self, config: Config) -> None:
        proxies = ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips)
        self._trusted = proxies.trusted_hosts

    def is_proxy(self, peer: str) -> bool:
        return peer in self._trusted

    def resolve(self, peer: str, forwarded_for: list[str]) -> str:
        if not forwarded_for or not self.is_proxy(peer):
            return peer
        host, _ = self._trusted.get_trusted_client_address(", ".join(forwarded_for))
        return host or peer
