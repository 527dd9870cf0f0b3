"""Hidden information: games that differ only in what a player may not see are the same game to that player."""
