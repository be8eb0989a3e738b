// Package advice asks models about one question: whether it needs code, what its answer may look like, what else to look for,
// what its parts are, and in which order the results answer it.
//
// The one idea: advice has to come in time and in its form, or the question goes on without. All that one question asks shares
// one deadline. What is sent is a fixed instruction and one JSON object, in which the text of a file can look like nothing
// but a string; what comes back is read into numbers, words and known categories, never followed. What became of each asking is
// told, and no error is one of the question.
package advice

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// Use is what a model is asked for.
type Use string

// The uses.
const (
	Gate   Use = "gate"   // whether the question needs code
	HyDE   Use = "hyde"   // a hypothetical answer to search with
	Terms  Use = "terms"  // more words to look for
	Split  Use = "split"  // the parts of a long question
	Rerank Use = "rerank" // the order of the best results

	Embeddings Use = "embeddings" // the vector of the question; see [Question.Vector]
)

// Prompt is one request: what is to be done, and the data as one JSON object.
type Prompt struct {
	System    string
	Data      string
	MaxTokens int // of the answer
}

// Model is one that is set up.
type Model struct {
	Name string                                              // PROVIDER/NAME
	Ask  func(ctx context.Context, p Prompt) (string, error) // nil of embeddings, which are asked for otherwise
}

// Report is what became of asking a model.
type Report struct {
	Use    Use     `json:"use"`
	Model  string  `json:"model"`
	MS     float64 `json:"ms"`
	Used   bool    `json:"used"`
	Cached bool    `json:"cached,omitempty"` // the answer was given before
	Why    string  `json:"why,omitempty"`    // it was not used

	Failed bool `json:"-"` // it was asked, or would have been, and gave nothing of use
}

const (
	defaultDeadline = 2 * time.Second

	// pause is how long a model is left alone that gave no answer, so that not every question waits for one that is down.
	pause = 30 * time.Second

	maxQuestion = 4 << 10 // bytes of a question that are sent
)

// errForm is of an answer that is not what was asked for.
var errForm = errors.New("the answer does not have the requested form: choose another model")

// Adviser has the models, and remembers what they said. It is safe for concurrent use; nil advises nothing.
type Adviser struct {
	models   map[Use]Model
	deadline time.Duration
	now      func() time.Time
	cache    *cache

	mu     sync.Mutex        // guards paused
	paused map[string]paused // by model
}

// paused is a model that is left alone for a while.
type paused struct {
	until time.Time
	why   string
}

// New makes an adviser of the models there are, nil when there are none. The deadline, 2 s when it is 0, is that of all a question
// asks together. now is the clock.
func New(models map[Use]Model, deadline time.Duration, now func() time.Time) *Adviser {
	if len(models) == 0 {
		return nil
	}
	if deadline <= 0 {
		deadline = defaultDeadline
	}
	return &Adviser{models: models, deadline: deadline, now: now, cache: newCache(now), paused: map[string]paused{}}
}

// Question is the asking for one question. It is safe for concurrent use; nil has no models.
type Question struct {
	adviser *Adviser
	text    string

	mu      sync.Mutex // guards what is below
	end     time.Time  // zero until a model is asked
	reports []Report
}

// About begins a question.
func (a *Adviser) About(text string) *Question {
	if a == nil {
		return nil
	}
	return &Question{adviser: a, text: cut(secret.MaskString(cut(text, 4*maxQuestion)), maxQuestion)}
}

// Has says whether a model is set up for a use.
func (q *Question) Has(use Use) bool {
	if q == nil {
		return false
	}
	_, ok := q.adviser.models[use]
	return ok
}

// Without notes why a model that is set up is not asked.
func (q *Question) Without(use Use, why string) {
	if q.Has(use) {
		q.note(Report{Use: use, Model: q.adviser.models[use].Name, Why: why})
	}
}

