"""How the game is studied: simulation, measurement, generated documents."""
