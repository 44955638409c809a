"""`lifetable play`: a game in the terminal against bots."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click
import numpy as np
from platformdirs import user_data_path
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from lifetable import records
from lifetable.bots import bot
from lifetable.cli.options import GameName, seed_option, setup_from, table_options
from lifetable.cli.records import read_file
from lifetable.errors import MoveError
from lifetable.games.contract import Bot
from lifetable.games.face import Setup, State
from lifetable.games.plain import terminal_of
from lifetable.words import Words

LISTED = 30  # more legal moves than this are not listed unasked
THOUGHT = 1.0  # seconds a bot may think


class LeftError(Exception):
    """The player wants to stop here."""


def commands(words: Words) -> list[click.Command]:
    def play(
        game: str | None,
        players: int | None,
        options: tuple[str, ...],
        deck: str | None,
        seed: str | None,
        bots: str,
        name: str | None,
        resume: str | None,
    ) -> None:
        me = name or words("you")
        if resume:
            state = read_file(resume).last(deck)
        elif game:
            state = setup_from(game, players, options, deck).deal(seed)
        else:
            raise click.UsageError(words("cli-play-which"))
        _Table(state, bots, me, words).play()

    return [
        click.Command(
            "play",
            callback=play,
            params=[
                click.Argument(["game"], type=GameName(), required=False),
                *table_options(words),
                seed_option(words),
                click.Option(
                    ["-b", "--bots"],
                    default="medium",
                    show_default=True,
                    help=words("cli-play-bots"),
                ),
                click.Option(["--name"], help=words("cli-play-name")),
                click.Option(
                    ["--resume"],
                    type=click.Path(exists=True, dir_okay=False),
                    help=words("cli-play-resume"),
                ),
            ],
            help=words("cli-play-help"),
            epilog=words("cli-play-epilog"),
        )
    ]


class _Table:
    """One person on seat 0, bots on the others."""

    def __init__(self, state: State, bot_names: str, me: str, words: Words) -> None:
        self.words = words
        self.console = Console(highlight=False)
        self.state = state
        setup = state.setup
        self.bots = _seat_bots(setup, bot_names)
        self.names = [me, *(f"{words('bot')} {n}" for n in range(1, setup.players))]
        self.terminal = terminal_of(setup.game)
        self.rng = np.random.default_rng()

    def play(self) -> None:
        self.console.print(self.words("cli-play-hash", hash=self.state.seed_hash), style="dim")
        self._tell()
        try:
            while not self.state.over:
                self._turn()
        except (LeftError, EOFError, KeyboardInterrupt, click.Abort):
            self.console.print("\n" + self.words("cli-play-saved", file=str(self._save())))
            return
        self.console.print(self.terminal.board(self.state.view(0), self.words, self.names))
        result = self.state.result
        assert result
        self.console.print(self.words(f"{self.state.setup.name}-ending-{result['ending']}"))
        self.console.print(self.words("cli-play-over", seed=self.state.seed), style="dim")
        self.console.print(self.words("cli-play-record", file=str(self._save())), style="dim")

    def _turn(self) -> None:
        seat = self.state.turn
        if seat == 0:
            move = self._ask()
        else:
            assert seat is not None
            view, legal = self.state.view(seat), self.state.legal()
            move = self.bots[seat - 1].choose(view, legal, self.rng, THOUGHT)
        self.state = self.state.play(move)
        self._tell()

    def _tell(self) -> None:
        view = self.state.view(0)
        for event in self.state.events_for(0):
            if sentence := self.terminal.tell(event, self.words, self.names, 0, view):
                self.console.print(f"· {sentence}", emoji=False)

    def _ask(self) -> str:
        """A legal move from the person: a number of the list, or the move as it is written."""
        view, legal = self.state.view(0), self.state.legal()
        self.console.print()
        outcomes = self.state.outcomes(0)
        self.console.print(self.terminal.board(view, self.words, self.names, outcomes))
        listed = legal if len(legal) <= LISTED else []
        self._list(listed)
        while True:
            self.console.print(self.terminal.hint(self.words), style="dim")
            answer = click.prompt(self.words("cli-play-prompt"), prompt_suffix=" › ").strip()
            if answer in ("q", "quit"):
                raise LeftError
            if answer == "?":
                listed = legal
                self._list(listed)
                continue
            if answer.isdigit() and 1 <= int(answer) <= len(listed):
                return listed[int(answer) - 1]
            begins = [move for move in legal if move.lower().startswith(answer.lower())]
            if begins and answer.lower() not in (move.lower() for move in begins):
                listed = begins
                self._list(listed)
                continue
            try:
                self.state.play(answer)
            except MoveError as error:
                self.console.print(escape(error.sentence(self.words.language)), style="red")
                continue
            return answer

    def _list(self, moves: Sequence[str]) -> None:
        view = self.state.view(0)
        lines = [
            f"[bold]{number:>3}[/]  [cyan]{escape(move)}[/]  "
            + self.terminal.explain(move, self.state.outcome(move), view, self.words)
            for number, move in enumerate(moves, 1)
        ]
        if len(lines) <= LISTED:
            self.console.print("\n".join(lines), emoji=False)
        else:
            self.console.print(Columns(lines, padding=(0, 3)))

    def _save(self) -> Path:
        """Nothing is ever lost: the game so far, on paper."""
        folder = user_data_path("lifetable") / "records"
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
        file = folder / f"{self.state.setup.name}-{stamp}.txt"
        names = dict(enumerate(self.names))
        file.write_text(str(records.record(self.state, names)), encoding="utf-8")
        return file


def _seat_bots(setup: Setup, wish: str) -> list[Bot]:
    """One bot name for all, or one for each other seat, with commas between."""
    names = wish.split(",")
    if len(names) != setup.players - 1:
        names = names[:1] * (setup.players - 1)
    return [bot(name.strip(), setup) for name in names]
