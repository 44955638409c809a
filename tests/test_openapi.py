"""The description of the API is complete and true: what it says happens, and what happens it says."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import httpx
import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from pydantic import BaseModel
from schemathesis import checks
from tests.of_a_game import FILE, FILED
from tests.serving import GAME, Serving, eventually, open_table, play_to_the_end

import lifetable
from lifetable import records
from lifetable.games import find, folder, names
from lifetable.games.contract import Data
from lifetable.games.face import Setup
from lifetable.games.json_schema import title
from lifetable.tables.after import kept_reviews
from lifetable.tables.after.review import review_steps
from lifetable.tables.outcomes import MOST
from lifetable.tables.people.names import BLANK
from lifetable.tables.people.quotas import Kind
from lifetable.tables.requests import Request
from lifetable.web.app import create_framework
from lifetable.web.identity import cookie
from lifetable.web.models import responses, reviews
from lifetable.web.models.responses import Answer
from lifetable.web.problem_codes import codes, status_of_code
from lifetable.words import Words, languages

APP = create_framework()
DESCRIBED: dict[str, Any] = APP.openapi()
API = schemathesis.openapi.from_dict(json.loads(json.dumps(DESCRIBED)))
SOURCE = Path(lifetable.__file__).parent
CODES = Path(__file__).with_name("codes.txt")
# Before anything is served, or said to programs that hold states of their own.
ELSEWHERE = (
    "serve-", "database-", "no-gpu", "no-cuda", "foreign-state", "bad-seed", "not-a-view"
)  # fmt: skip
FOREVER = "/api/tables/{table}/stream"  # it does not end by itself


@pytest.fixture(scope="module")
def host(served: Serving) -> Iterator[httpx.Client]:
    """Somebody with a table in each state."""
    with served.visitor() as client:
        client.patch("/api/me", json={"name": "Noor", "language": "en"})
        yield client


@pytest.fixture(scope="module")
def tables(host: httpx.Client) -> dict[str, str]:
    lobby = open_table(host, start=False, public=True)["table"]
    playing = open_table(host, pace=10_000, public=True)["table"]
    over = open_table(host)["table"]
    play_to_the_end(host, over)
    return {"lobby": lobby, "playing": playing, "over": over}


def operations() -> list[tuple[str, str, dict[str, Any]]]:
    return [
        (path, method, operation)
        for path, found in DESCRIBED["paths"].items()
        for method, operation in found.items()
    ]


# --- complete -------------------------------------------------------------------------------------


def test_every_operation_is_told_in_full() -> None:
    names = set()
    for path, method, operation in operations():
        where = f"{method} {path}"
        assert operation["summary"], where
        assert operation["tags"][0] in {tag["name"] for tag in DESCRIBED["tags"]}, where
        names.add(operation["operationId"])
        good = [code for code in operation["responses"] if code.startswith("2")]
        assert good, where
        for code, answer in operation["responses"].items():
            assert answer["description"], (where, code)
            if code.startswith(("4", "5")):
                assert list(answer["content"]) == ["application/problem+json"], (where, code)
    assert len(names) == len(operations())


def test_every_reference_leads_somewhere_and_every_schema_is_used() -> None:
    text = json.dumps(DESCRIBED)
    used = set(re.findall(r'"#/components/schemas/(\w+)"', text))
    assert used == set(DESCRIBED["components"]["schemas"])


def test_bodies_refuse_what_they_do_not_know() -> None:
    for name, schema in DESCRIBED["components"]["schemas"].items():
        if name in {model.__name__ for model in models(Request)}:
            assert schema["additionalProperties"] is False, name


def models(root: type[BaseModel]) -> Iterator[type[BaseModel]]:
    for model in root.__subclasses__():
        yield model
        yield from models(model)


def test_every_body_and_every_answer_has_an_example_that_fits() -> None:
    known = {model.__name__: model for root in (Answer, Request) for model in models(root)}
    shown = 0
    for name, schema in DESCRIBED["components"]["schemas"].items():
        if name == "NothingAsk" or name not in known:
            continue
        (example,) = schema["examples"]
        jsonschema.validate(example, schema | {"components": DESCRIBED["components"]})
        known[name].model_validate(example)  # which refuses keys that are not described
        if issubclass(known[name], Answer) and known[name] is not responses.Message:
            assert set(example) >= set(schema["properties"]), name
        shown += 1
    assert shown > 60


def test_views_and_events_of_every_game_have_examples_that_fit() -> None:
    found = DESCRIBED["components"]["schemas"]
    for name in names():
        game = find(name)
        of_kinds = [title(game, kind.name) for kind in game.shapes.kinds]
        for schema in (found[title(game, of)] for of in ("view", "event")):
            assert schema["properties"] if "properties" in schema else len(schema["oneOf"])
        shown = [one for one in of_kinds if "examples" in found[one]]
        assert len(shown) > len(of_kinds) / 2
        for one in (title(game, "view"), *shown):
            (example,) = found[one]["examples"]
            jsonschema.validate(example, found[one])


def test_what_is_no_json_has_an_example_too() -> None:
    for path, method, operation in operations():
        for code, answer in operation["responses"].items():
            for kind, content in answer.get("content", {}).items():
                if "json" not in kind:
                    assert content["example"], (method, path, code)


def test_whoever_has_to_wait_is_told_how_long() -> None:
    for path, method, operation in operations():
        for code in {"429", "503"} & set(operation["responses"]):
            assert "Retry-After" in operation["responses"][code]["headers"], (method, path)


def test_what_is_done_by_hand_is_described_and_no_router_knows_it() -> None:
    assert set(DESCRIBED["paths"]["/api/tables/{table}/moves"]) == {"post"}
    assert set(DESCRIBED["paths"][FOREVER]) == {"get"}


def raised() -> set[tuple[int, str]]:
    """Every refusal in the code that can reach a client, with its status; the games' own are put together there."""
    usual = {"TableError": None, "SetupError": 422, "WebError": None}
    found = set()
    for room in ("web", "tables", "games"):
        for file in (SOURCE / room).rglob("*.py"):
            for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                name = getattr(call.func, "id", "") if isinstance(call, ast.Call) else ""
                if not isinstance(call, ast.Call) or name not in usual:
                    continue
                given = [*call.args[1:2], *(k.value for k in call.keywords if k.arg == "status")]
                if name == "TableError":
                    assert not given, f"{file}: tables know nothing of HTTP"
                    if ast.unparse(call.args[0]) != "code":  # of quotas, which follow
                        found |= {(status_of_code(code), code) for code in spelled(call.args[0])}
                status = given[0] if given else ast.Constant(usual[name])
                if isinstance(status, ast.Constant) and isinstance(status.value, int):
                    found |= {(status.value, code) for code in spelled(call.args[0])}
    found |= {(status_of_code(code), code) for kind in Kind for code in kind.value.codes}
    return {(status, code) for status, code in found if not code.startswith(ELSEWHERE)}


