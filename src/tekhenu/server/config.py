"""Settings of a server."""

import os
import socket
from dataclasses import dataclass, field
from datetime import timedelta

from tekhenu.folders import data_folder

from .addresses import host_names

DATABASE = "games.sqlite"


def default_database() -> str:
    return f"sqlite:///{data_folder() / DATABASE}"


@dataclass(frozen=True)
class Limits:
    """Rate limits (requests per second and bursts) and limits on concurrent requests.

    A request counts by its weight in the limits of its address (see `request_costs`).
    """

    address_rate: float = 50.0
    address_burst: float = 400.0
    person_rate: float = 20.0
    person_burst: float = 100.0
    new_rate: float = 0.5  # created games and editions, and attempts to use a link
    new_burst: float = 40.0
    listeners: int = 60  # open event streams per address
    heavy: int = 4  # concurrent heavy requests per address
    heavy_waiting: int = 40  # heavy requests per address that wait for one of those


@dataclass(frozen=True)
class ServerConfig:
    database: str = field(default_factory=default_database)
    pace: float = 0.9  # seconds between the choices of a computer
    # Search processes, at least two because one address may not occupy all of them.
    workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    # Processes that review games, at the lowest priority.
    reviewers: int = field(default_factory=lambda: os.cpu_count() or 1)
    sessions: int = 1000  # games kept in memory
    away: timedelta = timedelta(minutes=15)  # idle time after which a computer may stand in
    stand_in: str = "search:1s"  # the agent that stands in
    limits: Limits | None = field(default_factory=Limits)  # None: no limits on rates
    allow_local_webhooks: bool = False
    body_seconds: float = 30.0  # time limit for receiving the body of a request
    metrics: bool = False  # serve /metrics to this machine and its network
    proxies: tuple[str, ...] = ()  # addresses and networks of trusted proxies
    hosts: frozenset[str] = field(default_factory=host_names)  # accepted names in Host headers
    # Set if other devices of the network can reach the server: the family of addresses in links.
    network: socket.AddressFamily | None = None
