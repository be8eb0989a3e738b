package parse

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ctx-sys/ctx-sys/internal/facts"
)

var (
	mutateLanguage = flag.String("mutate-language", "", "the language of TestMutated; empty for every one")
	mutateRuns     = flag.Int("mutate-runs", 50, "how many texts of a language TestMutated makes")
	mutateSeed     = flag.Uint64("mutate-seed", 1, "what the first of the texts is made from")
)

// TestMutated parses texts that were damaged: changed, cut, doubled and mixed, with other languages too. The facts
// of all are well-formed. With -trees they are made of the files there too. A text that fails is made small and
// kept among the inputs of FuzzParse.
func TestMutated(t *testing.T) {
	names := everyLanguage()
	if *mutateLanguage != "" {
		names = []string{*mutateLanguage}
	}
	foreign := slices.SortedFunc(maps.Values(hostileSamples(t)), bytes.Compare)
	var files map[string][][]byte
	if *trees != "" {
		files = filesByLanguage(t)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) { testMutated(t, name, append(mutationSeeds(t, name), files[name]...), foreign) })
	}
}

func testMutated(t *testing.T, language string, seeds, foreign [][]byte) {
	p := New()
	defer p.Close()
	var slowest time.Duration
	var slow uint64
	for i := range uint64(*mutateRuns) {
		seed := *mutateSeed + i
		m := mutation{rand.New(rand.NewPCG(seed, 0)), seeds, foreign}
		text := m.text()
		made := fmt.Sprintf("-mutate-language %q -mutate-runs 1 -mutate-seed %d", language, seed)
		hang := time.AfterFunc(time.Minute, func() { fmt.Fprintln(os.Stderr, "a minute and no end:", made) })
		start := time.Now()
		err := wrongOrPanic(p, language, text)
		if taken := time.Since(start); taken > slowest {
			slowest, slow = taken, seed
		}
		if hang.Stop(); err != nil {
			text = smallest(text, func(text []byte) bool { return wrongOrPanic(p, language, text) != nil })
			t.Fatalf("%v\nmade by: %s\nto repeat: go test ./internal/parse -run FuzzParse/%s", err, made, keepInput(t, language, text))
		}
	}
	t.Logf("%d texts, the slowest took %v: -mutate-seed %d", *mutateRuns, slowest.Round(time.Millisecond), slow)
}

// wrongOrPanic is wrongParse for which a panic is an error.
func wrongOrPanic(p *Parser, language string, text []byte) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v\n%s", r, debug.Stack())
		}
	}()
	return wrongParse(p, language, text)
}

// mutationSeeds are the texts of a language that are damaged.
func mutationSeeds(t testing.TB, language string) [][]byte {
	t.Helper()
	seeds := fuzzSeeds(t, language)
	slices.SortFunc(seeds, bytes.Compare)
	paths, err := filepath.Glob("testdata/fuzz/FuzzParse/*")
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range paths {
		kept, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		_, quoted, _ := strings.Cut(string(kept), "[]byte(")
		input, err := strconv.Unquote(strings.TrimSuffix(quoted, ")\n"))
		if err != nil {
			t.Fatalf("%s: %v", path, err)
		}
		if of, text := fuzzInput([]byte(input)); of == language {
			seeds = append(seeds, text)
		}
	}
	return seeds
}

// keepInput writes an input of FuzzParse and returns the name of its file.
func keepInput(t testing.TB, language string, text []byte) string {
	t.Helper()
	input := fmt.Appendf(nil, "go test fuzz v1\n[]byte(%q)\n", language+"\n"+string(text))
	path := filepath.Join("testdata", "fuzz", "FuzzParse", fmt.Sprintf("%x", sha256.Sum256(input))[:16])
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, input, 0o644); err != nil {
		t.Fatal(err)
	}
	return filepath.Base(path)
}

// smallest takes out of a text what it fails without: halves first, then ever smaller pieces.
func smallest(text []byte, fails func([]byte) bool) []byte {
	end := time.Now().Add(time.Minute)
	for size := max(1, len(text)/2); size > 0; size /= 2 {
		for at := 0; at+size <= len(text) && time.Now().Before(end); {
			if less := slices.Concat(text[:at], text[at+size:]); fails(less) {
				text = less
			} else {
				at += size
			}
		}
	}
	return text
}

// mutation damages one text.
type mutation struct {
	*rand.Rand
	seeds, foreign [][]byte // texts of the language, and of others
}

// How long a text may be before it is damaged, and after, in bytes.
const (
	maxSeed    = 5_000
	maxMutated = 20_000
)

func (m mutation) text() []byte {
	text := m.seeds[m.IntN(len(m.seeds))]
	if over := len(text) - maxSeed; over > 0 {
		text = text[m.IntN(over):][:maxSeed]
	}
	text = bytes.Clone(text)
	for range 1 + m.IntN(6) {
		text = m.damage(text)
		text = text[:min(len(text), maxMutated)]
	}
	return text
}

func (m mutation) damage(text []byte) []byte {
	at := m.IntN(len(text) + 1)
	switch m.IntN(11) {
	case 0:
		if at < len(text) {
			text[at] = byte(m.IntN(256))
		}
	case 1:
		if at < len(text) {
			text[at] ^= 1 << m.IntN(8)
		}
	case 2:
		from, to := m.span(text)
		return slices.Delete(text, from, to)
	case 3:
		return slices.Insert(text, at, m.piece(text)...)
	case 4:
		return slices.Insert(text, at, m.piece(m.seeds[m.IntN(len(m.seeds))])...)
	case 5:
		return slices.Insert(text, at, m.piece(m.foreign[m.IntN(len(m.foreign))])...)
	case 6:
		tokens := mutationTokens()
		return slices.Insert(text, at, []byte(tokens[m.IntN(len(tokens))])...)
	case 7:
		piece := m.piece(text)
		return slices.Insert(text, at, bytes.Repeat(piece[:min(len(piece), 20)], m.IntN(40))...)
	case 8: // a name is missing
		from, to := wordAt(text, at)
		return slices.Delete(text, from, to)
	case 9: // or is another
		from, to := wordAt(text, at)
		first, last := wordAt(text, m.IntN(len(text)+1))
		return slices.Replace(text, from, to, bytes.Clone(text[first:last])...)
	case 10: // scanners go on for ever at the end
		return text[:at]
	}
	return text
}

// wordAt returns where the word begins and ends that is at a place or behind it.
func wordAt(text []byte, at int) (from, to int) {
	for at < len(text) && !facts.IsNameByte(text[at]) {
		at++
	}
	from, to = at, at
	for from > 0 && facts.IsNameByte(text[from-1]) {
		from--
	}
	for to < len(text) && facts.IsNameByte(text[to]) {
		to++
	}
	return from, to
}

// span chooses a part of a text, mostly a short one.
func (m mutation) span(text []byte) (from, to int) {
	from = m.IntN(len(text) + 1)
	most := len(text) - from
	if m.IntN(3) > 0 {
		most = min(most, 30)
	}
	return from, from + m.IntN(most+1)
}

func (m mutation) piece(text []byte) []byte {
	from, to := m.span(text)
	return bytes.Clone(text[from:to])
}

// mutationTokens open, close or part something in one language or another.
func mutationTokens() []string {
	const signs = "{ } ( ) [ ] < > << >> :: : ; , . .. ... -> => <- = := == ? ?. ! & | |> * @ # $ \\ / // */ -- end do {{ }}"
	return slices.Concat(strings.Fields(signs), hostileOpenings(), []string{"\n", "\r\n", "\t", " ", "\x00", "\n\n", "\n  ", "é", "\u2028"})
}
