"""The command `tekhenu serve`."""

import argparse
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from typing import TYPE_CHECKING

from tekhenu.text import Catalog, catalog

from .addresses import host_names, in_url, network_address
from .config import Limits, ServerConfig, default_database
from .logs import JSON, TEXT, configure_logging

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

EXIT_ERROR = 2
HOST = "127.0.0.1"
ALL_INTERFACES = "0.0.0.0"
PORT = 8765
LAST_PORT = 65_535
PORTS_TRIED = 20  # without --port: the default port and those after it
SHUTDOWN_SECONDS = 2  # grace period for running requests when the server stops
LOOPBACKS = {ALL_INTERFACES: "127.0.0.1", "::": "::1"}


class ServeError(Exception):
    """Raised if the server cannot start; the message is shown to the user."""


def add_parser(subparsers: "Subparsers", words: Catalog) -> None:
    parser = subparsers.add_parser(
        "serve",
        help=words.say("command-serve"),
        description=words.say("command-serve-about"),
    )
    add_arguments(parser, words)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser, words: Catalog) -> None:
    say = words.say
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=HOST, help=say("command-host", host=HOST))
    where.add_argument(
        "--lan", dest="host", action="store_const", const=ALL_INTERFACES, help=say("command-lan")
    )
    parser.add_argument("--port", type=_port, help=say("command-port", port=str(PORT)))
    parser.add_argument(
        "--database",
        metavar="URL",
        help=say("command-database"),
    )
    parser.add_argument("--no-open", action="store_true", help=say("command-no-open"))
    parser.add_argument(
        "--allow-local-webhooks",
        action="store_true",
        help=say("command-allow-local-webhooks"),
    )
    parser.add_argument(
        "--proxy",
        metavar="ADDRESS",
        type=_network,
        action="append",
        default=[],
        help=say("command-proxy"),
    )
    parser.add_argument(
        "--allowed-host",
        metavar="NAME",
        action="append",
        default=[],
        help=say("command-allowed-host"),
    )
    parser.add_argument("--no-limits", action="store_true", help=say("command-no-limits"))
    parser.add_argument("--metrics", action="store_true", help=say("command-metrics"))
    parser.add_argument(
        "--log", nargs="?", const=TEXT, choices=(TEXT, JSON), help=say("command-log")
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > LAST_PORT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port number from 0 to {LAST_PORT}")
    return int(text)


def _network(text: str) -> str:
    """Parse an IP address or network."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{text!r} is not an address such as 127.0.0.1 or a network such as 10.0.0.0/8"
        ) from None


def run(args: argparse.Namespace) -> int:
    try:
        serve(args)
    except ServeError as refused:
        print(refused, file=sys.stderr)
        return EXIT_ERROR
    return 0


def serve(args: argparse.Namespace) -> None:
    say = args.words.say
    listener = bind_socket(args.host, args.port, args.words)
    from .descriptors import raise_descriptors
    from .process import Server, database_name, prepare
    from .storage.engine import BadDatabase

    config = ServerConfig(
        database=args.database or default_database(),
        allow_local_webhooks=args.allow_local_webhooks,
        limits=None if args.no_limits else Limits(),
        metrics=args.metrics,
        proxies=tuple(args.proxy),
        hosts=host_names(args.host, *args.allowed_host),
        network=listener.family if listens_to_network(listener) else None,
    )
    configure_logging(args.log)
    raise_descriptors()
    try:
        app = prepare(config)
    except BadDatabase as wrong:
        listener.close()
        raise ServeError(say("serve-bad-database", reason=str(wrong))) from None
    address = local_url(listener)

    def ready() -> None:
        database = database_name(config.database)
        print(say("serve-ready", address=address, database=database), flush=True)
        if listens_to_network(listener):
            print(network_message(listener, args.words), flush=True)
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    Server(app, ready, SHUTDOWN_SECONDS).run(sockets=[listener])


def bind_socket(host: str, port: int | None, words: Catalog | None = None) -> socket.socket:
    """Return a listening socket at the port, or without one at the first free port from `PORT`."""
    say = (words or catalog()).say
    for number in range(PORT, PORT + PORTS_TRIED) if port is None else [port]:
        try:
            return _try_bind(host, number)
        except OSError as wrong:
            if not isinstance(wrong, _PortInUse):
                reason = wrong.strerror or str(wrong)
                raise ServeError(say("serve-bad-host", host=host, reason=reason)) from None
    if port is not None:
        raise ServeError(say("serve-port-taken", port=str(port)))
    raise ServeError(say("serve-no-port", first=str(PORT), last=str(PORT + PORTS_TRIED - 1)))


class _PortInUse(OSError):
    pass


def _try_bind(host: str, port: int) -> socket.socket:
    import errno

    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)
    except OSError as wrong:
        listener.close()
        if wrong.errno == errno.EADDRINUSE:
            raise _PortInUse from None
        raise
    return listener


def listens_to_network(listener: socket.socket) -> bool:
    """Return whether the socket listens on all interfaces, so that other devices can connect."""
    return listener.getsockname()[0] in LOOPBACKS


def local_url(listener: socket.socket) -> str:
    """Return the URL of the server for a browser on this machine."""
    host, port = listener.getsockname()[:2]
    return f"http://{in_url(LOOPBACKS.get(host, host))}:{port}/"


def network_message(listener: socket.socket, words: Catalog) -> str:
    """Return a sentence with the URL for other devices, or one that says there is no network."""
    address = network_address(listener.family)
    if address is None:
        return words.say("serve-no-network")
    return words.say(
        "serve-network", address=f"http://{in_url(address)}:{listener.getsockname()[1]}/"
    )
