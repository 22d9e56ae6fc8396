"""IP addresses of clients, addresses of this machine, and checks of the Host header."""

import ipaddress
import socket
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


@lru_cache(maxsize=4096)
def rate_limit_key(address: str) -> str:
    """Return the rate-limit key of a client: its IPv4 address, or the /64 of an IPv6 address.

    A provider usually assigns a whole /64 to one household. Text that is not an address is returned
    unchanged.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(found) >> 64 << 64)}/64"


def client_key(request: "HTTPConnection") -> str:
    return rate_limit_key(request.client.host) if request.client is not None else ""


def address_hash(request: "HTTPConnection") -> int:
    """Return a 16-bit hash of the client's address, too short to identify the address."""
    return int.from_bytes(sha256(client_key(request).encode()).digest()[:2])


def is_private(address: str) -> bool:
    """Return whether an address is a loopback or a private network address."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


def is_loopback(name: str) -> bool:
    """Return whether a host name or address is a loopback name or address."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def network_address(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """Return this machine's address in its network, or None without a network.

    Connecting a datagram socket chooses a route and sends nothing. The targets are addresses
    reserved for documentation.
    """
    target = "2001:db8::1" if family == socket.AF_INET6 else "192.0.2.1"
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(address) else address


def in_url(address: str) -> str:
    """Return an address for use in a URL, with IPv6 in brackets."""
    return f"[{address}]" if ":" in address else address


def host_names(*given: str) -> frozenset[str]:
    """Return the host names of this machine together with the given ones."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    named = (hostname_in(host) or host for host in given)
    return frozenset({"localhost", name, short, f"{short}.local", *named} - {""})


def hostname_in(host: str) -> str | None:
    """Return the name in a Host header without its port, or None if the header is malformed."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def is_allowed_host(host: str, names: frozenset[str]) -> bool:
    """Return whether a Host header names this server.

    Rejecting unknown names prevents DNS rebinding, where another site's name resolves to this
    machine. Numeric addresses cannot be rebound and are always accepted.
    """
    name = hostname_in(host)
    if name is None:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.rstrip(".") in names
    return True
