# The scripts that people and CI share. `make play` and `make test` set everything up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= mandala
ENGINE := $(shell find src/florilege/kernel src/florilege/games src/florilege/bots -name '*.py')

.PHONY: play test setup check format bench strength campaign golden lock clean

play: setup
	$(BIN)/florilege play $(GAME) $(ARGS)

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

# Who beats whom: every level of every game in the arena; `make strength ARGS="mandala --games 100"`.
strength: setup
	$(BIN)/python -m bench.strength $(ARGS)

# Long campaigns of random games; `make campaign GAME=mandala`.
campaign: setup
	$(BIN)/python -m bench.campaign $(GAME) $(ARGS)

# Write the recorded playthroughs anew, after a rule was meant to change; read the difference.
golden: setup
	$(BIN)/python -m tests.conformance.golden

lock: setup
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
		--custom-compile-command "make lock" --extra dev pyproject.toml -o requirements/dev.lock

clean:
	rm -rf $(VENV) build *.egg-info src/*.egg-info
	find src -name '*.so' -delete
