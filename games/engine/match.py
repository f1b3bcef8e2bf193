"""The only door to a running game."""

from collections.abc import Coroutine, Iterable, Iterator
from typing import Any

from pydantic import BaseModel

from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.claims import (
    ADVISE,
    TAKE_BACK,
    WHISPERS,
    Advised,
    Claimed,
    ClaimKind,
    Spoken,
    TakenBack,
    Talk,
    Whispered,
)
from games.engine.crowns import Outcome
from games.engine.dice import Dice
from games.engine.errors import GameFault, Malformed, Reason, Refused
from games.engine.events import Event, LogEntry
from games.engine.game import Game
from games.engine.random_player import picked
from games.engine.script_context import ScriptContext
from games.engine.values import value


@value
class Given:
    """An answer that fits its ask, or a claim, to be written down and taken.

    ``silent``: the seat said nothing. What that means is known when the match has taken it; until
    then ``verb`` and ``picks`` are empty. Of a claim ``ask`` is below zero and counts down from
    -1, ``verb`` is the kind, or `TAKE_BACK`, and ``picks`` are what it names; of `ADVISE` they are
    the ask and the word.
    """

    seat: Seat
    """Whose it is."""
    ask: int
    """The number of the ask that it answers."""
    topic: str
    """Of that ask."""
    verb: str
    """As `Answer` has it."""
    picks: tuple[Target, ...]
    """As `Answer` has them."""
    silent: bool
    """Whether the seat said nothing."""
    by_dice: bool = False
    """Whether, by that silence, the dice chose the picks."""
    secret: bool = False
    """Whether others may not see the answer."""

    @property
    def claim(self) -> bool:
        """Whether it is no answer, but a claim."""
        return self.ask < 0


