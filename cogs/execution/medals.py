"""What can be earned for good: a medal for each level."""

from bot.api import Medal
from games.execution.words import Level

MEDALS = tuple(Medal(name=level, counts="won", word=level) for level in Level)
