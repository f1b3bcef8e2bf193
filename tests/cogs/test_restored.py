"""A game goes on from a backup that was taken while it was played."""

import asyncio
from pathlib import Path

from bot.store.backup import back_up
from tests.support.evening import Evening


def put_in_place(copy: Path, file: Path) -> None:
    for companion in ("", "-wal", "-shm"):
        Path(f"{file}{companion}").unlink(missing_ok=True)
    copy.rename(file)


async def test_a_game_goes_on_from_a_backup(evening: Evening, tmp_path: Path):
    await evening.deal(evening.party(4))
    await evening.answer(*evening.asked())
    await evening.turn()
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(back_up, evening.url, copy)
    told = list(evening.table.state.told())
    await evening.answer(*evening.asked())
    await evening.turn()
    assert len(evening.table.state.told()) > len(told)
    # As `restore` does, when the bot is stopped.
    await evening.bot.close()
    await evening.store.close()
    put_in_place(copy, Path(evening.url.partition("///")[2]))
    await evening.restart(kill=True)
    await evening.turn()
    assert evening.table.state.told() == told
    await evening.play()
    assert (await evening.store.proof.prove()).troubles == []
