"""Pictures of their own for users: a pattern in their colour that is another one for each."""

from __future__ import annotations

import struct
import zlib
from hashlib import blake2b

from sandbox.model import User

CELLS, CELL = 7, 16
"""Cells across, the outer ones empty, and pixels across a cell."""
PALE = (243, 230, 200)


def avatar_hash(user: User) -> str:
    """The hash of a user's picture: another picture has another one."""
    return blake2b(f"{user.id} {user.colour}".encode(), digest_size=16).hexdigest()


def avatar_png(user: User) -> bytes:
    """A user's picture as PNG, of `CELLS` times `CELL` pixels across."""
    ground = bytes.fromhex(user.colour.removeprefix("#"))
    bits = int(blake2b(user.id.encode(), digest_size=8).hexdigest(), 16)
    rows = []
    for y in range(CELLS):
        row = b"".join(bytes(PALE if _is_set(bits, x, y) else ground) * CELL for x in range(CELLS))
        # Each row begins with the number of its filter: none.
        rows += [b"\0" + row] * CELL
    size = CELLS * CELL
    head = struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows))), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _is_set(bits: int, x: int, y: int) -> bool:
    """Whether a cell of the pattern is pale: alike on both sides, with an empty edge."""
    inner = range(1, CELLS - 1)
    side = min(x, CELLS - 1 - x)
    return x in inner and y in inner and bool(bits >> (y * 4 + side) & 1)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
