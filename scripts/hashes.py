"""Add the hashes of all files to each pinned version: `python -m scripts.hashes FILE…`.

All files of a version are listed, because platforms and Python versions need different ones. The
hashes come from the index that pip is configured with. The result names no host, so that it works
with any index that has the same files.
"""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import httpx
from packaging.utils import (
    InvalidSdistFilename,
    InvalidWheelFilename,
    canonicalize_name,
    parse_sdist_filename,
    parse_wheel_filename,
)
from packaging.version import InvalidVersion, Version
from pip._internal.models.index import PyPI

PINNED = re.compile(r"^([A-Za-z0-9._-]+)==([^\s\\;]+)", re.MULTILINE)
LINK = re.compile(r'<a [^>]*href="[^"]*#sha256=([0-9a-f]{64})"[^>]*>([^<]+)</a>')


@cache
def index() -> str:
    asked = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    found = subprocess.run(asked, check=False, capture_output=True, text=True)
    return found.stdout.strip() or PyPI.simple_url


def version_of(file: str) -> Version | None:
    try:
        if file.endswith(".whl"):
            return parse_wheel_filename(file)[1]
        return parse_sdist_filename(file)[1]
    except (InvalidWheelFilename, InvalidSdistFilename, InvalidVersion):
        return None


def hashes(name: str, version: str) -> list[str]:
    address = f"{index().rstrip('/')}/{canonicalize_name(name)}/"
    page = httpx.get(address, headers={"Accept": "text/html"}, follow_redirects=True, timeout=60)
    page.raise_for_status()
    wanted = Version(version)
    found = {sha for sha, file in LINK.findall(page.text) if version_of(file.strip()) == wanted}
    if not found:
        raise SystemExit(f"The index {index()} has no hash of {name} {version}.")
    return sorted(found)


def pin_with_hashes(pin: tuple[str, str]) -> str:
    lines = [f"{pin[0]}=={pin[1]}", *(f"    --hash=sha256:{sha}" for sha in hashes(*pin))]
    return " \\\n".join(lines) + "\n"


def main() -> None:
    for name in sys.argv[1:]:
        pins = PINNED.findall(Path(name).read_text(encoding="utf-8"))
        with ThreadPoolExecutor(8) as pool:
            Path(name).write_text("".join(pool.map(pin_with_hashes, pins)), encoding="utf-8")


if __name__ == "__main__":
    main()
