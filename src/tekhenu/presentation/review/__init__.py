"""Reviews of games for players: the curve, the turns, the moments, and a document to keep."""
