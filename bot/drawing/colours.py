"""The colours that all pictures share."""

INK, PARCHMENT, GOLD, RED = "#241b17", "#f3e6c8", "#d8a84e", "#a8342f"
BLUE, WOOD, NIGHT, ASH = "#3b5f8f", "#7a5233", "#1d1a26", "#6d6870"

FACES = (RED, BLUE, "#5f7f2f", "#8a6a3a", "#2f7f7a", "#7a4a8f", "#5a6080", "#a0567a")
"""Grounds of the initials, by seat; neighbours differ."""
