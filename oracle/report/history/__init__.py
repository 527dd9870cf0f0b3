"""What was found from run to run."""
