package engine

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"sync"
	"time"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/agent"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/git"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/local"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/secret"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/suggester"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Sync brings the index up to date and reports on it. Whether it waits for another process that is writing, the request
// says. When ctx ends, what was committed stays usable.
func (p *Project) Sync(ctx context.Context, req SyncRequest) (*Report, error) {
	start := time.Now()
	if err := checkDepth(req.Depth); err != nil {
		return nil, err
	}
	run := p.sync
	if req.InTurn {
		run = p.syncInTurn
	}
	done, err := run(ctx, req)
	if err != nil {
		return nil, err
	}
	p.reader.Forget()
	r := &Report{Project: p.opts.name(), Failed: []FileError{}, Files: done.Files}
	if req.Brief {
		err = p.readMeta(ctx, r)
	} else {
		r, err = p.report(ctx, !req.NoVectorCount)
	}
	if err != nil {
		return nil, err
	}
	r.Indexed, r.Known, r.Unchanged, r.Removed, r.Embedded, r.Changed = done.Indexed, done.Known, done.Unchanged, done.Removed, done.Embedded, done.Changed
	for _, f := range done.Failed {
		r.Failed = append(r.Failed, FileError{f.Path, f.Err.Error()})
	}
	for _, e := range done.Syntax {
		r.Syntax = append(r.Syntax, SyntaxError{e.Path, e.Line, e.Message})
	}
	r.SyntaxTotal = done.Broken
	for _, n := range done.Notices {
		r.Notices = append(r.Notices, Notice(n))
	}
	r.Seconds = time.Since(start).Seconds()
	return r, nil
}

func checkDepth(depth string) error {
	switch facts.Depth(depth) {
	case "", facts.Full, facts.Signatures, facts.Selective:
		return nil
	}
	return fmt.Errorf("%w: no depth %q: use full, signatures or selective", ctxsys.ErrUsage, depth)
}

// sync brings the index up to date and tells of it.
func (p *Project) sync(ctx context.Context, req SyncRequest) (index.Report, error) {
	var r index.Report
	if req.Ask && req.Paths == nil && !req.Force && req.Languages == nil {
		asking, stop := context.WithTimeout(ctx, longAsk)
		req.fresh = p.FreshNow(asking)
		stop()
	}
	err := regular.UntilFree(ctx, req.Wait, func() (err error) {
		r, err = p.syncAlone(ctx, req)
		return err
	})
	if err == nil {
		p.provided.Later()
		// What a watcher noticed another process may have taken in already.
		p.summarizeLater(len(r.Changed) > 0 || req.Paths != nil && !req.named)
	}
	if err == nil && p.opts.Synced != nil {
		p.opts.Synced(r.Changed)
	}
	return r, err
}

// longAsk is how long a sync waits for the process that follows the files, which may be taking in a change.
const longAsk = 2 * time.Second

// syncInTurn is sync for a process in the background: see SyncRequest.InTurn.
func (p *Project) syncInTurn(ctx context.Context, req SyncRequest) (index.Report, error) {
	release, err := regular.TryLock(filepath.Join(p.dir, nextLockName))
	if err != nil {
		return index.Report{}, err
	}
	req.began = sync.OnceFunc(release)
	defer req.began()
	req.Wait = quietly
	return p.sync(ctx, req)
}

