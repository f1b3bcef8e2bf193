"""A bot with one of everything: `python -m tests.sandbox.demo_bot`, then open the page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import io
import re
import struct
import zlib
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from sandbox import Sandbox
from tests.sandbox.bots import logged_in, make_bot


def picture(red: int, green: int, blue: int) -> discord.File:
    """A small plain PNG."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        body = kind + data
        return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))

    rows = b"".join(b"\0" + bytes((red, green, blue)) * 120 for _ in range(80))
    png = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 120, 80, 8, 2, 0, 0, 0))
    png += chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
    return discord.File(io.BytesIO(png), "picture.png", description="One plain colour")


class Counter(ui.DynamicItem[ui.Button[Any]], template=r"demo:count:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        self.n = n
        super().__init__(ui.Button(label=f"Counted {n}", custom_id=f"demo:count:{n}"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        # The panel's picture is on the panel only; a direct message has none to show again.
        pictured = interaction.message is not None and interaction.message.attachments
        view = panel(self.n + 1) if pictured else greeting(self.n + 1)
        await interaction.response.edit_message(view=view)


def row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    made: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        made.add_item(item)
    return made


def page(*items: ui.Item[Any]) -> ui.LayoutView:
    made = ui.LayoutView(timeout=None)
    for item in items:
        made.add_item(item)
    return made


class Act(ui.DynamicItem[ui.Button[Any]], template=r"demo:act:(?P<act>\w+)"):
    def __init__(self, act: str, style: discord.ButtonStyle = discord.ButtonStyle.primary) -> None:
        self.act = act
        super().__init__(ui.Button(label=act.title(), style=style, custom_id=f"demo:act:{act}"))

    @classmethod
    async def from_custom_id(cls, interaction, item, match: re.Match[str]):
        return cls(match["act"])

    async def callback(self, interaction: discord.Interaction) -> None:
        # The act "silence" is none of these: a user sees after three seconds that it failed.
        acts = {
            "whisper": self.whisper,
            "rewrite": self.rewrite,
            "direct": self.direct,
            "form": self.form,
            "thread": self.thread,
            "slow": self.slow,
            "picture": self.picture,
        }
        if self.act in acts:
            await acts[self.act](interaction)

    async def whisper(self, interaction: discord.Interaction) -> None:
        text = f"Only {interaction.user.display_name} reads this."
        view = page(ui.TextDisplay(text), row(Act("rewrite")))
        await interaction.response.send_message(view=view, ephemeral=True)

    async def rewrite(self, interaction: discord.Interaction) -> None:
        view = page(ui.TextDisplay("Rewritten, still for you alone."))
        await interaction.response.edit_message(view=view)

    async def direct(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        try:
            await interaction.user.send(view=greeting(0))
        except discord.Forbidden as error:
            await interaction.followup.send(f"Closed: {error.code}", ephemeral=True)

    async def form(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_modal(Form())

    async def thread(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer()
        if interaction.message is not None:
            thread = await interaction.message.create_thread(name="A quiet corner")
            await thread.send("Here we may talk.")

    async def slow(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("It took a while.")

    async def picture(self, interaction: discord.Interaction) -> None:
        embed = discord.Embed(title="A picture", description="As an embed", colour=0x7A5C99)
        embed.set_image(url="attachment://picture.png")
        embed.add_field(name="Colour", value="Blue")
        await interaction.response.send_message(embed=embed, file=picture(60, 90, 160))


class Form(ui.Modal):
    def __init__(self) -> None:
        super().__init__(title="A form", custom_id="demo:form")
        self.name: ui.TextInput[Any] = ui.TextInput(custom_id="name", max_length=30)
        self.mood: ui.Select[Any] = ui.Select(
            custom_id="mood",
            options=[discord.SelectOption(label="Merry"), discord.SelectOption(label="Grim")],
        )
        self.add_item(ui.Label(text="Your name", component=self.name))
        self.add_item(ui.Label(text="Your mood", description="As it is now", component=self.mood))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            f"{self.name.value} is {self.mood.values[0].lower()}.",
            allowed_mentions=discord.AllowedMentions.none(),
        )


def panel(count: int) -> ui.LayoutView:
    url = "attachment://picture.png"
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media=url, description="One plain colour")
    menu: ui.Select[Any] = ui.Select(
        custom_id="demo:select",
        placeholder="Choose up to two",
        max_values=2,
        options=[
            discord.SelectOption(label="Pear", emoji="🍐", description="To eat"),
            discord.SelectOption(label="Apple"),
            discord.SelectOption(label="Plum"),
        ],
    )
    people: ui.UserSelect[Any] = ui.UserSelect(
        custom_id="demo:people", placeholder="Choose a member"
    )
    thumbnail: ui.Thumbnail[Any] = ui.Thumbnail(url, description="A picture")
    box: ui.Container[Any] = ui.Container(
        ui.TextDisplay("## The demo\nOne of *everything* that **Discord** has."),
        ui.Section("A section with a button beside it.", accessory=Counter(count)),  # pyrefly: ignore[bad-specialization]
        ui.Section("A section with a thumbnail.", accessory=thumbnail),
        ui.Separator(spacing=discord.SeparatorSpacing.large),
        gallery,
        row(menu),
        row(people),
        accent_colour=0xB08D3C,
    )
    grey = discord.ButtonStyle.secondary
    return page(
        box,
        row(
            Act("whisper"),
            Act("direct", grey),
            Act("form", discord.ButtonStyle.success),
            Act("silence", discord.ButtonStyle.danger),
            ui.Button(label="Rules", url="https://example.org/rules"),
        ),
        row(
            Act("thread", grey),
            Act("slow", grey),
            Act("picture", grey),
            ui.Button(label="Shut", custom_id="demo:shut", disabled=True),
        ),
    )


def greeting(count: int) -> ui.LayoutView:
    return page(ui.TextDisplay("For you alone."), row(Counter(count)))


class DemoBot(commands.Bot):
    async def setup_hook(self) -> None:
        self.add_dynamic_items(Counter, Act)
        await self.tree.sync()


def demo() -> commands.Bot:
    """The bot, not yet logged in."""
    bot = make_bot(DemoBot)
    group = app_commands.Group(name="demo", description="One of everything")

    @group.command(name="panel", description="Show the panel")
    async def show(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=panel(0), file=picture(120, 60, 60))

    @group.command(name="echo", description="Say something back")
    @app_commands.describe(words="What to say", times="How often", to="To whom")
    @app_commands.choices(
        tone=[
            app_commands.Choice(name="Loud", value="loud"),
            app_commands.Choice(name="Low", value="low"),
        ]
    )
    async def echo(
        interaction: discord.Interaction,
        words: str,
        times: app_commands.Range[int, 1, 3] = 1,
        to: discord.Member | None = None,
        tone: str = "low",
        secret: bool = False,
    ) -> None:
        said = " ".join([words] * times)
        text = said.upper() if tone == "loud" else said
        if to is not None:
            text = f"{to.mention}: {text}"
        await interaction.response.send_message(text, ephemeral=secret)

    @echo.autocomplete("words")
    async def words(interaction: discord.Interaction, current: str):
        known = ("hello", "hey", "help")
        return [app_commands.Choice(name=w, value=w) for w in known if w.startswith(current)]

    @bot.tree.command(name="settings", description="For moderators")
    @app_commands.default_permissions(manage_guild=True)
    async def settings(interaction: discord.Interaction, words: str) -> None:
        await interaction.response.send_message(f"**Settings:** {words}")

    @bot.listen("on_interaction")
    async def chosen(interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        if data.get("custom_id") in ("demo:select", "demo:people"):
            await interaction.response.send_message(
                "Chosen: " + ", ".join(data["values"]), ephemeral=True
            )

    bot.tree.add_command(group)
    return bot


async def run(port: int) -> None:
    discord.utils.setup_logging()
    sandbox = Sandbox()
    await sandbox.start(port)
    try:
        async with logged_in(sandbox, demo()):
            print(f"The demo runs on {sandbox.url}/", flush=True)
            await asyncio.Event().wait()
    finally:
        await sandbox.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.sandbox.demo_bot")
    parser.add_argument("--port", type=int, default=8085)
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(run(parser.parse_args().port))
