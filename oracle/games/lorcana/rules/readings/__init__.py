"""Other documents' versions of the rules: each as data, plus a package for rules that differ entirely."""
