"""The commands that talk to a terminal."""
