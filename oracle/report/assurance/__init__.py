"""What coverage, mutants, differential play and perft have found."""
