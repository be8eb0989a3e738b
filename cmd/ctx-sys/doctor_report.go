package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/config"
	"github.com/ctx-sys/ctx-sys/internal/doctor"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/render"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// A report for a bug tracker is text to read before it is sent. It is made of numbers, of names that are ours, and of paths with the home directory
// and the project left out: what is in files, what was asked and what was remembered is in none of its parts.

// reportPart is one section of it.
type reportPart struct {
	Title string   `json:"title"`
	Lines []string `json:"lines"`
}

func (p *reportPart) add(format string, args ...any) {
	p.Lines = append(p.Lines, fmt.Sprintf(format, args...))
}

// reportDays is how far back the log of questions is counted.
const reportDays = 7

// bugReport writes the report to a file, or with none prints it.
func (a *app) bugReport(ctx context.Context, file string, ask bool) error {
	parts := a.reportParts(ctx, ask)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	clean := a.cleaner()
	for _, p := range parts {
		for i := range p.Lines {
			p.Lines[i] = clean(p.Lines[i])
		}
	}
	if file == "" {
		if a.json {
			return a.writeJSON(map[string]any{"parts": parts})
		}
		return a.print(partsText(parts))
	}
	if !filepath.IsAbs(file) {
		file = filepath.Join(a.cwd, file)
	}
	text := partsText(parts).String()
	f, err := os.OpenFile(file, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return usage("%s exists: give the report another name", file)
	}
	if err != nil {
		return err
	}
	_, err = f.WriteString(text)
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	if a.json {
		return a.writeJSON(map[string]any{"file": file, "parts": parts})
	}
	var b render.Writer
	b.Printf("%s, %s:\n", file, answer.Size(int64(len(text))))
	for _, p := range parts {
		b.Printf("  %-28s %s\n", p.Title, ctxsys.Plural(len(p.Lines), "line"))
	}
	b.Printf("read it before you send it: it has no text of your files, questions or memories, no secrets, and paths without your home directory\n")
	return a.print(b.Page())
}

func partsText(parts []reportPart) render.Page {
	var b render.Writer
	for i, p := range parts {
		if i > 0 {
			b.Printf("\n")
		}
		b.Printf("== %s\n", p.Title)
		for _, line := range p.Lines {
			b.Printf("%s\n", line)
		}
	}
	return b.Page()
}

var anAddress = regexp.MustCompile(`https?://[^\s"',;)]+`)

// cleaner masks secrets, and leaves out addresses and where the project and the home directory are.
func (a *app) cleaner() func(string) string {
	var replaced []string
	if at, err := a.locate(); err == nil {
		replaced = append(replaced, at.Root, "<project>", at.home, "<global folder>")
	}
	if home, err := os.UserHomeDir(); err == nil && len(home) > 1 {
		replaced = append(replaced, home, "~")
		if real, err := filepath.EvalSymlinks(home); err == nil {
			replaced = append(replaced, real, "~")
		}
	}
	paths := strings.NewReplacer(replaced...)
	return func(line string) string {
		return anAddress.ReplaceAllString(paths.Replace(secret.MaskString(render.Line(line))), "<address>")
	}
}

func (a *app) reportParts(ctx context.Context, ask bool) []reportPart {
	program := reportPart{Title: "program"}
	var v map[string]string
	if err := a.asked(ctx, place{}, &v, "version"); err != nil {
		program.add("version: %v", err)
	}
	for _, name := range slices.Sorted(maps.Keys(v)) {
		program.add("%s: %s", name, v[name])
	}
	program.add("%s, terminal %t, TERM %s", ctxsys.Plural(runtime.NumCPU(), "processor"), a.columns() > 0, a.getenv("TERM"))
	_, err := git.Path()
	program.add("git found: %t", err == nil)
	for _, g := range a.agentsOf() {
		program.add("agent found: %s, connected: %t", g.Name, g.Connected)
	}
	parts := []reportPart{program}
	at, err := a.locate()
	if err == nil {
		at.cfg, err = config.Load(at.places(a))
	}
	if err == nil {
		parts = append(parts, a.settingsPart(at))
	}
	checks := reportPart{Title: "doctor"}
	for _, c := range a.examine(ctx, ask) {
		state := "ok"
		if !c.OK {
			state = "FAIL"
		} else if c.Skipped {
			state = "skip"
		}
		checks.add("%-4s %s %s", state, c.Name, publicDetail(c))
	}
	parts = append(parts, checks)
	if err != nil {
		return parts
	}
	return append(parts, a.indexParts(ctx, at)...)
}