def spelled(expression: ast.expr) -> list[str]:
    """The codes that an expression can be."""
    match expression:
        case ast.Constant(str(code)):
            return [code]
        case ast.IfExp(body=one, orelse=other):
            return spelled(one) + spelled(other)
        case ast.Subscript(value=ast.Dict(values=several)):
            return [code for value in several for code in spelled(value)]
        case ast.Name(id="BLANK"):
            return [BLANK]
    raise AssertionError(f"{ast.unparse(expression)}: which code is this?")


def test_every_code_is_listed() -> None:
    own = {f"{name}-" for name in names()}
    listed = {(status, code) for status, found in codes().items() for code in found}
    assert raised() == {(s, code) for s, code in listed if not code.startswith(tuple(own))}
    for status, found in codes().items():
        for code in found:
            assert re.search(rf"\| {status} \|.*`{code}`", DESCRIBED["info"]["description"])


def test_codes_stay_the_same_for_ever() -> None:
    """Whoever renames one breaks programs that rely on it; new ones are added to the file."""
    known = [f"{status} {code}" for status, found in codes().items() for code in found]
    for name in names():
        own = (folder(name) / "tests" / "codes.txt").read_text(encoding="utf-8").splitlines()
        refused = [f"422 {name}-{code}" for code in own]
        assert [code for code in known if code.startswith(f"422 {name}-")] == refused
        known = [code for code in known if code not in refused]
    assert known == CODES.read_text(encoding="utf-8").splitlines()


