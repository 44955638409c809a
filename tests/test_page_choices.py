"""Who and when, choices where they are looked for, keys, and a page that is slow to come: in a real browser."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, ViewportSize, expect
from tests import page as use
from tests.of_a_game import HIDDEN, OPEN, SHIPPED
from tests.page import WIDE, Come, ask, box_of, look, open_table, settled, table_of

from lifetable.words import Words

say = Words("en")
SHORT = ViewportSize(width=390, height=664)
SHOTS = os.environ.get("LIFETABLE_SHOTS")  # a folder for pictures, to look at
expect.set_options(timeout=use.PATIENCE)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with use.server(tmp_path_factory.mktemp("choices")) as address:
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
    return page.get_by_role("button", name=say(message, **args), exact=True)


def on_screen(page: Page, *shown: Locator) -> None:
    """All of it can be seen without scrolling."""
    size = page.viewport_size
    assert size is not None
    for one in shown:
        box = box_of(one)
        assert box["y"] >= 0 and box["y"] + box["height"] <= size["height"], one
        assert box["x"] >= 0 and box["x"] + box["width"] <= size["width"], one


def people(*pages: Page, game: str = OPEN, **settings: Any) -> str:
    """A table at which these sit, begun."""
    for page, name in zip(pages, ("Mia", "Tim", "Sarah"), strict=False):
        ask(page, "PATCH", "/api/me", {"name": name})
    given = {"game": game, "players": len(pages), **settings}
    table: str = ask(pages[0], "POST", "/api/tables", given)["table"]
    for seat, page in enumerate(pages[1:], 1):
        ask(page, "PUT", f"/api/tables/{table}/seats/{seat}", {"kind": "me"})
    ask(pages[0], "POST", f"/api/tables/{table}/start")
    for page in pages:
        page.goto(f"/t/{table}")
        page.wait_for_selector('main[data-showing="board"]')
    return table


SIZES = pytest.mark.parametrize("size", [WIDE, SHORT], ids=["desk", "phone"])

# --- who and when ---


@SIZES
def test_whoever_sits_down_with_others_is_asked_for_a_name_once(
    come: Come, size: ViewportSize
) -> None:
    mia, tim = come(width=size), come(width=size)
    mia.goto("/")
    table = ask(mia, "POST", "/api/tables", {"game": OPEN, "players": 3})["table"]
    tim.goto(f"/t/{table}")
    tim.locator(".go").click()
    field = tim.get_by_label(say("ui-lobby-called"))
    expect(field).to_be_visible()
    assert use.violations(tim) == []
    picture(tim, "called")
    host, guest, _ = (seat["name"] for seat in look(tim)["seats"])
    assert host and guest and host != guest  # a name is there already
    field.fill(host)
    field.press("Enter")
    expect(tim.get_by_role("alert").filter(has_text=host)).to_be_visible()
    field.fill("Timothy")
    field.press("Enter")
    expect(field).to_be_hidden()
    assert look(tim)["seats"][1]["name"] == "Timothy"
    tim.reload()
    tim.wait_for_selector(".towels")
    expect(field).to_be_hidden()


@SIZES
def test_on_one_device_it_is_said_large_who_is_to_move(come: Come, size: ViewportSize) -> None:
    page = come(width=size)
    seats = [{"kind": "me", "name": "Cormorant"}, {"kind": "me", "name": "Grandma"}]
    made = ask(page, "POST", "/api/tables", {"game": OPEN, "seats": seats, "start": True})
    page.goto(f"/t/{made['table']}")
    for _ in range(2):
        seen = settled(page)
        name = seen["seats"][seen["view"]["turn"]]["name"]
        expect(page.locator(".whose .name")).to_have_text(name)
        on_screen(page, page.locator(".whose"))
        whole = "e => e.scrollWidth <= e.clientWidth"
        assert page.locator(".whose .name").evaluate(whole), "the name is cut"
        picture(page, "whose")
        use.make(page, seen["legal"][0], use.click)
        page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
    settled(page)
    assert "You " not in page.locator(".aside").inner_text()
    assert use.violations(page) == []


def test_the_curtain_is_spoken_of_only_where_it_falls(come: Come) -> None:
    page = come()
    page.goto("/")
    page.get_by_text(say("ui-home-way-device")).click()
    for game, told in ((OPEN, "ui-home-way-device-open-help"), (HIDDEN, "ui-home-way-device-help")):
        page.locator(f'.cabin input[value="{game}"]').check()
        expect(page.get_by_text(say(told))).to_be_visible()


def test_it_is_said_who_paused_who_watches_and_for_whom_a_bot_plays(come: Come) -> None:
    mia, tim, sarah = come(), come(width=SHORT), come(width=SHORT)
    table = people(mia, tim)
    sarah.goto(f"/t/{table}")
    expect(sarah.get_by_text(say("ui-table-you-watch"))).to_be_visible()
    assert use.violations(sarah) == []
    ask(tim, "POST", f"/api/tables/{table}/pause", {})
    expect(mia.locator(".notice")).to_contain_text("Tim paused the game.")
    sarah.reload()
    expect(sarah.locator(".notice")).to_contain_text("Tim paused the game.")
    ask(mia, "POST", f"/api/tables/{table}/resume", {})
    expect(sarah.locator(".notice")).to_have_count(0)
    expect(mia.locator(".aside")).to_contain_text("You go on with the game.")
    ask(tim, "POST", f"/api/tables/{table}/leave", {"seat": 1})
    kept = say("ui-table-kept", names="Tim", count=1)
    notice = mia.locator(".notice", has_text=kept)
    expect(notice).to_be_visible()
    picture(mia, "kept")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)


def test_a_move_that_was_made_because_time_ran_out_is_said(come: Come) -> None:
    mia, tim = come(), come(width=SHORT)
    people(mia, tim, clock={"kind": "move", "seconds": 5, "then": "bot-moves"})
    for page in (mia, tim):
        expect(page.locator(".hurry")).to_be_visible()
        picture(page, "hurry")
        on_screen(page, page.locator(".hurry"))
    late = mia.locator(".notice", has_text=say("ui-table-late", name="Mia", alone="yes"))
    expect(late).to_be_visible()
    expect(mia.locator(".aside")).to_contain_text("ran out of time", timeout=60_000)
    picture(mia, "late")
    late.get_by_role("button").click()
    assert use.violations(tim) == []


def test_renaming_is_not_sitting_down_again(come: Come) -> None:
    mia, tim = come(), come()
    table = people(mia, tim)
    messages = ask(mia, "GET", f"/api/tables/{table}/messages?after=0")["messages"]
    assert [m["entry"]["kind"] for m in messages if m["entry"]].count("sat") == 1
    expect(mia.locator(".aside")).to_contain_text("Tim sat down.")


# --- choices ---


@SIZES
def test_more_options_for_a_game_with_bots_are_on_the_home_page(
    come: Come, size: ViewportSize
) -> None:
    page = come(width=size)
    page.goto("/")
    page.locator(f'.cabin input[value="{OPEN}"]').check()
    button(page, "ui-home-options").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".picture svg").first).to_be_attached()
    assert use.violations(page) == []
    picture(page, "options")
    sheet.get_by_role("radio").nth(1).check(force=True)
    bot = sheet.get_by_role("group", name=say("ui-home-options-bot", number=1))
    bot.get_by_text(say("ui-lobby-level-hard")).click()
    sheet.get_by_role("switch", name=say("ui-lobby-hints")).uncheck(force=True)
    button(page, "ui-home-options-done").click()
    expect(button(page, "ui-home-options")).to_have_count(0)  # it says what was chosen now
    expect(page.locator(".more small")).to_contain_text(say("ui-home-levels-mixed"))
    picture(page, "options-chosen")
    page.reload()
    expect(page.locator(".more small")).to_contain_text(say("ui-home-levels-mixed"))
    page.locator(".deck .go").click()
    page.wait_for_url("**/t/*")
    seen = look(page)
    games = ask(page, "GET", "/api/games")["games"]
    usual = {
        option["name"]: option["default"]
        for game in games
        if game["name"] == OPEN
        for option in game["options"]
    }
    assert seen["settings"]["options"] != usual
    assert seen["settings"]["hints"] is False
    levels = Counter(seat["level"] for seat in seen["seats"] if seat["kind"] == "bot")
    assert levels["hard"] == 1 and levels["medium"] == levels.total() - 1


def test_open_tables_show_variant_clock_and_seats(come: Come) -> None:
    mia, tim = come(), come(width=SHORT)
    mia.goto("/")
    options = next(
        game["options"] for game in ask(mia, "GET", "/api/games")["games"] if game["name"] == OPEN
    )
    choice = next(option for option in options if option["kind"] == "choice")
    given = {
        "game": OPEN,
        "players": 4,
        "public": True,
        "options": {choice["name"]: choice["choices"][-1]},
        "clock": {"kind": "move", "seconds": 120, "then": "bot-moves"},
    }
    ask(mia, "POST", "/api/tables", given)
    tim.goto("/")
    line = tim.locator(".tables li").first
    expect(line).to_contain_text(say("ui-lobby-clock-minutes", count=2))
    expect(line).to_contain_text(say("ui-home-table-seats", taken=1, seats=4))
    variant = say(f"{OPEN}-option-{choice['name']}-{choice['choices'][-1]}").split(":")[0]
    expect(line).to_contain_text(variant)
    line.scroll_into_view_if_needed()
    picture(tim, "open-tables")


@SIZES
def test_ones_own_running_games_come_before_anything_new(come: Come, size: ViewportSize) -> None:
    page = come(width=size)
    open_table(page, OPEN, 1)
    page.goto("/")
    own = page.locator(".mine li").first
    expect(own).to_be_visible()
    on_screen(page, own)
    assert box_of(own)["y"] < box_of(page.locator(".deck .go"))["y"]
    picture(page, "mine")
    assert use.violations(page) == []
    page.locator(".mine a").first.click()
    page.wait_for_url("**/t/*")


@SIZES
def test_a_wrong_code_is_answered_at_the_field(come: Come, size: ViewportSize) -> None:
    page = come(width=size)
    page.goto("/")
    button(page, "ui-home-code-ask").click()
    field = page.get_by_label(say("ui-home-code"), exact=True)
    for typed, told in (("what?", "ui-home-code-wrong"), ("kelp-nowhere23", "ui-home-code-none")):
        field.fill(typed)
        field.press("Enter")
        expect(page.get_by_role("alert")).to_have_text(say(told))
        expect(field).to_have_attribute("aria-invalid", "true")
    assert page.url.endswith("/")
    expect(field).to_have_value("kelp-nowhere23")
    picture(page, "code")
    assert use.violations(page) == []


def test_one_tap_makes_a_move_for_those_who_want_it_so(come: Come) -> None:
    page = come()
    page.goto("/")
    page.get_by_role("button", name=say("ui-home-settings")).click()
    page.get_by_role("switch", name=say("ui-direct")).check(force=True)
    open_table(page, OPEN, 1)
    made = 0
    while made < 2:
        seen = settled(page)
        ways = Counter(move.rstrip("-") for move in seen["legal"] if move != "stay")
        key = next((key for key, ways in ways.items() if ways == 1), None)
        if key is None:
            page.wait_for_timeout(25)
            continue
        use.click(page, f'.handle[data-handle="{key}"]')
        page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
        made += 1


# --- keys ---


@pytest.mark.parametrize("game", SHIPPED)
def test_the_first_turn_is_three_tabs_away_and_keys_reach_its_pieces(come: Come, game: str) -> None:
    page = come()
    open_table(page, game, 2)
    while not settled(page)["legal"]:
        page.wait_for_timeout(25)
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    inside = "document.activeElement.closest('.play, .deck') !== null"
    assert page.evaluate(inside)
    assert use.violations(page) == []
    chosen = page.locator(".play [aria-pressed='true'], .deck [aria-pressed='true']")
    page.keyboard.press("1")
    expect(chosen.first).to_be_visible()
    picture(page, f"keys-{game}")


def test_a_move_is_two_keys(come: Come) -> None:
    page = come()
    open_table(page, OPEN, 1)
    while not (seen := settled(page))["legal"]:
        page.wait_for_timeout(25)
    page.keyboard.press("1")
    expect(page.locator(".go")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')


@pytest.mark.parametrize("game", SHIPPED)
def test_the_keys_are_shown_on_demand(come: Come, game: str) -> None:
    page = come()
    open_table(page, game, 2)
    page.get_by_role("button", name=say("ui-table-menu"), exact=True).click()
    keys = page.locator(".turn-keys dt")
    assert keys.count() >= 2
    keys.last.scroll_into_view_if_needed()
    picture(page, f"key-list-{game}")
    assert use.violations(page) == []


@SIZES
def test_back_closes_what_is_open_before_it_leaves_the_table(
    come: Come, size: ViewportSize
) -> None:
    page = come(width=size)
    page.goto("/")
    open_table(page, OPEN, 1)
    table = table_of(page)
    page.wait_for_selector('main[data-showing="board"]')
    menu = page.get_by_role("button", name=say("ui-table-menu"), exact=True)
    sheet = page.get_by_role("dialog")
    menu.click()
    expect(sheet).to_be_visible()
    page.go_back()
    expect(sheet).to_have_count(0)
    assert table_of(page) == table
    menu.click()
    sheet.get_by_role("button", name=say("ui-close"), exact=True).click()
    expect(sheet).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    page.go_back()
    page.wait_for_url(re.compile(r"/$"))


@SIZES
def test_the_question_whether_to_leave_is_all_on_the_screen(come: Come, size: ViewportSize) -> None:
    page = come(width=size)
    open_table(page, OPEN, 1)
    page.get_by_role("button", name=say("ui-table-menu"), exact=True).click()
    button(page, "ui-table-leave").click()
    yes, no = button(page, "ui-table-leave-yes"), button(page, "ui-table-leave-no")
    expect(yes).to_be_visible()
    on_screen(page, yes, no, page.get_by_text(say("ui-table-leave-sure")))
    picture(page, "leave")
    assert use.violations(page) == []
    no.click()
    expect(button(page, "ui-table-leave")).to_be_visible()


# --- slow ---


def test_there_is_a_sign_of_life_before_any_file_of_ours_has_come(come: Come) -> None:
    page = come(width=SHORT, language="de")
    held: list[Route] = []
    let_go = False

    def hold(route: Route) -> None:
        if let_go:
            route.continue_()
        else:
            held.append(route)

    page.route("**/assets/**", hold)
    page.goto("/", wait_until="commit")
    sign = page.locator("#life")
    expect(sign).to_be_visible()
    expect(sign).to_contain_text(Words("de")("ui-loading"))
    picture(page, "life")
    let_go = True
    for route in held:
        route.continue_()
    page.wait_for_selector(".cabins")
    expect(sign).to_have_count(0)


def test_me_explains_its_figures_and_keeps_programs_apart(come: Come) -> None:
    page = come(width=SHORT)
    open_table(page, OPEN, 1, **use.on_page(OPEN).__dict__.get("SHORT", {}))
    use.play_to_the_end(page, use.click)
    page.goto("/me")
    more = page.get_by_text(say("ui-people-rating-more"))
    more.click()
    expect(page.get_by_text(say("ui-people-part-text"))).to_be_visible()
    expect(page.get_by_label(say("ui-people-token-label"))).to_have_count(0)
    picture(page, "me")
    assert use.violations(page) == []
    page.get_by_text(say("ui-people-programs")).click()
    expect(page.get_by_label(say("ui-people-token-label"))).to_be_visible()
    assert use.violations(page) == []
