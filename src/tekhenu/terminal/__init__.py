"""Commands with an interactive terminal."""
