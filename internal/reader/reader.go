// Package reader is what questions read an index through. It compares what they are answered from with the files on the disk, brings
// few changes up to date, and asks again where something changed; and it makes of a snapshot the views that searches and questions
// about the graph take.
package reader

import (
	"context"
	"sync"
	"sync/atomic"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/graph"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/rank"
	"github.com/ctx-sys/ctx-sys/internal/search"
	"github.com/ctx-sys/ctx-sys/internal/similar"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Options are what a reader needs of its project.
type Options struct {
	Root string // absolute path of the project
	Name string // what it is called

	// Names are those of the projects in an index of several, which paths begin with; nil for one.
	Names []string

	Walk    walk.Options
	Model   *embed.Model // of the vectors; nil for none
	Ranking rank.Weights
	Search  search.Options

	// Index is the path of the index, next to which is kept what was computed of the whole graph; "" for nowhere. With ReadOnly nothing is written there.
	Index    string
	ReadOnly bool
	// Look is how long a question waits for the look for changed files, 30 ms; negative for no look.
	Look time.Duration
	// CatchUp brings the index up to date and returns how many files it holds then. The error wraps ctxsys.ErrBusy while another
	// process writes.
	CatchUp func(ctx context.Context) (files int, err error)
	// FreshNow asks who follows the files whether the index has all that changed until now, and waits for that until ctx ends. It is false where
	// that is not known, and may be nil.
	FreshNow func(ctx context.Context) bool
	// Answered is called after each question, from any goroutine, with what is known of the index's freshness. Who hears that it
	// may not be fresh is to bring it up to date; it may be nil.
	Answered func(snapshot.Freshness)
	// Feedback are the factors of entities in some files, see search.View; it may be nil.
	Feedback func(ctx context.Context, paths []string) (map[string]float64, error)
	// Said is what was said about the project; nil for nothing.
	Said graph.Said
	// Setting is parse.Parser.Setting with a parser of the project.
	Setting func(language string, text []byte, parts []facts.Span) (parse.Setting, bool)
	// Background has what nothing waits for any more added. It is to be waited for before the index is closed.
	Background *sync.WaitGroup
}

// Reader reads the index of one project. It is safe for concurrent use.
type Reader struct {
	opts     Options
	db       store.DB
	source   *snapshot.Source
	parts    []Part      // where several projects are asked as one
	overview graph.Cache // of the whole graph

	indexed atomic.Bool // see Indexed

	stuck  atomic.Bool // a look does not come back
	ahead  atomic.Bool // a look for later questions is under way
	mu     sync.Mutex  // guards what is below
	looked lookedAt
	forgot time.Time // when the looks before it were forgotten
}

// New returns a reader of an index, which stays the caller's.
func New(db store.DB, source *snapshot.Source, o Options) *Reader {
	return &Reader{opts: o, db: db, source: source, overview: graph.Cache{Path: o.Index, ReadOnly: o.ReadOnly}}
}

// Root is the folder of the project, of the first where there are several: see Place.
func (r *Reader) Root() string { return r.opts.Root }

// EachProject calls f with the folder of the project and what says which files are part of it; where there are several, with those of each and
// its name.
func (r *Reader) EachProject(f func(name, root string, o walk.Options) error) error {
	return r.source.EachProject(f)
}

// Relative is a path that somebody wrote as the index has it, see snapshot.Source.Relative.
func (r *Reader) Relative(name string) string { return r.source.Relative(name) }

// Walk says which files are part of the project.
func (r *Reader) Walk() walk.Options { return r.opts.Walk }

// Source is where snapshots come from.
func (r *Reader) Source() *snapshot.Source { return r.source }

// View calls f with a snapshot. See Ask and Read for one that is compared with the disk.
func (r *Reader) View(ctx context.Context, f func(*snapshot.Snapshot) error) error {
	return r.source.View(ctx, f)
}

// Indexed reports whether a sync has finished at least once.
func (r *Reader) Indexed() bool {
	for _, p := range r.parts {
		if p.Reader.Indexed() {
			return true
		}
	}
	if r.indexed.Load() {
		return true
	}
	v, err := r.db.Meta(context.Background(), index.MetaSynced)
	is := r.parts == nil && err == nil && v != ""
	if is && r.source.Detached() { // an index that is elsewhere is not made again while it is open
		r.indexed.Store(true)
	}
	return is
}

// Answer is what a question answers with, whose places can be compared with the disk.
type Answer interface {
	IndexState() *snapshot.Freshness
	Shows(file func(path string)) // calls file for each file that the answer is about
}

// Ask answers a question from a snapshot that agrees with the disk in what the answer shows, see Reader.Answer, and adds how fresh the
// index is.
func Ask[R Answer](ctx context.Context, r *Reader, question func(*snapshot.Snapshot) (R, error)) (resp R, err error) {
	f, err := r.Answer(ctx, func() error {
		return r.source.View(ctx, func(v *snapshot.Snapshot) (err error) {
			resp, err = question(v)
			return err
		})
	}, func(file func(path string)) { resp.Shows(file) })
	if err != nil {
		return *new(R), err
	}
	*resp.IndexState() = f
	return resp, nil
}

// AskGraph is Ask for a question about the graph: a function of package graph, and its request.
func AskGraph[Q any, R Answer](ctx context.Context, r *Reader, question func(context.Context, *graph.View, Q) (R, error), req Q) (R, error) {
	return Ask(ctx, r, func(v *snapshot.Snapshot) (R, error) { return question(ctx, r.Graph(v), req) })
}

// Read is Ask for what shows no place of a file, or is not worth comparing: only the look at the disk is made.
func Read[T any](ctx context.Context, r *Reader, question func(*snapshot.Snapshot) (T, error)) (value T, err error) {
	_, err = r.Answer(ctx, func() error {
		return r.source.View(ctx, func(v *snapshot.Snapshot) (err error) {
			value, err = question(v)
			return err
		})
	}, nil)
	return value, err
}

// Graph is what questions about the graph read of a snapshot.
func (r *Reader) Graph(v *snapshot.Snapshot) *graph.View {
	return &graph.View{
		Store: v.View, Cache: &r.overview, Texts: v.Texts(), Root: r.opts.Root, Said: r.opts.Said, Setting: r.opts.Setting, Source: r.source, Projects: r.Projects(),
		Meant: func(ctx context.Context, name string) ([]string, error) { return r.meantBy(ctx, v, name) },
		Similar: func(ctx context.Context) (graph.Similar, string, error) {
			l, err := similar.New(ctx, v)
			if l == nil {
				return nil, similar.WhyNoVector(v, l), err
			}
			return l, "", err
		},
	}
}

// Resolve finds the one entity that a name means, see graph.Resolve.
func (r *Reader) Resolve(ctx context.Context, v *snapshot.Snapshot, name string) (store.Entity, error) {
	found, err := graph.Resolve(ctx, r.Graph(v), name, "")
	return found.Entity, err
}

// Projects are those that questions are about.
func (r *Reader) Projects() search.Projects {
	if r.opts.Names != nil {
		return search.Projects{Names: r.opts.Names, Paths: true}
	}
	if r.parts == nil {
		return search.Projects{Names: []string{r.opts.Name}}
	}
	p := search.Projects{Paths: true}
	for _, part := range r.parts {
		p.Names = append(p.Names, part.Name)
	}
	return p
}

// Search is what a search reads of a snapshot. It is for one question at a time.
func (r *Reader) Search(ctx context.Context, v *snapshot.Snapshot) (*search.View, error) {
	ix, cache, err := v.Index(ctx)
	if err != nil {
		return nil, err
	}
	return &search.View{Store: v.View, Index: ix, Cache: cache, Texts: v.Texts(), Graph: r.Graph(v), Ranking: r.opts.Ranking, Options: r.opts.Search, Feedback: r.opts.Feedback, Projects: r.Projects()}, nil
}

// WithSearch calls f with what a search reads.
func (r *Reader) WithSearch(ctx context.Context, f func(*search.View) error) error {
	return r.source.View(ctx, func(v *snapshot.Snapshot) error {
		s, err := r.Search(ctx, v)
		if err != nil {
			return err
		}
		return f(s)
	})
}

// Find answers a request without the advice of models.
func (r *Reader) Find(ctx context.Context, v *snapshot.Snapshot, req search.Request) (*search.Answer, error) {
	s, err := r.Search(ctx, v)
	if err != nil {
		return nil, err
	}
	return search.Run(ctx, s, req, search.Advice{})
}
