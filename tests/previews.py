"""Draws the picture that is shown of a link to a game, from the page itself, into the game's folder.

    python -m tests.previews

Below the game's own part, room is left for the seats of a table (`lifetable.web.previews`).
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

import numpy as np
from PIL import Image
from tests import page as use

from lifetable.game_folders import game_folders
from lifetable.web.previews import COLOURS, HEIGHT, WIDTH, write_png

# The cabin of a game, and its name beside it, as large as the picture.
_ALONE = """(game) => {
  const cabin = document.querySelector(`input[value="${game}"]`).closest(".cabin");
  const place = [...cabin.classList].find((name) => ["pool", "lawn", "dusk"].includes(name));
  const sheet = document.createElement("div");
  sheet.style = `position:fixed;inset:0;z-index:99;display:flex;align-items:center;justify-content:center;gap:50px;
    padding-bottom:110px;box-sizing:border-box;background:var(--${place});color:#fffaf0`;
  const title = document.querySelector(`input[value="${game}"]`).closest("label").querySelector(".sign svg").cloneNode(true);
  title.style = "width:560px;height:auto;max-height:300px";
  cabin.style.setProperty("--cabin", "370px");
  cabin.style.setProperty("--cabin-picked", "370px");
  cabin.querySelector(".quick")?.remove();
  sheet.append(cabin, title);
  document.body.append(sheet);
}"""


def draw() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        use.server(Path(folder)) as base,
        use.browser() as started,
    ):
        for game, own in game_folders().items():
            if not (own / "board").is_dir():
                continue
            page = use.visit(started, base, width={"width": WIDTH, "height": HEIGHT})
            page.goto("/")
            page.wait_for_selector(f'input[value="{game}"]')
            page.wait_for_load_state("networkidle")
            page.evaluate(_ALONE, game)
            shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            few = shot.quantize(COLOURS, dither=Image.Dither.NONE)
            palette = np.array(few.getpalette(), np.uint8).reshape(-1, 3)
            (own / "preview.png").write_bytes(write_png(palette[:COLOURS], np.asarray(few)))
            page.context.close()


if __name__ == "__main__":
    draw()
