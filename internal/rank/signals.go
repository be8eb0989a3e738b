package rank

import (
	"cmp"
	"math"
	"path"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Measured is a candidate with all that its question says of it, before anything is weighed.
type Measured struct {
	Candidate
	gains     [numSignals]float64
	penalties uint // a bit each
	path      *pathNames
}

// signal is something that speaks for a candidate, mostly measured from 0 to 1.
type signal struct {
	name   string
	weight func(*Params) *float64
}

// The signals. The first tell of the text of the piece itself; what they add up to is what coherence is made of.
const (
	fused = iota
	text
	near
	nearFile
	coverage
	fileName
	folder
	symbolName
	definition
	nameInPath
	used
	whole
	numSignals

	ownSignals = nearFile
)

var signals = [numSignals]signal{
	fused:      {"rank", func(p *Params) *float64 { return &p.Rank }},
	text:       {"text", func(p *Params) *float64 { return &p.Text }},
	near:       {"semantic", func(p *Params) *float64 { return &p.Near }},
	nearFile:   {"semantic_file", func(p *Params) *float64 { return &p.NearFile }},
	coverage:   {"coverage", func(p *Params) *float64 { return &p.Coverage }},
	fileName:   {"file_name", func(p *Params) *float64 { return &p.FileName }},
	folder:     {"folder", func(p *Params) *float64 { return &p.Folder }},
	symbolName: {"symbol_name", func(p *Params) *float64 { return &p.SymbolName }},
	definition: {"definition", func(p *Params) *float64 { return &p.Definition }},
	nameInPath: {"name_in_path", func(p *Params) *float64 { return &p.NameInPath }},
	used:       {"used", func(p *Params) *float64 { return &p.Used }},
	whole:      {"whole_name", func(p *Params) *float64 { return &p.WholeName }},
}

// The penalties: what is rarely meant, unless the question asks for it.
const (
	test = iota
	example
	generated
	vendored
	noCode
	typings
	barrel
	numPenalties
)

var penalties = [numPenalties]signal{
	test:      {"test", func(p *Params) *float64 { return &p.Test }},
	example:   {"example", func(p *Params) *float64 { return &p.Example }},
	generated: {"generated", func(p *Params) *float64 { return &p.Generated }},
	vendored:  {"vendored", func(p *Params) *float64 { return &p.Vendored }},
	noCode:    {"no_code", func(p *Params) *float64 { return &p.NoCode }},
	typings:   {"typings", func(p *Params) *float64 { return &p.Typings }},
	barrel:    {"barrel", func(p *Params) *float64 { return &p.Barrel }},
}

// Measure looks at candidates with the eyes of a question. The order of the candidates does not matter: those
// it returns are sorted.
func Measure(q Question, cs []Candidate) []Measured { return MeasureMore(q, nil, cs) }

// MeasureMore is Measure for further candidates of a question, after those that were measured already. What depends on all of them is
// measured again.
func MeasureMore(q Question, ms []Measured, more []Candidate) []Measured {
	of := func(i int) *Candidate {
		if i < len(ms) {
			return &ms[i].Candidate
		}
		return &more[i-len(ms)]
	}
	order := make([]int, len(ms)+len(more))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(i, j int) int { return inPlace(of(i), of(j)) })
	out, names := make([]Measured, len(order)), q.compared()
	for at, i := range order {
		m := &out[at]
		if i < len(ms) {
			*m = ms[i]
			continue
		}
		if m.Candidate = more[i-len(ms)]; at > 0 && out[at-1].Path == m.Path && out[at-1].Prefix == m.Prefix {
			m.path = out[at-1].path
		} else {
			m.path = names.path(m.inner())
		}
		m.gains[coverage] = m.Matched
		m.names(names)
		if m.UsedBy > 0 {
			m.gains[used] = math.Log1p(float64(m.UsedBy)) / math.Log1p(manyUsers)
		}
		if m.Whole {
			m.gains[whole] = 1
		}
		m.flags(&q)
	}
	bestRank, bestText := 0.0, 0.0
	for i := range out {
		bestRank, bestText = max(bestRank, out[i].Base), max(bestText, out[i].Text)
	}
	pieces, files := spreadOf(out, func(m *Measured) Cosine { return m.Near }), spreadOf(out, func(m *Measured) Cosine { return m.NearFile })
	for i := range out {
		m := &out[i]
		m.gains[fused], m.gains[text] = share(m.Base, bestRank), share(m.Text, bestText)
		m.gains[near], m.gains[nearFile] = pieces.place(m.Near), files.place(m.NearFile)
	}
	return out
}

