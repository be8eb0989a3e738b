// Package provided is the vectors of providers' models: how they are made, kept up to date, and used for a question.
package provided

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/regular"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A provider's vectors are kept with those of the built-in model. A question is searched for with them when enough pieces have
// one and the provider turns the question into a vector in time; else with those of the next provider, and at last with the built-in
// model's, which are always there. Vectors of two models are never compared: what is taken is a set, a vector and a scale together.

// embedLockName is held by the process that asks a provider for the vectors of pieces.
const embedLockName = "index-embed.lock"

// Options say who makes vectors besides the built-in model, which always does.
type Options struct {
	Embedders []embed.Embedder // the first that works is used
	Batch     int              // texts between two commits, 256
	Later     bool             // bring their vectors up to date in the background of each sync
}

// Sets is the vectors of providers' models for one project. It is safe for concurrent use.
type Sets struct {
	opts       Options
	readOnly   bool
	lock       string // the file by which one process at a time asks for vectors of chunks
	db         store.DB
	source     *snapshot.Source
	background *sync.WaitGroup

	mu   sync.Mutex
	at   string              // the state of the index that sets are of
	sets map[string]*vectors // by model; nil for one without
	same map[string]string   // by model: the canary by which it was found to be the one that made the set

	unmapped bool // the file of vectors turned out to be damaged

	later    sync.Mutex // guards what is below
	behind   bool       // vectors are being made in the background
	again    bool       // and something changed since they began
	stop     context.CancelFunc
	embedded error // what became of the last run in the background
}

// New returns the providers' vectors of a project, whose lock files are in dir. What goes on in the background is added to
// background; Stop ends it.
func New(o Options, readOnly bool, dir string, db store.DB, source *snapshot.Source, background *sync.WaitGroup) *Sets {
	return &Sets{opts: o, readOnly: readOnly, lock: filepath.Join(dir, embedLockName), db: db, source: source, background: background}
}

// vectors is the vectors of a provider in one state of the index.
type vectors struct {
	number         int64
	set            *embed.Set
	dim            int
	have, of, left int // pieces; those that were refused have no vector, and are not left
	sample, canary []byte
}

// Embedded is what a provider made of a question.
type Embedded struct {
	by       embed.Embedder
	question []float32
	answer   []float32
}

// Unreachable is a model whose settings lead nowhere. The error comes when it is asked.
func Unreachable(model string, why error) embed.Embedder { return noEmbedder{model, why} }

type noEmbedder struct {
	model string
	why   error
}

func (u noEmbedder) Model() string { return u.model }

func (u noEmbedder) Embed(context.Context, []string, embed.Purpose) (*embed.Embedded, error) {
	return nil, u.why
}

// Without says why a question is searched for by the built-in model alone, "" when a provider is asked.
func Without(q *query.Query) string {
	switch {
	case q.Symbolic:
		return "the question is a name"
	case len(q.Frames) > 0:
		return "the question has the places of an error"
	}
	return ""
}

// fewPieces is how many pieces without a vector get one next to a question, where nothing makes them in the background. Finding them takes a look
// at all pieces: of more than smallIndex those that are left wait for the next run, unless they are too many to do without.
const (
	fewPieces  = 64
	smallIndex = 10_000
)

// Question has the first provider that can turn a question into a vector. It is nil when none can.
func (x *Sets) Question(ctx context.Context, asked *advice.Question, text string) *Embedded {
	for _, by := range x.opts.Embedders {
		set, why := x.usable(ctx, by.Model())
		few := set != nil && 0 < set.left && set.left <= fewPieces && (why != "" || set.of <= smallIndex) && !x.opts.Later && !x.readOnly
		if set == nil || why != "" && !few {
			asked.NoVector(by.Model(), why)
			continue
		}
		v := asked.Vector(ctx, by.Model(), text, func(ctx context.Context) ([]float32, error) {
			if few {
				if _, err := x.Embed(ctx, Request{Models: []string{by.Model()}}); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
					return nil, err
				}
				if _, why = x.usable(ctx, by.Model()); why != "" {
					return nil, errors.New(why)
				}
			}
			return x.embedOne(ctx, by, set, text, embed.Question)
		})
		if v != nil {
			return &Embedded{by: by, question: v}
		}
	}
	return nil
}

