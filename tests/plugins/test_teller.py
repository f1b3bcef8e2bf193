"""A sentence by the event's name and its typed fields."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.plugins.teller import Kind, Teller, Telling
from bot.text import MissingText
from games.engine.asks import Seat
from games.engine.events import Event

from .party import (
    TEXTS,
    Dish,
    DishesShared,
    DishServed,
    Left,
    Mood,
    RoundBegan,
    Scored,
    Toasted,
    Whispered,
    Yawned,
    formatter,
)

ANN, BOB, CID, DOT = map(Seat, range(4))
FMT = formatter()
SHOUTED = formatter(TEXTS.replace("= cake", "= CAKE").replace("= leek soup", "= LEEK SOUP"))
SEATS = st.sampled_from((ANN, BOB, CID, DOT))
DISHES = st.sampled_from(Dish)
EVENTS = st.one_of(
    st.builds(RoundBegan, st.integers(1, 9), SEATS),
    st.builds(DishServed, SEATS, DISHES),
    st.builds(DishesShared, st.tuples(SEATS, SEATS), st.lists(DISHES).map(tuple)),
    st.builds(Toasted, SEATS, st.none() | SEATS, st.booleans()),
    st.builds(Left, SEATS, st.sampled_from(Mood)),
    st.builds(Scored, st.lists(st.tuples(SEATS, st.integers(0, 9))).map(tuple), DISHES),
    st.builds(Whispered, SEATS, DISHES),
    st.builds(Yawned, SEATS),
)


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (RoundBegan(2, BOB), "Round 2, and **Bob** begins."),
        (DishServed(ANN, Dish.LEEK_SOUP), "**Ann** serves leek soup."),
        (DishServed(ANN, Dish.CAKE), "**Ann** serves cake, at last."),
        (
            DishesShared((ANN, BOB, CID), (Dish.CAKE, Dish.LEEK_SOUP, Dish.CAKE)),
            "**Ann**, **Bob** and **Cid** share 2× cake, leek soup.",
        ),
        (Toasted(ANN, BOB, True), "**Ann** drinks to **Bob**!"),
        (Toasted(ANN, None, False), "**Ann** drinks to nobody."),
        (Left(DOT, Mood.MERRY), "**Dot** leaves, singing."),
        (
            Scored(((ANN, 2), (DOT, 1)), Dish.CAKE),
            "Points: **Ann** 2, **Dot** 1. Best: cake.",
        ),
        (Scored((), None), "No points. Best: none."),
    ],
    ids=lambda each: type(each).__name__ if isinstance(each, Event) else "",
)
def test_an_event_is_told_by_its_name_and_fields(event: Event, line: str) -> None:
    assert Teller(FMT).tell(event) == line
    assert Teller(FMT).lines([event]) == [line]


@pytest.mark.parametrize("event", [Yawned(ANN), Whispered(ANN, Dish.CAKE), Left(ANN, Mood.SLEEPY)])
def test_an_event_without_a_text_or_with_an_empty_one_says_nothing(event: Event) -> None:
    assert Teller(FMT).lines([event]) == []


@pytest.mark.parametrize(
    ("kind", "lines"),
    [
        ("tale", ["**Ann** serves cake, at last.", "**Ann** drinks to nobody."]),
        ("story", ["**Bob** whispers: cake!", "**Ann** drinks to nobody."]),
        ("news", ["You heard of the cake."]),
    ],
)
def test_a_story_prefers_its_own_texts_and_news_have_no_others(
    kind: Kind, lines: list[str]
) -> None:
    events = [DishServed(ANN, Dish.CAKE), Whispered(BOB, Dish.CAKE), Toasted(ANN, None, False)]
    assert Teller(FMT, kind).lines(events) == lines


def test_a_word_that_only_code_knows_is_never_shown_as_it_is() -> None:
    texts = TEXTS.replace("{ $seat } leaves, singing.", "{ $seat } leaves, { $mood }.")
    with pytest.raises(MissingText, match="mood"):
        Teller(formatter(texts)).tell(Left(ANN, Mood.MERRY))


def test_a_story_has_chapters_with_plain_headings() -> None:
    events = [
        DishServed(ANN, Dish.CAKE),
        Whispered(ANN, Dish.CAKE),
        RoundBegan(1, BOB),
        RoundBegan(2, CID),
        Toasted(ANN, BOB, True),
    ]
    assert Teller(FMT, "story").chapters(events) == [
        ("The party", ["**Ann** whispers: cake!"]),
        ("1: Bob", ["Round 1, and **Bob** begins."]),
        ("2: Cid", ["Round 2, and **Cid** begins.", "**Ann** drinks to **Bob**!"]),
    ]


# --- where the texts alone are not enough ---


def loudly(teller: Teller, event: Toasted) -> str:
    """Tell two lines, one of them with another name in it."""
    return f"A toast!\n{teller.by_text(event, whom=teller.fmt.bold(DOT), loud=True)}"


def served(teller: Teller, *events: DishServed) -> str:
    """Tell all that somebody serves in a row."""
    return f"{teller.fmt.bold(events[0].by)}: {teller.fmt.counted(e.dish for e in events)}"


TELLING = Telling(
    special={Toasted: loudly, DishServed: served},
    values={
        tuple[Dish, ...]: lambda fmt, dishes, event: fmt.nouns(dishes),
        Mood: lambda fmt, mood, event: mood.upper(),
    },
    together=lambda first, event: (
        isinstance(first, DishServed) and isinstance(event, DishServed) and first.by == event.by
    ),
    implied=lambda events, at: isinstance(events[at], RoundBegan) and at > 0,
)


def test_special_events_have_code_of_their_own() -> None:
    teller = Teller(FMT, "tale", TELLING)
    assert teller.lines([Toasted(ANN, BOB, False)]) == ["A toast!", "**Ann** drinks to **Dot**!"]


def test_events_are_told_together_or_go_without_saying() -> None:
    events = [
        RoundBegan(1, ANN),
        DishServed(ANN, Dish.CAKE),
        DishServed(ANN, Dish.LEEK_SOUP),
        RoundBegan(2, ANN),
        DishServed(ANN, Dish.CAKE),
        DishServed(BOB, Dish.CAKE),
    ]
    assert Teller(FMT, "tale", TELLING).lines(events) == [
        "Round 1, and **Ann** begins.",
        "**Ann**: 2× cake, leek soup",
        "**Bob**: cake",
    ]


def test_what_a_text_does_not_ask_for_is_not_put_into_words() -> None:
    def never(*_: object) -> str:
        raise AssertionError("nobody asks for it")

    short = TEXTS.replace("{ $by } whispers: { $dish }!", "{ party-somebody } whispers.")
    fmt = formatter(f"{short}party-somebody = Look, {{ $by }}\n")
    teller = Teller(fmt, "story", Telling(values={Dish: never}))
    assert teller.tell(Whispered(ANN, Dish.CAKE)) == "Look, **Ann** whispers."


def test_fields_of_a_type_are_written_as_the_game_says() -> None:
    texts = TEXTS.replace("{ $seat } leaves, singing.", "{ $seat } leaves, { $mood }.")
    teller = Teller(formatter(texts), "tale", TELLING)
    shared = DishesShared((ANN,), (Dish.CAKE, Dish.LEEK_SOUP, Dish.CAKE))
    assert teller.tell(shared) == "**Ann** share cake, leek soup, cake."
    assert teller.tell(Left(ANN, Mood.MERRY)) == "**Ann** leaves, MERRY."


# --- whatever happens ---


@given(st.lists(EVENTS))
def test_every_event_is_told_on_its_own(events: list[Event]) -> None:
    teller = Teller(FMT)
    assert teller.lines(events) == [line for event in events for line in teller.lines([event])]


@given(st.lists(EVENTS))
def test_chapters_leave_nothing_out(events: list[Event]) -> None:
    teller = Teller(FMT, "story")
    told = [line for _, lines in teller.chapters(events) for line in lines]
    assert told == teller.lines(events)


@given(EVENTS)
def test_what_a_text_chooses_by_is_the_same_in_every_language(event: Event) -> None:
    assert Teller(SHOUTED).tell(event).lower() == Teller(FMT).tell(event).lower()
