package prompt

import (
	"context"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/searcher"
	"github.com/ctx-sys/ctx-sys/internal/token"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// plan reads a request.
func (p *Builder) plan(ctx context.Context, req Request) (*plan, error) {
	profile, order, err := checkProfile(&req)
	if err != nil {
		return nil, err
	}
	plan := &plan{req: req, profile: profile, order: order}
	plan.limits(&p.opts)
	p.named(plan)
	if !req.NoModels && profile != ctxsys.ProfileCompletion { // who types does not wait for a model
		plan.asked = p.opts.Adviser.About(req.Query)
	}
	plan.gate = p.decide(ctx, &req, plan.asked)
	asked := search.Request{Query: plan.searchFor(), Types: req.Types}
	plan.recall = searcher.RecallOf(&asked)
	plan.types = asked.Types
	if plan.recall.Types != nil && !plan.recall.Typed && !p.opts.Agent.HasSessions() {
		plan.recall = searcher.Recall{}
	}
	if plan.gate.ShouldRetrieve && !plan.recall.Alone {
		plan.advised = p.opts.Searcher.Consult(ctx, plan.asked, plan.searchFor(), plan.types)
	}
	return plan, nil
}

// limits sets the model's budget and the tokens this context may take: all of it, and what is gathered without being asked.
func (plan *plan) limits(o *Options) {
	plan.budget = token.Effective(plan.req.Model, o.Window, o.Budgets).Budget
	asked := plan.req.MaxTokens
	if plan.profile == ctxsys.ProfileQuery {
		if asked <= 0 && plan.req.Model == "" {
			asked = o.DefaultMaxTokens
			if most := plan.req.MaxDefault; most > 0 {
				asked = min(asked, most)
			}
		}
		if asked <= 0 && plan.req.Model != "" {
			asked = plan.budget.Retrieval
		}
	}
	if plan.profile == ctxsys.ProfileCompletion && asked <= 0 {
		asked = o.CompletionTokens
	}
	plan.prompt, plan.retrieval = token.Limits(plan.profile, plan.budget, asked)
	plan.budget.Retrieval = plan.retrieval
}

// named finds the files and folders that a request names, in its fields and in the words of the question.
func (p *Builder) named(plan *plan) {
	if plan.req.Active != "" {
		ref := parseFileRef(plan.req.Active)
		ref.active, ref.edited = true, plan.profile == ctxsys.ProfileCompletion
		plan.addFile(p, ref)
	}
	for _, name := range plan.req.Files {
		if name = strings.TrimSpace(name); name != "" {
			plan.addFile(p, parseFileRef(name))
		}
	}
	for _, name := range plan.req.Folders {
		plan.addFolder(p, name)
	}
	for _, name := range mentions(plan.req.Query) {
		p.mentioned(plan, name)
	}
}

// addFile adds a file, or a range of its lines. Ranges that overlap become one, in the place of the first of them.
func (plan *plan) addFile(p *Builder, ref fileRef) {
	ref.path = p.opts.Reader.Relative(ref.path)
	at := len(plan.files)
	for i := 0; i < len(plan.files); {
		f := plan.files[i]
		switch {
		case f.path == ref.path && (f.active || f.from == 0 && ref.from == 0):
			return
		case f.path != ref.path || f.from == 0 || ref.from == 0 || f.to < ref.from || ref.to < f.from:
			i++
		default:
			ref.from, ref.to = min(f.from, ref.from), max(f.to, ref.to)
			plan.files = slices.Delete(plan.files, i, i+1)
			at, i = min(at, i), 0
		}
	}
	plan.files = slices.Insert(plan.files, at, ref)
}

func (plan *plan) addFolder(p *Builder, name string) {
	if name = p.opts.Reader.Relative(name); !slices.Contains(plan.folders, name) {
		plan.folders = append(plan.folders, name)
	}
}

// mention is a word like @src/main.go, at the beginning of a word.
var mention = lazyregexp.New(`(^|[\s(\[{"'` + "`" + `])@([\w.~/\\+\-]+(?::\d+(?:-\d+)?)?)`)

// mentions are the paths that a question mentions, as they are written.
func mentions(question string) []string {
	var out []string
	for _, m := range mention.FindAllStringSubmatch(question, 64) {
		out = append(out, strings.TrimRight(m[2], ".,;:"))
	}
	return out
}

// mentioned takes in what a question mentions, if it is there: not every word after an @ is a path. One that can be
// nothing else is noted when it is not.
func (p *Builder) mentioned(plan *plan, name string) {
	ref := parseFileRef(name)
	at := p.opts.Reader.Relative(ref.path)
	root, own := p.opts.Reader.Place(at)
	info, err := os.Stat(filepath.Join(root, filepath.FromSlash(own)))
	switch {
	case filepath.IsLocal(filepath.FromSlash(at)) && err == nil && info.IsDir():
		if strings.Contains(name, "/") {
			plan.addFolder(p, at)
		}
	case filepath.IsLocal(filepath.FromSlash(at)) && err == nil:
		plan.addFile(p, ref)
	case strings.Contains(at, "/") && walk.LanguageOf(path.Base(at)) != "":
		plan.notes = append(plan.notes, fmt.Sprintf("@%s was left out: there is no such file in the project", name))
	}
}
