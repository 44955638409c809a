"""`lifetable serve`: the tables and the page, for a browser."""

from __future__ import annotations

from typing import Any

import click

from lifetable.web.logs import FORMATS, LEVELS
from lifetable.web.settings import Settings, home_database, variable
from lifetable.words import Words


def commands(words: Words) -> list[click.Command]:
    def serve(open: bool, **given: Any) -> None:
        # These take a second, and only this command needs them.
        from lifetable.tables import schema
        from lifetable.web import server

        def ready(address: str, others: str | None) -> None:
            click.echo(words("serve-ready", address=address))
            if others:
                click.echo(words("serve-share", address=others))
            click.echo(words("serve-stop"))
            if open:
                server.open_browser(address)

        click.echo(words("serve-starting"), err=True)
        settings = Settings(**given)
        schema.prepare(settings.database or home_database(), thorough=True).dispose()
        server.serve(settings, ready)

    return [
        click.Command(
            "serve",
            callback=serve,
            params=_options(words),
            help=words("serve-help"),
            epilog=words("serve-epilog"),
        )
    ]


def _options(words: Words) -> list[click.Parameter]:
    fresh = Settings()

    def option(name: str, kind: Any = str, **more: Any) -> click.Option:
        setting = name.replace("-", "_")
        default = getattr(fresh, setting)
        return click.Option(
            [f"--{name}", setting],
            type=kind,
            default=default,
            show_default=default != "",
            envvar=variable(setting),
            show_envvar=True,
            help=words(f"serve-help-{name}"),
            **more,
        )

    return [
        option("host"),
        option("port", click.IntRange(0, 65535)),
        option("database", metavar="URL"),
        option("workers", click.IntRange(1, 64)),
        option("base-url", metavar="URL"),
        option("hosts", metavar=words("serve-names")),
        option("proxy", metavar=words("serve-addresses")),
        option("rate", click.FloatRange(0, 100_000)),
        option("streams", click.IntRange(0, 1_000_000)),
        option("crowd", click.IntRange(0, 1_000_000)),
        option("metrics", metavar=words("serve-addresses")),
        option("keep-finished", click.FloatRange(0, 36_500), metavar=words("serve-days")),
        option("log-level", click.Choice(LEVELS)),
        option("log-format", click.Choice(FORMATS)),
        click.Option(
            ["--open/--no-open"],
            default=False,
            envvar=variable("open"),
            show_envvar=True,
            help=words("serve-help-open"),
        ),
    ]
