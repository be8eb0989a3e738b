package engine

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/advice"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/index"
	"github.com/ctx-sys/ctx-sys/internal/query"
	"github.com/ctx-sys/ctx-sys/internal/retrieve"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/store"
)

// A provider's vectors stand beside those of the built-in model. A question is searched for with them when enough pieces have
// one and the provider turns the question into a vector in time; else with those of the next provider, and at last with the built-in
// model's, which are always there. Vectors of two models are never compared: what is taken is a set, a vector and a scale together.

// embedLockName is held by whoever asks a provider for the vectors of pieces.
const embedLockName = "index-embed.lock"

// provided is what is known of the providers' vectors.
type provided struct {
	mu   sync.Mutex
	at   string                  // the state of the index that sets are of
	sets map[string]*providedSet // by model; nil for one without
	same map[string]string       // by model: the canary by which it was found to be the one that made the set

	later    sync.Mutex // guards what is below
	behind   bool       // vectors are being made behind
	again    bool       // and something changed since they began
	stop     context.CancelFunc
	embedded error // what became of the last run behind
}

// providedSet is the vectors of a provider in one state of the index.
type providedSet struct {
	number         int64
	set            *embed.Set
	dim            int
	have, of, left int // pieces; those that were refused have no vector, and are not left
	sample, canary []byte
}

// given is what a provider made of a question.
type given struct {
	by       embed.Embedder
	question []float32
	answer   []float32
}

// Unreachable is a model whose settings lead nowhere. That is told when it is asked.
func Unreachable(model string, why error) embed.Embedder { return noEmbedder{model, why} }

type noEmbedder struct {
	model string
	why   error
}

func (u noEmbedder) Model() string { return u.model }

func (u noEmbedder) Embed(context.Context, []string, embed.Purpose) (*embed.Embedded, error) {
	return nil, u.why
}

// advisers are the models that advise, and a place for what embeds.
func (o *Options) advisers() map[advice.Use]advice.Model {
	if len(o.Embedding.Embedders) == 0 {
		return o.Advice.Models
	}
	models := maps.Clone(o.Advice.Models)
	if models == nil {
		models = map[advice.Use]advice.Model{}
	}
	models[advice.Embeddings] = advice.Model{Name: o.Embedding.Embedders[0].Model()}
	return models
}

// withoutVector says why a question is searched for by the built-in model alone, "" when a provider is asked.
func withoutVector(q *query.Query) string {
	switch {
	case q.Symbolic:
		return "the question is a name"
	case len(q.Frames) > 0:
		return "the question has the places of an error"
	}
	return ""
}

// fewPieces is how many pieces without a vector get one beside a question, where nobody makes them behind. Finding them takes a look
// at all pieces: of more than smallIndex those that are left wait for the next run, unless they are too many to do without.
const (
	fewPieces  = 64
	smallIndex = 10_000
)

// embedQuestion has the first provider that can turn a question into a vector. It is nil when none can.
func (p *Project) embedQuestion(ctx context.Context, asked *advice.Question, text string) *given {
	for _, by := range p.opts.Embedding.Embedders {
		set, why := p.usable(ctx, by.Model())
		few := set != nil && 0 < set.left && set.left <= fewPieces && (why != "" || set.of <= smallIndex) && !p.opts.Embedding.Later && !p.opts.ReadOnly
		if set == nil || why != "" && !few {
			asked.NoVector(by.Model(), why)
			continue
		}
		v := asked.Vector(ctx, by.Model(), text, func(ctx context.Context) ([]float32, error) {
			if few {
				if _, err := p.Embed(ctx, EmbedRequest{Models: []string{by.Model()}}); err != nil && !errors.Is(err, ctxsys.ErrBusy) {
					return nil, err
				}
				if _, why = p.usable(ctx, by.Model()); why != "" {
					return nil, errors.New(why)
				}
			}
			return p.embedOne(ctx, by, set, text, embed.Question)
		})
		if v != nil {
			return &given{by: by, question: v}
		}
	}
	return nil
}

// usable is the set that a model made, nil when there is none, and why it cannot be used, "" when it can.
func (p *Project) usable(ctx context.Context, model string) (set *providedSet, why string) {
	err := p.source.Recent(ctx, func(v *snapshot.Snapshot) (err error) {
		set, why, err = p.providedSet(ctx, v, model)
		return err
	})
	if err != nil {
		return nil, err.Error()
	}
	return set, why
}

