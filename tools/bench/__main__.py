"""The command `python -m tools.bench`."""

from .run import main

main()
