"""`tekhenu serve`: play in the browser, alone or together."""

import argparse
import socket
import sys
import threading
import webbrowser
from ipaddress import ip_network
from typing import TYPE_CHECKING

from tekhenu.text import Catalogue, catalogue

from .addresses import in_url, network_address, own_names
from .config import Limits, ServerConfig, default_database
from .logs import JSON, TEXT, set_up

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]

WRONG = 2
HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8765
TRIES = 20  # ports after the usual one
PATIENCE = 2  # seconds for requests under way when the server ends
ANYWHERE = {EVERYWHERE: "127.0.0.1", "::": "::1"}


class ServeError(Exception):
    """The command cannot be carried out; the message is for the user."""


def add_parser(subparsers: "Subparsers", words: Catalogue) -> None:
    parser = subparsers.add_parser(
        "serve",
        help=words.say("command-serve"),
        description=words.say("command-serve-about"),
    )
    add_arguments(parser, words)
    parser.set_defaults(run=run)


def add_arguments(parser: argparse.ArgumentParser, words: Catalogue) -> None:
    say = words.say
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--host", default=HOST, help=say("command-host", host=HOST))
    where.add_argument(
        "--lan", dest="host", action="store_const", const=EVERYWHERE, help=say("command-lan")
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
    port = int(text)
    if not 0 <= port < 65536:
        raise argparse.ArgumentTypeError(f"{port} is no port")
    return port


def _network(text: str) -> str:
    """An address or a network of them."""
    return str(ip_network(text, strict=False))


def run(args: argparse.Namespace) -> int:
    try:
        serve(args)
    except ServeError as refused:
        print(refused, file=sys.stderr)
        return WRONG
    return 0


def serve(args: argparse.Namespace) -> None:
    say = args.words.say
    plug = bound(args.host, args.port, args.words)
    from .descriptors import raise_descriptors
    from .running import Server, database_name, prepare
    from .storage.engine import BadDatabase

    config = ServerConfig(
        database=args.database or default_database(),
        allow_local_webhooks=args.allow_local_webhooks,
        limits=None if args.no_limits else Limits(),
        metrics=args.metrics,
        proxies=tuple(args.proxy),
        hosts=own_names(args.host, *args.allowed_host),
        network=plug.family if is_everywhere(plug) else None,
    )
    set_up(args.log)
    raise_descriptors()
    try:
        app = prepare(config)
    except BadDatabase as wrong:
        plug.close()
        raise ServeError(say("serve-bad-database", reason=str(wrong))) from None
    address = address_of(plug)

    def ready() -> None:
        database = database_name(config.database)
        print(say("serve-ready", address=address, database=database), flush=True)
        if is_everywhere(plug):
            print(network_line(plug, args.words), flush=True)
        if not args.no_open:
            threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    Server(app, ready, PATIENCE).run(sockets=[plug])


def bound(host: str, port: int | None, words: Catalogue | None = None) -> socket.socket:
    """A socket at the port wished for, or at the first free one from the usual on."""
    say = (words or catalogue()).say
    for number in range(PORT, PORT + TRIES) if port is None else [port]:
        try:
            return _bind(host, number)
        except OSError as wrong:
            if not isinstance(wrong, _InUse):
                reason = wrong.strerror or str(wrong)
                raise ServeError(say("serve-bad-host", host=host, reason=reason)) from None
    if port is not None:
        raise ServeError(say("serve-port-taken", port=str(port)))
    raise ServeError(say("serve-no-port", first=str(PORT), last=str(PORT + TRIES - 1)))


class _InUse(OSError):
    pass


def _bind(host: str, port: int) -> socket.socket:
    import errno

    family, kind, protocol, _, place = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )[0]
    plug = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        plug.bind(place)
        plug.listen(2048)
    except OSError as wrong:
        plug.close()
        if wrong.errno == errno.EADDRINUSE:
            raise _InUse from None
        raise
    return plug


def is_everywhere(plug: socket.socket) -> bool:
    """Return whether the socket listens to other devices under all addresses of this machine."""
    return plug.getsockname()[0] in ANYWHERE


def address_of(plug: socket.socket) -> str:
    """Return the address for this machine."""
    host, port = plug.getsockname()[:2]
    return f"http://{in_url(ANYWHERE.get(host, host))}:{port}/"


def network_line(plug: socket.socket, words: Catalogue) -> str:
    """Return the sentence that names the address for other devices, or says that there is none."""
    address = network_address(plug.family)
    if address is None:
        return words.say("serve-no-network")
    return words.say("serve-network", address=f"http://{in_url(address)}:{plug.getsockname()[1]}/")
