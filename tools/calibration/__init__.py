"""Check the estimates of the analysis against the results of games."""
