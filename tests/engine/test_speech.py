"""What computer players say, and how it is told."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise

import pytest

from bot.plugins.plugin import GamePlugin
from bot.plugins.registry import plugins
from bot.text import locales, words_for
from docs.stories.tell import HERE, SEATS, evening, pages, speaking, story
from games.botk.claims import Say
from games.botk.events import RoleDealt
from games.botk.game import BOTK
from games.dotk.claims import Say as Plans
from games.dotk.game import DOTK
from games.engine.asks import Seat
from games.engine.claims import REPLIES, Claimed
from games.engine.computers import Computer
from games.engine.game import Game
from games.engine.match import Match
from games.engine.play_style import PlayStyle, Temper
from games.engine.simulation import deal_seed, match_line, play
from games.engine.truth import Known
from games.feast.game import FEAST

GAMES = [game.id for game in speaking()]


def talked(n: int, temper: Temper, game: Game = BOTK, *, last_words: bool = False) -> Match:
    """A match in which all speak whenever they have something to say."""
    players = [Computer(game, PlayStyle(temper=temper, talkative=True))] * SEATS
    seed = deal_seed(game, SEATS, "talk", n)
    return play(game, seed, players, talk=True, last_words=last_words)


def test_the_same_seed_says_the_same():
    assert match_line(talked(1, Temper.BOLD), b"") == match_line(talked(1, Temper.BOLD), b"")


def lies(temper: Temper) -> tuple[int, int]:
    """Of the Loyalists who come out: how many lie, and how many there are."""
    false = all_ = 0
    for n in range(20):
        match = talked(n, temper)
        roles = {
            entry.event.seat: entry.event.role
            for entry in match.log
            if isinstance(entry.event, RoleDealt)
        }
        for claim in match.talk.claims:
            if claim.kind == Say.COME_OUT and roles[claim.seat] == "loyalist":
                all_ += 1
                false += claim.about != (roles[claim.seat],)
    return false, all_


def test_the_treacherous_lie_more_than_the_careful():
    sly, said_by_sly = lies(Temper.TREACHEROUS)
    honest, said_by_honest = lies(Temper.CAREFUL)
    assert sly / said_by_sly > 0.25
    assert honest / said_by_honest < 0.15


def promises(temper: Temper) -> tuple[int, int]:
    """Of those who say at Death Over the Kingdom what they will do: how many do not, and how many
    there are.
    """
    broken = all_ = 0
    for n in range(2):
        for said, done in pairwise(talked(n, temper, DOTK).given):
            if said.claim and said.verb == Plans.WILL:
                all_ += 1
                broken += ("exchange" in said.picks) != (done.verb == "exchange")
    return broken, all_


def test_the_careful_do_what_they_say_and_the_treacherous_do_not():
    sly, said_by_sly = promises(Temper.TREACHEROUS)
    honest, said_by_honest = promises(Temper.CAREFUL)
    assert sly / said_by_sly > 0.4
    assert honest / said_by_honest < 0.2


def known_to_all(match: Match) -> Iterator[tuple[Claimed, Known]]:
    """What was said, but for replies, each with what everybody could tell of it just then."""
    book, judge = match.game.notebook(match.seats, None), match.game.truth
    assert judge is not None
    for entry in match.log:
        book.read([entry])
        if isinstance(entry.event, Claimed) and entry.event.kind not in REPLIES:
            yield entry.event, judge(book, entry.event)


@pytest.mark.parametrize("game", speaking(), ids=GAMES)
def test_no_computer_says_what_all_can_see_to_be_so_or_not_to_be_so(game: GamePlugin):
    for n in range(12 if game.id == "botk" else 3):
        match = talked(n, Temper.TREACHEROUS, game.rules, last_words=True)
        assert match.talk.claims
        assert [claim for claim, known in known_to_all(match) if known is not None] == []


def about_cards(match: Match) -> Iterator[tuple[Claimed, list[Claimed]]]:
    """What was said of a card, with what its speaker had said of it before."""
    book, said = match.game.notebook(match.seats, None), list[Claimed]()
    for entry in match.log:
        book.read([entry])
        event, where = entry.event, book.spoken_of
        if isinstance(event, Claimed) and where.get(event.number) is not None:
            card = where[event.number]
            before = [one for one in said if one.seat == event.seat]
            yield event, [one for one in before if where.get(one.number) is card]
            said.append(event)


@pytest.mark.parametrize("game", [BOTK, DOTK], ids=["botk", "dotk"])
def test_no_computer_contradicts_what_it_has_said_of_a_card(game: Game):
    for n in range(12 if game is BOTK else 3):
        match = talked(n, Temper.TREACHEROUS, game, last_words=True)
        for claim, before in about_cards(match):
            standing = [one for one in before if one.number not in match.talk.taken_back]
            assert {one.about[-1] for one in standing} <= {claim.about[-1]}


@pytest.mark.parametrize("game", [BOTK, FEAST], ids=["botk", "feast"])
def test_no_computer_says_of_more_people_that_they_are_something_than_there_can_be(game: Game):
    for n in range(8):
        match = talked(n, Temper.TREACHEROUS, game)
        book = game.notebook(match.seats, None)
        for entry in match.log:
            book.read([entry])
            if not isinstance(entry.event, Claimed):
                continue
            roles = book.active_roles if game is BOTK else book.roles
            of = {"come-out": lambda one: one.seat, "estimate": lambda one: one.about[0]}
            said = defaultdict[object, set[object]](set)
            for one in book.talk.standing:
                if one.seat == entry.event.seat and one.kind in of:
                    said[one.about[-1]].add(of[one.kind](one))
            assert all(len(seats) <= roles.count(role) for role, seats in said.items())


@pytest.mark.parametrize(("temper", "first"), [(Temper.BOLD, 20), (Temper.TREACHEROUS, 28)])
def test_no_computer_answers_others_against_what_it_says_itself(temper: Temper, first: int):
    for n in range(first, first + 6):
        book = FEAST.notebook(SEATS, None)
        for entry in talked(n, temper, FEAST).log:
            book.read([entry])
            reply = entry.event
            if not isinstance(reply, Claimed) or reply.kind not in REPLIES:
                continue
            of = {"come-out": lambda one: one.seat, "estimate": lambda one: one.about[0]}
            other = book.talk.claim(int(reply.about[0]))
            own = {
                of[one.kind](one): one.about[-1]
                for one in book.talk.standing
                if one.seat == reply.seat and one.kind in of
            }
            about = of[other.kind](other) if other.kind in of else None
            if about in own:
                assert (own[about] == other.about[-1]) is (reply.kind == "agree")


@pytest.mark.usefixtures("known_decks")
@pytest.mark.parametrize("game", speaking(), ids=GAMES)
def test_a_story_tells_who_said_what_and_who_won(game: GamePlugin):
    match, _ = evening(game)
    told = "\n\n".join(story(game, "en")) + "\n"
    assert len(match.talk.claims) >= 4
    numbers = [int(n) for n in re.findall(r"^💬 .*” #(\d+)", told, re.MULTILINE)]
    assert numbers == [t.event.number for t in match.log if isinstance(t.event, Claimed)]
    assert {claim.seat for claim in match.talk.claims} <= {Seat(n) for n in range(SEATS)}
    last = told.rstrip().splitlines()[-1]
    assert match.outcome is not None
    for part in match.outcome.seats:
        name = f"computer-{part.seat + 1}"
        assert (game_name(name) in last) >= part.won
    assert told == (HERE / f"{game.id}.md").read_text("utf-8"), "the page is what is told now"


@pytest.mark.usefixtures("known_decks")
@pytest.mark.parametrize("locale", [each for each in locales() if each != "en"])
def test_the_same_evening_is_told_in_every_language(locale: str):
    """With the same claims by the same seats, and no computer left in English."""
    botk = next(game for game in speaking() if game.id == "botk")
    told = "\n\n".join(story(botk, locale)) + "\n"
    assert told == (HERE / f"botk.{locale}.md").read_text("utf-8")
    names = [words_for(locale)(f"computer-{n + 1}") for n in range(SEATS)]
    said = [entry.event for entry in evening(botk)[0].log if isinstance(entry.event, Claimed)]
    lines = re.findall(r"^💬 \*\*(.*?)\*\*.*#(\d+) *$", told, re.MULTILINE)
    assert [int(n) for _, n in lines] == [claim.number for claim in said]
    assert all(
        who.startswith(names[claim.seat]) for (who, _), claim in zip(lines, said, strict=True)
    )


@pytest.mark.usefixtures("known_decks")
def test_every_game_has_its_evening_also_if_nobody_can_speak_in_it():
    told = dict(pages())
    assert {f"{game}.md" for game in plugins()} <= set(told)
    for name, page in told.items():
        assert (HERE / name).read_text("utf-8") == page, "python -m docs.stories.tell"


def game_name(key: str) -> str:
    return words_for("en")(key)
