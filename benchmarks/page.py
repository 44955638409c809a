"""The page on a slow phone (`python -m benchmarks.page`): script sent for the first table, how long until it can be used, slow frames.

Chromium at 390 px with the processor slowed down four times, against the real server on loopback, nothing cached; the server has
played before. Frames are measured while bots play and everything is animated, as the time from one `requestAnimationFrame` to the
next: everything the page does in between on its main thread is in it (script, style, layout, paint), and so is every wait for a
processor that others use. `busy` is the first part alone: the processor time of the main thread between two frames. Chromium has
no GPU here and rasters in software on other threads, which costs processors but is not in `busy`. Every frame counts, whether
something moves in it or not; `slow` tells what had happened before each that took too long.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from bisect import bisect
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Request
from tests import page as use

from lifetable.games import names

FRAMES = """() => {
  window.frames_ = []; let last = performance.now();
  const tick = (now) => {
    const lasted = now - last;
    last = now;
    window.frames_.push([lasted, lasted > 51 ? document.querySelector(".ticker > span:not(.badge)")?.textContent : ""]);
    performance.mark("frame");
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
TRACED = ["-*", "toplevel", "blink.user_timing"]


def busy(trace: bytes) -> list[float]:
    """Milliseconds of processor time the main thread spent in each frame."""
    events = json.loads(trace)["traceEvents"]
    frames = [event for event in events if event["name"] == "frame"]
    thread = frames[0]["pid"], frames[0]["tid"]
    begins = sorted(event["ts"] for event in frames)
    spent = [0.0] * len(begins)
    outer = 0
    tasks = [e for e in events if e["ph"] == "X" and (e["pid"], e["tid"]) == thread]
    for task in sorted(tasks, key=lambda task: (task["ts"], -task["dur"])):
        if task["ts"] < outer:
            continue  # inside another one
        outer = task["ts"] + task["dur"]
        # A frame's task begins before its mark; what is done in it belongs to that frame. After the last mark nothing is measured.
        if outer < begins[-1]:
            spent[bisect(begins, outer)] += task.get("tdur", 0) / 1000
    return spent


def sit(page: Page, game: str) -> str:
    seats = [{"kind": "me"}, *({"kind": "bot", "level": "easy"} for _ in range(3))]
    given = {"game": game, "seats": seats, "start": True, "pace": 900}
    return str(use.ask(page, "POST", "/api/tables", given)["table"])


def measure(browser: Browser, base: str, game: str, seconds: float, slow: int) -> dict[str, Any]:
    page = use.visit(browser, base, width=use.NARROW, touch=True, calm=False)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    sizes: list[int] = []

    def weigh(asked: Request) -> None:
        if asked.url.endswith(".js"):
            sizes.append(asked.sizes()["responseBodySize"])

    page.on("requestfinished", weigh)
    sit(page, game)  # the server's first table of a game compiles its rules
    page.wait_for_timeout(2_000)
    table = sit(page, game)
    began = time.perf_counter()
    page.goto(f"/t/{table}", wait_until="commit")
    page.wait_for_selector('main[data-showing="board"] .deck')  # a table that loads has a deck, too
    usable = time.perf_counter() - began
    # A bot goes on: there is always something to see.
    use.ask(page, "POST", f"/api/tables/{table}/leave", {})
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(FRAMES)
    page.wait_for_timeout(seconds * 1000)
    told = page.evaluate("window.frames_")
    frames = [frame for frame, _ in told]
    spent = busy(browser.stop_tracing())
    page.context.close()
    return {
        "game": game,
        "script_kb_gzip": round(sum(sizes) / 1024, 1),
        "usable_s": round(usable, 2),
        "frames": len(frames),
        "over_50_ms": sum(round(frame) > 50 for frame in frames),
        "longest_ms": round(max(frames)),
        "busy_over_50_ms": sum(round(frame) > 50 for frame in spent),
        "busiest_ms": round(max(spent)),
        "slow": [
            f"frame {at}: {frame:.0f} ms, {used:.0f} busy, after: {line}"
            for at, ((frame, line), used) in enumerate(zip(told, spent, strict=False))
            if round(frame) > 50
        ],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--games", nargs="+", default=names())
    parser.add_argument("--slow", type=int, default=4)
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        use.server(Path(folder)) as base,
        use.browser() as browser,
    ):
        for game in given.games:
            print(json.dumps(measure(browser, base, game, given.seconds, given.slow)), flush=True)


if __name__ == "__main__":
    main()
