"""What is to be read on a picture."""

from dataclasses import dataclass
from xml.etree import ElementTree

from bot.drawing.picture import Picture, Piece, Size, svg_of


def letters(picture: Picture | None) -> list[str]:
    """Every line of letters of a picture."""
    assert picture is not None
    found = ElementTree.fromstring(svg_of(picture.drawing)).iter()
    return [each.text for each in found if each.text]


@dataclass(frozen=True)
class Blank:
    """A drawing with nothing on it."""

    size: Size = (800, 620)

    def pieces(self) -> tuple[Piece, ...]:
        return ()
