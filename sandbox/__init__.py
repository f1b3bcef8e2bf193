"""A small local Discord for discord.py bots: to try a bot without a token, to test, to measure."""

from sandbox.api.router import Exchange
from sandbox.clock import ManualClock, WallClock
from sandbox.server import Sandbox
from sandbox.world import FurtherGuild, Group, Person, Shortcut, World

__all__ = [
    "Exchange",
    "FurtherGuild",
    "Group",
    "ManualClock",
    "Person",
    "Sandbox",
    "Shortcut",
    "WallClock",
    "World",
]
