"""Training of the learned agent by self-play, a fit and a gate (see docs/learning.md)."""
