package architecture

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// Command is how something is done in the project.
type Command struct {
	Kind       string `json:"kind"`                 // build, test, lint or run
	Command    string `json:"command"`              // as it is typed at the top of the project
	Written    string `json:"written,omitempty"`    // what a script of that name does
	Source     string `json:"source"`               // path:line
	Convention bool   `json:"convention,omitempty"` // nobody wrote it down: it is what such projects use
}

// kinds are in the order they are told.
var kinds = []string{"build", "test", "lint", "run"}

// kindsOfNames says what scripts and targets do by the first word of their names.
var kindsOfNames = map[string]string{
	"build": "build", "compile": "build", "all": "build", "dist": "build", "bundle": "build", "assemble": "build", "package": "build",
	"test": "test", "tests": "test", "check": "test", "spec": "test", "unit": "test", "e2e": "test", "testall": "test", "phpunit": "test", "ci": "test",
	"lint": "lint", "vet": "lint", "fmt": "lint", "format": "lint", "typecheck": "lint", "types": "lint", "tsc": "lint", "phpstan": "lint", "clippy": "lint", "mypy": "lint",
	"run": "run", "start": "run", "serve": "run", "dev": "run", "server": "run", "watch": "run",
}

var firstWord = regexp.MustCompile(`^[a-zA-Z0-9]+`)

// command notes a script or target, when its name says what it does.
func (m *manifest) command(name, run, written string, line int) {
	kind := kindsOfNames[strings.ToLower(firstWord.FindString(name))]
	if kind == "" || len(m.commands) >= maxScript {
		return
	}
	m.commands = append(m.commands, Command{Kind: kind, Command: run, Written: written, Source: at(m.Path, line)})
}

// convention notes a command that follows from what a manifest sets up.
func (m *manifest) convention(kind, run string, line int) {
	m.commands = append(m.commands, Command{Kind: kind, Command: run, Source: at(m.Path, line), Convention: true})
}

func at(path string, line int) string {
	if line <= 0 {
		return path
	}
	return fmt.Sprintf("%s:%d", path, line)
}

var makeTarget = regexp.MustCompile(`(?m)^([a-zA-Z][\w-]*)\s*:(?:[^=:]|$)`)

func readMake(m *manifest, text string) {
	for _, r := range matches(makeTarget, text) {
		m.command(r[1], "make "+r[1], "", lineOf(text, strings.TrimRight(r[0], "\n")))
	}
}

var justRecipe = regexp.MustCompile(`(?m)^@?([a-zA-Z][\w-]*)(?:[ \t][^:=\n]*)?:(?:[^=]|$)`)

func readJust(m *manifest, text string) {
	for _, r := range matches(justRecipe, text) {
		m.command(r[1], "just "+r[1], "", lineOf(text, strings.TrimRight(r[0], "\n")))
	}
}

// Commands in a CI file are told apart by their words.
var (
	ciTests  = regexp.MustCompile(`\b(go test|cargo (nextest|test)|pytest|tox|nox|(npm|pnpm|yarn|bun)( run)? test|make (test|check)|mvn\b.*\b(test|verify)|gradlew?\b.*\b(test|check)|sbt\b.*test|mix test|rspec|rake (test|spec)|phpunit|ctest|dotnet test|swift test|zig build test|stack test|cabal test|bats |busted)\b`)
	ciBuilds = regexp.MustCompile(`\b(go build|cargo build|(npm|pnpm|yarn|bun)( run)? build|make( all| build)?$|mvn\b.*\b(package|install|compile)|gradlew?\b.*\b(build|assemble)|sbt\b.*compile|mix compile|cmake --build|dotnet build|swift build|zig build|stack build|cabal build|python -m build)\b`)
	ciLints  = regexp.MustCompile(`\b(golangci-lint|go vet|staticcheck|cargo (clippy|fmt)|ruff|mypy|flake8|eslint|(npm|pnpm|yarn|bun)( run)? (lint|typecheck)|rubocop|phpstan|mix format|make (lint|fmt|vet)|shellcheck|pre-commit|hlint)\b`)
	ciLine   = regexp.MustCompile(`^\s*(?:-\s*)?(?:run|script|sh|bash|- )?:?\s*(?:sh\s+)?['"]?(.+?)['"]?\s*$`)
)

