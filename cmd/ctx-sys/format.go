package main

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/term"

	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// format settles on one of a verb's formats: --json, else --format, else the setting where the verb knows
// it, else the verb's first.
func (a *app) format(asked string, cfg *config.Loaded, formats ...string) (string, error) {
	switch {
	case a.json && asked != "" && asked != "json":
		return "", usage("--json and --format %s contradict each other: use one of them", asked)
	case a.json:
		return "json", nil
	case asked == "" && cfg != nil && slices.Contains(formats, cfg.CLI.OutputFormat):
		return cfg.CLI.OutputFormat, nil
	case asked == "":
		return formats[0], nil
	}
	return asked, oneOf("format", asked, formats)
}

// asJSON is format for the verbs that have text and JSON only.
func (a *app) asJSON(cfg *config.Loaded) bool {
	return a.json || cfg != nil && cfg.CLI.OutputFormat == "json"
}

// writeJSON prints one object on one line, as scripts read it.
func (a *app) writeJSON(v any) error {
	b, err := render.JSON(v)
	if err == nil {
		_, err = a.out.Write(append(b, '\n'))
	}
	return err
}

// print writes an answer to stdout, ending with one line end.
func (a *app) print(p render.Page) error {
	text := strings.TrimRight(p.String(), "\n")
	if text == "" {
		return nil
	}
	_, err := fmt.Fprintln(a.out, text)
	return err
}

// text words answers with paths as the user can open them.
func (a *app) text(root string) answer.Text {
	return answer.Text{Path: func(stored string) string { return a.shownPath(root, stored) }}
}

// textOf is text for a project, or for several that are asked as one.
func (a *app) textOf(p *engine.Project, at place) answer.Text {
	if p == nil || p.Parts() == nil {
		return a.text(at.Root)
	}
	return answer.Text{Path: func(stored string) string {
		root, own := p.Reader().Place(stored)
		return a.shownPath(root, own)
	}}
}

// shownPath is a path of the index as the user can open it: relative to the working directory, with slashes on every system, as JSON and
// patterns have them.
func (a *app) shownPath(root, path string) string {
	full := filepath.Join(root, filepath.FromSlash(path))
	rel, err := filepath.Rel(a.realCwd(), full)
	if err != nil {
		return filepath.ToSlash(full)
	}
	return filepath.ToSlash(rel)
}

// storedPath is the other way: what the user wrote, relative to the project's root with slashes.
func (a *app) storedPath(root, path string) (string, error) {
	if !filepath.IsAbs(path) {
		path = filepath.Join(a.realCwd(), path)
	} else if real, err := filepath.EvalSymlinks(path); err == nil {
		path = real
	}
	rel, err := filepath.Rel(root, path)
	if err != nil || rel == ".." || strings.HasPrefix(rel, ".."+string(filepath.Separator)) {
		return "", usage("%s is not in the project %s: name one that is, or use --project", path, root)
	}
	return filepath.ToSlash(rel), nil
}

// realCwd is the working directory without links, as roots are.
func (a *app) realCwd() string {
	if real, err := filepath.EvalSymlinks(a.cwd); err == nil {
		return real
	}
	return a.cwd
}

func (a *app) getenv(name string) string {
	for _, pair := range slices.Backward(a.environ) {
		if k, v, _ := strings.Cut(pair, "="); k == name {
			return v
		}
	}
	return ""
}

// color reports whether stdout takes colours.
func (a *app) color(cfg *config.Loaded) bool { return cfg.CLI.Color && a.lively(a.out) }

// columns is the width of stdout where that is a terminal, else 0.
func (a *app) columns() int {
	if f, ok := a.out.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return columns(f)
	}
	return 0
}

// lively reports whether a stream is a terminal that may be drawn on.
func (a *app) lively(w io.Writer) bool {
	f, ok := w.(*os.File)
	return ok && !a.quiet && a.getenv("NO_COLOR") == "" && a.getenv("TERM") != "dumb" && term.IsTerminal(int(f.Fd())) && takesEscapes(f)
}

// entityOf is a name of an entity as the index knows it: a path in it that exists is seen from the working directory. A word that only a folder is
// called is a name.
func (a *app) entityOf(name string, storedPath func(string) (string, error)) (string, error) {
	path, _, _ := strings.Cut(name, "#")
	for from := 1; from > 0 && path == name[:len(path)]; {
		path, from, _ = graph.ParsePlace(path)
	}
	full := path
	if !filepath.IsAbs(full) {
		full = filepath.Join(a.realCwd(), path)
	}
	info, err := os.Stat(full)
	if err != nil || path == "" || info.IsDir() && !strings.ContainsAny(path, "./") {
		return name, nil
	}
	stored, err := storedPath(full)
	if err == nil && info.IsDir() {
		stored += "/"
	}
	return stored + name[len(path):], err
}

// globOf is a path of the user's as a glob: what exists, seen from the working directory or from the project's
// root, is meant as it is in the project.
func (a *app) globOf(root, path string) (string, error) {
	full := path
	if !filepath.IsAbs(full) {
		full = filepath.Join(a.realCwd(), path)
		if _, err := os.Stat(full); err != nil {
			full = filepath.Join(root, path)
		}
	}
	if _, err := os.Stat(full); path == "" || err != nil {
		return path, nil
	}
	stored, err := a.storedPath(root, full)
	switch {
	case stored == ".":
		return "", err
	case !strings.Contains(stored, "/"): // a glob without a slash matches at any depth
		stored = "./" + stored
	}
	return stored, err
}
