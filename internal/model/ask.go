package model

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/lazyregexp"
	"github.com/ctx-sys/ctx-sys/internal/secret"
)

const (
	firstWait   = 500 * time.Millisecond // doubled with each try, as the official libraries do
	lastWait    = 8 * time.Second
	longestWait = time.Minute // a provider that wants more is not waited for
	answerLimit = 8 << 20     // bytes of a response
	quoted      = 300         // bytes of a provider's own words in an error
)

// What providers say of a request that is too long for the model, each in words of its own, and of vectors that are none.
var (
	tooLong  = lazyregexp.New(`(?i)context[ _-](length|size|window)|\b(input|prompt|text|sequence)s?\b.{0,40}\btoo (long|large)\b|(input|sequence) length exceeds|maximum (input|sequence) length|\bmax[a-z]* [0-9,]+ tokens per|(less|fewer|more) than [0-9,]+ tokens|exceeds.{0,40}\btokens`)
	noNumber = lazyregexp.New(`unsupported value: (NaN|[+-]Inf)|NaN or Inf`)
)

// backoff is how long to wait before the next try. Up to a quarter less than the doubled time is drawn, so that many
// clients do not come back at once.
func backoff(try int) time.Duration {
	d := min(firstWait<<min(try, 10), lastWait)
	return d - time.Duration(rand.Int64N(int64(d)/4))
}

func sleep(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// withoutThoughts drops what some local models think aloud before they answer.
func withoutThoughts(s string) string {
	s = strings.TrimSpace(s)
	if strings.HasPrefix(s, "<think>") {
		_, s, _ = strings.Cut(s, "</think>")
	}
	return strings.TrimSpace(s)
}

func orNone(stop string) string {
	if stop == "" {
		return "no reason given"
	}
	return "reason: " + stop
}

// noAnswer is for a request that got none, or not all of it in time.
func (g *Generator) noAnswer(late bool, err error) *failure {
	var of *url.Error
	if errors.As(err, &of) { // without the address, which is said already
		err = of.Err
	}
	at := g.s.BaseURL
	if u, e := url.Parse(at); e == nil {
		at = u.Redacted()
	}
	switch {
	case late:
		return &failure{kind: ErrUnavailable, what: fmt.Sprintf("%s gave no answer within %v", g.Name(), g.s.Timeout), next: "raise models.timeout_seconds, or choose a faster model", late: true}
	case errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) || strings.Contains(err.Error(), "reset by peer"):
		return &failure{kind: ErrUnavailable, what: fmt.Sprintf("%s at %s ended the connection", g.s.Provider, at), next: "ask again", again: true, another: true}
	}
	next := g.address()
	if g.s.Provider == "ollama" {
		next = "start it with `ollama serve`, or " + next
	}
	return &failure{kind: ErrUnavailable, what: fmt.Sprintf("%s cannot be reached at %s (%s)", g.s.Provider, at, g.words([]byte(err.Error()))), next: next}
}

func (g *Generator) address() string { return "check providers." + g.s.Provider + ".base_url" }

