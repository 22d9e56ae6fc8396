"""Analysis of positions and games: the best turns, why they are best, and reviews of games."""