// usable is the set that a model made, nil when there is none, and why it cannot be used, "" when it can.
func (x *Sets) usable(ctx context.Context, model string) (set *vectors, why string) {
	err := x.source.Recent(ctx, func(v *snapshot.Snapshot) (err error) {
		set, why, err = x.providedSet(ctx, v, model)
		return err
	})
	if err != nil {
		return nil, err.Error()
	}
	return set, why
}

// embedOne makes the vector of a text. The first of a process has the canary with it.
func (x *Sets) embedOne(ctx context.Context, by embed.Embedder, set *vectors, text string, as embed.Purpose) ([]float32, error) {
	texts := []string{text}
	x.mu.Lock()
	known := x.same[by.Model()] == string(set.canary)
	x.mu.Unlock()
	if !known && as == embed.Question {
		texts = append(texts, index.Canary)
	}
	made, err := by.Embed(ctx, texts, as)
	if err != nil {
		return nil, err
	}
	for i, v := range made.Vectors {
		if v == nil {
			return nil, fmt.Errorf("%s makes no vector of the question: %s", by.Model(), made.Refused[i])
		}
		if len(v) != set.dim {
			return nil, index.SameModel(by.Model(), set.dim, nil, v)
		}
	}
	if len(texts) > 1 {
		if err := index.SameModel(by.Model(), set.dim, set.canary, made.Vectors[1]); err != nil {
			return nil, err
		}
		x.mu.Lock()
		if x.same == nil {
			x.same = map[string]string{}
		}
		x.same[by.Model()] = string(set.canary)
		x.mu.Unlock()
	}
	return made.Vectors[0], nil
}

// Answer makes the vector of a hypothetical answer by the provider that made that of the question.
func (x *Sets) Answer(ctx context.Context, asked *advice.Question, g *Embedded, answer string) {
	set, why := x.usable(ctx, g.by.Model())
	if why != "" {
		return
	}
	g.answer = asked.Vector(ctx, g.by.Model(), answer, func(ctx context.Context) ([]float32, error) { return x.embedOne(ctx, g.by, set, answer, embed.Passage) })
}

// providedSet reads the set of a model as a view shows it, nil when it made none, and why it cannot be used, "" when it can.
func (x *Sets) providedSet(ctx context.Context, v *snapshot.Snapshot, model string) (*vectors, string, error) {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, "", err
	}
	embedded, err := v.Meta(ctx, index.MetaEmbedded)
	if err != nil {
		return nil, "", err
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	if at := generation + " " + embedded; x.at != at {
		x.at, x.sets = at, map[string]*vectors{}
	}
	s, ok := x.sets[model]
	if ok && s != nil && s.set.Damaged() {
		x.unmapped, ok = true, false
	}
	if !ok {
		if s, err = x.readProvided(ctx, v, model); err != nil {
			return nil, "", err
		}
		x.sets[model] = s
	}
	without, err := v.Meta(ctx, index.MetaNoVectors)
	switch {
	case err != nil:
		return nil, "", err
	case without == "true":
		return nil, "the index was made without vectors", nil
	case s == nil:
		return nil, fmt.Sprintf("no chunk has a vector of %s yet: `ctx-sys embed run` makes them", model), nil
	}
	if !index.EnoughEmbedded(s.have, s.have+s.left) {
		return s, fmt.Sprintf("only %d of %s have a vector of %s: `ctx-sys embed run` makes the others", s.have, ctxsys.Plural(s.of, "chunk"), model), nil
	}
	return s, "", nil
}

