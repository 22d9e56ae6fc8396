"""One thing that does not fit together in what was entered of a table."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class TableProblem:
    """`fields` are those it is about, `seat` whose things; what does not block is only pointed
    out, as it may be so at the table."""

    part: str
    key: str
    fields: tuple[str, ...] = ()
    values: dict[str, str | int] = field(default_factory=dict)
    seat: int = -1
    blocks: bool = True


class StandingError(ValueError):
    """No game can begin here; `problems` say why."""

    def __init__(self, problems: list[TableProblem]) -> None:
        self.problems = problems
        super().__init__(", ".join(problem.key for problem in problems))
