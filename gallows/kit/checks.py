"""What every game must hold: promises, each a sentence and a check of it.

A check raises `Broken`, or whatever a game's own code raises, and returns a few words to report.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count

from bot.tables.medals import tallies, with_feats
from bot.text import Words
from bot.text.emblems import emblems, show_emblems
from gallows.kit import brevity, panels, secrets, sentences, texts
from gallows.kit.commands import commands
from gallows.kit.holding import require
from gallows.kit.moments import Foreign, Moment, english, played
from gallows.kit.properties import refuses_pranks, replays_alike
from gallows.kit.subject import Subject
from games.engine.asks import Answer, Question
from games.engine.events import event_json

MOST_TARGETS = 25
"""Options of one of Discord's lists."""
MOST_REPLAYED = 2_500
"""Answers that are given again to compare one match at many points."""
MOST_MOMENTS = 15
"""Moments of one match whose panels are looked at."""
MOST_THROWS = 12
"""Throws of the dice of one match that are changed."""
SEED = b"kit"


@dataclass(frozen=True, slots=True)
class Promise:
    """What a game must hold, as a sentence, and how it is looked at."""

    sentence: str
    check: Callable[[Subject], str]


def ends(subject: Subject) -> str:
    """Every match comes to an end, with a result for every seat."""
    for each in subject.matches:
        outcome = each.match.outcome
        require(outcome is not None, f"{each}: it is over without a result")
        seats = [part.seat for part in outcome.seats] if outcome else []
        require(seats == list(range(each.variant.seats)), f"{each}: the result names {seats}")
    longest = max(len(each.match.given) for each in subject.matches)
    return f"{len(subject.matches)} matches, {longest} answers at most"


def questions(subject: Subject) -> str:
    """Every question fits Discord's controls."""
    for each in subject.matches:
        for ask in each.asks:
            question(f"{each}: the question {ask.topic!r}", ask)
    return f"{sum(len(each.asks) for each in subject.matches)} questions"


def question(put: str, ask: Question) -> None:
    """Require that a question can be put; ``put`` says which it is."""
    require(bool(ask.verbs), f"{put} has no answer")
    names = [verb.name for verb in ask.verbs]
    require(len(set(names)) == len(names), f"{put} has two verbs of one name: {names}")
    for verb in ask.verbs:
        what, size = f"{put}: {verb.name}", len(verb.pool)
        named = re.fullmatch("[a-z-]+", verb.name)
        require(bool(named), f"{what}: a verb is small letters and hyphens")
        require(size <= MOST_TARGETS, f"{what} has {size} targets; a list has {MOST_TARGETS}")
        fits = verb.least <= verb.most <= size and bool(verb.pool) == bool(verb.most)
        require(fits, f"{what} takes {verb.least} to {verb.most} of {size} targets")
        digits = [each for each in verb.pool if isinstance(each, str) and each.isdecimal()]
        require(not digits, f"{what}: text of digits is taken for a number: {digits}")
    _silence(put, ask)


def _silence(put: str, ask: Question) -> None:
    """Require that silence means something; an answer beside those on offer may be for it alone."""
    verb = ask.verb(ask.silence.verb)
    if not isinstance(ask.silence, Answer):
        require(verb is not None, f"{put}: silence lets the dice choose a verb that is not there")
    elif verb is not None:
        taken = ask.accept(ask.silence)
        require(taken is not None, f"{put}: silence means {ask.silence}, which is not on offer")


def events(subject: Subject) -> str:
    """What happens is plain data, so it can be written down."""
    kinds = set()
    for each in subject.matches:
        for told in each.match.told:
            event_json(told)
            hash(told.event)
            kinds.add(type(told.event).__name__)
            taken = {"n", "event", "to"} & set(told.event.parts())
            require(not taken, f"{type(told.event).__name__} has a field named {taken}")
    return f"{len(kinds)} kinds of events"


