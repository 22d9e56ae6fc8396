"""How the learned valuation is learned: self-play, a fit, a gate, and again (docs/learning.md)."""
