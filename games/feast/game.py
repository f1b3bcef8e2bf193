"""King's Feast, as the engine plays it."""

from games.engine.game import Game
from games.feast.cards import Title
from games.feast.claims import CLAIMS
from games.feast.computer import ComputerPlayer
from games.feast.last_words import LAST_WORDS
from games.feast.likely import likely
from games.feast.notebook import FeastNotebook
from games.feast.scenarios import Options
from games.feast.script import play
from games.feast.speaker import speak
from games.feast.truth import truth

BEFORE = {"forewarned": False, "mourning": False, "sets_before": True}
"""What version 7 of the rules has brought."""

FEAST = Game(
    id="feast",
    version=f"7.{len(Title)}",
    earlier={"5.12": {"decided": False, **BEFORE}, "6.12": BEFORE},
    least_seats=5,
    most_seats=10,
    options=Options,
    script=play,
    notebook=FeastNotebook,
    computer=ComputerPlayer(),
    claims=CLAIMS,
    truth=truth,
    likely=likely,
    speaker=speak,
    last_words=LAST_WORDS,
)
