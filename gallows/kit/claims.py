"""What players may say, and what the game's own judge makes of it when it is over."""

from collections.abc import Container, Iterator
from itertools import islice
from typing import Any

from bot.panels.claims import claim_panel, on_offer, say_panel
from bot.panels.panel import Panel
from bot.tables.showable import MOST_TARGETS
from bot.text import Words
from bot.values.tables import TableView
from gallows.kit import limits
from gallows.kit.assertions import require
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.instrumented import LONGEST_STEP
from gallows.kit.play import read
from gallows.kit.snapshots import english, played
from gallows.kit.time_limit import within
from games.engine.asks import Answer, Seat
from games.engine.claims import (
    ADVISE,
    MOST,
    REPLIES,
    TAKE_BACK,
    Among,
    Claimed,
    ClaimKind,
    Claims,
    Talk,
    Turn,
)
from games.engine.game import Game
from games.engine.likely import likely_lines
from games.engine.truth import Truth, Verdict

SEVERAL = 7
"""One of so many moments of a match is looked at, and so many lines of a speaker's."""
MOST_FIELDS = 2
"""Fields that the text of a claim can be filled with."""


def judged(under_test: GameUnderTest) -> str:
    """What was claimed is found to be true, false or not to be known, for all to see at the end."""
    rules = under_test.game.rules
    if rules.claims is None:
        return "nothing is claimed"
    judge, count = rules.truth, dict.fromkeys(Truth, 0)
    for seed, variant in enumerate(under_test.sizes, 1000 * under_test.round):
        *_, last = played(rules, seed, variant.seats, variant.options)
        match, claims = last.match, {}
        for entry in match.log:
            if isinstance(entry.event, Claimed):
                claims[entry.event.number] = entry.event
        for verdict in last.lied.verdicts:
            count[verdict.truth] += 1
            claim = claims[verdict.number]
            kind = rules.claims.kind(claim.kind)
            fits = kind is not None and _fits(kind, verdict, match.seats)
            require(fits, f"{claim} was false, and true would be {verdict.instead}: not on offer")
        for viewer in (None, *range(match.seats)):
            book = read(rules, match.seats, None if viewer is None else Seat(viewer), match.log)
            for claim in claims.values():
                if judge is not None:
                    judge(book, claim)  # Whatever it says, it has an answer for everybody.
    return ", ".join(f"{truth}: {n}" for truth, n in count.items() if n) or "nobody spoke"


def offered(under_test: GameUnderTest) -> str:
    """All that may be said is on lists; what is offered first can be said, and there is time."""
    rules, words, count, most = under_test.game.rules, english(), 0, 0
    if rules.claims is None:
        return "nothing is claimed"
    declared(rules.claims)
    for seed, variant in enumerate(under_test.sizes, 1000 * under_test.round):
        match = played(rules, seed, variant.seats, variant.options, choices=variant.choices)
        for moment in (each for each in islice(match, 0, None, SEVERAL) if not each.settled):
            for seat in map(Seat, range(variant.seats)):
                book = moment.notebook(seat)
                for line in within(LONGEST_STEP, _first, rules, book):
                    require(_sayable(rules.claims, book, line), f"{line} cannot be said")
                likely = within(LONGEST_STEP, likely_lines, rules, book)
                count, most = count + len(likely), max(most, len(likely))
                if speaks(rules.claims, moment.notebook(None), book):
                    for panel in lists(moment.seen_by(seat), rules.claims, book, words):
                        limits.check(panel)
    return f"{count} lines, {most} at most at once"


def declared(claims: Claims) -> None:
    """Require that each kind of claim can be told, and its words are on lists."""
    names = [kind.name for kind in claims.all]
    require(len(set(names)) == len(names), f"two claims have one name: {names}")
    require(ADVISE not in names, f"no claim can be named {ADVISE!r}: that is a vote on last words")
    for kind in claims.kinds:
        what, size = f"the claim {kind.name!r}", len(kind.fields)
        require(size <= MOST_FIELDS, f"{what} has {size} fields; its text is filled with two")
        for words in (each for each in kind.fields if not isinstance(each, Among)):
            many = f"{what} names one of {len(words)} words; a list has 1 to {MOST_TARGETS}"
            require(1 <= len(words) <= MOST_TARGETS, many)
            require(len(set(words)) == len(words), f"{what} names a word twice: {words}")
            numbers = [each for each in words if not isinstance(each, str)]
            require(
                not numbers,
                f"{what} names numbers, which are told as those of claims: {numbers}",
                remedy="Name words: members of a StrEnum, or texts, each said by GAME-target-WORD.",
            )


def speaks(claims: Claims, public: Any, book: Any) -> bool:
    """Say whether somebody may speak; raise whatever fails, which the bot would go without."""
    absent: object = claims.absent(book)
    require(isinstance(absent, Container), f"what is not in the deal is {absent}, and no words")
    return not any(book.viewer in claims.quiet(each) for each in (public, book))


def lists(view: TableView, claims: Claims, book: Any, words: Words) -> Iterator[Panel]:
    """Yield what a speaker is shown: first, and of all that may be said, list after list."""
    for turn in (Turn(0, 0), Turn(0, MOST)):
        yield say_panel(view, book, turn, words)
    yield claim_panel(view, book, Turn(0, 0), words)
    for n, kind in enumerate(claims.all):
        if kind.to is not None:
            strangers = {*kind.to(book)} - {*book.seats}
            require(not strangers, f"the claim {kind.name!r} is for {strangers}, who are not there")
        path = [n]
        for field in kind.fields:
            codes = [*on_offer(view, book, field)]
            if not codes:
                break
            yield claim_panel(view, book, Turn(0, 0), words, path)
            path.append(codes[-1])


def _first(rules: Game, book: Any) -> list[Answer]:
    """Return the lines that a game itself offers to say first, a few of them."""
    return [] if rules.likely is None else list(islice(rules.likely(book), SEVERAL))


def _sayable(claims: Claims, notebook: Any, line: Answer) -> bool:
    """Say whether a speaker may say a line who has said nothing before."""
    kind = claims.kind(line.verb)
    if kind is None or kind.name == TAKE_BACK or kind.name in REPLIES:
        return False
    about = notebook.talk.about(kind, line.picks, len(notebook.seats), notebook.viewer)
    absent = claims.absent(notebook)
    return about is not None and not any(target in absent for target in about)


def _fits(kind: ClaimKind, verdict: Verdict, seats: int) -> bool:
    """Say whether the claim could have been made that would have been true."""
    about = verdict.instead
    if about is None:
        return True
    if len(about) != len(kind.fields):
        return False
    talk = Talk()
    return all(
        (isinstance(field, Among) and field is not Among.OTHERS)
        or target in talk.choices(field, seats, verdict.seat)
        for field, target in zip(kind.fields, about, strict=True)
    )
