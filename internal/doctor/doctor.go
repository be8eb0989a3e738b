// Package doctor looks for what is wrong with a project: its index, its folder, what is kept of it, and the files that could not be read whole.
package doctor

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/reader"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
	"github.com/ctx-sys/ctx-sys/internal/written"
)

// Check is one thing that was looked at, and what to do when it is not well.
type Check struct {
	Name    string `json:"name"`
	OK      bool   `json:"ok"`                // nothing is known to be wrong
	Skipped bool   `json:"skipped,omitempty"` // and nothing is known to be right: it was not looked at
	Detail  string `json:"detail,omitempty"`
	Fix     string `json:"fix,omitempty"`
}

// Run looks for what is wrong with the project and its index.
func Run(ctx context.Context, p *engine.Project) ([]Check, error) {
	checks := []Check{checkIndexed(ctx, p)}
	problems, err := p.DB().Check(ctx)
	c := Check{Name: "database", OK: err == nil && len(problems) == 0, Detail: p.DBPath()}
	if err != nil {
		problems = append(problems, err.Error())
	}
	if !c.OK {
		c.Detail, c.Fix = strings.Join(problems, "; "), "run `ctx-sys index --remove`, then `ctx-sys index`"
	}
	checks = append(checks, c, checkPending(ctx, p), checkScope(ctx, p), checkVectors(ctx, p), checkFresh(ctx, p), checkSyntax(ctx, p), checkFollowed(p), checkWritable(p))
	checks = append(checks, checkProvided(ctx, p)...)
	checks = append(checks, checkWritten(ctx, p)...)
	checks = append(checks, checkParsed(ctx, p)...)
	return append(checks, checkGit(p)), nil
}

// checkGit looks for the git command where the project is in a repository. A .git that is not taken for one is no fault: the
// repository may be out of reach from here.
func checkGit(p *engine.Project) Check {
	if _, err := os.Lstat(filepath.Join(p.Reader().Root(), ".git")); err != nil {
		return Check{Name: "git", OK: true, Skipped: true, Detail: "the project is not the root of a git repository"}
	}
	path, err := git.Path()
	if err != nil {
		return Check{Name: "git", Detail: "no git command is found", Fix: "install git, or do without branches and commits"}
	}
	if _, ok := walk.GitAt(p.Reader().Root()); !ok {
		return Check{Name: "git", OK: true, Skipped: true,
			Detail: ".git holds no repository, or leads to one that does not lead back: `git worktree repair` or `git config core.worktree PATH` changes that"}
	}
	return Check{Name: "git", OK: true, Detail: path}
}

func checkIndexed(ctx context.Context, p *engine.Project) Check {
	if !p.Indexed() {
		return Check{Name: "index", Detail: "no sync has finished yet", Fix: "run `ctx-sys index`"}
	}
	r, err := p.Report(ctx)
	if err != nil {
		return Check{Name: "index", Detail: err.Error(), Fix: "run `ctx-sys index --force`"}
	}
	if r.Files == 0 {
		return Check{Name: "index", OK: true, Skipped: true, Detail: "it holds no file: `ctx-sys status --why PATH` says why one is left out"}
	}
	at := r.LastIndexedAt
	if t, err := time.Parse(time.RFC3339Nano, at); err == nil {
		at = t.Format(time.RFC3339)
	}
	return Check{Name: "index", OK: true, Detail: ctxsys.Plural(r.Files, "file") + ", last synced " + at}
}

func checkPending(ctx context.Context, p *engine.Project) Check {
	v, err := p.DB().Meta(ctx, index.MetaPending)
	ok := err == nil && v == ""
	c := Check{Name: "graph", OK: ok, Detail: "complete"}
	if !ok {
		c.Detail, c.Fix = "a sync was interrupted before the graph was complete", "run `ctx-sys index`: it goes on from there"
	}
	return c
}

