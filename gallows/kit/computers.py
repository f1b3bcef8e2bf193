"""Computers as a table has them: of every temper, as strong as it may be chosen, and speaking.

What fails there is left out by the bot, and only its log says so: a computer is silent.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from bot.panels.alone import private_panel
from bot.panels.last_words import PLEA
from bot.panels.table import moment_panel
from bot.values.tables import LastWordsView
from gallows.kit import limits
from gallows.kit.assertions import Broken, require
from gallows.kit.game_under_test import MOST_ANSWERS, GameUnderTest
from gallows.kit.instrumented import STOPPED
from gallows.kit.snapshots import DUE, Snapshot, english
from gallows.kit.time_limit import Endless, within
from games.engine.asks import Ask, Seat
from games.engine.claims import Among
from games.engine.computers import Computer
from games.engine.dice import SeededDice, derive
from games.engine.errors import Reason, Refused
from games.engine.game import Game
from games.engine.last_words import LastWords
from games.engine.play_style import PlayStyle, Strength, Temper
from games.engine.simulation import say_last_words

MOST_AHEAD = 3
"""Answers of one match that hard computers think ahead about: that takes long."""
MOST_HEARD = 3
"""Last words of one match whose panels are looked at."""


def computers(under_test: GameUnderTest) -> str:
    """Whatever its strength and temper, a computer answers, and says what may be said."""
    game, seed = under_test.game.rules, under_test.seed
    if game.last_words is not None:
        _declared(game, game.last_words)
    for n, variant in enumerate(under_test.sizes, under_test.round):
        match, _ = variant.begin(under_test.game, seed)
        strength, tempers = game.strengths[n % len(game.strengths)], [*Temper][n % len(Temper) :]
        styles = [
            PlayStyle(strength, tempers[seat % len(tempers)], talkative=seat % 2 == 0)
            for seat in range(variant.seats)
        ]
        players = [Computer(game, style) for style in styles]
        _Table(Snapshot(match, variant.choices), players, seed).play()
    return ", ".join(game.strengths)


def _declared(game: Game, last: LastWords) -> None:
    """Require that last words and votes on them have their place on controls."""
    claims = {kind.name: kind for kind in (game.claims.kinds if game.claims else ())}
    for name in last.kinds:
        kind = claims.get(name)
        listed = kind is not None and len(kind.fields) == 1
        listed = listed and kind is not None and not isinstance(kind.fields[0], Among)
        require(listed, f"last words are {name!r}, which is no claim of one field, a list of words")
    for word in last.votes:
        fits = re.fullmatch("[a-z-]+", word) and word != PLEA
        require(bool(fits), f"{word!r} is no vote: it is small letters and hyphens, not {PLEA!r}")


@dataclass
class _Table:
    """A match that computers play, and talk at."""

    shown: Snapshot
    players: list[Computer]
    seed: bytes
    ahead: int = MOST_AHEAD
    """How often they may still think ahead."""
    heard: int = MOST_HEARD
    """How many last words are still to be looked at."""

    def play(self) -> None:
        """Play to the end; raise `Broken` where a computer would be silent at a table."""
        match = self.shown.match
        voices, chances = self._dice("voice"), self._dice("player")
        while match.asks and len(match.given) < MOST_ANSWERS:
            self._plead()
            ask = match.asks[0]
            self._speak(ask, voices[ask.seat])
            match.submit(ask.seat, ask.id, self._answer(ask, chances[ask.seat]))

    def _dice(self, purpose: str) -> list[SeededDice]:
        return [derive(self.seed, purpose, seat) for seat in range(len(self.players))]

    def _answer(self, ask: Ask, dice: SeededDice) -> Any:
        book, player = self.shown.notebook(ask.seat), self.players[ask.seat]
        if self._of(player, ask, player.thinks_ahead, book, ask):
            self.ahead -= 1
            if self.ahead < 0:
                player = Computer(player.game, replace(player.style, strength=Strength.NORMAL))
        answer = self._of(player, ask, player.answer, book, ask, dice)
        taken = self._of(player, ask, ask.accept, answer)
        require(taken is not None, f"{_who(player)} answers {answer}, which is not on offer: {ask}")
        return answer

    def _speak(self, ask: Ask, dice: SeededDice) -> None:
        match, player = self.shown.match, self.players[ask.seat]
        said = self._of(player, ask, player.claim, self.shown.notebook(ask.seat), ask, dice)
        if said is None:
            return
        try:
            given = self._of(player, ask, match.check_claim, ask.seat, said.verb, said.picks)
        except Refused as refused:
            kind = match.game.claims.kind(said.verb) if match.game.claims else None
            nobody = kind is not None and kind.to is not None
            full = refused.reason is not Reason.NOT_OFFERED or match.outcome is not None
            require(full or nobody, f"{_who(player)} says {said}, which nobody may say")
        else:
            match.take(given)

    def _plead(self) -> None:
        """Have last words said, where they come now, and look at what everybody sees of them."""
        match, last = self.shown.match, self.shown.match.game.last_words
        if last is None or len(match.asks) < len(match.asked_together) or not match.pleading:
            return
        strangers = {*match.pleading} - {*range(match.seats)}
        require(not strangers, f"last words come of {strangers}, who are not there")
        self.heard -= 1
        if self.heard >= 0:
            self._heard(last)
        try:
            say_last_words(match, self.seed, self.players)
        except Refused:
            votes = ", ".join(last.votes)
            raise Broken(f"a computer's vote on last words is none of these: {votes}") from None

    def _heard(self, last: LastWords) -> None:
        shown, words, asks = self.shown, english(), self.shown.match.asks
        speakers = self.shown.match.pleading
        decide = {*speakers, *(ask.seat for ask in asks)}
        voters = [Seat(n) for n in range(shown.match.seats) if last.votes and n not in decide]
        said = LastWordsView(asks[0], speakers, tuple(voters), DUE, ())
        view, public = replace(shown.view, last_words=said), shown.notebook(None)
        felt = moment_panel(view, public, shown.tale, None, 0, words)
        for panel in [felt] if felt is not None else []:
            limits.check(panel)
        for seat in map(Seat, range(shown.match.seats)):
            own = replace(shown.seen_by(seat), last_words=said)
            limits.check(private_panel(own, shown.notebook(seat), None, words))

    def _of(self, player: Computer, ask: Ask, call: Callable[..., Any], *args: Any) -> Any:
        """Return what comes of a computer; raise `Broken` where the bot would have it be silent."""
        try:
            return within(STOPPED, call, *args)
        except Refused:
            raise
        except Endless as endless:
            what = f"{_who(player)} thinks about {ask.topic!r} without end: {endless}"
            raise Broken(what) from endless
        except Exception as problem:
            raise Broken(f"{_who(player)} failed at {ask.topic!r}: {problem!r}") from problem


def _who(player: Computer) -> str:
    return f"the computer that is {player.style.strength} and {player.style.temper}"
