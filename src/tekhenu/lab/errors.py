"""Errors of the laboratory; the command line prints their messages."""

from pathlib import Path


class LabError(Exception):
    """A request that cannot be fulfilled; the message says why."""


class MatchFailed(LabError):
    """A game that could not be finished, because an agent or its process failed."""


def make_folder(path: Path) -> None:
    """Make the folder for results, with its parents; raise LabError if that is not possible."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise LabError(f"{path} is a file; --out needs a folder") from None
    except OSError as error:
        raise LabError(f"{path} cannot be created: {error.strerror}") from None
