"""Whole matches between computer players, and one match as a document: docs/simulate.md."""

import hashlib
import json
from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from games.engine.asks import Ask
from games.engine.computers import Computer
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import SeededDice, derive
from games.engine.events import as_json, event_json
from games.engine.game import Game, Player
from games.engine.match import Match
from games.engine.playout import play_out


def deal_seed(game: Game, seats: int, seed: str, k: int) -> bytes:
    """Return the dice seed of match ``k`` (from 0) of a simulation's own seed."""
    return hashlib.sha256(f"simulate:{game.id}:{seats}:{seed}:{k}".encode()).digest()


def play(
    game: Game,
    seed: bytes,
    players: Sequence[Player],
    *,
    options: BaseModel | None = None,
    purses: tuple[int, ...] | None = None,
    talk: bool = False,
    last_words: bool = False,
) -> Match:
    """Play a match to its end, one player a seat, and return it.

    Each player chooses by dice of its own, which take nothing from the match's. ``talk``: computers
    also speak, by other dice, and weigh what the others say. ``last_words``: with that they plead,
    and vote, as at a table, by dice of their own again.
    """
    seats = len(players)
    match = Match(
        game,
        seats,
        options if options is not None else game.options(),
        purses if purses is not None else (FIRST_PURSE,) * seats,
        SeededDice(seed),
    )
    voices = [derive(seed, "voice", seat) for seat in range(seats)]

    def speak(notebook: Any, ask: Ask) -> None:
        before = len(match.log)
        if last_words:
            say_last_words(match, seed, players)
        if len(match.log) > before:
            # Whoever pleads has heard it, too, when they speak anew.
            notebook = game.notebook(seats, ask.seat)
            notebook.read(match.log)
        player = players[ask.seat]
        if isinstance(player, Computer):
            said = player.claim(notebook, ask, voices[ask.seat])
            given = match.room_for(ask.seat, said) if said is not None else None
            if given is not None:
                match.take(given)

    chances = [derive(seed, "player", seat) for seat in range(seats)]
    play_out(match, players, chances, speak if talk else None)
    return match


def say_last_words(match: Match, seed: bytes, players: Sequence[Player]) -> None:
    """Have the computers plead whose last words come now, and the others vote, once each."""
    last, asks = match.game.last_words, match.asked_together
    if last is None or len(match.asks) < len(asks) or not match.pleading:
        return
    pleading, put, public = match.pleading, asks[0], match.game.notebook(match.seats, None)
    public.read(match.log)
    quiet = match.game.claims.quiet(public) if match.game.claims else ()
    decide = {*pleading, *(ask.seat for ask in asks)}
    voters = [s for s in public.seats if last.advice and s not in decide and s not in quiet]
    for seat in (*pleading, *voters):
        player = players[seat]
        if not isinstance(player, Computer):
            continue
        book, dice = match.game.notebook(match.seats, seat), derive(seed, "last", put.id, seat)
        book.read(match.log)
        if seat not in pleading:
            word = last.advice(book, put, dice, player.style) if last.advice else ""
            match.take(match.check_advice(seat, put.id, word))
        elif (said := player.plea(book, dice)) and (given := match.room_for(seat, said)):
            match.take(given)


def match_json(match: Match, seed: bytes) -> dict[str, Any]:
    """Return a match as one object of JSON's own types, complete enough to referee it."""
    return {
        "game": match.game.id,
        "rules": match.game.version,
        "seats": match.seats,
        "options": match.options.model_dump(mode="json"),
        "seed": seed.hex(),
        "purses": list(match.purses),
        "events": [event_json(entry) for entry in match.log],
        "answers": [
            {
                "seat": int(given.seat),
                "ask": given.ask,
                "topic": str(given.topic),
                "verb": str(given.verb),
                "picks": as_json(given.picks),
                "silent": given.silent,
            }
            for given in match.given
            if not given.claim
        ],
        "result": _result_json(match),
    }


def match_line(match: Match, seed: bytes) -> str:
    """Return `match_json` as one line of text; the same match gives the same bytes."""
    return json.dumps(match_json(match, seed), ensure_ascii=False, separators=(",", ":"))


def _result_json(match: Match) -> dict[str, Any] | None:
    outcome = match.outcome
    if outcome is None:
        return None
    return {
        "outcome": str(outcome.result),
        "seats": [
            {"seat": int(s.seat), "role": str(s.role), "won": s.won, "alive": s.alive}
            for s in outcome.seats
        ],
        "payments": [
            {
                "payer": None if p.payer is None else int(p.payer),
                "payee": None if p.payee is None else int(p.payee),
                "amount": p.amount,
                "reason": str(p.reason),
            }
            for p in outcome.payments
        ],
        "net": list(outcome.net()),
    }
