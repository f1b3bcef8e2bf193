"""Dealing a table again: all of its match follows from its record and its journal."""

import json
from collections.abc import Iterable

from bot.plugins.registry import is_strange, plugins
from bot.plugins.time_limits import LONG, Overran, rested, within
from bot.values.errors import Frozen
from bot.values.records import AnswerRecord, TableRecord
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.errors import GameFault
from games.engine.match import Given, Match


def deal(record: TableRecord) -> Match:
    """Return the match of a record that has all that is set at Begin, with no answer yet.

    Raise `GameFault` for whatever its game does wrong.
    """
    if record.seed is None or record.options is None:
        raise Frozen(f"table {record.id} has not begun")
    game, seats = plugins()[record.game].rules, len(record.seats)
    try:
        settled = json.loads(record.options) | game.earlier.get(record.rules_version, {})
        options = within(LONG, game.options.model_validate_json, json.dumps(settled))
        dice = SeededDice(record.seed)
        return within(LONG, Match, game, seats, options, record.purses, dice)
    except GameFault:
        raise
    except Exception as fault:
        raise GameFault(f"{game.id} {game.version} cannot be dealt") from fault


def replay(match: Match, answers: Iterable[AnswerRecord]) -> None:
    """Let a match take answers of the journal.

    Raise `GameFault` when one does not fit, or its game takes too long to go on from it.
    """
    for a in answers:
        given = Given(Seat(a.seat), a.ask, "", a.verb, a.picks, a.silent)
        try:
            within(LONG, match.replay, (given,))
        except Overran as fault:
            raise GameFault(f"{match.game.id} {match.game.version} was stopped") from fault


async def in_turn(game: str) -> None:
    """Have a game from another package wait while others have waited for one: see `rested`."""
    if is_strange(game):
        await rested()


def survives(record: TableRecord) -> bool:
    """Say whether this program has the rules that a table was begun by."""
    game = plugins().get(record.game)
    return game is not None and game.rules.replays(record.rules_version)


def is_ahead(record: TableRecord) -> bool:
    """Say whether a table was dealt by rules that this program does not have yet.

    A newer program has dealt it, beside this one or before it, and can go on with it.
    """
    game = plugins().get(record.game)
    if game is None or record.damaged or record.seed is None or survives(record):
        return False
    return not game.rules.comes_after(record.rules_version)
