"""The built page, from memory: hashed assets for ever, everything else asked for again and answered with 304."""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path

from lifetable.web import previews
from lifetable.web.problems import WebError
from lifetable.web.request import Request
from lifetable.web.response import Response
from lifetable.words import Words

FOLDER = Path(__file__).with_name("page")
HASHED = "/assets/"  # where the build puts files whose names hold a hash of what is in them
ROUTES = re.compile(r"/|/t/[^/]+(/replay)?|/s/[^/]+|/(rules|learn)/[^/]+|/decks|/me")
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_TEXT = re.compile(r"text/|application/(javascript|json|manifest\+json|wasm)|image/svg")
_WORTH = 1_000  # bytes; smaller ones do not get smaller
_TYPES = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".ftl": "text/plain",
}


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    content: bytes
    zipped: bytes | None
    kind: str
    tag: str


async def show(request: Request) -> Response:
    """A file of the page, or the page itself for its own routes."""
    if request.method not in ("GET", "HEAD"):
        allow = {"Allow": "GET, HEAD"}
        raise WebError("no-such-method", 405, headers=allow, method=request.method[:20])
    if match := previews.PICTURE.fullmatch(request.path):
        return await previews.show(match["game"], int(match["taken"]), int(match["seats"]))
    file = find(request.path)
    if file is not None and request.path != "/index.html":
        return _send(request, file, 200)
    known = ROUTES.fullmatch(request.path) is not None
    if request.path == "/admin":  # where no key was made there is no such page
        known = request.services.hub.operator.keyed
    if not known and "text/html" not in request.header("accept"):
        raise WebError("no-such-page", 404)
    shell = find("/index.html")
    if shell is None:
        return _not_built(Words(await request.language()))
    if known:
        shell = _file(await previews.told(request, shell.content), shell.kind)
    return _send(request, shell, 200 if known else 404)


def _send(request: Request, file: File, status: int) -> Response:
    keep = _FOR_EVER if request.path.startswith(HASHED) else _ASK_AGAIN
    headers = [
        ("cache-control", keep),
        ("etag", file.tag),
        ("vary", "Accept-Encoding, Accept-Language"),
    ]
    if status == 200 and file.tag in request.header("if-none-match"):
        return Response(304, tuple(headers))
    headers.append(("content-type", file.kind))
    if file.zipped and re.search(r"\bgzip\b", request.header("accept-encoding")):
        return Response(status, (*headers, ("content-encoding", "gzip")), file.zipped)
    return Response(status, tuple(headers), file.content)


def find(path: str) -> File | None:
    """The file at a path of the page, if there is one; never one outside of its folder."""
    try:
        file = (FOLDER / path.lstrip("/")).resolve()
        if not file.is_relative_to(FOLDER.resolve()) or not file.is_file():
            return None
        return _read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError):  # no file could have such a name
        return None


@lru_cache(maxsize=512)
def _read(file: Path, changed: int) -> File:
    """Read once for each time it was changed, so that a new build shows without a restart."""
    content = file.read_bytes()
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    kind = kind or "application/octet-stream"
    if kind.startswith("text/"):
        kind = f"{kind}; charset=utf-8"
    return _file(content, kind)


def _file(content: bytes, kind: str) -> File:
    zipped = None
    if _TEXT.match(kind) and len(content) > _WORTH:
        zipped = gzip.compress(content, 9, mtime=0)
    return File(content, zipped, kind, f'"{sha256(content).hexdigest()[:20]}"')


def _not_built(words: Words) -> Response:
    title, help = escape(words("web-page-missing")), escape(words("web-page-missing-help"))
    text = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>Lifetable</title>'
        f"<h1>{title}</h1><p>{help}</p><p><code>make ui</code></p>"
    )
    return Response(503, (("content-type", "text/html; charset=utf-8"),), text.encode())
