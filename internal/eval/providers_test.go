package eval

import (
	"context"
	"flag"
	"hash/fnv"
	"math/rand/v2"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/model"
	"github.com/ctx-sys/ctx-sys/internal/model/fake"
	"github.com/ctx-sys/ctx-sys/internal/provided"
)

var (
	providerAnnotations = flag.String("provider-annotations", "", "folder with repos.json and annotations/, whose queries TestProviders asks in place of three of its own")
	providerCorpora     = flag.String("provider-corpora", "", "folder with the checkouts of their repositories")
	providerRepos       = flag.String("provider-repos", "", "the repositories, separated by commas")
)

// oracle is a model of embeddings that knows which files are wanted, and nothing of what is in them: what the best of all models
// would gain. noise is how much of a vector says nothing.
type oracle struct {
	wanted map[string][]string // by query
	noise  float32
}

func (o oracle) Model() string { return "ollama/oracle" }

func (o oracle) Embed(_ context.Context, texts []string, as embed.Purpose) (*embed.Embedded, error) {
	out := &embed.Embedded{}
	for _, text := range texts {
		v := direction(text)
		for i := range v {
			v[i] *= o.noise
		}
		first, _, _ := strings.Cut(text, "\n")
		file, _, _ := strings.Cut(first, " ")
		names := []string{path.Base(file)}
		if as == embed.Question {
			names = o.wanted[text]
		}
		for _, name := range names {
			for i, x := range direction(name) {
				v[i] += x
			}
		}
		embed.Normalize(v)
		out.Vectors = append(out.Vectors, v)
	}
	return out, nil
}

// direction is a random one for a text, of length one.
func direction(text string) []float32 {
	h := fnv.New64a()
	h.Write([]byte(text))
	r := rand.New(rand.NewPCG(h.Sum64(), 1))
	v := make([]float32, 384)
	for i := range v {
		v[i] = float32(r.NormFloat64())
	}
	embed.Normalize(v)
	return v
}

// TestProviders measures what providers' vectors do to the ranking, from a model that knows the answers to one that knows little.
func TestProviders(t *testing.T) {
	f := fake.Start()
	t.Cleanup(f.Close)
	places := providerPlaces(t)
	wanted := map[string][]string{}
	for _, p := range places {
		for _, task := range p.Tasks {
			for _, target := range task.Targets {
				wanted[task.Query] = append(wanted[task.Query], path.Base(target.Path))
			}
		}
	}
	figures := map[string]float64{}
	for _, c := range []struct {
		name string
		by   embed.Embedder
	}{
		{"the built-in model alone", nil},
		{"oracle", oracle{wanted: wanted, noise: 0.001}},
		{"oracle, two thirds noise", oracle{wanted: wanted, noise: 1.5}},
		{"lexical", faked(t, f, "lexical")},
		{"lexical-squashed", faked(t, f, "lexical-squashed")},
		{"hash-768", faked(t, f, "hash-768")},
	} {
		var sum Summary
		for _, p := range places {
			if c.by != nil {
				p.Options.Embedding = provided.Options{Embedders: []embed.Embedder{c.by}}
			}
			p.Options.DataDir = filepath.Join(t.TempDir(), p.Name)
			if err := p.Ask(t.Context(), 50, func(a Answer) error { sum.Add(p.Repo, a.Task, Judge(a.Task, a.Hits)); return nil }); err != nil {
				t.Fatal(err)
			}
		}
		sum.Close()
		figures[c.name] = sum.Macro.NDCG10
		t.Logf("%-26s NDCG@10 %.4f", c.name, sum.Macro.NDCG10)
	}
	plain := figures["the built-in model alone"]
	for name, least := range map[string]float64{"oracle": plain, "oracle, two thirds noise": plain, "lexical": plain - 0.05, "lexical-squashed": plain - 0.05, "hash-768": plain - 0.05} {
		if figures[name] < least {
			t.Errorf("%s: NDCG@10 %.3f, at least %.3f was to be expected", name, figures[name], least)
		}
	}
}

func faked(t *testing.T, f *fake.Server, name string) embed.Embedder {
	t.Helper()
	e, err := model.NewEmbedder(model.Settings{Provider: "ollama", Name: name, BaseURL: f.Base("ollama")}, model.EmbedOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func providerPlaces(t *testing.T) (out []Place) {
	t.Helper()
	if *providerAnnotations == "" {
		r := Repo{Name: "shop", Root: "src", Tasks: tasks(true, map[string]string{"compare a password with its hash": "src/auth.go", "put items into the cart": "src/cart.go"})}
		r.Tasks = append(r.Tasks, Task{Query: "where does somebody log in", Targets: files("src/auth.go"), Rule: Rule{Exact: true}})
		return []Place{Checkout(r, shop(t), "", false)}
	}
	repos, err := Load(*providerAnnotations, slices.DeleteFunc(strings.Split(*providerRepos, ","), func(s string) bool { return s == "" }))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range repos {
		out = append(out, Checkout(r, filepath.Join(*providerCorpora, r.Name), "", false))
	}
	return out
}
