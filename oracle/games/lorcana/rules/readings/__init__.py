"""Other documents' versions of the rules: each as data, and in a package the rules that are different altogether."""
