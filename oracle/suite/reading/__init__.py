"""Feature files: finding, reading, caching, selecting."""
