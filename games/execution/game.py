"""Royal Execution, as the engine plays it."""

from games.engine.game import Game
from games.engine.play_style import Strength
from games.execution.computer import ComputerPlayer
from games.execution.notebook import ExecutionNotebook
from games.execution.script import play
from games.execution.setup import Options

EXECUTION = Game(
    id="execution",
    version="1",
    least_seats=1,
    most_seats=1,
    options=Options,
    script=play,
    notebook=ExecutionNotebook,
    computer=ComputerPlayer(),
    strengths=tuple(Strength),
)