// maxCI is how many commands of one CI file are looked at.
const maxCI = 12

func readCI(m *manifest, text string) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		r := ciLine.FindStringSubmatch(strings.TrimRight(line, "\r\n"))
		if r == nil || len(r[1]) > 200 || strings.HasPrefix(r[1], "#") || strings.HasPrefix(r[1], "name:") || len(m.commands) >= maxCI {
			continue
		}
		run := strings.TrimPrefix(strings.TrimPrefix(r[1], "- "), "run: ")
		for _, k := range []struct {
			kind  string
			words *regexp.Regexp
		}{{"test", ciTests}, {"lint", ciLints}, {"build", ciBuilds}} {
			if k.words.MatchString(run) && !strings.Contains(run, "uses:") {
				m.commands = append(m.commands, Command{Kind: k.kind, Command: run, Source: at(m.Path, n)})
				break
			}
		}
	}
}

// maxCommands is how many commands of a kind are told.
const maxCommands = 3

// commands chooses what is told: what is written at the top of the project before what is written further down, CI
// before what a build system would do, and a convention only where nothing is written.
func commands(f *Facts, ms []*manifest) []Command {
	out := []Command{}
	for _, kind := range kinds {
		var found []Command
		add := func(c Command) {
			if c.Kind == kind && len(found) < maxCommands && !slices.ContainsFunc(found, func(have Command) bool { return have.Command == c.Command }) {
				found = append(found, c)
			}
		}
		each := func(fits func(*manifest) bool, convention bool) {
			for _, m := range ms {
				if !fits(m) {
					continue
				}
				list := slices.Clone(m.commands)
				slices.SortStableFunc(list, func(a, b Command) int { return cmp.Compare(plainness(a), plainness(b)) })
				for _, c := range list {
					if c.Convention == convention {
						add(c)
					}
				}
			}
		}
		top := func(m *manifest) bool { return !m.ci && !strings.Contains(m.Path, "/") }
		each(top, false)
		each(func(m *manifest) bool { return m.ci }, false)
		if len(found) == 0 {
			each(top, true)
		}
		if len(found) == 0 {
			for _, c := range conventions(f, ms) {
				add(c)
			}
		}
		if len(found) == 0 {
			each(func(m *manifest) bool { return !m.ci }, false)
		}
		out = append(out, found...)
	}
	return out
}

// plainness orders the scripts of one file: test comes before check, and that before test:coverage.
func plainness(c Command) int {
	words := strings.Fields(c.Command)
	last := words[len(words)-1]
	if last == c.Kind {
		return 0
	}
	return 1 + strings.Count(last, ":") + strings.Count(last, "-") + strings.Count(last, "_")
}

// conventions are the commands of the systems that the project is built with.
func conventions(f *Facts, ms []*manifest) (out []Command) {
	tested := map[string]bool{}
	for i := range f.Files {
		if f.Files[i].Test {
			tested[f.Files[i].Language] = true
		}
	}
	seen := map[string]bool{}
	for _, m := range ms {
		if m.ci || seen[m.system.name] || strings.Contains(m.Path, "/") {
			continue
		}
		seen[m.system.name] = true
		if m.system.build != "" {
			out = append(out, Command{Kind: "build", Command: m.system.build, Source: m.Path, Convention: true})
		}
		isTested := slices.ContainsFunc(strings.Fields(m.system.language), func(l string) bool { return tested[l] })
		if m.system.test != "" && (isTested || m.system.language == "") {
			out = append(out, Command{Kind: "test", Command: m.system.test, Source: m.Path, Convention: true})
		}
	}
	return out
}
