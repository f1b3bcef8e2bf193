"""Components, embeds and modals: each of Discord's limits, and the place of the complaint."""

from __future__ import annotations

import pytest

from tests.sandbox.wire import callback

V2 = 32768


def row(*children):
    return {"type": 1, "components": list(children)}


def button(custom_id="a", **more):
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | more


def select(**more):
    options = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content="Hello"):
    return {"type": 10, "content": content}


def box(*children, **more):
    return {"type": 17, "components": list(children)} | more


def thumbnail(url="https://example.org/a.png", **more):
    return {"type": 11, "media": {"url": url}} | more


def section(accessory, *texts):
    return {"type": 9, "components": list(texts) or [text()], "accessory": accessory}


def places(errors, path=()):
    """Each complaint as (place, code)."""
    found = []
    for key, value in errors.items():
        if key == "_errors":
            found += [(".".join(path), complaint["code"]) for complaint in value]
        else:
            found += places(value, (*path, key))
    return found


def menu(kind, *chosen):
    return {"type": kind, "custom_id": "m", "default_values": list(chosen)}


TOO_LONG = "BASE_TYPE_BAD_LENGTH"
CHOICES = "BASE_TYPE_CHOICES"
REQUIRED = "BASE_TYPE_REQUIRED"
NO_EMOJI = "BUTTON_COMPONENT_INVALID_EMOJI"

