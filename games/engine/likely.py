"""The lines that who plays most likely wants to say now: what they saw, its opposite, and so on."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, product
from typing import TYPE_CHECKING, Any, TypeAlias

from games.engine.asks import Answer, Seat, Target
from games.engine.claims import DISAGREE, REPLIES, Among, Claimed, ClaimKind, Claims

if TYPE_CHECKING:
    from games.engine.game import Game
    from games.engine.truth import Judge, Known

Likely: TypeAlias = Callable[[Any], Iterable[Answer]]
"""(the speaker's notebook): what who plays most likely wants to say now, the likeliest first, each
with the claim's kind as the verb: what they saw, its opposite, what they are, whom they suspect."""

MOST_LIKELY = 5
"""Lines that are shown: each is a button."""
MOST_TRIED = 100
"""Claims of a kind that are looked at where a game says nothing itself."""


def likely_lines(game: "Game", notebook: Any) -> list[Answer]:
    """Return what a speaker most likely wants to say, of what can be said and was not.

    Where the game does not say: everything, if that is little; else what its judge finds true by
    the speaker's notebook, each with its opposite. Raise whatever the game's own does.
    """
    claims = game.claims
    if claims is None:
        return []
    lines = by_judge(game, notebook) if game.likely is None else game.likely(notebook)
    own = [claim for claim in notebook.talk.standing if claim.seat == notebook.viewer]
    said = [(claim.kind, claim.about) for claim in own]
    found: list[Answer] = []
    for line in lines:
        kind = claims.kind(line.verb)
        if kind is None:
            continue
        talk, seats = notebook.talk, len(notebook.seats)
        about = talk.about(kind, line.picks, seats, notebook.viewer)
        if about is not None and (line.verb, about) not in said:
            found.append(Answer(line.verb, about))
    return list(dict.fromkeys(found))[:MOST_LIKELY]


def by_judge(game: "Game", notebook: Any) -> Iterator[Answer]:
    """Yield the likely lines of a game that names none."""
    claims = game.claims
    kinds = [kind for kind in claims.kinds if _is_news(kind)] if claims is not None else []
    every = {kind.name: _all(claims, kind, notebook) for kind in kinds if claims is not None}
    if sum(map(len, every.values())) <= MOST_LIKELY:
        yield from (Answer(name, about) for name, abouts in every.items() for about in abouts)
        return
    if game.truth is None:
        return
    # A notebook of its own hears what could be said: the speaker's remembers what was.
    book = game.notebook(len(notebook.seats), notebook.viewer)
    for event in notebook.events_and_claims:
        book.note(event)
    number = book.talk.next_number(None)
    for name, abouts in every.items():
        known: dict[tuple[Target, ...], Known] = {}
        for about in abouts:
            claim = Claimed(number, notebook.viewer, name, about)
            book.hear(claim)
            known[about], number = game.truth(book, claim), number + 1
        true = next((about for about, so in known.items() if so is True), None)
        if true is not None:
            yield Answer(name, true)
            opposite = [a for a in abouts if a[:-1] == true[:-1] and known[a] is not True]
            yield from [Answer(name, about) for about in opposite[:1]]


def doubted(judge: "Judge", notebook: Any) -> list[Seat]:
    """Return whom a speaker has reason to suspect, the strongest first.

    That is who said what the speaker knows to be false, the newest first; then with whom others
    disagree.
    """
    standing = [c for c in reversed(notebook.talk.standing) if c.seat != notebook.viewer]
    lied = [
        claim.seat
        for claim in standing
        if claim.kind not in REPLIES and judge(notebook, claim) not in (True, None)
    ]
    by_number = {claim.number: claim.seat for claim in notebook.talk.standing}
    disagreed = [
        by_number[int(claim.about[0])]
        for claim in notebook.talk.standing
        if claim.kind == DISAGREE.name and int(claim.about[0]) in by_number
    ]
    return list(dict.fromkeys([*lied, *disagreed]))


def _is_news(kind: ClaimKind) -> bool:
    """Say whether a claim of the kind answers nobody."""
    return not any(field in (Among.CLAIMS, Among.OWN) for field in kind.fields)


def _all(claims: Claims, kind: ClaimKind, notebook: Any) -> list[tuple[Target, ...]]:
    """Return what a claim of a kind can name, the first of it where there is much."""
    absent, seats = claims.absent(notebook), len(notebook.seats)
    pools = [
        [t for t in notebook.talk.choices(field, seats, notebook.viewer) if t not in absent]
        for field in kind.fields
    ]
    return list(islice(product(*pools), MOST_TRIED))
