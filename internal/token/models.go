package token

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

const (
	// QueryTokens is what one question gets when nothing else is said.
	QueryTokens = 4_000
	// CompletionTokens is what a completion gets: 32,768 characters.
	CompletionTokens = 8_192

	unnamedWindow  = 100_000 // no model was named
	unknownWindow  = 16_000  // a model was named that no table knows: the smaller, safe one
	defaultReserve = 8_192
)

// Model is what the table knows of some models. Source says where the window comes from.
type Model struct {
	Names     []string `json:"names"` // each a name, or the part of names that a family shares
	Window    int      `json:"window"`
	Reserve   int      `json:"reserve"`
	Retrieval int      `json:"retrieval"`
	Tokenizer string   `json:"tokenizer"`
	Format    string   `json:"format"`
	Source    string   `json:"source"`
}

// Tokenizer is how models count: exactly, or Factor times what Estimate of package bpe finds.
type Tokenizer struct {
	Exact  bool    `json:"exact"`
	Factor float64 `json:"factor"`
	Source string  `json:"source"`
}

// Table is what models.json holds. In it a window is the provider's. A reserve is 8,192 tokens for windows of 200,000 and
// more and 4,096 for smaller ones, never more than a quarter. Retrieval is what an older model of the family had,
// else QueryTokens: nothing says that the model bears more.
type Table struct {
	Sources    map[string]string    `json:"sources"`
	Tokenizers map[string]Tokenizer `json:"tokenizers"`
	Models     []Model              `json:"models"`
}

//go:embed models.json
var builtin []byte

// Models returns the table, which nobody may change.
var Models = sync.OnceValue(func() Table {
	var t Table
	dec := json.NewDecoder(bytes.NewReader(builtin))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&t); err != nil {
		panic(fmt.Sprintf("token: models.json: %v", err)) // it is part of the program, and a test reads it
	}
	return t
})

// Match says how a name was found in the table.
type Match string

// The ways to find a name.
const (
	MatchExact   Match = "exact"
	MatchFamily  Match = "family"   // the longest known name that is a part of it
	MatchUnknown Match = "unknown"  // the smallest budget that is safe
	MatchNoModel Match = "no model" // none was named
)

// Found is what is known of one model, and from where.
type Found struct {
	ctxsys.Budget
	Match   Match
	Known   string   // the name in the table; "" when there is none
	Source  string   // where the window is from, in words
	Changed []string // fields that an override set, in the order of Budget
}

// Lookup finds the budget of a model: see [Find].
func Lookup(model string, overrides []ctxsys.Budget) ctxsys.Budget {
	return Find(model, overrides).Budget
}

// Find finds a model: by the exact name, else by the longest known name that the given one contains between
// separators ("anthropic/claude-3-opus-20240229" is a claude-3-opus). It never goes the other way, so "gpt" or
// "default" match nothing by accident. Fields an override leaves at zero keep what is known without it; an
// override without a name is for no model. The answer carries the name that was asked for.
func Find(model string, overrides []ctxsys.Budget) Found {
	found := fallback(model)
	table := Models()
	name := plainName(model)
	if m, known := longest(table.Models, name, func(m Model) []string { return m.Names }); known != "" {
		found = Found{
			Budget: ctxsys.Budget{Window: m.Window, Reserve: m.Reserve, Retrieval: m.Retrieval, Tokenizer: m.Tokenizer, Format: m.Format},
			Match:  MatchFamily, Known: known, Source: table.Sources[m.Source],
		}
		if plainName(known) == name {
			found.Match = MatchExact
		}
	}
	set, _ := longest(overrides, name, func(b ctxsys.Budget) []string { return []string{b.Model} })
	if i := slices.IndexFunc(overrides, func(b ctxsys.Budget) bool { return b.Model == "" }); i >= 0 && found.Match == MatchNoModel {
		set = overrides[i]
	}
	found.override(set)
	found.Model = model
	return found
}

