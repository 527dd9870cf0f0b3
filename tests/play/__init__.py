"""What holds of every game that is played: the same tests over random matches of each."""
