"""What other documents say, sentence by sentence."""
