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
