"""Nightshade on Discord: its entry object, how it is shown, and how it is drawn."""

from bot.api import (
    BACK,
    Choice,
    Colour,
    Fate,
    Formatter,
    GamePlugin,
    GameView,
    Number,
    Paragraphs,
    Poster,
    PosterSeat,
    SeatPicture,
    Statistic,
    TablePicture,
    defaults,
)
from games.api import Ask, Game, Seat, Target, Verb
from nightshade.players import ComputerPlayer, NightshadeNotebook
from nightshade.rules import BID, GATHER, Options, play

BASKET = "nightshade-basket"
"""The emblem of what is counted; its text with `-number` says how many."""


def board(fmt: Formatter, notebook: NightshadeNotebook) -> Paragraphs:
    """Return how everybody stands, and the bid."""
    seats = [
        " · ".join([fmt.seat_line(seat), *state(fmt, notebook, seat), *fmt.presence(seat)])
        for seat in notebook.seats
    ]
    return [standing(fmt, notebook), seats]


def state(fmt: Formatter, notebook: NightshadeNotebook, seat: Seat) -> list[str]:
    """Return how many sprigs a seat has and has laid, and its baskets."""
    words = fmt.words
    if not notebook.left or not notebook.left[seat]:
        return [words("nightshade-out")]
    parts = [words("nightshade-left", n=notebook.left[seat], down=notebook.down[seat])]
    return [*parts, words(f"{BASKET}-number", n=notebook.baskets[seat])]


def standing(fmt: Formatter, notebook: NightshadeNotebook) -> list[str]:
    """Return how many sprigs lie there, and the bid."""
    lines = [fmt.words("nightshade-lying", n=notebook.lying)]
    if notebook.bid is not None:
        name = fmt.bold(notebook.bid.seat)
        lines.append(fmt.words("nightshade-bid", n=notebook.bid.count, name=name))
    return lines


def beside_picture(fmt: Formatter, notebook: NightshadeNotebook) -> Paragraphs:
    """Return what the picture does not show: the bid."""
    return [standing(fmt, notebook)]


def hand(fmt: Formatter, notebook: NightshadeNotebook) -> Paragraphs:
    """Return what the viewer has in hand, and has laid."""
    if not notebook.hand and not notebook.own:
        return [[fmt.words("nightshade-watch")]]
    return [
        [
            fmt.words("nightshade-hand", sprigs=fmt.counted(notebook.hand) or "none"),
            fmt.words("nightshade-own", sprigs=fmt.nouns(notebook.own) or "none"),
        ],
        standing(fmt, notebook),
    ]


def final(fmt: Formatter, notebook: NightshadeNotebook) -> Paragraphs:
    """Return who has won, and everybody's crowns."""
    words, winner = fmt.words, notebook.winner
    heading = "" if winner is None else words("nightshade-winner", name=fmt.name(winner))
    crowns = zip(notebook.seats, fmt.table.purses_after or (), strict=False)
    seats = [f"{fmt.seat_line(seat)} · {fmt.crowns(n)}" for seat, n in crowns]
    return [[heading], seats, [] if fmt.table.counted else [words("final-not-counted")]]


def picture(fmt: Formatter, notebook: NightshadeNotebook) -> TablePicture:
    """Return everybody's baskets, and what lies in front of them."""
    bid = notebook.bid
    banner = "nightshade-banner-lay" if bid is None else "nightshade-banner-bid"
    return TablePicture(
        banner=fmt.words(banner, n=0 if bid is None else bid.count),
        colour=Colour.RED if any(notebook.turned.values()) else Colour.GREEN,
        seats=tuple(drawn(fmt, notebook, seat) for seat in notebook.seats),
    )


def drawn(fmt: Formatter, notebook: NightshadeNotebook, seat: Seat) -> SeatPicture:
    """Return a seat: its baskets, what was turned up, and what lies face down."""
    turned = map(fmt.key, notebook.turned.get(seat, ()))
    out = bool(notebook.left) and not notebook.left[seat]
    return SeatPicture(
        number=notebook.baskets[seat],
        emblem=BASKET,
        fate=Fate.OUT if out else Fate.PLAYING,
        cards=(*turned, *[BACK] * notebook.down[seat]),
    )


def poster(fmt: Formatter, notebook: NightshadeNotebook) -> Poster:
    """Return who has won, and everybody's baskets and crowns."""
    winner = notebook.winner
    names = fmt.drawn([] if winner is None else [winner])
    return Poster(
        headline=fmt.words("nightshade-poster"),
        line=fmt.words("nightshade-poster-line", names=names),
        colour=Colour.GOLD,
        seats=tuple(
            PosterSeat(
                emblems=(BASKET,),
                role=fmt.words(f"{BASKET}-number", n=notebook.baskets[seat]),
                won=seat == winner,
                fate=Fate.PLAYING if notebook.left[seat] else Fate.OUT,
            )
            for seat in notebook.seats
        ),
    )


def choice(
    fmt: Formatter, notebook: NightshadeNotebook, ask: Ask, verb: Verb, target: Target
) -> Choice:
    """Return a number that is bid, and a player with the sprigs there; else as all games do."""
    if verb.name == BID:
        return Choice(str(target), fmt.words("nightshade-so-many", n=int(target)))
    shown = defaults.choice(fmt, notebook, ask, verb, target)
    if verb.name != GATHER:
        return shown
    hint = fmt.words("nightshade-down", n=notebook.down[Seat(int(target))])
    return Choice(shown.value, shown.label, hint)


GAME = GamePlugin(
    api=2,
    rules=Game(
        id="nightshade",
        version="1",
        least_seats=3,
        most_seats=6,
        options=Options,
        script=play,
        notebook=NightshadeNotebook,
        computer=ComputerPlayer(),
    ),
    view=GameView(
        board=board,
        beside_picture=beside_picture,
        hand=hand,
        final=final,
        picture=picture,
        poster=poster,
        choice=choice,
        irrevocable=(BID,),
    ),
    options=(Number("baskets", 1, 3, default=2),),
    statistics=(Statistic("baskets"),),
)
