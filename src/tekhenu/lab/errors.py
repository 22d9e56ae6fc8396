"""What can go wrong in the laboratory, in words for the one at the terminal."""


class LabError(Exception):
    """Something asked for cannot be done; the message says why."""


class MatchFailed(LabError):
    """A game could not be played to its end: an agent is broken."""
