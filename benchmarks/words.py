"""How many words texts and panels say in each language, and how high panels are on a phone.

`python -m benchmarks.words texts [CHECKOUT]` counts the words that texts are written in, by
language and game, here or in another checkout, such as one of an older version.

`python -m benchmarks.words panels GAMES [FOLDER]` (needs Chromium): of each kind so many games are
simulated with every number of seats, every second seat a computer's; every panel of some moments is
counted as it is with its picture, in each language. The highest ones and some others are posted on
the sandbox, and measured on its page at 390 x 844: how far down the question begins, in pixels, or
*Play again*, or else the text ends, and where the message ends; with the line of who has written
it. *Too low* is by how much the estimates that the panels go by were too low: a line at most,
where a long label stands beside a text. `--language` and `--game` name those that are wanted.
FOLDER takes a picture of each.
"""

import argparse
import asyncio
import logging
import shutil
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from pathlib import Path

import structlog
from playwright.async_api import ViewportSize, async_playwright

from bot.messages.components import to_send
from bot.panels.height import AUTHOR
from bot.panels.panel import Panel
from bot.plugins.plugin import GamePlugin, Seating
from bot.plugins.registry import plugins
from bot.text.words import FALLBACK, locales
from docs.pictures.stage import HOST, Evening, evening
from gallows.kit.game_under_test import by_seats
from gallows.kit.snapshots import Snapshot, in_full, played
from gallows.kit.word_counts import Count, counts
from gallows.languages.reading import read
from gallows.languages.written import WORD, written

ROOT = Path(__file__).parents[1]
PHONE, TALL = (
    ViewportSize(width=390, height=844),
    ViewportSize(width=390, height=2000),
)
MOMENTS = 12
"""Of a match are looked at, and its end."""
HIGHEST, OTHERS = 2, 1
"""Of a kind that are posted: the highest ones by estimate, and about so many others."""
ASKED = ("explain", "again")
"""Buttons that stand at a question."""
PAINTED = """id => [...document.querySelectorAll(`li[data-message="${id}"] .gallery img`)]
    .every(each => each.complete && each.naturalWidth)"""
ASKS = """(message, [author, labels]) => {
    const top = message.getBoundingClientRect().top;
    const named = message.querySelector(".message-head") ? 0 : author;
    const [texts, buttons] = [".prose", "button"].map(each => [...message.querySelectorAll(each)]);
    const asks = texts.find(each => each.textContent.includes("➤"))
        ?? buttons.find(each => labels.includes(each.textContent.trim()));
    const low = asks?.getBoundingClientRect().top ?? texts.at(-1).getBoundingClientRect().bottom;
    const all = [...texts, ...buttons].map(each => each.getBoundingClientRect().bottom);
    return [low, Math.max(...all)].map(each => Math.ceil(each - top + named));
}"""
"""Where the question begins, or *Play again*, or else where the last text ends; and the last of all
texts and controls."""


@dataclass(frozen=True, slots=True)
class Found:
    """A panel, and where it was."""

    count: Count
    seats: int
    seed: int
    step: int

    def __str__(self) -> str:
        return f"{self.seats} seats, deal {self.seed}, step {self.step}"


def kinds(game: GamePlugin, games: int, languages: Sequence[str]) -> dict[str, list[Found]]:
    """Return the counts of simulated games by language and what the panel is."""
    found: dict[str, list[Found]] = defaultdict(list)
    for seats, seed, step, snapshot in _moments(game, games):
        for language in languages:
            for each in counts(snapshot, in_full(language)):
                kind = "end" if snapshot.settled else "public"
                kind = "private" if each.seat is not None else kind
                found[f"{kind} | {language}"].append(Found(each, seats, seed, step))
    return found


