package answer

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/impact"
	"github.com/ctx-sys/ctx-sys/internal/render"
)

// Impact says what a change means: the risk with its reasons, what changed, who depends on it, which tests reach it.
func (t Text) Impact(r *impact.Response) render.Page {
	var b render.Writer
	b.Printf("%s\n", impactTitle(r))
	if len(r.Files) == 0 && len(r.Changed) == 0 {
		for _, n := range r.Notes {
			b.Printf("note: %s\n", n)
		}
		return b.Page()
	}
	b.Printf("risk: %s\n", r.Risk)
	for _, reason := range r.Reasons {
		b.Printf("  %s: %s\n", reason.Risk, reason.Text)
	}
	if len(r.Changed) > 0 {
		b.Printf("changed: %d\n", len(r.Changed))
		for i := range r.Changed {
			b.Printf("  %s\n", t.changed(&r.Changed[i]))
		}
	}
	if others := withoutSymbols(r); len(others) > 0 {
		b.Printf("changed outside of symbols: %d\n", len(others))
		for _, f := range others[:min(len(others), maxFilesShown)] {
			b.Printf("  %s  %s%s\n", t.path(f.Path), f.Change, t.fromText(f))
		}
		if more := len(others) - maxFilesShown; more > 0 {
			b.Printf("  and %d more\n", more)
		}
	}
	if len(r.Misfits) > 0 {
		b.Printf("calls that no longer fit: %d\n", len(r.Misfits))
		for _, m := range r.Misfits {
			b.Printf("  %s:%d  %s, %s\n", t.path(m.Path), m.Line, ctxsys.Plural(m.Arguments, "argument"), m.Why)
		}
	}
	b.Add(t.affected(r))
	if r.AllTests > 0 {
		files := filesOf(r.Tests)
		b.Printf("tests that reach it: %d in %s\n", r.AllTests, ctxsys.Plural(r.TestFiles, "file"))
		for _, f := range files[:min(len(files), maxFilesShown)] {
			b.Printf("  %s\n", t.path(f))
		}
		if more := r.TestFiles - min(len(files), maxFilesShown); more > 0 {
			b.Printf("  and %d more\n", more)
		}
	}
	for _, n := range r.Notes {
		b.Printf("note: %s\n", n)
	}
	return b.Page()
}

func impactTitle(r *impact.Response) string {
	switch {
	case r.Base == "":
		return "impact of a change of " + r.Changed[0].ID
	case len(r.Files) == 0:
		return fmt.Sprintf("nothing differs between %s and the %s", r.Base, r.Head)
	}
	return fmt.Sprintf("impact of %s..%s: %s, %s", r.Base, r.Head, ctxsys.Plural(len(r.Files), "file"), ctxsys.Plural(len(r.Changed), "symbol"))
}

// changed is a symbol that differs, on one line.
func (t Text) changed(c *impact.Changed) string {
	line := fmt.Sprintf("%s:%d  %s %s  %s", t.path(c.Path), max(c.Line, 1), c.Type, c.Name, c.Change)
	if c.From != "" {
		line += " from " + c.From
	}
	if c.Edited {
		line += ", edited"
	}
	if c.Before != "" {
		line += ", was " + c.Before
	}
	if c.Dependents > 0 {
		line += fmt.Sprintf("  (%d use it)", c.Dependents)
	}
	return line
}

// maxFilesShown is how many files a list in text has.
const maxFilesShown = 20

func (t Text) fromText(f impact.File) string {
	out := ""
	if f.From != "" {
		out = " from " + t.path(f.From)
	}
	if f.Unread != "" {
		out += ", not compared: " + f.Unread
	}
	return out
}

// withoutSymbols are the changed files of which no symbol differs.
func withoutSymbols(r *impact.Response) []impact.File {
	has := map[string]bool{}
	for i := range r.Changed {
		has[r.Changed[i].Path] = true
		path, _, _ := strings.Cut(r.Changed[i].From, "#")
		has[path] = true
	}
	return slices.DeleteFunc(slices.Clone(r.Files), func(f impact.File) bool { return has[f.Path] && f.Change != "renamed" })
}

func (t Text) affected(r *impact.Response) render.Page {
	var b render.Writer
	shown := slices.DeleteFunc(slices.Clone(r.Affected), func(a impact.Affected) bool { return a.Test })
	if r.Total == 0 {
		b.Printf("affected: nothing that the graph knows\n")
		return b.Page()
	}
	b.Printf("affected: %d, %d of them tests\n", r.Total, r.AllTests)
	depth := 0
	for _, a := range shown {
		if a.Depth != depth {
			depth = a.Depth
			b.Printf("  at depth %d\n", depth)
		}
		sure := ""
		if a.Confidence < 1 {
			sure = fmt.Sprintf("  (%.2g)", a.Confidence)
		}
		b.Printf("    %s:%d  %s %s  %s %s%s\n", t.path(a.Path), max(a.Line, 1), a.Type, a.Name, a.Kind, a.On, sure)
	}
	if more := r.Total - len(r.Affected); more > 0 {
		b.Printf("  and %d more\n", more)
	}
	return b.Page()
}

