"""Simulations in Python: many games with their tables and pictures.

>>> from tekhenu.lab.study import study
>>> games = study(["greedy", "random"], games=100, out="results")  # doctest: +SKIP
>>> games.scores()  # doctest: +SKIP
<Picture 960 × 380>
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console

from tekhenu import Settings
from tekhenu.agents import agent_for
from tekhenu.svg import Picture
from tekhenu.text import card_text

from .archive import Plan, opened
from .drawing import standalone_picture
from .findings import Findings
from .match import FAMILIES
from .plots import ShareRow, score_plot, share_plot, source_plot, spread
from .report import report_style, source_names
from .simulate import play_missing, write_results
from .tables import TABLES, need_pyarrow

if TYPE_CHECKING:
    from pyarrow import Table


def study(
    agents: Sequence[str],
    games: int,
    out: str | Path,
    *,
    settings: Settings | None = None,
    seed: str = "0",
    jobs: int = 1,
) -> "Study":
    """Play games, or continue with those in the folder `out`, and return them.

    `agents` are names as in the arena. The default settings are the base game of two players. A
    script that uses several `jobs` must call this under `if __name__ == "__main__":`.
    """
    need_pyarrow()
    for agent in agents:
        agent_for(agent)
    plan = Plan(settings or Settings(players=2), tuple(agents), seed, games)
    path = Path(out)
    with opened(path, plan) as folder:
        play_missing(folder, jobs, None, Console(stderr=True))
        return Study(path, Findings(write_results(folder)))


class Study:
    """The games of a simulation, with statistics in `findings` and raw data in `table`.

    The pictures are those of the report in the folder.
    """

    def __init__(self, path: Path, findings: Findings) -> None:
        self.path = path
        self.findings = findings

    def __repr__(self) -> str:
        winning = self.findings.winning_vp()
        return (
            f"<Study of {self.findings.games:,} games: winners score {winning.mean:.1f}"
            f" ± {winning.error:.1f} VP>"
        )

    def table(self, name: str) -> "Table":
        """Return the pyarrow table "players", "cards" or "sources" (columns: see docs/lab.md)."""
        from pyarrow import parquet

        file = f"{name}.parquet"
        if file not in TABLES:
            known = ", ".join(table.removesuffix(".parquet") for table in TABLES)
            raise LookupError(f"there is no table {name!r}; there are {known}")
        return parquet.read_table(self.path / file)

    def scores(self) -> Picture:
        """Return a picture of the distribution of scores."""
        return self._shown(score_plot(*spread(self.findings)))

    def sources(self) -> Picture:
        """Return a picture of the sources of VP, for winners and the others."""
        pairs = self.findings.sources()
        return self._shown(source_plot(pairs, source_names(pairs)))

    def agents(self) -> Picture:
        """Return a picture of the win rate of each agent."""
        rows = [ShareRow(share, share.name) for share in self.findings.by_agent()]
        return self._shown(share_plot("Win rate by agent", rows, self.findings.fair))

    def cards(self, family: str = "technology") -> Picture:
        """Return a picture of the win rate by card of a family, such as "blessing" or "decree"."""
        if family not in FAMILIES.values():
            known = ", ".join(FAMILIES.values())
            raise LookupError(f"there is no family {family!r}; there are {known}")
        shares = self.findings.cards(family)
        rows = [ShareRow(share, share.name, card_text(share.name)) for share in shares]
        return self._shown(share_plot(f"Win rate by {family}", rows, self.findings.fair))

    def seats(self) -> Picture:
        """Return a picture of the win rate by place in the first turn order."""
        rows = [ShareRow(share, f"place {share.name}") for share in self.findings.by_first_order()]
        return self._shown(share_plot("Win rate by first turn order", rows, self.findings.fair))

    def _shown(self, plot: Picture) -> Picture:
        return standalone_picture(plot, report_style())
