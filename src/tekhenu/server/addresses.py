"""Addresses and names: whose a request counts for, and which names this server answers to."""

import ipaddress
import socket
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """What limits count by: an IPv4 address, or the /64 that one household of IPv6 is given."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{ipaddress.IPv6Address(int(found) >> 64 << 64)}/64"


def client_of(request: "HTTPConnection") -> str:
    return counted(request.client.host) if request.client is not None else ""


@lru_cache(maxsize=4096)
def within(address: str, networks: tuple[str, ...]) -> bool:
    """Whether one of the networks, or single addresses, has it."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(network) for network in networks)


def is_local(address: str) -> bool:
    """Whether it is this machine or one of its own network."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False


def is_loopback(name: str) -> bool:
    """Return whether a host name or address leads back to the machine that uses it."""
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def network_address(family: socket.AddressFamily = socket.AF_INET) -> str | None:
    """Return the address of this machine in its network; None if it is in none.

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
    """Return the address as URLs have it, IPv6 in brackets."""
    return f"[{address}]" if ":" in address else address


def own_names(*given: str) -> frozenset[str]:
    """What this machine is called, besides the names given."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    named = (name_in(host) or host for host in given)
    return frozenset({"localhost", name, short, f"{short}.local", *named} - {""})


def name_in(host: str) -> str | None:
    """The name in a Host header, without its port; None if that is none."""
    try:
        return urlsplit(f"//{host}").hostname
    except ValueError:
        return None


@lru_cache(maxsize=4096)
def answers_to(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header means this server.

    A page of another site may let its name lead here, but not a number: whoever is asked for by
    number is who was meant.
    """
    name = name_in(host)
    if name is None:
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.rstrip(".") in names
    return True
