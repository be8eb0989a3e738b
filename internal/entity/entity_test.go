package entity

import (
	"slices"
	"strings"
	"testing"

	"github.com/goccy/go-yaml"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

func TestParse(t *testing.T) {
	e, err := Parse([]byte("---\ntype: person\nname: Ada\nsummary: Knows the engine.\nteam: core # hers\nlinks:\n  - to: a.go#Run\n    kind: references\n  - to: b.go\n---\n\n# Ada\n\nAsk her.\n"))
	if err != nil {
		t.Fatal(err)
	}
	if e.Type != "person" || e.Name != "Ada" || e.Summary != "Knows the engine." || e.Body != "# Ada\n\nAsk her." {
		t.Errorf("%+v", e)
	}
	if want := []ctxsys.Link{{To: "a.go#Run", Kind: "references"}, {To: "b.go", Kind: "relates_to"}}; !slices.Equal(e.Links, want) {
		t.Errorf("links %v, want %v", e.Links, want)
	}
}

func TestRefused(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"# Ada\n", "begin with a line of three dashes"},
		{"", "empty: begin with a line of three dashes"},
		{"---\nname: Ada\n", "has no end"},
		{"---\n---\n", "has no name"},
		{"---\nname: Ada\nabout: a.go\n---\n", "keep one of them"},
		{"---\ntype: person\nabout: a.go\n---\n", "has no type"},
		{"---\ntype: function\nname: Ada\n---\n", `no type "function": use concept, person`},
		{"---\nname: [a, b]\n---\n", "in one line of text"},
		{"---\nname: \"a\\nb\"\n---\n", "several lines"},
		{"---\nname: \"a\\u202eb\"\n---\n", "cannot be seen"},
		{"---\nname: Ada\nlinks:\n  - kind: calls\n---\n", "leads nowhere"},
		{"---\nname: Ada\nlinks:\n  - to: x\n    kind: knows\n---\n", `no link is of the kind "knows"`},
		{"---\nname: Ada\nlinks:\n  - to: x\n    weight: 1.5\n---\n", `the weight of a link is "1.5"`},
		{"---\nname: Ada\nlinks:\n  - to: x\n    metadata: '[1]'\n---\n", `the metadata of a link: it is not a JSON object`},
		{"---\nname: &a Ada\n---\n", "in one line of text"},
		{"---\nname: \"Ada\n---\n", "in one line of text"},
		{"---\nname:\n  first: Ada\n---\n", "in one line of text"},
		{"---\nname: Ada\nname: Bob\n---\n", `"name" twice`},
		{"---\nname: Ada\nlinks:\n  - {to: x}\n---\n", "each link"},
		{"---\nname: Ada\nlinks: x\n---\n", "each link"},
		{"---\nname: Ada\nlinks:\n  - to: x\n    to: y\n---\n", "each link"},
		{"---\nname: " + strings.Repeat("x", maxName+1) + "\n---\n", "longer than 200"},
		{"---\nname: Ada\nsummary: " + strings.Repeat("x", maxSummary+1) + "\n---\n", "longer than 2000"},
		{"---\nname: Ada\nlinks:\n" + strings.Repeat("  - to: x\n", maxLinks+1) + "---\n", "more than 500"},
		{"---\nname: Ada\n" + strings.Repeat("# x\n", maxFront/2) + "---\n", "more than 65536 bytes"},
		{"---\nname: \xff\n---\n", "not UTF-8"},
	} {
		_, err := Parse([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.want) || strings.Contains(err.Error(), "\n") {
			t.Errorf("%.60q is refused with %v, want %q in it", c.text, err, c.want)
		}
	}
}

