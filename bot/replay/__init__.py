"""A game that is over, shown again: step by step as one page, and as a moving picture."""