// syncAlone is sync while no other process writes.
func (p *Project) syncAlone(ctx context.Context, req SyncRequest) (index.Report, error) {
	if p.parts != nil {
		return index.Report{}, fmt.Errorf("%w: several projects are asked as one, and an index is of one: name it", ctxsys.ErrUsage)
	}
	if p.opts.ReadOnly {
		return index.Report{}, errors.New("the project is open for reading only")
	}
	release, err := regular.TryLock(filepath.Join(p.dir, lockName))
	if err != nil {
		return index.Report{}, err
	}
	defer release()
	if req.began != nil {
		req.began()
	}
	o := index.Options{Root: p.opts.Root, Walk: p.opts.walkOptions(), Depth: p.depthOf(&req), Force: req.Force, Only: languagesNamed(req.Languages), Model: p.model, Later: req.later, Paths: req.Paths, Known: req.Paths != nil && !req.named, Fresh: req.fresh}
	if !req.named {
		o.Commit = git.Head(ctx, p.opts.Root)
	}
	if with := !req.NoEmbed; req.NoEmbed || req.Embed || req.Restore {
		o.Vectors = &with
	}
	if req.NoDocs || req.Restore {
		o.NoDocs = &req.NoDocs
	}
	if req.Progress != nil {
		o.Progress = func(g index.Progress) {
			req.Progress(Progress{Stage: g.Stage, Files: g.Files, FilesTotal: g.FilesTotal, Bytes: g.Bytes, BytesTotal: g.BytesTotal, Pieces: g.Pieces, PiecesTotal: g.PiecesTotal})
		}
	}
	o.Parsed = p.parsedFiles
	o.Memory, o.Spill = p.opts.IndexMemory, p.dir
	first := !p.Indexed()
	var before suggester.Before
	o.Old = p.suggester.Keep(ctx, &before)
	r, err := index.Sync(ctx, p.db, o)
	if err == nil && r.Indexed+r.Embedded > 100 {
		err = p.db.Checkpoint(ctx)
	}
	if err == nil && !first { // before there was an index nothing changed
		// before the lock is released: whoever finds the index up to date finds them too
		if err := p.suggester.FilesChanged(ctx, r.Changed, before); err != nil {
			r.Notices = append(r.Notices, index.Notice{Path: local.MemoryName, Text: "not all suggestions of what changed were made: " + err.Error()})
		}
	}
	return r, err
}

// parsedFiles opens the cache of parsed files, nil where there is none: nothing depends on it. CheckParsed says why there is none.
func (p *Project) parsedFiles(ctx context.Context) store.Parsed {
	p.parsedOnce.Do(func() {
		if p.opts.Parsed != "" && p.opts.ParsedSize > 0 {
			p.parsed, p.parsedErr = local.OpenParsed(ctx, p.opts.Parsed, p.opts.ParsedSize)
		}
	})
	return p.parsed
}

// CheckParsed returns why the cache of parsed files, at a path, cannot be opened; nil where it can, or none is wanted. Without it files that were parsed
// before, on another branch or in another work tree, are parsed again.
func (p *Project) CheckParsed(ctx context.Context) (path string, err error) {
	p.parsedFiles(ctx)
	return p.opts.Parsed, p.parsedErr
}

// KnownFacts finds what was made of the bytes of a file before, see index.KnownFacts.
func (p *Project) KnownFacts(ctx context.Context) func(language string, content []byte) (*facts.File, []byte) {
	return index.KnownFacts(ctx, p.parsedFiles(ctx))
}

// languagesNamed are the languages that people mean by names, nil for none.
func languagesNamed(names []string) (out []string) {
	for _, name := range names {
		out = append(out, walk.LanguagesNamed(name)...)
	}
	return out
}

// Status reports what is stored and how fresh it is.
func (p *Project) Status(ctx context.Context) (*Report, error) {
	r, err := p.Report(ctx)
	if err != nil {
		return nil, err
	}
	fresh := p.reader.Freshness(ctx)
	r.Index, r.Followed, r.Brought = &fresh, p.Followed(), agent.Brought(p.opts.Stores())
	r.Provided, err = p.provided.Embedded(ctx)
	r.ProvidedError, r.SummaryNotice = p.provided.Error(), p.summaries.said()
	return r, err
}

// Report counts what is stored.
func (p *Project) Report(ctx context.Context) (*Report, error) { return p.report(ctx, true) }

func (p *Project) report(ctx context.Context, vectors bool) (*Report, error) {
	r := &Report{
		Project: p.opts.name(), Description: p.opts.about(), Failed: []FileError{}, Languages: map[string]int{},
		Skipped: map[string]int{string(walk.Binary): 0, string(walk.TooLarge): 0, string(walk.Ignored): 0}, DBBytes: p.db.Bytes(),
	}
	languages, err := p.db.Languages(ctx)
	if err != nil {
		return nil, err
	}
	for _, l := range languages {
		r.Files += l.Files
		r.Bytes += l.Bytes
		r.Lines += l.Lines
		r.SyntaxErrors += l.Broken
		r.Languages[graph.LanguageName(l.Language)] = l.Files
	}
	r.Indexed = r.Files
	if r.Entities, err = p.db.EntityCounts(ctx); err != nil {
		return nil, err
	}
	if r.Relationships, _, r.Unresolved, err = p.db.EdgeCounts(ctx); err != nil {
		return nil, err
	}
	folders, err := p.db.Modules(ctx)
	if err != nil {
		return nil, err
	}
	graph.CountImplied(r.Relationships, r.Entities, r.Files, len(folders))
	if vectors {
		if r.Vectors, err = p.source.CountVectors(ctx); err != nil {
			return nil, err
		}
	}
	if r.Told, err = p.db.CountSummarized(ctx); err != nil {
		return nil, err
	}
	if r.Scope, err = p.Scope(ctx); err != nil {
		return nil, err
	}
	return r, p.readMeta(ctx, r)
}

