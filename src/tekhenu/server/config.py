"""How a server is set up."""

import os
import socket
from dataclasses import dataclass, field
from datetime import timedelta

from tekhenu.folders import data_folder

from .addresses import own_names

DATABASE = "games.sqlite"


def default_database() -> str:
    return f"sqlite:///{data_folder() / DATABASE}"


@dataclass(frozen=True)
class Limits:
    """Requests per second and how many may come at once, per address and per person; of an
    address's requests those that cost more weigh more (see `weights`)."""

    address_rate: float = 50.0
    address_burst: float = 400.0
    person_rate: float = 20.0
    person_burst: float = 100.0
    new_rate: float = 0.5  # games begun and links tried
    new_burst: float = 40.0
    listeners: int = 60  # per address, at the same time
    heavy: int = 4  # requests that cost much, per address, at the same time
    heavy_waiting: int = 40  # and so many that wait for those


@dataclass(frozen=True)
class ServerConfig:
    database: str = field(default_factory=default_database)
    pace: float = 0.9  # seconds between the choices of a computer
    # Processes that search; one address never has all of them, so there are two at least.
    workers: int = field(default_factory=lambda: max(2, (os.cpu_count() or 2) - 1))
    sessions: int = 1000  # games kept in memory
    away: timedelta = timedelta(minutes=15)  # without a sign of life: a computer may stand in
    stand_in: str = "search:1s"  # which one
    limits: Limits | None = field(default_factory=Limits)  # None: no limits on rates
    allow_local_webhooks: bool = False
    body_seconds: float = 30.0  # for the body of a request to arrive
    metrics: bool = False  # told to this machine and its network
    proxies: tuple[str, ...] = ()  # addresses and networks that may say for whom they ask
    hosts: frozenset[str] = field(default_factory=own_names)  # names the server answers to
    # Set if other devices of the network reach the server: links have an address of this family.
    network: socket.AddressFamily | None = None
