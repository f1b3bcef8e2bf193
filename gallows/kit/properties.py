"""What holds of every match, whatever the game: matches by chance, and looks at them."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from gallows.kit.assertions import Broken, require
from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.dice import SeededDice, derive, pick
from games.engine.errors import Reason, Refused
from games.engine.match import Match
from games.engine.random_player import RandomPlayer

TYPED = ("@everyone", "**bold** ||spoiler||", "[x](http://evil.example)", "-# small", "```", "42")
"""What players type."""


class CountingDice(SeededDice):
    """Counts how often it was thrown."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.thrown = 0

    def below(self, n: int) -> int:
        """Throw as the seed has it, and count the throw."""
        self.thrown += 1
        return super().below(n)


def step(match: Match, hand: SeededDice, *, silent: int = 5) -> None:
    """Let one of those asked answer at random, or, once in so many times, say nothing."""
    ask = pick(hand, match.asks)
    if hand.below(silent) == 0:
        match.submit(ask.seat, ask.id, None)
    else:
        match.submit(ask.seat, ask.id, anything(ask, hand))


def anything(ask: Ask, hand: SeededDice) -> Answer:
    """Return an answer by chance; what is typed is mostly as bad as it can be."""
    answer = RandomPlayer().answer(None, ask, hand)
    verb = ask.verb(answer.verb)
    if verb is None or verb.typed is None or hand.below(4) == 0:
        return answer
    bad = [text for text in TYPED if verb.typed.fits(text)]
    return Answer(verb.name, (pick(hand, bad),)) if bad else answer


def speak(match: Match, hand: SeededDice) -> None:
    """Let somebody say, or take back, anything that is offered; nothing where they may not."""
    claims = match.game.claims
    if claims is None or match.outcome is not None:
        return
    seat, kind = Seat(hand.below(match.seats)), pick(hand, claims.all)
    talk = match.talk.of(seat)
    offered = [talk.choices(field, match.seats, seat) for field in kind.fields]
    if not all(offered):
        return
    about = tuple(pick(hand, targets) for targets in offered)
    try:
        match.take(match.check_claim(seat, kind.name, about))
    except Refused as refused:
        nobody = kind.to is not None and refused.reason is Reason.NOT_OFFERED
        full = refused.reason is Reason.ENOUGH
        require(full or nobody, f"{kind.name} {about} was refused")


def fingerprint(match: Match, dice: CountingDice) -> Any:
    """Return all that an answer could change in a match with counting dice."""
    return len(match.log), match.asks, list(match.given), match.outcome, dice.thrown


def refuses_pranks(
    match: Match,
    dice: CountingDice,
    seed: bytes,
    verbs: Sequence[str] = (),
    targets: Sequence[Target] = (),
) -> None:
    """Play to the end; before each step somebody answers nonsense, which changes nothing.

    Nonsense is made of these words and of what was on offer before.
    """
    hand, pranks = derive(seed, "hand"), derive(seed, "pranks")
    words: dict[str, None] = dict.fromkeys(("nothing", *verbs))
    aims: dict[Target, None] = dict.fromkeys((-1, 0, 1, 2, match.seats, *targets))
    while not match.over:
        before = fingerprint(match, dice)
        ask = pick(pranks, match.asks)
        for verb in ask.verbs:
            words[verb.name] = None
            aims |= dict.fromkeys(verb.pool)
        seat, ask_id, answer = prank(ask, pranks, match.seats, list(words), list(aims))
        asks = (each for each in match.asks if (each.seat, each.id) == (seat, ask_id))
        if any(each.accept(answer) for each in asks):
            match.check(seat, ask_id, answer)
        else:
            require_refused(match, seat, ask_id, answer)
        require(fingerprint(match, dice) == before, f"{answer} was refused, yet changed the match")
        step(match, hand)
    require_refused(match, Seat(0), 1, None)


def require_refused(match: Match, seat: Seat, ask_id: int, answer: Answer | None) -> None:
    """Submit an answer that is not on offer, and see it refused."""
    try:
        match.submit(seat, ask_id, answer)
    except Refused:
        return
    raise Broken(f"seat {seat} was let answer {answer} to question {ask_id}, which is not open so")


def prank(
    ask: Ask, dice: SeededDice, seats: int, verbs: Sequence[str], targets: Sequence[Target]
) -> tuple[Seat, int, Answer]:
    """Return an answer that may be anybody's, to any question, with any words of the game."""
    verb = pick(dice, (*verbs, ask.verbs[0].name))
    picks = tuple(pick(dice, targets) for _ in range(dice.below(4)))
    seat = pick(dice, (ask.seat, ask.seat, Seat((ask.seat + 1) % seats)))
    return seat, pick(dice, (ask.id, ask.id, ask.id - 1, ask.id + 50)), Answer(verb, picks)


def replays_alike(match: Match, dice: CountingDice, seed: bytes) -> None:
    """Play to the end; before each step the answers so far give the same in another match.

    That one is given each answer after this one has it, and is begun again now and then: after one
    step, two, four and so on, and at the end. ``dice`` are the match's, made of ``seed``.
    """
    hand, given, told = derive(seed, "hand"), 0, 0
    again, thrown = _begun_again(match, seed)
    for n in count():
        if n & (n - 1) == 0 < n or match.over:
            again, thrown = _begun_again(match, seed)
            given = told = 0
        again.replay(match.given[given:])
        given = len(match.given)
        same = fingerprint(again, thrown) == fingerprint(match, dice)
        require(
            same and again.log[told:] == match.log[told:],
            f"after {n} answers, the same answers gave another match",
        )
        told = len(match.log)
        if match.over:
            return
        if hand.below(4) == 0:
            speak(match, hand)
        step(match, hand)


def _begun_again(match: Match, seed: bytes) -> tuple[Match, CountingDice]:
    dice = CountingDice(seed)
    return Match(match.game, match.seats, match.options, match.purses, dice), dice
