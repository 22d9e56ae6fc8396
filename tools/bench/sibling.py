"""This engine with the other core, as a side of the benchmark in another process.

The protocol is that of `catanatron_peer`: lines of JSON.
"""

import json
import platform
import sys
from dataclasses import asdict
from typing import Any

from tekhenu import Settings

from .contenders import Ours


def answer(ours: Ours, request: dict[str, list[int]]) -> dict[str, Any]:
    ((what, (first, count)),) = request.items()
    if what == "time":
        return {"seconds": ours.time(first, count)}
    return asdict(ours.count(first, count)) if what == "count" else ours.probe(first)


def main() -> None:
    ours = Ours(Settings.from_json(json.loads(sys.argv[1])))
    print(json.dumps({"name": ours.name, "python": platform.python_version()}), flush=True)
    for line in sys.stdin:
        print(json.dumps(answer(ours, json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
