package facts

import (
	"fmt"
	"strings"
	"testing"
)

func TestReadMention(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"Server", "Server"},
		{"Server.Start", "path Server.Start or Server Start"},
		{"Server.Start()", "Server Start called"},
		{"server.listen(port, host)", "server listen called"},
		{"std::vec::Vec<T>", "std vec Vec"},
		{"Foo#bar", "Foo bar"},
		{"App\\Http\\Kernel", "App Http Kernel"},
		{"Enum.map/2", "Enum map called"},
		{"&Server", "Server"},
		{"@dataclass", "dataclass"},
		{"<RouterView />", "RouterView"},
		{"<div>", ""},
		{"println!", "println!"},
		{"internal/walk/judge.go", "path internal/walk/judge.go"},
		{"internal/walk/judge.go:12-20", "path internal/walk/judge.go line 12"},
		{"../src/a.go#L7", "path ../src/a.go line 7"},
		{".github/workflows/ci.yml", "path .github/workflows/ci.yml"},
		{"internal/walk/", "path internal/walk/"},
		{"main.go", "path main.go or main go"},
		{"/etc/passwd", ""},
		{"~/.config", ""},
		{"--flag", ""},
		{"git commit", ""},
		{"https://example.com/a", ""},
		{"a, b", ""},
		{"1.2.3", "path 1.2.3"},
		{"x = 1", ""},
		{"a->", ""},
		{"", ""},
		{"_", ""},
	} {
		if got := mentionText(tt.text); got != tt.want {
			t.Errorf("%q: %q, want %q", tt.text, got, tt.want)
		}
	}
}

func mentionText(text string) string {
	m, ok := ReadMention(text)
	if !ok {
		return ""
	}
	var parts []string
	if m.Path != "" {
		parts = append(parts, "path "+m.Path)
	}
	if m.Line > 0 {
		parts = append(parts, fmt.Sprint("line ", m.Line))
	}
	if name := strings.Join(m.Parts, " "); name != "" {
		if m.Path != "" {
			name = "or " + name
		}
		parts = append(parts, name)
	}
	if m.Call {
		parts = append(parts, "called")
	}
	return strings.Join(parts, " ")
}

func FuzzReadMention(f *testing.F) {
	for _, s := range []string{"a.b()", "A::b<T>", "x/y.go:3", "a/2", "<A/>", "#L", "....", "a#b#c", "\xff"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, ok := ReadMention(s)
		if !ok {
			return
		}
		for _, part := range m.Parts {
			if part == "" || strings.ContainsAny(part, ". /") {
				t.Fatalf("%q: part %q", s, part)
			}
		}
		if strings.HasPrefix(m.Path, "/") || m.Line < 0 {
			t.Fatalf("%q: %+v", s, m)
		}
	})
}