// refused is for a response that is none of success. Providers differ in codes and shapes, and agree on what the
// statuses mean.
func (g *Generator) refused(resp *http.Response, text []byte) *failure {
	code, said := complaint(text)
	known := said != ""
	if !known {
		said = string(text)
	}
	words := fmt.Sprintf("HTTP %d", resp.StatusCode)
	if said = g.words([]byte(said)); said != "" {
		words += ": " + said
	}
	f := &failure{kind: ErrAnswer, wait: retryAfter(resp.Header), words: words}
	name, p := g.Name(), g.s.Provider
	switch status := resp.StatusCode; {
	case status == 401 || status == 403:
		f.kind, f.what, f.next = ErrSettings, fmt.Sprintf("%s refuses the key (%s)", p, words), "look at providers."+p+".base_url and what serves there"
		if v := KeyVariable(p); v != "" {
			f.next = "check " + v + " or providers." + p + ".api_key"
		}
	case status == 402 || code == "insufficient_quota" || code == "billing_error":
		f.kind, f.what, f.next = ErrUnavailable, fmt.Sprintf("%s wants to be paid first (%s)", p, words), "look at the account"
	case status == 404 && known:
		f.kind, f.what, f.next = ErrSettings, fmt.Sprintf("%s has no model %s (%s)", p, g.s.Name, words), "check the name, and that the key may use it"
		if p == "ollama" {
			f.next = "`ollama pull " + g.s.Name + "` fetches it"
		}
	case status == 404 || status == 405 || 300 <= status && status < 400:
		f.kind, f.what, f.next, f.noPath = ErrSettings, fmt.Sprintf("there is no %s where providers.%s.base_url points (%s)", p, p, words), g.address(), status == 404 || status == 405
	case status == 429:
		f.kind, f.what, f.next, f.again = ErrUnavailable, fmt.Sprintf("%s limits the rate (%s)", p, words), "wait, or choose another model", true
		if f.wait > 0 {
			f.next = fmt.Sprintf("wait %v, or choose another model", f.wait.Round(time.Second))
		}
	case strings.Contains(said, "not support embed"): // before what fails: Ollama says so with 501
		f.kind, f.what, f.next = ErrSettings, fmt.Sprintf("%s makes no embeddings (%s)", name, words), "choose a model that does, as nomic-embed-text"
	case status != 503 && status != 529 && (status == 413 || tooLong.MatchString(said)): // some say so with 500
		f.what, f.next, f.input, f.long = fmt.Sprintf("%s cannot take so much at once (%s)", name, words), "send less, or choose a model with a larger window", true, true
	case status >= 500 && noNumber.MatchString(said):
		f.what, f.next, f.input = fmt.Sprintf("%s makes no numbers of it (%s)", name, words), "choose another model", true
	case status == 503 || status == 529:
		f.kind, f.what, f.next, f.again = ErrUnavailable, fmt.Sprintf("%s is overloaded (%s)", p, words), "wait, or choose another model", true
	case status >= 500 || status == 408 || status == 409:
		f.kind, f.what, f.next, f.again, f.another = ErrUnavailable, fmt.Sprintf("%s fails (%s)", p, words), "ask again later", true, true
	case strings.Contains(said, "does not support insert"):
		f.kind, f.what, f.next = ErrSettings, fmt.Sprintf("%s has no template for a suffix (%s)", name, words), "set models.completion_endpoint to template"
	default:
		f.what, f.next, f.input = fmt.Sprintf("%s refuses the request (%s)", name, words), "choose another model", true
	}
	if said := resp.Header.Get("X-Should-Retry"); said == "false" {
		f.again = false
	}
	return f
}

// complaint reads what a provider says is wrong: {"error": {"type", "code", "message"}} of Anthropic and OpenAI,
// {"error": "text"} of Ollama, {"message"} and {"detail"} of others in OpenAI's format.
func complaint(text []byte) (code, said string) {
	var outer struct {
		Error   json.RawMessage `json:"error"`
		Message any             `json:"message"`
		Detail  any             `json:"detail"`
	}
	if json.Unmarshal(text, &outer) != nil {
		return "", ""
	}
	var inner struct {
		Type    string `json:"type"`
		Code    any    `json:"code"`
		Message string `json:"message"`
	}
	if json.Unmarshal(outer.Error, &inner) == nil && inner.Message != "" {
		if c, ok := inner.Code.(string); ok && c != "" {
			return c, inner.Message
		}
		return inner.Type, inner.Message
	}
	if json.Unmarshal(outer.Error, &said) == nil && said != "" {
		return "", said
	}
	if said, ok := outer.Message.(string); ok {
		return "", said
	}
	return "", "" // {"detail": "Not Found"} is what a server says that has no such path
}

// words is a provider's own text for an error: one line, not long, and without the key, which some repeat.
func (g *Generator) words(text []byte) string {
	s := string(text)
	if len(g.s.Key) > 3 {
		s = strings.ReplaceAll(s, g.s.Key, "********")
	}
	s = strings.ToValidUTF8(strings.Join(strings.Fields(secret.MaskString(s)), " "), "?")
	if len(s) > quoted {
		s = strings.ToValidUTF8(s[:quoted], "") + " …"
	}
	return strings.TrimRight(s, ".")
}

// retryAfter is how long a provider asks to wait, 0 when it does not say.
func retryAfter(h http.Header) time.Duration {
	if ms, err := strconv.ParseFloat(h.Get("Retry-After-Ms"), 64); err == nil && ms > 0 && ms < 1e9 {
		return time.Duration(ms * float64(time.Millisecond))
	}
	v := h.Get("Retry-After")
	if s, err := strconv.ParseFloat(v, 64); err == nil && s > 0 && s < 1e6 {
		return time.Duration(s * float64(time.Second))
	}
	if t, err := http.ParseTime(v); err == nil {
		return max(time.Until(t), 0)
	}
	return 0
}
