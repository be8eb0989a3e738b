package walk

import (
	"errors"
	"io/fs"
	"path/filepath"
	"testing"
)

func TestWhy(t *testing.T) {
	root := isolatedRepo(t, map[string]string{
		".gitignore": "# logs\n*.log\nbuild2/\n!keep.log\n/sub/x*\n", ".ctxignore": "\n!kept.log\ndocs\n",
		".git/info/exclude": "mine\n", "sub/.gitignore": "*.c\n!a.c\n",
	})
	write(t, root, tree("a.log keep.log kept.log build2/a/b docs/a mine sub/xy sub/a.c sub/b.c .hid dist/a.js x.pem big=123456 a.png x.go x.md gen/x"))
	opts := Options{Exclude: []string{"gen"}, Include: []string{"*.c", "*.log", "docs", "big", "*.png", "*.go", "*.md"}, MaxFileSize: 5, Languages: []string{"c", "go"}}
	for _, tt := range []struct {
		path string
		want Verdict
	}{
		{"a.log", Verdict{false, Ignored, "a.log", "*.log", ".gitignore", 2}},
		{"keep.log", Verdict{false, OtherLanguage, "keep.log", "", "", 0}},
		{"kept.log", Verdict{false, OtherLanguage, "kept.log", "", "", 0}},
		{"build2/a/b", Verdict{false, Ignored, "build2", "build2/", ".gitignore", 3}},
		{"build2", Verdict{false, Ignored, "build2", "build2/", ".gitignore", 3}},
		{"docs/a", Verdict{false, Ignored, "docs", "docs", ".ctxignore", 3}},
		{"mine", Verdict{false, Ignored, "mine", "mine", ".git/info/exclude", 1}},
		{"sub/xy", Verdict{false, Ignored, "sub/xy", "/sub/x*", ".gitignore", 5}},
		{"sub/a.c", Verdict{true, "", "sub/a.c", "!a.c", "sub/.gitignore", 2}},
		{"sub/b.c", Verdict{false, Ignored, "sub/b.c", "*.c", "sub/.gitignore", 1}},
		{"sub", Verdict{true, "", "sub", "", "", 0}},
		{".", Verdict{true, "", ".", "", "", 0}},
		{"./x.go", Verdict{true, "", "x.go", "", "", 0}},
		{filepath.Join(root, "x.go"), Verdict{true, "", "x.go", "", "", 0}},
		{".hid", Verdict{false, Hidden, ".hid", ".*", "built-in", 0}},
		{".git/config", Verdict{false, BuiltIn, ".git", ".git", "built-in", 0}},
		{"dist/a.js", Verdict{false, BuiltIn, "dist", "dist/", "built-in", 0}},
		{"x.pem", Verdict{false, Secret, "x.pem", "*.pem", "built-in", 0}},
		{"big", Verdict{false, TooLarge, "big", "", "", 0}},
		{"a.png", Verdict{false, Binary, "a.png", "", "", 0}},
		{"x.md", Verdict{false, OtherLanguage, "x.md", "", "", 0}},
		{"gen/x", Verdict{false, Excluded, "gen", "gen", "exclude", 0}},
		{"../x", Verdict{false, OutsideRoot, "../x", "", "", 0}},
		{"/etc/passwd", Verdict{false, OutsideRoot, "/etc/passwd", "", "", 0}},
	} {
		opts := opts
		if tt.want.Reason == TooLarge {
			opts.Languages = nil
		}
		if got, err := Why(root, tt.path, opts); err != nil || got != tt.want {
			t.Errorf("Why(%s): %+v, %v, want %+v", tt.path, got, err, tt.want)
		}
	}
	for _, path := range []string{"gone", "sub/gone/x", "x.go/y"} {
		if v, err := Why(root, path, opts); err == nil {
			t.Errorf("Why(%s): %+v of what is not there", path, v)
		}
	}
	if _, err := Why(root, "gone", opts); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("Why of a missing file: %v", err)
	}
	got, _ := paths(t, root, opts)
	whyAgrees(t, root, opts, got)
}

// The index of git is not read: what a rule ignores is out, tracked or not.
func TestTrackedButIgnored(t *testing.T) {
	root := isolatedRepo(t, tree(".gitignore=*.gen a.gen b.go"))
	git(t, root, "", "add", "--force", "a.gen")
	got, _ := paths(t, root, Options{})
	equalPaths(t, got, []string{"b.go"})
}
