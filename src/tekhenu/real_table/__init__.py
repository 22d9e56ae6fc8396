"""Playing beside a real board: typed entries and the setup of a game in progress."""
