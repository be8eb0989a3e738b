package query

import (
	"slices"
	"strings"
	"testing"
)

func TestUnmarked(t *testing.T) {
	const body = "\n\nThe body."
	for _, c := range []struct{ text, want string }{
		{"fix(parser): empty files", "(parser): empty files"},
		{"feat!: empty files", "!: empty files"},
		{"test: empty files", ": empty files"},
		{"fix the parser", "fix the parser"},
		{"parser: empty files", "parser: empty files"},
		{"fix(parser\n): x", "fix(parser ): x"},
		{"fix(parser", "fix(parser"},
		{"", ""},
		{"what is Signed-off-by: for", "what is Signed-off-by: for"},
		{"why does https://example.org fail", "why does https://example.org fail"}, // one line is a question
		{"parser: empty files (#12)" + body, "parser: empty files The body."},
		{"Fixes #12" + body, "The body."},
		{"empty files, fixes: GH-12 and see owner/name#7" + body, "empty files, and The body."},
		{"the 3-12 rule" + body, "the 3-12 rule The body."},
		{"issues are #numbered" + body, "issues are #numbered The body."},
		{"revert 0a1b2c3d4e" + body, "revert The body."},
		{"the facade is effaced, 1234567 times" + body, "the facade is effaced, 1234567 times The body."},
		{"a" + body + "\nSee https://example.org/x, and (http://y.z).", "a The body. See and"},
		{"a" + body + "\nhttps://github.com/o/n/blob/main/src/a.go#L3", "a The body. https://github.com/o/n/blob/main/src/a.go#L3"},
		{"a" + body + "\n\nSigned-off-by: A <a@b.c>\nCo-authored-by: B\nCc: C\nFixes: d", "a The body."},
		{"a" + body + "\nContent-Type: text/html", "a The body. Content-Type: text/html"},
		{"a" + body + "\nNote: it works", "a The body. Note: it works"},
		{"a" + body + "\n\n## Describe the bug\n\nIt fails.\n\n**Expected behavior**:\nNone.\n### The cache\nfull", "a The body. It fails. None. ### The cache full"},
		{"a" + body + "\n**Environment info**\n- OS: Mac\n```\n# numpy\n```\n**Additional context**\nlate", "a The body. late"},
		{"a" + body + "\n<details><summary>Output of <tt>xr.show_versions()</tt></summary>\nnumpy: 1.2\n</details>\nb", "a The body. b"},
		{"a" + body + "\n- [x] I searched\n_No response_\n```\n## Versions\n```\n# Environment variables\nb", "a The body. ``` ## Versions ``` # Environment variables b"},
		{"## Versions\n\nare wrong", "## Versions are wrong"},
		{"a" + body + "<!-- Thanks\nfor this -->\nb <!-- c", "a The body. b <!-- c"},
	} {
		got := unmarked(c.text)
		if len(got) != len(c.text) || strings.Count(got, "\n") != strings.Count(c.text, "\n") {
			t.Errorf("%q: places are moved: %q", c.text, got)
		}
		if strings.Join(strings.Fields(got), " ") != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestMessages(t *testing.T) {
	for _, c := range []struct {
		text, title string
		head        []string
		body        []string
	}{
		{"where are logins checked", "", []string{"logins", "checked"}, nil},
		{"where are logins checked\n", "", []string{"logins", "checked"}, nil},
		{"fix(auth): check logins twice\n\nThe session did not know.\n\nSigned-off-by: Ann\n", "fix(auth): check logins twice",
			[]string{"auth", "check", "logins", "twice"}, []string{"session", "know"}},
		{"\n\nLogins are not checked\nby checkLogin of logins\n", "Logins are not checked", []string{"logins", "checked"}, []string{"checkLogin"}},
		{"What is it?\nlogins", "What is it?", []string{"logins"}, nil}, // the title says nothing
	} {
		q := Parse(c.text)
		if q.Title != c.title || !slices.Equal(q.Keywords[:q.Head], c.head) || !slices.Equal(q.Keywords[q.Head:], c.body) {
			t.Errorf("%q: %q, %q then %q", c.text, q.Title, q.Keywords[:q.Head], q.Keywords[q.Head:])
		}
	}
}

// What is said of tests below the first line is about the change and no wish for tests.
func TestMessagesAskInTheirTitle(t *testing.T) {
	for _, c := range []struct {
		text        string
		tests, docs bool
	}{
		{"check logins twice\n\nAdds tests for it and a README.", false, false},
		{"test: check logins twice", false, false},
		{"tests for logins\n\nThey were not checked.", true, false},
		{"documentation of logins\n\nThey are tests.", false, true},
	} {
		if q := Parse(c.text); q.Tests != c.tests || q.Docs != c.docs {
			t.Errorf("%q: tests %v, documents %v", c.text, q.Tests, q.Docs)
		}
	}
}

func TestMessagesQuote(t *testing.T) {
	const line = `what is "too many retries"`
	if q := Parse(line); len(q.Phrases) != 1 {
		t.Errorf("a question asks for the phrases %q", q.Phrases)
	}
	if q := Parse(line + "\n\nThe log says \"gave up\" then."); len(q.Phrases) != 0 {
		t.Errorf("a message asks for the phrases %q", q.Phrases)
	}
}

func FuzzUnmarked(f *testing.F) {
	f.Add("fix(a): b\n\n<!-- c --> d #12 0a1b2c3 https://e.f\nCc: g")
	f.Fuzz(func(t *testing.T, text string) {
		got := unmarked(text)
		if len(got) != len(text) {
			t.Fatalf("%q became %q", text, got)
		}
		for i := range len(got) {
			if got[i] != text[i] && (got[i] != ' ' || text[i] == '\n') {
				t.Fatalf("%q became %q", text, got)
			}
		}
		if again := unmarked(got); len(again) != len(got) {
			t.Fatal("not the same length")
		}
	})
}