// Unused notes that advice which was got was not used after all.
func (q *Question) Unused(use Use, why string) {
	if q == nil {
		return
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range q.reports {
		if r := &q.reports[i]; r.Use == use && r.Used {
			r.Used, r.Why = false, why
		}
	}
}

func (q *Question) note(r Report) {
	q.mu.Lock()
	defer q.mu.Unlock()
	for i := range q.reports {
		if before := q.reports[i]; before.Use == r.Use { // of an answer that is worked out twice
			r.MS += before.MS
			r.Cached = r.Cached && (before.Cached || !before.Used)
			q.reports[i] = r
			return
		}
	}
	q.reports = append(q.reports, r)
}

// Reports are what became of each use, in the order of the constants. nil when there are none.
func (q *Question) Reports() []Report {
	if q == nil {
		return nil
	}
	q.mu.Lock()
	defer q.mu.Unlock()
	var out []Report
	for _, use := range []Use{Gate, HyDE, Terms, Split, Embeddings, Rerank} {
		for _, r := range q.reports {
			if r.Use == use {
				out = append(out, r)
			}
		}
	}
	return out
}

// Notice says in one line what was done without, "" when all went well.
func (q *Question) Notice() string {
	var uses, whys []string
	for _, r := range q.Reports() {
		if !r.Failed {
			continue
		}
		uses = append(uses, string(r.Use))
		if len(whys) == 0 || whys[len(whys)-1] != r.Why {
			whys = append(whys, r.Why)
		}
	}
	if len(uses) == 0 {
		return ""
	}
	return fmt.Sprintf("answered without a model's help (%s): %s", strings.Join(uses, ", "), strings.Join(whys, "; "))
}

// left is how long models may still take for this question; asking begins with it.
func (q *Question) left() time.Duration {
	q.mu.Lock()
	defer q.mu.Unlock()
	now := q.adviser.now()
	if q.end.IsZero() {
		q.end = now.Add(q.adviser.deadline)
	}
	return q.end.Sub(now)
}

// ask gets the answer for a use and has it read by take, which says whether it is of use. It is not asked for longer than
// within allows, 0 is the deadline of the question alone. An answer that was of use is remembered.
func (q *Question) ask(ctx context.Context, use Use, p Prompt, within time.Duration, take func(answer string) bool) bool {
	if !q.Has(use) {
		return false
	}
	a, m := q.adviser, q.adviser.models[use]
	start := a.now()
	r := Report{Use: use, Model: m.Name}
	key := m.Name + "\x00" + p.System + "\x00" + p.Data
	if answer, ok := a.cache.get(key); ok && take(answer) {
		r.Used, r.Cached = true, true
		q.note(r)
		return true
	}
	answer, err := fetch(ctx, q, m.Name, within, func(ctx context.Context) (string, error) { return m.Ask(ctx, p) })
	if err == nil && !take(answer) {
		err = fmt.Errorf("%s: %w", m.Name, errForm)
	}
	r.MS = float64(a.now().Sub(start).Microseconds()) / 1000
	if r.Used = err == nil; r.Used {
		a.cache.put(key, answer)
	} else {
		r.Why, r.Failed = err.Error(), true
	}
	q.note(r)
	return r.Used
}

// fetch asks a model, unless it is left alone.
func fetch[T any](ctx context.Context, q *Question, name string, within time.Duration, ask func(context.Context) (T, error)) (none T, err error) {
	a := q.adviser
	if why := a.resting(name); why != "" {
		return none, errors.New(why)
	}
	left := q.left()
	if within > 0 {
		left = min(left, within)
	}
	if left <= 0 {
		return none, fmt.Errorf("%s was left out, the %v for models are used up: raise models.deadline_ms, or choose a faster model", name, a.deadline)
	}
	limited, cancel := context.WithTimeout(ctx, left)
	defer cancel()
	answer, err := ask(limited)
	if err == nil || ctx.Err() != nil {
		return answer, err
	}
	if limited.Err() != nil {
		err = fmt.Errorf("%s gave no answer within %v: raise models.deadline_ms, or choose a faster model", name, left.Round(time.Millisecond))
	}
	a.rest(name, err.Error())
	return none, err
}

// resting is why a model is left alone, "" when it may be asked.
func (a *Adviser) resting(name string) string {
	a.mu.Lock()
	defer a.mu.Unlock()
	p, ok := a.paused[name]
	if !ok || !a.now().Before(p.until) {
		return ""
	}
	return p.why
}

func (a *Adviser) rest(name, why string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.paused[name] = paused{a.now().Add(pause), why}
}

// cut is the beginning of a text, at most n bytes and no part of a character.
func cut(text string, n int) string {
	if len(text) <= n {
		return text
	}
	return strings.ToValidUTF8(text[:n], "")
}
