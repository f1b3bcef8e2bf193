"""What every game must hold: promises, each a sentence and a check of it.

A check raises `Broken`, or whatever a game's own code raises, and returns a few words to report.
"""

import pickle
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import count, takewhile

from bot.plugins.plugin import Seating
from bot.tables.feats import tallies, with_feats
from bot.text import Words
from bot.text.emblems import emblems, show_emblems
from bot.text.words import FALLBACK, locales
from gallows.hash_replays import Record, played_apart
from gallows.kit import emblems as emblems_named
from gallows.kit import panels, secrets, sentences, texts, word_counts
from gallows.kit.asked import alike, question
from gallows.kit.assertions import Broken, require
from gallows.kit.author import line_of
from gallows.kit.claims import judged, offered
from gallows.kit.commands import commands
from gallows.kit.computers import computers
from gallows.kit.game_under_test import GameUnderTest, declined
from gallows.kit.instrumented import LONGEST_THOUGHT, asking_line, telling_line
from gallows.kit.properties import refuses_pranks, replays_alike
from gallows.kit.slow_parts import timed
from gallows.kit.snapshots import Foreign, Snapshot, english, played, without_faults
from gallows.kit.thoughts import advised
from gallows.kit.time_limit import within
from gallows.kit.versions import comparable
from games.engine.events import event_json
from games.engine.random_player import RandomPlayer

MOST_MOMENTS = 11
"""Moments of one match whose panels are looked at."""
FEW_MOMENTS = 3
"""The same, of a match of a size between the fewest and the most seats."""
MOST_SEEDS = 8
"""Hash seeds under which matches are played again."""
LONGEST_LOOK = 20.0
"""Seconds of processor time that all panels of a snapshot may take."""
MOST_FORKS = 12
"""Throws of the dice of one match that are changed, and as many answers that others may not see."""

FEW_FORKS = 4
"""The same, where the host has chosen something."""


@dataclass(frozen=True, slots=True)
class Promise:
    """What a game must hold, as a sentence, and how it is looked at."""

    sentence: str
    check: Callable[[GameUnderTest], str]
    again: bool = True
    """Whether other matches may show something else."""


def ends(under_test: GameUnderTest) -> str:
    """Every match comes to an end, with a result for every seat."""
    for each in under_test.matches:
        outcome = each.match.outcome
        require(outcome is not None, f"{each}: it is over without a result")
        seats = [part.seat for part in outcome.seats] if outcome else []
        require(seats == list(range(each.variant.seats)), f"{each}: the result names {seats}")
    return f"{under_test.coverage.matches} matches, {under_test.coverage.longest} answers at most"


def questions(under_test: GameUnderTest) -> str:
    """Every question fits Discord's controls."""
    for each in under_test.matches:
        for put, line in zip(each.put, each.lines, strict=True):
            for ask in put:
                said = f"{each}: the question {ask.topic!r}"
                try:
                    question(said, ask)
                    alike(said, ask, put)
                except Broken as broken:
                    raise Broken(str(broken), line) from None
    return f"{under_test.coverage.answers} answers"


def events(under_test: GameUnderTest) -> str:
    """What happens is plain data, so it can be written down."""
    for each in under_test.matches:
        for entry in each.match.log:
            try:
                event_json(entry)
                hash(entry.event)
            except TypeError as trouble:
                raise Broken(
                    f"{type(entry.event).__name__}: {trouble}",
                    telling_line(each.match, entry),
                    "An event holds numbers, words, enums, and tuples of them.",
                ) from trouble
            taken = {"n", "event", "to"} & set(entry.event.parts())
            require(not taken, f"{type(entry.event).__name__} has a field named {taken}")
    return f"{len(under_test.coverage.events)} kinds of events"


def crowns(under_test: GameUnderTest) -> str:
    """Crowns only change hands; nobody pays what is not there."""
    for each in under_test.matches:
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


