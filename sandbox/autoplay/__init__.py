"""Users who play by themselves: they see what the page shows; a policy says what it is for."""

from sandbox.autoplay.agent import Agent
from sandbox.autoplay.players import Autoplayer, Autoplayers
from sandbox.autoplay.policy import Policy, Purpose
from sandbox.autoplay.view import Control, controls, texts

__all__ = [
    "Agent",
    "Autoplayer",
    "Autoplayers",
    "Control",
    "Policy",
    "Purpose",
    "controls",
    "texts",
]
