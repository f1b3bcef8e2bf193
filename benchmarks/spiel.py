"""OpenSpiel's games that are written in Python, and its Liar's dice, which is written in C++.

What the engine does at each decision is to check the answer, to go on, to ask anew with all that
may be answered, and to note what each seat has learned. OpenSpiel does each when it is asked to.
"""

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any

LIARS_DICE = "liars_dice"
LONGEST = 1000


@dataclass(frozen=True)
class Rival:
    """Games that were played by chance, to be played again."""

    name: str
    game: Any
    histories: list[list[Any]]
    """The actions of each; where all act at once, a list of them."""
    decisions: int
    """How many of the actions were players': chance is part of the bill, as the deal is."""

    def apply(self) -> None:
        """Play them with nothing checked or shown."""
        for history in self.histories:
            state = self.game.new_initial_state()
            for action in history:
                _apply(state, action)

    def apply_legal(self) -> None:
        """Play them, and ask at each decision what is allowed."""
        for history in self.histories:
            state = self.game.new_initial_state()
            for action in history:
                if not state.is_chance_node():
                    _legal(state, self.game)
                _apply(state, action)

    def apply_seen(self) -> None:
        """Play them, and ask at each decision also what each player has learned."""
        for history in self.histories:
            state = self.game.new_initial_state()
            for action in history:
                if not state.is_chance_node():
                    _legal(state, self.game)
                    _seen(state, self.game)
                _apply(state, action)


def _apply(state: Any, action: Any) -> None:
    if isinstance(action, list):
        state.apply_actions(action)
    else:
        state.apply_action(action)


def _legal(state: Any, game: Any) -> list[list[int]]:
    if state.is_simultaneous_node():
        return [state.legal_actions(player) for player in range(game.num_players())]
    return [state.legal_actions()]


def _seen(state: Any, game: Any) -> None:
    kind = game.get_type()
    for player in range(game.num_players()):
        if kind.provides_information_state_string:
            state.information_state_string(player)
        elif kind.provides_observation_string:
            state.observation_string(player)


def rivals(games: int) -> Iterator[Rival]:
    """Yield what can be played of OpenSpiel: nothing where it is not installed."""
    with suppress(ImportError):
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")  # By this they are known to the former.
        names = [name for name in pyspiel.registered_names() if name.startswith("python_")]
        for name in (*names, LIARS_DICE):
            chance, game = random.Random(name), pyspiel.load_game(name)
            played = [_played(game, chance) for _ in range(games)]
            found = sum(decisions for _, decisions in played)
            yield Rival(name, game, [history for history, _ in played], found)


def _played(game: Any, chance: random.Random) -> tuple[list[Any], int]:
    state, history, decisions = game.new_initial_state(), list[Any](), 0
    while not state.is_terminal() and len(history) < LONGEST:
        choices = [chance.choice(each) for each in _legal(state, game)]
        action = choices if state.is_simultaneous_node() else choices[0]
        decisions += 0 if state.is_chance_node() else len(choices)
        history.append(action)
        _apply(state, action)
    return history, decisions
