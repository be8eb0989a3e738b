package refactor

import (
	"cmp"
	"context"
	"fmt"
	"go/token"
	"path"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/navigate"
)

// renamed are the languages in which references are judged well enough for it: an F1 of .95 against what a compiler says
// (docs/measure/bench.md).
var renamed = []string{"go"}

// Rename works out another name for a symbol: its declaration, those of the methods it overrides or implements, and every reference that is
// known to mean it. It is refused where the name is taken, or where the symbol would be hidden from a package that uses it.
func (p *Project) Rename(ctx context.Context, e ctxsys.Entity, name string) (*Result, error) {
	if !slices.Contains(renamed, e.Language) {
		return nil, fmt.Errorf("%w: %s is %s: symbols are renamed in %s, where references are known well enough", ctxsys.ErrUsage, e.ID, e.Language, strings.Join(renamed, ", "))
	}
	if !token.IsIdentifier(name) || name == "_" || name == "init" || name == "main" {
		return nil, fmt.Errorf("%w: %q is not a name that a symbol can have", ctxsys.ErrUsage, name)
	}
	if name == e.Name {
		return nil, fmt.Errorf("%w: it is called %s already", ctxsys.ErrUsage, name)
	}
	if e.Name == "init" || e.Name == "main" || e.Type == ctxsys.TypeModule || e.Type == ctxsys.TypeNamespace {
		return nil, fmt.Errorf("%w: %s has a name that the language gives it", ctxsys.ErrUsage, e.ID)
	}
	if e.Type == ctxsys.TypeMethod && slices.Contains(wellKnown, e.Name) {
		return nil, fmt.Errorf("%w: %s may be called by packages outside of the project, by the name of a method that the standard library knows", ctxsys.ErrUsage, e.ID)
	}
	w := &renaming{p: p, e: e, name: name, edits: map[string][]edit{}, syntax: map[string]*navigate.Syntax{}}
	if err := w.declarations(ctx); err != nil {
		return nil, err
	}
	if err := w.references(ctx); err != nil {
		return nil, err
	}
	if err := w.free(); err != nil {
		return nil, err
	}
	texts := map[string]string{}
	for path, s := range w.syntax {
		texts[path] = s.Text
	}
	r, err := p.result(e.ID, w.edits, texts)
	if err != nil {
		return nil, err
	}
	w.left(r)
	return r, nil
}

// wellKnown are methods of interfaces of the standard library, which no graph of a project has.
var wellKnown = strings.Fields("String Error Is As Unwrap Read Write Close Seek ReadAt WriteAt ReadFrom WriteTo ReadByte WriteByte ReadRune WriteString Len Less Swap Push Pop ServeHTTP RoundTrip " +
	"MarshalJSON UnmarshalJSON MarshalText UnmarshalText MarshalBinary UnmarshalBinary MarshalXML UnmarshalXML GobEncode GobDecode Format GoString Scan Value Lock Unlock Set Get Done Err Deadline " +
	"Open Stat Name Size Mode ModTime IsDir Sys Type Info ReadDir ReadFile Glob Sub Network Addr Accept Handle Enabled WithAttrs WithGroup LogValue Timeout Temporary")

// renaming is one rename being worked out.
type renaming struct {
	p      *Project
	e      ctxsys.Entity
	name   string
	same   []ctxsys.Entity // what is renamed together
	edits  map[string][]edit
	syntax map[string]*navigate.Syntax // of the files that are changed
}

func (w *renaming) change(s *navigate.Syntax, start, end int) {
	d := edit{start, end, w.name}
	if !slices.Contains(w.edits[s.Path], d) {
		w.edits[s.Path] = append(w.edits[s.Path], d)
	}
	w.syntax[s.Path] = s
}

