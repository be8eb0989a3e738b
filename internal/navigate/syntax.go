// Package navigate answers where names are declared and used, for editors.
package navigate

import (
	"cmp"
	"slices"
	"sort"
	"strings"
	"sync"

	"github.com/cespare/xxhash/v2"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/document"
	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/parse"
	"github.com/ctx-sys/ctx-sys/internal/snapshot"
	"github.com/ctx-sys/ctx-sys/internal/walk"
)

// Navigator answers where names are declared and used, in texts as an editor has them. It is safe for concurrent use.
type Navigator struct {
	source      *snapshot.Source
	maxFileSize int64 // of what is parsed, bytes; 0 for the default
	syntaxes    syntaxes
}

// New returns the navigator of a project. Close frees its parsers.
func New(source *snapshot.Source, maxFileSize int64) *Navigator {
	return &Navigator{source: source, maxFileSize: maxFileSize}
}

// Close frees the parsers.
func (nav *Navigator) Close() { nav.syntaxes.close() }

// Setting is parse.Parser.Setting, with a parser of the navigator.
func (nav *Navigator) Setting(language string, text []byte, parts []facts.Span) (parse.Setting, bool) {
	parser := nav.syntaxes.take()
	defer nav.syntaxes.give(parser)
	return parser.Setting(language, text, parts)
}

// Syntax is what a text says of itself, whether or not it is the one that is indexed: its symbols and its identifiers.
// It must not be changed.
type Syntax struct {
	Path, Language, Text string
	Symbols              []SyntaxSymbol
	Errors               int // places that its grammar could not read

	names []parse.Name
}

// SyntaxSymbol is a symbol of a text. Offsets are bytes, half open.
type SyntaxSymbol struct {
	Entity             ctxsys.Entity // as it would be indexed
	Parent             int           // index of the symbol around it, -1 for none
	Ordinal            int
	Start, End         int // the comment before it left out
	NameStart, NameEnd int // where its name is in it
}

// syntaxes reads texts and keeps what was read last.
type syntaxes struct {
	mu      sync.Mutex // guards what is below
	parsers []*parse.Parser
	kept    []keptSyntax // the one used last at the end
	bytes   int          // of the texts in kept
	closed  bool
}

type keptSyntax struct {
	path   string
	hash   uint64
	syntax *Syntax
}

// What is kept of texts that were read: an editor asks about the same few again and again.
const (
	maxKeptSyntaxes = 64
	maxKeptBytes    = 8 << 20
)

// Syntax reads a text as that of the file of a path, which need not exist. A text that is larger than a file that is indexed is not
// parsed: what is known of its syntax takes 300 times as much memory.
func (nav *Navigator) Syntax(path, text string) *Syntax {
	s := &nav.syntaxes
	hash := xxhash.Sum64String(text)
	if have := s.find(path, hash); have != nil {
		return have
	}
	made := &Syntax{Path: path, Text: text}
	if int64(len(text)) <= cmp.Or(nav.maxFileSize, walk.DefaultMaxFileSize) {
		made = s.read(path, text)
	}
	s.keep(keptSyntax{path, hash, made})
	return made
}

func (s *syntaxes) find(path string, hash uint64) *Syntax {
	s.mu.Lock()
	defer s.mu.Unlock()
	for i := len(s.kept) - 1; i >= 0; i-- {
		if k := s.kept[i]; k.path == path && k.hash == hash {
			s.kept = append(slices.Delete(s.kept, i, i+1), k)
			return k.syntax
		}
	}
	return nil
}

func (s *syntaxes) keep(k keptSyntax) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.kept = append(s.kept, k)
	s.bytes += len(k.syntax.Text)
	for len(s.kept) > 1 && (len(s.kept) > maxKeptSyntaxes || s.bytes > maxKeptBytes) {
		s.bytes -= len(s.kept[0].syntax.Text)
		s.kept = slices.Delete(s.kept, 0, 1)
	}
}

// close frees the parsers. What comes later is read with one of its own.
func (s *syntaxes) close() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.closed = true
	for _, p := range s.parsers {
		p.Close()
	}
	s.parsers = nil
}

func (s *syntaxes) take() *parse.Parser {
	s.mu.Lock()
	defer s.mu.Unlock()
	if n := len(s.parsers); n > 0 {
		p := s.parsers[n-1]
		s.parsers = s.parsers[:n-1]
		return p
	}
	return parse.New()
}

