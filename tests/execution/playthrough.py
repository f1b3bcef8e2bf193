"""Whole games of Royal Execution as text: what tests/execution/golden/ holds.

`python -m tests.execution.playthrough` writes the files anew. Read the difference before you keep
it.
"""

from pathlib import Path

from gallows.kit.playthrough import Golden, Playthroughs
from games.execution.game import EXECUTION
from games.execution.notebook import ExecutionNotebook
from games.execution.setup import Options
from games.execution.words import Level
from tests.execution.play import short

GAMES = {
    "a-squire": Golden(1, Options(level=Level.SQUIRE), (5,)),
    "a-duke": Golden(1, Options(level=Level.DUKE), (5,)),
    "a-king": Golden(1, Options(level=Level.KING), (5,)),
}


def _view(book: ExecutionNotebook, onlooker: ExecutionNotebook) -> str:
    """What lies open; player and onlookers know the same."""
    if book.viewer is not None or not book.layout.rows:
        return ""
    rows = [
        f"{short([row.royal]) if row.royal else '-'} [{short(row.laid)}] +{row.behind}"
        for row in book.layout.rows
    ]
    piles = f"hand {short(book.layout.hand)}; pile {short(book.layout.pile)}"
    return f"  {' | '.join(rows)}; {piles}; left {book.layout.left}"


PLAYTHROUGHS = Playthroughs(EXECUTION, Path(__file__).parent / "golden", GAMES, _view)

if __name__ == "__main__":
    PLAYTHROUGHS.write()