def test_every_code_has_a_sentence_in_every_language() -> None:
    for language in languages():
        for code in {code for found in codes().values() for code in found}:
            assert Words(language).has(f"error-{code}"), (language, code)


def test_a_cookie_has_the_name_that_is_described() -> None:
    schemes = DESCRIBED["components"]["securitySchemes"].values()
    described = {scheme["name"] for scheme in schemes if scheme.get("in") == "cookie"}
    assert described == {cookie("x", secure).partition("=")[0] for secure in (False, True)}


def test_the_record_that_is_shown_holds() -> None:
    described = DESCRIBED["paths"]["/api/tables/{table}/record"]["get"]["responses"]["200"]
    shown = records.read(described["content"]["text/plain"]["example"])
    assert shown.verify().over
    assert str(shown) == described["content"]["text/plain"]["example"]


# --- true: whole games, held against the models ---------------------------------------------------


def exactly(model: type[BaseModel], answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    """An answer that is what its description says, and has nothing that is not described."""
    assert answer.status_code == status, answer.text
    model.model_validate_json(answer.content)
    body: dict[str, Any] = answer.json()
    return body


def test_answers_are_what_the_description_says(host: httpx.Client, tables: dict[str, str]) -> None:
    exactly(responses.Me, host.get("/api/me"))
    exactly(responses.Games, host.get("/api/games"))
    exactly(responses.Statistics, host.get("/api/me/statistics"))
    exactly(responses.TokenMade, host.post("/api/me/tokens", json={"label": "bot"}), 201)
    exactly(responses.Tokens, host.get("/api/me/tokens"))
    exactly(responses.Health, host.get("/healthz"))
    exactly(responses.ServerCard, host.get("/api/server"))
    exactly(responses.Everything, host.get("/api/me/data"))
    listed = exactly(responses.Tables, host.get("/api/tables"))["tables"]
    assert {card["table"] for card in listed} >= {tables["lobby"], tables["playing"]}
    exactly(responses.Tables, host.get("/api/me/tables"))
    for table in tables.values():
        exactly(responses.Message, host.get(f"/api/tables/{table}"))
        exactly(responses.Messages, host.get(f"/api/tables/{table}/messages"))


def test_moves_do_what_their_description_says(host: httpx.Client) -> None:
    message = open_table(host, seats=[{"kind": "me"}, {"kind": "me"}])
    path = f"/api/tables/{message['table']}/moves"
    ask = {"move": message["legal"][0], "version": message["version"], "key": "one"}
    made = exactly(responses.Message, host.post(path, json=ask))
    again = exactly(responses.Message, host.post(path, json=ask))
    assert again["number"] == made["number"]
    stale = exactly(responses.Late, host.post(path, json={**ask, "key": "two"}), 409)
    assert stale["message"]["number"] == made["number"]
    wrong = {"move": "p99", "version": made["version"], "key": "three"}
    exactly(responses.Problem, host.post(path, json=wrong), 422)
    described = DESCRIBED["paths"]["/api/tables/{table}/moves"]["post"]["responses"]
    assert {"200", "409", "422"} <= set(described)


def test_a_stream_does_what_its_description_says(
    host: httpx.Client, tables: dict[str, str]
) -> None:
    seen: set[str] = set()
    with host.stream("GET", f"/api/tables/{tables['playing']}/stream") as answer:
        kind = answer.headers["content-type"].partition(";")[0]
        assert kind in DESCRIBED["paths"][FOREVER]["get"]["responses"]["200"]["content"]
        event = "message"
        for line in answer.iter_lines():
            if line.startswith("event: "):
                event = line[7:]
            if line.startswith("data: "):
                seen.add(event)
                if event == "message":
                    responses.Message.model_validate_json(line[6:])
                elif event == "presence":
                    assert set(json.loads(line[6:])) == {"present", "watchers"}
                else:
                    assert (event, line) == ("heartbeat", "data: {}")
                event = "message"
            if seen == {"message", "presence"}:
                break


def test_after_the_game(host: httpx.Client, tables: dict[str, str]) -> None:
    path = f"/api/tables/{tables['over']}"
    exactly(reviews.Replay, host.get(f"{path}/replay", params={"seat": 0}))
    assert exactly(reviews.Verified, host.get(f"{path}/verify"))["all"]
    record = host.get(f"{path}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.text.startswith("lifetable 1")
    assert host.get(f"/api/tables/{tables['playing']}/review").status_code == 409
    again = exactly(responses.Message, host.post(f"{path}/rematch"))
    assert again["previous"] == tables["over"]


@pytest.mark.parametrize("game", names())
def test_a_review_is_what_the_description_says(
    host: httpx.Client, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def briefly(setup: Setup, seed: str, moves: list[str]) -> Generator[float, None, Data]:
        return review_steps(setup, seed, moves[:3], budget=0.01)

    monkeypatch.setattr(kept_reviews, "review_steps", briefly)
    info = find(game).info
    short = {option.name: option.least for option in info.options if option.kind == "number"}
    seats = [{"kind": "me"}] * info.least_players
    table = open_table(host, game=game, seats=seats, options=short)["table"]
    play_to_the_end(host, table)
    path = f"/api/tables/{table}/review"
    progress = exactly(reviews.ReviewProgress, host.get(path), 202)
    assert 0 <= progress["progress"] <= 1
    eventually(lambda: host.get(path).status_code == 200)
    made = exactly(reviews.Review, host.get(path))
    assert made["decisions"]
    described = DESCRIBED["paths"]["/api/tables/{table}/review"]["get"]["responses"]
    assert {"200", "202"} <= set(described)


def test_a_hint_is_what_the_description_says(host: httpx.Client) -> None:
    message = open_table(host, seats=[{"kind": "me"}, {"kind": "me"}])
    hint = exactly(reviews.Hint, host.get(f"/api/tables/{message['table']}/hint"))
    assert hint["best"] in message["legal"]


def test_outcomes_are_what_the_description_says(host: httpx.Client) -> None:
    message = open_table(host, seats=[{"kind": "me"}, {"kind": "me"}])
    path = f"/api/tables/{message['table']}/outcomes"
    made = exactly(responses.Outcomes, host.get(path))
    assert made["version"] == message["version"]
    assert list(made["outcomes"]) == message["legal"]
    move = message["legal"][-1]
    one = exactly(responses.Outcomes, host.get(path, params={"moves": [move]}))
    assert one["outcomes"] == {move: made["outcomes"][move]}
    assert one["outcomes"][move][0]["kind"] == "moved"
    after = host.get(f"/api/tables/{message['table']}").json()
    assert (after["number"], after["view"]) == (message["number"], message["view"])


def test_outcomes_are_for_the_seat_to_move_and_for_legal_moves(host: httpx.Client) -> None:
    message = open_table(host, seats=[{"kind": "me"}, {"kind": "me"}])
    path = f"/api/tables/{message['table']}/outcomes"
    other = 1 - message["view"]["turn"]
    for params, status, code in (
        ({"seat": other}, 409, "not-your-turn"),
        ({"moves": "p31"}, 422, f"{GAME}-no-pawn"),
        ({"moves": "nonsense"}, 422, f"{GAME}-unreadable"),
        ({"moves": ["p0"] * (MOST + 1)}, 422, "bad-request"),
    ):
        refused = host.get(path, params=params)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
    host.cookies.clear()
    assert host.get(path).json()["code"] == "not-seated"


def test_a_lesson_is_what_the_description_says(host: httpx.Client) -> None:
    answer = host.get(f"/api/lessons/{GAME}")
    exactly(responses.Lesson, answer)


def test_a_deck_is_kept_or_its_mistakes_are_told(host: httpx.Client) -> None:
    kind = {"content-type": "text/csv"}
    where = {"game": FILED, "option": "deck"}
    wrong = host.post("/api/decks", params=where, content=b"card,place\n1,2\n\xff", headers=kind)
    assert exactly(reviews.DeckRefused, wrong, 422)["findings"]

    shipped = FILE.encode()
    seen = host.post("/api/decks", params={**where, "keep": "false"}, content=shipped, headers=kind)
    only_seen = exactly(reviews.DeckKept, seen, 201)
    assert only_seen["file"] is None
    assert only_seen["content"] == FILE
    assert exactly(reviews.Decks, host.get("/api/decks"))["decks"] == []

    called = {**where, "name": "Ours"}
    kept = host.post("/api/decks", params=called, content=shipped, headers=kind)
    file = exactly(reviews.DeckKept, kept, 201)["file"]
    (card,) = exactly(reviews.Decks, host.get("/api/decks"))["decks"]
    assert (card["file"], card["name"], card["people"], card["mine"]) == (file, "Ours", 624, True)
    assert exactly(reviews.Deck, host.get(f"/api/decks/{file}"))["content"] == FILE
    renamed = host.patch(f"/api/decks/{file}", json={"name": " Our\n club "})
    assert exactly(reviews.Deck, renamed)["name"] == "Our club"
    blank = host.patch(f"/api/decks/{file}", json={"name": "\u200b"})
    assert exactly(responses.Problem, blank, 422)["code"] == "blank-name"
    nowhere = host.get(f"/api/decks/{'0' * 24}")
    assert exactly(responses.Problem, nowhere, 404)["code"] == "no-such-deck"
    ask = {"game": FILED, "options": {"deck": file}}
    exactly(responses.Message, host.post("/api/tables", json=ask), 201)
    assert host.delete(f"/api/decks/{file}").status_code == 204
    assert exactly(reviews.Decks, host.get("/api/decks"))["decks"] == []
    assert host.delete(f"/api/decks/{file}").status_code == 404
    exactly(responses.Message, host.post("/api/tables", json=ask), 201)


# --- nothing breaks it ----------------------------------------------------------------------------

CALM = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
NOT_ASKED = [  # a table that is nowhere cannot be found, and nobody need say who they are
    checks.CHECKS.get_one("positive_data_acceptance"),
    checks.CHECKS.get_one("ignored_auth"),
    checks.CHECKS.get_one("unsupported_method"),
]


@API.parametrize()
@CALM
def test_whatever_is_sent_the_answer_is_described(case: Any, served: Serving) -> None:
    case.call_and_validate(base_url=served.url, excluded_checks=NOT_ASKED, timeout=20)


ANSWERED = [
    checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    )
]


@(
    API.exclude(path=FOREVER)
    .exclude(path="/api/me", method="DELETE")
    .include(path_regex="/api/(tables|me)")
    .parametrize()
)
@CALM
def test_whatever_is_sent_to_a_real_table_the_answer_is_described(
    case: Any, served: Serving, host: httpx.Client, tables: dict[str, str]
) -> None:
    if "table" in (case.path_parameters or {}):
        states = sorted(tables)
        state = states[sum(map(ord, str(case.path_parameters["table"]))) % len(states)]
        case.path_parameters["table"] = tables[state]
    cookie = f"lifetable={host.cookies['lifetable']}"
    case.cookies = {}
    case.call_and_validate(
        base_url=served.url, headers={"cookie": cookie}, checks=ANSWERED, timeout=20
    )
