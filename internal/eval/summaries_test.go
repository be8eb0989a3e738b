package eval

import (
	"context"
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/engine"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/summary"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

var (
	toldQueries   = flag.String("told-annotations", "", "a folder of the semble benchmark, whose queries TestSummariesByAuthors asks in place of two of its own")
	toldCheckouts = flag.String("told-corpora", "", "the folder with its checkouts")
	toldRepos     = flag.String("told-repos", "gin,chi,flask", "the repositories")
)

// TestSummariesByAuthors measures what summaries are worth at most: the comments of the sources are blanked out, and come back as the
// summaries of what they was at, as a model would write them that knows as much as the authors.
func TestSummariesByAuthors(t *testing.T) {
	repos, corpora := wharf(t)
	if *toldQueries != "" {
		var err error
		if repos, err = Load(*toldQueries, strings.Split(*toldRepos, ",")); err != nil {
			t.Fatal(err)
		}
		corpora = *toldCheckouts
	}
	for _, r := range repos {
		original, bare := t.TempDir(), t.TempDir()
		a := &authors{t: t, said: map[string][]said{}}
		a.strip(filepath.Join(corpora, r.Name), filepath.FromSlash(r.Root), original, bare)
		places := []Place{Checkout(r, original, t.TempDir(), false), Checkout(r, bare, t.TempDir(), false), Checkout(r, bare, t.TempDir(), false)}
		report := a.tell(&places[2])
		var recall []float64
		for i, name := range []string{"as written", "without comments", "comments as summaries"} {
			var sum Summary
			if err := places[i].Ask(t.Context(), 50, func(ans Answer) error {
				sum.Add(places[i].Repo, ans.Task, Judge(ans.Task, ans.Hits))
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			sum.Close()
			recall = append(recall, sum.Micro.Recall10)
			t.Logf("%-10s %-22s NDCG@10 %.3f, recall@10 %.3f of %d queries", r.Name, name, sum.Micro.NDCG10, sum.Micro.Recall10, sum.Queries)
		}
		t.Logf("%-10s %d summaries, %d of them by an author", r.Name, report.Made, a.found.Load())
		if *toldQueries == "" && (recall[0] != 1 || recall[1] != 0 || recall[2] != 1) {
			t.Errorf("recall@10 %v: what only comments say was to be found with them, not without, and with summaries", recall)
		}
	}
}

// wharf is a checkout whose names say nothing, and two queries that its comments answer.
func wharf(t *testing.T) ([]Repo, string) {
	source := func(comment, name string) string {
		return "package wharf\n\n// " + name + " " + comment + "\nfunc " + name + "(n int) int {\n\ta := n + 1\n\tb := a * n\n\tc := b - a\n\treturn a + b + c\n}\n"
	}
	dir := annotations(t, map[string]string{
		"wharf/a.go": source("pays the drivers what is owed to them at the end of the month.", "q1"),
		"wharf/b.go": source("lowers the crane until the container touches the ground.", "q2"),
		"wharf/c.go": source("counts the seagulls.", "q3"),
	})
	return []Repo{{Name: "wharf", Tasks: []Task{
		{Query: "what is owed to drivers each month", Targets: files("a.go"), Rule: Rule{Exact: true}},
		{Query: "how does a container reach the ground", Targets: files("b.go"), Rule: Rule{Exact: true}},
	}}}, dir
}

// authors is what the comments of sources say, and a model that says the same.
type authors struct {
	t     *testing.T
	said  map[string][]said // by path and name
	found atomic.Int64
}

// said is what a comment says of a definition, which begins so.
type said struct{ begins, text string }

// strip copies the code of a checkout as it is, and with blanks in place of its comments.
func (a *authors) strip(from, below, original, bare string) {
	p := parse.New()
	defer p.Close()
	base := filepath.Join(from, below)
	err := filepath.WalkDir(base, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		name := a.relative(from, path)
		if strings.HasPrefix(name, ".") || !walk.IsCode(walk.LanguageOf(name)) {
			return nil
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		f := p.Parse(walk.LanguageOf(name), text, facts.Full)
		blank := blanked(text, f.Comments)
		a.read(a.relative(base, path), text, blank, f)
		a.write(filepath.Join(original, name), text)
		a.write(filepath.Join(bare, name), blank)
		return nil
	})
	if err != nil {
		a.t.Fatal(err)
	}
}

func (a *authors) relative(from, path string) string {
	name, err := filepath.Rel(from, path)
	if err != nil {
		a.t.Fatal(err)
	}
	return filepath.ToSlash(name)
}

func (a *authors) write(path string, text []byte) {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		a.t.Fatal(err)
	}
	if err := os.WriteFile(path, text, 0o644); err != nil {
		a.t.Fatal(err)
	}
}

// blanked is a text with its comments blank, and with a statement where one was a statement. Lines and offsets stay.
func blanked(text []byte, comments []facts.Span) []byte {
	out := []byte(string(text))
	for _, c := range comments {
		docstring := out[c.Start] != '#' && out[c.Start] != '/'
		for i := c.Start; i < c.End; i++ {
			if out[i] != '\n' {
				out[i] = ' '
			}
		}
		if docstring {
			copy(out[c.Start:], "...")
		}
	}
	return out
}

// read remembers what the comments of a file say.
func (a *authors) read(path string, text, blank []byte, f *facts.File) {
	for i := range f.Symbols {
		s := &f.Symbols[i]
		if s.Doc != "" {
			key := path + "\x00" + s.Name
			a.said[key] = append(a.said[key], said{string(blank[s.Start:min(s.Start+60, s.BodyStart)]), s.Doc})
		}
	}
	for _, c := range f.Comments {
		if len(f.Symbols) > 0 && c.Start >= f.Symbols[0].DocStart {
			break
		}
		if comment := string(text[c.Start:c.End]); !strings.Contains(comment, "opyright") && len(comment) > 40 {
			a.said[path+"\x00"] = []said{{"", comment}}
			break
		}
	}
}

// tell gives the index of a place the summaries.
func (a *authors) tell(p *Place) *summary.Report {
	var report *summary.Report
	if err := p.open(a.t.Context(), func(open *engine.Project, _ string) (err error) {
		report, err = open.Summarize(a.t.Context(), engine.SummaryRequest{Budget: 1 << 40, Model: summary.Model{Name: "ollama/authors", Ask: a.answer}})
		return err
	}); err != nil {
		a.t.Fatal(err)
	}
	return report
}

func (a *authors) answer(_ context.Context, p summary.Prompt) (string, summary.Usage, error) {
	var in struct {
		Path  string
		Items []struct {
			N                int
			Kind, Name, Text string
		}
	}
	if err := json.Unmarshal([]byte(p.Data), &in); err != nil {
		a.t.Error(err)
	}
	type told struct {
		N       int    `json:"n"`
		Summary string `json:"summary"`
	}
	out := struct {
		Summaries []told `json:"summaries"`
	}{}
	for _, it := range in.Items {
		text, name := "It", it.Name // which says nothing
		if it.Kind == string(summary.File) {
			name = ""
		}
		for _, s := range a.said[in.Path+"\x00"+name] {
			if strings.HasPrefix(it.Text, s.begins) || name == "" {
				text = s.text
				a.found.Add(1)
				break
			}
		}
		out.Summaries = append(out.Summaries, told{it.N, text})
	}
	text, err := json.Marshal(out)
	return string(text), summary.Usage{Calls: 1, InputTokens: 1}, err
}
