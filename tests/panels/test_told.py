"""What players are told is so, also where a game takes a turn that it hardly ever takes."""

from typing import Any

import pytest

from bot.panels.alone import private_panel
from bot.panels.hand import Shown
from bot.panels.rules import rules_panel
from bot.panels.table import final_panel
from bot.panels.table_pictures import poster_picture, private_picture
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.plugins.teller import Teller
from bot.text import locales, words_for
from cogs.feast.medals import TOAST, feats
from gallows.kit.limits import text
from gallows.kit.play import MatchPlay
from gallows.kit.snapshots import DUE, Snapshot, english
from games.botk.cards import Gallows
from games.botk.claims import Say
from games.dotk import events as dotk
from games.engine.asks import Seat
from games.feast.cards import Deck, Role, Spot
from games.feast.events import Died, GameEnded
from games.feast.goals import reached
from games.feast.scenarios import SETS, Scenario
from tests.botk.items import DUMMY, HAT, KEY, MIMIC, PARDON, SHIELD, WINE
from tests.botk.play import L, P, S
from tests.botk.play import deal as botk
from tests.botk.test_truth import the_five
from tests.dotk.play import C, last_two
from tests.engine.verdicts import found_out, said
from tests.feast.play import HEARTS, SIX, F, T, with_title
from tests.feast.play import deal as feast
from tests.feast.test_ends import all_up
from tests.panels.test_moments import fate

WORDS = english()


def told(play: MatchPlay[Any], game: str) -> str:
    """The whole story of a match."""
    fmt = Formatter(Snapshot(play.match).view, WORDS, emblems=0)
    return "\n".join(
        line
        for _, lines in plugins()[game].view.story(fmt, play.match.log)
        for line in map(str, lines)
    )


# --- By Order of the King ---


@pytest.mark.parametrize("locale", locales())
def test_silence_in_a_vote_costs_nobody_their_move(locale: str) -> None:
    """The Mob votes before anybody has moved, or after all have."""
    play = botk((L, S, L, L), (HAT, HAT, DUMMY, PARDON), (Gallows.THE_MOB, Gallows.BITTER_CUP))
    fmt = Formatter(Snapshot(play.match).view, words_for(locale))
    read = plugins()["botk"].view.silence(fmt, play.match.asks[0])
    for word in ("move", "Zug", "tour", "drag"):
        assert word not in read


def test_where_the_pardon_has_pushed_out_what_was_safe_it_is_not_told_that_none_was_drawn() -> None:
    drawn = (MIMIC, SHIELD, KEY, HAT, WINE, DUMMY)
    play = botk((L, L, S, S), (PARDON, MIMIC, SHIELD, DUMMY), drawn=drawn, removes=KEY)
    snapshot = Snapshot(play.match)
    fmt, book = Formatter(snapshot.view, WORDS, emblems=0), snapshot.notebook(None)
    read = plugins()["botk"].view.tale(fmt, book, snapshot.tale)
    assert "No Pardon was drawn: Nice Hat goes, a Pardon comes in." in read
    assert "No item is safe: the Executioner takes out Hidden Key." in read


