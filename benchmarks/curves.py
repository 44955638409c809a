"""Draw the learning curves that lie beside the weights into docs/curves (`python benchmarks/curves.py`)."""

from __future__ import annotations

import csv
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "curves"
# game folder, what is drawn, over what, one line for each of these, which rows
CURVES: tuple[tuple[str, str, str, tuple[str, ...], dict[str, str]], ...] = (
    ("thats_life", "loss", "step", (), {}),
    ("thats_life", "points", "step", (), {}),
    ("life_is_life", "error", "step", ("sight", "living"), {"variant": "classic"}),
    ("lifetime", "test", "epoch", (), {}),
    ("lifetime", "training", "epoch", (), {}),
)
WIDTH, HEIGHT, EDGE = 640, 320, 56
INKS = ("#1790a2", "#ee4f3c", "#5aa67c", "#2a57e2", "#c95a66", "#ff6b13", "#12303b", "#b0162a")

Line = list[tuple[float, float]]


def read(
    folder: str, what: str, over: str, by: tuple[str, ...], only: dict[str, str]
) -> dict[str, Line]:
    lines: dict[str, Line] = defaultdict(list)
    file = ROOT / "src" / "lifetable" / "games" / folder / "curve.csv"
    for row in csv.DictReader(file.open(encoding="utf-8")):
        if all(row[column] == value for column, value in only.items()):
            label = " ".join(row[column] for column in by) or what
            lines[label].append((float(row[over]), float(row[what])))
    return lines


def draw(title: str, over: str, lines: dict[str, Line]) -> str:
    xs = [x for line in lines.values() for x, _ in line]
    ys = [y for line in lines.values() for _, y in line]
    low, high = min(ys), max(ys)
    spread = (high - low) or 1.0

    def at(x: float, y: float) -> str:
        right = EDGE + (x - min(xs)) / ((max(xs) - min(xs)) or 1) * (WIDTH - 2 * EDGE)
        return f"{right:.1f},{HEIGHT - EDGE - (y - low) / spread * (HEIGHT - 2 * EDGE):.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#12303b">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/>',
        f'<text x="{EDGE}" y="28" font-size="15" font-weight="bold">{title}</text>',
        f'<text x="8" y="{EDGE + 4}">{high:.3f}</text>',
        f'<text x="8" y="{HEIGHT - EDGE + 4}">{low:.3f}</text>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 20}" text-anchor="end">{over} {max(xs):,.0f}</text>',
    ]
    for number, (label, line) in enumerate(lines.items()):
        ink = INKS[number % len(INKS)]
        points = " ".join(at(x, y) for x, y in line)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        if len(lines) > 1:
            parts.append(
                f'<text x="{WIDTH - EDGE}" y="{44 + 15 * number}" text-anchor="end" fill="{ink}">{label}</text>'
            )
    return "\n".join([*parts, "</svg>\n"])


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for folder, what, over, by, only in CURVES:
        lines = read(folder, what, over, by, only)
        title = f"{folder.replace('_', '-')}: {what}"
        (OUT / f"{folder}-{what}.svg").write_text(draw(title, over, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
