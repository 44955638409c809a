"""The page on a slow phone (`python -m benchmarks.page`): script sent for the first table, how long until it can be used, slow frames.

Chromium at 390 px with the processor slowed down four times, against the real server on loopback, nothing cached. Frames are
counted while bots play and everything is animated.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests import page as use

from lifetable.games import names

FRAMES = """() => {
  window.frames_ = []; let last = performance.now();
  const tick = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}"""


def measure(browser: Browser, base: str, game: str, seconds: float, slow: int) -> dict[str, Any]:
    page = use.visit(browser, base, width=use.NARROW, touch=True, calm=False)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    sizes: list[int] = []
    page.on(
        "requestfinished",
        lambda asked: asked.url.endswith(".js") and sizes.append(asked.sizes()["responseBodySize"]),
    )
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
    given = {"game": game, "seats": seats, "start": True, "pace": 900}
    table = use.ask(page, "POST", "/api/tables", given)["table"]
    began = time.perf_counter()
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector(".deck")
    usable = time.perf_counter() - began
    script = sum(sizes)
    use.ask(
        page, "POST", f"/api/tables/{table}/leave", {}
    )  # a bot goes on: there is always something to see
    page.evaluate(FRAMES)
    page.wait_for_timeout(seconds * 1000)
    frames = page.evaluate("window.frames_")
    page.context.close()
    return {
        "game": game,
        "script_kb_gzip": round(script / 1024, 1),
        "usable_s": round(usable, 2),
        "frames": len(frames),
        "over_50_ms": sum(frame > 50 for frame in frames),
        "longest_ms": round(max(frames)),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--slow", type=int, default=4)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        use.server(Path(folder)) as base,
        use.browser() as browser,
    ):
        for game in names():
            print(json.dumps(measure(browser, base, game, given.seconds, given.slow)), flush=True)


if __name__ == "__main__":
    main()
