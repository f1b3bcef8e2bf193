"""Death Over the Kingdom, as the engine plays it."""

from games.dotk.claims import CLAIMS
from games.dotk.computer import ComputerPlayer
from games.dotk.last_words import LAST_WORDS
from games.dotk.likely import likely
from games.dotk.notebook import DotkNotebook
from games.dotk.script import play
from games.dotk.setup import LEAST, MOST, Options, seats_of
from games.dotk.speaker import speak
from games.dotk.truth import truth
from games.engine.game import Game
from games.engine.play_style import Strength

DOTK = Game(
    id="dotk",
    version="1",
    least_seats=LEAST,
    most_seats=MOST,
    options=Options,
    script=play,
    notebook=DotkNotebook,
    computer=ComputerPlayer(),
    strengths=tuple(Strength),
    claims=CLAIMS,
    truth=truth,
    likely=likely,
    speaker=speak,
    last_words=LAST_WORDS,
    seats_for=seats_of,
)