// embedOne makes the vector of a text. The first of a process has the canary beside it.
func (p *Project) embedOne(ctx context.Context, by embed.Embedder, set *providedSet, text string, as embed.Purpose) ([]float32, error) {
	texts := []string{text}
	p.provided.mu.Lock()
	known := p.provided.same[by.Model()] == string(set.canary)
	p.provided.mu.Unlock()
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
		p.provided.mu.Lock()
		if p.provided.same == nil {
			p.provided.same = map[string]string{}
		}
		p.provided.same[by.Model()] = string(set.canary)
		p.provided.mu.Unlock()
	}
	return made.Vectors[0], nil
}

// embedAnswer makes the vector of a hypothetical answer by the provider that made that of the question.
func (p *Project) embedAnswer(ctx context.Context, asked *advice.Question, g *given, answer string) {
	set, why := p.usable(ctx, g.by.Model())
	if why != "" {
		return
	}
	g.answer = asked.Vector(ctx, g.by.Model(), answer, func(ctx context.Context) ([]float32, error) { return p.embedOne(ctx, g.by, set, answer, embed.Passage) })
}

// providedSet reads the set of a model as a view shows it, nil when it made none, and why it cannot be used, "" when it can.
func (p *Project) providedSet(ctx context.Context, v *snapshot.Snapshot, model string) (*providedSet, string, error) {
	generation, err := v.Meta(ctx, index.MetaGeneration)
	if err != nil {
		return nil, "", err
	}
	embedded, err := v.Meta(ctx, index.MetaEmbedded)
	if err != nil {
		return nil, "", err
	}
	x := &p.provided
	x.mu.Lock()
	defer x.mu.Unlock()
	if at := generation + " " + embedded; x.at != at {
		x.at, x.sets = at, map[string]*providedSet{}
	}
	s, ok := x.sets[model]
	if !ok {
		if s, err = p.readProvided(ctx, v, model); err != nil {
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
		return nil, fmt.Sprintf("no piece has a vector of %s yet: `ctx-sys embed run` makes them", model), nil
	}
	if !index.EnoughEmbedded(s.have, s.have+s.left) {
		return s, fmt.Sprintf("%d of %d pieces have a vector of %s: `ctx-sys embed run` makes the others", s.have, s.of, model), nil
	}
	return s, "", nil
}

// readProvided reads the set of a model, nil when it made none.
func (p *Project) readProvided(ctx context.Context, v *snapshot.Snapshot, model string) (*providedSet, error) {
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
	s := &providedSet{number: sets[i].Number, dim: sets[i].Dim, set: embed.NewSet(sets[i].Dim, embed.Unpack(known.Centre)), sample: known.Sample, canary: known.Canary}
	if err := v.EachVectors(ctx, s.number, func(r store.VectorRow) error {
		return s.set.Add(&embed.Block{First: r.First, Docs: r.Docs, Signs: r.Signs})
	}); err != nil {
		return nil, fmt.Errorf("%w: delete them with `ctx-sys embed prune %s`", err, model)
	}
	s.set.Keep(func(doc uint32) bool { return snapshot.IsLive(segments, doc) })
	s.have = s.set.Len()
	refused, _, err := v.CountRefused(ctx, s.number)
	if err != nil {
		return nil, err
	}
	s.of, err = v.CountChunks(ctx, index.MinMeaning)
	s.left = max(0, s.of-s.have-refused)
	return s, err
}

// providedVectors are a provider's vectors for a question, in place of the built-in model's. They are nil when the state that is
// searched has no set that goes with them.
func (p *Project) providedVectors(ctx context.Context, v *snapshot.Snapshot, g *given, builtin *retrieve.Vectors) (*retrieve.Vectors, error) {
	s, why, err := p.providedSet(ctx, v, g.by.Model())
	if s == nil || why != "" || err != nil || s.dim != len(g.question) {
		return nil, err
	}
	out := &retrieve.Vectors{
		Number: s.number, Set: s.set, Encoder: builtin.Encoder, Dim: s.dim,
		Given: &retrieve.Given{Model: g.by.Model(), Question: g.question, Scale: embed.ScaleOf(embed.NewQuery(g.question), s.sample), Own: own(builtin)},
	}
	if len(g.answer) == s.dim {
		out.Given.Answer = g.answer
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

// What is told of providers' vectors; see package index.
type (
	EmbedReport = index.EmbedReport
	EmbeddedSet = index.EmbeddedSet
	PruneReport = index.PruneReport
)

// EmbedRequest brings providers' vectors up to date.
type EmbedRequest struct {
	Models   []string // of those that are set up; nil is the first that works
	Tokens   int      // ends the run when as many are spent; 0 is no limit
	Again    bool     // asks again about texts that were refused
	Progress func(EmbedReport)
	Wait     func() // of another process that does the same; see SyncRequest
}

// EmbedRun is what became of each model that was asked, in order.
type EmbedRun struct {
	Runs []EmbedModelRun `json:"runs"`
}

// EmbedModelRun is what became of one.
type EmbedModelRun struct {
	EmbedReport
	Error string `json:"error,omitempty"`
}

// Embed brings the vectors of the first model that works up to date, or those of the models that are named. With an error too the
// run says what was done.
func (p *Project) Embed(ctx context.Context, req EmbedRequest) (*EmbedRun, error) {
	run := &EmbedRun{Runs: []EmbedModelRun{}}
	if p.opts.ReadOnly {
		return run, errors.New("the project is open for reading only")
	}
	release, err := lockAt(ctx, filepath.Join(p.dir, embedLockName), req.Wait)
	if err != nil {
		return run, err
	}
	defer release()
	for _, by := range p.opts.Embedding.Embedders {
		if req.Models != nil && !slices.Contains(req.Models, by.Model()) {
			continue
		}
		r, failed := index.Embed(ctx, p.db, index.EmbedOptions{Embedder: by, Batch: p.opts.Embedding.Batch, Tokens: req.Tokens, Again: req.Again, Progress: req.Progress})
		one := EmbedModelRun{EmbedReport: r}
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
func (p *Project) Embedded(ctx context.Context) ([]EmbeddedSet, error) {
	var setUp []string
	for _, by := range p.opts.Embedding.Embedders {
		setUp = append(setUp, by.Model())
	}
	return index.Embedded(ctx, p.db, setUp)
}

// readProvidedVectors looks for damage in all vectors of providers.
func (p *Project) readProvidedVectors(v *snapshot.Snapshot) error {
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

// PruneEmbedded deletes the vectors of one provider's model, or with "" of all that are not set up, and those of texts that are
// gone. The error wraps ctxsys.ErrNotFound for a model that has none.
// wait is that of SyncRequest.
func (p *Project) PruneEmbedded(ctx context.Context, model string, wait func()) (PruneReport, error) {
	release, err := lockAt(ctx, filepath.Join(p.dir, embedLockName), wait)
	if err != nil {
		return PruneReport{}, err
	}
	defer release()
	sets, err := p.Embedded(ctx)
	if errors.Is(err, embed.ErrBlock) && model != "" { // it may be what is to be deleted
		return index.Prune(ctx, p.db, func(m string) bool { return m != model })
	}
	if err != nil {
		return PruneReport{}, err
	}
	if model != "" && !slices.ContainsFunc(sets, func(s EmbeddedSet) bool { return s.Model == model && (s.Have > 0 || s.Dim > 0) }) {
		return PruneReport{}, fmt.Errorf("%w: there are no vectors of %s", ctxsys.ErrNotFound, model)
	}
	return index.Prune(ctx, p.db, func(m string) bool {
		if model != "" {
			return m != model
		}
		return slices.ContainsFunc(p.opts.Embedding.Embedders, func(by embed.Embedder) bool { return by.Model() == m })
	})
}

// embedLater has providers' vectors brought up to date behind what goes on, once more when something changes meanwhile.
func (p *Project) embedLater() {
	if !p.opts.Embedding.Later || len(p.opts.Embedding.Embedders) == 0 {
		return
	}
	x := &p.provided
	x.later.Lock()
	defer x.later.Unlock()
	if x.behind {
		x.again = true
		return
	}
	ctx, stop := context.WithCancel(context.Background())
	x.behind, x.again, x.stop = true, false, stop
	p.gathering.Go(func() {
		defer stop()
		for {
			_, err := p.Embed(ctx, EmbedRequest{})
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

// embedError is why the last run behind did not make all vectors, "" when it did, or another process makes them.
func (p *Project) embedError() string {
	p.provided.later.Lock()
	defer p.provided.later.Unlock()
	if err := p.provided.embedded; err != nil && !errors.Is(err, ctxsys.ErrBusy) && !errors.Is(err, context.Canceled) {
		return err.Error()
	}
	return ""
}

// stopEmbedding ends what is made behind.
func (p *Project) stopEmbedding() {
	p.provided.later.Lock()
	defer p.provided.later.Unlock()
	if p.provided.stop != nil {
		p.provided.stop()
	}
}
