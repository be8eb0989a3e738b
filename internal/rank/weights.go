package rank

// Weights are those of the signals, for the two kinds of queries: a sentence describes what is wanted, a name is
// what is wanted.
type Weights struct{ Sentence, Symbol Params }

// Params are the weights of the signals for one kind of query, as shares of what the best candidate has of them;
// from Test on they are factors.
type Params struct {
	Rank       float64 // in the fused list
	Text       float64 // the score of the words
	Near       float64 // likeness of vectors
	NearFile   float64 // of the whole file
	Coverage   float64 // of the query's terms, by rarity
	Coherence  float64 // other candidates of the same file
	FileName   float64 // words of the query in the file's name
	Folder     float64 // and in the names of its folders
	SymbolName float64 // words of the query in the name of the symbol
	Definition float64 // the piece defines the name that was asked for
	NameInPath float64 // and the file is called like it
	Used       float64 // other files use this one
	Linked     float64 // files that answer well use this one or are used by it
	WholeName  float64 // it has the name as it was asked for, rather than its words
	Test       float64
	Generated  float64
	Vendored   float64
	NoCode     float64 // documents, settings and data
	Barrel     float64 // files that only pass on what others define
	Typings    float64 // declarations without code
	Example    float64
	Saturation float64 // each further piece of a file
}

// defaults are what tools/rankfit found on the development half of the semble benchmark, as published and as whole
// checkouts, rounded; docs/measure/retrieval.md has the figures.
var defaults = Weights{
	Sentence: Params{
		Rank: 0.15, Text: 0.55, Near: 0.92, NearFile: 0.3, Coverage: 0.05, Coherence: 0.61, FileName: 1.28, Folder: 0.18, SymbolName: 0.6,
		Definition: 3.2, NameInPath: 1.4, Used: 0.14, Linked: 0.9,
		Test: 0.3, Generated: 0.5, Vendored: 0.5, NoCode: 0.32, Barrel: 0.7, Typings: 0.7, Example: 0.3, Saturation: 0.46,
	},
	Symbol: Params{
		Rank: 0.16, Text: 0.49, Near: 0.3, NearFile: 0.1, Coverage: 0.05, Coherence: 0.24, Definition: 3, NameInPath: 1.5, Used: 0.1, WholeName: 3,
		Test: 0.3, Generated: 0.5, Vendored: 0.5, NoCode: 0.5, Barrel: 0.7, Typings: 0.7, Example: 0.3, Saturation: 0.45,
	},
}

// Defaults returns the weights the program ranks by.
func Defaults() Weights { return defaults }

// ByLinks reports whether the links of candidates' files say something about the order of a question's places.
func (w *Weights) ByLinks(q Question) bool {
	own := Defaults()
	return w.of(q).Linked != 0 || own.of(q).Linked != 0
}

// Fields are the weights in their order, to be fitted.
func (p *Params) Fields() []*float64 {
	return []*float64{
		&p.Rank, &p.Text, &p.Near, &p.NearFile, &p.Coverage, &p.Coherence, &p.FileName, &p.Folder, &p.SymbolName, &p.Definition,
		&p.NameInPath, &p.Used, &p.Linked, &p.WholeName, &p.Test, &p.Generated, &p.Vendored, &p.NoCode, &p.Barrel, &p.Typings, &p.Example, &p.Saturation,
	}
}