// inPlace orders candidates by path and line.
func inPlace(a, b *Candidate) int {
	if c := strings.Compare(a.Path, b.Path); c != 0 {
		return c
	}
	return cmp.Or(cmp.Compare(a.StartLine, b.StartLine), cmp.Compare(a.Doc, b.Doc))
}

// spread is from where to where the cosines of candidates go.
type spread struct{ least, most float64 }

func spreadOf(ms []Measured, of func(*Measured) Cosine) spread {
	s := spread{math.Inf(1), math.Inf(-1)}
	for i := range ms {
		if c := of(&ms[i]); c.Known {
			s.least, s.most = min(s.least, c.Value), max(s.most, c.Value)
		}
	}
	return s
}

// place is where a cosine is among those of all candidates, from 0 to 1. What all have alike tells nothing, and
// neither does one that is not known.
func (s spread) place(c Cosine) float64 {
	if !c.Known {
		return 0
	}
	return share(c.Value-s.least, s.most-s.least)
}

// manyUsers is how many files use a file that cannot be used more.
const manyUsers = 500

func share(x, best float64) float64 {
	if best <= 0 {
		return 0
	}
	return x / best
}

// names measures what the names of the symbol, its file and its folders say.
func (m *Measured) names(n *names) {
	p := m.path
	if m.Defines > 0 {
		m.gains[definition] = m.Defines
		m.gains[nameInPath] = m.Defines * named(p.stem.words, n.of(m.Name).words)
	}
	if len(n.q.Words) == 0 {
		return
	}
	m.gains[fileName] = p.stem.asked
	m.gains[folder] = p.dirs.asked
	if m.Type != ctxsys.TypeFile && m.Type != ctxsys.TypeDocument {
		symbol := n.of(m.Qualified)
		m.gains[symbolName] = math.Sqrt(symbol.asked * symbol.covered)
	}
}

// rarityPower is how much rare words weigh more when names are compared.
const rarityPower = 0.5

// detailShare is how much the details of a message count when names are compared: names hold its subject.
const detailShare = 0.17

// weights are those of the query's words.
func (q *Question) weights() []float64 {
	out := make([]float64, len(q.Words))
	for i := range out {
		out[i] = 1
		if i < len(q.Rarity) && q.Rarity[i] > 0 {
			out[i] = math.Pow(q.Rarity[i], rarityPower)
		}
		if q.Head > 0 && i >= q.Head {
			out[i] *= detailShare
		}
	}
	return out
}

// named is how much a file is called like a symbol: 1 when their names have the same words.
func named(file, symbol []string) float64 {
	if shared(symbol, file) < 1 {
		return 0
	}
	return shared(file, symbol)
}

// flags notes which penalties hold: for tests, examples, generated and vendored code, and files that hold no
// code.
func (m *Measured) flags(q *Question) {
	set := func(penalty int, holds bool) {
		if holds {
			m.penalties |= 1 << penalty
		}
	}
	set(test, m.Test && !q.Tests)
	set(example, !m.Test && m.path.example && !q.Tests)
	set(generated, m.Generated)
	set(vendored, m.Vendored)
	set(noCode, !m.Code && !q.Docs && (m.Defines == 0 || !m.Whole))
	switch base := path.Base(m.Path); {
	case strings.HasSuffix(base, ".d.ts"):
		set(typings, true)
	case base == "__init__.py" || base == "index.ts" || base == "index.js" || base == "index.tsx":
		set(barrel, m.Type == ctxsys.TypeFile)
	}
}

// IsExample reports whether a path is of examples or of code kept for compatibility.
func IsExample(p string) bool {
	for part := range strings.SplitSeq(strings.ToLower(path.Dir(p)), "/") {
		switch part {
		case "example", "examples", "_examples", "demo", "demos", "docs_src", "compat", "_compat", "legacy", "benchmarks", "samples":
			return true
		}
	}
	return false
}

// inner is the path in the project.
func (c *Candidate) inner() string { return c.Path[min(c.Prefix, len(c.Path)):] }

// Names returns all of a candidate that is compared with the words of a query.
func Names(c *Candidate) []string {
	stem, dirs := pathWords(c.inner())
	return []string{stem, dirs, c.Name, c.Qualified}
}