def crowns(subject: Subject) -> str:
    """Crowns only change hands; nobody pays what is not there."""
    for each in subject.matches:
        outcome, purses = each.match.outcome, list(each.match.purses)
        for payment in outcome.payments if outcome else ():
            require(payment.amount > 0, f"{each}: {payment} moves nothing")
            if payment.payer is not None:
                purses[payment.payer] -= payment.amount
                require(purses[payment.payer] >= 0, f"{each}: {payment} is more than there is")
            if payment.payee is not None:
                purses[payment.payee] += payment.amount
        net = outcome.net() if outcome else ()
        added = [a + b for a, b in zip(each.match.purses, net, strict=True)]
        require(purses == added, f"{each}: the payments do not add up")
    return ""


def statistics(subject: Subject) -> str:
    """Only what is declared is counted, and there is a text for it."""
    words, game = english(), subject.game
    declared = {each.name: each.words or ("",) for each in game.statistics}
    for each in subject.matches:
        for part in each.match.outcome.seats if each.match.outcome else ():
            words(f"{game.id}-role-{part.role}")
            for counted in part.statistics:
                known = counted.word in declared.get(counted.name, ())
                require(known, f"{each}: {counted} is counted, but not declared")
    return ", ".join(declared)


def medals(subject: Subject) -> str:
    """What medals are for is counted, and they have their words; not all need be seen here."""
    words, game = english(), subject.game
    texts.named_medals(game, words)
    feats = {medal.feat for medal in game.medals if medal.feat}
    unseen = list(game.medals)
    for each in subject.matches:
        told = [happened.event for happened in each.match.told]
        for seat, feat in game.feats(told):
            require(feat in feats, f"{each}: seat {seat} has done {feat!r}, which no medal is for")
        outcome = each.match.outcome
        for part in with_feats(outcome, game, each.match.told).seats if outcome else ():
            unseen = [medal for medal in unseen if not medal.begun(tallies(part))]
    if not game.medals:
        return "none"
    missing = ", ".join(medal.name for medal in unseen)
    return f"{len(game.medals)}" + (f"; nobody came nearer to: {missing}" if missing else "")


def refusals(subject: Subject) -> str:
    """Nonsense changes nothing."""
    for variant in subject.sizes:
        refuses_pranks(*variant.begin(subject.game, SEED), SEED)
    return ""


