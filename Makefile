# Two commands do everything: `make play` and `make test`. Both prepare what they need themselves.
#
# The environment lies in .venv. uv, itself installed there from PyPI, fills it from uv.lock.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python -m

.PHONY: play web types test test-web shots measure-web check bench ladder format clean

play: $(VENV)/.players web
	@echo "Starting the server; stop it with Ctrl-C …"
	@$(BIN)/tavola serve $(ARGS)

# Builds only what is older than its sources. Node comes from PyPI; none is needed on the machine.
web: $(VENV)/.weavers
	@$(BIN)/python web/build.py

types: $(VENV)/.developers
	@$(BIN)/python web/typing_of_views.py

test: $(VENV)/.developers
	@echo "Running the tests …"
	@$(RUN) pytest -n auto $(TESTS)

# Through the browser, against a server of its own.
test-web: $(VENV)/.developers web
	@$(BIN)/python web/tests/run.py test $(TESTS)
	@echo "Building the wheel …"
	@$(RUN) pytest -q web/tests/test_wheel.py

shots: $(VENV)/.developers web
	@$(BIN)/python web/tests/run.py shots

measure-web: $(VENV)/.developers web
	@$(BIN)/python web/tests/run.py measure

check: $(VENV)/.developers
	@echo "Checking formatting …"
	@$(RUN) ruff format --check .
	@echo "Checking style …"
	@$(RUN) ruff check .
	@echo "Checking types …"
	@$(RUN) mypy
	@echo "Checking that uv.lock fits pyproject.toml …"
	@$(BIN)/uv lock --check --quiet
	@echo "Checking that the client's types fit the views …"
	@$(BIN)/python web/typing_of_views.py --check
	@echo "Checking the client …"
	@$(BIN)/python web/build.py run --silent format:check
	@$(BIN)/python web/build.py run --silent check

bench: $(VENV)/.developers
	@$(BIN)/tavola bench

ladder: $(VENV)/.developers
	@echo "Playing the ladder of the bots; it can be stopped, and goes on where it was …"
	@$(BIN)/python benchmarks/ladder.py $(LADDER)

format: $(VENV)/.developers
	@$(RUN) ruff format .
	@$(RUN) ruff check --fix .
	@$(BIN)/python web/build.py run --silent format

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist web/node_modules src/tavola/web

$(BIN)/uv:
	@echo "Preparing the environment in $(VENV) …"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tavola needs Python 3.11 or newer; this is $$($(PYTHON) --version). Try: make PYTHON=python3.12 …"; exit 1; }
	@$(PYTHON) -m venv $(VENV) || \
		{ echo "Python cannot make an environment here; on Debian: apt-get install python3-venv"; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check uv

# What was installed is marked by a file, so that nothing is looked up again until the lock changes.
$(VENV)/.players: uv.lock pyproject.toml $(BIN)/uv
	@echo "Installing what is needed to play …"
	@$(BIN)/uv sync --locked --quiet --inexact --no-default-groups
	@touch $@

$(VENV)/.weavers: uv.lock pyproject.toml $(BIN)/uv
	@$(BIN)/uv sync --locked --quiet --inexact --only-group web
	@touch $@

$(VENV)/.developers: uv.lock pyproject.toml $(BIN)/uv
	@echo "Installing what is needed to test …"
	@$(BIN)/uv sync --locked --quiet --inexact
	@touch $@
