"""What a game may hand over to be drawn."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.api import CardPicture, Choice, Colour, SeatPicture, TablePicture
from bot.plugins.safeguard import PARTS, guarded
from bot.plugins.time_limits import Limited, watch
from cogs.botk import GAME
from games.engine.claims import ClaimKind, Claims

SEAT = SeatPicture(number=3, cards=("crown",))
TABLE = TablePicture(banner="Night", colour=Colour.NIGHT, seats=(SEAT, SEAT), centre=("crown",))


def of_a_view(part: str, made: Any) -> Any:
    _, right = PARTS[part]
    return right(made)


def test_a_picture_is_drawn_as_its_game_has_it() -> None:
    assert of_a_view("picture", TABLE) is TABLE


@pytest.mark.parametrize(
    "picture",
    [
        replace(TABLE, banner="night " * 1000),
        replace(TABLE, centre=("crown",) * 1000),
        replace(TABLE, seats=(replace(SEAT, badge="x" * 5000),)),
        replace(TABLE, seats=[SEAT]),  # type: ignore[arg-type]
        replace(TABLE, seats=(replace(SEAT, number=0.5),)),  # type: ignore[arg-type]
        "a table",
    ],
    ids=["a long text", "many cards", "a long name", "a list", "half a crown", "a word"],
)
def test_what_would_take_long_to_draw_or_is_no_data_is_refused(picture: Any) -> None:
    with pytest.raises((TypeError, ValueError)):
        of_a_view("picture", picture)


def test_a_card_with_a_whole_page_on_it_is_refused() -> None:
    card = CardPicture(emblem="crown", label="Yours", name="Page", text="long " * 1000)
    with pytest.raises(ValueError, match="more than 400 characters"):
        of_a_view("cards", [card])


def test_every_function_that_claims_bring_is_called_within_limits() -> None:
    claims = Claims(kinds=(ClaimKind("sorry", (), to=lambda notebook: ()),), phases=())
    held = guarded(replace(GAME, rules=replace(GAME.rules, claims=claims))).rules.claims
    assert held is not None
    for of in (held, *held.kinds):
        for each in fields(of):
            if "Callable" in str(each.type):
                assert isinstance(getattr(of, each.name), Limited), each.name


@pytest.mark.parametrize(
    ("emblem", "shown"),
    [("botk-die", ""), (":die:", ""), ("7", ""), ("⚔️", "⚔️"), (f"<:die_1:{10**17}>",) * 2],
)
def test_an_emblem_that_is_no_emoji_costs_a_list_nothing_else(
    monkeypatch: pytest.MonkeyPatch, emblem: str, shown: str
) -> None:
    """Discord would refuse the whole panel."""
    monkeypatch.setattr(watch, "serving", True)
    choice = Choice("1", "One", "at least", emblem)
    assert of_a_view("choice", choice) == replace(choice, emblem=shown)