// checkScope says how much of the project the index holds, and whether that is what the settings say.
func checkScope(ctx context.Context, p *engine.Project) Check {
	s, err := p.Scope(ctx)
	if err != nil {
		return Check{Name: "scope", Detail: err.Error(), Fix: "run `ctx-sys index --force`"}
	}
	c := Check{Name: "scope", OK: s.Depth == s.Configured, Detail: "depth " + s.Depth}
	if s.Depth != s.Configured {
		c.Detail += ", and the settings say " + s.Configured
	}
	if s.NoDocuments {
		c.Detail += ", without documents until the next `ctx-sys index`"
	}
	if len(s.Languages) > 0 {
		c.Detail += ", only " + strings.Join(s.Languages, ", ") + " by indexing.languages"
	}
	if !c.OK {
		c.Fix = "run `ctx-sys index`: it goes back to the settings"
	}
	return c
}

// checkVectors reads all vectors of the index.
func checkVectors(ctx context.Context, p *engine.Project) Check {
	c := Check{Name: "vectors"}
	r, err := p.Reader().Source().CountVectors(ctx)
	if err == nil {
		err = p.Reader().Source().View(ctx, func(v *snapshot.Snapshot) error { return p.Reader().Source().CheckVectors(v.View) })
	}
	switch {
	case err != nil:
		c.Detail, c.Fix = err.Error(), "run `ctx-sys index --force`"
	case r == nil:
		c.OK, c.Skipped, c.Detail = true, true, "none: the index was made with --no-embed"
	case r.Of == 0:
		c.OK, c.Skipped, c.Detail = true, true, "none: nothing is indexed"
	case r.Pending > 0:
		c.Detail, c.Fix = fmt.Sprintf("those of %d of %s are still to be made", r.Pending, ctxsys.Plural(r.Of, "chunk")), "run `ctx-sys index`: it goes on from there"
	default:
		c.OK, c.Detail = true, fmt.Sprintf("made for %d of %s", r.Have, ctxsys.Plural(r.Of, "chunk"))
		if r.Have < r.Of {
			c.Detail += "; the others hold no word that the model knows"
		}
	}
	return c
}

// checkSyntax names what the grammars could not read. It is no fault of the index: the rest of such a file is in it.
func checkSyntax(ctx context.Context, p *engine.Project) Check {
	c := Check{Name: "syntax", OK: true, Detail: "every indexed file was read whole"}
	r, err := Problems(ctx, p.Reader().Source(), shownFiles)
	if err != nil {
		return Check{Name: "syntax", Detail: err.Error(), Fix: "run `ctx-sys index --force`"}
	}
	if r.Total == 0 {
		return c
	}
	var parts []string
	for _, f := range r.Files {
		if len(f.Syntax) == 0 {
			parts = append(parts, f.Path+": "+f.Error)
			continue
		}
		parts = append(parts, fmt.Sprintf("%s:%d: %s", f.Path, f.Syntax[0].Line, f.Syntax[0].Message))
	}
	c.Detail = "not read whole: " + strings.Join(parts, "; ")
	if r.Total > len(r.Files) {
		c.Detail += fmt.Sprintf("; `ctx-sys status --failed` lists all %d", r.Total)
	}
	return c
}

// shownFiles is how many files that could not be read whole a check names.
const shownFiles = 3

// checkProvided looks at the vectors of each provider's model that is set up, and reads all of them.
func checkProvided(ctx context.Context, p *engine.Project) []Check {
	sets, err := p.Provided().Embedded(ctx)
	if err == nil {
		err = p.Reader().Source().View(ctx, p.Provided().Check)
	}
	if err != nil {
		return []Check{{Name: "embeddings", Detail: err.Error(), Fix: "delete them with `ctx-sys embed prune MODEL`, then run `ctx-sys embed run`"}}
	}
	var out []Check
	for i, s := range sets {
		c := Check{Name: "embeddings", OK: true, Detail: fmt.Sprintf("vectors of %s for %d of %s", s.Model, s.Have, ctxsys.Plural(s.Of, "chunk"))}
		switch {
		case !s.Set:
			c.Detail += ", which is not set up any more: `ctx-sys embed prune` deletes them"
		case s.Left > 0 && !s.Used && i > 0 && sets[0].Used:
			c.Detail += ": it is used when " + sets[0].Model + " cannot be reached"
		case s.Left > 0:
			c.OK, c.Fix = false, "run `ctx-sys embed run`: it makes the others"
		}
		out = append(out, c)
	}
	return out
}

