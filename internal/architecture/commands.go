package architecture

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
)

// Command is how something is done in the project.
type Command struct {
	Kind       string `json:"kind"`                 // build, test, lint or run
	Command    string `json:"command"`              // as it is typed at the top of the project
	Written    string `json:"written,omitempty"`    // what a script of that name does
	Source     string `json:"source"`               // path:line
	Convention bool   `json:"convention,omitempty"` // nobody wrote it down: it is what such projects use

	main bool // of the system that the main language is built with
}

// kinds are in the order they are reported.
var kinds = []string{"build", "test", "lint", "run"}

// kindsOfNames says what scripts and targets do by the first word of their names.
var kindsOfNames = map[string]string{
	"build": "build", "compile": "build", "all": "build", "dist": "build", "bundle": "build", "assemble": "build", "package": "build",
	"test": "test", "tests": "test", "check": "test", "spec": "test", "unit": "test", "e2e": "test", "testall": "test", "phpunit": "test", "ci": "test",
	"lint": "lint", "vet": "lint", "fmt": "lint", "format": "lint", "typecheck": "lint", "types": "lint", "tsc": "lint", "phpstan": "lint", "clippy": "lint", "mypy": "lint",
	"run": "run", "start": "run", "serve": "run", "dev": "run", "server": "run", "watch": "run",
}

var firstWord = lazyregexp.New(`^[a-zA-Z0-9]+`)

// command notes a script or target, when its name says what it does.
// It is where part is in text.
func (m *manifest) command(name, run, written, text, part string) {
	kind := kindsOfNames[strings.ToLower(firstWord.FindString(name))]
	if kind == "" || len(m.commands) >= maxScript {
		return
	}
	m.commands = append(m.commands, Command{Kind: kind, Command: run, Written: written, Source: at(m.Path, lineOf(text, part))})
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

var makeTarget = lazyregexp.New(`(?m)^([a-zA-Z][\w-]*)\s*:(?:[^=:]|$)`)

func readMake(m *manifest, text string) {
	for _, r := range matches(makeTarget, text) {
		m.command(r[1], "make "+r[1], "", text, strings.TrimRight(r[0], "\n"))
	}
}

var justRecipe = lazyregexp.New(`(?m)^@?([a-zA-Z][\w-]*)(?:[ \t][^:=\n]*)?:(?:[^=]|$)`)

func readJust(m *manifest, text string) {
	for _, r := range matches(justRecipe, text) {
		m.command(r[1], "just "+r[1], "", text, strings.TrimRight(r[0], "\n"))
	}
}

// Commands in a CI file are told apart by their words.
var (
	ciTests  = lazyregexp.New(`\b(?:go test|cargo (nextest|test)|pytest|tox|nox|(npm|pnpm|yarn|bun)( run)? test|make (test|check)|mvnw?\b.*\b(test|verify)|gradlew?\b.*\b(test|check)|sbt\b.*test|mix test|rspec|rake (test|spec)|phpunit|ctest|dotnet test|swift test|zig build test|stack test|cabal test|bats |busted|scripts?/test[\w-]*|\./runtest)`)
	ciBuilds = lazyregexp.New(`\b(go build|cargo build|(npm|pnpm|yarn|bun)( run)? build|^make(\s+(all|build|[A-Z_]+=\S+))*$|mvnw?\b.*\b(package|install|compile)|gradlew?\b.*\b(build|assemble)|sbt\b.*compile|mix compile|cmake --build|dotnet build|swift build|zig build|stack build|cabal build|python -m build)\b`)
	ciLints  = lazyregexp.New(`\b(golangci-lint|go vet|staticcheck|cargo (clippy|fmt)|ruff|mypy|flake8|eslint|(npm|pnpm|yarn|bun)( run)? (lint|typecheck)|rubocop|phpstan|mix format|make (lint|fmt|vet)|shellcheck|pre-commit run|hlint)\b`)
	ciGet    = lazyregexp.New(`\b(apt-get|apt|dnf|yum|apk|brew|choco|pip|gem|npm|pnpm|yarn)\b.*\b(install|add)\b|^[-{[]`) // of tools, and flags of a line before
	ciKey    = lazyregexp.New(`^[\w. -]+:(\s|$)|:$|\$\{\{`)                                                               // another key, or what differs from run to run
	ciLine   = lazyregexp.New(`^\s*(?:-\s+)?(?:(?:run|script|bash|command):\s*|sh\s+)?(.+?)(?:\s*\\)?\s*$`)
)

var makeVariable = lazyregexp.New(` [A-Za-z_]+=('[^']*'|"[^"]*"|\S*)`)

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
		run := r[1]
		if n := len(run); n > 1 && (run[0] == '"' || run[0] == '\'') && run[n-1] == run[0] {
			run = run[1 : n-1]
		}
		if ciKey.MatchString(run) || ciGet.MatchString(run) {
			continue
		}
		if strings.HasPrefix(run, "make ") { // how it is built there, and not what builds it
			run = strings.TrimSpace(makeVariable.ReplaceAllString(run, ""))
		}
		for _, k := range []struct {
			kind  string
			words *lazyregexp.Regexp
		}{{"test", ciTests}, {"lint", ciLints}, {"build", ciBuilds}} {
			if k.words.MatchString(run) {
				m.commands = append(m.commands, Command{Kind: k.kind, Command: run, Source: at(m.Path, n)})
				break
			}
		}
	}
}

