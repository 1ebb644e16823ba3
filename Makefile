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
	$(PYTHON) -m venv $(VENV)

$(VENV)/.tianxia-setup: pyproject.toml | $(PY)
	$(PY) -m pip install --quiet 'setuptools>=77'
	TIANXIA_ENGINE=interpreted $(PY) -m pip install --quiet --no-build-isolation --editable '.[server,dev]'
	@touch $@

.PHONY: build
build: $(STAMPS)/engine ## compile the engine in place

$(STAMPS)/engine: $(SETUP) setup.py pyproject.toml $(ENGINE) $(STAMPS)/engine.list
	@touch $@.started
	$(PY) setup.py --quiet build_ext --inplace
	@! ls src/tianxia_kernel__mypyc*.so >/dev/null 2>&1 || mv $@.started $@

# Changes only when a file of the engine comes or goes.
$(STAMPS)/engine.list: FORCE
	@mkdir -p $(STAMPS)
	@echo $(ENGINE) | cmp -s - $@ || echo $(ENGINE) > $@

.PHONY: FORCE
FORCE:

.PHONY: web
web: $(STAMPS)/web ## build the browser client

# Not `npm ci`, which refuses a lock file that was written without other platforms' optional binaries.
$(STAMPS)/npm: $(SETUP) web/package.json web/package-lock.json
	@mkdir -p $(STAMPS)
	$(NPM) install --no-save --no-audit --no-fund
	@touch $@

$(STAMPS)/web: $(STAMPS)/npm $(WEB_SOURCES)
	$(NPM) run build
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
play: build web ## play
	$(PY) -m tianxia serve --open

# Servers and browsers keep time on a machine that may be busy: what fails there is tried once more, alone, and
# both tries are shown. Whatever else fails has failed.
once_more = $(PYTEST) -m $(1) || $(PY) -m pytest -n 0 --last-failed --last-failed-no-failures none -m $(1)

# Playwright keeps an event loop running, so the browser tests get processes of their own.
.PHONY: test
test: wheel browser $(STAMPS)/web-check ## all tests, compiled and interpreted
	@$(MAKE) --no-print-directory ledger
	$(PYTEST) -m 'not browser and not server'
	$(call once_more,server)
	$(call once_more,browser)
	$(if $(filter interpreted,$(TIANXIA_ENGINE)),,TIANXIA_ENGINE=interpreted $(PYTEST) -m 'not slow and not browser and not server')

.PHONY: check
check: $(SETUP) $(STAMPS)/web-check ## lint, types, layers and the fast tests: under two minutes
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	$(VENV)/bin/lint-imports
	TIANXIA_ENGINE=interpreted $(PYTEST) -m 'not slow and not browser and not server'

.PHONY: bench
bench: build $(if $(SETUP),$(VENV)/.tianxia-bench) ## measure the engine against its peers
	$(PY) -m benchmarks.run

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

.PHONY: clean
clean: ## remove what was built; .venv stays
	rm -rf build dist $(STAMPS) $(STATIC) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .test-output
	find src -name '*.so' -delete
	find src tests benchmarks scripts -name __pycache__ -prune -exec rm -rf {} +
