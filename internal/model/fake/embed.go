package fake

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"math"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/ctx-sys/ctx-sys/internal/embed"
)

// Marker is what a text holds that refuses-one, fails-one and nan-one make nothing of.
const Marker = "unspeakable"

// vectorForms are the paths of what makes vectors.
var vectorForms = map[string]string{"/api/embed": "embed", "/api/embeddings": "embeddings", "/v1/embeddings": "openai"}

// vectorBody is what may be sent for vectors, in all forms. What the official clients always send may be there.
type vectorBody struct {
	Model      string  `json:"model"`
	Input      any     `json:"input"`
	Prompt     *string `json:"prompt"` // Ollama's old path
	Truncate   *bool   `json:"truncate"`
	Options    any     `json:"options"`
	KeepAlive  any     `json:"keep_alive"`
	Dimensions int     `json:"dimensions"`
	Format     string  `json:"encoding_format"` // OpenAI
	User       string  `json:"user"`
}

// texts are those to make vectors of.
func (in *vectorBody) texts(form string) ([]string, error) {
	var out []string
	switch v := in.Input.(type) {
	case string:
		out = append(out, v)
	case []any:
		for i, x := range v {
			s, ok := x.(string)
			if !ok {
				return nil, fmt.Errorf("input.%d: not a string", i)
			}
			out = append(out, s)
		}
	}
	switch {
	case form == "embeddings" && (in.Input != nil || in.Truncate != nil || in.Dimensions != 0), form != "embeddings" && in.Prompt != nil,
		form != "openai" && (in.Format != "" || in.User != ""), form == "openai" && (in.Truncate != nil || in.Options != nil || in.KeepAlive != nil):
		return nil, fmt.Errorf("extra inputs are not permitted")
	case form == "embeddings" && in.Prompt == nil:
		return nil, fmt.Errorf("prompt: field required")
	case form == "embeddings":
		return []string{*in.Prompt}, nil
	case len(out) == 0 || len(out) > 2048:
		return nil, fmt.Errorf("input: 1 to 2048 texts, not %d", len(out))
	case form == "openai" && in.Format != "" && in.Format != "float":
		return nil, fmt.Errorf("encoding_format: %q", in.Format)
	}
	tokens := 0
	for i, s := range out {
		if s == "" {
			return nil, fmt.Errorf("input.%d: must not be empty", i)
		}
		tokens += len(s) / 4
	}
	if form == "openai" && tokens > 300_000 {
		return nil, fmt.Errorf("requested %d tokens, max 300000 tokens per request", tokens)
	}
	return out, nil
}

func (s *Server) vectors(w http.ResponseWriter, r *http.Request, form string) {
	text, err := io.ReadAll(r.Body)
	var in vectorBody
	if err == nil {
		d := json.NewDecoder(strings.NewReader(string(text)))
		d.DisallowUnknownFields()
		err = d.Decode(&in)
	}
	var texts []string
	if err == nil {
		texts, err = in.texts(form)
	}
	provider := "ollama"
	if form == "openai" {
		provider = form
	}
	times := s.note(Request{provider, r.URL.Path, in.Model, string(text)})
	switch {
	case form == "embed" && strings.HasPrefix(in.Model, "old/"), strings.HasPrefix(in.Model, "pathless/"):
		http.Error(w, "404 page not found", 404)
	case r.Header.Get("Content-Type") != "application/json":
		refuse(w, provider, 400, "invalid_request_error", fmt.Sprintf("content-type: %q", r.Header.Get("Content-Type")))
	case err != nil:
		refuse(w, provider, 400, "invalid_request_error", err.Error())
	case provider == "openai" && r.Header.Get("Authorization") != "Bearer "+Key:
		refuse(w, provider, 401, "authentication_error", "this key is not known: "+r.Header.Get("Authorization"))
	default:
		s.embed(w, r, embedding{form: form, provider: provider, model: in.Model, texts: texts, cut: form == "embeddings" || form == "embed" && (in.Truncate == nil || *in.Truncate), times: times})
	}
}

// embedding is a request for vectors.
type embedding struct {
	form, provider, model string
	texts                 []string
	cut                   bool // what is too long is cut without a word
	times                 int  // that the model was asked, this one included
}

