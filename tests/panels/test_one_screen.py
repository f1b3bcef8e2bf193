"""A panel is one screen of a phone, controls and all, with names as long as they are."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from string import ascii_lowercase

import pytest

from bot.panels.addresses import Addresses
from bot.panels.alone import private_panel
from bot.panels.details import explain_panel, story_pages, story_panel, tale_panel
from bot.panels.hand import Shown
from bot.panels.height import BUTTON, GAP, PHONE, whole_height
from bot.panels.help import Here, help_panel, topics
from bot.panels.lobby import lobby_panel, more_panel
from bot.panels.shared import crowd_ask, public_ask
from bot.panels.table import public_panel
from bot.panels.table_pictures import private_picture, table_picture
from bot.plugins.registry import plugins
from bot.text import Words, words_for
from bot.text.words import FALLBACK, locales
from bot.values.tables import Status, TableView
from gallows.kit import snapshots as kit
from gallows.kit.game_under_test import Variant
from gallows.kit.limits import text
from gallows.kit.snapshots import Snapshot, in_full
from gallows.kit.word_counts import COMPUTERS, NAMES
from games.engine.asks import Seat

from .play import DUE, english, played, sizes

WORDS = english()
LONG = tuple(f"Qx{letter} Prudence the Careful" for letter in ascii_lowercase)
"""Names as long as any is, for everybody."""
GAMES = [
    (name, variant, seed)
    for name, seeds in (("botk", (3,)), ("dotk", (3,)), ("feast", (1, 3)))
    for variant in sizes(name)
    for seed in seeds
]
SELDOM, SELDOM_ELSEWHERE = 4, 12
"""Of matches that are long, every so many steps are looked at; in other languages even fewer."""

of_every_size = pytest.mark.parametrize(
    ("name", "variant", "seed"),
    GAMES,
    ids=[f"{name}-{variant.seats}-{seed}" for name, variant, seed in GAMES],
)
in_each_language = pytest.mark.parametrize("locale", locales())


def screen(words: Words) -> int:
    """Pixels: one screen, and room for two rows of buttons whose labels are longer than ours."""
    return PHONE + (2 * (GAP + BUTTON) if words.locale != FALLBACK else 0)


def seen(name: str, variant: Variant, seed: int) -> Iterator[tuple[Snapshot, TableView, Words]]:
    """Play a game; yield steps of it but for the last, what all see of the table, and in what."""
    rules = plugins()[name].rules
    for n, snapshot in enumerate(played(seed, variant.seats, variant.options, game=rules)):
        crowd = len(snapshot.match.asks) == len(snapshot.match.asked_together) > 1
        for words in map(in_full, () if snapshot.settled else locales()):
            ours = words.locale == FALLBACK
            often = (n + seed) % (SELDOM if ours else SELDOM_ELSEWHERE) == 0
            if often or name == "botk" or (crowd and ours):
                yield snapshot, snapshot.seen(names=LONG, computers=COMPUTERS), words


# One test for all languages: the game is the same in each, and played once.
@of_every_size
def test_whatever_is_asked_all_of_it_is_on_one_screen(
    name: str, variant: Variant, seed: int
) -> None:
    asked: Counter[str] = Counter()
    for snapshot, view, words in seen(name, variant, seed):
        public = snapshot.notebook(None)
        picture = table_picture(view, public, words)
        panel = public_panel(view, public, snapshot.tale, words, picture=picture)
        assert whole_height(panel.parts) <= screen(words), text(panel)
        asked[words.locale] += (crowd_ask(view) or public_ask(view)) is not None
    assert all(asked[locale] for locale in locales())


@of_every_size
def test_so_is_what_each_sees_alone_in_their_first_games_too(
    name: str, variant: Variant, seed: int
) -> None:
    asked: Counter[str] = Counter()
    for snapshot, view, words in seen(name, variant, seed):
        view = replace(view, seats=tuple(replace(seat, novice=True) for seat in view.seats))
        for at in range(variant.seats):
            seat, ask = Seat(at), next((a for a in snapshot.match.asks if a.seat == at), None)
            picture = private_picture(view, snapshot.notebook(seat), words)
            shown = Shown(picture=picture)
            panel = private_panel(view, snapshot.notebook(seat), ask, words, shown)
            assert whole_height(panel.parts) <= screen(words), text(panel)
            asked[words.locale] += ask is not None
    assert all(asked[locale] for locale in locales())


@pytest.mark.parametrize("name", ["botk", "dotk", "feast"])
@in_each_language
def test_so_is_a_lobby_of_any_size(name: str, locale: str) -> None:
    words = in_full(locale)
    for variant in sizes(name):
        seen = {"choices": variant.choices, "names": NAMES, "computers": COMPUTERS}
        lobby = kit.table(name, variant.seats, Status.LOBBY, closes_at=DUE, **seen)
        for panel in (lobby_panel(lobby, words), more_panel(lobby, words)):
            assert whole_height(panel.parts) <= screen(words), text(panel)


@in_each_language
def test_so_is_every_page_of_the_help(locale: str) -> None:
    addresses = Addresses(*[f"https://example.org/{each}" for each in ("help", "terms", "privacy")])
    words = words_for(locale)
    for topic in topics():
        panel = help_panel(topic, words, Here(1), addresses)
        assert whole_height(panel.parts) <= PHONE, text(panel)


@pytest.mark.parametrize(
    ("name", "said"), [("botk", ("-# Roles:", "-# Items:")), ("dotk", ("-# Put aside:",))]
)
def test_what_is_in_the_deal_is_one_press_away(name: str, said: tuple[str, ...]) -> None:
    """By “?” beside a question, and on top of every page of the recap."""
    asked = 0
    for snapshot in played(3, 5, game=plugins()[name].rules):
        view, public = snapshot.view, snapshot.notebook(None)
        ask, recap = public_ask(view), text(tale_panel(view, public, snapshot.tale, 0, WORDS))
        if ask is None or said[0] not in recap:
            continue
        asked += 1
        picture = table_picture(view, public, WORDS)
        shown = text(public_panel(view, public, snapshot.tale, WORDS, picture=picture))
        explained = text(explain_panel(view, public, ask, WORDS))
        assert all(each in explained and each in recap and each not in shown for each in said)
    assert asked > 3


@pytest.mark.parametrize("name", list(plugins()))
def test_every_page_of_the_recap_and_of_the_story_is_one_screen(name: str) -> None:
    rules = plugins()[name].rules
    *_, last = played(3, rules.least_seats, game=rules)
    view, public = last.seen(names=LONG), last.notebook(None)
    pages = story_pages(view, last.match.log, WORDS)
    panels = [story_panel(view, pages, n, WORDS) for n in range(len(pages))]
    recap = [tale_panel(view, public, last.tale, n, WORDS) for n in range(len(pages))]
    for panel in (*panels, *recap):
        assert whole_height(panel.parts) <= PHONE, text(panel)
