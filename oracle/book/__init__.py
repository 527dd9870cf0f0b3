"""The written rules: the clauses of a rule book, its editions, and how other documents and questions cite them."""