def test_order_falls_without_a_saboteur_and_nothing_says_that_there_was_one() -> None:
    play = botk((L, P, L, L), (PARDON, HAT, DUMMY, HAT)).pass_actions()
    play.execute(1)
    snapshot = Snapshot(play.match)
    made = poster_picture(snapshot.view, snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    read = text(final_panel(snapshot.view, snapshot.notebook(None), WORDS))
    for words in (made.alt, read):
        assert "The Saboteurs win, but there were none: " in words


def test_the_first_head_may_have_been_straw() -> None:
    play = botk((L, S, L, L), (DUMMY, HAT, HAT, PARDON)).pass_actions()
    play.execute(1)
    play.stop()
    outcome = play.match.outcome
    assert outcome is not None
    assert all(part.alive for part in outcome.seats)
    assert [count.n for count in outcome.seats[0].statistics if count.name == "heads"] == [1]
    assert "kill" not in WORDS("botk-medal-first-head-text")


def test_the_whole_story_sends_nobody_to_cards_that_are_not_there_any_more() -> None:
    play = botk((L, S, L, L), (KEY, HAT, DUMMY, PARDON), (Gallows.SPIN, Gallows.BITTER_CUP))
    play.do(0, "turn", "clockwise")
    fmt, snapshot = Formatter(Snapshot(play.match).view, WORDS), Snapshot(play.match)
    seen = plugins()["botk"].view.tale(fmt, snapshot.notebook(None), snapshot.tale)
    assert "The wheel turns clockwise. “My cards” shows what you saw." in seen
    assert "The wheel turns clockwise." in told(play, "botk").split("\n")
    assert "My cards" not in told(play, "botk")


def test_who_has_moved_a_card_themselves_reads_a_sentence_that_begins_as_one() -> None:
    play = botk((L, S, L, L), (HAT, KEY, DUMMY, PARDON))
    play.act(1, "switch", 1, 2)
    play.act(2, "switch", 1, 3)
    snapshot = Snapshot(play.match)
    for seat, since in (
        (1, "⤷ You swapped it. Now: "),
        (2, "** swapped it, you swapped it. Now: "),
    ):
        assert since in text(
            private_panel(snapshot.view, snapshot.notebook(Seat(seat)), None, WORDS)
        )


@pytest.mark.parametrize(
    ("locale", "was"), [("en", "item: the Pardon"), ("fr", "c’était la Grâce")]
)
def test_what_somebody_saw_is_said_as_what_it_was_then(locale: str, was: str) -> None:
    """It counts as true also where the card has been moved since, and its speaker knows that."""
    play = the_five()
    play.act(1, "peek", 2)
    play.act(2, "switch", 2, 3)
    assert said(play, 1, Say.LEARNED, 2, PARDON) is True
    claim = play.match.talk.claims[0]
    fmt = Formatter(Snapshot(play.match).view, words_for(locale), emblems=0)
    assert was in Teller(fmt).sentence(claim.kind, claim.about)


def test_the_best_nose_is_not_said_to_have_doubted_most_lies() -> None:
    """Of whoever doubted more of them, and truths as well, those count against it."""
    play = the_five()
    lies = [(1, Say.COME_OUT, P), (2, Say.COME_OUT, L), (2, Say.HOLD, KEY)]
    assert not any(said(play, *lie) is True for lie in lies)
    assert said(play, 1, Say.COME_OUT, L) is True
    for seat in (3, 4):
        said(play, seat, "disagree", 1)
        said(play, seat, "disagree", 2)
    play.pass_actions()
    assert said(play, 1, Say.HOLD, HAT) is True
    said(play, 4, "disagree", 3)
    said(play, 4, "disagree", 4)
    play.execute(3)
    said(play, 4, "disagree", 9)
    (nose,) = found_out(play).noses
    assert (nose.seat, nose.lies) == (3, 2), "4 has doubted three, and two truths"
    assert "most" not in WORDS("medal-best-nose-text")


# --- King's Feast ---


@pytest.mark.parametrize(
    ("locale", "before"), [("en", "before"), ("de", "bevor"), ("fr", "avant"), ("sv", "innan")]
)
def test_who_may_claim_can_read_that_the_first_title_used_ends_the_time_for_it(
    locale: str, before: str
) -> None:
    play = with_title(T.SPYMASTER).boast(1).boast(1)
    claims = play.start_of(1).offers(1)
    assert {"steal", "spymaster"} <= {*claims}
    play.do(1, "spymaster", 2)
    assert "steal" not in play.offers(1)
    assert before in text(rules_panel("feast", "turn", words_for(locale))).split("2.")[0]


@pytest.mark.parametrize("later", [True, False])
def test_a_poison_that_may_have_come_later_is_not_called_the_chamberlains(later: bool) -> None:
    """Bread is poisoned deep in its deck, and before 2 by another's hand; or 2 is dealt it."""
    play = feast(poisons=(F.BREAD,), at={} if later else {F.BREAD: (1,)}, drawn=(F.BREAD,))
    if later:
        play.act(1, 2, "poison", Deck.FOOD_POISON)
        play.do(1, "poison", 2)
        play.settle()
    play.until(2).flip(2, 1)
    assert (2, "food") in play.dead()
    snapshot = Snapshot(play.match)
    read = text(private_panel(snapshot.view, snapshot.notebook(Seat(3)), None, WORDS))
    assert "You mixed poison into: bread" in read
    assert ("Found so far: bread." in read) is not later


def test_a_poison_that_was_tasted_is_not_called_the_chamberlains_either() -> None:
    """The Chamberlain, who is the Taster, too, tastes pie that another's hand has poisoned."""
    titles = (T.CUPBEARER, T.SENESCHAL, T.CHAMBERLAIN, T.MARSHAL, T.STEWARD)
    how: dict[str, Any] = {"titles": titles, "kings": (T.TASTER,)}
    play = feast(SIX, poisons=(F.PIE,), drawn=(F.PIE,), **how)
    play.boast(3).until(0, "grant-to").do(0, "give", 3)
    play.until(1).act(1, 2, "poison", Deck.FOOD_POISON)
    play.do(1, "poison", 3)
    play.until(3).do(3, "taster", F.PIE)
    play.flip(3, 3)
    assert (3, "food") in play.dead()
    snapshot = Snapshot(play.match)
    read = text(private_panel(snapshot.view, snapshot.notebook(Seat(3)), None, WORDS))
    assert "You mixed poison into: roast, pie" in read
    assert "Found so far" not in read


def test_medals_for_toasts_are_said_to_be_for_what_one_has_drunk() -> None:
    """Who keeps sober lives through a toast as well, and earns nothing by it."""
    play = feast()
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "down" if ask.seat == 4 else "up")
    play.settle()
    earned = {seat for seat, feat in feats([e.event for e in play.match.log]) if feat == TOAST}
    assert earned == {0, 1, 2, 3}
    for name in ("three-toasts", "regular-guest"):
        assert "toast" not in WORDS(f"feast-medal-{name}-text")


