"""What the card languages of all games share: kinds of nodes, what binds what, their English, printed cards."""