func (s *syntaxes) give(p *parse.Parser) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || len(s.parsers) >= 4 {
		p.Close()
		return
	}
	s.parsers = append(s.parsers, p)
}

func (s *syntaxes) read(path, text string) *Syntax {
	content := []byte(text)
	language := walk.LanguageOfText(walk.LanguageOf(path), content)
	out := &Syntax{Path: path, Language: language, Text: text}
	if document.Converts(language) || slices.Contains(content, 0) {
		return out
	}
	f, ok := document.Parse(language, content, facts.Full)
	if ok {
		out.names = parse.Words(content)
	} else {
		p := s.take()
		defer s.give(p)
		f, out.names = p.ParseNames(language, content)
	}
	out.Errors = len(f.Errors)
	for i := range f.Symbols {
		out.Symbols = append(out.Symbols, out.symbol(&f.Symbols[i]))
	}
	return out
}

func (s *Syntax) symbol(x *facts.Symbol) SyntaxSymbol {
	e := ctxsys.Entity{
		ID: s.Path + "#" + x.QualifiedName, Type: x.Type, Name: x.Name, QualifiedName: x.QualifiedName, Path: s.Path, Language: s.Language,
		StartLine: x.StartLine, EndLine: x.EndLine, Signature: x.Signature, Doc: x.Doc, Exported: x.Exported,
	}
	out := SyntaxSymbol{Entity: e, Parent: x.Parent, Ordinal: x.Ordinal, Start: x.Start, End: x.End}
	out.NameStart, out.NameEnd = s.named(x)
	return out
}

// named finds the name of a symbol in its text: where it is bound before the body, else where it is first.
func (s *Syntax) named(x *facts.Symbol) (start, end int) {
	first := -1
	for i := s.from(x.Start); i < len(s.names) && s.names[i].Start < x.End; i++ {
		n := s.names[i]
		if bare(s.word(n)) != bare(x.Name) {
			continue
		}
		if n.Binds == parse.Declares && (n.Start < x.BodyStart || first < 0) {
			return n.Start, n.End
		}
		if first < 0 {
			first = i
		}
		if n.Start >= x.BodyStart {
			break
		}
	}
	if first >= 0 {
		return s.names[first].Start, s.names[first].End
	}
	if i := strings.Index(s.Text[x.Start:x.End], x.Name); i >= 0 && x.Name != "" {
		return x.Start + i, x.Start + i + len(x.Name)
	}
	return x.Start, x.Start
}

func (s *Syntax) word(n parse.Name) string { return s.Text[n.Start:n.End] }

// bare is a name without the marks that some languages put before it.
func bare(name string) string { return strings.TrimLeft(name, "@$") }

// from is the index of the first identifier at or behind an offset.
func (s *Syntax) from(offset int) int {
	return sort.Search(len(s.names), func(i int) bool { return s.names[i].Start >= offset })
}

// nameAt returns the index of the identifier at an offset, or that ends there, -1 for none.
func (s *Syntax) nameAt(offset int) int {
	i := s.from(offset)
	if i < len(s.names) && s.names[i].Start == offset {
		return i
	}
	if i--; i >= 0 && offset <= s.names[i].End {
		return i
	}
	return -1
}

// Around returns the indexes of the symbols that hold an offset, the innermost first.
func (s *Syntax) Around(offset int) []int {
	at := -1
	for i := range s.Symbols {
		if x := &s.Symbols[i]; x.Start <= offset && offset < x.End && (at < 0 || x.Start >= s.Symbols[at].Start) {
			at = i
		}
	}
	var out []int
	for ; at >= 0 && !slices.Contains(out, at); at = s.Symbols[at].Parent {
		if x := &s.Symbols[at]; x.Start <= offset && offset < x.End { // a method's type may be elsewhere
			out = append(out, at)
		}
	}
	return out
}

// Find returns the symbol of a qualified name, the ordinal-th of it, or the last there is of it; nil for none.
func (s *Syntax) Find(qualified string, ordinal int) *SyntaxSymbol {
	var found *SyntaxSymbol
	for i := range s.Symbols {
		if x := &s.Symbols[i]; x.Entity.QualifiedName == qualified {
			if found = x; x.Ordinal >= ordinal {
				break
			}
		}
	}
	return found
}
