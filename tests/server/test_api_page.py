"""docs/api.md lists every request and every error of the JSON API."""

import re
from pathlib import Path

from tekhenu.server.errors import STATUS
from tekhenu.text.catalog import ENGLISH
from tests.text.reading import messages

from .client import Client

PAGE = (Path(__file__).parents[2] / "docs" / "api.md").read_text(encoding="utf-8")
ERRORS = PAGE.partition("## Errors")[2]
OTHER = 422  # the status of errors that are not in `STATUS`


def test_every_request_is_listed(client: Client) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    known = {
        (method.upper(), re.sub(r"\{(\w+)\}", lambda found: found[1].upper(), path))
        for path, methods in paths.items()
        for method in methods
    }
    rows = re.findall(r"^\| `([A-Z]+) (/api/[^?`]*)", PAGE, re.MULTILINE)
    assert {(method, path.replace("/seats/N", "/seats/SEAT")) for method, path in rows} == known


def test_every_error_is_listed_with_its_status() -> None:
    codes = {key.removeprefix("refusal-") for key in messages(ENGLISH) if "refusal-" in key}
    listed = {
        code: int(status)
        for statuses, errors in re.findall(r"^\| ([\d, ]+) \| (.*) \|$", ERRORS, re.MULTILINE)
        for status in statuses.split(", ")
        for code in re.findall(r"`([a-z-]+)`", errors)
        if code in codes and STATUS.get(code, OTHER) == int(status)
    }
    assert set(listed) == codes