def statistics(under_test: GameUnderTest) -> str:
    """Only what is declared is counted, and there is a text for it."""
    words, game = english(), under_test.game
    declared = {each.name: each.words or ("",) for each in game.statistics}
    for each in under_test.matches:
        for part in each.match.outcome.seats if each.match.outcome else ():
            words(f"{game.id}-role-{part.role}")
            for counted in part.statistics:
                known = counted.word in declared.get(counted.name, ())
                require(known, f"{each}: {counted} is counted, but not declared")
    return ", ".join(declared)


def medals(under_test: GameUnderTest) -> str:
    """What medals are for is counted, and they have their words; not all need be seen here."""
    words, game = english(), under_test.game
    texts.named_medals(game, words)
    feats = {medal.feat for medal in game.medals if medal.feat}
    begun = under_test.coverage.medals
    for each in under_test.matches:
        told = [happened.event for happened in each.match.log]
        for seat, feat in game.feats(told):
            require(feat in feats, f"{each}: seat {seat} has done {feat!r}, which no medal is for")
        outcome = each.match.outcome
        for part in with_feats(outcome, game, each.match.log).seats if outcome else ():
            begun |= {medal.name for medal in game.medals if medal.begun(tallies(part))}
    if not game.medals:
        return "none"
    missing = ", ".join(medal.name for medal in game.medals if medal.name not in begun)
    return f"{len(game.medals)}" + (f"; nobody came nearer to: {missing}" if missing else "")


def refusals(under_test: GameUnderTest) -> str:
    """Nonsense changes nothing."""
    for variant in under_test.sizes:
        refuses_pranks(*variant.begin(under_test.game, under_test.seed), under_test.seed)
    return ""


def replays(under_test: GameUnderTest) -> str:
    """A match is a function of its dice and answers."""
    comparable(under_test)
    for variant in under_test.sizes:
        stored = variant.options.model_dump_json()
        same = under_test.game.rules.options.model_validate_json(stored) == variant.options
        require(same, f"the options are not what they were after they were stored: {stored}")
        replays_alike(*variant.begin(under_test.game, under_test.seed), under_test.seed)
    return ""


def hashes(under_test: GameUnderTest) -> str:
    """Words hash otherwise in every process: a script must not go through a set in its order."""
    if len(under_test.coverage.hashed) >= MOST_SEEDS:
        return f"{len(under_test.coverage.hashed)} hash seeds"
    # What people say, and who plays, is in what was given.
    own = under_test.original.rules
    rules = replace(own, computer=RandomPlayer(), claims=None, speaker=None, lookahead=None)
    sizes = under_test.sizes
    tried = [
        each for each in under_test.matches if each.variant in sizes and each.kind != "silence"
    ]
    records = [
        Record(
            rules,
            each.variant.seats,
            each.variant.options,
            each.match.purses,
            each.seed,
            tuple(each.match.given),
        )
        for each in tried
    ]
    seeds = (2 * under_test.round + 1, 2 * under_test.round + 2)
    try:
        here, there = played_apart(records, seeds)
    except (pickle.PicklingError, AttributeError, TypeError, RuntimeError) as why:
        return f"not tried, for another process does not find the rules: {why}"
    for each, one, two in zip(tried, here, there, strict=True):
        if one == two:
            continue
        pairs = zip(one, two, strict=False)
        fit = sum(1 for _ in takewhile(lambda both: both[0] == both[1], pairs))
        again, _ = each.variant.begin(under_test.game, each.seed)
        again.replay(each.match.given[: max(0, fit - 1)])
        raise Broken(
            f"{each}: after {fit} answers, the same answers gave another match in another process",
            asking_line(again),
            "What follows this line goes through a set, or what hashes words: sort it first, or "
            "keep a list, a tuple or a dict.",
        )
    under_test.coverage.hashed |= set(seeds)
    return f"{len(under_test.coverage.hashed)} hash seeds"


def imports(under_test: GameUnderTest) -> str:
    """The two doors are the only way in."""
    texts.imported(under_test.game.id)
    return ""


