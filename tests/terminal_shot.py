"""A picture of the terminal game (`make shots`)."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from tests.of_a_game import OPEN

import lifetable
from lifetable.games import find
from lifetable.games.plain import terminal_of
from lifetable.words import Words

FOLDER = Path(__file__).parent.parent / "docs" / "shots"
FRAME = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def take() -> None:
    """A board in the middle of a game."""
    terminal = terminal_of(find(OPEN))
    state = lifetable.game(OPEN, players=4).deal(seed="shot")
    while state.ply < 34 or state.turn != 0:
        state = state.play(state.legal()[state.ply % len(state.legal())])
    console = Console(record=True, width=92, file=io.StringIO(), force_terminal=True)
    words, names = Words("en"), ["Mia", "Tim", "Sarah", "Linus"]
    console.print(terminal.board(state.view(0), words, names, state.outcomes(0)))
    for number, move in enumerate(state.legal(), 1):
        meaning = terminal.explain(move, state.outcome(move), state.view(0), words)
        console.print(f"[bold]{number:>3}[/]  [cyan]{move}[/]  {meaning}", emoji=False)
    FOLDER.mkdir(parents=True, exist_ok=True)
    console.save_svg(
        str(FOLDER / "terminal.svg"), title=f"lifetable play {OPEN}", code_format=FRAME
    )
