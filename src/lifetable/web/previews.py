"""What other programs show of a link before anybody follows it: a title, a sentence, and a picture of the game with the
seats of the table.

Nothing of it is more than whoever has the link may see, and no name is in it: others keep what they were shown.
"""

from __future__ import annotations

import asyncio
import re
import struct
import zlib
from functools import lru_cache
from html import escape
from typing import NamedTuple

import numpy as np

from lifetable.errors import LifetableError
from lifetable.game_folders import game_folders
from lifetable.games.arrays import Bytes, Floats
from lifetable.tables.table import Table
from lifetable.web.problems import WebError
from lifetable.web.request import Request
from lifetable.web.response import Response
from lifetable.words import Words

PICTURE = re.compile(r"/previews/(?P<game>[\w-]{1,60})/(?P<taken>\d)-of-(?P<seats>\d)\.png")
_TABLE = re.compile(r"/t/(?P<table>[\w-]{1,60})(/replay)?")
_GAME = re.compile(r"/(?:rules|learn)/(?P<game>[\w-]{1,60})")
_PRIVATE = re.compile(r"/(s/|me$|admin$)")
"""Addresses that are nobody else's business."""
_BEFORE_THE_SCRIPT = ("ui-loading", "web-page-script")
_SAYS = re.compile(rf'(data-say="({"|".join(_BEFORE_THE_SCRIPT)})">)[^<]*<'.encode())
_FILE = "preview.png"

WIDTH, HEIGHT, STRIP = 1200, 630, 110
COLOURS = 170
"""How many colours a game's own picture may have; the seats need the others."""
_GROUND, _LINE = (255, 241, 218), (18, 48, 59)
_SEATS = (
    (176, 22, 42),
    (42, 87, 226),
    (0, 164, 134),
    (247, 159, 219),
    (27, 42, 51),
    (255, 107, 19),
)
_SHADES = 12  # between the ground and a colour, so that round things look round


class Preview(NamedTuple):
    title: str
    text: str
    picture: str
    wide: bool


async def told(request: Request, page: bytes) -> bytes:
    """The page in the language of whoever asks, as far as it says something before its script has come; with the tags
    of its address in its head."""
    words = Words(await request.language())
    page = page.replace(b'<html lang="en">', f'<html lang="{words.language}">'.encode(), 1)
    page = _SAYS.sub(lambda found: _said(found, words), page)
    before, head, after = page.partition(b"</head>")
    if not head or _PRIVATE.match(request.path):
        return page
    return before + f"  {await _tags(request, words)}\n  ".encode() + head + after


def _said(found: re.Match[bytes], words: Words) -> bytes:
    return found[1] + escape(words(found[2].decode())).encode() + b"<"


async def _tags(request: Request, words: Words) -> str:
    """What stands in the head of the page at an address of ours."""
    found = await _of(request, words)
    base = request.base_url
    properties = {
        "og:site_name": "Lifetable",
        "og:type": "website",
        "og:title": found.title,
        "og:description": found.text,
        "og:url": base + request.path,
        "og:image": base + found.picture,
        "og:image:alt": found.title,
    }
    if found.wide:
        properties |= {"og:image:width": f"{WIDTH}", "og:image:height": f"{HEIGHT}"}
    card = "summary_large_image" if found.wide else "summary"
    lines = [
        f'<meta property="{name}" content="{escape(text)}" />' for name, text in properties.items()
    ]
    return "\n    ".join([*lines, f'<meta name="twitter:card" content="{card}" />'])


async def _of(request: Request, words: Words) -> Preview:
    if match := _TABLE.fullmatch(request.path):
        try:
            live = await request.services.hub.views.check(match["table"], None)
            return _of_table(live.table, words)
        except LifetableError:  # there is no such table, or not everybody may look at it
            return _ours(words)
    if match := _GAME.fullmatch(request.path):
        return _of_game(match["game"], words)
    return _ours(words)


def _ours(words: Words) -> Preview:
    return Preview(
        "Lifetable", words("web-preview-lifetable"), "/icons/lifetable-512.png", wide=False
    )


def _of_game(game: str, words: Words) -> Preview:
    folder = game_folders().get(game)
    if folder is None:
        return _ours(words)
    return _with_picture(game, words(f"{game}-title"), words(f"{game}-tagline"), "0-of-0", words)


