"""What crosses the wire and what comes out: messages, codecs, results. Imports nothing of the rest."""