// readProvided reads the set of a model, nil when it made none.
func (x *Sets) readProvided(ctx context.Context, v *snapshot.Snapshot, model string) (*vectors, error) {
	sets, err := v.VectorSets(ctx)
	if err != nil {
		return nil, err
	}
	i := slices.IndexFunc(sets, func(s store.VectorSet) bool { return s.Model == model && s.Provided })
	if i < 0 {
		return nil, nil
	}
	known, err := v.Provided(ctx, sets[i].Number)
	if err != nil {
		return nil, err
	}
	segments, err := index.LoadSegments(ctx, v)
	if err != nil {
		return nil, err
	}
	s := &vectors{number: sets[i].Number, dim: sets[i].Dim, sample: known.Sample, canary: known.Canary}
	file := x.db.Path()
	if x.unmapped {
		file = ""
	}
	if s.set, err = snapshot.ReadVectors(ctx, v.View, file, s.number, s.dim, embed.Unpack(known.Centre), 0, segments); err != nil {
		return nil, fmt.Errorf("%w: delete them with `ctx-sys embed prune %s`", err, model)
	}
	s.have = s.set.Len()
	refused, _, err := v.CountRefused(ctx, s.number)
	if err != nil {
		return nil, err
	}
	s.of, err = v.CountChunks(ctx, index.MinMeaning)
	s.left = max(0, s.of-s.have-refused)
	return s, err
}

// Vectors are a provider's vectors for a question, in place of the built-in model's. They are nil when the state that is
// searched has no set that goes with them.
func (x *Sets) Vectors(ctx context.Context, v *snapshot.Snapshot, g *Embedded, builtin *retrieve.Vectors) (*retrieve.Vectors, error) {
	s, why, err := x.providedSet(ctx, v, g.by.Model())
	if s == nil || why != "" || err != nil || s.dim != len(g.question) {
		return nil, err
	}
	out := &retrieve.Vectors{
		Number: s.number, Set: s.set, Encoder: builtin.Encoder, Dim: s.dim,
		Provided: &retrieve.Provided{Model: g.by.Model(), Question: g.question, Scale: embed.ScaleOf(embed.NewQuery(g.question), s.sample), Own: own(builtin)},
	}
	if len(g.answer) == s.dim {
		out.Provided.Answer = g.answer
	}
	return out, nil
}

// own is the built-in model's part, nil when there is none to take part.
func own(builtin *retrieve.Vectors) *retrieve.Vectors {
	if builtin.Set == nil || builtin.Err != nil {
		return nil
	}
	return builtin
}

// What is said of providers' vectors; see package index.
type (
	Report      = index.EmbedReport
	Set         = index.EmbeddedSet
	PruneReport = index.PruneReport
)

// Request brings providers' vectors up to date.
type Request struct {
	Models   []string // of those that are set up; nil is the first that works
	Tokens   int      // ends the run when as many are spent; 0 is no limit
	Again    bool     // asks again about texts that were refused
	Progress func(Report)
	Wait     func() // of another process that does the same; see SyncRequest
}

// Run is what became of each model that was asked, in order.
type Run struct {
	Runs []ModelRun `json:"runs"`
}

// ModelRun is what became of one.
type ModelRun struct {
	Report
	Error string `json:"error,omitempty"`
}

// Embed brings the vectors of the first model that works up to date, or those of the models that are named. With an error too the
// run says what was done.
func (x *Sets) Embed(ctx context.Context, req Request) (*Run, error) {
	run := &Run{Runs: []ModelRun{}}
	if x.readOnly {
		return run, errors.New("the project is open for reading only")
	}
	release, err := regular.WaitLock(ctx, x.lock, req.Wait)
	if err != nil {
		return run, err
	}
	defer release()
	for _, by := range x.opts.Embedders {
		if req.Models != nil && !slices.Contains(req.Models, by.Model()) {
			continue
		}
		r, failed := index.Embed(ctx, x.db, index.EmbedOptions{Embedder: by, Batch: x.opts.Batch, Tokens: req.Tokens, Again: req.Again, Progress: req.Progress})
		one := ModelRun{Report: r}
		if failed != nil {
			one.Error = failed.Error()
		}
		run.Runs = append(run.Runs, one)
		if err = errors.Join(err, failed); ctx.Err() != nil {
			return run, ctx.Err()
		}
		if failed == nil && req.Models == nil {
			return run, nil // the others stand in for those that do not work
		}
	}
	return run, err
}

