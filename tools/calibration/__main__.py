"""The command `python -m tools.soak`."""

import sys

from .run import main

sys.exit(main())