def replays(subject: Subject) -> str:
    """A match is a function of its dice and answers."""
    for variant in subject.sizes:
        stored = variant.options.model_dump_json()
        same = subject.game.rules.options.model_validate_json(stored) == variant.options
        require(same, f"the options are not what they were after they were stored: {stored}")
        every = max(1, subject.length(variant) ** 2 // (2 * MOST_REPLAYED))
        replays_alike(*variant.begin(subject.game, SEED), SEED, every=every)
    return ""


def imports(subject: Subject) -> str:
    """The two doors are the only way in."""
    texts.imported(subject.game.id)
    return ""


def complete(subject: Subject) -> str:
    """All that commands, help and statistics say is there."""
    found = texts.texts_of(subject.game.id)
    texts.translated(found)
    texts.described(subject.game, english())
    return ", ".join(f"{locale}: {len(keys)}" for locale, keys in found.items())


def told(subject: Subject) -> str:
    """Whatever happens has a sentence."""
    words = english()
    sentences.whatever_happens(subject, words)
    sentences.words_for_all_or_none(subject.game, words)
    sentences.choices_are_complete(subject.game)
    return f"{len(sentences.kinds_of(subject.game))} kinds of events"


def explained(subject: Subject) -> str:
    """Beside every question, “?” says what matters for it."""
    return f"{sentences.explained(subject, english())} kinds of questions"


def brief(subject: Subject) -> str:
    """Beside its picture a panel says little before its question."""
    with emblems_as_long_as_can_be():
        return moments(subject, english(), brevity.brief)


def lobby(subject: Subject) -> str:
    """What a host sees before the game."""
    shown = []
    for variant in subject.variants:
        if variant.choices not in shown:
            shown.append(variant.choices)
            panels.lobby_fits(subject.game, variant.choices, english())
    return ""


def moments(subject: Subject, words: Words, look: Callable[[Moment, Words], None]) -> str:
    """Look at some moments of a short and of a long match; at all where a crowd is asked."""
    seen = 0
    for seed, variant in enumerate(subject.sizes):
        every = max(1, subject.length(variant) // MOST_MOMENTS)
        moments = played(subject.game.rules, seed, variant.seats, variant.options)
        for n, moment in zip(count(), moments):
            crowd = len(moment.match.asks) == len(moment.match.put) > 1
            if n % every == 0 or crowd or moment.match.over:
                look(moment, words)
                seen += 1
    return f"{seen} moments"


@contextmanager
def emblems_as_long_as_can_be() -> Iterator[None]:
    """Show every emblem, as Discord writes them, for as long as this is entered."""
    show_emblems({key: f"<:{each.name}:{10**18}>" for key, each in emblems().items()})
    try:
        yield
    finally:
        show_emblems({})


def drawn(subject: Subject) -> str:
    """Every picture can be drawn at every moment, and says in words what it shows."""
    return moments(subject, english(), panels.drawn)


def fit(subject: Subject) -> str:
    """Discord takes every panel."""
    with emblems_as_long_as_can_be():
        return moments(subject, english(), panels.fit)


def language(subject: Subject) -> str:
    """Another language is files, and nothing else."""
    return moments(subject, Foreign(), panels.written_in_code)


def secrecy(subject: Subject) -> str:
    """Worlds that differ in what a viewer cannot know look alike to this viewer."""
    shown: set[str] = set()
    for variant in subject.sizes:
        world = secrets.World(subject.game.rules, variant.seats, variant.options, SEED)
        shown |= secrets.shown_by(world, MOST_THROWS)
    if subject.reveals is not None:
        more = sorted(shown - subject.reveals)
        require(not more, f"the dice come out by what was not meant to show them: {more}")
    return f"the dice come out by {', '.join(sorted(shown)) or 'nothing'}"


PROMISES = (
    Promise("It imports nothing of the project but bot.api and games.api", imports),
    Promise("Its texts are complete, and named after it", complete),
    Promise("It ends, whatever the host chooses, and whoever plays or says nothing", ends),
    Promise("Its questions fit Discord, and silence means something", questions),
    Promise("What happens is plain data", events),
    Promise("Crowns are conserved, and no purse goes below nothing", crowns),
    Promise("It counts what it has declared, and nothing else", statistics),
    Promise("Its medals have their words, and what they are for is counted", medals),
    Promise("An answer that is not on offer changes nothing", refusals),
    Promise("The same answers give the same match, at every point", replays),
    Promise("Whatever happens has a sentence, and is in the story", told),
    Promise("Every kind of question is explained behind “?”", explained),
    Promise("Discord takes its commands, in every language", commands),
    Promise("Its lobby and its rules fit", lobby),
    Promise("Its panels say little before the question", brief),
    Promise("Its panels fit, and offer what is asked", fit),
    Promise("Its pictures can be drawn, and say what they show", drawn),
    Promise("Every word that is shown is a text", language),
    Promise("What a seat cannot know makes no difference to what it sees", secrecy),
)


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game holds a promise. ``trouble`` is empty where it does."""

    sentence: str
    note: str = ""
    trouble: str = ""


def judge(subject: Subject) -> Iterator[Verdict]:
    """Look at one promise after the other; a game that does not end is not looked at further."""
    for promise in PROMISES:
        try:
            yield Verdict(promise.sentence, note=promise.check(subject))
        except Exception as trouble:
            # Whatever a stranger's game raises is what its author wants to read.
            said = str(trouble) if isinstance(trouble, AssertionError) else repr(trouble)
            yield Verdict(promise.sentence, trouble=said)
            if promise.check is ends:
                return
