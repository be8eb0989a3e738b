package main

import (
	"cmp"
	"context"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/embed"
	"github.com/ctx-sys/ctx-sys/internal/eval"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/lexical"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// tree is the code of one repository of a benchmark, in the pieces an index would have.
type tree struct{ pieces []piece }

// piece is a result of a search, and the document its vector is made of.
type piece struct {
	hit ctxsys.Hit
	doc lexical.Analyzed
}

// readTree reads the code below the benchmark's root of a checkout.
func readTree(ctx context.Context, corpora string, r eval.Repo) (*tree, error) {
	root := filepath.Join(corpora, r.Name, filepath.FromSlash(r.Root))
	p := parse.New()
	defer p.Close()
	a := lexical.NewAnalyzer()
	t := &tree{}
	_, err := walk.Walk(ctx, root, walk.Options{Languages: walk.CodeLanguages()}, func(f walk.File) error {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(f.Path)))
		if err != nil || walk.IsBinary(text) {
			return err
		}
		file := p.Parse(walk.LanguageOfText(f.Language, text), text, facts.Full)
		for i := range file.Chunks {
			c := &file.Chunks[i]
			t.pieces = append(t.pieces, piece{
				ctxsys.Hit{Path: path.Join(r.Root, f.Path), StartLine: c.StartLine, EndLine: c.EndLine},
				a.Analyze(lexicalDocument(f.Path, file, c, text)),
			})
		}
		return nil
	})
	return t, err
}

// lexicalDocument is what the index makes of a piece. Comments are not told apart, for they count like the text.
func lexicalDocument(name string, file *facts.File, c *facts.Chunk, text []byte) lexical.Document {
	var defs []string
	signature := ""
	if c.Symbol >= 0 {
		signature = file.Symbols[c.Symbol].Signature
	}
	for s := c.Symbol; s >= 0; s = file.Symbols[s].Parent {
		defs = append(defs, file.Symbols[s].Name, file.Symbols[s].Owner)
	}
	for i := range file.Symbols {
		if s := &file.Symbols[i]; i != c.Symbol && s.Start >= c.Start && s.Start < c.End {
			defs = append(defs, s.Name)
		}
	}
	return lexical.Document{
		Body: text[c.Start:c.End], Defs: strings.Join(defs, " "), Signature: signature,
		Path: strings.TrimSuffix(name, path.Ext(name)),
	}
}

// ask scores the queries of a repository by the cosine of the best piece of each file, and nothing else.
func (t *tree) ask(m *embed.Model, r eval.Repo, sum *eval.Summary) {
	e := m.NewEncoder()
	vectors := make([]vector, len(t.pieces))
	for i, p := range t.pieces {
		v := make(vector, m.Dim())
		if e.Analyzed(v, p.doc) {
			vectors[i] = v
		}
	}
	for _, task := range r.Tasks {
		q := make(vector, m.Dim())
		if !e.Text(q, task.Query) {
			q = nil
		}
		sum.Add(r, task, eval.Judge(task, t.rank(q, vectors)))
	}
}

// rank returns the best piece of each file by its cosine with q, best first.
func (t *tree) rank(q vector, vectors []vector) []ctxsys.Hit {
	best := map[string]int{}
	var hits []ctxsys.Hit
	for i, v := range vectors {
		if q == nil || v == nil {
			continue
		}
		h := t.pieces[i].hit
		h.Score = float64(q.dot(v))
		if at, ok := best[h.Path]; !ok {
			best[h.Path] = len(hits)
			hits = append(hits, h)
		} else if h.Score > hits[at].Score {
			hits[at] = h
		}
	}
	slices.SortStableFunc(hits, func(a, b ctxsys.Hit) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Path, b.Path))
	})
	return hits
}
