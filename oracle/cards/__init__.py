"""Cards from their printed text: what every game's compiler shares, and what is measured of it."""
