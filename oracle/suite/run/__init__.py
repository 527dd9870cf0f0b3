"""A plan on an engine: played once, again and apart; what it supports; what comes of it, and why."""
