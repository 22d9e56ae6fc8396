"""What learners are told when they use an environment in the wrong way."""


class NotReset(RuntimeError):
    """The environment was used before its first game."""
