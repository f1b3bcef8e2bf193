"""What is to be read on a picture."""

from xml.etree import ElementTree

from bot.drawing.picture import Drawing, Picture, Size, svg_of


def letters(picture: Picture | None) -> list[str]:
    """Every line of letters of a picture."""
    assert picture is not None
    found = ElementTree.fromstring(svg_of(picture.drawing)).iter()
    return [each.text for each in found if each.text]


def blank(size: Size = (800, 620)) -> Drawing:
    """A drawing with nothing on it."""
    return Drawing(str, size, ())
