"""Questions that Discord's controls can put, and whose silence means something."""

import re
from collections.abc import Sequence

from bot.panels.ids import BACK, target_of
from bot.plugins.formatter import MOST_TYPED
from bot.tables.showable import MOST_TARGETS, require_showable
from gallows.kit.assertions import Broken, require
from games.engine.asks import Answer, Ask, Question, Typed, Verb
from games.engine.errors import Malformed


def alike(put: str, ask: Ask, asks: Sequence[Ask]) -> None:
    """Require that what is said to be the same for all who are asked is."""
    differ = [
        part
        for part in Question.__match_args__
        if part != "seat" and any(getattr(ask, part) != getattr(each, part) for each in asks)
    ]
    require(
        not ask.same_for_all or not differ,
        f"{put} is said to be alike, but its {' and '.join(differ)} differ by seat",
        remedy="Leave same_for_all out, so that each answers in private, or ask all the same.",
    )


def question(put: str, ask: Question) -> None:
    """Require that a question can be put; ``put`` says which it is."""
    require(bool(ask.verbs), f"{put} has no answer")
    names = [verb.name for verb in ask.verbs]
    require(len(set(names)) == len(names), f"{put} has two verbs of one name: {names}")
    shared = [verb.name for verb in ask.verbs if verb.each]
    require(len(shared) < 2, f"{put} has two verbs whose picks are for several seats: {shared}")
    for verb in ask.verbs:
        what, size = f"{put}: {verb.name}", len(verb.pool)
        named = re.fullmatch("[a-z-]+", verb.name)
        require(bool(named), f"{what}: a verb is small letters and hyphens")
        require(size <= MOST_TARGETS, f"{what} has {size} targets; a list has {MOST_TARGETS}")
        if verb.typed is not None:
            typed(what, verb, verb.typed)
            continue
        fits = verb.least <= verb.most <= size and bool(verb.pool) == bool(verb.most)
        require(fits, f"{what} takes {verb.least} to {verb.most} of {size} targets")
        _shared(what, verb)
        digits = [each for each in verb.pool if target_of(str(each)) != each]
        require(not digits, f"{what}: text of digits is taken for a number: {digits}")
    _silence(put, ask)
    try:
        require_showable(ask)
    except Malformed as why:
        raise Broken(f"{put} would stop the table: {why}") from None


def _shared(what: str, verb: Verb) -> None:
    """Require that a verb's targets can be told apart, and given to whom they are for."""
    pool, needed, each = verb.pool, verb.needed, verb.each
    require(len(set(pool)) == len(pool), f"{what} has a target twice: {pool}")
    fits = set(needed) <= set(pool) and len(needed) <= verb.least
    require(fits, f"{what} needs {needed}, and takes {verb.least} of {pool} at least")
    given = not each or verb.least == verb.most == len(each)
    require(given, f"{what} is for {len(each)} seats, and takes {verb.least} to {verb.most}")
    trapped = verb.name == BACK and verb.most > 0
    require(not trapped, f"{what}: the way back from targets is called so; name it otherwise")


def typed(what: str, verb: Verb, line: Typed) -> None:
    """Require that a verb can be typed: by people, and by chance."""
    fits = 1 <= line.least <= line.most <= MOST_TYPED
    require(fits, f"{what} takes {line.least} to {line.most} characters, not 1 to {MOST_TYPED}")
    require(verb.least == verb.most == 1, f"{what} is typed, and so has one pick")
    require(bool(verb.pool), f"{what} gives chance no word that fits: give it some")
    wrong = [word for word in verb.pool if not line.fits(word)]
    require(not wrong, f"{what} lets chance type what does not fit: {wrong}")


def _silence(put: str, ask: Question) -> None:
    """Require that silence means something; an answer beside those on offer may be for it alone."""
    verb, picks = ask.verb(ask.silence.verb), getattr(ask.silence, "picks", ())
    require(isinstance(picks, tuple), f"{put}: silence picks {picks!r}, which is no tuple")
    if not isinstance(ask.silence, Answer):
        require(verb is not None, f"{put}: silence lets the dice choose a verb that is not there")
    elif verb is not None:
        taken = ask.accept(ask.silence)
        require(taken is not None, f"{put}: silence means {ask.silence}, which is not on offer")
