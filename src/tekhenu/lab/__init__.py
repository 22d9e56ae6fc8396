"""Laboratory: arena, simulations, learning environments and training."""
