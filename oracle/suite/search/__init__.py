"""Everything that can be searched: one index of clauses, scenarios, cards, rulings, conflicts and documents."""