def test_once_the_feast_is_over_no_dead_guest_reads_that_they_can_still_win() -> None:
    """That it is over is told a beat before who has won."""
    play = feast(goblet=0, goblets=2)
    all_up(play)
    assert (2, "goblet") in play.dead()
    assert "can still win" not in fate(play, 2, until=GameEnded)
    assert "can still win" in fate(play, 2, until=Died)


def test_a_king_whose_death_nobody_wins_by_is_not_told_that_many_want_it() -> None:
    """So it is with five in scenario B; in A one of five wins by it."""
    roles = SETS[Scenario.B][5]
    lives = dict.fromkeys(roles, True)
    assert not any(reached(r, {**lives, Role.KING: False}) > reached(r, lives) for r in roles)
    snapshot = Snapshot(feast(roles).match)
    view = plugins()["feast"].view
    for locale, many in (("en", "Many"), ("de", "Viele"), ("sv", "Många")):
        fmt = Formatter(snapshot.view, words_for(locale))
        assert many not in view.advice(fmt, snapshot.notebook(Seat(0)))


def test_who_serves_hears_of_no_poison_where_none_is_left() -> None:
    play = feast()
    while play.notebook(None).decks[Deck.POISON_GOBLET]:
        seat = play.match.asks[0].seat
        if play.match.asks[0].topic != "act" or seat == 0:
            play.idle()
            continue
        play.act(seat, 2, "poison", Deck.POISON_GOBLET)
        play.do(seat, "poison", seat)
        play.settle()
    play.until(4).act(4, 0, "spill", 0)
    play.settle().until(1)
    snapshot, (ask,) = Snapshot(play.match), play.match.asks
    (verb,) = [verb for verb in ask.verbs if verb.name == "cupbearer"]
    assert verb.pool == (Spot.BOX,)
    book, view = snapshot.notebook(Seat(1)), plugins()["feast"].view
    for locale in locales():
        fmt = Formatter(snapshot.view, words_for(locale))
        hint = view.choice(fmt, book, ask, verb, Spot.BOX).hint
        for word in ("poison", "Gift", "gift"):
            assert word not in hint, hint
    play.do(1, "cupbearer", Spot.BOX)
    assert "You served only wine." in text(
        private_panel(snapshot.view, Snapshot(play.match).notebook(Seat(1)), None, WORDS)
    )


def test_one_winner_is_paid_and_several_each() -> None:
    play = feast(goblet=0)
    all_up(play)
    assert play.winners() == ["assassin"]
    assert "3 crowns from the treasury: " in told(play, "feast")
    play = feast(HEARTS, goblet=0)
    all_up(play)
    assert len(play.winners()) > 1
    assert "3 crowns each from the treasury: " in told(play, "feast")


# --- Death Over the Kingdom ---


def test_who_has_just_gone_out_is_shown_no_card_and_no_place() -> None:
    play = last_two(C.QUEEN, C.KNIGHT)
    snapshot, log = Snapshot(play.match), play.match.log
    book = play.match.game.notebook(3, Seat(2))
    out = next(at for at, each in enumerate(log) if isinstance(each.event, dotk.WentOut))
    book.read(log[: out + 1])
    shown = Shown(picture=private_picture(snapshot.view, book, WORDS))
    read = text(private_panel(snapshot.view, book, None, WORDS, shown))
    assert "You are out" in read
    assert "You have out" not in read
    assert shown.picture is None


# --- Royal Execution ---


@pytest.mark.parametrize(
    ("locale", "week"), [("en", "week"), ("de", "Woche"), ("fr", "semaine"), ("sv", "vecka")]
)
def test_who_plays_alone_can_read_that_a_game_left_for_a_week_is_lost(
    locale: str, week: str
) -> None:
    assert week in text(rules_panel("execution", "house", words_for(locale)))
