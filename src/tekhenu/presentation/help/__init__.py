"""The help: the rules, all cards, and where the printed values come from."""