// embed does what the model's name says: what is before its last colon or slash names a family.
//
// lexical makes the vectors of the model inside the program, lexical-squashed the same with a part that all have in common, as
// many real models do: the cosine of texts that have nothing to do with each other is then 0.6. hash-N hashes words to N dimensions.
func (s *Server) embed(w http.ResponseWriter, r *http.Request, in embedding) {
	does := in.model[strings.LastIndexAny(in.model, ":/")+1:]
	marked := slices.ContainsFunc(in.texts, func(t string) bool { return strings.Contains(t, Marker) })
	name, number := does, 0
	if at := strings.LastIndexByte(does, '-'); at > 0 {
		if n, err := strconv.Atoi(does[at+1:]); err == nil {
			name, number = does[:at], n
		}
	}
	switch name {
	case "lexical", "lexical-squashed", "hash":
		in.say(w, in.each(func(t string) []float32 { return vectorOf(does, t) }))
	case "changed": // another model under the same name, from the Nth request on
		salt := ""
		if in.times > max(number, 1) {
			salt = "other "
		}
		in.say(w, in.each(func(t string) []float32 { return hashed(t, 768, salt) }))
	case "wrong-dimensions":
		dims := 768
		if in.times > 1 {
			dims = 512
		}
		in.say(w, in.each(func(t string) []float32 { return hashed(t, dims, "") }))
	case "too-long": // refuses, or cuts, what has more than so many bytes
		most := number
		if most == 0 {
			most = 2000
		}
		for i, t := range in.texts {
			switch {
			case len(t) <= most:
			case in.cut:
				in.texts[i] = t[:most]
			case in.form == "openai":
				refuse(w, in.provider, 400, "", fmt.Sprintf("This model's maximum context length is %d tokens, however you requested %d tokens (%d in your prompt; 0 for the completion). Please reduce your prompt; or completion length.", most/4, len(t)/4, len(t)/4))
				return
			default:
				refuse(w, in.provider, 400, "", "the input length exceeds the context length")
				return
			}
		}
		in.say(w, in.each(func(t string) []float32 { return hashed(t, 768, "") }))
	case "few-at-once":
		if len(in.texts) > 4 {
			refuse(w, in.provider, 422, "", fmt.Sprintf("batch size %d > maximum allowed batch size 4", len(in.texts)))
			return
		}
		in.say(w, in.all())
	case "refuses-one":
		if marked {
			refuse(w, in.provider, 400, "", "the input is not allowed")
			return
		}
		in.say(w, in.all())
	case "refuses-all":
		refuse(w, in.provider, 400, "", "this request is not allowed")
	case "fails-one":
		if marked {
			refuse(w, in.provider, 500, "", "internal error")
			return
		}
		in.say(w, in.all())
	case "nan-one": // as Ollama does
		if marked {
			refuse(w, in.provider, 500, "", "failed to encode response: json: unsupported value: NaN")
			return
		}
		in.say(w, in.all())
	case "page-one":
		if marked {
			s.act(w, r, in.provider, "page", "", in.times)
			return
		}
		in.say(w, in.all())
	case "zero":
		in.say(w, in.each(func(string) []float32 { return make([]float32, 768) }))
	case "fewer":
		in.say(w, in.all()[1:])
	case "more":
		in.say(w, append(in.all(), hashed("more", 768, "")))
	case "empty":
		in.say(w, in.each(func(string) []float32 { return []float32{} }))
	case "nan":
		in.raw(w, "NaN, 1.0")
	case "null":
		in.raw(w, "null, 1.0")
	case "string":
		in.raw(w, `"0.5", 1.0`)
	case "huge":
		in.raw(w, "1e39, 1.0")
	case "nested":
		in.raw(w, "[0.5], 1.0")
	case "tiny":
		in.raw(w, "3e-12, 4e-12")
	case "shuffled", "unindexed", "twice", "beyond": // OpenAI's format alone
		in.disorder(w, name)
	case "truncated":
		fmt.Fprint(w, `{"model":"truncated","object":"list","embeddings":[[0.1,0.2`)
	case "endless":
		fmt.Fprint(w, `{"object":"list","embeddings":[[0.1`)
		for text := strings.Repeat(",0.1", 1<<14); r.Context().Err() == nil; {
			if _, err := io.WriteString(w, text); err != nil {
				break
			}
		}
		s.gaveUp()
	case "chatty":
		refuse(w, in.provider, 501, "", "this model does not support embeddings")
	case "busy-once", "broken-once":
		if in.times > 1 {
			in.say(w, in.all())
			return
		}
		w.Header().Set("Retry-After-Ms", "1")
		refuse(w, in.provider, map[string]int{"busy-once": 429, "broken-once": 500}[name], "", "try again")
	case "slow":
		select {
		case <-r.Context().Done():
			s.gaveUp()
		case <-time.After(700 * time.Millisecond):
			in.say(w, in.all())
		}
	case "busy", "busy-always", "overloaded", "overloaded-always", "unpaid", "forward", "page", "gateway", "noise", "drip", "half", "dead", "hang":
		s.act(w, r, in.provider, in.model, "", in.times)
	default:
		refuse(w, in.provider, 404, "model_not_found", "model '"+in.model+"' not found")
	}
}

