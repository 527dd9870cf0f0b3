"""Reports on coverage, mutants, differential play and perft."""