def _of_table(table: Table, words: Words) -> Preview:
    game = table.settings.game
    free = sum(seat.kind == "free" for seat in table.seats)
    seats = len(table.seats)
    called = words(f"{game}-title")
    title = words("web-preview-title", game=called, status=table.status, free=free)
    text = words("web-preview-text", status=table.status, free=free, seats=seats)
    if table.status == "lobby":
        text += " " + words(f"{game}-tagline")
    return _with_picture(game, title, text, f"{seats - free}-of-{seats}", words)


def _with_picture(game: str, title: str, text: str, seats: str, words: Words) -> Preview:
    if (game_folders()[game] / _FILE).is_file():
        return Preview(title, text, f"/previews/{game}/{seats}.png", wide=True)
    return Preview(title, text, _ours(words).picture, wide=False)


async def show(game: str, taken: int, seats: int) -> Response:
    """The picture of a game with some seats, so many of them taken."""
    folder = game_folders().get(game)
    if folder is None or not taken <= seats <= len(_SEATS) or not (folder / _FILE).is_file():
        raise WebError("no-such-page", 404)
    drawn = await asyncio.to_thread(picture, game, taken, seats)
    keep = ("cache-control", "public, max-age=86400")
    return Response(200, (keep, ("content-type", "image/png")), drawn)


# --- the picture: the game's own, and below it the seats ---


@lru_cache(maxsize=128)
def picture(game: str, taken: int, seats: int) -> bytes:
    palette, drawn = read_png((game_folders()[game] / _FILE).read_bytes())
    strip = np.full((STRIP, WIDTH), COLOURS, np.uint8)
    ramps = [_ramp(colour) for colour in (_LINE, *_SEATS)]
    across, down = np.meshgrid(np.arange(WIDTH), np.arange(STRIP))
    for seat in range(seats):
        x, y = WIDTH / 2 + (seat - (seats - 1) / 2) * 108, STRIP / 2
        away = np.hypot(across - x, down - y)
        ring = np.clip(4.5 - np.abs(away - 36), 0, 1)
        if seat < taken:
            disc = np.clip(36 - away, 0, 1)
            strip[disc > 0] = _index(seat + 1, disc)[disc > 0]
        strip[ring > 0] = _index(0, ring)[ring > 0]
    if not seats:
        return write_png(palette, drawn)
    colours = np.vstack([palette[:COLOURS], *ramps])
    return write_png(colours, np.vstack([drawn[: HEIGHT - STRIP], strip]))


def _ramp(colour: tuple[int, int, int]) -> Bytes:
    part = np.linspace(0, 1, _SHADES)[:, None]
    blended = (1 - part) * np.array(_GROUND) + part * np.array(colour)
    return np.asarray(blended.round(), np.uint8)


def _index(ramp: int, part: Floats) -> Bytes:
    return np.asarray(COLOURS + ramp * _SHADES + (part * (_SHADES - 1)).round(), np.uint8)


def write_png(palette: Bytes, drawn: Bytes) -> bytes:
    """A picture of palette colours, row by row."""
    height, width = drawn.shape
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    rows = np.zeros((height, width + 1), np.uint8)  # each begins with its filter: none
    rows[:, 1:] = drawn
    parts = (
        (b"IHDR", head),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in parts
    )


def read_png(file: bytes) -> tuple[Bytes, Bytes]:
    """The palette and the rows of a picture that `write_png` wrote."""
    found: dict[bytes, bytes] = {}
    at = 8
    while at < len(file):
        (length,) = struct.unpack_from(">I", file, at)
        found[file[at + 4 : at + 8]] = file[at + 8 : at + 8 + length]
        at += 12 + length
    width, height = struct.unpack_from(">II", found[b"IHDR"])
    rows = np.frombuffer(zlib.decompress(found[b"IDAT"]), np.uint8).reshape(height, width + 1)
    palette = np.zeros((COLOURS, 3), np.uint8)
    given = np.frombuffer(found[b"PLTE"], np.uint8).reshape(-1, 3)[:COLOURS]
    palette[: len(given)] = given
    return palette, rows[:, 1:]
