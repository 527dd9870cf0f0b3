"""What is known of a clause."""
