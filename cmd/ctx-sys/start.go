package main

import (
	"cmp"
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/answer"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/install"
	"github.com/ctx-sys/ctx-sys/internal/project"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// startPage is what the program says without arguments.
type startPage struct {
	Root        string    `json:"root"`       // of the project that questions here are about
	Here        bool      `json:"here"`       // the working directory is in it
	Repository  bool      `json:"repository"` // it is one of git's, or has settings: a question builds its index
	Indexed     bool      `json:"indexed"`
	Files       int       `json:"files"`
	Entities    int       `json:"entities"`
	IndexedAt   string    `json:"last_indexed_at,omitempty"`
	Try         []try     `json:"try"`
	Agents      []agentOf `json:"agents"`
	Suggestions []string  `json:"next"` // command lines
}

// try is a command line that works here, and what it answers.
type try struct {
	Run string `json:"run"`
	For string `json:"for"`
}

// agentOf is a coding agent that was found on this machine.
type agentOf struct {
	Name      string `json:"name"`
	Title     string `json:"title"`
	Connected bool   `json:"connected"` // its settings have ctx-sys
}

// start says where one is and what to do next. It reads an index that is there, writes nothing and asks nothing.
func (a *app) start(ctx context.Context) error {
	at, err := a.locate()
	if err == nil {
		err = a.configure(&at)
	}
	if err != nil {
		return err
	}
	page, err := a.startPage(ctx, at)
	if err != nil {
		return err
	}
	if a.asJSON(at.cfg) {
		return a.writeJSON(page)
	}
	return a.print(page.text())
}

func (a *app) startPage(ctx context.Context, at place) (startPage, error) {
	rel, err := filepath.Rel(at.Root, a.realCwd())
	page := startPage{Root: at.Root, Here: err == nil && filepath.IsLocal(rel), Repository: at.MayIndex(), Try: []try{}, Agents: a.agentsHere(at), Suggestions: []string{}}
	p, err := engine.Open(ctx, at.options(true))
	switch {
	case err == nil:
		defer p.Close()
		if err := page.read(ctx, p, at); err != nil {
			return page, err
		}
	case !errors.Is(err, ctxsys.ErrNotIndexed):
		return page, err
	}
	if !page.Indexed && !project.NoProject(page.Root) {
		page.Suggestions = append(page.Suggestions, "ctx-sys index")
	}
	for _, g := range page.Agents {
		if !g.Connected {
			page.Suggestions = append(page.Suggestions, "ctx-sys install --dry-run")
			break
		}
	}
	page.Suggestions = append(page.Suggestions, "ctx-sys setup", "ctx-sys --help")
	return page, nil
}

// sameNames is how many entities of a name are looked at for whether it is of one alone.
const sameNames = 50

// read fills in what an index holds, and what to ask it.
func (page *startPage) read(ctx context.Context, p *engine.Project, at place) error {
	if page.Indexed = p.Indexed(); !page.Indexed {
		return nil
	}
	languages, err := p.DB().Languages(ctx)
	if err != nil {
		return err
	}
	for _, l := range languages {
		page.Files += l.Files
	}
	counts, err := p.DB().EntityCounts(ctx)
	if err != nil {
		return err
	}
	page.Entities, page.IndexedAt = answer.Total(counts), p.LastSync(ctx)
	e, ok, err := graph.Prominent(ctx, p.DB())
	if err != nil {
		return err
	}
	if !ok {
		page.Try = []try{{"ctx-sys map", "an outline"}, {"ctx-sys architecture", "what kind of program it is"}, {"ctx-sys status", "what is indexed"}}
		return nil
	}
	name := cmp.Or(e.QualifiedName, e.Name)
	about := name
	named, err := p.DB().Named(ctx, e.Name, sameNames)
	if err != nil {
		return err
	}
	same := 0
	for i := range named {
		if named[i].Qualified == name {
			same++
		}
	}
	if same > 1 || len(named) == sameNames {
		name, about = e.ID, about+" in "+e.Path
	}
	name = shellWord(name)
	if e.Type == ctxsys.TypeSection {
		page.Try = []try{{"ctx-sys search " + shellWord(e.Name), "what was written about it"}, {"ctx-sys map", "an outline"}, {"ctx-sys show " + shellWord(e.Path), "a document whole"}}
		return nil
	}
	page.Try = []try{{`ctx-sys context ` + shellWord("how does "+about+" work"), "the code that answers it"}, {"ctx-sys graph callers " + name, "who calls it"}}
	if _, err := os.Stat(filepath.Join(at.Root, ".git")); err == nil {
		page.Try = append(page.Try, try{"ctx-sys why " + name, "the commits that made it what it is"})
	} else {
		page.Try = append(page.Try, try{"ctx-sys map", "an outline"})
	}
	return nil
}

// agentsHere are the coding agents that are on this machine.
func (a *app) agentsHere(at place) []agentOf {
	out := []agentOf{}
	setup, _, err := a.setup(installing{scope: "user"})
	if err != nil {
		return out
	}
	for _, c := range install.Clients() {
		if !setup.Machine.Detected(c) {
			continue
		}
		of := agentOf{Name: c.Name, Title: c.Title}
		if !c.ByHand() {
			changes, err := setup.Install(c)
			of.Connected = err == nil && len(changes) > 0 && changes[0].Action == install.Unchanged
		}
		out = append(out, of)
	}
	return out
}

// shellWord is a text as one word of a shell's command line.
func shellWord(text string) string {
	if strings.ContainsFunc(text, func(r rune) bool {
		return !(r == '.' || r == '/' || r == '_' || r == '-' || r == ':' || r == '#' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z')
	}) {
		return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'"
	}
	return text
}

func (page *startPage) text() render.Page {
	var b render.Writer
	b.Printf("ctx-sys finds the code that answers a question, and fits it into a model's context. Everything stays on this machine.\n\n")
	switch {
	case page.Indexed && page.Here:
		b.Printf("indexed: %s, %s, %s, %s\n", page.Root, ctxsys.Plural(page.Files, "file"), ctxsys.Plural(page.Entities, "entity"), ago(page.IndexedAt))
	case page.Indexed:
		b.Printf("this folder is in no repository: questions are about the default project, %s, %s\n", page.Root, ctxsys.Plural(page.Files, "file"))
	case page.Repository:
		b.Printf("nothing is indexed in %s yet\n  %-44s indexes it; the first question does so too\n", page.Root, "ctx-sys index")
	case project.NoProject(page.Root):
		b.Printf("%s is no project: go to a repository, or\n  %-44s indexes a folder\n", page.Root, "ctx-sys index PATH")
	default:
		b.Printf("%s is in no git repository and has no index: go to one, or\n  %-44s indexes this folder\n", page.Root, "ctx-sys index")
	}
	width := 44
	for _, t := range page.Try {
		width = max(width, len(t.Run)+2)
	}
	if len(page.Try) > 0 {
		b.Printf("\ntry\n")
	}
	for _, t := range page.Try {
		b.Printf("  %-*s %s\n", width, t.Run, t.For)
	}
	open, connected := []string{}, []string{}
	for _, g := range page.Agents {
		if g.Connected {
			connected = append(connected, g.Title)
		} else {
			open = append(open, g.Title)
		}
	}
	b.Printf("\n")
	if len(connected) > 0 {
		b.Printf("connected: %s\n", strings.Join(connected, ", "))
	}
	switch {
	case len(open) > 0:
		b.Printf("agents found here: %s\n  %-44s connects them; --dry-run shows what changes\n", strings.Join(open, ", "), "ctx-sys install")
	case len(connected) == 0:
		b.Printf("no coding agent was found on this machine\n  %-44s lists those that can be connected\n", "ctx-sys install --list")
	}
	b.Printf("\n`ctx-sys setup` goes through all of this, step by step; `ctx-sys --help` lists the verbs\n")
	return b.Page()
}

// ago says when an index was brought up to date.
func ago(when string) string {
	t, err := time.Parse(time.RFC3339, when)
	if err != nil {
		return "brought up to date at an unknown time"
	}
	switch d := time.Since(t); {
	case d < 2*time.Minute:
		return "brought up to date just now"
	case d < 2*time.Hour:
		return "brought up to date " + ctxsys.Plural(int(d.Minutes()), "minute") + " ago"
	case d < 48*time.Hour:
		return "brought up to date " + ctxsys.Plural(int(d.Hours()), "hour") + " ago"
	default:
		return "brought up to date " + ctxsys.Plural(int(d.Hours()/24), "day") + " ago"
	}
}