// filesOf are the files of entities, each once, in order.
func filesOf(list []impact.Affected) []string {
	var out []string
	for i := range list {
		out = append(out, list[i].Path)
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// ImpactMarkdown is the comment for a pull request: the same, for a page that people read.
func (t Text) ImpactMarkdown(r *impact.Response) render.Page {
	var b render.Writer
	b.Printf("### Impact: %s risk\n\n", r.Risk)
	if len(r.Files) == 0 && len(r.Changed) == 0 {
		b.Printf("Nothing differs.\n")
		for _, n := range r.Notes {
			b.Printf("\n%s\n", render.Prose(n))
		}
		return b.Page()
	}
	for _, reason := range r.Reasons {
		b.Printf("- **%s**: %s", reason.Risk, reason.What)
		for i, n := range reason.Names {
			b.Printf("%s %s", map[bool]string{true: ":", false: ","}[i == 0], render.Code(n, false))
		}
		if reason.More > 0 {
			b.Printf(" and %d more", reason.More)
		}
		b.Printf("\n")
	}
	if len(r.Changed) > 0 {
		b.Printf("\n| Changed | How | Used by |\n|---|---|---|\n")
		for i := range r.Changed[:min(len(r.Changed), maxRows)] {
			c := &r.Changed[i]
			b.Printf("| %s (%s) | %s", render.Code(c.Name, true), render.Code(atLine(c.Path, c.Line), true), c.Change)
			if c.From != "" {
				b.Printf(" from %s", render.Code(c.From, true))
			}
			b.Printf(" | %d |\n", c.Dependents)
		}
		if more := len(r.Changed) - maxRows; more > 0 {
			b.Printf("\n%s not listed.\n", ctxsys.Plural(more, "more symbol"))
		}
	}
	if len(r.Misfits) > 0 {
		b.Printf("\n**Calls that no longer fit**\n\n")
		for _, m := range r.Misfits[:min(len(r.Misfits), maxRows)] {
			b.Printf("- %s: %s, %s\n", render.Code(atLine(m.Path, m.Line), false), ctxsys.Plural(m.Arguments, "argument"), render.Prose(m.Why))
		}
		if more := len(r.Misfits) - maxRows; more > 0 {
			b.Printf("- and %d more\n", more)
		}
	}
	b.Printf("\n**Affected**: %s in %s, %d of them tests.\n", ctxsys.Plural(r.Total, "symbol"), ctxsys.Plural(r.AffectedFiles, "file"), r.AllTests)
	files := filesOf(r.Tests)
	for _, f := range files[:min(len(files), maxFilesShown)] {
		b.Printf("- %s\n", render.Code(f, false))
	}
	if more := r.TestFiles - min(len(files), maxFilesShown); more > 0 {
		b.Printf("- and %d more\n", more)
	}
	for _, n := range r.Notes {
		b.Printf("\n%s\n", render.Prose(n))
	}
	return b.Page()
}

// maxRows is how many symbols and calls the comment for a pull request lists: a forge takes no comment of more than 65,536 characters.
const maxRows = 50

func atLine(path string, line int) string { return fmt.Sprintf("%s:%d", path, max(line, 1)) }

// ImpactSARIF is SARIF 2.1.0 for code scanning: a result for each call that no longer fits, for what is gone and still named, and for each
// public symbol that changed its form.
func (t Text) ImpactSARIF(r *impact.Response) (json.RawMessage, error) {
	type text struct {
		Text string `json:"text"`
	}
	type region struct {
		StartLine int `json:"startLine"`
	}
	type location struct {
		Physical struct {
			Artifact struct {
				URI string `json:"uri"`
			} `json:"artifactLocation"`
			Region region `json:"region"`
		} `json:"physicalLocation"`
	}
	type result struct {
		Rule      string     `json:"ruleId"`
		Level     string     `json:"level"`
		Message   text       `json:"message"`
		Locations []location `json:"locations"`
	}
	type rule struct {
		ID    string `json:"id"`
		Short text   `json:"shortDescription"`
	}
	message := strings.NewReplacer("\\", "\\\\", "[", "\\[", "]", "\\]", "{", "{{", "}", "}}") // no links and no placeholders
	results := []result{}
	add := func(rule, level, path string, line int, format string, args ...any) {
		var l location
		l.Physical.Artifact.URI = uri(path)
		l.Physical.Region.StartLine = max(line, 1)
		results = append(results, result{rule, level, text{message.Replace(render.Pagef(format, args...).String())}, []location{l}})
	}
	for _, m := range r.Misfits {
		add("call-misfit", "error", m.Path, m.Line, "called with %s: %s", ctxsys.Plural(m.Arguments, "argument"), m.Why)
	}
	for i := range r.Affected {
		if a := &r.Affected[i]; a.Depth == 1 && a.Confidence < 1 && isGone(r, a.On) {
			add("removed-in-use", "warning", a.Path, a.Line, "%s was removed and may still be used here", a.On)
		}
	}
	for i := range r.Changed {
		if c := &r.Changed[i]; c.Exported && (c.Change == "signature" || c.Change == "renamed") && !c.Test {
			add("public-changed", "note", c.Path, c.Line, "%s: %s, used by %d", c.Name, c.Change, c.Dependents)
		}
	}
	return json.MarshalIndent(map[string]any{
		"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0",
		"runs": []any{map[string]any{
			"tool": map[string]any{"driver": map[string]any{"name": "ctx-sys impact", "rules": []rule{
				{"call-misfit", text{"A call that the new signature does not fit"}},
				{"removed-in-use", text{"What was removed may still be used"}},
				{"public-changed", text{"A public symbol has another form"}},
			}}},
			"results": results,
		}},
	}, "", "  ")
}

func isGone(r *impact.Response, id string) bool {
	return slices.ContainsFunc(r.Changed, func(c impact.Changed) bool { return c.Change == "removed" && c.ID == id })
}

// uri is a path as a relative reference.
func uri(path string) string {
	var b strings.Builder
	for _, c := range []byte(path) {
		if c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || strings.IndexByte("/-._~!$&'()*+,;=@", c) >= 0 {
			b.WriteByte(c)
			continue
		}
		fmt.Fprintf(&b, "%%%02X", c)
	}
	return b.String()
}
