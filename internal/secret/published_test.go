package secret

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"go/build"
	"io/fs"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// tested is a text that gitleaks tests a rule with, and what it finds in it.
type tested struct {
	Rule     string   `json:"rule"`
	Text     string   `json:"text"`
	Positive bool     `json:"positive"`
	Secrets  []string `json:"secrets"`
}

func testedTexts(t *testing.T) (all []tested) {
	file, err := os.Open("testdata/gitleaks.json.gz")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	plain, err := gzip.NewReader(file)
	if err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewScanner(plain)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		var one tested
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			t.Fatal(err)
		}
		all = append(all, one)
	}
	if err := lines.Err(); err != nil || len(all) < 6000 {
		t.Fatal(len(all), err)
	}
	return all
}

// Of what gitleaks' authors say must be found, nothing passes but what is named here.
func TestGitleaksFinds(t *testing.T) {
	passes := map[string]string{
		"generic-api-key":                       "a rule that guesses",
		"hashicorp-tf-password":                 "the name password, in files of Terraform",
		"pkcs12-file":                           "a file by its name",
		"jwt":                                   "texts that are no base64 of an object",
		"sidekiq-secret":                        "cafebabe:deadbeef, without a digit",
		"aws-amazon-bedrock-api-key-long-lived": "EXAMPLE, over and over",
		"curl-auth-user":                        "a password in braces, as a template has it",
	}
	texts, missed := map[string]int{}, map[string]int{}
	all, through := 0, 0
	for _, one := range testedTexts(t) {
		if !one.Positive {
			continue
		}
		out, n := Mask([]byte(one.Text))
		found := n > 0 && !slices.ContainsFunc(one.Secrets, func(s string) bool { return bytes.Contains(out, []byte(s)) })
		all++
		texts[one.Rule]++
		if found {
			continue
		}
		through++
		missed[one.Rule]++
		if passes[one.Rule] == "" {
			t.Errorf("%s: %q became %q", one.Rule, one.Text, out)
		}
	}
	for rule := range passes {
		if missed[rule] == 0 {
			t.Errorf("%s does not pass any more", rule)
		}
	}
	t.Logf("%d of %d texts of %d rules pass: %v", through, all, len(texts), missed)
	if 20*through > all {
		t.Errorf("%d of %d texts pass: more than 5 %%", through, all)
	}
}

// Of what gitleaks' authors say is none, nothing is hidden but by a format that means it.
func TestGitleaksInnocent(t *testing.T) {
	means := []string{"sk-", "cloudflare-", "slack", "xoxp-", "curl", "freemius", "hf_", "NuGet password", "Authorization", "Vault token"}
	hidden := 0
	for _, one := range testedTexts(t) {
		if one.Positive {
			continue
		}
		for _, f := range Find([]byte(one.Text)) {
			hidden++
			if !slices.ContainsFunc(means, func(kind string) bool { return strings.HasPrefix(f.Kind, kind) }) {
				t.Errorf("%s: %s in %q", one.Rule, f.Kind, one.Text)
			}
		}
	}
	t.Logf("%d hidden", hidden)
}

// Each rule finds one of its own texts by itself: it compiles, and begins with a word that is in them.
func TestEachRuleFinds(t *testing.T) {
	texts := map[string][]string{}
	for _, one := range testedTexts(t) {
		if one.Positive {
			texts[one.Rule] = append(texts[one.Rule], one.Text)
		}
	}
	for i, f := range publishedFormats {
		alone := newAutomaton(matchers(publishedFormats[i : i+1]))
		found := slices.ContainsFunc(texts[f.kind], func(text string) (found bool) {
			alone.each([]byte(text), func(at int, m *matcher) {
				m.find([]byte(text), at, func(int, int) { found = true })
			})
			return found
		})
		if !found && len(texts[f.kind]) > 0 {
			t.Errorf("%s finds none of its %d texts", f.kind, len(texts[f.kind]))
		}
	}
}

// Texts cut and joined at random places, in which the mask of one secret meets another.
func TestMaskTwice(t *testing.T) {
	all := testedTexts(t)
	random := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		var text []byte
		for range 1 + random.IntN(4) {
			part := all[random.IntN(len(all))].Text
			from := random.IntN(len(part) + 1)
			text = append(text, part[from:from+random.IntN(len(part)-from+1)]...)
		}
		once, n := Mask(text)
		if again, _ := Mask(once); !bytes.Equal(again, once) || len(once) != len(text) || bytes.Count(once, []byte("\n")) != bytes.Count(text, []byte("\n")) || n == 0 != bytes.Equal(once, text) {
			t.Fatalf("%q\nbecame %q\nthen   %q", text, once, again)
		}
	}
}

// The automaton finds what looking for each word by itself finds.
func TestWords(t *testing.T) {
	path := filepath.Join(build.Default.GOROOT, "src", "net", "http", "server.go")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Skip(err)
	}
	for _, f := range slices.Concat(formats(), publishedFormats) {
		for _, w := range f.words {
			text = append(append(text, w...), " "+w+strings.ToUpper(w)...)
		}
	}
	type hit struct {
		at   int
		kind string
	}
	got, short, want := map[hit]int{}, map[hit]int{}, map[hit]int{}
	words().each(text, func(at int, m *matcher) { got[hit{at, m.kind}]++ })
	eachInShort(text, known(), func(at int, m *matcher) { short[hit{at, m.kind}]++ })
	lower := bytes.ToLower(text)
	for _, m := range slices.Concat(formats(), publishedFormats) {
		for _, w := range m.words {
			in, word := text, []byte(w)
			if m.fold {
				in, word = lower, bytes.ToLower(word)
			}
			for at := 0; ; at++ {
				i := bytes.Index(in[at:], word)
				if i < 0 {
					break
				}
				at += i
				want[hit{at, m.kind}]++
			}
		}
	}
	if !maps.Equal(short, want) {
		t.Error("a short text has other words")
	}
	if !maps.Equal(got, want) {
		for h, n := range want {
			if got[h] != n {
				t.Fatalf("%v: %d, want %d", h, got[h], n)
			}
		}
		t.Fatal("found words that are not there")
	}
}

// Code has hardly any: what is hidden in Go's own sources are keys and passwords of tests.
func TestGoSources(t *testing.T) {
	if testing.Short() {
		t.Skip("reads all of Go's sources")
	}
	files, masked := 0, map[string][]string{}
	err := filepath.WalkDir(filepath.Join(build.Default.GOROOT, "src"), func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil || bytes.IndexByte(text[:min(len(text), 8000)], 0) >= 0 {
			return err
		}
		files++
		for _, f := range Find(text) {
			masked[path] = append(masked[path], fmt.Sprintf("%s: %.60q", f.Kind, text[f.From:f.To]))
		}
		return nil
	})
	if err != nil {
		t.Skip(err)
	}
	if 1000*len(masked) > files {
		t.Errorf("%d of %d files: %q", len(masked), files, masked)
	}
	t.Logf("%d of %d files", len(masked), files)
}
