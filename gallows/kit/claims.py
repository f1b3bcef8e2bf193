"""What players may say, and what the game's own judge makes of it when it is over."""

from itertools import islice
from typing import Any

from bot.plugins.time_limits import QUICK, within
from gallows.kit.assertions import require
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.play import read
from gallows.kit.snapshots import played
from games.engine.asks import Answer, Seat
from games.engine.claims import REPLIES, TAKE_BACK, Among, Claimed, ClaimKind, Claims, Talk
from games.engine.likely import likely_lines
from games.engine.truth import Truth, Verdict

SEVERAL = 7
"""One of so many moments of a match is looked at, and so many lines of a speaker's."""


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
    """The lines that are offered first can be said, whoever plays, and there is time for them."""
    rules, count, most = under_test.game.rules, 0, 0
    if rules.claims is None:
        return "nothing is claimed"
    for seed, variant in enumerate(under_test.sizes, 1000 * under_test.round):
        moments = islice(played(rules, seed, variant.seats, variant.options), 0, None, SEVERAL)
        for match in (moment.match for moment in moments if not moment.settled):
            for seat in map(Seat, range(match.seats)):
                book = read(rules, match.seats, seat, match.log)
                for line in [] if rules.likely is None else islice(rules.likely(book), SEVERAL):
                    require(_sayable(rules.claims, book, line), f"{line} cannot be said")
                likely = within(QUICK, likely_lines, rules, book)
                count, most = count + len(likely), max(most, len(likely))
    return f"{count} lines, {most} at most at once"


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