class Match:
    """One game being played: a pure function of its arguments, the answers and claims so far.

    The same game, seats, options, purses, dice, answers and claims give the same events, asks and
    outcome, at every prefix of them. Claims change nothing but what was told.
    """

    def __init__(
        self, game: Game, seats: int, options: BaseModel, purses: tuple[int, ...], dice: Dice
    ) -> None:
        """Deal and run to the first ask; raise `ValueError` for a wrong number of seats."""
        allowed = game.seats(options)
        if seats not in allowed:
            raise ValueError(f"{game.id} takes {allowed[0]} to {allowed[-1]} seats")
        if len(purses) != seats or min(purses) < 0:
            raise ValueError("one purse a seat, none below zero")
        self.game = game
        """What is played."""
        self.seats = seats
        """How many play."""
        self.options = options
        """What was settled before the deal."""
        self.purses = purses
        """The crowns of each seat at the beginning."""
        self.given: list[Given] = []
        """All answers and claims so far, in order."""
        self.events_before: list[int] = []
        """How long the log was when each answer was taken, one for one with `given`."""
        self.by_dice: dict[int, Ask] = {}
        """What was asked where the dice chose for who was silent, by the place in `given`."""
        self.talk = Talk()
        """What players have said."""
        self.over = False
        """Whether nothing more is asked."""
        self.questions = 0
        """How often the table was asked, one time after the other: asks put together count once."""
        self._context = ScriptContext(seats, dice, purses)
        self._asks: tuple[Ask, ...] = ()
        self._unanswered: tuple[Ask, ...] = ()
        self._answers: dict[Seat, Answer] = {}
        """To the asks put last, in the order in which they were given."""
        self._pleading: tuple[Seat, ...] | None = None
        self._lapsed: dict[int, tuple[Seat, ...]] = {}
        """Who was too late, by every ask that was put to them and to who was not."""
        self._script: Coroutine[Any, Any, None] = game.script(self._context, options)
        self._advance(None)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open asks: those put to the table and not yet answered."""
        return self._unanswered

    @property
    def asked_together(self) -> tuple[Ask, ...]:
        """The asks that were put together with the open ones, those answered already included."""
        return self._asks

    @property
    def log(self) -> list[LogEntry]:
        """All events so far, in order, each with who was told."""
        return self._context.log

    @property
    def outcome(self) -> Outcome | None:
        """The result, as soon as it is fixed; the match may still put a last question."""
        return self._context.outcome

    def check(self, seat: Seat, ask_id: int, answer: Answer | None) -> Given:
        """Return what `take` is to be given for a seat's answer, or for None, which is silence.

        Raise `Refused` as `open_ask`, and when the answer is not on offer.
        Nothing has changed yet, either way.
        """
        ask = self.open_ask(seat, ask_id)
        if answer is None:
            return Given(seat, ask.id, ask.topic, "", (), silent=True)
        accepted = ask.accept(answer)
        if accepted is None:
            raise Refused(Reason.INCOMPLETE if ask.lacks(answer) else Reason.NOT_OFFERED)
        return Given(seat, ask.id, ask.topic, accepted.verb, accepted.picks, False)

    def open_ask(self, seat: Seat, ask_id: int) -> Ask:
        """Return an open ask of a seat's own; raise `Refused` when it is over, or another's.

        Another's that is hidden is refused as if there were none.
        """
        for ask in self._unanswered:
            if ask.id == ask_id:
                if ask.seat != seat:
                    raise Refused(Reason.STALE if ask.hidden else Reason.NOT_YOURS)
                return ask
        raise Refused(Reason.LAPSED if self.was_late(seat, ask_id) else Reason.STALE)

    def was_late(self, seat: Seat, ask_id: int) -> bool:
        """Say whether an ask was put to a seat, too, and others have answered enough since."""
        return seat in self._lapsed.get(ask_id, ())

    def check_claim(self, seat: Seat, kind: str, about: tuple[Target, ...]) -> Given:
        """Return what `take` is to be given for a claim of a seat's, or for taking one back.

        Raise `Refused` where the game has no such claim, or is decided, or the seat has said
        enough. Nothing has changed yet, either way; whether it is true is nobody's business here.
        """
        claims = self.game.claims
        if claims is None or self.outcome is not None:
            raise Refused(Reason.STALE)
        declared = claims.kind(kind)
        heard = self.talk.of(seat)
        named = heard.about(declared, about, self.seats, seat) if declared else None
        if declared is None or named is None:
            raise Refused(Reason.NOT_OFFERED)
        if kind != TAKE_BACK:
            heard_by = self.hearers(seat, declared, named)
            if heard_by == (seat,):
                raise Refused(Reason.NOT_OFFERED)
            full = heard_by is not None and self.talk.next_number(heard_by) % WHISPERS == 0
            over = claims.turn(self._heard(seat), seat).over
            if full or (over and not self._has_last_word(seat)):
                raise Refused(Reason.ENOUGH)
        return Given(seat, -1 - self.talk.spoken, "claim", kind, named, silent=False)

    def check_advice(self, seat: Seat, ask_id: int, word: str) -> Given:
        """Return what `take` is to be given for what a seat would have done, of an ask put last.

        Raise `Refused` where that is answered already, and where the seat has no such word in it.
        """
        last = self.game.last_words
        asked = [ask.seat for ask in self._asks]
        if last is None or not self._asks or self._asks[0].id != ask_id or self._answers:
            raise Refused(Reason.STALE)
        if word not in last.votes or seat in (*asked, *self.pleading):
            raise Refused(Reason.NOT_OFFERED)
        picks = (ask_id, word)
        return Given(seat, -1 - self.talk.spoken, "claim", ADVISE, picks, silent=False)

    @property
    def pleading(self) -> tuple[Seat, ...]:
        """Whose last words come before what was asked last is answered.

        Raise `GameFault` where the game fails to say so.
        """
        if self._pleading is None:
            last = self.game.last_words
            self._pleading = ()
            if last is not None and last.concern(self._asks) and self.outcome is None:
                notebook = self.game.notebook(self.seats, None)
                notebook.read(self.log)
                try:
                    self._pleading = tuple(last.speakers(notebook, self._asks))
                except Exception as fault:
                    raise GameFault("whose last words come could not be told") from fault
        return self._pleading

    @property
    def put_at(self) -> int:
        """How long the log was when the answer was taken that has brought what was asked last."""
        taken = zip(self.given, self.events_before, strict=True)
        return next((before for given, before in reversed([*taken]) if not given.claim), 0)

    def _has_last_word(self, seat: Seat) -> bool:
        """Say whether a seat has last words to say, and has not said any."""
        since = (entry.event for entry in self.log[self.put_at :])
        said = any(isinstance(event, Claimed) and event.seat == seat for event in since)
        return not said and seat in self.pleading

    def hearers(
        self, seat: Seat, kind: ClaimKind, about: tuple[Target, ...]
    ) -> tuple[Seat, ...] | None:
        """Return who would hear a claim of a seat's, the seat included; None is everybody.

        Raise `GameFault` when the game names somebody who is not there.
        """
        whispers = self.talk.named(kind, about)
        if whispers:
            first, *others = (set(whisper.heard_by) for whisper in whispers)
            return tuple(sorted(first.intersection(*others)))
        if kind.to is None:
            return None
        notebook = self.game.notebook(self.seats, seat)
        notebook.read(self.log)
        try:
            whom = {seat, *kind.to(notebook)}
        except Exception as fault:
            raise GameFault(f"who hears {kind.name} could not be told") from fault
        if not whom <= set(range(self.seats)):
            raise GameFault(f"{kind.name} is for a seat that is not there")
        return tuple(sorted(whom))

    def room_for(self, seat: Seat, said: Answer) -> Given | None:
        """Return what `take` is to be given for a computer's claim; None where it has no place."""
        try:
            return self.check_claim(seat, said.verb, said.picks)
        except Refused:
            return None

    def take(self, given: Given) -> list[LogEntry]:
        """Take what a check has returned, and return what happened because of it.

        Raise `Refused` when its ask has been answered since, or something was said (nothing
        changes), and `GameFault` when the game's script fails.
        """
        if given.ask < 0:
            return self._hear(given)
        ask = self.open_ask(given.seat, given.ask)
        answer = Answer(given.verb, given.picks)
        if given.silent:
            answer = self._meaning(ask)
            given = _silence(ask, answer)
            if given.by_dice:
                self.by_dice[len(self.given)] = ask
        log = self._context.log
        before = len(log)
        self.given.append(given)
        self.events_before.append(before)
        self._answers[ask.seat] = answer
        answers, asks = self._answers, self._asks
        if len(answers) == len(asks):
            if len(answers) > 1 and not ask.lapses:
                answers = {each.seat: answers[each.seat] for each in asks}
            self._advance(answers)
            return log[before:]
        self._unanswered = tuple(each for each in self._unanswered if each is not ask)
        if ask.lapses and self._enough():
            late = tuple(each.seat for each in self._unanswered)
            for each in asks:
                # Of a hidden ask its own seat alone may know that it was put.
                self._lapsed[each.id] = (each.seat,) * (each.seat in late) if each.hidden else late
            self._advance(self._answers)
        return log[before:]

    def submit(self, seat: Seat, ask_id: int, answer: Answer | None) -> list[LogEntry]:
        """Check and take at once, where nothing is to be written in between."""
        return self.take(self.check(seat, ask_id, answer))

    def replay(self, given: Iterable[Given]) -> None:
        """Take recorded answers and claims again; raise `GameFault` when one does not fit."""
        for record in given:
            try:
                self.repeat(record)
            except Refused as refused:
                raise GameFault(f"recorded answer to ask {record.ask} refused") from refused

    def repeat(self, record: Given) -> list[LogEntry]:
        """Check and take what was given before, here or in another match like this one."""
        if record.claim and record.verb == ADVISE:
            ask, word = record.picks
            return self.take(self.check_advice(record.seat, int(ask), str(word)))
        if record.claim:
            return self.take(self.check_claim(record.seat, record.verb, record.picks))
        answer = None if record.silent else Answer(record.verb, record.picks)
        return self.submit(record.seat, record.ask, answer)

    def _hear(self, given: Given) -> list[LogEntry]:
        """Tell what a seat says to everybody, or to those who are to hear it."""
        if given.ask != -1 - self.talk.spoken:
            raise Refused(Reason.STALE)
        said, heard_by = self._said(given)
        before = len(self.log)
        self.given.append(given)
        self.events_before.append(before)
        self.talk.hear(said)
        if heard_by is None:
            self._context.announce(said)
        else:
            self._context.tell(said, *heard_by)
        return self.log[before:]

    def _said(self, given: Given) -> tuple[Spoken, tuple[Seat, ...] | None]:
        """Return what a seat says, and who hears it; None is everybody."""
        if given.verb == ADVISE:
            ask, word = given.picks
            return Advised(given.seat, int(ask), str(word)), None
        claims = self.game.claims
        kind = claims.kind(given.verb) if claims else None
        if kind is None:
            raise Refused(Reason.STALE)
        heard_by = self.hearers(given.seat, kind, given.picks)
        if given.verb == TAKE_BACK:
            return TakenBack(int(given.picks[0]), given.seat), heard_by
        number = self.talk.next_number(heard_by)
        if heard_by is None:
            return Claimed(number, given.seat, given.verb, given.picks), None
        return Whispered(number, given.seat, given.verb, given.picks, heard_by), heard_by

    def _heard(self, seat: Seat) -> Iterator[Event]:
        """Yield what all were told, and what a seat has said itself."""
        for entry in self.log:
            if entry.to is None or (isinstance(entry.event, Spoken) and seat in entry.to):
                yield entry.event

    def _meaning(self, ask: Ask) -> Answer:
        """Return what silence means, as the dice will have it where they are to choose."""
        meaning = ask.silence
        if isinstance(meaning, Answer):
            return meaning
        (verb,) = [verb for verb in ask.verbs if verb.name == meaning.verb][:1]
        return Answer(verb.name, picked(verb, verb.least, self._context.dice))

    def _enough(self) -> bool:
        """Say whether the answers so far are enough, as the script has it."""
        enough = self._context.enough
        try:
            said: Any = enough is not None and enough(dict(self._answers))
            if isinstance(said, Coroutine):
                said.close()
                raise Malformed("until awaits something: it has to say at once")
            return bool(said)
        except Exception as fault:
            raise GameFault(f"{self.game.id} {self.game.version} failed") from fault

    def _advance(self, answers: dict[Seat, Answer] | None) -> None:
        self._answers = {}
        self._pleading = None
        self._asks = self._unanswered = ()
        try:
            awaited = self._script.send(answers)
            if not awaited or awaited is not self._context.asked_together:
                raise Malformed("the script awaits something that is no question of the context's")
            self._asks = self._unanswered = awaited
            self.questions += 1
        except StopIteration:
            self.over = True
        except Exception as fault:
            raise GameFault(f"{self.game.id} {self.game.version} failed") from fault


def _silence(ask: Ask, meaning: Answer) -> Given:
    """Return what silence came to; an answer that was for the asked seat alone is secret too."""
    verb = ask.verb(meaning.verb)
    return Given(
        ask.seat,
        ask.id,
        ask.topic,
        meaning.verb,
        meaning.picks,
        silent=True,
        by_dice=not isinstance(ask.silence, Answer),
        secret=ask.secret or (verb is not None and verb.private),
    )