func (in *embedding) each(f func(string) []float32) (out [][]float32) {
	for _, t := range in.texts {
		out = append(out, f(t))
	}
	return out
}

// all are vectors of some kind.
func (in *embedding) all() [][]float32 {
	return in.each(func(t string) []float32 { return hashed(t, 768, "") })
}

// tokens counts words.
func (in *embedding) tokens() (n int) {
	for _, t := range in.texts {
		n += len(strings.Fields(t))
	}
	return n
}

func (in *embedding) say(w http.ResponseWriter, vectors [][]float32) {
	switch in.form {
	case "embed":
		answer(w, 200, map[string]any{"model": in.model, "embeddings": vectors, "total_duration": 1000, "load_duration": 10, "prompt_eval_count": in.tokens()})
	case "embeddings":
		if len(vectors) == 0 {
			vectors = [][]float32{{}}
		}
		answer(w, 200, map[string]any{"embedding": vectors[0]})
	default:
		var data []any
		for i, v := range vectors {
			data = append(data, map[string]any{"object": "embedding", "index": i, "embedding": v})
		}
		in.list(w, data)
	}
}

func (in *embedding) list(w http.ResponseWriter, data []any) {
	answer(w, 200, map[string]any{"object": "list", "data": data, "model": in.model, "usage": map[string]any{"prompt_tokens": in.tokens(), "total_tokens": in.tokens()}})
}

// raw says vectors whose numbers are given as they are to be written.
func (in *embedding) raw(w http.ResponseWriter, numbers string) {
	w.Header().Set("Content-Type", "application/json")
	one := "[" + numbers + "]"
	switch in.form {
	case "embed":
		fmt.Fprintf(w, `{"model": %q, "embeddings": [%s]}`, in.model, strings.Join(slices.Repeat([]string{one}, len(in.texts)), ","))
	case "embeddings":
		fmt.Fprintf(w, `{"embedding": %s}`, one)
	default:
		var data []string
		for i := range in.texts {
			data = append(data, fmt.Sprintf(`{"object": "embedding", "index": %d, "embedding": %s}`, i, one))
		}
		fmt.Fprintf(w, `{"object": "list", "data": [%s], "model": %q}`, strings.Join(data, ","), in.model)
	}
}

// disorder says vectors in another order than that of the texts, or so that none can be determined.
func (in *embedding) disorder(w http.ResponseWriter, how string) {
	var data []any
	for i, v := range in.all() {
		d := map[string]any{"object": "embedding", "index": i, "embedding": v}
		switch how {
		case "unindexed":
			delete(d, "index")
		case "twice":
			d["index"] = 0
		case "beyond":
			d["index"] = i + 1
		}
		data = append(data, d)
	}
	slices.Reverse(data)
	in.list(w, data)
}

// builtin is the model inside the program.
var builtin = sync.OnceValue(func() *embed.Model {
	m, err := embed.Builtin()
	if err != nil {
		panic(err)
	}
	return m
})

// vectorOf is what lexical, lexical-squashed and hash-N make of a text.
func vectorOf(does, text string) []float32 {
	if dims, ok := strings.CutPrefix(does, "hash-"); ok {
		n, err := strconv.Atoi(dims)
		if err != nil || n < 1 || n > 1<<13 {
			n = 768
		}
		return hashed(text, n, "")
	}
	m := builtin()
	v := make([]float32, m.Dim(), m.Dim()+1)
	if !m.NewEncoder().Text(v, text) {
		clear(v)
		return v
	}
	if does == "lexical-squashed" {
		v = append(v, float32(math.Sqrt(1.5))) // (0 + 1.5) / (1 + 1.5) is 0.6
		embed.Normalize(v)
	}
	return v
}

// hashed counts the words of a text, each at a place its hash says. Another salt is another model.
func hashed(text string, dims int, salt string) []float32 {
	v := make([]float32, dims)
	words := strings.FieldsFunc(strings.ToLower(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
	if len(words) == 0 {
		words = []string{text}
	}
	for _, word := range words {
		h := fnv.New64a()
		_, _ = io.WriteString(h, salt+word)
		n := h.Sum64()
		v[n%uint64(dims)] += 1 - 2*float32(n>>63)
	}
	if !embed.Normalize(v) {
		v[0] = 1
	}
	return v
}
