"""`lifetable serve`: the tables and the page, for a browser."""

from __future__ import annotations

from typing import Any

import click

from lifetable.web.environment import home_database, variable
from lifetable.web.settings import Settings
from lifetable.words import Words


def commands(words: Words) -> list[click.Command]:
    def serve(open: bool, **given: Any) -> None:
        # These take a second, and only this command needs them.
        from lifetable.tables.log import schema
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
    metavars = {
        "database": "URL",
        "base_url": "URL",
        "hosts": words("serve-names"),
        "proxy": words("serve-addresses"),
        "metrics": words("serve-addresses"),
        "keep_finished": words("serve-days"),
    }

    def option(setting: str) -> click.Option:
        name, default = setting.replace("_", "-"), Settings.model_fields[setting].default
        return click.Option(
            [f"--{name}", setting],
            type=_kind(setting),
            default=default,
            show_default=default != "",
            envvar=variable(setting),
            show_envvar=True,
            metavar=metavars.get(setting),
            help=words(f"serve-help-{name}"),
        )

    return [
        *map(option, Settings.model_fields),
        click.Option(
            ["--open/--no-open"],
            default=False,
            envvar=variable("open"),
            show_envvar=True,
            help=words("serve-help-open"),
        ),
    ]


def _kind(setting: str) -> click.ParamType[str] | click.ParamType[int] | click.ParamType[float]:
    """A setting's type and bounds, so that Click refuses what does not fit, in the language of the one who asks."""
    declared = Settings.model_json_schema()["properties"][setting]
    if "enum" in declared:
        return click.Choice(declared["enum"])
    if declared["type"] == "string":
        return click.STRING
    least, most = declared["minimum"], declared["maximum"]
    return (
        click.IntRange(least, most)
        if declared["type"] == "integer"
        else click.FloatRange(least, most)
    )
