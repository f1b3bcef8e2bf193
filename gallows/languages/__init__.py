"""What is wrong with a translation: found before a player sees it.

A text that cannot be read, or is filled in otherwise than English, turns into English where players
read it, and nobody hears of that.
"""
