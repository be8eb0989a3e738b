package model_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
)

// makers are the providers that make vectors, Ollama twice.
var makers = []struct{ provider, prefix string }{{"openai", ""}, {"ollama", ""}, {"ollama", "old/"}}

func embedder(t *testing.T, f *fake.Server, provider, name string, o model.EmbedOptions) *model.Embedder {
	t.Helper()
	e, err := model.NewEmbedder(model.Settings{
		Provider: provider, Name: name, BaseURL: f.Base(provider), Key: fake.Key, Retries: 2, Timeout: 20 * time.Second,
		Sleep: func(context.Context, time.Duration) error { return nil },
	}, o)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// sent are the texts of the requests for vectors, by request.
func sent(t *testing.T, f *fake.Server) (out [][]string) {
	t.Helper()
	for _, r := range f.Requests() {
		var in struct {
			Input  []string `json:"input"`
			Prompt string   `json:"prompt"`
		}
		if err := json.Unmarshal([]byte(r.Body), &in); err != nil {
			t.Fatal(err)
		}
		if in.Input == nil {
			in.Input = []string{in.Prompt}
		}
		out = append(out, in.Input)
	}
	return out
}

func cosine(a, b []float32) (sum float64) {
	for i := range a {
		sum += float64(a[i]) * float64(b[i])
	}
	return sum
}

func TestVectors(t *testing.T) {
	texts := []string{"open the database", "", "close the file", " \n\t", "open the database again", "draw a circle", "read a line"}
	m, err := embed.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	for _, maker := range makers {
		for _, batch := range []int{1, 2, 64} {
			f := start(t)
			e := embedder(t, f, maker.provider, maker.prefix+"lexical", model.EmbedOptions{Batch: batch, Concurrency: 3})
			got, err := e.Embed(t.Context(), texts, embed.Passage)
			if err != nil {
				t.Fatal(err)
			}
			if len(got.Vectors) != len(texts) || len(got.Refused) != 2 || got.Refused[1] != "empty" || got.Refused[3] != "empty" || got.Vectors[1] != nil {
				t.Errorf("%s: %d vectors, refused %v", e.Model(), len(got.Vectors), got.Refused)
			}
			want := make([]float32, m.Dim())
			for i, text := range texts {
				if got.Refused[i] != "" {
					continue
				}
				m.NewEncoder().Text(want, text)
				if c := cosine(got.Vectors[i], want); math.Abs(c-1) > 1e-5 {
					t.Errorf("%s, batches of %d: %q is at another place: %v", e.Model(), batch, text, c)
				}
			}
			tokens := 16
			if maker.prefix != "" {
				tokens = 0 // which that path does not say
			}
			if got.Tokens != tokens || got.Calls != len(f.Requests()) || e.Total() != (model.Usage{Calls: got.Calls, InputTokens: tokens}) {
				t.Errorf("%s, batches of %d: %d tokens, %d calls, %d requests, total %+v", e.Model(), batch, got.Tokens, got.Calls, len(f.Requests()), e.Total())
			}
		}
	}
	f := start(t)
	e := embedder(t, f, "openai", "shuffled", model.EmbedOptions{})
	ordered := embedder(t, f, "openai", "hash-768", model.EmbedOptions{})
	got, err := e.Embed(t.Context(), texts, embed.Question)
	if err != nil {
		t.Fatal(err)
	}
	want, err := ordered.Embed(t.Context(), texts, embed.Question)
	if err != nil || !slices.EqualFunc(got.Vectors, want.Vectors, slices.Equal) {
		t.Errorf("an answer in another order: %v", err)
	}
}

func TestVectorFailures(t *testing.T) {
	for _, maker := range makers {
		for _, c := range []struct {
			name string
			kind error
			says string
			only string // for whom
		}{
			{"nobody", model.ErrSettings, "has no model {prefix}nobody (HTTP 404: model '{prefix}nobody' not found): ", ""},
			{"nan", model.ErrAnswer, "is not in the format of", ""},
			{"null", model.ErrAnswer, "made a vector with null among its numbers: choose another model, or check providers.", ""},
			{"string", model.ErrAnswer, "made a vector with a string among its numbers", ""},
			{"huge", model.ErrAnswer, "made a vector with a number that is too large", ""},
			{"nested", model.ErrAnswer, "is not in the format of", ""},
			{"empty", model.ErrAnswer, "made a vector without numbers", ""},
			{"fewer", model.ErrAnswer, "made 1 vectors of 2 texts", "several"},
			{"more", model.ErrAnswer, "made 3 vectors of 2 texts", "several"},
			{"unindexed", model.ErrAnswer, "made a vector without an index", "openai"},
			{"twice", model.ErrAnswer, "made a vector with the index 0 twice", "openai"},
			{"beyond", model.ErrAnswer, "made a vector with the index 2 among 2", "openai"},
			{"page", model.ErrAnswer, "is not in the format of {provider} (<html>It works!</html>): check providers.", ""},
			{"truncated", model.ErrAnswer, "is not in the format of", ""},
			{"noise", model.ErrAnswer, "is not in the format of", ""},
			{"endless", model.ErrAnswer, "'s answer is larger than ", ""},
			{"half", model.ErrAnswer, "'s answer broke off, 3 times: ask again", ""},
			{"dead", model.ErrUnavailable, "ended the connection, 3 times: ask again", ""},
			{"gateway", model.ErrUnavailable, "fails (HTTP 502: <html><title>502 Bad Gateway</title></html>), 3 times: ", ""},
			{"busy", model.ErrUnavailable, "limits the rate (HTTP 429: this would exceed your rate limit): wait 1h0m0s", ""},
			{"busy-always", model.ErrUnavailable, "limits the rate (HTTP 429: slow down), 3 times: ", ""},
			{"forward", model.ErrSettings, "there is no {provider} where providers.", ""},
			{"chatty", model.ErrSettings, "makes no embeddings (HTTP 501: this model does not support embeddings): choose a model that does", ""},
			{"refuses-all", model.ErrAnswer, "refuses the request (HTTP 400: this request is not allowed): ", ""},
			{"pathless/x", model.ErrSettings, "there is no {provider} where providers.{provider}.base_url points (HTTP 404: 404 page not found): check providers.", "new"},
		} {
			if c.only == "openai" && maker.provider != "openai" || c.only == "several" && maker.prefix != "" || c.only == "new" && maker.prefix != "" {
				continue
			}
			f := start(t)
			e := embedder(t, f, maker.provider, maker.prefix+c.name, model.EmbedOptions{})
			got, err := e.Embed(t.Context(), []string{"one", "two"}, embed.Passage)
			says := strings.NewReplacer("{prefix}", maker.prefix, "{provider}", maker.provider).Replace(c.says)
			if !errors.Is(err, c.kind) || !strings.Contains(err.Error(), says) || strings.Contains(err.Error(), "\n") {
				t.Errorf("%s: %v", e.Model(), err)
			}
			if got == nil || len(got.Vectors) != 2 || got.Vectors[0] != nil || got.Vectors[1] != nil || len(got.Refused) != 0 || got.Calls != len(f.Requests()) {
				t.Errorf("%s: %+v after %d requests", e.Model(), got, len(f.Requests()))
			}
		}
	}
}

// What happens to one text or batch leaves the others alone.
func TestVectorsOfTheOthers(t *testing.T) {
	texts := make([]string, 40)
	for i := range texts {
		texts[i] = fmt.Sprintf("this is text number %d", i)
	}
	bad := 17
	for _, maker := range makers {
		for _, c := range []struct {
			name, refused string
			fails         string
			least         int // vectors there are
		}{
			{"refuses-one", "refused: HTTP 400: the input is not allowed", "", 39},
			{"nan-one", "refused: HTTP 500: failed to encode response: json: unsupported value: NaN", "", 39},
			{"fails-one", "", "fails (HTTP 500: internal error), 3 times: ask again later", 32},
			{"page-one", "", "not in the format", 32},
		} {
			f := start(t)
			e := embedder(t, f, maker.provider, maker.prefix+c.name, model.EmbedOptions{Batch: 8, Concurrency: 1})
			texts[bad] = "this is " + fake.Marker
			got, err := e.Embed(t.Context(), texts, embed.Passage)
			if (err == nil) != (c.fails == "") || err != nil && !strings.Contains(err.Error(), c.fails) {
				t.Errorf("%s: %v", e.Model(), err)
			}
			made := 0
			for i, v := range got.Vectors {
				if v != nil {
					made++
				}
				if c.refused != "" && (v == nil) != (i == bad) {
					t.Errorf("%s: text %d", e.Model(), i)
				}
			}
			if made < c.least || got.Refused[bad] != c.refused {
				t.Errorf("%s: %d vectors, refused %v", e.Model(), made, got.Refused)
			}
			if c.refused == "" {
				continue
			}
			before := len(f.Requests())
			if got, err = e.Embed(t.Context(), texts[bad:bad+1], embed.Passage); err != nil || got.Refused[0] != c.refused || len(f.Requests()) != before {
				t.Errorf("%s: asked for again: %v, %v", e.Model(), got, err)
			}
		}
	}
	f := start(t)
	e := embedder(t, f, "ollama", "wrong-dimensions", model.EmbedOptions{Batch: 8, Concurrency: 1})
	got, err := e.Embed(t.Context(), texts, embed.Passage)
	if !errors.Is(err, model.ErrAnswer) || !strings.Contains(err.Error(), "made a vector of 512 dimensions after others of 768") || got.Vectors[7] == nil || got.Vectors[8] != nil || got.Calls != 4 {
		t.Errorf("dimensions: %v, %d calls", err, got.Calls)
	}
	if _, err = e.Embed(t.Context(), texts[:1], embed.Passage); !errors.Is(err, model.ErrAnswer) {
		t.Errorf("dimensions in another call: %v", err)
	}

	e = embedder(t, f, "openai", "zero", model.EmbedOptions{})
	if got, err = e.Embed(t.Context(), texts[:2], embed.Passage); err != nil || got.Refused[0] != "zero vector" || got.Vectors[0] != nil {
		t.Errorf("zeros: %+v, %v", got, err)
	}
	e = embedder(t, f, "openai", "tiny", model.EmbedOptions{})
	if got, err = e.Embed(t.Context(), texts[:1], embed.Passage); err != nil || math.Abs(float64(got.Vectors[0][0])-.6) > 1e-6 || math.Abs(float64(got.Vectors[0][1])-.8) > 1e-6 {
		t.Errorf("tiny: %+v, %v", got, err)
	}
}

func TestFewAtOnce(t *testing.T) {
	texts := make([]string, 64)
	for i := range texts {
		texts[i] = fmt.Sprint("text ", i)
	}
	f := start(t)
	e := embedder(t, f, "openai", "few-at-once", model.EmbedOptions{Batch: 16, Concurrency: 1})
	got, err := e.Embed(t.Context(), texts, embed.Passage)
	if err != nil || len(got.Refused) != 0 || slices.ContainsFunc(got.Vectors, func(v []float32) bool { return v == nil }) {
		t.Fatalf("%v, %v", got.Refused, err)
	}
	if got.Calls > 1+1+2+16 { // and the probe
		t.Errorf("%d calls: what it takes was not remembered", got.Calls)
	}
}

// A text that is too long is split, and its parts are those of the text and of no other.
func TestLongTexts(t *testing.T) {
	var b strings.Builder
	for i := range 300 {
		fmt.Fprintf(&b, "line %d of the text, é\n", i)
	}
	long := b.String()
	short := "a short one"
	for _, maker := range makers {
		f := start(t)
		e := embedder(t, f, maker.provider, maker.prefix+"too-long-2000", model.EmbedOptions{})
		got, err := e.Embed(t.Context(), []string{short, long, strings.Repeat("x", 5000), strings.Repeat("é", 5000), short}, embed.Passage)
		if err != nil || len(got.Refused) != 0 {
			t.Fatalf("%s: %v, %v", e.Model(), got.Refused, err)
		}
		for i, v := range got.Vectors {
			if math.Abs(cosine(v, v)-1) > 1e-5 {
				t.Errorf("%s: the length of vector %d is %v", e.Model(), i, cosine(v, v))
			}
		}
		if !slices.Equal(got.Vectors[0], got.Vectors[4]) {
			t.Errorf("%s: one text, two vectors", e.Model())
		}
		var parts strings.Builder
		for _, texts := range sent(t, f) {
			for _, text := range texts {
				if len(text) <= 2000 && strings.HasPrefix(text, "line ") {
					parts.WriteString(text)
					if !strings.HasSuffix(text, "\n") {
						t.Errorf("%s: cut in a line: %q", e.Model(), text)
					}
				}
				if len(text) <= 2000 && strings.Contains(text, "\uFFFD") {
					t.Errorf("%s: cut in a character", e.Model())
				}
			}
		}
		if parts.String() != long {
			t.Errorf("%s: the parts are %d bytes, the text %d", e.Model(), parts.Len(), len(long))
		}
		alone, err := embedder(t, f, maker.provider, maker.prefix+"too-long-2000", model.EmbedOptions{Batch: 2}).Embed(t.Context(), []string{long}, embed.Passage)
		if err != nil || !slices.Equal(alone.Vectors[0], got.Vectors[1]) {
			t.Errorf("%s: another vector in other company: %v", e.Model(), err)
		}
	}
}

// 300,000 tokens are sent in parts, whatever the model takes.
func TestHugeText(t *testing.T) {
	huge := strings.Repeat("for i := range rows { total += rows[i].price }\n", 1_200_000/47)
	for _, name := range []string{"hash-768", "too-long-2000"} {
		f := start(t)
		e := embedder(t, f, "openai", name, model.EmbedOptions{})
		got, err := e.Embed(t.Context(), []string{huge, "short"}, embed.Passage)
		if err != nil || len(got.Refused) != 0 || got.Vectors[0] == nil || got.Calls > 60 {
			t.Fatalf("%s: %v, %v, %d calls", name, got.Refused, err, got.Calls)
		}
		for _, texts := range sent(t, f) {
			total := 0
			for _, text := range texts {
				total += len(text)
				if len(text) > 24_000 {
					t.Errorf("%s: %d bytes in one text", name, len(text))
				}
			}
			if total > 300_000 {
				t.Errorf("%s: %d bytes in one request", name, total)
			}
		}
	}
	f := start(t)
	e := embedder(t, f, "ollama", "too-long-100", model.EmbedOptions{})
	got, err := e.Embed(t.Context(), []string{huge, "short"}, embed.Passage)
	if err != nil || !strings.HasPrefix(got.Refused[0], "too long: more than 1024 parts") || got.Vectors[1] == nil || got.Calls > 30 {
		t.Errorf("a model that takes next to nothing: %v, %v, %d calls", got.Refused, err, got.Calls)
	}
	if got, err = e.Embed(t.Context(), []string{strings.Repeat("word ", 30)}, embed.Passage); err != nil || !strings.Contains(got.Refused[0], "refused: HTTP 400: the input length exceeds the context length") {
		t.Errorf("a text that cannot be made shorter: %v, %v", got.Refused, err)
	}
}

func TestPrefixes(t *testing.T) {
	for _, c := range []struct{ name, passage, question string }{
		{"nomic-embed-text:hash-768", "search_document: ", "search_query: "},
		{"hf.co/nomic-ai/nomic-embed-text-v1.5-GGUF:hash-768", "search_document: ", "search_query: "},
		{"mxbai-embed-large:hash-768", "", "Represent this sentence for searching relevant passages: "},
		{"snowflake-arctic-embed:hash-768", "", "Represent this sentence for searching relevant passages: "},
		{"snowflake-arctic-embed2:hash-768", "", "query: "},
		{"bge-m3:hash-768", "", ""},
		{"bge-large:hash-768", "", "Represent this sentence for searching relevant passages: "},
		{"intfloat/multilingual-e5-large:hash-768", "passage: ", "query: "},
		{"jeffh/intfloat-multilingual-e5-large-instruct:hash-768", "", "Instruct: Given a question about a code base, retrieve the code and documentation that answer it\nQuery: "},
		{"embeddinggemma:hash-768", "title: none | text: ", "task: code retrieval | query: "},
		{"Qwen/Qwen3-Embedding-8B:hash-768", "", "Instruct: Given a question about a code base, retrieve the code and documentation that answer it\nQuery:"},
		{"someone/else:hash-768", "", ""},
	} {
		f := start(t)
		e := embedder(t, f, "ollama", c.name, model.EmbedOptions{})
		for _, as := range []embed.Purpose{embed.Passage, embed.Question} {
			if _, err := e.Embed(t.Context(), []string{"x"}, as); err != nil {
				t.Fatal(err)
			}
		}
		if got := sent(t, f); got[0][0] != c.passage+"x" || got[1][0] != c.question+"x" {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// Nothing that unlocks something leaves the machine.
func TestVectorSecrets(t *testing.T) {
	f := start(t)
	e := embedder(t, f, "ollama", "hash-768", model.EmbedOptions{})
	const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789"
	texts := []string{"token = " + token, strings.Repeat("a line\n", 5000) + token}
	if _, err := e.Embed(t.Context(), texts, embed.Passage); err != nil {
		t.Fatal(err)
	}
	for _, r := range f.Requests() {
		if strings.Contains(r.Body, token[4:]) {
			t.Errorf("sent: %.200s", r.Body)
		}
	}
}

func TestEmbedderSettings(t *testing.T) {
	for _, c := range []struct {
		s    model.Settings
		says string
	}{
		{model.Settings{Provider: "anthropic", Name: "claude"}, "anthropic makes no embeddings: set embeddings.provider to ollama or openai"},
		{model.Settings{Provider: "openai", Name: "x", Key: "sk-abc\ndef"}, "the key of openai holds an end of line or a character that cannot be seen: set OPENAI_API_KEY, or providers.openai.api_key, again in one line"},
		{model.Settings{Provider: "openai", Name: "x", Key: "sk-abc\x00def"}, "the key of openai holds"},
		{model.Settings{Provider: "ollama", Name: "x\ny"}, `the name of the model "ollama/x\ny" holds a blank or a character that cannot be seen`},
		{model.Settings{Provider: "ollama", Name: "x", BaseURL: "localhost"}, "providers.ollama.base_url is no address"},
	} {
		_, err := model.NewEmbedder(c.s, model.EmbedOptions{})
		if !errors.Is(err, model.ErrSettings) || !strings.Contains(err.Error(), c.says) || strings.Contains(err.Error(), "\n") || strings.Contains(err.Error(), "abc") {
			t.Errorf("%+v: %v", c.s, err)
		}
		if c.s.Provider == "anthropic" {
			continue
		}
		if _, err := model.New(c.s); !errors.Is(err, model.ErrSettings) {
			t.Errorf("a generator of %+v: %v", c.s, err)
		}
	}
	f := start(t)
	e, err := model.NewEmbedder(model.Settings{Provider: "openai", Name: "hash-768", BaseURL: f.Base("openai"), Key: " " + fake.Key + "\r\n"}, model.EmbedOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := e.Embed(t.Context(), []string{"x"}, embed.Passage); err != nil {
		t.Errorf("a key with an end of line: %v", err)
	}
	e, err = model.NewEmbedder(model.Settings{Provider: "openai", Name: "x"}, model.EmbedOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if got, err := e.Embed(t.Context(), []string{"x"}, embed.Passage); !errors.Is(err, model.ErrSettings) || !strings.Contains(err.Error(), "openai needs a key: set OPENAI_API_KEY") || got.Calls != 0 {
		t.Errorf("no key: %v", err)
	}
}

func TestVectorsEnd(t *testing.T) {
	f := start(t)
	texts := make([]string, 100)
	for i := range texts {
		texts[i] = fmt.Sprint("text ", i)
	}
	e := embedder(t, f, "ollama", "hang", model.EmbedOptions{Batch: 1, Concurrency: 2})
	ctx, cancel := context.WithCancel(t.Context())
	go func() {
		for len(f.Requests()) < 2 {
			time.Sleep(time.Millisecond)
		}
		cancel()
	}()
	got, err := e.Embed(ctx, texts, embed.Passage)
	if !errors.Is(err, context.Canceled) || got == nil || len(f.Requests()) > 2 {
		t.Errorf("given up: %v, %d requests", err, len(f.Requests()))
	}

	e, err = model.NewEmbedder(model.Settings{Provider: "ollama", Name: "hang", BaseURL: f.Base("ollama"), Timeout: 50 * time.Millisecond}, model.EmbedOptions{Batch: 1, Concurrency: 1})
	if err != nil {
		t.Fatal(err)
	}
	before := len(f.Requests())
	_, err = e.Embed(t.Context(), texts, embed.Passage)
	if !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), "no answer within 50ms: raise models.timeout_seconds, lower embeddings.batch_size, or choose a faster model") || len(f.Requests()) > before+2 {
		t.Errorf("too slow: %v, %d requests", err, len(f.Requests())-before)
	}

	e, err = model.NewEmbedder(model.Settings{Provider: "ollama", Name: "x", BaseURL: "http://127.0.0.1:1"}, model.EmbedOptions{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err = e.Embed(t.Context(), texts, embed.Passage); !errors.Is(err, model.ErrUnavailable) || !strings.Contains(err.Error(), "start it with `ollama serve`") {
		t.Errorf("down: %v", err)
	}
}

func TestVectorsOnce(t *testing.T) {
	for _, name := range []string{"busy-once", "broken-once"} {
		f := start(t)
		spent := model.Usage{}
		e, err := model.NewEmbedder(model.Settings{
			Provider: "openai", Name: name, BaseURL: f.Base("openai"), Key: fake.Key, Retries: 2, Spent: func(u model.Usage) { spent = u },
			Sleep: func(context.Context, time.Duration) error { return nil },
		}, model.EmbedOptions{})
		if err != nil {
			t.Fatal(err)
		}
		got, err := e.Embed(t.Context(), []string{"two words"}, embed.Passage)
		if err != nil || got.Calls != 2 || got.Tokens != 2 || spent != (model.Usage{Calls: 2, InputTokens: 2}) {
			t.Errorf("%s: %+v, %+v, %v", name, got, spent, err)
		}
	}
}
