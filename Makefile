# `make` alone lists what there is. Extra arguments go in ARGS: make play ARGS="--seed 7"

# A .venv made by another Python than the one asked for is made anew: make test PYTHON=python3.13
ifneq ($(origin PYTHON),undefined)
VERSION := -c 'import sys; print(*sys.version_info[:2])'
OTHER := $(shell test -x .venv/bin/python && \
	test "$$($(PYTHON) $(VERSION))" != "$$(.venv/bin/python $(VERSION))" && echo other)
endif
PYTHON ?= $(shell for p in python3.11 python3; do $$p -c '' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
CHECK_PYTHON = $(or $(PYTHON),false) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo 'Python 3.11 or newer is needed, as python3.11, as python3 or as make PYTHON=...'; exit 1; }
PIP_FLAGS := -qq --disable-pip-version-check
NPM := scripts/npm .venv

# What was compiled once is not compiled again by each of the many processes below.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:
.PHONY: help play fast test format bench load soak docs screenshots lock clean other

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1\t\2/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

# Ctrl-C (130) is how a game ends and no error for make to report. The shell has to live on to say so.
play: .venv/.ready ## start the server and open the game in the browser
	@trap : INT; $(BIN)/tekhenu serve $(ARGS) || exit $$(($$? == 130 ? 0 : $$?))

# The same sources, compiled: everything works without, only slower.
fast: .venv/.ready .venv-fast/.ready ## compile the core: games and computer players become several times as fast
	@$(BIN)/python -m scripts.fast $(ARGS)

# Tests wait for browsers and servers now and then: one more than there are processors.
WORKERS := -n $(shell echo $$(($$(nproc 2>/dev/null || echo 1) + 1))) --dist worksteal

# Nothing may depend on how long paths are, nor on the order of tests:
# make test ARGS="--path-length 150 --shuffle 7"
test: .venv/.dev .venv-fast/.ready node_modules/.ready ## run every check: format, lint, types, imports, documentation, tests
	@echo '== format'
	@$(BIN)/ruff format --check --quiet --diff .
	@echo '== lint'
	@$(BIN)/ruff check --quiet .
	@$(BIN)/python -m scripts.plainwords
	@$(BIN)/codespell src docs tests tools scripts examples *.md
	@$(NPM) run --silent check
	@echo '== imports'
	@$(BIN)/lint-imports --no-logo
	@$(BIN)/deptry --no-ansi src
	@scripts/system-packages
	@echo '== types and tests'
	@$(BIN)/mypy & types=$$!; \
	left=$$($(BIN)/python -m scripts.fast --left); \
	TEKHENU_CORE=interpreted $(BIN)/pytest -q $(WORKERS) $$left $(ARGS); tests=$$?; \
	wait $$types || { echo 'The types are wrong: see above what mypy says.'; exit 1; }; exit $$tests
	@echo '== the compiled core'
	@$(BIN)/python -m scripts.fast --test -q $(WORKERS)

format: .venv/.dev node_modules/.ready ## format the code
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .
	@$(NPM) run --silent format

bench: .venv/.dev .venv-fast/.ready .venv-bench/.ready ## measure the engine, interpreted and compiled, next to others
	@$(BIN)/python -m scripts.fast
	@$(BIN)/python -m tools.bench --openspiel backgammon python_liars_poker $(ARGS)

load: .venv/.dev ## measure the server under 200 games at once
	@$(BIN)/python -m tools.load $(ARGS)

soak: .venv/.dev ## play thousands of random games and check every invariant
	@$(BIN)/python -m tools.soak --complete $(ARGS)
	@$(BIN)/python -m tools.soak --companion --games 9

# The variable silences an announcement of the theme.
docs: .venv/.dev ## update the generated pages and build the documentation site in build/docs
	@$(BIN)/python -m tools.carddocs
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build $(ARGS)
	@echo 'The documentation is in build/docs/index.html.'

screenshots: .venv/.dev ## take the pictures of README and docs/ in a real browser
	@scripts/system-packages
	@$(BIN)/python -m scripts.screenshots $(ARGS)