// What people wrote next to what we know outlives a change of ours.
func TestEncodeKeeps(t *testing.T) {
	e, err := Parse([]byte("---\n# who to ask\n\ntype: person\nname: Ada # the first\nteam:\n  - core\n---\n\nAsk her.\n"))
	if err != nil {
		t.Fatal(err)
	}
	e.Links = append(e.Links, ctxsys.Link{To: "a.go#Run", Kind: ctxsys.References})
	got := e.Encode()
	want := "---\n# who to ask\n\ntype: person\nname: Ada # the first\nteam:\n  - core\nlinks:\n  - to: a.go#Run\n    kind: references\n---\n\nAsk her.\n"
	if string(got) != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

// What we write is to other readers of YAML what it is to us.
func TestEncodeIsYAML(t *testing.T) {
	for _, text := range []string{
		"Ada", "yes", "Null", "1.5", "0x10", "a: b", "# x", "it's \"so\"", "- x", "&a", "x #y", "語", "a:b", "*", "~", "2026-01-02", "[x]", "@x", "x:",
	} {
		e := Entity{Type: ctxsys.TypeBug, Name: text, Summary: text + "\n\"two\"", ProposedBy: text, ProposedFrom: text, Links: []ctxsys.Link{{To: text, Kind: ctxsys.Calls}}}
		front, _, _ := strings.Cut(strings.TrimPrefix(string(e.Encode()), "---\n"), "---\n")
		var got struct {
			Name, Summary string
			By            string `yaml:"proposed_by"`
			From          string `yaml:"proposed_from"`
			Links         []ctxsys.Link
		}
		if err := yaml.Unmarshal([]byte(front), &got); err != nil {
			t.Errorf("%s\n%v", front, err)
		}
		if got.Name != e.Name || got.Summary != e.Summary || got.By != text || got.From != text || !slices.Equal(got.Links, e.Links) {
			t.Errorf("%q is read as %+v from\n%s", text, got, front)
		}
	}
}

func TestSlug(t *testing.T) {
	for _, c := range []struct{ name, want string }{
		{"Refund policy", "refund-policy"},
		{"../../etc/passwd", "etc-passwd"},
		{"C:\\x\x00y", "c-x-y"},
		{"Über-Größe", "über-größe"},
		{"...", "entity"},
		{"", "entity"},
		{strings.Repeat("語", 100), strings.Repeat("語", 26)},
		{strings.Repeat("word ", 40), strings.TrimSuffix(strings.Repeat("word-", 16), "-")},
	} {
		if got := Slug(c.name); got != c.want {
			t.Errorf("Slug(%q) = %q, want %q", c.name, got, c.want)
		}
	}
}

// Whatever is read is written so that it is read again the same, and nothing makes reading fail but with an error.
func FuzzParse(f *testing.F) {
	f.Add([]byte("---\ntype: person\nname: Ada\nsummary: |\n  two\n  lines\nlinks:\n  - {to: a.go#Run, kind: calls}\n---\n\nBody\n---\nmore\n"))
	f.Add([]byte("---\nabout: 'a.go#x ''y'''\nlinks: [{to: b}]\nother: {a: [1, 2.5, true, null]}\n---\n"))
	f.Add([]byte("---\nname: Ledger\nproposed_by: ollama/a:7b\nproposed_from: docs/a b.md:1-2\n---\n"))
	f.Add([]byte("---\nname: yes\ntype: bug\n? x\n: - y\n---\n"))
	f.Add([]byte("---\nname: \"1\"\n\"links\": []\n---"))
	f.Fuzz(func(t *testing.T, text []byte) {
		e, err := Parse(text)
		if err != nil {
			return
		}
		out := e.Encode()
		again, err := Parse(out)
		if err != nil {
			t.Fatalf("%q is written as %q, which cannot be read: %v", text, out, err)
		}
		if again.Type != e.Type || again.Name != e.Name || again.Summary != e.Summary || again.About != e.About || again.ProposedBy != e.ProposedBy || again.ProposedFrom != e.ProposedFrom ||
			again.Body != e.Body || !slices.Equal(again.Links, e.Links) {
			t.Fatalf("%+v\nis read again as\n%+v\nfrom %q", e, again, out)
		}
	})
}
