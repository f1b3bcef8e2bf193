"""A small Discord of your own, to play on without a token, to test on the wire, to measure."""

from sandbox.api import Exchange
from sandbox.clock import ManualClock, WallClock
from sandbox.server import Sandbox
from sandbox.world import Person, World

__all__ = ["Exchange", "ManualClock", "Person", "Sandbox", "WallClock", "World"]
