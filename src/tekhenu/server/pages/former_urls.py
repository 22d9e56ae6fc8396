"""Redirects from URLs that were renamed in version 1.0."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse

from ..request_costs import costs

RENAMED = {
    "/box": "/editions",
    "/standing": "/position-editor",
    "/api/standing": "/api/position-editor",
}

router = APIRouter(include_in_schema=False)


@router.get("/box")
@router.get("/box/{rest:path}")
@router.get("/standing")
@router.get("/api/standing/{rest:path}")
@router.post("/api/standing/{rest:path}")
@costs(1)
def redirect(request: Request) -> RedirectResponse:
    """Redirect to the same page under its new URL; a POST stays a POST."""
    path: str = request.scope["path"]
    former = next(each for each in RENAMED if path == each or path.startswith(f"{each}/"))
    url = request.url.replace(path=RENAMED[former] + path.removeprefix(former))
    return RedirectResponse(f"{url.path}?{url.query}" if url.query else url.path, 308)
