"""What is stored about a user: to see, to take away, to have erased."""

from collections.abc import Mapping

from bot.panels.addresses import NO_ADDRESSES, Addresses
from bot.panels.builder import BLOOD, NIGHT, PanelBuilder, short_panel
from bot.panels.ids import PRIVACY
from bot.panels.panel import Button, Panel, Style
from bot.text import Words


def privacy_panel(
    summary: Mapping[str, int], words: Words, addresses: Addresses = NO_ADDRESSES
) -> Panel:
    """Say in words what is stored about the reader, and offer it, and its end.

    Each part of the ``summary`` has a text that is named after it.
    ``addresses``: where more is read, and somebody can be asked.
    """
    builder = PanelBuilder(NIGHT, words("privacy-title"))
    lines = [
        words(f"privacy-part-{part.replace(' ', '-')}", n=count)
        for part, count in summary.items()
        if count
    ]
    if lines:
        builder.text(words("privacy-stored"), *lines)
        builder.text(words("privacy-never"))
        builder.buttons(
            Button(words("button-copy"), PRIVACY.of("export")),
            Button(words("button-erase"), PRIVACY.of("delete"), Style.RED),
        )
    else:
        builder.text(words("privacy-nothing"), words("privacy-never"))
    return builder.panel(*addresses.links(words))


def erase_panel(words: Words) -> Panel:
    """Ask before everything about the reader is erased: it cannot be taken back."""
    parts = "\n".join(words(f"privacy-erase-{part}") for part in ("goes", "stays", "end"))
    return short_panel(
        BLOOD,
        words("privacy-erase-title"),
        parts,
        buttons=[
            Button(words("button-erase-now"), PRIVACY.of("erase"), Style.RED),
            Button(words("button-keep"), PRIVACY.of("keep")),
        ],
    )
