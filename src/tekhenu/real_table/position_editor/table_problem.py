"""Problems of a draft of the position editor."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class TableProblem:
    """An inconsistency in a draft: the `fields` involved, and the `seat` it concerns.

    A problem that does not block is only a hint, because the table may really look so.
    """

    part: str
    key: str
    fields: tuple[str, ...] = ()
    values: dict[str, str | int] = field(default_factory=dict)
    seat: int = -1
    blocks: bool = True


class UnplayableDraft(ValueError):
    """Raised if no game can start at the draft; `problems` are the reasons."""

    def __init__(self, problems: list[TableProblem]) -> None:
        self.problems = problems
        super().__init__(", ".join(problem.key for problem in problems))
