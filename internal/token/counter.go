package token

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/ctx-sys/ctx-sys/internal/bpe"
)

// Characters is the tokenizer of the plain rule: see [Estimate].
const Characters = "characters"

// Counter counts the tokens of a text as some models do. The zero Counter is the plain rule.
//
// Counts of two texts and of both together may differ by a token or two, because words at the seam can join; who keeps
// a budget by adding up parts counts the whole at the end.
type Counter struct {
	name  string
	exact bool
	count func(string) int
}

// Count is the number of tokens of a text.
func (c Counter) Count(text string) int {
	if c.count == nil {
		return Estimate(text)
	}
	return c.count(text)
}

// Name is the tokenizer's in the table of models, or Characters.
func (c Counter) Name() string {
	if c.name == "" {
		return Characters
	}
	return c.name
}

// Exact says whether Count is what the model itself counts. docs/use/tokens.md states how wrong the others are.
func (c Counter) Exact() bool { return c.exact }

// Counters keeps vocabularies that were read, each some 10 MB. The zero value is ready and safe for concurrent use.
type Counters struct {
	mu   sync.Mutex
	read map[string]*bpe.Encoding // by name
}

// For is the counter of a tokenizer, as a budget names it; "" is the plain rule. The first use of a vocabulary reads it,
// which takes some 20 ms.
func (c *Counters) For(tokenizer string) (Counter, error) {
	switch tokenizer {
	case "", Characters:
		return Counter{}, nil
	case "o200k_base":
		return c.exact(tokenizer, bpe.O200K)
	case "cl100k_base":
		return c.exact(tokenizer, bpe.CL100K)
	}
	t, ok := Models().Tokenizers[tokenizer]
	if !ok {
		return Counter{}, fmt.Errorf("unknown tokenizer %q: there are %s", tokenizer, strings.Join(Tokenizers(), ", "))
	}
	thousandth := t.Factor / 1000
	return Counter{name: tokenizer, count: func(text string) int {
		n := float64(bpe.Estimate(text)) * thousandth
		whole := int(n)
		if float64(whole) < n {
			whole++
		}
		return whole
	}}, nil
}

func (c *Counters) exact(name string, read func() (*bpe.Encoding, error)) (Counter, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e := c.read[name]
	if e == nil {
		var err error
		if e, err = read(); err != nil {
			return Counter{}, err
		}
		if c.read == nil {
			c.read = map[string]*bpe.Encoding{}
		}
		c.read[name] = e
	}
	return Counter{name: name, exact: true, count: e.Count}, nil
}

// Tokenizers are the names For knows.
func Tokenizers() []string {
	return append(slices.Sorted(maps.Keys(Models().Tokenizers)), Characters)
}
