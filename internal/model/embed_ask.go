package model

import (
	"context"
	"errors"
	"fmt"
	"math"
	"strings"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

// errOld is that Ollama takes one text at a time, which may just have been learned.
var errOld = errors.New("one text at a time")

// request sends texts when its turn comes, and returns a vector for each, of length one, and nil for one of zeros. An error is an
// *Error, that of the context, or errOld.
func (r *run) request(ctx context.Context, texts []string) ([][]float32, error) {
	select {
	case r.e.requests <- struct{}{}:
		defer func() { <-r.e.requests }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	vectors, err := r.send(ctx, texts)
	if err != nil {
		return nil, err
	}
	out := make([][]float32, len(vectors))
	for i, v := range vectors {
		if unit(v) {
			out[i] = v
		}
	}
	return out, nil
}

// send makes the call, with what goes before each text.
func (r *run) send(ctx context.Context, texts []string) (vectors []vector, err error) {
	e := r.e
	prefix, input := e.family.prefix(r.as), make([]string, len(texts))
	for i, text := range texts {
		input[i] = prefix + text
	}
	c := call{path: e.g.wire.embedPath, body: e.g.wire.embedRequest(e.g.s, input), whole: true, limit: e.limit(len(input)), explain: e.explain}
	read, old := e.g.wire.embedAnswer, e.old.Load()
	if old {
		if len(texts) > 1 {
			return nil, errOld
		}
		c.path, c.body, read = ollamaOldPath, ollamaOldRequest(e.g.s, input[0]), ollamaOldAnswer
	}
	c.answer = func(text []byte) (*Answer, string, error) {
		out, a, err := read(text)
		var of errVector
		switch {
		case errors.As(err, &of):
			return nil, "", e.wrong("made a vector " + string(of))
		case err != nil:
			return nil, "", err
		}
		vectors = out
		return a, "", e.fitting(out, len(input))
	}
	_, spent, err := e.g.tries(ctx, c, nil)
	e.g.note(spent)
	r.mu.Lock()
	r.out.Calls += spent.Calls
	r.out.Tokens += spent.InputTokens
	r.mu.Unlock()
	var of *Error
	if errors.As(err, &of) && of.of != nil && of.of.noPath && e.g.s.Provider == "ollama" {
		e.old.Store(!old) // where neither path is, it is no Ollama
		if !old {
			return nil, errOld
		}
	}
	return vectors, err
}

// repair says what can be done about vectors.
func (e *Embedder) explain(f *failure) {
	if f.late {
		f.next = "raise models.timeout_seconds, lower embeddings.batch_size, or choose a faster model"
	}
}

// wrong is for an answer that has the form and is of no use.
func (e *Embedder) wrong(what string) *failure {
	return &failure{kind: ErrAnswer, what: e.Model() + " " + what, next: "choose another model, or " + e.g.address(), another: true}
}

// fitting checks vectors: as many as texts, and each as long as all before it.
func (e *Embedder) fitting(vectors []vector, texts int) error {
	if len(vectors) != texts {
		return e.wrong(fmt.Sprintf("made %d vectors of %d texts", len(vectors), texts))
	}
	e.mu.Lock()
	defer e.mu.Unlock()
	dims := e.dims
	for _, v := range vectors {
		switch {
		case len(v) == 0:
			return e.wrong("made a vector without numbers")
		case dims == 0:
			dims = len(v)
		case len(v) != dims:
			return e.wrong(fmt.Sprintf("made a vector of %d dimensions after others of %d", len(v), dims))
		}
	}
	e.dims = dims
	return nil
}

// unit scales a vector to length one, false for one of zeros: what is less than Ollama's own least length is rounding.
func unit(v []float32) bool {
	var largest float64
	for _, x := range v {
		largest = max(largest, math.Abs(float64(x)))
	}
	if largest < 1e-12 {
		return false
	}
	if largest < 1e-6 || largest > 1e6 { // the square of a number, or one by it, may be none of 32 bits
		for i, x := range v {
			v[i] = float32(float64(x) / largest)
		}
	}
	return embed.Normalize(v)
}

// several asks for the vectors of some places, and for fewer at a time when these are refused together.
func (r *run) several(ctx context.Context, places []int) error {
	half := len(places) / 2
	switch {
	case half == 0:
		return r.one(ctx, places[0])
	case len(places) > r.e.takes():
		if err := r.several(ctx, places[:half]); err != nil {
			return err
		}
		return r.several(ctx, places[half:])
	}
	texts := make([]string, len(places))
	for i, at := range places {
		texts[i] = secret.MaskString(r.texts[at])
	}
	vectors, err := r.request(ctx, texts)
	if errors.Is(err, errOld) {
		for _, at := range places {
			if err := r.one(ctx, at); err != nil {
				return err
			}
		}
		return nil
	}
	if refusedInput(err) != nil {
		if err := r.probe(ctx, err); err != nil {
			return err
		}
		before := r.oddities()
		if err := r.several(ctx, places[:half]); err != nil {
			return err
		}
		if err := r.several(ctx, places[half:]); err != nil {
			return err
		}
		if r.oddities() == before { // each was fine, so they were too many
			r.e.takesOnly(len(places) - half)
		}
		return nil
	}
	if err != nil {
		return err
	}
	for i, at := range places {
		r.store(at, vectors[i])
	}
	return nil
}

func (r *run) store(place int, v []float32) {
	if v == nil {
		r.never(place, "zero vector")
		return
	}
	r.out.Vectors[place] = v
}

// refusedInput is the failure when what was sent is what is wrong, else nil.
func refusedInput(err error) *failure {
	var of *Error
	if errors.As(err, &of) && of.of != nil && of.of.input {
		return of.of
	}
	return nil
}

// probe tells a refused text from a provider that refuses whatever it is asked: then it returns the error. One that has made a
// vector is not asked.
func (r *run) probe(ctx context.Context, err error) error {
	if r.e.knows() {
		return nil
	}
	_, again := r.request(ctx, []string{"ready"})
	if errors.Is(again, errOld) {
		_, again = r.request(ctx, []string{"ready"})
	}
	if refusedInput(again) != nil {
		return err
	}
	return again
}

// one asks for the vector of one place, in parts where it is too long.
func (r *run) one(ctx context.Context, place int) error {
	text := secret.MaskString(r.texts[place])
	if len(text) > r.longest() {
		return r.parts(ctx, place, text, r.longest())
	}
	vectors, err := r.request(ctx, []string{text})
	if errors.Is(err, errOld) {
		return r.one(ctx, place)
	}
	f := refusedInput(err)
	switch {
	case f != nil && f.long && len(text) > shortestPart:
		return r.parts(ctx, place, text, shorter(len(text)))
	case f != nil:
		if err := r.probe(ctx, err); err != nil {
			return err
		}
		r.never(place, "refused: "+f.words)
		return nil
	case err != nil:
		return err
	}
	r.store(place, vectors[0])
	return nil
}

// longest is how many bytes of a text are sent at once. An old Ollama drops what does not fit without a word, and the smallest
// windows have 512 tokens.
func (r *run) longest() int {
	if r.e.old.Load() {
		return longestOld
	}
	return longestText
}

const (
	longestOld   = 1500 // bytes
	shortestPart = 200  // bytes; what is refused as too long with fewer is refused
	mostParts    = 1024 // of one text
)

// shorter is the size of parts when so many bytes were too many: about half, with leave to look for the end of a line.
func shorter(size int) int { return max(size*5/8, shortestPart) }

// parts makes a vector of a text that is too long: the mean of those of its parts, each as heavy as it is long. Parts are asked for
// in order, and become smaller when one is still too long.
func (r *run) parts(ctx context.Context, place int, text string, size int) error {
	r.odd()
	var sum []float64
	rest, atOnce := text, r.e.atOnce()
	for count := 0; rest != ""; {
		batch, n := cut(rest, size, atOnce)
		if len(batch) == 0 { // nothing but blanks
			break
		}
		if count+len(rest)/size > mostParts {
			r.never(place, fmt.Sprintf("too long: more than %d parts", mostParts))
			return nil
		}
		vectors, err := r.request(ctx, batch)
		f := refusedInput(err)
		switch {
		case errors.Is(err, errOld):
			atOnce, size = 1, min(size, longestOld)
			continue
		case f != nil && f.long && size > shortestPart:
			size = shorter(min(size, longestOf(batch)))
			continue
		case f != nil && len(batch) > 1:
			atOnce = len(batch) / 2
			continue
		case f != nil:
			if err := r.probe(ctx, err); err != nil {
				return err
			}
			r.never(place, "refused: "+f.words)
			return nil
		case err != nil:
			return err
		}
		for i, v := range vectors {
			if sum == nil && v != nil {
				sum = make([]float64, len(v))
			}
			for d, x := range v {
				sum[d] += float64(x) * float64(len(batch[i]))
			}
		}
		rest, count = rest[n:], count+len(batch)
	}
	mean := make([]float32, len(sum))
	for d, x := range sum {
		mean[d] = float32(x)
	}
	if !unit(mean) {
		mean = nil
	}
	r.store(place, mean)
	return nil
}

func longestOf(texts []string) (n int) {
	for _, t := range texts {
		n = max(n, len(t))
	}
	return n
}

// cut takes parts of at most size bytes from the front of a text, as many as go into a request, and leaves out those of blanks. n
// is how much of the text they are.
func cut(text string, size, most int) (parts []string, n int) {
	bytes := 0
	for n < len(text) && len(parts) < most && bytes+size <= max(mostBytes, size) {
		end := n + cutAt(text[n:], size)
		if part := text[n:end]; strings.TrimSpace(part) != "" {
			parts, bytes = append(parts, part), bytes+len(part)
		}
		n = end
	}
	return parts, n
}

// cutAt is where the first of so many equal parts ends: behind a line, else behind a blank, else behind a character.
func cutAt(text string, size int) int {
	if len(text) <= size {
		return len(text)
	}
	count := (len(text) + size - 1) / size
	aim := len(text) / count
	for _, at := range []string{"\n", " \t"} {
		before := strings.LastIndexAny(text[:aim], at) + 1
		behind := aim + strings.IndexAny(text[aim:size], at) + 1
		switch {
		case behind > aim && (before <= aim/2 || behind-aim < aim-before):
			return behind
		case before > aim/2:
			return before
		}
	}
	for aim > 1 && !startsRune(text[aim]) {
		aim--
	}
	return aim
}

func startsRune(b byte) bool { return b&0xC0 != 0x80 }
