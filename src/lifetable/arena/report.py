"""A study as one HTML page that needs nothing else: no script, no font, no request."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib import resources

import numpy as np

from lifetable import __version__
from lifetable.arena.study import Study
from lifetable.arena.study_charts import draw, reach, shown
from lifetable.arena.study_words import estimate, number, says, text
from lifetable.games.face import State
from lifetable.games.study import Figure, Panel, Percent
from lifetable.words import Words, preferred

_NOTHING_FROM_OUTSIDE = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
_WAVE = "M0 28V12c40-16 80-16 120 0s80 16 120 0 80-16 120 0 80 16 120 0 80-16 120 0 80 16 120 0v16z"
_GLANCE = {
    "study-length": "study-glance-length",
    "study-seats": "study-glance-first",
    "study-luck": "study-glance-luck",
    "study-skill": "study-glance-skill",
}
_MANY = 20  # columns that want the whole width


def html(study: Study, words: Words) -> str:
    """The report of a study. The same study gives the same bytes."""
    title = words(f"{study.setup.name}-title")
    head = (
        f'<!doctype html><html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{_NOTHING_FROM_OUTSIDE}">'
        f"<title>{escape(words('study-title', game=title))}</title>"
        f"<style>{_style()}:root{{--stage:{_stage(study)}}}</style></head><body>"
    )
    body = "".join([*_header(study, title, words), "<main>", *_main(study, words), "</main>"])
    return f"{head}{body}</body></html>\n"


# --- in a notebook --------------------------------------------------------------------------------


class Shown:
    """Something to look at in a notebook, in a frame of its own."""

    def __init__(self, page: str, height: int) -> None:
        self.page, self.height = page, height

    def __repr__(self) -> str:
        return f"<a page of {len(self.page)} characters>"

    def _repr_html_(self) -> str:
        return (
            f'<iframe srcdoc="{escape(self.page)}" width="100%" height="{self.height}" '
            'style="border:0"></iframe>'
        )


def show(what: Study | Figure | Panel, words: Words | None = None) -> Shown:
    """A study, one of its figures, or a panel of your own, for a notebook."""
    words = words or Words(preferred())
    if isinstance(what, Study):
        return Shown(html(what, words), 900)
    if isinstance(what, Panel):
        body, panels = f'<section class="card">{draw(what, words, whole=True)}</section>', [what]
    else:
        body, panels = _card(what, len(what.panels) > 1, words), list(what.panels)
    high = {"rows": 24, "columns": 270, "stack": 110}
    sizes = [high[p.kind] + (46 * len(p.bars) if p.kind == "rows" else 0) for p in panels]
    lines = -(-len(sizes) // 2) if len(sizes) in (2, 4) else 1
    style = f"<style>{_style()}</style>"
    return Shown(f"{style}<main>{body}</main>", 190 + lines * max(sizes))


def _style() -> str:
    return resources.files(__package__).joinpath("report.css").read_text("utf-8")


# --- the head of the page -------------------------------------------------------------------------


def _stage(study: Study) -> str:
    return str(getattr(study.setup.game.part("picture"), "STAGE", "#0b6b7b"))


def _header(study: Study, title: str, words: Words) -> Iterator[str]:
    meta = words(
        "study-meta",
        players=study.setup.players,
        games=number(study.games, words),
        moves=number(study.moves, words),
        seed=study.seed,
    )
    yield f'<header class="stage"><div><h1>{escape(title)}</h1>'
    yield f"<p>{escape(words(f'{study.setup.name}-tagline'))}</p>"
    yield f'<p class="meta">{escape(meta)}</p>'
    if picture := study.setup.game.part("picture"):
        state = _example(study)
        yield f"<figure>{picture.draw(state.view(state.turn), words)}</figure>"
    yield "</div></header>"
    yield '<svg class="wave" viewBox="0 0 720 28" preserveAspectRatio="none" aria-hidden="true">'
    yield f'<path d="{_WAVE}" fill="currentColor"/></svg>'


def _example(study: Study) -> State:
    """A moment of a game to show: one that the game proposes, else the middle of a random one."""
    if propose := getattr(study.setup.game.part("study"), "example", None):
        state: State = propose(study.setup, study.seed)
        return state
    chance = np.random.default_rng([*study.seed.encode()])
    states = [study.setup.deal(study.seed)]
    while not states[-1].over:
        legal = states[-1].legal()
        states.append(states[-1].play(legal[int(chance.integers(len(legal)))]))
    return states[len(states) // 2]


# --- chapters -------------------------------------------------------------------------------------


def _main(study: Study, words: Words) -> Iterator[str]:
    yield _glance(study, words)
    for name, figures in study.chapters.items():
        if figures:
            yield f'<h2>{escape(words(f"study-chapter-{name}"))}</h2><div class="cards">'
            for figure, wide in zip(figures, widths(figures), strict=True):
                yield _card(figure, wide, words)
            yield "</div>"
    yield _footer(study, words)


def _glance(study: Study, words: Words) -> str:
    """The few numbers one remembers."""
    headlines = {figure.name: figure.headline for figure in study.figures}
    even = number(Percent(1 / study.setup.players), words)
    tiles = ""
    for name, says_what in _GLANCE.items():
        if headline := headlines.get(name):
            bar, unit = headline
            found = estimate(bar, unit)
            tiles += (
                f"<div><b>{escape(shown(found.value, unit, words))}</b> "
                f"<small>{escape(reach(found, unit, words))}</small>"
                f"<span>{escape(words(says_what, even=even))}</span></div>"
            )
    return f'<div class="glance">{tiles}</div>'


def widths(figures: Sequence[Figure]) -> list[bool]:
    """Which cards take the whole width: small ones stand in pairs, one without a partner does not."""
    wide = [not _small(figure) for figure in figures]
    for i, whole in enumerate(wide):
        alone = i + 1 == len(wide) or wide[i + 1]
        before = next((k for k in range(i, -1, -1) if wide[k]), -1)
        if not whole and alone and (i - before) % 2:
            wide[i] = True
    return wide


def _small(figure: Figure) -> bool:
    if len(figure.panels) == 1:
        return len(figure.panels[0].bars) <= _MANY
    return all(panel.kind == "stack" for panel in figure.panels)


def _card(figure: Figure, wide: bool, words: Words) -> str:
    whole = wide and len(figure.panels) == 1
    panels = "".join(draw(panel, words, whole=whole) for panel in figure.panels)
    return (
        f'<section class="card{" wide" if wide else ""}"><h3>{escape(words(figure.name))}</h3>'
        f'<p class="says">{escape(says(figure, words))}</p>'
        f'<div class="panels of-{len(figure.panels)}">{panels}</div>'
        f"<details><summary>{escape(words('study-numbers'))}</summary>"
        f'<div class="tables">{"".join(_table(panel, words) for panel in figure.panels)}</div>'
        "</details></section>"
    )


def _table(panel: Panel, words: Words) -> str:
    """All numbers of a panel, for those who want them or cannot see it."""
    title = "" if panel.title is None else f"<caption>{escape(text(panel.title, words))}</caption>"
    head = "".join(
        f"<th>{escape(words(f'study-column-{name}'))}</th>"
        for name in ("value", "interval", "count")
    )
    rows = "".join(_table_rows(panel, words))
    return f"<table>{title}<tr><th></th>{head}</tr>{rows}</table>"


def _table_rows(panel: Panel, words: Words) -> Iterator[str]:
    names: Sequence[str] = [""]
    if panel.legend:
        names = [f" · {text(label, words)}" for label in panel.legend]
    for name, bars in zip(names, (panel.bars, panel.second), strict=False):
        for bar in bars:
            found = estimate(bar, panel.unit)
            value, low, high = (shown(bound, panel.unit, words) for bound in found)
            yield (
                f"<tr><th>{escape(text(bar.label, words) + name)}</th><td>{value}</td>"
                f"<td>{low} … {high}</td><td>{number(bar.seen.count, words)}</td></tr>"
            )


def _footer(study: Study, words: Words) -> str:
    paragraphs = [words("study-method-random"), words("study-method-interval")]
    if study.bot_games:
        games = number(study.bot_games, words)
        paragraphs.insert(1, words("study-method-bots", games=games))
    said = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    again = escape(words("study-again", version=__version__))
    return f"<footer>{said}<p>{again}<br><code>{escape(command(study, words))}</code></p></footer>"


def command(study: Study, words: Words) -> str:
    """What to type to get this report again."""
    options = {option.name: option.default for option in study.setup.game.info.options}
    chosen = [
        f"--option {name}={str(value).lower() if isinstance(value, bool) else value}"
        for name, value in study.setup.options.items()
        if value != options[name]
    ]
    parts = [
        f"lifetable study {study.setup.name}",
        f"--players {study.setup.players}",
        *chosen,
        f"--games {study.games} --bot-games {study.bot_games} --seed {study.seed}",
        f"--lang {words.language} --out {study.setup.name}.html",
    ]
    return " ".join(parts)
