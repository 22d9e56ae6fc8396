"""The command `python -m tools.fuzz`."""

import sys

from .run import main

sys.exit(main())