// Embedded is what there is of providers' vectors.
func (x *Sets) Embedded(ctx context.Context) ([]Set, error) {
	var setUp []string
	for _, by := range x.opts.Embedders {
		setUp = append(setUp, by.Model())
	}
	return index.Embedded(ctx, x.db, setUp)
}

// Check looks for damage in all vectors of providers.
func (x *Sets) Check(v *snapshot.Snapshot) error {
	ctx := context.Background()
	sets, err := v.VectorSets(ctx)
	if err != nil {
		return err
	}
	for _, set := range sets {
		if !set.Provided {
			continue
		}
		if err := v.EachVectors(ctx, set.Number, func(r store.VectorRow) error {
			b := embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs}
			var err error
			if b.Codes, err = v.VectorCodes(ctx, set.Number, r.First); err != nil {
				return err
			}
			return b.Check(set.Dim)
		}); err != nil {
			return fmt.Errorf("%w: those of %s", err, set.Model)
		}
	}
	return nil
}

// Prune deletes the vectors of one provider's model, or with "" of all that are not set up, and those of texts that are
// gone. The error wraps ctxsys.ErrNotFound for a model that has none.
// wait is that of SyncRequest.
func (x *Sets) Prune(ctx context.Context, model string, wait func()) (PruneReport, error) {
	release, err := regular.WaitLock(ctx, x.lock, wait)
	if err != nil {
		return PruneReport{}, err
	}
	defer release()
	sets, err := x.Embedded(ctx)
	if errors.Is(err, embed.ErrBlock) && model != "" { // it may be what is to be deleted
		return index.Prune(ctx, x.db, func(m string) bool { return m != model })
	}
	if err != nil {
		return PruneReport{}, err
	}
	if model != "" && !slices.ContainsFunc(sets, func(s Set) bool { return s.Model == model && (s.Have > 0 || s.Dim > 0) }) {
		return PruneReport{}, fmt.Errorf("%w: there are no vectors of %s", ctxsys.ErrNotFound, model)
	}
	return index.Prune(ctx, x.db, func(m string) bool {
		if model != "" {
			return m != model
		}
		return slices.ContainsFunc(x.opts.Embedders, func(by embed.Embedder) bool { return by.Model() == m })
	})
}

// Later has providers' vectors brought up to date in the background what goes on, once more when something changes meanwhile.
func (x *Sets) Later() {
	if !x.opts.Later || len(x.opts.Embedders) == 0 {
		return
	}
	x.later.Lock()
	defer x.later.Unlock()
	if x.behind {
		x.again = true
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	x.behind, x.again, x.stop = true, false, stop
	x.background.Go(func() {
		defer stop()
		for {
			_, err := x.Embed(ctx, Request{})
			x.later.Lock()
			x.embedded = err
			if !x.again || ctx.Err() != nil {
				x.behind = false
				x.later.Unlock()
				return
			}
			x.again = false
			x.later.Unlock()
		}
	})
}

// Error is why the last run in the background did not make all vectors, "" when it did, or another process makes them.
func (x *Sets) Error() string {
	x.later.Lock()
	defer x.later.Unlock()
	if err := x.embedded; err != nil && !errors.Is(err, ctxsys.ErrBusy) && !errors.Is(err, context.Canceled) {
		return err.Error()
	}
	return ""
}

// Stop ends what is made in the background.
func (x *Sets) Stop() {
	x.later.Lock()
	defer x.later.Unlock()
	if x.stop != nil {
		x.stop()
	}
}
