"""Computer players, advice and reviews in worker processes, queued fairly."""
