# One verb per chore. `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 2)

.DEFAULT_GOAL := help
.PHONY: help play test check format bench peers cross golden lock clean

help:  ## show this
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 10

play: $(PLAY)  ## install and play (GAME=life-is-life, GAME=lifetime for the others)
	@$(BIN)/lifetable play $(or $(GAME),thats-life)

test: check  ## install everything the tests need and run them all
	@$(BIN)/lifetable bench --seconds 0.05 > /dev/null
	$(BIN)/pytest -q -n $(CORES) --dist worksteal $(PYTEST)

check: $(TEST)  ## lint, format and types
	$(BIN)/ruff check src tests benchmarks
	$(BIN)/ruff format --check src tests benchmarks
	$(BIN)/mypy

format: $(TEST)  ## put every file into shape
	$(BIN)/ruff check --fix-only src tests benchmarks
	$(BIN)/ruff format src tests benchmarks

bench: $(PLAY)  ## how fast random games are played on one core
	$(BIN)/lifetable bench

peers: $(TEST)  ## the same beside OpenSpiel's nearest games
	$(BIN)/pip install -q -e '.[peers]'
	$(BIN)/python benchmarks/peers.py

cross: $(TEST)  ## compare with the slow second implementation over 200,000 moves per game
	LIFETABLE_FULL=1 $(BIN)/pytest -q -s -n 0 tests/test_reference.py

golden: $(TEST)  ## write the golden games and node counts anew
	$(BIN)/python -m tests.golden

lock: $(TEST)  ## pin what CI installs: names, versions and hashes
	$(BIN)/pip-compile -q --strip-extras --extra dev --generate-hashes --allow-unsafe --no-header --no-annotate \
	  --no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options \
	  --build-deps-for wheel -o locks/dev.txt pyproject.toml

clean:  ## remove what was installed, built and cached
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(PLAY): pyproject.toml | $(VENV)/bin/python
	@echo "Installing (a minute or so) …"
	@$(BIN)/pip install -q --disable-pip-version-check -e .
	@touch $@

$(TEST): pyproject.toml locks/dev.txt | $(VENV)/bin/python
	$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r locks/dev.txt
	$(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@ $(PLAY)
