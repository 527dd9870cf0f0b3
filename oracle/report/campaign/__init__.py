"""The end of a campaign, shown on a terminal."""
