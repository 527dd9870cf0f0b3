"""What a card can say, as data."""