def complete(under_test: GameUnderTest) -> str:
    """All that commands, help and statistics say is there."""
    found = texts.texts_of(under_test.game.id)
    texts.translated(under_test.game.id)
    texts.described(under_test.game, english())
    return ", ".join(f"{locale}: {len(keys)}" for locale, keys in found.items())


def told(under_test: GameUnderTest) -> str:
    """Whatever happens has a sentence."""
    words = english()
    sentences.whatever_happens(under_test, words)
    sentences.words_for_all_or_none(under_test, words)
    sentences.choices_are_complete(under_test)
    return f"{len(sentences.kinds_in(under_test))} kinds of events"


def explained(under_test: GameUnderTest) -> str:
    """Beside every question, “?” says what matters for it."""
    return f"{sentences.explained(under_test, english())} kinds of questions"


def brief(under_test: GameUnderTest) -> str:
    """Beside its picture a panel says little before its question, in each language of the game."""
    with emblems_as_long_as_can_be():
        return snapshots(under_test, languages(under_test), word_counts.brief)


def lobby(under_test: GameUnderTest) -> str:
    """What a host sees before the game."""
    shown = []
    for variant in under_test.variants:
        if variant.choices not in shown:
            shown.append(variant.choices)
            for words in languages(under_test):
                panels.lobby_fits(under_test.game, variant.choices, words)
    for why in declined(under_test.game):
        for words in languages(under_test):
            panels.refusal_fits(under_test.game, why, words)
    return ""


def languages(under_test: GameUnderTest) -> list[Words]:
    """Return the languages in which a game's texts are read: English, and others of the bot's."""
    found = texts.texts_of(under_test.game.id)
    others = [without_faults(each) for each in locales() if each in found and each != FALLBACK]
    return [english(), *others]