// maxCommands is how many commands of a kind are reported.
const maxCommands = 3

// commands chooses what is reported: what is written at the top of the project before what is written further down, CI
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
				list := slices.DeleteFunc(slices.Clone(m.commands), func(c Command) bool { return c.Kind != kind })
				order(list, func(a, b Command) int { return cmp.Compare(plainness(a), plainness(b)) })
				if m.ci { // which runs one command with many settings: the shortest is reported
					order(list, func(a, b Command) int { return len(a.Command) - len(b.Command) })
				}
				for i, c := range list {
					variant := i > 0 && plainness(list[0]) == 0 && list[0].Kind == c.Kind && plainness(c) > 1
					again := m.ci && slices.ContainsFunc(found, func(have Command) bool { return tool(have.Command) == tool(c.Command) })
					if c.Convention == convention && !variant && !again {
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
		for _, c := range conventions(f, ms) {
			if c.Kind == kind && (len(found) == 0 || c.main && scriptsOnly(found)) {
				found = slices.Insert(found, 0, c)
			}
		}
		if len(found) == 0 {
			each(func(m *manifest) bool { return !m.ci && strings.Count(m.Path, "/") == 1 }, false)
			for i := range found {
				dir, _ := cutLast(found[i].Source)
				found[i].Command = "cd " + dir + " && " + found[i].Command
			}
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
	return 1 + strings.Count(last, ":") + strings.Count(last, "-") + strings.Count(last, "_") + strings.Count(last, ".")
}

// tool is what a command runs.
func tool(command string) string {
	word := ""
	for word = range strings.FieldsSeq(command) {
		if !strings.Contains(word, "=") {
			break
		}
	}
	return word
}

// scriptsOnly reports whether all commands are scripts of npm, which many projects have next to what they are built with.
func scriptsOnly(list []Command) bool {
	return !slices.ContainsFunc(list, func(c Command) bool { return !strings.HasPrefix(c.Source, "package.json") })
}

// conventions are the commands of the systems that the project is built with, at its top or else one folder below.
func conventions(f *Facts, ms []*manifest) (out []Command) {
	tested := map[string]bool{}
	for i := range f.Files {
		if f.Files[i].Test || aside(f.Files[i].Path) {
			tested[f.Files[i].Language] = true
		}
	}
	seen, main := map[string]bool{}, ""
	if all := languages(f); len(all) > 0 {
		main = all[0].Name
	}
	for _, m := range ms {
		dir, _ := cutLast(m.Path)
		if m.ci || seen[m.system.name] || strings.Contains(dir, "/") || dir != "" && (len(out) > 0 || isTool(m.Path)) {
			continue
		}
		seen[m.system.name] = true
		in := ""
		if dir != "" {
			in = "cd " + dir + " && "
		}
		languages := strings.Fields(m.system.language)
		wrapper := f.wrapper(m.system.name)
		add := func(kind, command string) {
			if _, rest, _ := strings.Cut(command, " "); wrapper != "" {
				command = wrapper + " " + rest
			}
			out = append(out, Command{Kind: kind, Command: in + command, Source: m.Path, Convention: true, main: slices.Contains(languages, main)})
		}
		if m.system.build != "" && (m.system.name != "make" || slices.Contains(languages, main)) { // many have a Makefile for something else
			add("build", m.system.build)
		}
		if m.system.test != "" && (len(languages) == 0 || slices.ContainsFunc(languages, func(l string) bool { return tested[l] })) {
			add("test", m.system.test)
		}
	}
	return out
}

// wrapper is the script at the top that runs a build system in the version that the project wants, "" for none.
func (f *Facts) wrapper(system string) string {
	name := map[string]string{"Gradle": "gradlew", "Maven": "mvnw"}[system]
	if name == "" || !slices.ContainsFunc(f.Files, func(file File) bool { return file.Path == name }) {
		return ""
	}
	return "./" + name
}
