# Every target redoes only what changed. `make help` lists them.

VENV ?= .venv
PYTHON ?= python3
JOBS ?= 2
# A virtualenv that is already as it should be can be used as it is: make check VENV=... SETUP=
SETUP ?= $(VENV)/.tianxia-setup

PY := $(VENV)/bin/python
PYTEST := $(PY) -m pytest -n $(JOBS) --dist loadgroup
NPM := cd web && PATH="$(abspath $(VENV))/bin:$$PATH" npm
STAMPS := .stamps
export PYTHONPATH := $(CURDIR)/src
# Every pip below installs the versions of the lock file; scripts/lock.py writes it.
export PIP_CONSTRAINT := $(CURDIR)/constraints.txt

# What the engine is compiled from; setup.py picks.
ENGINE := $(shell find src/tianxia/kernel src/tianxia/games src/tianxia/bots -name '*.py' 2>/dev/null | sort)
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*'; find src -name '*.ftl')
# Where `npm run build` puts the client, and the server finds it.
STATIC := src/tianxia/server/static
# What goes into a wheel.
PACKAGE := pyproject.toml setup.py $(shell find src/tianxia -type f -not -name '*.pyc' -not -name '*.so' -not -path '$(STATIC)/*')

.PHONY: help
help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 16

.PHONY: setup
setup: $(SETUP) ## everything into .venv

$(PY):
	@$(PYTHON) -c 'import sys; sys.version_info < (3, 11) and sys.exit("Tianxia needs Python 3.11 or newer; name one: make PYTHON=python3.12 ...")'
	@echo "tianxia: making the virtual environment $(VENV)"
	@$(PYTHON) -m venv $(VENV)

# In stages, so that `make play` waits only for what it needs. Each needs the network once.
NODE := $(if $(SETUP),$(VENV)/.tianxia-node)
SERVE := $(if $(SETUP),$(VENV)/.tianxia-serve)
COMPILE := $(if $(SETUP),$(VENV)/.tianxia-compile)

$(VENV)/.tianxia-node: pyproject.toml constraints.txt | $(PY)
	@echo "tianxia: installing Node into $(VENV), some 10 seconds"
	@$(PY) scripts/install.py web
	@touch $@

$(VENV)/.tianxia-serve: pyproject.toml constraints.txt | $(VENV)/.tianxia-node
	@echo "tianxia: installing what the server needs into $(VENV), some 30 seconds"
	@$(PY) scripts/install.py base server
	@touch $@

$(VENV)/.tianxia-compile: pyproject.toml constraints.txt | $(VENV)/.tianxia-node
	@$(PY) scripts/install.py base build
	@touch $@

$(VENV)/.tianxia-setup: pyproject.toml constraints.txt | $(VENV)/.tianxia-compile
	@echo "tianxia: installing what the tests need into $(VENV), 1.1 GB, some minutes"
	@TIANXIA_ENGINE=interpreted $(PY) -m pip install -qq --disable-pip-version-check --no-build-isolation --editable '.[server,dev]'
	@touch $@

.PHONY: build
build: $(STAMPS)/engine ## compile the engine in place

$(STAMPS)/engine: $(COMPILE) setup.py pyproject.toml $(ENGINE) $(STAMPS)/engine.list
	@touch $@.started
	$(PY) setup.py --quiet build_ext --inplace
	@! ls src/tianxia_kernel__mypyc*.so >/dev/null 2>&1 || mv $@.started $@

# Changes only when a file of the engine comes or goes.
$(STAMPS)/engine.list: FORCE
	@mkdir -p $(STAMPS)
	@echo $(ENGINE) | cmp -s - $@ || echo $(ENGINE) > $@

.PHONY: FORCE
FORCE:

.PHONY: web-types
web-types: $(SETUP) ## write the client's types of the wire and of views from the Python structs
	$(PY) scripts/wire_types.py
	$(PY) scripts/view_types.py

.PHONY: web
web: $(STAMPS)/web ## build the browser client

# Not `npm ci`, which refuses a lock file that was written without other platforms' optional binaries.
NPM_INSTALL := $(NPM) install --no-save --no-audit --no-fund --loglevel=error

$(STAMPS)/npm: $(NODE) web/package.json web/package-lock.json
	@mkdir -p $(STAMPS)
	@($(NPM_INSTALL))
	@touch $@

# What builds the client, without what checks it.
$(STAMPS)/npm-build: $(NODE) web/package.json web/package-lock.json
	@mkdir -p $(STAMPS)
	@($(NPM_INSTALL) --omit=dev) >$(STAMPS)/npm.log 2>&1 || { cat $(STAMPS)/npm.log; exit 1; }
	@touch $@

# `make play` builds with the less, unless the whole is there.
PACKAGES := $(STAMPS)/npm

