package rank

import (
	"math"
	"path"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Params are the weights of the signals, as shares of the best candidate's base score. The zero value of
// each means its default; negative means zero.
type Params struct {
	TextShare   float64 // of the text score in the base, against the fused rank
	Coverage    float64 // of the query's terms, by rarity
	Coherence   float64 // other candidates of the same file
	RarityPower float64 // how much rare words of the query weigh more when names are compared
	FileStem    float64 // words of the query in the file's name, for sentences
	Directory   float64 // and in the names of its folders
	SymbolName  float64 // words of the query in the name of the symbol
	Definition  float64 // the piece defines the name that was asked for
	NameInPath  float64 // and the file is called like it
	Used        float64 // other files use this one
	Test        float64 // factors from here on
	Generated   float64
	Vendored    float64
	NoCode      float64 // documents, settings and data
	Barrel      float64 // files that only pass on what others define
	Typings     float64 // declarations without code
	Example     float64
	Saturation  float64
}

// defaults were chosen on the development half of the semble benchmark; docs/bench.md has the figures.
var defaults = Params{
	TextShare: 0.75, Coverage: 0.05, Coherence: 0.45, RarityPower: 0.5, FileStem: 1.25, Directory: 0.2, SymbolName: 0.6,
	Definition: 3, NameInPath: 1.5, Used: 0.1,
	Test: 0.3, Generated: 0.5, Vendored: 0.5, NoCode: 0.5, Barrel: 0.7, Typings: 0.7, Example: 0.3, Saturation: 0.45,
}

// Defaults returns the weights that stand for zero values.
func Defaults() Params { return defaults }

func (p Params) withDefaults() Params {
	fields := func(p *Params) []*float64 {
		return []*float64{&p.TextShare, &p.Coverage, &p.Coherence, &p.RarityPower, &p.FileStem, &p.Directory, &p.SymbolName, &p.Definition, &p.NameInPath,
			&p.Used, &p.Test, &p.Generated, &p.Vendored, &p.NoCode, &p.Barrel, &p.Typings, &p.Example, &p.Saturation}
	}
	d := defaults
	for i, f := range fields(&p) {
		switch {
		case *f == 0:
			*f = *fields(&d)[i]
		case *f < 0:
			*f = 0
		}
	}
	return p
}

// names adds what the names of the symbol, its file and its folders say.
func (r *ranking) names(res *Result) {
	stem, dirs := pathWords(res.Path)
	stemWords := r.q.Stem(stem)
	if res.Defines > 0 {
		by := r.p.Definition + r.p.NameInPath*named(stemWords, r.q.Stem(res.Name))
		r.gain(res, "definition", res.Defines*by)
	}
	if !r.q.Symbolic && len(r.q.Words) > 0 {
		r.gain(res, "file_name", r.p.FileStem*r.asked(stemWords))
		r.gain(res, "folder", r.p.Directory*r.asked(r.q.Stem(dirs)))
		if res.Type != ctxsys.TypeFile && res.Type != ctxsys.TypeDocument {
			symbol := r.q.Stem(res.Qualified)
			r.gain(res, "symbol_name", r.p.SymbolName*math.Sqrt(r.asked(symbol)*share(symbol, r.q.Words)))
		}
	}
	r.gain(res, "coverage", r.p.Coverage*res.Matched)
	if res.UsedBy > 0 {
		r.gain(res, "used", r.p.Used*math.Log1p(float64(res.UsedBy))/math.Log1p(500))
	}
}

// pathWords splits a path into its stem and its folders. A file that stands for its folder (index.ts,
// __init__.py, mod.rs) is called like the folder.
func pathWords(p string) (stem, dirs string) {
	dir := path.Dir(p)
	stem, _, _ = strings.Cut(path.Base(p), ".")
	switch stem {
	case "index", "__init__", "mod", "main", "lib", "init":
		stem += " " + path.Base(dir)
		dir = path.Dir(dir)
	}
	return stem, strings.ReplaceAll(dir, "/", " ")
}

// share is how much of the query's words match one of the names: equal, or one begins with the other and
// the shorter has three letters.
func share(words, names []string) float64 {
	if len(words) == 0 {
		return 0
	}
	n := 0
	for _, w := range words {
		for _, name := range names {
			if alike(w, name) {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(words))
}

func alike(a, b string) bool {
	if a == b {
		return true
	}
	if len(a) > len(b) {
		a, b = b, a
	}
	return len(a) >= 3 && strings.HasPrefix(b, a)
}

// asked is how much of the query names hold, each word weighing what it is worth.
func (r *ranking) asked(names []string) float64 {
	hit, total := 0.0, 0.0
	for i, w := range r.q.Words {
		weight := 1.0
		if i < len(r.q.Rarity) && r.q.Rarity[i] > 0 {
			weight = math.Pow(r.q.Rarity[i], r.p.RarityPower)
		}
		total += weight
		for _, name := range names {
			if alike(w, name) {
				hit += weight
				break
			}
		}
	}
	if total == 0 {
		return 0
	}
	return hit / total
}

// named is how much a file is called like a symbol: 1 when their names have the same words.
func named(file, symbol []string) float64 {
	if share(symbol, file) < 1 {
		return 0
	}
	return share(file, symbol)
}

// penalties scale down what is rarely meant: tests, examples, generated and vendored code, and files that
// hold no code, unless the question asks for them.
func (r *ranking) penalties(res *Result) {
	if res.Test && !r.q.Tests {
		r.scale(res, "test", r.p.Test)
	} else if example(res.Path) && !r.q.Tests {
		r.scale(res, "example", r.p.Example)
	}
	if res.Generated {
		r.scale(res, "generated", r.p.Generated)
	}
	if res.Vendored {
		r.scale(res, "vendored", r.p.Vendored)
	}
	if !res.Code && !r.q.Docs {
		r.scale(res, "no_code", r.p.NoCode)
	}
	switch base := path.Base(res.Path); {
	case strings.HasSuffix(base, ".d.ts"):
		r.scale(res, "typings", r.p.Typings)
	case base == "__init__.py" || base == "index.ts" || base == "index.js" || base == "index.tsx":
		if res.Type == ctxsys.TypeFile {
			r.scale(res, "barrel", r.p.Barrel)
		}
	}
}

// example reports whether a path is of examples or of code kept for compatibility.
func example(p string) bool {
	for part := range strings.SplitSeq(strings.ToLower(path.Dir(p)), "/") {
		switch part {
		case "example", "examples", "_examples", "demo", "demos", "docs_src", "compat", "_compat", "legacy", "benchmarks", "samples":
			return true
		}
	}
	return false
}
