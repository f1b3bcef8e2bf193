"""Games that cannot be shown, or not all of them."""

from dataclasses import dataclass, replace
from typing import Any

from bot.api import Choice, Colour, SeatPicture, TablePicture
from tests.attacks.hostile.kinds import Fate, Hostile, hostile
from tests.attacks.hostile.plain import Began, Moved

SHOWN = (
    *("board", "hand", "final", "picture", "poster", "cards", "lasting", "tale", "moment", "story"),
    *("news", "fate", "dealt", "shown_options", "question", "explained", "silence", "placeholder"),
    *("choice", "press", "chosen", "in_deal"),
)
"""The functions of a view."""
SAID = "vermilion"
LONG = f"*{SAID}* " * 500


@dataclass(frozen=True)
class Shows:
    """A function of a view that returns this, whatever it is asked."""

    what: Any

    def __call__(self, *_: Any) -> Any:
        """Show it."""
        return self.what


def fails(*_: Any) -> Any:
    """Raise, and say what is secret."""
    raise RuntimeError(SAID)


def leaves(*_: Any) -> Any:
    """End the process as programs do."""
    raise SystemExit(SAID)


def loops(*_: Any) -> Any:
    """Never end."""
    while True:
        pass


def _pictured(emblem: str) -> TablePicture:
    seats = tuple(SeatPicture(emblem=emblem, badge=emblem, number=-1) for _ in range(2))
    return TablePicture(banner=emblem, colour=Colour.RED, seats=seats, centre=(emblem,) * 9)


VIEWS: list[Hostile] = [
    *(hostile(f"{part.replace('_', '')}fails", Fate.PLAYED, **{part: fails}) for part in SHOWN),
    hostile("viewfails", Fate.PLAYED, **dict.fromkeys(SHOWN, fails)),
    hostile("viewleaves", Fate.PLAYED, **dict.fromkeys(SHOWN, leaves)),
    hostile("viewnothing", Fate.PLAYED, **dict.fromkeys(SHOWN, Shows(None))),
    hostile("viewnumbers", Fate.PLAYED, **dict.fromkeys(SHOWN, Shows(7))),
    hostile("viewlong", Fate.PLAYED, **dict.fromkeys(SHOWN, Shows(LONG))),
    hostile(
        "viewlonglines",
        Fate.PLAYED,
        **dict.fromkeys(("board", "hand", "final", "beside_picture"), Shows([[LONG] * 9] * 9)),
        **dict.fromkeys(
            ("tale", "moment", "news", "fate", "in_deal", "explained"), Shows([LONG] * 9)
        ),
        moments={Moved: 3},
    ),
    hostile("labelslong", Fate.PLAYED, press=Shows("b" * 200), choice=Shows(Choice("0", LONG))),
    hostile("labelsempty", Fate.PLAYED, press=Shows(""), choice=Shows(Choice("", ""))),
    hostile("emblemsunknown", Fate.PLAYED, picture=Shows(_pictured("no-such-emblem"))),
    hostile("bannerlong", Fate.PLAYED, picture=Shows(replace(_pictured("crown"), banner=LONG))),
    hostile("emblemsoutside", Fate.PLAYED, picture=Shows(_pictured("../../../etc/passwd"))),
    hostile("beatsmany", Fate.PLAYED, moments={Moved: 10**6}, begun=fails),
    hostile("beatsfail", Fate.PLAYED, moments={Moved: fails, Began: loops}),
    hostile("boardloops", Fate.PLAYED, board=loops),
    hostile("handloops", Fate.PLAYED, hand=loops),
    hostile("questionloops", Fate.PLAYED, question=loops),
]
