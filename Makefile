# One verb per chore. `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install -q --disable-pip-version-check
PLAY := $(VENV)/.play
LOCKED := $(VENV)/.locked
TEST := $(VENV)/.test
PYTHONS := src tests benchmarks examples conftest.py hatch_build.py
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
CHROMIUM := $(VENV)/.chromium
PROXIES := $(VENV)/.proxies
PAGE := $(shell find ui src/lifetable/words src/lifetable/games/*/board src/lifetable/games/*/words -type f \
  -not -path '*/node_modules/*' -not -path '*/fixtures/*')
RULES := $(shell find src/lifetable/games -name '*.py' -not -path '*/tests/*')  # they run in the page too
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

.DEFAULT_GOAL := help
.PHONY: help play test check lint types compiled page audit format ui shots bench peers load fair kill soak scale connections fuzz phone cross golden shapes lock clean

help:  ## show this
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 13

play: $(PLAY)  ## install, start the tables, and open the browser
	@$(BIN)/lifetable serve --open

test: $(TEST) $(CHROMIUM) $(PROXIES)  ## install everything the tests need, check (see check) and run them all
	@$(MAKE) --no-print-directory -j$(CORES) lint types audit compiled page
	$(BIN)/pytest -q -n $$(($(CORES) + 1)) --dist worksteal $(PYTEST)  # many of them wait for something

check: $(TEST)  ## lint, format, types, and what is known of the dependencies
	@$(MAKE) --no-print-directory -j$(CORES) lint types audit

lint: $(TEST)
	$(BIN)/ruff check $(PYTHONS)
	$(BIN)/ruff format --check $(PYTHONS)
	cd ui && $(NPM) run lint && $(NPM) run format:check

types: $(TEST)
	$(BIN)/mypy
	cd ui && $(NPM) run check

compiled: $(TEST)  # once, before several processes of the tests want the same rules at the same time
	@$(BIN)/python -m tests.compiled

page: $(TEST)
	cd ui && $(NPM) test

audit: $(TEST)  ## is anything known against a dependency? (says so where nobody can be asked)
	$(BIN)/python tests/audit.py

format: $(TEST)  ## put every file into shape
	$(BIN)/ruff check --fix-only $(PYTHONS)
	$(BIN)/ruff format $(PYTHONS)
	cd ui && $(NPM) run format

ui: $(TEST)  ## the page with live reload, and the tables behind it
	@$(BIN)/lifetable serve --port 8000 & trap "kill $$!" EXIT; cd ui && $(NPM) run dev

shots: $(TEST) $(CHROMIUM)  ## pictures of every page and moment into docs/shots
	$(BIN)/python -m tests.shots

bench: $(PLAY)  ## how fast random games are played on one core
	$(BIN)/lifetable bench

peers: $(TEST)  ## the same beside OpenSpiel's nearest games
	$(BIN)/python benchmarks/peers.py

load: $(TEST)  ## tables under load, beside boardgame.io
	$(BIN)/python -m benchmarks.load --peer --rounds 5

fair: $(TEST)  ## how long somebody waits for a bot while one address does all that it may
	$(BIN)/python -m benchmarks.fairness

kill: $(TEST)  ## processes that die while people play, on both databases (GIVEN="--kills 300 --moves 100000")
	$(BIN)/python -m benchmarks.kill --database sqlite $(GIVEN)
	$(BIN)/python -m benchmarks.kill --database postgresql $(GIVEN)

soak: $(TEST)  ## does anything grow while people play for an hour? (GIVEN="--minutes 120")
	$(BIN)/python -m benchmarks.soak --svg docs/soak.svg $(GIVEN)

scale: $(TEST)  ## 5,000 finished and 500 running tables: start, lists, memory
	$(BIN)/python -m benchmarks.scale $(GIVEN)

connections: $(TEST)  ## do players notice 800 connections that do nothing?
	$(BIN)/python -m benchmarks.connections $(GIVEN)

fuzz: $(TEST)  ## bytes that are nearly requests, for a minute, while people ask who they are (SECONDS=60 SEED=1)
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60) --seed $(or $(SEED),1)

phone: $(TEST) $(CHROMIUM)  ## the page on a slow phone: script, first table, frames
	$(BIN)/python -m benchmarks.page

cross: $(TEST)  ## compare with the slow second implementation over 200,000 moves per game
	LIFETABLE_FULL=1 $(BIN)/pytest -q -s -n 0 tests/test_reference.py

shapes: $(TEST)  ## write anew what is made from the games' declarations: examples, tables in docs/data.md, the page's types
	LIFETABLE_GAMES=tests/games $(BIN)/python -m tests.shapes

golden: $(TEST)  ## write the golden games and node counts anew
	$(BIN)/python -m tests.golden

# Made on the oldest Python that we promise, so that newer ones miss nothing; no download addresses.
COMPILE := $(BIN)/pip-compile -q --strip-extras --generate-hashes --allow-unsafe --no-header --no-annotate \
  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options --build-deps-for editable

lock: $(TEST)  ## pin what play, test and CI install: names, versions, hashes (GIVEN=--upgrade)
	$(COMPILE) $(GIVEN) -o locks/play.txt pyproject.toml
	$(COMPILE) $(GIVEN) --extra dev -c locks/play.txt -o locks/dev.txt pyproject.toml

clean:  ## remove what was installed, built and cached
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis node_modules ui/node_modules src/lifetable/web/page
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml locks/play.txt $(PAGE) $(RULES) | $(VENV)/bin/python
	@echo "Installing (a minute or so) …"
	@$(PIP) --require-hashes -r locks/play.txt
	@$(PIP) --no-deps --no-build-isolation -e .
	@touch $@

$(LOCKED): locks/dev.txt | $(VENV)/bin/python
	$(PIP) --require-hashes -r locks/dev.txt
	@touch $@

$(TEST): pyproject.toml $(LOCKED) $(PAGE) $(RULES)
	cd ui && $(NPM) ci --no-audit --no-fund
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(PLAY)

$(CHROMIUM): | $(VENV)/bin/python
	@command -v chromium chromium-browser google-chrome > /dev/null || \
	  { echo "Installing a browser …"; sudo=$$(test $$(id -u) = 0 || echo sudo); \
	    $$sudo apt-get update -q && $$sudo apt-get install -yq chromium; } || $(BIN)/playwright install chromium
	@touch $@

# Unpacked, not installed: nobody's machine should run a web server of its own because of our tests.
$(PROXIES): | $(VENV)/bin/python
	@mkdir -p $(VENV)/proxies; cd $(VENV)/proxies; PATH="$$PATH:/usr/sbin"; \
	  for name in caddy nginx; do command -v $$name > /dev/null || { echo "Fetching $$name …"; \
	    apt-get download -q $$name || { $$(test $$(id -u) = 0 || echo sudo) apt-get update -q && apt-get download -q $$name; }; \
	    dpkg -x $${name}_*.deb .; } || exit 1; done
	@touch $@
