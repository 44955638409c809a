"""The page, used as people use it: Debian's Chromium against the real server."""

from __future__ import annotations

import io
import itertools
import json
import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, Route, ViewportSize, expect
from tests import page as use
from tests.of_a_game import FILE, FILED, HIDDEN, OPEN, having
from tests.page import (
    NARROW,
    WIDE,
    Come,
    ask,
    box_of,
    look,
    open_table,
    own_moves,
    play_to_the_end,
    settled,
    table_of,
    visit,
)

from lifetable.games import names
from lifetable.games.kernel import hash_of
from lifetable.records import read, seal_of
from lifetable.words import Words, languages

PAGES = ("/", "/me", "/decks", *(f"/rules/{game}" for game in names()))
HELD = '[data-spot="hand"], [data-spot^="card-"]'
# Counts what was ever there, however short.
SPY = """(selector) => {
  window.seen_ = 0;
  const look = () => { window.seen_ += document.querySelectorAll(selector).length; };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
LISTEN = """(() => {
  window.heard_ = [];
  const Real = AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.heard_.push(this); } };
})()"""
WANT_CALLS = """localStorage.setItem("lifetable", JSON.stringify({ speed: 0.01, notify: true }))"""
HEAR_CALLS = """(() => {
  window.calls_ = [];
  const Real = Notification;
  window.Notification = class extends Real { constructor(title, more) { super(title, more); window.calls_.push(title); } };
})()"""
# Chromium without a window never hides a page.
HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => true });
  Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# At the first sight of each moment nothing goes on, until it is let go: timers that were set before then wait.
FREEZE = """((moments) => {
  const left = Object.entries(moments), waiting = [], real = window.setTimeout.bind(window);
  window.moment_ = null;
  window.setTimeout = (call, wait) => real(window.moment_ ? call : () => (window.moment_ ? waiting.push(call) : call()), wait);
  window.release_ = () => {
    window.moment_ = null;
    for (const call of waiting.splice(0)) call();
  };
  new MutationObserver(() => {
    const at = window.moment_ ? -1 : left.findIndex(([, selector]) => document.querySelector(selector));
    if (at >= 0) window.moment_ = left.splice(at, 1)[0][0];
  }).observe(document, { attributes: true, childList: true, subtree: true });
})"""
DRAWN = re.compile(r"\S+ \S+ [a-z2-9]{20}")  # what a browser adds to the luck by itself
expect.set_options(timeout=use.PATIENCE)


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with use.server(tmp_path_factory.mktemp("page")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with use.browser() as started:
        yield started


@pytest.fixture
def pages(browser: Browser) -> Iterator[list[Page]]:
    """Pages opened by a test: none of them may have complained."""
    opened: list[Page] = []
    yield opened
    for page in opened:
        problems = page.problems  # type: ignore[attr-defined]
        page.context.close()
        assert problems == []


@pytest.fixture
def come(browser: Browser, base: str, pages: list[Page]) -> Come:
    def arrive(**how: Any) -> Page:
        pages.append(visit(browser, base, **how))
        return pages[-1]

    return arrive


# --- whole games ---


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_the_end_by_clicks(come: Come, game: str) -> None:
    page = come(width=WIDE)
    _play_and_look(page, game, use.click)
    assert look(page)["result"]
    page.wait_for_selector(".picture > *")  # the game's own, and a line for everybody
    lines = page.locator(".rank .st").all_inner_texts()
    assert len(lines) == _of(game, "BOTS", 2) + 1
    assert all(lines)
    assert page.locator(".rank .score > *").count() >= len(lines)
    assert page.locator(".story").inner_text().count(".") >= 2
    assert use.violations(page) == []


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_the_end_by_touch_on_a_phone(come: Come, game: str) -> None:
    page = come(width=NARROW, touch=True, language="fr")
    _play_and_look(page, game, use.tap)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= NARROW["width"]


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_the_end_by_keyboard_alone(come: Come, game: str) -> None:
    page = come(width=WIDE, language="de")
    open_table(page, game, _of(game, "BOTS", 2), **_of(game, "SHORT", {}))
    made = play_to_the_end(page, use.by_keyboard)
    assert made == own_moves(page) > 0


def test_the_keyboard_waits_at_the_button_and_comes_back_to_the_pieces(come: Come) -> None:
    page = come()
    open_table(page, OPEN, 1)
    for way in ("button", "piece"):
        seen = _my_turn(page)
        handle = f'.handle[data-handle="{seen["legal"][0]}"]'
        use.reach(page, handle)
        if page.locator(handle).get_attribute("aria-pressed") != "true":  # the only one is in hand
            page.keyboard.press("Enter")
        if way == "button":
            use.reach(page, ".go")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
        _my_turn(page)
        expect(page.locator(".handle:focus")).to_have_count(1)
    told = page.locator(".aside").inner_text()
    assert "from Start to" in told
    assert not re.search(r"tile \d|♣", told)  # nobody sees a tile's number


def _of(game: str, name: str, otherwise: Any) -> Any:
    """What a game says of its board, or what holds for any."""
    return getattr(use.on_page(game), name, otherwise)


def _play_and_look(page: Page, game: str, how: use.Use) -> None:
    """Play to the end; axe looks at every moment on the way."""
    page.add_init_script(f"{FREEZE}({json.dumps(_of(game, 'MOMENTS', {}))})")
    open_table(page, game, _of(game, "BOTS", 2), **_of(game, "SHORT", {}))
    rng, made, seen = random.Random(1), 0, set[str]()

    def moment(name: str) -> None:
        assert use.violations(page) == [], name
        seen.add(name)

    while not page.locator('main[data-showing="result"]').count():
        if held := page.evaluate("window.moment_"):
            moment(held)
            page.evaluate("window.release_()")
            continue
        now = look(page)
        if not now["legal"] or not page.locator(f'main[data-at="{now["number"]}"]').count():
            page.wait_for_timeout(25)
            continue
        if made == 1:
            _look_around(page, game, how, moment)
        for selector in use.steps(page, game, use.wish(now["legal"], rng)):
            if "chosen" not in seen and selector.startswith(".go"):
                moment("chosen")
            how(page, selector)
        made += 1
        page.wait_for_selector(f'main:not([data-at="{now["number"]}"])')
    moment("result")
    assert made == own_moves(page) > 0
    assert seen >= _of(game, "MOMENTS", {}).keys() - _of(game, "RARE", set())


def _look_around(page: Page, game: str, how: use.Use, moment: Any) -> None:
    """What can be opened beside the game: a hint, the memory aid, the menu; a pause, and a lost connection."""
    words = Words(page.locator("html").get_attribute("lang") or "en")
    bulb = page.get_by_role("button", name=words("ui-table-hint-ask"))
    bulb.click()
    # A new machine compiles the expert first; where a phone has no room for it, the board itself says it.
    page.wait_for_selector(".hint", state="attached", timeout=120_000)
    moment("hint")
    bulb.click()
    page.wait_for_selector(".hint", state="detached")
    for name, (opened_by, there, closed_by) in _of(game, "BESIDE", {}).items():
        how(page, opened_by)
        page.wait_for_selector(there)
        moment(name)
        how(page, closed_by)
    menu = page.get_by_role("button", name=words("ui-table-menu"), exact=True)
    menu.click()
    page.wait_for_selector("dialog")
    moment("menu")
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    if not _of(game, "THOROUGH", False):
        return
    ask(page, "POST", f"/api/tables/{table_of(page)}/pause", {})
    page.wait_for_selector(".notices .notice")
    moment("paused")
    how(page, ".notices .quiet")
    page.wait_for_selector(".notices .notice", state="detached")
    page.context.set_offline(True)
    page.wait_for_selector(".notices .notice")
    moment("offline")
    page.context.set_offline(False)
    page.wait_for_selector(".notices .notice", state="detached")
    settled(page)


# --- arriving ---


@pytest.mark.parametrize("width", [WIDE, NARROW], ids=["wide", "narrow"])
def test_from_the_first_visit_to_the_first_move_it_is_two_clicks(
    come: Come, width: ViewportSize
) -> None:
    page = come(width=width)
    page.goto("/")
    assert use.violations(page) == []
    page.locator(".go").first.click()  # one: a table with bots, at once
    page.wait_for_url(re.compile("/t/"))
    settled(page)
    while not settled(page)["legal"]:
        page.wait_for_timeout(50)
    assert look(page)["status"] == "playing"
    assert use.violations(page) == []


@pytest.mark.parametrize("language", languages())
def test_every_page_speaks_the_language(come: Come, language: str) -> None:
    page = come(language=language)
    for path in (*PAGES, f"/rules/{OPEN}"):
        page.goto(path)
        page.wait_for_selector("main h1, main h2")
        assert page.locator("html").get_attribute("lang") == language
    expect(page.locator("main").first).to_contain_text(Words(language)(f"{OPEN}-tagline"))


@pytest.mark.parametrize("language", languages())
def test_a_game_that_this_page_was_built_without_stands_among_the_others(
    come: Come, language: str
) -> None:
    page = come(language=language)
    page.goto("/")
    expect(page.locator(".cabin")).to_have_count(len(names()))
    (plain,) = set(names()) - set(having("board"))
    page.locator(f'.cabin input[value="{plain}"]').check()
    expect(page.locator(".pick h2")).to_have_text(Words(language)(f"{plain}-title"))
    expect(page.locator(".pick p")).to_have_text(Words(language)(f"{plain}-tagline"))
    expect(page.locator(".pick .facts a")).to_have_count(0)  # no lesson, and no rules to read
    assert use.violations(page) == []
    page.goto(f"/rules/{plain}")
    expect(page.locator(".rules")).to_contain_text(Words(language)(f"{plain}-title"))


def test_home_never_scrolls_sideways(come: Come) -> None:
    page = come(width={"width": 360, "height": 740}, touch=True, calm=False)
    page.goto("/")
    page.locator(".deck .go").wait_for()
    for at in (0, 3_500, 6_900):  # the crest wanders
        page.evaluate(
            "(at) => document.getAnimations().forEach((one) => Object.assign(one, { currentTime: at }))",
            at,
        )
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_language_chosen_at_the_table_is_told_to_the_server(come: Come) -> None:
    page = come()
    open_table(page, OPEN, 1)
    with page.expect_response(
        lambda it: it.url.endswith("/api/me") and it.request.method == "PATCH"
    ):
        page.locator(".bar .lang").click()
    chosen = ask(page, "GET", "/api/me")["person"]["language"]
    assert chosen in languages()
    assert chosen != "en"
    expect(page.locator("html")).to_have_attribute("lang", chosen)


@pytest.mark.parametrize("language", languages())
def test_the_rules_on_the_page_say_nothing_of_the_terminal(come: Come, language: str) -> None:
    page = come(language=language)
    for game in having("manual"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rule")
        text = page.locator(".rules").inner_text()
        for word in ("lifetable", "p12", "3:BBC", "<91", "round-cap"):
            assert word not in text, word


@pytest.mark.parametrize("language", languages())
def test_the_rules_are_printed_and_the_one_page_is_one(come: Come, language: str) -> None:
    page = come(language=language)

    def pages() -> int:
        return len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True)))

    for game in having("manual"):
        page.goto(f"/rules/{game}")
        page.wait_for_selector(".rule figure [data-picture] > *")
        assert pages() > 1
        page.evaluate("document.documentElement.toggleAttribute('data-summary', true)")
        assert pages() == 1


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_no_page_has_a_violation(come: Come, dark: bool) -> None:
    """By day on a desk, by night on a phone."""
    page = come(dark=dark, width=NARROW if dark else WIDE)
    for path in PAGES:
        page.goto(path)
        page.wait_for_selector("main h1, main h2")
        assert use.violations(page) == [], path
    for game in having("lesson.json"):
        page.goto(f"/learn/{game}")
        page.wait_for_selector(".deck")
        assert use.violations(page) == [], game


def test_on_a_small_phone_the_deck_covers_nothing_of_the_path(come: Come) -> None:
    page = come(width={"width": 360, "height": 740}, touch=True)
    open_table(page, OPEN, 3)
    seen = _my_turn(page)
    for selector in list(use.steps(page, OPEN, use.wish(seen["legal"], random.Random(1))))[:-1]:
        use.tap(page, selector)
    page.wait_for_selector('.deck.turn .go:not([aria-disabled="true"])')
    top = box_of(page.locator(".deck"))["y"]
    for tile in page.locator(".tile").all():
        box = box_of(tile)
        assert box["y"] + box["height"] <= top
        assert box["x"] >= 0 and box["x"] + box["width"] <= 360


# --- together ---


def test_two_browsers_at_one_table(come: Come) -> None:
    mia, tim = come(), come(width=NARROW, touch=True)
    made = ask(mia, "POST", "/api/tables", {"game": OPEN, "players": 2})
    mia.goto(f"/t/{made['table']}")
    tim.goto(f"/t/{made['table']}")
    expect(tim.locator(".deck")).to_be_visible()
    assert use.violations(mia) == []
    ask(tim, "PATCH", "/api/me", {"name": "Tim"})
    tim.get_by_role("button", name=Words("en")("ui-lobby-sit-label", number=2)).tap()
    expect(mia.get_by_text("Tim").first).to_be_visible()
    mia.locator(".go").first.click()
    for _ in range(6):
        for page in (mia, tim):
            seen = settled(page)
            if seen["legal"]:
                use.make(page, seen["legal"][0], use.click if page is mia else use.tap)
                page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
    assert look(mia)["view"]["ply"] >= 4
    assert settled(mia)["view"]["path"] == settled(tim)["view"]["path"]
    ask(tim, "POST", f"/api/tables/{table_of(tim)}/chat", {"text": "<b>hi</b> there"})
    expect(mia.get_by_text("<b>hi</b> there").first).to_be_visible()
    if (seen := settled(mia))["legal"]:
        use.make(mia, seen["legal"][0], use.click)
    tim.close()
    cover = mia.get_by_role("button", name=Words("en")("ui-table-cover"))
    expect(cover).to_be_visible()
    assert use.violations(mia) == []
    cover.click()
    expect(mia.get_by_text("was here a moment ago").first).to_be_visible()


def played_together(mia: Page, tim: Page, **settings: Any) -> str:
    """A game of two that is over, both in front of its result."""
    given = {"game": OPEN, "players": 2, "options": {"ending": "sprint"}, **settings}
    table = ask(mia, "POST", "/api/tables", given)["table"]
    ask(tim, "PATCH", "/api/me", {"name": "Tim"})
    ask(tim, "PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})
    seen = ask(mia, "POST", f"/api/tables/{table}/start")
    rng = random.Random(1)
    while seen["status"] != "over":
        page = (mia, tim)[seen["view"]["turn"]]
        now = ask(page, "GET", f"/api/tables/{table}")
        move = {
            "move": use.wish(now["legal"], rng),
            "version": now["version"],
            "key": rng.randbytes(8).hex(),
        }
        seen = ask(page, "POST", f"/api/tables/{table}/moves", move)
    for page in (mia, tim):
        page.goto(f"/t/{table}")
        page.wait_for_selector('main[data-showing="result"]')
    return str(table)


def test_a_rematch_is_offered_accepted_and_played(come: Come) -> None:
    mia, tim = come(), come(width=NARROW, touch=True)
    clock = {"kind": "move", "seconds": 600, "then": "bot-moves"}
    table = played_together(mia, tim, clock=clock)
    said = Words("en")
    for page in (mia, tim):
        expect(page.get_by_text(said("ui-after-rated", why="counts"))).to_be_visible()
    mia.get_by_role("button", name=said("ui-after-rematch"), exact=True).click()
    expect(mia.get_by_text(said("ui-after-waiting", names="Tim"))).to_be_visible()
    name = look(tim)["seats"][0]["name"]
    expect(tim.get_by_text(said("ui-after-offered", name=name))).to_be_visible()
    for page in (mia, tim):
        assert use.violations(page) == []
        assert table_of(page) == table
    tim.get_by_role("button", name=said("ui-after-accept"), exact=True).tap()
    for page in (mia, tim):
        page.wait_for_url(lambda url: table not in url)
        page.wait_for_selector('main[data-showing="board"]')
    assert table_of(mia) == table_of(tim)
    for _ in range(3):
        for page in (mia, tim):
            seen = settled(page)
            if seen["legal"]:
                use.make(page, seen["legal"][0], use.click if page is mia else use.tap)
                page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
    seen = look(mia)
    assert seen["view"]["ply"] >= 2 and seen["clock"]["due"]  # both have come: the clock runs
    sealed = {one["seat"]: one["seal"] for one in seen["luck"]["seals"]}  # by both, unasked
    assert sealed == {one["seat"]: seal_of(one["words"]) for one in seen["luck"]["words"]}
    assert len(sealed) == 2
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person"]


def test_whoever_declines_a_rematch_stays_with_the_result(come: Come) -> None:
    mia, tim = come(), come(width={"width": 360, "height": 640}, touch=True)
    clock = {"kind": "move", "seconds": 600, "then": "bot-moves"}
    table = played_together(mia, tim, clock=clock)
    said = Words("en")
    mia.get_by_role("button", name=said("ui-after-rematch"), exact=True).click()
    tim.get_by_role("button", name=said("ui-after-decline")).tap()
    expect(tim.get_by_text(said("ui-after-declined"), exact=True)).to_be_visible()
    expect(mia.get_by_text(said("ui-after-nobody"))).to_be_visible()
    for page in (mia, tim):
        assert use.violations(page) == []
        said_at, buttons_at = (box_of(page.locator(f".again {part}")) for part in (".say", ".btns"))
        assert said_at["y"] + said_at["height"] <= buttons_at["y"]
    assert table_of(mia) == table  # not alone with bots unless she wishes it
    mia.get_by_role("button", name=said("ui-after-begin")).click()
    mia.wait_for_url(lambda url: table not in url)
    expect(tim.get_by_text(said("ui-after-follow-without"))).to_be_visible()
    assert table_of(tim) == table
    assert [seat["kind"] for seat in look(mia)["seats"]] == ["person", "bot"]


def test_the_clock_waits_for_those_who_have_not_come(come: Come) -> None:
    mia, tim = come(width=NARROW, touch=True), come()
    clock = {"kind": "move", "seconds": 600, "then": "bot-moves"}
    given = {"game": OPEN, "players": 2, "clock": clock}
    table = ask(mia, "POST", "/api/tables", given)["table"]
    ask(tim, "PATCH", "/api/me", {"name": "Tim"})
    ask(tim, "PUT", f"/api/tables/{table}/seats/1", {"kind": "me"})
    mia.goto(f"/t/{table}")
    ask(mia, "POST", f"/api/tables/{table}/start")
    said = Words("en")
    expect(mia.get_by_text(said("ui-table-clock-waits-for", names="Tim"))).to_be_visible()
    expect(mia.get_by_role("timer")).to_have_accessible_name(said("ui-table-clock-waits"))
    assert use.violations(mia) == []
    tim.goto(f"/t/{table}")
    expect(mia.get_by_text(said("ui-table-clock-waits-for", names="Tim"))).to_have_count(0)
    expect(mia.get_by_role("timer")).not_to_have_accessible_name(said("ui-table-clock-waits"))


def test_the_menu_says_why_nothing_can_be_taken_back(come: Come) -> None:
    page, said = come(), Words("en")
    open_table(page, OPEN, 1)
    seen = settled(page)
    use.make(page, seen["legal"][0], use.click)
    page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
    settled(page)
    page.get_by_role("button", name=said("ui-table-menu")).click()
    undo = page.get_by_role("button", name=said("ui-table-undo"), exact=True)
    expect(undo).to_be_disabled()
    expect(undo).to_have_accessible_description(said("ui-table-undo-why", why="always-reveals"))


def test_a_seat_goes_to_the_phone_that_reads_the_square(come: Come) -> None:
    desk, phone = come(), come(width=NARROW, touch=True)
    words = Words("en")
    open_table(desk, FILED, 2)
    held = _my_turn(desk)["view"]["hand"]
    desk.get_by_role("button", name=words("ui-table-menu")).click()
    desk.get_by_role("button", name=words("ui-table-phone")).click()
    square = desk.get_by_role("img", name=words("ui-table-phone-code"))
    expect(square).to_be_visible()
    with Image.open(io.BytesIO(square.screenshot())) as picture:
        read = zxingcpp.read_barcode(picture)
    assert read is not None
    phone.goto(read.text)
    phone.wait_for_url("**/t/*")
    seen = _my_turn(phone)
    assert seen["view"]["hand"] == held
    use.make(phone, seen["legal"][0], use.tap)
    phone.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
    expect(desk.get_by_text(words("ui-table-phone-done"))).to_be_visible()
    expect(square).to_have_count(0)
    assert not any(seat["you"] for seat in settled(desk)["seats"])
    expect(desk.locator(HELD)).to_have_count(0)


def test_a_lost_connection_heals_by_itself(come: Come) -> None:
    page = come()
    open_table(page, OPEN, 1)
    settled(page)
    page.context.set_offline(True)
    page.wait_for_selector(".notice")
    table = table_of(page)
    page.context.set_offline(False)
    ask(page, "POST", f"/api/tables/{table}/chat", {"text": "still there?"})
    assert settled(page)["number"] >= 3


def test_a_server_that_comes_back_is_found_again(browser: Browser, tmp_path: Path) -> None:
    with use.server(tmp_path) as base:
        page = visit(browser, base)
        open_table(page, OPEN, 1)
        before = settled(page)
        port = int(base.rpartition(":")[2])
    with use.server(tmp_path, port=port):
        after = settled(page)
        while not after["legal"]:
            after = settled(page)
        assert after["table"] == before["table"]
        use.make(page, after["legal"][0], use.click)
        page.wait_for_selector(f'main:not([data-at="{after["number"]}"])')
    page.context.close()


def test_on_one_device_a_curtain_falls_between_players(come: Come) -> None:
    page = come()
    seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
    made = ask(page, "POST", "/api/tables", {"game": HIDDEN, "seats": seats, "start": True})
    page.goto(f"/t/{made['table']}")
    page.goto("/")
    listed = Words("en")("ui-home-table-device", names="Mia, Granny")
    page.locator("li", has_text=listed).get_by_role("link").click()
    page.wait_for_selector('main[data-showing="curtain"]')
    for width in (NARROW, WIDE):
        page.set_viewport_size(width)
        assert use.violations(page) == []
    for _ in range(4):
        page.wait_for_selector('main[data-showing="curtain"]')
        assert page.locator(HELD).count() == 0
        page.locator('main[data-showing="curtain"] .go').click()
        page.wait_for_selector('main[data-showing="board"]')
        seen = settled(page)
        use.make(page, seen["legal"][0], use.click)
        page.wait_for_selector('main[data-showing="curtain"]')


def test_on_one_device_nobody_looks_before_the_first_player_has_it(come: Come) -> None:
    page = come()
    seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny", "Leo")]
    made = ask(page, "POST", "/api/tables", {"game": HIDDEN, "seats": seats})
    page.goto(f"/t/{made['table']}")
    page.evaluate(SPY, HELD)
    page.locator('main[data-showing="lobby"] .deck .go').click()
    page.locator('main[data-showing="curtain"] .go').wait_for()
    assert page.evaluate("window.seen_") == 0
    page.locator('main[data-showing="curtain"] .go').click()
    page.wait_for_selector(HELD)


# --- calling ---


def test_sounds_are_off_until_they_are_wanted(come: Come) -> None:
    page = come()
    page.add_init_script(LISTEN)
    open_table(page, OPEN, 1)
    for wanted in (False, True):
        seen = _my_turn(page)
        use.make(page, seen["legal"][0], use.click)
        page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')
        settled(page)
        assert (page.evaluate("window.heard_.length") > 0) is wanted
        page.keyboard.press("m")
    page.wait_for_function(
        "window.heard_[0].state === 'running' && window.heard_[0].currentTime > 0"
    )


def test_the_title_tells_whose_turn_it_is_and_a_hidden_page_calls(come: Come) -> None:
    page, other = come(), come()
    page.context.grant_permissions(["notifications"])
    page.add_init_script(WANT_CALLS)
    page.add_init_script(HEAR_CALLS)
    made = ask(page, "POST", "/api/tables", {"game": OPEN, "players": 2})
    ask(other, "PUT", f"/api/tables/{made['table']}/seats/1", {"kind": "me"})
    for visitor in (page, other):
        visitor.goto(f"/t/{made['table']}")
        visitor.wait_for_selector('main[data-showing="lobby"]')
    page.locator(".deck .go").first.click()
    other.wait_for_selector('main[data-showing="board"]')
    yours = Words("en")("ui-table-your-turn")
    if not settled(page)["legal"]:
        _move(other)
    expect(page).to_have_title(re.compile(yours))
    _move(page)
    while not settled(other)["legal"]:
        _move(page)
    expect(page).not_to_have_title(re.compile(yours))
    assert page.evaluate("window.calls_") == []
    page.evaluate(HIDE)
    while not settled(page)["legal"]:
        _move(other)
    expect(page).to_have_title(re.compile(yours))
    assert page.evaluate("window.calls_") == [yours]


def _my_turn(page: Page) -> Any:
    while not (seen := settled(page))["legal"]:
        page.wait_for_timeout(25)
    return seen


def _move(page: Page) -> None:
    seen = _my_turn(page)
    use.make(page, seen["legal"][0], use.click)
    page.wait_for_selector(f'main:not([data-at="{seen["number"]}"])')


# --- learning ---


@pytest.mark.parametrize("game", having("lesson.json"))
def test_the_first_game_can_be_played_through(come: Come, game: str) -> None:
    page = come(width=NARROW, touch=True)
    page.goto(f"/learn/{game}")
    lesson = ask(page, "GET", f"/api/lessons/{game}")
    seen = set()
    while "/learn/" in page.url:
        page.wait_for_selector(".coach .turn, .coach .go:not([disabled]), main[data-showing]")
        if page.locator("main[data-showing]").count():
            break
        number = int(page.locator(".coach").get_attribute("data-step") or 0)
        seen.add(number)
        if page.locator(".coach .turn").count():
            for selector in use.steps(page, game, lesson["steps"][number]["expect"]):
                use.tap(page, selector)
            page.wait_for_selector(f'.coach:not([data-step="{number}"]), .coach .go')
        else:
            page.locator(".coach .go:not([disabled])").tap()
            page.wait_for_function(
                """(number) => !document.querySelector(`.coach[data-step="${number}"] .go:not([disabled])`)""",
                arg=number,
            )
    page.wait_for_url(re.compile("/t/"))
    assert len(seen) > len(lesson["steps"]) / 2
    assert look(page)["status"] == "playing"


# --- afterwards ---


def test_after_the_game_it_can_be_replayed_reviewed_and_verified(come: Come) -> None:
    page = come()
    open_table(page, OPEN, 1, options={"ending": "sprint"})
    play_to_the_end(page, use.click)
    page.goto(f"/t/{table_of(page)}/replay")
    page.wait_for_selector("[role=slider], input[type=range]")
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("[data-reviewed]")
    assert use.violations(page) == []
    table = table_of(page)
    assert ask(page, "GET", f"/api/tables/{table}/verify")["all"]
    assert page.request.get(f"/api/tables/{table}/record").text().startswith("lifetable 1")


def _finish(table: str, *players: Page) -> None:
    """Play on without looking until the game is over."""
    rng = random.Random(2)
    for player in itertools.cycle(players):
        seen = ask(player, "GET", f"/api/tables/{table}")
        if seen["status"] == "over":
            return
        if seen["legal"]:
            move = {"move": use.wish(seen["legal"], rng), "version": seen["version"]}
            key = {"key": f"k{rng.getrandbits(64)}"}
            ask(player, "POST", f"/api/tables/{table}/moves", move | key)


def _checked(page: Page) -> tuple[dict[str, str | None], str]:
    """Press the button: what was checked, does it hold, and the verdict."""
    words = Words("en")
    page.get_by_role("button", name=words("ui-after-verify"), exact=True).click()
    page.wait_for_selector('[data-check="moves"][data-holds]')
    checks = page.locator("[data-check]").all()
    held = {str(one.get_attribute("data-check")): one.get_attribute("data-holds") for one in checks}
    return held, page.locator(".verdict").inner_text()


def test_the_button_checks_the_luck_against_what_the_browser_was_shown(come: Come) -> None:
    words = Words("en")
    mia, tim, late = come(), come(), come()
    given = {"game": OPEN, "players": 2, "options": {"ending": "sprint"}}
    table = ask(mia, "POST", "/api/tables", given)["table"]
    ask(tim, "PUT", f"/api/tables/{table}/seats/1", {"kind": "me", "name": "Tim"})
    for visitor, said in ((mia, "blue fish"), (tim, "Süß œuvre 🐶")):
        visitor.goto(f"/t/{table}")
        visitor.get_by_text(words("ui-lobby-luck"), exact=True).click()
        expect(visitor.locator(".luck .own b")).to_have_text(DRAWN)  # by itself
        visitor.get_by_label(words("ui-lobby-luck-words"), exact=True).fill(said)
        visitor.get_by_role("button", name=words("ui-lobby-luck-add")).click()
        expect(visitor.locator(".luck .own b")).to_have_text(re.compile(f"^{said} [a-z2-9]{{20}}$"))
    own = [visitor.locator(".luck .own b").inner_text() for visitor in (mia, tim)]
    for seal in (seal_of(text) for text in own):
        expect(mia.locator(".luck")).to_contain_text(seal)
    expect(mia.locator(".luck")).not_to_contain_text(own[1])
    promise = look(mia)["luck"]["promise"]
    expect(mia.locator(".luck .promise")).to_contain_text(promise)
    mia.locator(".deck .go").first.click()
    for visitor in (mia, tim):
        visitor.wait_for_selector('main[data-showing="board"]')
    _finish(table, mia, tim)
    mia.wait_for_selector('main[data-showing="result"]')
    held, verdict = _checked(mia)
    assert held == dict.fromkeys(("promise", "words", "seals", "seed", "moves", "views"), "true")
    expect(mia.locator('[data-check="moves"]')).to_contain_text(words("ui-after-verify-moves-here"))
    expect(mia.locator("dialog[open]")).to_contain_text(words("ui-after-verify-seals-before"))
    assert verdict == words("ui-after-verify-good", ply=0)
    sheet = mia.locator("dialog[open]")
    seals = " ".join(f"--seal {seal_of(text)}" for text in own)
    for told in (*own, f"verify {table}.txt --promise {promise} {seals}"):
        expect(sheet).to_contain_text(told)
    assert sheet.get_by_text(words("ui-after-verify-since", ply=0)).count() == 2
    assert use.violations(mia) == []
    record = read(mia.request.get(f"/api/tables/{table}/record").text())
    assert record.words == dict(enumerate(own)) and record.promise == promise
    assert record.seals == {n: seal_of(text) for n, text in enumerate(own)}
    record.verify()
    late.goto(f"/t/{table}/replay")  # who was not there has only the server's word
    held, verdict = _checked(late)
    assert set(held.values()) == {"true"} and verdict == words("ui-after-verify-weak")
    assert late.get_by_text(words("ui-after-verify-unseen")).count() == 2


# A seed that a cheat might tell: another secret or the real one, and what follows it; what is found out. From another seed
# the browser itself plays another game.
OTHER_GAME = {"seed", "moves", "views"}
CHEATS = (
    ("0" * 64, " 0:{own}", {"promise", *OTHER_GAME}),  # promise and hash were changed to fit it
    (None, " 0:{own} 4711", {"words", *OTHER_GAME}),
    (None, " 0:red fish", {"words", *OTHER_GAME}),
    (None, "", {"words", *OTHER_GAME}),
    (None, " 0:{own}", set[str]()),
)


def test_the_button_finds_out_a_server_that_cheats(come: Come) -> None:
    page = come()
    seats = [{"kind": "me", "name": name} for name in ("Mia", "Granny")]
    given = {"game": OPEN, "seats": seats, "options": {"ending": "sprint"}}
    table = ask(page, "POST", "/api/tables", given)["table"]
    page.goto(f"/t/{table}")
    expect(page.locator(".luck .own b")).to_have_text(DRAWN)
    own = page.locator(".luck .own b").text_content() or ""
    ask(page, "POST", f"/api/tables/{table}/start")
    page.wait_for_selector('main[data-showing="board"]')
    _finish(table, page)
    for secret, rest, found in CHEATS:
        page.route(f"**/api/tables/{table}", _bent(secret, rest.format(own=own)))
        page.goto(f"/t/{table}/replay")
        held, verdict = _checked(page)
        assert {name for name, holds in held.items() if holds == "false"} == found
        assert (verdict == Words("en")("ui-after-verify-bad")) is bool(found)
        page.unroute(f"**/api/tables/{table}")


def test_words_chosen_after_the_others_were_shown_are_found_out(come: Come) -> None:
    """Mia's browser saw Tim's seal before it showed its words. Whatever a server tells later is held against that."""
    mia, tim = come(), come()
    given = {"game": OPEN, "players": 2, "options": {"ending": "sprint"}}
    table = ask(mia, "POST", "/api/tables", given)["table"]
    seat = {"kind": "me", "name": "Tim", "seal": seal_of("seven seas")}
    ask(tim, "PUT", f"/api/tables/{table}/seats/1", seat)
    mia.goto(f"/t/{table}")
    expect(mia.locator(".luck .own b")).to_have_text(DRAWN)
    mia.locator(".deck .go").first.click()
    mia.wait_for_function(
        "t => fetch(t).then(a => a.json()).then(m => m.luck.words.length)",
        arg=f"/api/tables/{table}",
    )
    ask(tim, "POST", f"/api/tables/{table}/words", {"words": "seven seas"})
    mia.wait_for_selector('main[data-showing="board"]')
    _finish(table, mia, tim)

    def bend(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        luck = told["luck"]
        luck["words"][1]["words"], luck["seals"][1]["seal"] = "eight seas", seal_of("eight seas")
        luck["seed"] = luck["seed"].replace("seven", "eight")
        luck["hash"] = hash_of(luck["seed"])
        route.fulfill(response=answer, json=told)

    mia.route(f"**/api/tables/{table}", bend)
    mia.goto(f"/t/{table}/replay")
    held, _ = _checked(mia)
    assert {name for name, holds in held.items() if holds == "false"} == {"seals", *OTHER_GAME}


def test_who_withholds_his_words_loses_the_seat_and_all_draw_anew(come: Come) -> None:
    words = Words("en")
    mia, tim = come(), come(width=NARROW, touch=True)
    table = ask(mia, "POST", "/api/tables", {"game": OPEN, "players": 3})["table"]
    for n, visitor in enumerate((mia, tim)):
        visitor.goto(f"/t/{table}")
        if n:
            visitor.get_by_role("button", name=words("ui-lobby-sit-label", number=2)).tap()
        expect(visitor.locator(".luck .own b")).to_have_text(DRAWN)
    ada = come()
    withheld = {"kind": "me", "name": "Ada", "seal": seal_of("withheld")}
    ask(ada, "PUT", f"/api/tables/{table}/seats/2", withheld)
    before = [visitor.locator(".luck .own b").text_content() for visitor in (mia, tim)]
    mia.locator(".deck .go").first.click()
    for visitor in (mia, tim):
        waits = visitor.get_by_text(words("ui-lobby-luck-awaited", name="Ada"))
        expect(waits).to_be_visible()
        assert use.violations(visitor) == []
    mia.reload()  # it is the same after coming back
    mia.get_by_role("button", name=words("ui-lobby-luck-clear"), exact=True).click()
    for visitor, old in zip((mia, tim), before, strict=True):
        expect(visitor.locator(".luck .own b")).to_have_text(DRAWN)
        expect(visitor.locator(".luck .own b")).not_to_have_text(old or "")
        expect(visitor.get_by_text(words("ui-lobby-luck-anew"))).to_be_visible()
    mia.locator(".deck .go").first.click()
    for visitor in (mia, tim):
        visitor.wait_for_selector('main[data-showing="board"]')
    assert len(look(mia)["luck"]["words"]) == 2


@pytest.mark.parametrize("way", ["bots", "device"])
def test_alone_or_around_one_device_the_browser_adds_words_without_being_asked(
    come: Come, way: str
) -> None:
    page = come()
    page.goto("/")
    page.get_by_role("button", name=Words("en")(f"ui-home-way-{way}"), exact=True).click()
    page.locator(".go").first.click()
    page.wait_for_url(re.compile("/t/"))
    if way == "device":
        page.locator(".luck summary").click()
        expect(page.locator(".luck .own b")).to_have_text(DRAWN)
        page.locator('main[data-showing="lobby"] .deck .go').click()
    page.wait_for_selector('main[data-showing="board"], main[data-showing="curtain"]')
    luck = look(page)["luck"]
    [said] = luck["words"]
    assert DRAWN.fullmatch(said["words"])
    assert luck["seals"] == [{"seat": 0, "seal": seal_of(said["words"])}]


def _bent(secret: str | None, rest: str) -> Callable[[Route], None]:
    """Tells of a table's luck what is not so, and makes the hashes fit it."""

    def bend(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        own = secret or told["luck"]["seed"].split(" ")[0]
        told["luck"] |= {"seed": own + rest, "promise": hash_of(own), "hash": hash_of(own + rest)}
        route.fulfill(response=answer, json=told)

    return bend


# --- decks ---


def test_a_deck_of_ones_own_is_checked_and_played(come: Come, tmp_path: Path) -> None:
    page = come()
    page.goto("/decks")
    broken = tmp_path / "broken.csv"
    broken.write_text("number,name\n1,Nobody\n", encoding="utf-8")
    page.set_input_files("input[type=file]", broken)
    page.wait_for_selector("table tbody tr, .findings li")
    for width in (NARROW, WIDE):
        page.set_viewport_size(width)
        assert use.violations(page) == []
    good = tmp_path / "family.csv"
    good.write_text(FILE, encoding="utf-8")
    page.set_input_files("input[type=file]", good)
    expect(page.locator(".called input")).to_have_value("family")
    for width in (NARROW, WIDE):
        page.set_viewport_size(width)
        assert use.violations(page) == []
    page.locator(".start .go").click()  # keep it
    expect(page.locator(".shelf li input")).to_have_value("family")
    page.locator(".shelf li input").fill("Our family")
    page.locator(".shelf li input").press("Enter")
    for width in (NARROW, WIDE):
        page.set_viewport_size(width)
        assert use.violations(page) == []
    page.reload()
    expect(page.locator(".shelf li input")).to_have_value("Our family")
    page.locator(".shelf .does button").nth(3).click()  # look and change
    page.locator(".people .name").first.fill("Somebody Else")
    page.locator(".people .name").first.press("Tab")
    page.locator(".list .go").click()
    page.locator(".start .go").click()
    expect(page.locator(".shelf li")).to_have_count(1)
    page.locator(".start .go").click()  # play
    page.wait_for_url(re.compile("/t/"))
    options = [o for game in ask(page, "GET", "/api/games")["games"] for o in game["options"]]
    (shipped,) = [option["choices"] for option in options if option["kind"] == "file"]
    assert shipped and look(page)["settings"]["options"]["deck"] not in shipped
