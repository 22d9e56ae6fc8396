"""Games in memory: journals, sessions, who hears of what."""
