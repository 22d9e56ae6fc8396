"""The tests speak English, whatever the system of whoever runs them speaks."""

import os

for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"