// declarations changes where the symbol is declared, and the comment that begins with its name.
func (w *renaming) declarations(ctx context.Context) error {
	same, doubtful, err := w.p.Navigator.Declarations(ctx, w.e.ID)
	if err != nil {
		return err
	}
	if len(doubtful) > 0 {
		return fmt.Errorf("%w: %s has that name too, and may implement the same interface: rename both by hand", ctxsys.ErrUsage, doubtful[0].ID)
	}
	w.same = same
	for _, d := range w.same {
		at, err := w.p.place(ctx, d)
		if err != nil {
			return err
		}
		text := at.Syntax.Text
		if at.Name.End > len(text) || text[at.Name.Start:at.Name.End] != w.e.Name {
			return fmt.Errorf("%w: the name of %s cannot be seen at its declaration", ctxsys.ErrUsage, d.ID)
		}
		w.change(at.Syntax, at.Name.Start, at.Name.End)
		head := text[:strings.LastIndexByte(text[:at.Start], '\n')+1]
		first := len(head) // of the lines of comment right before
		for first > 0 {
			line := strings.LastIndexByte(head[:first-1], '\n') + 1
			if !strings.HasPrefix(strings.TrimSpace(head[line:first]), "//") {
				break
			}
			first = line
		}
		comment := head[first:]
		if i := strings.Index(comment, "// "+w.e.Name+" "); i >= 0 && strings.TrimSpace(comment[:i]) == "" {
			w.change(at.Syntax, first+i+3, first+i+3+len(w.e.Name))
		}
	}
	return nil
}

// references changes the places that mean the symbol.
func (w *renaming) references(ctx context.Context) error {
	var failed error
	read := func(path string) (string, error) {
		text, err := w.p.read(path)
		if err != nil && failed == nil {
			failed = err
		}
		return text, err
	}
	var found []navigate.Reference
	for _, d := range w.same {
		some, err := w.p.Navigator.References(ctx, d.ID, read)
		if err = cmp.Or(err, failed); err != nil {
			return err
		}
		found = append(found, some...)
	}
	exported := unicode.IsUpper(firstRune(w.name))
	for _, r := range found {
		if r.Syntax.Text[r.Start:r.End] != w.e.Name {
			continue // by the name that an import gave it, or a whole line
		}
		if !exported && path.Dir(r.Syntax.Path) != path.Dir(w.e.Path) {
			return fmt.Errorf("%w: %s uses it, and cannot see %s: give it a name with a capital letter", ctxsys.ErrUsage, r.Syntax.Path, w.name)
		}
		w.change(r.Syntax, r.Start, r.End)
	}
	return nil
}

func firstRune(s string) rune {
	r, _ := utf8.DecodeRuneInString(s)
	return r
}

// free refuses a name that is in use in a file that is changed: it might mean something else there. Names of members that are selected, and keys, hide nothing
// of what is not one.
func (w *renaming) free() error {
	member := w.e.Type == ctxsys.TypeMethod || w.e.Type == ctxsys.TypeProperty
	for _, s := range w.syntax {
		for _, at := range s.Named(w.name) {
			selected := at.Start > 0 && s.Text[at.Start-1] == '.'
			if selected != member && !(member && declares(s, at.Start)) {
				continue
			}
			return fmt.Errorf("%w: %s:%d has the name %s already, and it might mean something else then: choose another", ctxsys.ErrUsage, s.Path, s.Line(at.Start), w.name)
		}
	}
	return nil
}

// declares reports whether a symbol's name begins at a place.
func declares(s *navigate.Syntax, at int) bool {
	return slices.ContainsFunc(s.Symbols, func(x navigate.SyntaxSymbol) bool { return x.NameStart == at && x.NameEnd > at })
}

// left lists the other places of the name in the files that are changed.
func (w *renaming) left(r *Result) {
	for _, c := range r.Changes {
		s := w.syntax[c.Path]
		for _, at := range words(s.Text, w.e.Name) {
			if slices.ContainsFunc(w.edits[c.Path], func(d edit) bool { return d.start == at }) {
				continue
			}
			if len(r.Left) == maxLeft {
				r.More++
				continue
			}
			line := s.Text[strings.LastIndexByte(s.Text[:at], '\n')+1:]
			line, _, _ = strings.Cut(line, "\n")
			r.Left = append(r.Left, Left{c.Path, s.Line(at), strings.TrimSpace(line)})
		}
	}
}

// words are the places of a word in a text.
func words(text, word string) (at []int) {
	inWord := func(r rune) bool { return r == '_' || unicode.IsLetter(r) || unicode.IsDigit(r) }
	for i := 0; ; {
		n := strings.Index(text[i:], word)
		if n < 0 {
			return at
		}
		i += n
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[i+len(word):])
		if !(i > 0 && inWord(before)) && !(i+len(word) < len(text) && inWord(after)) {
			at = append(at, i)
		}
		i += len(word)
	}
}