func (f *Found) override(set ctxsys.Budget) {
	if set.Window > 0 {
		f.Budget = Resize(f.Budget, set.Window)
		f.Changed = append(f.Changed, "window")
	}
	if set.Reserve > 0 {
		f.Reserve = min(set.Reserve, f.Window)
		f.Changed = append(f.Changed, "reserve")
	}
	if set.Retrieval > 0 {
		f.Retrieval = set.Retrieval
		f.Changed = append(f.Changed, "retrieval")
	}
	if set.Tokenizer != "" {
		f.Tokenizer = set.Tokenizer
		f.Changed = append(f.Changed, "tokenizer")
	}
	if set.Format != "" {
		f.Format = set.Format
		f.Changed = append(f.Changed, "format")
	}
}

// Effective is Find for a user who may have set one window for all models, 0 if not. What is set for this model goes
// before it, what the table knows comes after it.
func Effective(model string, window int, overrides []ctxsys.Budget) Found {
	found := Find(model, overrides)
	if window <= 0 || slices.Contains(found.Changed, "window") {
		return found
	}
	reserve := found.Reserve
	found.Budget = Resize(found.Budget, window)
	if slices.Contains(found.Changed, "reserve") {
		found.Reserve = min(reserve, window)
	}
	found.Changed = append([]string{"window"}, found.Changed...)
	return found
}

func fallback(model string) Found {
	if model == "" {
		return Found{Budget: ctxsys.Budget{Window: unnamedWindow, Reserve: defaultReserve, Retrieval: QueryTokens}, Match: MatchNoModel}
	}
	return Found{Budget: ctxsys.Budget{Window: unknownWindow, Reserve: unknownWindow / 4, Retrieval: QueryTokens, Format: "plain"}, Match: MatchUnknown}
}

// longest is the record with the longest name found in a plain name, and that name; the zero record when there is
// none. The exact name is the longest there can be.
func longest[R any](records []R, name string, names func(R) []string) (best R, known string) {
	for _, r := range records {
		for _, n := range names(r) {
			if plain := plainName(n); len(plain) > len(known) && contains(name, plain) {
				best, known = r, n
			}
		}
	}
	return best, known
}

// plainName makes "Claude Opus 4" and "claude_opus_4" the same name.
func plainName(s string) string {
	return strings.NewReplacer(" ", "-", "_", "-").Replace(strings.ToLower(strings.TrimSpace(s)))
}

// contains says whether part occurs in name with no letter, digit or version dot right next to it.
func contains(name, part string) bool {
	for from := 0; part != "" && from+len(part) <= len(name); {
		i := strings.Index(name[from:], part)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(part)
		if parts(name, start) && parts(name, end) {
			return true
		}
		from = start + 1
	}
	return false
}

// parts says whether a name can be cut at i: at an end of it or next to a separator. A dot is one unless it is
// between digits, where it belongs to a version.
func parts(name string, i int) bool {
	return i == 0 || i == len(name) || separates(name, i-1) || separates(name, i)
}

func separates(name string, i int) bool {
	c := name[i]
	if c == '.' {
		return i == 0 || i == len(name)-1 || !isDigit(name[i-1]) || !isDigit(name[i+1])
	}
	return (c < 'a' || c > 'z') && !isDigit(c)
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// Resize gives a budget another window, as a user may set it for any model. The reserve shrinks to a
// quarter of a small window.
func Resize(b ctxsys.Budget, window int) ctxsys.Budget {
	b.Window = max(window, 0)
	b.Reserve = min(b.Reserve, b.Window/4)
	return b
}

// Available is what a whole prompt may take: the window less the reserve, never negative.
func Available(b ctxsys.Budget) int {
	return max(b.Window-b.Reserve, 0)
}

// Limits are the two bounds of one assembly: the whole prompt, and what is gathered without being asked. For the query
// and completion profiles they are one number, since nothing but gathered code is in them. maxTokens is what
// the user asked for, 0 for the profile's own; it is never more than the model leaves.
func Limits(profile ctxsys.Profile, b ctxsys.Budget, maxTokens int) (prompt, retrieval int) {
	prompt = Available(b)
	switch {
	case maxTokens > 0:
		prompt = min(prompt, maxTokens)
	case profile == ctxsys.ProfileQuery:
		prompt = min(prompt, QueryTokens, b.Retrieval)
	case profile == ctxsys.ProfileCompletion:
		prompt = min(prompt, CompletionTokens)
	}
	if profile == ctxsys.ProfileChat {
		return prompt, min(prompt, b.Retrieval)
	}
	return prompt, prompt
}