// LastSync is when the index was last brought up to date, in RFC 3339, "" where that is not known.
func (p *Project) LastSync(ctx context.Context) string {
	v, err := p.db.Meta(ctx, index.MetaSynced)
	if err != nil {
		return ""
	}
	return v
}

// LastCommit is the commit of git at which the index is, "" where that is not known.
func (p *Project) LastCommit(ctx context.Context) string {
	v, err := p.db.Meta(ctx, index.MetaCommit)
	if err != nil {
		return ""
	}
	return v
}

func (p *Project) readMeta(ctx context.Context, r *Report) error {
	for key, f := range map[string]func(string){
		index.MetaSynced: func(v string) { r.LastIndexedAt = v },
		index.MetaCommit: func(v string) { r.LastCommit = v },
		index.MetaSkipped: func(v string) {
			if err := json.Unmarshal([]byte(v), &r.Skipped); err != nil {
				r.Skipped = nil // absent, not zero
			}
		},
	} {
		v, err := p.db.Meta(ctx, key)
		if err != nil {
			return err
		}
		if v != "" {
			f(v)
		}
	}
	return nil
}

// Why says why a path is in the index or not, in a sentence.
func (p *Project) Why(ctx context.Context, path string) (string, error) {
	rel := path
	if filepath.IsAbs(path) {
		r, err := filepath.Rel(p.opts.Root, path)
		if err != nil {
			return "", err
		}
		rel = r
	}
	rel = filepath.ToSlash(filepath.Clean(rel))
	v, err := walk.Why(p.opts.Root, rel, p.opts.walkOptions())
	if err != nil {
		return "", err
	}
	if !v.Indexed {
		return left(rel, v), nil
	}
	f, err := p.db.FileByPath(ctx, rel)
	switch {
	case errors.Is(err, ctxsys.ErrNotFound):
		return rel + " belongs to the project; it is not in the index yet", nil
	case err != nil:
		return "", err
	case f.Flags&store.FlagBinary != 0:
		return rel + " is left out: binary (it holds a NUL byte)", nil
	case f.Flags&store.FlagUnread != 0:
		return rel + " is left out: " + Unreadable(p.opts.Root, &f), nil
	}
	why := fmt.Sprintf("%s is indexed: %s, %s", rel, graph.LanguageName(f.Language), ctxsys.Plural(f.Lines, "line"))
	if f.Flags&store.FlagGaveUp != 0 {
		why += "; outlined by its lines, because " + gaveUp(p.opts.Root, &f)
	}
	return why, nil
}

// gaveUp says why the grammar of a file's language could not be used. The parser is bounded by what it does and not by
// time, so that it gives up again.
func gaveUp(root string, f *store.File) string {
	if text, err := regular.ReadBelow(root, filepath.FromSlash(f.Path), f.Size); err == nil {
		text, _ = secret.Mask(text)
		parser := parse.New()
		defer parser.Close()
		if why := parser.Parse(f.Language, text, facts.Full).GaveUp; why != "" {
			return why
		}
	}
	return "the parser gave up when it was read"
}

// Unreadable says why the content of a file gives no text.
func Unreadable(root string, f *store.File) string {
	content, err := regular.ReadBelow(root, filepath.FromSlash(f.Path), f.Size)
	if err == nil {
		_, _, err = document.Convert(f.Language, content)
	}
	if err == nil {
		return "it could not be read"
	}
	return err.Error()
}

// left words a verdict against a path.
func left(rel string, v walk.Verdict) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s is left out: %s", rel, strings.ReplaceAll(string(v.Reason), "_", " "))
	if v.Path != "" && v.Path != rel {
		fmt.Fprintf(&b, ", because of %s", v.Path)
	}
	if v.Rule != "" {
		fmt.Fprintf(&b, " (rule %q", v.Rule)
		if v.Source != "" {
			fmt.Fprintf(&b, " in %s", v.Source)
		}
		if v.Line > 0 {
			fmt.Fprintf(&b, ":%d", v.Line)
		}
		b.WriteString(")")
	}
	return b.String()
}
