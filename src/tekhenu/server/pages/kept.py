"""Parts of the table that a page has already are left out of what it is sent.

A page says by a token what it shows; whoever sent that remembers how each part looked. A token that
is not known (an old one, or of another server process) only means that everything is sent.
"""

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from threading import Lock

HAVE = "X-Have"
REMEMBERED = 2000  # tables; some hundred bytes each

_sent: OrderedDict[str, dict[str, int]] = OrderedDict()
_lock = Lock()


def left_out(have: str, parts: Mapping[str, Hashable]) -> tuple[frozenset[str], str]:
    """The names of the parts that are as they were, and the token of what is shown from now on."""
    looks = {name: hash(part) for name, part in parts.items()}
    token = f"{hash(frozenset(looks.items())) & (1 << 64) - 1:x}"
    with _lock:
        before = _sent.get(have, {})
        _sent[token] = looks
        _sent.move_to_end(token)
        while len(_sent) > REMEMBERED:
            _sent.popitem(last=False)
    return frozenset(name for name, look in looks.items() if before.get(name) == look), token
