"""What an engine has been shown to do: levels, and certificates of them that can be judged again."""
