"""By Order of the King, as the engine plays it."""

from games.botk.claims import CLAIMS
from games.botk.computer import ComputerPlayer
from games.botk.gallows import GALLOWS
from games.botk.items import item_deck
from games.botk.last_words import LAST_WORDS
from games.botk.likely import likely
from games.botk.lookahead import BotkLookahead
from games.botk.notebook import BotkNotebook
from games.botk.script import play
from games.botk.setup import Options
from games.botk.speaker import speak
from games.botk.truth import truth
from games.engine.game import Game
from games.engine.play_style import Strength

BOTK = Game(
    id="botk",
    version=f"2.{len(item_deck())}.{len(GALLOWS)}",
    least_seats=4,
    most_seats=8,
    options=Options,
    script=play,
    notebook=BotkNotebook,
    computer=ComputerPlayer(),
    strengths=tuple(Strength),
    lookahead=BotkLookahead(),
    claims=CLAIMS,
    truth=truth,
    likely=likely,
    speaker=speak,
    last_words=LAST_WORDS,
)
"""The version counts the cards of both decks: whoever adds one changes the rules. Whoever takes one
out raises the first number, for a later version is the greater one."""
