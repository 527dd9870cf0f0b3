"""What is judged and what is not, and why; which clause a difference is put down to."""
