"""The host's door, muting and reporting at the table, and the operator's page, in a real browser."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from tests import page as use
from tests.of_a_game import OPEN
from tests.page import NARROW, WIDE, Come, ask
from tests.serving import eventually

from lifetable.words import Words

say = Words("en")
SHOTS = os.environ.get("LIFETABLE_SHOTS")  # a folder for pictures, to look at


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("manners")


@pytest.fixture(scope="module")
def base(folder: Path) -> Iterator[str]:
    with use.server(folder) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with use.browser() as started:
        yield started


@pytest.fixture
def come(browser: Browser, base: str) -> Iterator[Come]:
    opened: list[Page] = []

    def arrive(**how: Any) -> Page:
        opened.append(use.visit(browser, base, **how))
        return opened[-1]

    yield arrive
    for page in opened:
        problems = page.problems  # type: ignore[attr-defined]
        page.context.close()
        assert problems == []


def picture(page: Page, name: str) -> None:
    if SHOTS:
        width = page.viewport_size["width"] if page.viewport_size else 0
        page.screenshot(path=f"{SHOTS}/{name}-{width}.png")


def button(page: Page, message: str, **args: object) -> Locator:
    return page.get_by_role("button", name=say(message, **args)).last


def together(mia: Page, tim: Page) -> str:
    """Two people at a table that has not begun."""
    for page, name in ((mia, "Mia"), (tim, "Tim")):
        ask(page, "PATCH", "/api/me", {"name": name})
    table: str = ask(mia, "POST", "/api/tables", {"game": OPEN, "players": 3})["table"]
    ask(tim, "PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})
    for page in (mia, tim):
        page.goto(f"/t/{table}")
    return table


@pytest.mark.parametrize("width", [WIDE, NARROW], ids=["desk", "phone"])
def test_the_host_removes_somebody_lets_them_in_again_and_locks(
    come: Come, width: ViewportSize
) -> None:
    mia, tim = come(width=width), come(width=width)
    together(mia, tim)
    button(mia, "ui-lobby-remove", name="Tim").click()
    expect(button(mia, "ui-table-remove")).to_be_visible()
    picture(mia, "remove")
    assert use.violations(mia) == []
    mia.get_by_role("button", name=say("ui-table-remove"), exact=True).click()
    expect(tim.get_by_text(say("error-removed"))).to_be_visible()
    expect(tim.get_by_text(say("ui-table-shut"))).to_be_visible()
    picture(tim, "removed")
    admit = button(mia, "ui-table-admit")
    admit.scroll_into_view_if_needed()
    button(mia, "ui-table-lock-seats").click()
    expect(mia.get_by_text(say("ui-table-lock-seats-how"))).to_be_visible()
    picture(mia, "door")
    assert use.violations(mia) == []
    admit.click()
    expect(admit).to_be_hidden()
    tim.get_by_role("button", name=say("ui-try-again")).or_(
        tim.get_by_role("link")
    ).first.wait_for()
    tim.reload()
    button(tim, "ui-lobby-sit-label", number=2).click()
    expect(tim.get_by_text(say("error-table-locked")).first).to_be_visible()


def test_somebody_is_muted_and_reported_and_the_operator_sees_to_it(
    come: Come, folder: Path
) -> None:
    mia, tim, sarah = come(), come(width=NARROW), come(width=NARROW)
    table = together(mia, tim)
    ask(mia, "POST", f"/api/tables/{table}/start")
    ask(sarah, "PATCH", "/api/me", {"name": "Sarah"})
    chat = f"/api/tables/{table}/chat"
    ask(sarah, "POST", chat, {"text": "something unspeakable"})
    ask(tim, "POST", chat, {"text": "please stop"})
    # a spectator is muted by those who play, for themselves
    tim.goto(f"/t/{table}")
    tim.get_by_role("button", name="Chat").click()
    more = button(tim, "ui-table-person", name="Sarah")
    more.click()
    picture(tim, "person")
    button(tim, "ui-table-report").click()
    picture(tim, "report")
    button(tim, "ui-table-report-rude").click()
    expect(tim.get_by_text(say("ui-table-reported"))).to_be_visible()
    button(tim, "ui-table-mute").click()
    expect(tim.get_by_text("something unspeakable")).to_have_count(0)
    expect(mia.get_by_text("something unspeakable").first).to_be_visible()
    ask(sarah, "PATCH", "/api/me", {"name": "Somebody else"})
    ask(sarah, "POST", chat, {"text": "again and again"})
    expect(mia.get_by_text("again and again").first).to_be_visible()
    tim.reload()
    tim.get_by_role("button", name="Chat").click()
    expect(tim.get_by_text(say("ui-table-muted")).nth(1)).to_be_visible()
    expect(tim.get_by_text("again and again")).to_have_count(0)
    picture(tim, "muted")
    # the operator
    database = f"sqlite:///{folder}/page.db"
    command = [sys.executable, "-m", "lifetable", "admin", "key", "--json", "--database", database]
    key = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)["key"]
    for width in (NARROW, WIDE):
        operator = come(width=width)
        eventually(lambda page=operator: page.goto("/admin").status == 200)  # type: ignore[misc]
        expect(operator.get_by_label(say("ui-admin-key"))).to_be_visible()
        picture(operator, "admin-key")
        operator.get_by_label(say("ui-admin-key")).fill(key)
        button(operator, "ui-admin-in").click()
        expect(operator.get_by_text(say("ui-admin-figure-memory"))).to_be_visible()
        assert use.violations(operator) == []
        wide = operator.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "it scrolls sideways"
        picture(operator, "admin")
    expect(operator.get_by_text("something unspeakable")).to_be_visible()
    button(operator, "ui-admin-remove-line").click()
    operator.get_by_label(say("ui-admin-reason")).fill("An insult")
    picture(operator, "admin-act")
    operator.get_by_role("dialog").locator(".go").click()
    expect(operator.get_by_text(say("ui-admin-no-reports"))).to_be_visible()
    expect(operator.get_by_text("remove-line").first).to_be_visible()
    mia.reload()
    expect(mia.get_by_text("again and again").first).to_be_visible()
    expect(mia.get_by_text("something unspeakable")).to_have_count(0)