// publicDetail is the detail of a check, where that cannot quote a file or a setting.
func publicDetail(c doctor.Check) string {
	switch c.Name {
	case "settings", "syntax", "entities", "project", "registry", "team":
		return "(detail left out)"
	}
	return c.Detail
}

// settingsPart has the settings that somebody changed. Texts, lists, paths and addresses are not shown.
func (a *app) settingsPart(at place) reportPart {
	p := reportPart{Title: "settings that differ"}
	for _, v := range at.cfg.List("") {
		if v.Source == config.FromDefault {
			continue
		}
		name, kind := v.Key, ""
		for _, k := range config.Keys() {
			prefix, _, open := strings.Cut(k.Name, "<")
			if k.Name == v.Key || open && strings.HasPrefix(v.Key, prefix) {
				name, kind = k.Name, k.Type
				break
			}
		}
		value := "(set)"
		switch v.Value.(type) {
		case bool, int, int64, float64:
			value = valueText(v.Value)
		case string:
			if kind == "choice" || kind == "model" {
				value = valueText(v.Value)
			}
		}
		p.add("%s = %s  (%s)", name, value, v.Source)
	}
	if p.Lines == nil {
		p.add("none")
	}
	return p
}

// indexParts are what is indexed, how long things take and what failed of late.
func (a *app) indexParts(ctx context.Context, at place) []reportPart {
	index, times, failed := reportPart{Title: "index"}, reportPart{Title: "times"}, reportPart{Title: fmt.Sprintf("questions of %d days", reportDays)}
	since := func(begun time.Time) string {
		return answer.Milliseconds(float64(time.Since(begun).Microseconds()) / 1000)
	}
	begun := time.Now()
	p, err := engine.Open(ctx, at.options(true))
	switch {
	case err != nil:
		index.add("%v", err)
	case !p.Indexed():
		index.add("no sync has finished")
		p.Close()
	default:
		defer p.Close()
		times.add("open the index: %s", since(begun))
		begun = time.Now()
		r, err := p.Report(ctx)
		if err != nil {
			index.add("%v", err)
			break
		}
		times.add("count what is stored: %s", since(begun))
		index.add("%s, %s, %s of text, database %s", ctxsys.Plural(r.Files, "file"), ctxsys.Plural(r.Lines, "line"), answer.Size(r.Bytes), answer.Size(r.DBBytes))
		index.add("languages: %s", countsText(r.Languages))
		index.add("entities: %s", countsText(r.Entities))
		index.add("relationships: %s", countsText(r.Relationships))
		index.add("unresolved: %s", countsText(r.Unresolved))
		index.add("files with syntax errors: %d, skipped: %s, depth %s", r.SyntaxErrors, countsText(r.Skipped), r.Scope.Depth)
		begun = time.Now()
		_, err = p.Search(ctx, search.Request{Query: "how are errors handled"})
		times.add("search: %s, failed: %t", since(begun), err != nil)
		begun = time.Now()
		fresh := p.Reader().Freshness(ctx)
		times.add("look for changed files: %s, %d changed", since(begun), fresh.StaleFiles)
	}
	sums, err := agent.New(at.options(true).Stores()).Analytics().Sums(time.Now().AddDate(0, 0, 1-reportDays))
	if err != nil {
		failed.add("%v", err)
	}
	for _, s := range sums {
		failed.add("%s %s by %s: %d asked, %d failed, %d abandoned, %d found nothing", s.Day, s.Operation, s.Front, s.Questions, s.Failed, s.Abandoned, s.Empty)
	}
	if failed.Lines == nil {
		failed.add("none is in the log")
	}
	return []reportPart{index, times, failed}
}

func countsText(counts map[string]int) string {
	var out []string
	for _, name := range slices.Sorted(maps.Keys(counts)) {
		out = append(out, fmt.Sprintf("%s %d", name, counts[name]))
	}
	return cmp.Or(strings.Join(out, ", "), "none")
}

// agentsOf are the agents on this machine, where the project is known.
func (a *app) agentsOf() []agentOf {
	at, err := a.locate()
	if err != nil {
		return nil
	}
	return a.agentsHere(at)
}
