"""How a game of feast ended."""

from collections.abc import Iterator, Mapping

from bot.api import Formatter
from cogs.feast.names import reason
from games.feast.events import Judged
from games.feast.notebook import FeastNotebook


def final(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return the result, then every role with its goal, reached or not and why, and crowns."""
    words = fmt.words
    verdicts = {verdict.seat: verdict for verdict in notebook.verdicts}
    lines: list[str] = []
    for view in fmt.table.seats:
        lines += judged(fmt, notebook, verdicts[view.seat])
    empty, how = fmt.listed(list(map(fmt.noun, notebook.empty_decks()))), str(notebook.result)
    result = words("feast-tale-game-ended", result_id=how, empty=empty)
    won = sum(verdict.won for verdict in notebook.verdicts)
    left = [] if fmt.table.counted else [words("final-not-counted")]
    return [[result, words("feast-final-winners", n=won)], lines, left]


def beside_poster(fmt: Formatter, notebook: FeastNotebook) -> list[list[str]]:
    """Return what the poster does not show: why goals were reached or missed, each reason once."""
    words, verdicts = fmt.words, {verdict.seat: verdict for verdict in notebook.verdicts}
    alike: dict[str, dict[bool, list[str]]] = {}
    for view in fmt.table.seats:
        verdict = verdicts[view.seat]
        whose = alike.setdefault(reason(fmt, verdict), {})
        whose.setdefault(verdict.won, []).append(f"**{fmt.briefly(view.seat)}**")
    lines = [
        words("feast-final-why", whose=" ".join(_marked(fmt, whose)), why=why)
        for why, whose in alike.items()
    ]
    return [lines, [] if fmt.table.counted else [words("final-not-counted")]]


def _marked(fmt: Formatter, whose: Mapping[bool, list[str]]) -> Iterator[str]:
    """Yield who reached a goal, and who missed one, for the same reason."""
    for won, names in sorted(whose.items(), reverse=True):
        yield fmt.words(f"feast-final-why-{'won' if won else 'lost'}", names=fmt.commas(names))


def judged(fmt: Formatter, notebook: FeastNotebook, verdict: Judged) -> list[str]:
    """Return a seat with its role and fate; then its goal, reached or missed, why, and crowns."""
    words, seat = fmt.words, verdict.seat
    guest = notebook.guests[seat]
    parts = [
        fmt.seat_line(seat),
        words("feast-mark-role", role=fmt.noun(verdict.role)),
        words("feast-mark-alive") if guest.alive else words(f"feast-mark-dead-{guest.cause}"),
    ]
    before, after = notebook.purses_before[seat], fmt.crowns_after(seat, notebook.purse(seat))
    key, why = "feast-final-won" if verdict.won else "feast-final-lost", reason(fmt, verdict)
    return [" · ".join(parts), words(key, why=why, before=before, after=after)]
