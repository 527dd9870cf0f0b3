"""Right engines of another manner, which must all pass the suite, and wrong ones, which must not."""
