"""What a run about certain printed cards finds."""
