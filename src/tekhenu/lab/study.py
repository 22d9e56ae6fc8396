"""Many games at hand in Python: played, kept in a folder, as tables and as pictures.

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
    """Play so many games, or go on with those that the folder `out` holds.

    The agents are named as in the arena. Without settings two play the base game. With several
    `jobs` a script must call this under `if __name__ == "__main__":`, a notebook need not.
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
    """Games that were played. `findings` answers questions, `table` is for your own.

    The pictures are those of the report that lies in the folder.
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
        """The "players", "cards" or "sources" as a pyarrow table; docs/lab.md names the columns."""
        from pyarrow import parquet

        file = f"{name}.parquet"
        if file not in TABLES:
            known = ", ".join(table.removesuffix(".parquet") for table in TABLES)
            raise LookupError(f"there is no table {name!r}; there are {known}")
        return parquet.read_table(self.path / file)

    def scores(self) -> Picture:
        """How scores are spread."""
        return self._shown(score_plot(*spread(self.findings)))

    def sources(self) -> Picture:
        """Where the points come from, for winners and the others."""
        pairs = self.findings.sources()
        return self._shown(source_plot(pairs, source_names(pairs)))

    def agents(self) -> Picture:
        """How often each agent won."""
        rows = [ShareRow(share, share.name) for share in self.findings.by_agent()]
        return self._shown(share_plot("Win rate by agent", rows, self.findings.fair))

    def cards(self, family: str = "technology") -> Picture:
        """How often those won who took a "blessing", "technology" or "decree"."""
        if family not in FAMILIES.values():
            known = ", ".join(FAMILIES.values())
            raise LookupError(f"there is no family {family!r}; there are {known}")
        shares = self.findings.cards(family)
        rows = [ShareRow(share, share.name, card_text(share.name)) for share in shares]
        return self._shown(share_plot(f"Win rate by {family}", rows, self.findings.fair))

    def seats(self) -> Picture:
        """Whether the place in the first turn order matters."""
        rows = [ShareRow(share, f"place {share.name}") for share in self.findings.by_first_order()]
        return self._shown(share_plot("Win rate by first turn order", rows, self.findings.fair))

    def _shown(self, plot: Picture) -> Picture:
        return standalone_picture(plot, report_style())