$(STAMPS)/web: $(PACKAGES) $(WEB_SOURCES)
	@echo "tianxia: building the browser client, some 10 seconds"
	@($(NPM) run --silent build) >$(STAMPS)/web.log 2>&1 || { cat $(STAMPS)/web.log; exit 1; }
	@tail -n 1 $(STAMPS)/web.log
	@touch $@

$(STAMPS)/web-check: $(STAMPS)/npm $(WEB_SOURCES)
	$(NPM) run lint
	$(NPM) run check
	$(NPM) test
	@touch $@

.PHONY: wheel
wheel: $(STAMPS)/wheel ## a wheel with engine and client into dist/

$(STAMPS)/wheel: $(STAMPS)/engine $(STAMPS)/web $(PACKAGE)
	rm -rf dist
	$(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@touch $@

.PHONY: browser
browser: $(SETUP) ## find a Chromium for the browser tests, or get one
	$(PY) scripts/browser.py

.PHONY: play
play: ## play; the first time it takes a minute, and compiles in the background
	@$(MAKE) --no-print-directory -j 2 play-ready $(if $(wildcard $(STAMPS)/npm),,PACKAGES=$(STAMPS)/npm-build)
	@$(PY) scripts/play.py "$(MAKE)"

.PHONY: play-ready
play-ready: $(SERVE) $(STAMPS)/web
	@:

# A test that compares times or drives a browser may fail on a busy machine: it is tried once more, alone,
# and both tries are shown. Whatever else fails has failed.
again = $(PYTEST) -m '$(1)' || $(PY) -m pytest -n 0 --last-failed --last-failed-no-failures none --timing-only -m '$(1)'

# Playwright keeps an event loop running, so the browser tests get processes of their own.
.PHONY: test
test: wheel browser $(STAMPS)/web-check ## rules, secrecy, server, attacks, browser, wheel: some 17 minutes on two cores
	@$(MAKE) --no-print-directory ledger
	$(call again,not long and not browser and not server)
	$(call again,server and not long)
	$(call again,browser and not long)

.PHONY: test-long
test-long: wheel browser ## what make test leaves out: some 25 minutes on two cores
	$(call again,long and not browser and not server)
	$(call again,long and server)
	$(call again,long and browser)
	$(if $(filter interpreted,$(TIANXIA_ENGINE)),,@$(MAKE) --no-print-directory check-tests)

FAST := not slow and not long and not browser and not server

.PHONY: check
check: $(SETUP) $(STAMPS)/npm ## lint, types, layers and the fast tests: under two minutes
	@$(MAKE) --no-print-directory -j $(JOBS) $(if $(filter output-sync,$(.FEATURES)),--output-sync=target) check-python check-tests $(STAMPS)/web-check

.PHONY: check-python
check-python:
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(VENV)/bin/lint-imports
	$(PY) -m mypy

.PHONY: check-tests
check-tests: export TIANXIA_ENGINE := interpreted
check-tests:
	$(call again,$(FAST))

.PHONY: bench
bench: build $(if $(SETUP),$(VENV)/.tianxia-bench) ## measure the engine against its peers
	$(PY) -m benchmarks.run
	$(PY) -m benchmarks.research

$(VENV)/.tianxia-bench: pyproject.toml | $(SETUP)
	TIANXIA_ENGINE=interpreted $(PY) -m pip install --quiet --no-build-isolation --editable '.[bench]'
	@touch $@

.PHONY: bench-compare
bench-compare: $(SETUP) ## is HEAD slower than another revision: REV=main~5
	$(PY) benchmarks/compare.py $(REV)

.PHONY: fuzz
fuzz: build ## ten thousand random games and ten thousand broken positions of each title
	$(PY) scripts/fuzz.py --jobs $(JOBS)

.PHONY: soak
soak: build ## what each difficulty option of the Prime Minister tells, over 300 games each
	$(PY) scripts/minister.py --jobs $(JOBS)
	@$(MAKE) --no-print-directory soak-server

.PHONY: soak-server
soak-server: build ## the server for longer: kill -9, two servers, nonsense, attacks, 500 matches at once
	$(PY) scripts/soak_server.py kill
	$(PY) scripts/soak_server.py shared
	$(PY) scripts/soak_server.py fuzz
	$(PY) scripts/soak_server.py attacks
	$(PY) scripts/soak_load.py --servers 1 2 --plot docs/images/load.svg

.PHONY: ledger
ledger: $(SETUP) ## count the rules that tests prove
	@TIANXIA_ENGINE=interpreted $(PY) -m pytest --ledger -q

.PHONY: screenshots
screenshots: build web browser ## take the pictures of the documentation
	$(PY) scripts/screenshots.py

.PHONY: docs
docs: $(SETUP) ## the documentation as a site, into build/docs-site/site
	TIANXIA_ENGINE=interpreted $(PY) scripts/docs.py

.PHONY: clean
clean: ## remove what was built; .venv stays
	rm -rf build dist $(STAMPS) $(STATIC) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .test-output
	find src -name '*.so' -delete
	find src tests benchmarks scripts -name __pycache__ -prune -exec rm -rf {} +