WRONG = [
    ([row(button("x" * 101))], 0, "components.0.components.0.custom_id", TOO_LONG),
    ([row(button(None))], 0, "components.0.components.0.custom_id", REQUIRED),
    (
        [row(button()), row(button())],
        0,
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ([row(button(label="x" * 81))], 0, "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    (
        [row(button(label=None))],
        0,
        "components.0.components.0",
        "BUTTON_COMPONENT_REQUIRES_LABEL_OR_EMOJI",
    ),
    *(
        ([row(button(emoji={"name": name}))], 0, "components.0.components.0.emoji.name", NO_EMOJI)
        for name in ("star", "♞", "🂠", "(-:", "1", "😀😀")
    ),
    ([row(button(style=9))], 0, "components.0.components.0.style", CHOICES),
    (
        [row(button(style=5, url="ftp://x", custom_id=None))],
        0,
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    (
        [row(button(url="https://x"))],
        0,
        "components.0.components.0",
        "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
    ),
    ([row(*(button(str(n)) for n in range(6)))], 0, "components.0.components", TOO_LONG),
    ([row()], 0, "components.0.components", TOO_LONG),
    ([row(button(str(n))) for n in range(6)], 0, "components", TOO_LONG),
    ([button()], 0, "components.0.type", CHOICES),
    ([text()], 0, "components.0.type", CHOICES),
    (
        [row(select(), button())],
        0,
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ([row(select(options=[]))], 0, "components.0.components.0.options", REQUIRED),
    (
        [row(select(options=[{"label": str(n), "value": str(n)} for n in range(26)]))],
        0,
        "components.0.components.0.options",
        TOO_LONG,
    ),
    (
        [row(select(options=[{"label": "x" * 101, "value": "1"}]))],
        0,
        "components.0.components.0.options.0.label",
        TOO_LONG,
    ),
    (
        [row(select(options=[{"label": "x", "value": "1", "description": "x" * 101}]))],
        0,
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        [row(select(options=[{"label": "x", "value": "1"}] * 2))],
        0,
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        [row(select(placeholder="x" * 151))],
        0,
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ([row(select(max_values=3))], 0, "components.0.components.0.max_values", "NUMBER_TYPE_MAX"),
    (
        [row(select(min_values=2))],
        0,
        "components.0.components.0.min_values",
        "NUMBER_TYPE_MAX",
    ),
    (
        [row(menu(6, {"id": "1", "type": "role"}, {"id": "2", "type": "role"}))],
        0,
        "components.0.components.0.default_values",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (
        [row(menu(6, {"id": "1", "type": "channel"}))],
        0,
        "components.0.components.0.default_values.0.type",
        CHOICES,
    ),
    (
        [row(menu(8, {"id": "general", "type": "channel"}))],
        0,
        "components.0.components.0.default_values.0.id",
        "NUMBER_TYPE_COERCE",
    ),
    ([row(select(max_values=26))], 0, "components.0.components.0.max_values", "NUMBER_TYPE_MAX"),
    (
        [text("x" * 2001), text("x" * 2000)],
        V2,
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    ([text("x" * 4001)], V2, "components.0.content", TOO_LONG),
    (
        [box(*(text("x") for _ in range(40)))],
        V2,
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    ([box(box(text()))], V2, "components.0.components.0.type", CHOICES),
    ([box(text(), accent_color=1 << 24)], V2, "components.0.accent_color", "NUMBER_TYPE_MAX"),
    ([section(None)], V2, "components.0.accessory", REQUIRED),
    ([section(text())], V2, "components.0.accessory.type", CHOICES),
    ([section(button(), *[text()] * 4)], V2, "components.0.components", TOO_LONG),
    (
        [section(thumbnail(description="x" * 1025))],
        V2,
        "components.0.accessory.description",
        TOO_LONG,
    ),
    (
        [section(thumbnail("attachment://no.png"))],
        V2,
        "components.0.accessory.media.url",
        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
    ),
    ([{"type": 12, "items": []}], V2, "components.0.items", TOO_LONG),
    ([{"type": 14, "spacing": 3}], V2, "components.0.spacing", CHOICES),
    (
        [{"type": 13, "file": {"url": "https://example.org/a"}}],
        V2,
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_NOT_ATTACHMENT",
    ),
    ([text() | {"id": 3}, text() | {"id": 3}], V2, "components", "COMPONENT_ID_DUPLICATED"),
]


@pytest.mark.parametrize(("components", "flags", "place", "code"), WRONG)
async def test_wrong_components(bot, general, components, flags, place, code):
    body = {"components": components, "flags": flags}
    status, answer = await bot.call("POST", f"/channels/{general}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert (place, code) in places(answer["errors"])


@pytest.mark.parametrize(
    ("body", "place", "code"),
    [
        ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
        ({"embeds": [{"title": "x"}] * 11}, "embeds", TOO_LONG),
        (
            {"embeds": [{"description": "x" * 4000}] * 2},
            "embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
        (
            {"embeds": [{"fields": [{"name": "", "value": "x"}]}]},
            "embeds.0.fields.0.name",
            REQUIRED,
        ),
        (
            {"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]},
            "embeds.0.fields",
            TOO_LONG,
        ),
        (
            {"content": "x", "flags": V2, "components": [text()]},
            "content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        ({"content": "x", "nonce": "x" * 26}, "nonce", "NONCE_TYPE_TOO_LONG"),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
            "allowed_mentions",
            "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
        ),
        (
            {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
            "allowed_mentions.users",
            TOO_LONG,
        ),
        (
            {"content": "x", "allowed_mentions": {"roles": ["1", "a"]}},
            "allowed_mentions.roles.1",
            "NUMBER_TYPE_COERCE",
        ),
        (
            {"content": "x", "allowed_mentions": {"roles": ["1", "1"]}},
            "allowed_mentions.roles.1",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
        ),
        (
            {"content": "x", "allowed_mentions": {"parse": ["users", "here"]}},
            "allowed_mentions.parse.1",
            CHOICES,
        ),
        ({"content": "x", "allowed_mentions": []}, "allowed_mentions", "MODEL_TYPE_CONVERT"),
        (
            {"embeds": [{"title": "x", "timestamp": "yesterday"}]},
            "embeds.0.timestamp",
            "DATE_TIME_TYPE_PARSE",
        ),
        ({"embeds": [{"title": "x", "url": "nope"}]}, "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
        ({"embeds": [{"title": "x", "url": "http:///"}]}, "embeds.0.url", "URL_TYPE_INVALID_URL"),
    ],
)
async def test_wrong_messages(bot, general, body, place, code):
    status, answer = await bot.call("POST", f"/channels/{general}/messages", body)
    assert (status, answer["code"]) == (400, 50035)
    assert places(answer["errors"]) == [(place, code)]


@pytest.mark.parametrize(("texts", "most"), [(1, 10158), (3, 10134)])
async def test_texts_of_more_bytes_than_discord_can_store(bot, general, texts, most):
    path = f"/channels/{general}/messages"
    wide, rest = divmod(most, 4)
    fits = "𝕱" * wide + "x" * rest
    parts = [text(fits[n::texts]) for n in range(texts)]
    await bot.ok("POST", path, {"flags": V2, "components": parts})
    parts[0]["content"] += "x"
    body = {"flags": V2, "components": [box(*parts)]}
    assert await bot.fails("POST", path, body) == (500, 0)


@pytest.mark.parametrize("body", [{}, {"content": "  "}, {"flags": V2}])
async def test_empty_messages(bot, general, body):
    assert await bot.fails("POST", f"/channels/{general}/messages", body) == (400, 50006)


async def test_emojis_of_more_than_one_character(bot, general):
    shown = ["👍🏽", "1️⃣", "🇩🇪", "❤️", "🏴‍☠️", "👨‍👩‍👧", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "♠"]
    options = [{"label": each, "value": each, "emoji": {"name": each}} for each in shown]
    body = {"components": [row(select(options=options))]}
    sent = await bot.ok("POST", f"/channels/{general}/messages", body)
    kept = sent["components"][0]["components"][0]["options"]
    assert [each["emoji"]["name"] for each in kept] == shown


async def test_ids_are_given_where_there_are_none(bot, general):
    body = {
        "flags": V2,
        "components": [
            box(text(), section(button(), text()), row(select(min_values=0))),
            text() | {"id": 2},
            {"type": 14},
        ],
    }
    sent = await bot.ok("POST", f"/channels/{general}/messages", body)
    first = sent["components"][0]
    assert [c["id"] for c in sent["components"]] == [1, 2, 9]
    assert [c["id"] for c in first["components"]] == [3, 4, 7]
    assert first["components"][1]["accessory"]["id"] == 6
    assert first["components"][2]["components"][0]["min_values"] == 0
    assert sent["components"][2] == {"type": 14, "id": 9, "spacing": 1, "divider": True}


def field(**more):
    return {"type": 4, "custom_id": "f", "style": 1} | more


def label(component, **more):
    return {"type": 18, "label": "Name", "component": component} | more


def modal(*components, **more):
    return {"custom_id": "m", "title": "Form", "components": list(components)} | more


@pytest.mark.parametrize(
    ("data", "place", "code"),
    [
        (modal(label(field()), title="x" * 46), "data.title", TOO_LONG),
        (modal(label(field()), custom_id=""), "data.custom_id", REQUIRED),
        (modal(), "data.components", TOO_LONG),
        (modal(label(field(), label="x" * 46)), "data.components.0.label", TOO_LONG),
        (modal(label(button())), "data.components.0.component.type", CHOICES),
        (modal(row(field())), "data.components.0.components.0.label", REQUIRED),
        (
            modal(label(field()), label(field())),
            "data.components.1.component.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (modal(label(field(style=3))), "data.components.0.component.style", CHOICES),
        (
            modal(label(field(max_length=4001))),
            "data.components.0.component.max_length",
            "NUMBER_TYPE_MAX",
        ),
        (
            modal(label(field(value="x" * 11, max_length=10))),
            "data.components.0.component.value",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            modal(label(field(value="one\ntwo"))),
            "data.components.0.component",
            "COMPONENT_VALIDATION_FAILED",
        ),
        (modal(label(field(id="x"))), "data.components.0.component.id", "NUMBER_TYPE_COERCE"),
        (modal(label(field(), id=2**31)), "data.components.0.id", "NUMBER_TYPE_MAX"),
        (modal(label(select(options=[]))), "data.components.0.component.options", REQUIRED),
    ],
)
async def test_wrong_modals(bot, general, players, press, data, place, code):
    interaction = await press()
    status, answer = await bot.call("POST", callback(interaction), {"type": 9, "data": data})
    assert (status, answer["code"]) == (400, 50035)
    assert (place, code) in places(answer["errors"])
    # What was refused has acknowledged nothing.
    await bot.answer(interaction, 9, modal(label(field())))


@pytest.mark.parametrize(
    ("kind", "what"), [(19, "file uploads"), (21, "radio groups"), (23, "checkboxes")]
)
async def test_fields_that_the_sandbox_does_not_know_are_refused(sandbox, bot, press, kind, what):
    interaction = await press()
    data = modal(label({"type": kind, "custom_id": "f"}))
    assert await bot.fails("POST", callback(interaction), {"type": 9, "data": data}) == (404, 0)
    assert sandbox.refused == [f"POST /interactions/{{interaction_id}}/{{token}}/callback: {what}"]
