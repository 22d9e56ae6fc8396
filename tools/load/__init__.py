"""A load test of the server."""
