"""Reports on other documents, sentence by sentence."""
