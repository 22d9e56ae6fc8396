"""The command `python -m tools.load`."""

import sys

from .run import main

sys.exit(main())
