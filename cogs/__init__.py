"""Slash commands and buttons: decode, submit, render."""
