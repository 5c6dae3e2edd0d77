# The scripts that people and CI share. `make play` and `make test` set everything up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= mandala
ENGINE := $(shell find src/florilege/kernel src/florilege/games src/florilege/bots -name '*.py')

.PHONY: play test setup check format bench bench-server crash campaign golden protocol lock clean

play: setup
	$(BIN)/florilege serve --open $(ARGS)

test: setup check
	$(BIN)/python -m pytest -n auto

setup: $(VENV)/.engine

# The tools and libraries, as locked.
$(VENV)/.tools: requirements/dev.lock
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	touch $@

# The compiled engine, beside its sources; built again when one of them changes.
$(VENV)/.engine: $(VENV)/.tools setup.py pyproject.toml $(ENGINE)
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	touch $@

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	$(BIN)/python -m bench.engine --json build/bench/engine.json
	$(BIN)/python -m bench.motifs
	$(BIN)/python -m bench.bots

# What the server holds: moves a second, and how soon everybody sees them.
bench-server: setup
	$(BIN)/python -m bench.server $(ARGS)

# Kill the server in the middle of games, again and again; nothing acknowledged may be lost.
crash: setup
	$(BIN)/python -m bench.crash $(ARGS)

# Long campaigns of random games; `make campaign GAME=mandala`.
campaign: setup
	$(BIN)/python -m bench.campaign $(GAME) $(ARGS)

# Write the recorded playthroughs anew, after a rule was meant to change; read the difference.
golden: setup
	$(BIN)/python -m tests.conformance.golden

# Write docs/protocol.md and the page's types anew from the server's models.
protocol: setup
	$(BIN)/python -m florilege.server.schema

lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --extra dev pyproject.toml -o requirements/dev.lock

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info
	find src -name '*.so' -delete