# What it takes to build is apart from what runs. A version is pinned with the hashes of its files.
# The peers of the bench stay at their versions, so that its results can be compared.
LOCKS := requirements-build.lock requirements.lock requirements-postgresql.lock \
	requirements-fast.lock requirements-dev.lock requirements-bench.lock
SCRIPT_TOOLS := @biomejs/biome typescript
lock: ## pin the newest versions of everything
	@$(CHECK_PYTHON)
	@rm -rf .venv-lock
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/pip install $(PIP_FLAGS) hatchling
	@.venv-lock/bin/pip freeze > requirements-build.lock
	@rm -rf .venv-lock
	@$(PYTHON) -m venv .venv-lock
	@.venv-lock/bin/pip install $(PIP_FLAGS) .
	@.venv-lock/bin/pip freeze --exclude tekhenu > requirements.lock
	@.venv-lock/bin/pip install $(PIP_FLAGS) '.[postgresql]'
	@.venv-lock/bin/pip freeze --exclude tekhenu | grep -vxFf requirements.lock \
		> requirements-postgresql.lock
	@$(PYTHON) -m venv .venv-lock/fast
	@.venv-lock/fast/bin/pip install $(PIP_FLAGS) mypy setuptools numpy
	@.venv-lock/fast/bin/pip freeze --all --exclude pip > requirements-fast.lock
	@.venv-lock/bin/pip install $(PIP_FLAGS) '.[dev]'
	@.venv-lock/bin/pip freeze --exclude tekhenu > requirements-dev.lock
	@.venv-lock/bin/python -m scripts.hashes $(LOCKS)
	@scripts/npm .venv-lock install --package-lock-only --save-dev $(SCRIPT_TOOLS:%=%@latest)
	@rm -rf .venv-lock

clean: ## remove everything that was set up, compiled or cached
	@rm -rf "$${XDG_CACHE_HOME:-$$HOME/.cache}/tekhenu/compiled"
	@rm -rf .venv .venv-* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist node_modules
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# What it takes to play; what it takes to work on it comes on top.
.venv/.ready: requirements-build.lock requirements.lock pyproject.toml $(OTHER)
	@$(CHECK_PYTHON)
	@echo '== setting up .venv'
	@$(PYTHON) -m venv $(OTHER:other=--clear) .venv
	@$(BIN)/pip install $(PIP_FLAGS) -r requirements-build.lock -r requirements.lock
	@$(BIN)/pip install $(PIP_FLAGS) --no-deps --no-build-isolation -e .
	@touch $@

# The compiler has an environment of its own, which shows at once if its lock lacks a package.
.venv-fast/.ready: requirements-build.lock requirements-fast.lock .venv/.ready
	@echo '== setting up the compiler'
	@$(BIN)/python -m venv --clear .venv-fast
	@.venv-fast/bin/pip install $(PIP_FLAGS) -r requirements-build.lock -r requirements-fast.lock
	@touch $@

.venv/.dev: requirements-dev.lock .venv/.ready
	@echo '== setting up the tools'
	@$(BIN)/pip install $(PIP_FLAGS) -r requirements-dev.lock
	@touch $@

# The formatter, the linter and the type checker of JavaScript and CSS run with the Node.js of the
# development requirements. Users need none of them. `npm ci` would fail wherever the lock lacks the
# optional binary of a foreign platform; `install` checks the same hashes and skips that binary.
node_modules/.ready: package.json package-lock.json .npmrc .venv/.dev
	@echo '== setting up the tools for JavaScript'
	@$(NPM) install --no-save --loglevel=error >/dev/null
	@touch $@

.venv-bench/.ready: requirements-bench.lock
	@$(CHECK_PYTHON)
	@echo '== setting up .venv-bench'
	@$(PYTHON) -m venv .venv-bench
	@.venv-bench/bin/pip install $(PIP_FLAGS) --require-hashes -r $<
	@touch $@