def _moments(game: GamePlugin, games: int) -> Iterator[tuple[int, int, int, Snapshot]]:
    # Who plays alone and says nothing gives up: that is soon over.
    silent = 100 if game.seating is Seating.ALONE else 6
    for seed in range(games):
        for variant in by_seats(game):
            match = game.rules, seed, variant.seats, variant.options
            steps = sum(1 for _ in played(*match, silent=silent))
            for step, snapshot in enumerate(played(*match, silent=silent)):
                if step % max(1, steps // MOMENTS) == 0 or snapshot.settled:
                    yield variant.seats, seed, step, snapshot


async def heights(court: Evening, panels: list[Panel], folder: Path | None) -> list[list[int]]:
    """Post panels, and return in pixels of a phone where each begins to ask, and where it ends.

    ``folder``: where to put a picture of each.
    """
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=["--no-sandbox", "--disable-gpu"],
        )
        page = await browser.new_page(viewport=PHONE, reduced_motion="reduce")
        labels = [in_full(each)(f"button-{what}") for each in locales() for what in ASKED]
        user = court.user(HOST)
        await page.goto(f"{court.sandbox.url}/#user={user}&channel={court.hall}")
        found = []
        for panel in panels:
            channel = court.bot.get_partial_messageable(int(court.hall))
            sent = await channel.send(**await to_send(panel))
            message = page.locator(f'#messages > li[data-message="{sent.id}"]')
            await message.wait_for()
            await message.scroll_into_view_if_needed()
            await page.wait_for_function(PAINTED, arg=str(sent.id))
            found.append(await message.evaluate(ASKS, [AUTHOR, labels]))
            if folder is not None:
                await page.set_viewport_size(TALL)
                await message.screenshot(path=folder / f"{len(found)}.png")
                await page.set_viewport_size(PHONE)
        await browser.close()
        return found


async def panels_by_language(
    games: int, names: Sequence[str], languages: Sequence[str], folder: Path | None
) -> None:
    """Print a Markdown table of what panels say, and how high they are."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    async with evening() as court:
        rows = [
            (game.id, kind, sorted(found, key=lambda each: -each.count.high))
            for game in plugins().values()
            if game.id in names
            for kind, found in sorted(kinds(game, games, languages).items())
        ]
        posted = [
            [*found[:HIGHEST], *found[HIGHEST :: max(1, len(found) // OTHERS)]]
            for _, _, found in rows
        ]
        panels = [each.count.panel for each in chain.from_iterable(posted)]
        measured = iter(await heights(court, panels, folder))
    print(
        "| game | panel | language | words, usually | at most | where | pixels to the question "
        "| with controls | where | on a phone | too low |"
    )
    print("|---|---|---|---:|---:|---|---:|---:|---|---:|---:|")
    for (game, kind, found), shown in zip(rows, posted, strict=True):
        high = list(islice(measured, len(shown)))
        before = sorted(each.count.before for each in found)
        wordy = max(found, key=lambda each: each.count.before)
        whole = max(found, key=lambda each: each.count.whole)
        low = [
            (asks - each.count.high, ends - each.count.whole)
            for (asks, ends), each in zip(high, shown, strict=True)
        ]
        asks, ends = map(max, zip(*high, strict=True))
        too_low = ", ".join(map(str, map(max, zip(*low, strict=True))))
        print(
            f"| {game} | {kind} | {before[len(before) // 2]} | {before[-1]} | {wordy} "
            f"| {found[0].count.high} | {whole.count.whole} | {whole} "
            f"| {asks}, {ends} | {too_low} |"
        )


def texts_by_language(checkout: Path) -> None:
    """Print a Markdown table of the words that texts are written in."""
    places = {"the bot": checkout / "bot/text"}
    places |= {path.parent.name: path for path in sorted(checkout.glob("cogs/*/text"))}
    names = {path.parent.name for path in (checkout / "bot/text").glob("*/*.ftl")}
    print(f"| language | {' | '.join(places)} | in all |")
    print(f"|---|{'---:|' * len(places)}---:|")
    for name in sorted(names, key=lambda name: (name != FALLBACK, name)):
        found = [_words_in(path / name) for path in places.values()]
        print(f"| {name} | {' | '.join(f'{n:,}' for n in (*found, sum(found)))} |")


def _words_in(folder: Path) -> int:
    """Return how many words the texts of a folder are written in, all variants of each."""
    texts = read(folder).by_key.values()
    return sum(len(WORD.findall(part)) for text in texts for part in written(text.entry))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="python -m benchmarks.words")
    of = asked.add_subparsers(dest="of", required=True)
    texts = of.add_parser("texts")
    texts.add_argument("checkout", type=Path, nargs="?", default=ROOT)
    shown = of.add_parser("panels")
    shown.add_argument("games", type=int)
    shown.add_argument("folder", type=Path, nargs="?")
    others = [each for each in locales() if each != FALLBACK]
    shown.add_argument("--language", choices=locales(), nargs="+", default=[FALLBACK, *others])
    shown.add_argument("--game", choices=plugins(), nargs="+", default=list(plugins()))
    given = asked.parse_args()
    if given.of == "texts":
        texts_by_language(given.checkout)
    else:
        asyncio.run(panels_by_language(given.games, given.game, given.language, given.folder))
