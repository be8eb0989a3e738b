package factstest

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/facts"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Golden reads every file in testdata/dir, by its path, and compares the facts with those in the file of the same name plus ".golden".
func Golden(t *testing.T, dir string, parse func(path string, text []byte) *facts.File) {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join("testdata", dir, "*"))
	if err != nil {
		t.Fatal(err)
	}
	tested := 0
	for _, path := range paths {
		if strings.HasSuffix(path, ".golden") {
			continue
		}
		tested++
		t.Run(filepath.Base(path), func(t *testing.T) {
			text, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			f := parse(path, text)
			Check(t, text, f)
			compareGolden(t, path+".golden", Dump(f))
		})
	}
	if tested == 0 {
		t.Fatalf("no files in testdata/%s", dir)
	}
}

func compareGolden(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("%v; run the test with -update and review the file", err)
	}
	if string(want) != got {
		t.Errorf("%s differs; run the test with -update and review the change\n%s", path, FirstDifference(string(want), got))
	}
}

// FirstDifference shows the first differing line of two texts.
func FirstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range max(len(w), len(g)) {
		var a, b string
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("line %d\nwant %s\n got %s", i+1, a, b)
		}
	}
	return ""
}

// Dump writes the facts of a file as text: one line a fact, only what is set.
func Dump(f *facts.File) string {
	d := dumper{file: f}
	d.line("%s, %d lines, %d comments", f.Language, f.Lines, len(f.Comments))
	d.fact("package", f.Package)
	if facts.IsDocument(f.Language) {
		d.line("    %s", jsonOf(f.Document))
	}
	for _, n := range f.Notices {
		d.line("    notice: %s", n)
	}
	d.symbols()
	d.imports()
	d.extensions()
	d.uses()
	d.pieces()
	for _, e := range f.Errors {
		d.line("error %d: %s", e.Line, e.Message)
	}
	return d.out.String()
}

type dumper struct {
	file *facts.File
	out  strings.Builder
}

func (d *dumper) line(format string, args ...any) {
	d.out.WriteString(strings.TrimRight(fmt.Sprintf(format, args...), " ") + "\n")
}

func (d *dumper) fact(name, value string) {
	if value != "" {
		d.line("    %s: %s", name, value)
	}
}

func (d *dumper) symbols() {
	for i := range d.file.Symbols {
		s := &d.file.Symbols[i]
		flags := strings.Join(s.Modifiers, " ")
		if s.Exported {
			flags = strings.TrimSpace("exported " + flags)
		}
		name := s.QualifiedName
		if s.Ordinal > 0 {
			name += fmt.Sprintf("~%d", s.Ordinal+1)
		}
		d.line("\n%s %s %d-%d %s", s.Type, name, s.StartLine, s.EndLine, flags)
		d.fact("in", d.name(s.Parent))
		d.fact("owner", s.Owner)
		d.fact("signature", s.Signature)
		d.fact("doc", strings.ReplaceAll(s.Doc, "\n", "\n         "))
		if s.Requirement != nil {
			d.fact("says", jsonOf(s.Requirement))
		}
		d.fact("params", params(s.Params))
		d.fact("returns", s.Returns)
		d.fact("type", s.TypeExpr)
		d.fact("value", s.ValueExpr)
		d.fact("decorators", strings.Join(s.Decorators, ", "))
		d.fact("extends", strings.Join(s.Extends, ", "))
		d.fact("implements", strings.Join(s.Implements, ", "))
		if s.Level > 0 {
			d.fact("level", fmt.Sprint(s.Level))
		}
	}
}

func params(list []ctxsys.Param) string {
	var out []string
	for _, p := range list {
		s := p.Name
		if p.Type != "" {
			s = strings.TrimSpace(s + " <" + p.Type + ">")
		}
		if p.Default != "" {
			s += " = " + p.Default
		}
		out = append(out, s)
	}
	return strings.Join(out, "; ")
}

func (d *dumper) name(symbol int) string {
	if symbol < 0 {
		return ""
	}
	return d.file.Symbols[symbol].QualifiedName
}

func (d *dumper) imports() {
	for i, m := range d.file.Imports {
		if i == 0 {
			d.line("")
		}
		var names []string
		for _, n := range m.Names {
			names = append(names, n.Name+" as "+n.Local)
		}
		flags := ""
		for _, f := range []struct {
			set  bool
			name string
		}{{m.TypeOnly, " type-only"}, {m.Dynamic, " dynamic"}, {m.Reexport, " re-export"}} {
			if f.set {
				flags += f.name
			}
		}
		d.line("import %d: %s {%s}%s", m.Line, m.Source, strings.Join(names, ", "), flags)
	}
	for _, e := range d.file.Exports {
		d.line("export %s as %s", e.Local, e.Name)
	}
}

func (d *dumper) extensions() {
	for i, x := range d.file.Extensions {
		if i == 0 {
			d.line("")
		}
		d.line("extension %d: %s %s", x.Line, x.Owner, strings.Join(append(x.Extends, x.Implements...), ", "))
		d.fact("in", d.name(x.Parent))
	}
}

func (d *dumper) uses() {
	kinds := [...]string{facts.RefCall: "call", facts.RefNew: "new", facts.RefType: "type", facts.RefValue: "value", facts.RefCode: "code", facts.RefProse: "prose", facts.RefLink: "link"}
	last := -2
	for _, r := range d.file.Refs {
		if r.Symbol != last {
			last = r.Symbol
			user := "the file"
			if r.Symbol >= 0 {
				user = d.name(r.Symbol)
			}
			d.line("\nuses of %s", user)
		}
		d.line("    %d %s %s%s", r.Line, kinds[r.Kind], r.Expr, d.binding(r.Base))
	}
}

// binding shows what the first name of an expression is bound to, through all its locals.
func (d *dumper) binding(base int) string {
	switch {
	case base == facts.NotLocal:
		return ""
	case base == facts.UnknownLocal:
		return " [local]"
	}
	l := d.file.Locals[base]
	if l.Type != "" {
		return fmt.Sprintf(" [%s: %s%s]", l.Name, l.Type, d.binding(l.Base))
	}
	return fmt.Sprintf(" [%s = %s%s]", l.Name, l.Value, d.binding(l.Base))
}

func (d *dumper) pieces() {
	d.line("")
	for _, c := range d.file.Chunks {
		d.line("chunk %d-%d %d bytes %s", c.StartLine, c.EndLine, c.End-c.Start, d.name(c.Symbol))
	}
}

func jsonOf(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // strings and numbers only
	}
	return string(b)
}
