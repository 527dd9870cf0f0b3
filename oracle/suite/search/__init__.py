"""What anybody can look for: one index of clauses, scenarios, cards, rulings, conflicts and documents."""
