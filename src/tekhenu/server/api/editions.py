"""Editions of one's own over the API: entered value by value, or as the file the command knows."""

import re
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, Field
from starlette.concurrency import run_in_threadpool
from starlette.responses import Response

from tekhenu.components import EditionError
from tekhenu.components.box import EditionDraft, read_draft
from tekhenu.text import Catalogue
from tekhenu.text.editions import problem_in_file

from ...games.creation import new_id, unusable
from ..dependencies import Visitor, store_of
from ..errors import RequestError, json_response
from ..language import words_of
from ..messages import Asked
from ..pages.box import editions_of, own_edition, part_shown
from ..people import introduce
from ..storage import EditionRecord, TooManyEditions
from ..weights import costs
from .routes import PAGE, PROBLEMS, cookie_of

LARGEST_FILE = 30_000  # characters; a file that replaces every value has 11,000
SOURCE = "edition"
FILE = "application/toml"

EditionId = Annotated[str, Path(max_length=40)]
AskedPart = Annotated[str | None, Query(max_length=40)]

Outcome = TypeVar("Outcome")

router = APIRouter(prefix="/api/editions", responses=PROBLEMS, tags=["editions"])


class NewEditionRequest(Asked):
    """An edition with nothing in it yet, or one from its file."""

    name: str | None = Field(default=None, max_length=200)
    file: str | None = Field(default=None, description="the text of an edition file, in TOML")


class EditionRequest(Asked):
    """What is left out stays as it is. A value that is named is checked, null leaves it to the
    default again."""

    name: str | None = Field(default=None, max_length=200)
    values: dict[Annotated[str, Field(max_length=100)], str | int | None] = Field(
        default={}, max_length=1000
    )


class CreatedEditionOut(BaseModel):
    edition: str
    url: str


class EditionSummaryOut(BaseModel):
    """`checked` of its `values` have been compared with the box; `changed`: when it was."""

    edition: str
    name: str
    checked: int
    values: int
    changed: str


class EditionsOut(BaseModel):
    editions: list[EditionSummaryOut]


class EditionOut(EditionSummaryOut):
    """`given`: the values that were checked. `problems`: why no game can be begun with them."""

    given: dict[str, str | int]
    problems: list[str]


class RemovedEditionOut(BaseModel):
    edition: str


@router.get("", response_model=EditionsOut)
@costs(1)
def list_editions(request: Request, person: Visitor) -> Response:
    """Yours, the one changed last first."""
    records = editions_of(request, person)
    return json_response({"editions": [_summary(record) for record in records]})


@router.post("", status_code=201, response_model=CreatedEditionOut)
@costs(5, creates=True)
async def add_edition(request: Request, response: Response, wish: NewEditionRequest) -> Response:
    draft = await run_in_threadpool(_read, wish)
    person = await introduce(request, response)
    assert person.id is not None
    edition = new_id()
    editions = store_of(request).editions
    try:
        await run_in_threadpool(editions.add, person.id, edition, draft)
    except TooManyEditions:
        raise RequestError("too-many-editions") from None
    content = {"edition": edition, "url": f"/box/{edition}"}
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
    """Its values that were checked, and what is wrong with them together."""
    record = own_edition(request, person, edition)
    return json_response(_whole(record, words_of(request)))


@router.get(
    "/{edition}/file",
    response_class=Response,
    responses={200: {"content": {FILE: {}}}},
)
@costs(1)
def read_file(request: Request, person: Visitor, edition: EditionId) -> Response:
    """The edition file that `tekhenu components` knows."""
    draft = own_edition(request, person, edition).draft
    name = re.sub(r"[^a-z0-9]+", "-", draft.name.lower()).strip("-") or SOURCE
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return Response(draft.toml(), media_type=FILE, headers=headers)


@router.patch("/{edition}", response_model=EditionOut, responses={200: {"content": {PAGE: {}}}})
@costs(4)  # the answer may be a part of the page
def change_edition(
    request: Request,
    person: Visitor,
    edition: EditionId,
    wish: EditionRequest,
    part: AskedPart = None,
) -> Response:
    """Check values, change them, or give the edition another name: all of it or nothing.

    Who accepts `text/html` is answered with the part of the page.
    """
    values: dict[str, object] = dict(wish.values)
    if wish.name is not None:
        values["name"] = wish.name
    if person is None or person.id is None:
        raise RequestError("no-such-edition")
    shelf, owner = store_of(request).editions, person.id
    record = _tried(lambda: shelf.change(owner, edition, lambda draft: draft.with_values(values)))
    if record is None:
        raise RequestError("no-such-edition")
    if part is not None and request.headers.get("accept") == PAGE:
        return part_shown(request, "_box.html", record, part)
    return json_response(_whole(record, words_of(request)))


@router.delete("/{edition}", response_model=RemovedEditionOut)
@costs(1)
def remove_edition(request: Request, person: Visitor, edition: EditionId) -> Response:
    """Games that were begun with it keep it."""
    shelf = store_of(request).editions
    if person is None or person.id is None or not shelf.remove(person.id, edition):
        raise RequestError("no-such-edition")
    return json_response({"edition": edition})


def _tried(attempt: Callable[[], Outcome], *, in_file: bool = False) -> Outcome:
    """Return the outcome, or refuse the edition with its problems."""
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


def _whole(record: EditionRecord, words: Catalogue) -> dict[str, Any]:
    draft = record.draft
    return {
        **_summary(record),
        "given": dict(draft.given),
        "problems": [problem_in_file(words, problem) for problem in draft.problems()],
    }
