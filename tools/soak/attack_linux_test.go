package soak_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
)

// An attacker tries one family. Quick ones are a part of every `go test`, the others of `make soak`.
type attacker struct {
	quick bool
	run   func(t *testing.T)
}

var attacks = map[string]attacker{
	"home-readonly":    {true, homes},
	"home-full":        {false, fullHome},
	"environment":      {false, environments},
	"git-environment":  {true, gitEnvironment},
	"path-git":         {false, pathGit},
	"gitfile":          {false, gitFiles},
	"names-collide":    {false, names},
	"chat-templates":   {false, templates},
	"hook-events":      {false, hookEvents},
	"transcripts":      {false, transcripts},
	"memory-import":    {true, memoryImport},
	"resource-uris":    {true, resourceURIs},
	"project-argument": {true, projectArgument},
	"http-bodies":      {false, httpBodies},
	"http-hosts":       {false, httpHosts},
	"lsp-documents":    {false, lspDocuments},
	"provider":         {false, providers},
	"vectors-poisoned": {false, poisonedVectors},
	"index-swapped":    {false, swappedIndex},
	"clocks":           {false, clocks},
	"limits":           {false, limits},
	"signals":          {false, signals},
	"critique-drafts":  {false, drafts},
	"compact-long":     {false, longTranscripts},
	"queries":          {false, queries},
	"ignore-patterns":  {false, ignorePatterns},
	"nesting":          {false, nesting},
	"swaps":            {false, swaps},
	"shared-server":    {false, sharedServer},
	"client-configs":   {false, clientConfigs},
	"names-of-stores":  {false, storeNames},
	"verbs-at-random":  {false, randomVerbs},
}

// TestFamilies holds the list that was written first against what is run.
func TestFamilies(t *testing.T) {
	text, err := os.ReadFile("testdata/families.txt")
	must(t, err)
	var listed []string
	for line := range strings.Lines(string(text)) {
		name, rest, ok := strings.Cut(line, "|")
		if name = strings.TrimSpace(name); !ok || strings.HasPrefix(name, "#") {
			continue
		}
		if strings.Count(rest, "|") < 1 {
			t.Errorf("%s: what has to hold?", name)
		}
		listed = append(listed, name)
		if _, ok := attacks[name]; !ok {
			t.Errorf("%s is listed and not run", name)
		}
	}
	for name := range attacks {
		if !slices.Contains(listed, name) {
			t.Errorf("%s is run and not listed", name)
		}
	}
}

func TestAttack(t *testing.T) {
	for name, a := range attacks {
		if a.quick || *attack {
			t.Run(name, a.run)
		}
	}
}

// outsideText is in files that no answer may show.
const outsideText = "OUTSIDE7731 must not be read"

// small is a project in which a few questions have answers, and a file outside of it.
func small(t *testing.T) (p *place, outside string) {
	p = newPlace(t, map[string]string{
		"pay.go":   "package pay\n\n// Settle settles a payment.\nfunc Settle(amount int) int { return charge(amount) }\n\nfunc charge(amount int) int { return amount }\n",
		"guide.md": "# Guide\n\n`Settle` is called once a day.\n",
	})
	outside = filepath.Join(filepath.Dir(p.root), "outside.txt")
	must(t, os.WriteFile(outside, []byte(outsideText+"\n"), 0o600))
	return p, outside
}

// look asks the common questions; each has to end in order.
func (p *place) look() (said string) {
	p.t.Helper()
	for _, args := range [][]string{{"search", "settle a payment"}, {"show", "Settle"}, {"context", "how is a payment settled"}, {"status"}, {"doctor", "--no-models"}, {"memory", "list"}, {"session", "list"}} {
		o := p.sane("", args...)
		said += o.out + o.err
	}
	if strings.Contains(said, "OUTSIDE7731") {
		p.t.Errorf("a file outside was read: %.600s", said[strings.Index(said, "OUTSIDE7731"):])
	}
	return said
}

// answers reports an error unless the questions of small have their answers.
func (p *place) finds(what string) {
	p.t.Helper()
	if o := p.run("", "search", "settle a payment"); o.code != 0 || !strings.Contains(o.out, "pay.go:") {
		p.t.Errorf("%s: search: %d %.300s %.500s", what, o.code, o.out, o.err)
	}
}

// pipe makes a FIFO.
func pipe(t testing.TB, path string) {
	t.Helper()
	must(t, os.MkdirAll(filepath.Dir(path), 0o755))
	must(t, syscall.Mkfifo(path, 0o600))
}

// git runs git in the project, with settings of nobody.
func (p *place) git(args ...string) {
	p.t.Helper()
	gitIn(p.t, p.root, args...)
}
