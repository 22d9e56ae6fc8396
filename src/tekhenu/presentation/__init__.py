"""What a player reads and sees of a game, independent of any host: log, prompts, previews, help."""
