"""Slash commands and buttons: decode, submit, render. No rule lives here."""
