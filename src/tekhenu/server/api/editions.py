"""The endpoints for a person's own editions, entered value by value or as an edition file."""

import re
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tekhenu.components import EditionError
from tekhenu.components.drafts import EditionDraft, read_draft
from tekhenu.text import Catalog
from tekhenu.text.editions import problem_in_file

from ...games.creation import new_id, unusable
from ..dependencies import Visitor, store_of
from ..errors import RequestError, json_response
from ..language import words_of
from ..messages import StrictModel
from ..pages.editions import editions_of, own_edition, render_part
from ..people import get_or_create_person
from ..request_costs import costs
from ..storage import EditionRecord, TooManyEditions
from .routes import PAGE, PROBLEMS, cookie_of

LARGEST_FILE = 30_000  # characters; a file that replaces every value has 11,000
SOURCE = "edition"
FILE = "application/toml"

EditionId = Annotated[str, Path(max_length=40)]
AskedPart = Annotated[str | None, Query(max_length=40)]

Outcome = TypeVar("Outcome")

router = APIRouter(prefix="/api/editions", responses=PROBLEMS, tags=["editions"])


class NewEditionRequest(StrictModel):
    """A new edition: empty, or read from an edition file."""

    name: str | None = Field(default=None, max_length=200)
    file: str | None = Field(default=None, description="the text of an edition file, in TOML")


class EditionRequest(StrictModel):
    """Changes of an edition. A given value counts as checked, null restores the default."""

    name: str | None = Field(default=None, max_length=200)
    values: dict[Annotated[str, Field(max_length=100)], str | int | None] = Field(
        default={}, max_length=1000
    )


class CreatedEditionOut(BaseModel):
    edition: str
    url: str


class EditionSummaryOut(BaseModel):
    """An edition: `checked` of its `values` were compared with the box. `changed` is a time."""

    edition: str
    name: str
    checked: int
    values: int
    changed: str


class EditionsOut(BaseModel):
    editions: list[EditionSummaryOut]


class EditionOut(EditionSummaryOut):
    """An edition with its checked values (`given`); with `problems` it cannot be played."""

    given: dict[str, str | int]
    problems: list[str]


class RemovedEditionOut(BaseModel):
    edition: str


@router.get("", response_model=EditionsOut)
@costs(1)
def list_editions(request: Request, person: Visitor) -> Response:
    """List your editions, the most recently changed first."""
    records = editions_of(request, person)
    return json_response({"editions": [_summary(record) for record in records]})


@router.post("", status_code=201, response_model=CreatedEditionOut)
@costs(5, creates=True)
async def add_edition(request: Request, response: Response, wish: NewEditionRequest) -> Response:
    draft = await run_in_threadpool(_read, wish)
    person = await get_or_create_person(request, response)
    assert person.id is not None
    edition = new_id()
    editions = store_of(request).editions
    try:
        await run_in_threadpool(editions.add, person.id, edition, draft)
    except TooManyEditions:
        raise RequestError("too-many-editions") from None
    content = {"edition": edition, "url": f"/editions/{edition}"}
    return json_response(content, 201, cookie_of(response))


def _read(wish: NewEditionRequest) -> EditionDraft:
    if wish.file is None:
        return _tried(lambda: EditionDraft("", {}).with_values({"name": wish.name or ""}))
    if len(wish.file) > LARGEST_FILE:
        raise RequestError("too-large")
    data = wish.file.encode("utf-8", "surrogatepass")
    draft = _tried(lambda: read_draft(data, SOURCE), in_file=True)
    return draft if wish.name is None else _tried(lambda: draft.with_values({"name": wish.name}))


@router.get("/{edition}", response_model=EditionOut)
@costs(1)
def read_edition(request: Request, person: Visitor, edition: EditionId) -> Response:
    """Return the checked values of an edition and their problems."""
    record = own_edition(request, person, edition)
    return json_response(_whole(record, words_of(request)))


@router.get(
    "/{edition}/file",
    response_class=Response,
    responses={200: {"content": {FILE: {}}}},
)
@costs(1)
def read_file(request: Request, person: Visitor, edition: EditionId) -> Response:
    """Download an edition file for `tekhenu components`."""
    draft = own_edition(request, person, edition).draft
    name = re.sub(r"[^a-z0-9]+", "-", draft.name.lower()).strip("-") or SOURCE
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return Response(draft.toml(), media_type=FILE, headers=headers)


@router.patch("/{edition}", response_model=EditionOut, responses={200: {"content": {PAGE: {}}}})
@costs(4)  # the response may be a part of the page
def change_edition(
    request: Request,
    person: Visitor,
    edition: EditionId,
    wish: EditionRequest,
    part: AskedPart = None,
) -> Response:
    """Check or change values, or rename the edition. An invalid value rejects the whole request.

    A client that accepts `text/html` receives the `part` of the page as HTML.
    """
    values: dict[str, object] = dict(wish.values)
    if wish.name is not None:
        values["name"] = wish.name
    if person is None or person.id is None:
        raise RequestError("no-such-edition")
    editions, owner = store_of(request).editions, person.id

    def changed(draft: EditionDraft) -> EditionDraft:
        return draft.with_values(values)

    record = _tried(lambda: editions.change(owner, edition, changed))
    if record is None:
        raise RequestError("no-such-edition")
    if part is not None and request.headers.get("accept") == PAGE:
        return render_part(request, "_edition.html", record, part)
    return json_response(_whole(record, words_of(request)))


@router.delete("/{edition}", response_model=RemovedEditionOut)
@costs(1)
def remove_edition(request: Request, person: Visitor, edition: EditionId) -> Response:
    """Delete an edition. Games that were created with it keep its values."""
    editions = store_of(request).editions
    if person is None or person.id is None or not editions.remove(person.id, edition):
        raise RequestError("no-such-edition")
    return json_response({"edition": edition})


def _tried(attempt: Callable[[], Outcome], *, in_file: bool = False) -> Outcome:
    """Return the result of `attempt`, or reject the edition with its problems."""
    try:
        return attempt()
    except EditionError as wrong:
        raise unusable(wrong, in_file=in_file) from None


def _summary(record: EditionRecord) -> dict[str, Any]:
    draft = record.draft
    return {
        "edition": record.id,
        "name": draft.name,
        **draft.progress()._asdict(),
        "changed": record.changed.isoformat(),
    }


def _whole(record: EditionRecord, words: Catalog) -> dict[str, Any]:
    draft = record.draft
    return {
        **_summary(record),
        "given": dict(draft.given),
        "problems": [problem_in_file(words, problem) for problem in draft.problems()],
    }
