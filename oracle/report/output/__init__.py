"""The way out: everything shown or written goes through here."""
