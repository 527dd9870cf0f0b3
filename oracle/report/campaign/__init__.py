"""The end of a campaign, told on a terminal."""
