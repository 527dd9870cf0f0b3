"""Tests for leaks of hidden information: games that differ only in hidden cards must look the same to the player."""
