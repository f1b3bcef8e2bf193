"""What every game shares: asks and answers, events, dice, crowns, the match."""
