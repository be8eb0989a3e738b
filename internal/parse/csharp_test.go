package parse

import (
	"strings"
	"testing"

	"github.com/ctx-sys/ctx-sys/internal/facts"
	"github.com/ctx-sys/ctx-sys/internal/facts/factstest"
)

func TestCSharpDoc(t *testing.T) {
	for doc, want := range map[string]string{
		"Plain text.": "Plain text.",
		"<summary>\nOpens a <see cref=\"T:Harbour.Shop\"/>.\n</summary>":           "Opens a Harbour.Shop.",
		"<param name=\"n\">How <c>many</c>.</param>\n<returns>All.</returns>":      "n: How many.\nReturns: All.",
		"<see cref=\"Shop\">the shop</see> if a &lt; b &amp;&amp; <b>c</b>":        "the shop if a < b && c",
		"A List<int> of x <y and <z>":                                              "A List<int> of x <y and <z>",
		"<summary>One.</summary>\n<remarks>\n<para>Two.</para>\n</remarks>\nThree": "One.\n\nTwo.\n\nThree",
		"<inheritdoc/>": "",
		"a <":           "a <",
		"<>":            "<>",
		"</>":           "</>",
	} {
		if got := csharpDoc(doc); got != want {
			t.Errorf("%q becomes %q, want %q", doc, got, want)
		}
	}
}

// What the grammar cannot read because of a condition is read without it; other conditions keep all their
// branches.
func TestConditions(t *testing.T) {
	const text = `class A
#if X
    : B,
#else
    :
#endif
    C
{
    void First() { }
` + "\n\n\n" + `
#if Y
    void Second() { }
#else
    void Third() { }
#endif
    bool Fourth() =>
#if X
        a ||
#elif Y
        b ||
#endif
        c;
}
`
	p := New()
	defer p.Close()
	f := p.Parse("csharp", []byte(text), facts.Full)
	factstest.Check(t, []byte(text), f)
	var names []string
	for i := range f.Symbols {
		names = append(names, f.Symbols[i].QualifiedName)
	}
	if got, want := strings.Join(names, " "), "A A.First A.Second A.Third A.Fourth"; got != want || len(f.Errors) > 0 {
		t.Errorf("%s %v, want %s", got, f.Errors, want)
	}
	if a := f.Symbols[0]; strings.Join(a.Extends, " ") != "B" || strings.Join(a.Implements, " ") != "C" {
		t.Errorf("A extends %v and implements %v", a.Extends, a.Implements)
	}
}

func TestConditionsAreClosed(t *testing.T) {
	for text, want := range map[string]int{
		"#if A\n#else\n#endif\n":                     1,
		"#if A\n  # if B\n#elif C\n  #endif\n#endif": 2,
		"#if A\n":                0,
		"#endif\n#else\n":        0,
		"#if A\n#endif\n#endif":  1,
		"#region a\n#endregion ": 0,
	} {
		if got := conditions([]byte(text)); len(got) != want {
			t.Errorf("%q has %d conditions, want %d", text, len(got), want)
		}
	}
}
