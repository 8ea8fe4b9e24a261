# Two commands do everything: `make play` and `make test`. Both prepare what they need themselves.
#
# The environment lies in .venv. uv, itself installed there from PyPI, fills it from uv.lock.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
RUN := $(BIN)/python -m

.PHONY: play test check bench ladder format clean

play: $(VENV)/.players
	@echo "Starting Great Wall of China in the terminal, against the bot “random” …"
	@$(BIN)/tavola play great-wall

test: $(VENV)/.developers
	@echo "Running the tests …"
	@$(RUN) pytest -n auto $(TESTS)

check: $(VENV)/.developers
	@echo "Checking formatting …"
	@$(RUN) ruff format --check .
	@echo "Checking style …"
	@$(RUN) ruff check .
	@echo "Checking types …"
	@$(RUN) mypy
	@echo "Checking that uv.lock fits pyproject.toml …"
	@$(BIN)/uv lock --check --quiet

bench: $(VENV)/.developers
	@$(BIN)/tavola bench

ladder: $(VENV)/.developers
	@echo "Playing the ladder of the bots; it can be stopped, and goes on where it was …"
	@$(BIN)/python benchmarks/ladder.py $(LADDER)

format: $(VENV)/.developers
	@$(RUN) ruff format .
	@$(RUN) ruff check --fix .

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist

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

$(VENV)/.developers: uv.lock pyproject.toml $(BIN)/uv
	@echo "Installing what is needed to test …"
	@$(BIN)/uv sync --locked --quiet --inexact
	@touch $@
