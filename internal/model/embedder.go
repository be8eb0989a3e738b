package model

import (
	"context"
	"crypto/sha256"
	"errors"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// EmbedOptions are how texts are sent.
type EmbedOptions struct {
	Batch       int // texts in one request; 0 is 64
	Concurrency int // requests at a time; 0 is 4
}

// Embedder asks one model for vectors; it is an [embed.Embedder]. What of a text is not sent depends on nothing that was sent
// before, so that the vector of a text is the same in whatever company it comes.
type Embedder struct {
	g        *Generator
	family   family
	batch    int
	requests chan struct{} // one for each that is under way

	old atomic.Bool // Ollama is too old to take several texts at once

	mu      sync.Mutex
	dims    int                   // guarded by mu; of all vectors, 0 until there is one
	most    int                   // guarded by mu; texts that the provider takes at once
	refused map[refusedKey]string // guarded by mu; why
}

var _ embed.Embedder = (*Embedder)(nil)

type refusedKey struct {
	as   embed.Purpose
	text [sha256.Size]byte
}

const (
	usualBatch       = 64
	usualConcurrency = 4

	// mostTexts and mostBytes are what goes into one request. OpenAI takes 2,048 texts and 300,000 tokens, and a token has a byte at
	// least: https://platform.openai.com/docs/api-reference/embeddings/create
	mostTexts = 2048
	mostBytes = 300_000

	longestText = 24_000   // bytes; more than that is sent in parts
	mostRefused = 1 << 14  // texts whose refusal is remembered
	mostAnswer  = 64 << 20 // bytes of a response
	mostDims    = 8192     // of a vector, as long as none was seen
	perNumber   = 48       // bytes, indentation included
	failuresEnd = 3        // batches that fail end the work
)

// NewEmbedder returns an embedder, without asking anybody. The error is of the settings.
func NewEmbedder(s Settings, o EmbedOptions) (*Embedder, error) {
	g, err := New(s)
	if err != nil {
		return nil, err
	}
	if g.wire.embedPath == "" {
		return nil, misset(s.Provider+" makes no embeddings", "set embeddings.provider to ollama or openai")
	}
	if o.Batch <= 0 {
		o.Batch = usualBatch
	}
	if o.Concurrency <= 0 {
		o.Concurrency = usualConcurrency
	}
	if t, ok := http.DefaultTransport.(*http.Transport); ok { // which keeps two connections
		t = t.Clone()
		t.MaxIdleConnsPerHost = o.Concurrency
		g.client.Transport = t
	}
	return &Embedder{
		g: g, family: familyOf(s.Name), batch: min(o.Batch, mostTexts), most: mostTexts, requests: make(chan struct{}, o.Concurrency), refused: map[refusedKey]string{},
	}, nil
}

// Model is the model as settings write it.
func (e *Embedder) Model() string { return e.g.Name() }

// Total is what all calls cost so far, those that failed included.
func (e *Embedder) Total() Usage { return e.g.Total() }

// Embed sends the texts in batches. Where one fails for good the vectors of the others come back with the error, which is
// an [*Error] or that of the context.
func (e *Embedder) Embed(ctx context.Context, texts []string, as embed.Purpose) (*embed.Embedded, error) {
	r := &run{e: e, as: as, texts: texts, out: &embed.Embedded{Vectors: make([][]float32, len(texts)), Refused: map[int]string{}}}
	jobs := r.plan()
	next := make(chan []int)
	var workers sync.WaitGroup
	for range min(cap(e.requests), len(jobs)) {
		workers.Go(func() {
			for places := range next {
				if r.over(ctx) {
					continue
				}
				if err := r.several(ctx, places); err != nil {
					r.fail(err)
				}
			}
		})
	}
	for _, places := range jobs {
		if r.over(ctx) {
			break
		}
		next <- places
	}
	close(next)
	workers.Wait()
	if ctx.Err() != nil {
		return r.out, ctx.Err()
	}
	return r.out, r.err
}

// run is one call of Embed.
type run struct {
	e     *Embedder
	as    embed.Purpose
	texts []string

	mu     sync.Mutex // guards what is below; of out.Vectors each place has one who writes it
	out    *embed.Embedded
	err    error // the first
	failed int   // batches
	odds   int   // texts that were refused, or too long
}

// plan cuts the texts into batches, by their places, and refuses what need not be sent.
func (r *run) plan() (jobs [][]int) {
	most := r.e.atOnce()
	var batch []int
	bytes := 0
	for i, text := range r.texts {
		if strings.TrimSpace(text) == "" {
			r.refuse(i, "empty")
			continue
		}
		if why := r.e.refusal(text, r.as); why != "" {
			r.refuse(i, why)
			continue
		}
		n := len(text) + len(r.e.family.prefix(r.as))
		if len(text) > longestText { // by itself, in parts
			jobs = append(jobs, []int{i})
			continue
		}
		if len(batch) > 0 && (len(batch) >= most || bytes+n > mostBytes) {
			jobs, batch, bytes = append(jobs, batch), nil, 0
		}
		batch, bytes = append(batch, i), bytes+n
	}
	if len(batch) > 0 {
		jobs = append(jobs, batch)
	}
	return jobs
}

// fail notes that a batch came to nothing.
func (r *run) fail(err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed++
	if r.err == nil {
		r.err = err
	}
	var of *Error
	if !errors.As(err, &of) || of.of == nil || !of.of.another { // nor will the next
		r.failed = failuresEnd
	}
}

func (r *run) over(ctx context.Context) bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return ctx.Err() != nil || r.failed >= failuresEnd
}

func (r *run) refuse(place int, why string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.out.Refused[place] = why
	r.odds++
}

func (r *run) odd() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.odds++
}

func (r *run) oddities() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.odds
}

// never is refuse for what the provider said no to: it is not asked for it again.
func (r *run) never(place int, why string) {
	r.refuse(place, why)
	r.e.mu.Lock()
	defer r.e.mu.Unlock()
	if len(r.e.refused) < mostRefused {
		r.e.refused[refusedKey{r.as, sha256.Sum256([]byte(r.texts[place]))}] = why
	}
}

// refusal is why the provider refused a text before, "" when it did not.
func (e *Embedder) refusal(text string, as embed.Purpose) string {
	e.mu.Lock()
	defer e.mu.Unlock()
	if len(e.refused) == 0 {
		return ""
	}
	return e.refused[refusedKey{as, sha256.Sum256([]byte(text))}]
}

// atOnce is how many texts go into one request: no more than the provider took, and than an answer of bounded size holds.
func (e *Embedder) atOnce() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return max(1, min(e.batch, e.most, mostAnswer/e.perText()))
}

// takes is how many texts the provider takes at once, as far as it is known.
func (e *Embedder) takes() int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.most
}

func (e *Embedder) takesOnly(texts int) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.most = min(e.most, texts)
}

// perText is how many bytes of a response a vector may take. It is called with mu held.
func (e *Embedder) perText() int {
	if e.dims == 0 {
		return mostDims * perNumber
	}
	return e.dims * perNumber
}

// limit is how long a response with so many vectors may be, in bytes.
func (e *Embedder) limit(texts int) int {
	e.mu.Lock()
	defer e.mu.Unlock()
	return 1<<20 + texts*e.perText()
}

// knows says whether the provider has made a vector.
func (e *Embedder) knows() bool {
	e.mu.Lock()
	defer e.mu.Unlock()
	return e.dims > 0
}
