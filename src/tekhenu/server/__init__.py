"""The web server: pages, the JSON API, live updates and storage."""