def snapshots(
    under_test: GameUnderTest, all_words: Sequence[Words], look: Callable[[Snapshot, Words], None]
) -> str:
    """Look at some moments of a short and of a long match, and at few of each size between.

    At all where a crowd is asked, and at the first where something is on offer; in English, and in
    the other languages by turns.
    """
    first, *others = all_words
    coverage, name = under_test.coverage, look.__qualname__
    for seed, variant in enumerate(under_test.every_size, 1000 * under_test.round):
        between = variant not in under_test.sizes or variant in under_test.chosen
        few = FEW_MOMENTS if between else MOST_MOMENTS
        every = max(1, under_test.length(variant) // few) * (1 + 3 * (under_test.round > 0))
        # Who plays alone and says nothing gives up: that is soon over.
        silent = 100 if under_test.game.seating is Seating.ALONE else 6
        rules, seats, options = under_test.game.rules, variant.seats, variant.options
        choices = variant.choices
        moments = played(rules, seed, seats, options, choices=choices, silent=silent)
        for n, snapshot in zip(count(), moments):
            match = snapshot.match
            crowd = len(match.asks) == len(match.asked_together) > 1 and not between
            topics = {(ask.topic, tuple(verb.name for verb in ask.verbs)) for ask in match.asks}
            new = [topic for topic in topics if coverage.first("moments", name, topic)]
            # It may take far longer than the one by which its length is known.
            due = n % every == 0 and n < 2 * few * every
            if new or due or crowd or match.over:
                seen = coverage.moments.get(name, 0)
                turn = others if match.over else others[seen % max(1, len(others)) :][:1]
                for words in (first, *turn):
                    with timed(under_test.game.id):
                        within(LONGEST_LOOK, look, snapshot, words)
                coverage.moments[name] = seen + 1
    return f"{coverage.moments[name]} moments"


@contextmanager
def emblems_as_long_as_can_be() -> Iterator[None]:
    """Show every emblem, as Discord writes them, for as long as this is entered."""
    show_emblems({key: f"<:{each.name}:{10**18}>" for key, each in emblems().items()})
    try:
        yield
    finally:
        show_emblems({})


def drawn(under_test: GameUnderTest) -> str:
    """Every picture can be drawn at every moment, and says in words what it shows."""

    def look(snapshot: Snapshot, words: Words) -> None:
        panels.drawn(snapshot, words)
        emblems_named.known(snapshot, words)

    return snapshots(under_test, [english()], look)


def thoughts(under_test: GameUnderTest) -> str:
    """No computer player keeps the others waiting; matches in which they play have been played."""
    played, slowest = under_test.matches, under_test.computer.slowest
    if not played or slowest is None:
        return ""
    took = f"{slowest.seconds * 1000:.0f} ms"
    asked = f"{slowest.topic} with {slowest.seats} seats"
    require(
        slowest.seconds <= LONGEST_THOUGHT,
        f"the computer player has thought {took} about {asked}, not {LONGEST_THOUGHT:g} s",
        line_of(under_test.original.rules.computer.answer),
        "Let it try fewer ways: a table where it takes longer goes on without its answer.",
    )
    return f"the slowest in {took}: {asked}"


def fit(under_test: GameUnderTest) -> str:
    """Discord takes every panel."""
    emblems_named.stand_ins(under_test.game.id)
    with emblems_as_long_as_can_be():
        return snapshots(under_test, languages(under_test), panels.fit)


def language(under_test: GameUnderTest) -> str:
    """Another language is files, and nothing else."""
    return snapshots(under_test, [Foreign()], panels.written_in_code)


def secrecy(under_test: GameUnderTest) -> str:
    """Worlds that differ in what a viewer cannot know look alike to this viewer."""
    coverage = under_test.coverage
    for variant in under_test.sizes:
        seats, options, choices = variant.seats, variant.options, variant.choices
        rules, seed, turn = under_test.game.rules, under_test.seed, under_test.round
        world = secrets.World(rules, seats, options, seed, turn, choices)
        forks = FEW_FORKS if variant in under_test.chosen else MOST_FORKS
        by_throws, by_answers = secrets.shown_by(world, forks, coverage)
        coverage.by_throws |= by_throws
        coverage.by_answers |= by_answers
    shown = coverage.by_throws
    if under_test.reveals is not None:
        more = sorted(shown - under_test.reveals)
        require(not more, f"the dice come out by what was not meant to show them: {more}")
    said = [f"the dice come out by {', '.join(sorted(shown)) or 'nothing'}"]
    if coverage.hidden:
        said.append(f"secret answers by {', '.join(sorted(coverage.by_answers)) or 'nothing'}")
    return "; ".join(said)


PROMISES = (
    Promise("It imports nothing of the project but bot.api and games.api", imports, again=False),
    Promise("Its texts are complete, and named after it", complete, again=False),
    Promise("It ends, whatever the host chooses, and whoever plays or says nothing", ends),
    Promise("Its questions fit Discord, and silence means something", questions),
    Promise("What happens is plain data", events),
    Promise("Crowns are conserved, and no purse goes below nothing", crowns),
    Promise("It counts what it has declared, and nothing else", statistics),
    Promise("Its medals have their words, and what they are for is counted", medals),
    Promise("What is claimed in it is true, false, or not to be known", judged),
    Promise("The lines that are offered to say first can be said", offered),
    Promise("Its computers play as they are, and say what may be said", computers),
    Promise("Its computer players answer in time", thoughts),
    Promise("What it thinks about for who plays alone comes to words", advised),
    Promise("An answer that is not on offer changes nothing", refusals),
    Promise("The same answers give the same match, at every point", replays),
    Promise("So they do in another process, where words hash otherwise", hashes),
    Promise("Whatever happens has a sentence, and is in the story", told),
    Promise("Every kind of question is explained behind “?”", explained),
    Promise("Discord takes its commands, in every language", commands, again=False),
    Promise("Its lobby and its rules fit", lobby, again=False),
    Promise("Its panels say little before the question", brief),
    Promise("Its panels fit, and offer what is asked", fit),
    Promise("Its pictures can be drawn, and say what they show", drawn),
    Promise("Every word that is shown is a text", language),
    Promise("What a seat cannot know makes no difference to what it sees", secrecy),
)