func checkFresh(ctx context.Context, p *engine.Project) Check {
	f := p.Reader().Freshness(ctx)
	switch {
	case f.Fresh == nil:
		return Check{Name: "freshness", OK: true, Skipped: true, Detail: fmt.Sprintf("not known: looking at all files takes more than %v", reader.LongLook)}
	case *f.Fresh:
		return Check{Name: "freshness", OK: true, Detail: "the index agrees with the files"}
	}
	return Check{Name: "freshness", Detail: ctxsys.Plural(f.StaleFiles, "file") + " changed since the last sync", Fix: "run `ctx-sys index`"}
}

// checkFollowed says how changed files are noticed. Every way is well, but the reason for one may be worth mending.
func checkFollowed(p *engine.Project) Check {
	c := Check{Name: "watch", OK: true, Detail: "no process follows the files: each question looks at them"}
	if f := p.Followed(); f != nil {
		c.Detail = fmt.Sprintf("process %d follows the files %s", f.PID, f.How)
	}
	return c
}

func checkWritable(p *engine.Project) Check {
	err := engine.Writable(p.Dir())
	c := Check{Name: "folder", OK: err == nil, Detail: p.Dir()}
	if err != nil {
		c.Detail, c.Fix = err.Error(), "make the folder writable, or set database.path"
	}
	return c
}

// checkParsed looks at the cache of parsed files, which every sync does without where it cannot be opened, and says nothing when it is well.
func checkParsed(ctx context.Context, p *engine.Project) []Check {
	path, err := p.CheckParsed(ctx)
	if err == nil {
		return nil
	}
	return []Check{{Name: "parsed files", Detail: err.Error(), Fix: "remove " + path + ": a new one is made; until then other branches and work trees are parsed again"}}
}

// checkWritten looks at what was added by hand, and says nothing when that is nothing.
func checkWritten(ctx context.Context, p *engine.Project) []Check {
	root, err := os.OpenRoot(p.Reader().Root())
	if err != nil {
		return nil // which others say
	}
	defer root.Close()
	files, err := written.Read(root)
	if len(files) == 0 && err == nil {
		return nil
	}
	var wrong []string
	for _, f := range files {
		if f.Err != nil {
			wrong = append(wrong, f.Path+": "+f.Err.Error())
		}
	}
	open, openErr := openWrittenLinks(ctx, p)
	c := Check{Name: "entities", Detail: fmt.Sprintf("%s, with %s to nowhere", ctxsys.Plural(len(files), "file"), ctxsys.Plural(len(open), "link"))}
	switch err := errors.Join(err, openErr); {
	case err != nil:
		c.Detail = err.Error()
	case len(wrong) > 0:
		c.Detail, c.Fix = fmt.Sprintf("%d of %s cannot be read: %s", len(wrong), ctxsys.Plural(len(files), "file"), wrong[0]), "correct the header, see docs/use/entities.md"
	case len(open) > 0:
		c.Detail += ", the first to " + open[0]
		c.Fix = "change \"to\" in the file, or take the link back with `ctx-sys entity unlink`"
	default:
		c.OK, c.Detail = true, ctxsys.Plural(len(files), "file")+" in "+walk.EntityFolder
	}
	return []Check{c}
}

// openWrittenLinks returns where links lead that were added by hand and whose target does not exist, or is several.
func openWrittenLinks(ctx context.Context, p *engine.Project) (open []string, err error) {
	err = p.Reader().Source().View(ctx, func(v *snapshot.Snapshot) error {
		sources, err := v.Meta(ctx, index.MetaWritten)
		if err != nil {
			return err
		}
		seen := map[string]bool{}
		for id := range strings.FieldsSeq(sources) {
			source, err := strconv.ParseInt(id, 10, 64)
			if err != nil || seen[id] {
				continue
			}
			seen[id] = true
			edges, err := v.EdgesFrom(ctx, source)
			if err != nil {
				return err
			}
			for i := range edges {
				if edges[i].Resolution == store.ResolvedManually && edges[i].Target == 0 {
					open = append(open, edges[i].Text)
				}
			}
		}
		return nil
	})
	return open, err
}
