package crossrepo_test

import (
	"flag"
	"fmt"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	"github.com/ctx-sys/ctx-sys/internal/crossrepo"
)

var update = flag.Bool("update", false, "write the edges that are found into the samples")

// TestLanguages links two repositories in each language, and compares all edges between them with those written down.
func TestLanguages(t *testing.T) {
	compareSamples(t, "testdata/languages.txtar")
}

// compareSamples links the repositories of each sample (sample/repository/file) of an archive.
func compareSamples(t *testing.T, name string) {
	a, err := txtar.ParseFile(name)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	var samples []string
	repositories := map[string][]string{}
	want := ""
	for _, f := range a.Files {
		if f.Name == "want" {
			want = string(f.Data)
			continue
		}
		parts := strings.SplitN(f.Name, "/", 3)
		if !slices.Contains(samples, parts[0]) {
			samples = append(samples, parts[0])
		}
		if !slices.Contains(repositories[parts[0]], parts[1]) {
			repositories[parts[0]] = append(repositories[parts[0]], parts[1])
		}
		at := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(at), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var got strings.Builder
	for _, sample := range samples {
		names := repositories[sample]
		var parts []crossrepo.Part
		for _, name := range names {
			parts = append(parts, opened(t, filepath.Join(dir, sample, name)))
		}
		r, err := crossrepo.Link(t.Context(), parts)
		if err != nil {
			t.Fatal(sample, err)
		}
		foundApart(t, sample, parts, r)
		fmt.Fprintf(&got, "%s\n", sample)
		for _, d := range r.Dependencies {
			fmt.Fprintf(&got, "  %s uses %s of %s, declared: %v\n", names[d.From], d.Coordinates, names[d.To], d.Declared)
		}
		for _, e := range r.Edges {
			fmt.Fprintf(&got, "  %s %s %s: %s %.2f %s\n", path.Join(names[e.From], entityName(t, parts[e.From], e.Source)), e.Kind,
				path.Join(names[e.To], entityName(t, parts[e.To], e.Target)), e.Resolution, e.Weight, e.Metadata)
		}
		for _, e := range r.Replaced {
			fmt.Fprintf(&got, "  replaces %s %s %s %s\n", path.Join(names[e.Part], entityName(t, parts[e.Part], e.Source)), e.Kind, e.Text, e.Resolution)
		}
	}
	if got.String() != want {
		t.Errorf("got\n%s\nwant\n%s", got.String(), want)
		if *update {
			a.Files[slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "want" })].Data = []byte(got.String())
			if err := os.WriteFile(name, txtar.Format(a), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestNetworks compares what is called over HTTP, gRPC and queues with what answers.
func TestNetworks(t *testing.T) {
	compareSamples(t, "testdata/networks.txtar")
}

// TestLinkerAgain changes files of repositories between links: a linker that knows what it found before finds what one that does not finds.
func TestLinkerAgain(t *testing.T) {
	root := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		at := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(at), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("app/go.mod", "module example.com/app\n\nrequire example.com/money v1.0.0\n")
	write("app/main.go", "package main\n\nimport \"example.com/money\"\n\nfunc main() { money.Zero() }\n")
	write("money/go.mod", "module example.com/money\n")
	write("money/money.go", "package money\n\nfunc Zero() {}\n")
	write("web/package.json", `{"name": "web"}`)
	write("web/a.ts", "export function load() { return fetch(`${base}/wallets/total`); }\n")
	names := []string{"app", "money", "web"}
	var linker crossrepo.Linker
	for i, change := range []func(){
		func() {},
		func() {},
		func() { write("money/money.go", "package money\n\nfunc One() {}\n\nfunc Zero() {}\n") },
		func() {
			write("app/main.go", "package main\n\nimport (\n\t\"net/http\"\n\n\t\"example.com/money\"\n)\n\nfunc main() { money.One(); http.HandleFunc(\"/wallets/total\", total) }\n\nfunc total(http.ResponseWriter, *http.Request) {}\n")
		},
		func() { write("web/a.ts", "export function other() { return fetch(`${base}/wallets/totals`); }\n") },
		func() { write("app/go.mod", "module example.com/app\n") },
	} {
		change()
		var parts []crossrepo.Part
		for _, name := range names {
			p := opened(t, filepath.Join(root, name))
			text := ""
			files, err := p.State.Files(t.Context())
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range files {
				text += fmt.Sprintf("%d %s %x\n", f.ID, f.Path, f.Hash)
			}
			p.Version = text
			parts = append(parts, p)
		}
		got, err := linker.Link(t.Context(), parts)
		if err != nil {
			t.Fatal(err)
		}
		want, err := crossrepo.Link(t.Context(), parts)
		if err != nil {
			t.Fatal(err)
		}
		if fmt.Sprint(*got) != fmt.Sprint(*want) {
			t.Errorf("change %d: got\n%v\nwant\n%v", i, *got, *want)
		}
		if n := len(want.Edges); n == 0 {
			t.Errorf("change %d: no edges", i)
		}
	}
}

// foundApart compares what was found of some parts together with what is found of each by itself, its names and those it shares names with.
func foundApart(t *testing.T, sample string, parts []crossrepo.Part, want *crossrepo.Result) {
	t.Helper()
	var looked []*crossrepo.Surface
	for i := range parts {
		s, err := crossrepo.Look(t.Context(), &parts[i])
		if err != nil {
			t.Fatal(sample, err)
		}
		looked = append(looked, s)
	}
	shared := func(i, j int) bool {
		return slices.ContainsFunc(looked[i].Wants, func(h int64) bool { _, ok := slices.BinarySearch(looked[j].Offers, h); return ok })
	}
	got := &crossrepo.Result{}
	var texts []*crossrepo.Texts
	for i := range parts {
		order := []int{i}
		services := crossrepo.Services{}
		for n := 0; n < len(order); n++ { // what it uses, and what that uses
			for j := range parts {
				if shared(order[n], j) && !slices.Contains(order, j) {
					order = append(order, j)
				}
			}
		}
		slices.Sort(order[1:])
		var list []crossrepo.Part
		for _, j := range order {
			list = append(list, parts[j])
			for name, methods := range looked[j].Services {
				services[name] = append(services[name], methods...)
			}
		}
		r, _, err := crossrepo.LinkFirst(t.Context(), list)
		if err != nil {
			t.Fatal(sample, err)
		}
		for _, d := range r.Dependencies {
			d.From, d.To = i, order[d.To]
			got.Dependencies = append(got.Dependencies, d)
		}
		for _, e := range r.Edges {
			e.From, e.To = i, order[e.To]
			got.Edges = append(got.Edges, e)
		}
		for _, e := range r.Replaced {
			e.Part = i
			for k := range e.To {
				e.To[k] = order[e.To[k]]
			}
			got.Replaced = append(got.Replaced, e)
		}
		read, err := crossrepo.ReadTexts(t.Context(), &parts[i], services)
		if err != nil {
			t.Fatal(sample, err)
		}
		data, err := read.Encode()
		if err != nil {
			t.Fatal(sample, err)
		}
		if read, err = crossrepo.DecodeTexts(data); err != nil {
			t.Fatal(sample, err)
		}
		texts = append(texts, read)
	}
	tied, err := crossrepo.Tie(t.Context(), texts)
	if err != nil {
		t.Fatal(sample, err)
	}
	got.Edges = append(got.Edges, tied...)
	lines := func(r *crossrepo.Result) (out []string) {
		for _, d := range r.Dependencies {
			out = append(out, fmt.Sprintf("uses %+v", d))
		}
		for _, e := range r.Edges {
			out = append(out, fmt.Sprintf("edge %+v", e))
		}
		for _, e := range r.Replaced {
			out = append(out, fmt.Sprintf("replaced %+v", e))
		}
		slices.Sort(out)
		return out
	}
	if got, want := lines(got), lines(want); !slices.Equal(got, want) {
		t.Errorf("%s: apart\n%s\ntogether\n%s", sample, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
