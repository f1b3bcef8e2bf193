"""The computer player of botk."""

from games.engine.chance import RandomPlayer


class ComputerPlayer(RandomPlayer):
    """See `games.engine.game.Player`."""
