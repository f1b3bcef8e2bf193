"""The colours that all pictures share."""

INK, PARCHMENT, GOLD, RED = "#241b17", "#f3e6c8", "#d8a84e", "#a8342f"
BLUE, GREEN, PLUM, WOOD = "#3b5f8f", "#4f7a3a", "#5b3a6b", "#7a5233"
STEEL, NIGHT, ASH = "#c9ced6", "#1d1a26", "#6d6870"

FACES = (RED, BLUE, "#5f7f2f", "#8a6a3a", "#2f7f7a", "#7a4a8f", "#5a6080", "#a0567a")
"""Grounds of the initials, by seat; neighbours differ."""
