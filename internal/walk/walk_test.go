package walk

import (
	"context"
	"errors"
	"go/build"
	"io/fs"
	"maps"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// Each row is a tree, options, and what of the tree is visited, in order.
func TestWalk(t *testing.T) {
	tests := []struct {
		name  string
		files string // path, or path=content; \n in content is a new line
		opts  Options
		want  string
		skip  Skipped
	}{
		{"order is that of whole paths", "a/b a.go a-b a/c/d ab a0", Options{}, "a-b a.go a/b a/c/d a0 ab", Skipped{}},
		{"hidden", ".a .b/c d/.e f", Options{}, "f", Skipped{Hidden: 3}},
		{"hidden, wanted", ".a .b/c d/.e f .git/x .ctx-sys/y .env", Options{IncludeHidden: true}, ".a .b/c d/.e f", Skipped{BuiltIn: 3}},
		{"copies of ours", "AGENTS.md AGENTS.md.ctx-sys-backup", Options{}, "AGENTS.md", Skipped{BuiltIn: 1}},
		{"entities", ".ctx-sys/entities/a.md .ctx-sys/entities/.b.md .ctx-sys/entities/c.txt .ctx-sys/entities/d/e.md .ctx-sys/f.md .ctx x", Options{}, ".ctx-sys/entities/a.md x", Skipped{BuiltIn: 1, Hidden: 1}},
		{"entities of others", "x/.ctx-sys/entities/a.md b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"entities whatever git ignores", ".gitignore=.ctx-sys/\n*.md .ctx-sys/entities/a.md a.md b", Options{Include: []string{"b"}, Languages: []string{"go"}}, ".ctx-sys/entities/a.md", Skipped{BuiltIn: 1, Hidden: 1, Ignored: 1, OtherLanguage: 1}},
		{"entities left out", ".ctxignore=/.ctx-sys/entities/b.md .ctx-sys/entities/a.md .ctx-sys/entities/b.md .ctx-sys/entities/c.md", Options{Exclude: []string{".ctx-sys/entities/c*"}}, ".ctx-sys/entities/a.md", Skipped{BuiltIn: 1, Excluded: 1, Hidden: 1, Ignored: 1}},
		{"no entities", ".ctxignore=.ctx-sys/ .ctx-sys/entities/a.md b", Options{}, "b", Skipped{BuiltIn: 1, Hidden: 1, Ignored: 1}},
		{"hidden, spelled out", ".a .github/x.yml .b/c d", Options{Include: []string{".github/**", "d"}}, ".github/x.yml d", Skipped{Hidden: 2}},
		{"hidden, taken back", ".ctxignore=!.github/ .github/x.yml .b/c", Options{}, ".github/x.yml", Skipped{Hidden: 2}},

		{"exclude a name", "docs/a x/docs/b c", Options{Exclude: []string{"docs"}}, "c", Skipped{Excluded: 2}},
		{"exclude a folder name", "docs x/docs/b c", Options{Exclude: []string{"docs/"}}, "c docs", Skipped{Excluded: 1}},
		{"exclude a path", "docs/a x/docs/b c", Options{Exclude: []string{"docs/**"}}, "c x/docs/b", Skipped{Excluded: 1}},
		{"exclude below the root", "docs/a x/docs/b c", Options{Exclude: []string{"/docs"}}, "c x/docs/b", Skipped{Excluded: 1}},
		{"exclude braces", "a.md x/b.txt c.go", Options{Exclude: []string{"*.{md,txt}"}}, "c.go", Skipped{Excluded: 2}},
		{"include a kind", "a.md x/b.go c.go", Options{Include: []string{"*.go"}}, "c.go x/b.go", Skipped{NotIncluded: 1}},
		{"include a folder", "src/a src/b/c x/src/d y/e", Options{Include: []string{"src"}}, "src/a src/b/c x/src/d", Skipped{NotIncluded: 1}},
		{"include a path", "src/a.go src/b/c.go src/d.md x/y.go", Options{Include: []string{"./src/**/*.go"}}, "src/a.go src/b/c.go", Skipped{NotIncluded: 2}},
		{"exclude wins", "a.go b.go", Options{Include: []string{"*.go"}, Exclude: []string{"b*"}}, "a.go", Skipped{Excluded: 1}},
		{"include is no way round .gitignore", ".gitignore=a.go a.go b.go", Options{Include: []string{"*.go"}}, "b.go", Skipped{Ignored: 1, Hidden: 1}},
		{"include is no way round a secret", "id_rsa a", Options{Include: []string{"id_rsa", "a"}}, "a", Skipped{Secret: 1}},

		{".ctxignore beside .gitignore", ".gitignore=*.log .ctxignore=!keep.log\ngone.go keep.log x.log gone.go", Options{}, "keep.log", Skipped{Ignored: 2, Hidden: 2}},
		{"outer .ctxignore beats inner .gitignore", ".ctxignore=!x.go x/.gitignore=*.go x/x.go x/y.go", Options{}, "x/x.go", Skipped{Ignored: 1, Hidden: 2}},
		{"no way back below an ignored folder", ".gitignore=a/ .ctxignore=!a/b a/b c", Options{}, "c", Skipped{Ignored: 1, Hidden: 2}},
		{"an ignored folder taken back", ".gitignore=a/ .ctxignore=!a/ a/b c", Options{}, "a/b c", Skipped{Hidden: 2}},

		{"what tools make", "node_modules/a x/node_modules/b __pycache__/c a.min.js b.bundle.js x.lock package-lock.json d.js", Options{}, "d.js", Skipped{BuiltIn: 7}},
		{"names alone do not make them", "x/node_modules build dist.go env.go lock min.js", Options{}, "build dist.go env.go lock min.js x/node_modules", Skipped{}},
		{"bundles in dist", "dist/a.js dist/a.d.ts dist/a.css dist/x/b.mjs c.js", Options{}, "c.js", Skipped{BuiltIn: 1}},
		{"sources in dist", "dist/main.go dist/x/y/z.js", Options{}, "dist/main.go dist/x/y/z.js", Skipped{}},
		{"sources one deeper in build", "build/x/a.py build/b.js", Options{}, "build/b.js build/x/a.py", Skipped{}},
		{"sources two deeper in build", "build/x/y/a.py b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"a build folder of cmake", "build/CMakeCache.txt build/a.c b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"typescript in build", "build/a.ts b", Options{}, "b build/a.ts", Skipped{}},
		{"generated sources in build", "build/a.pb.go b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"sources of dependencies in build", "build/node_modules/a.go build/x.js b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"coverage of tests", "coverage/index.html coverage/lcov-report/sorter.js b", Options{}, "b", Skipped{BuiltIn: 1}},
		{"target of cargo", "Cargo.toml target/a.rs x/target/b.rs", Options{}, "Cargo.toml x/target/b.rs", Skipped{BuiltIn: 1}},
		{"dist taken back", ".ctxignore=!dist/ dist/a.js", Options{}, "dist/a.js", Skipped{Hidden: 1}},
		{"dist spelled out", "dist/a.js x/node_modules/b.js", Options{Include: []string{"dist/**/*.js", "**/*.js"}}, "dist/a.js", Skipped{BuiltIn: 1}},
		{"a wildcard spells nothing out", "dist/a.js b.min.js c.js .env", Options{Include: []string{"**/*.js", "*", ".*"}}, "c.js", Skipped{BuiltIn: 3}},
		{"a lock spelled out", "Cargo.lock x.lock", Options{Include: []string{"Cargo.lock"}}, "Cargo.lock", Skipped{BuiltIn: 1}},
		{".gitignore takes nothing built-in back", ".gitignore=!dist/ dist/a.js b", Options{}, "b", Skipped{BuiltIn: 1, Hidden: 1}},

		{"secrets", "a.pem b.KEY id_rsa id_ed25519.pub x/.npmrc credentials .ssh/config id_rsa_test.go keys.go", Options{IncludeHidden: true}, "id_rsa_test.go keys.go", Skipped{Secret: 7}},
		{"secrets stay", ".ctxignore=!*.pem a.pem", Options{IncludeHidden: true}, ".ctxignore", Skipped{Secret: 1}},
		{"too large", "a=12345 b=1234", Options{MaxFileSize: 4}, "b", Skipped{TooLarge: 1}},
		{"binary by name", "a.png b.PNG c.txt", Options{}, "c.txt", Skipped{Binary: 2}},
		{"languages", "a.go b.py Makefile c.txt d", Options{Languages: []string{"go", "makefile"}}, "Makefile a.go", Skipped{OtherLanguage: 3}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			isolate(t)
			root := t.TempDir()
			write(t, root, tree(tt.files))
			got, report := paths(t, root, tt.opts)
			if want := strings.Fields(tt.want); !slices.Equal(got, want) {
				t.Errorf("visited %q, want %q", got, want)
			}
			if !maps.Equal(report.Skipped, tt.skip) || report.Unreadable != nil {
				t.Errorf("report %+v, want %v", report, tt.skip)
			}
			whyAgrees(t, root, tt.opts, got)
		})
	}
}

func tree(text string) map[string]string {
	files := map[string]string{}
	for f := range strings.SplitSeq(text, " ") {
		name, content, _ := strings.Cut(f, "=")
		files[name] = strings.ReplaceAll(content, `\n`, "\n")
	}
	return files
}

func TestFile(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	write(t, root, tree("vendor/x/a_test.go=abc run=#!/bin/sh data=#!/bin/sh"))
	if err := os.Chmod(filepath.Join(root, "run"), 0o755); err != nil {
		t.Fatal(err)
	}
	var got []File
	if _, err := Walk(context.Background(), root, Options{}, func(f File) error { got = append(got, f); return nil }); err != nil {
		t.Fatal(err)
	}
	for i := range got {
		info, err := os.Stat(filepath.Join(root, got[i].Path))
		if err != nil || got[i].ModTime != info.ModTime().UnixNano() {
			t.Errorf("%s: time %d, %v", got[i].Path, got[i].ModTime, err)
		}
		got[i].ModTime, got[i].Changed = 0, 0
	}
	want := []File{
		{Path: "data", Size: 9},
		{Path: "run", Size: 9, Language: "bash"},
		{Path: "vendor/x/a_test.go", Size: 3, Language: "go"},
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %+v, want %+v", got, want)
	}
	if f := got[2]; !f.Test() || !f.Vendored() || f.Generated() {
		t.Errorf("%s: test %t, vendored %t, generated %t", f.Path, f.Test(), f.Vendored(), f.Generated())
	}
	if only, _ := paths(t, root, Options{Languages: []string{"bash"}}); !slices.Equal(only, []string{"run"}) {
		t.Errorf("the scripts are %q", only)
	}
}

// The distribution of Go has packages called build, dist and coverage.
func TestWalkGoSources(t *testing.T) {
	isolate(t)
	src := filepath.Join(build.Default.GOROOT, "src")
	if _, err := os.Stat(filepath.Join(src, "go", "build")); err != nil {
		t.Fatal("the sources of Go are not installed")
	}
	got, _ := paths(t, src, Options{})
	if !slices.IsSorted(got) {
		t.Error("not sorted by path")
	}
	for _, want := range []string{"go/build/build.go", "go/build/constraint/expr.go", "cmd/dist/main.go", "internal/coverage/defs.go",
		"cmd/go/internal/load/pkg.go", "runtime/coverage/coverage.go", "internal/coverage/rtcov/rtcov.go"} {
		if _, found := slices.BinarySearch(got, want); !found {
			t.Errorf("%s is missing", want)
		}
	}
}

func TestNamesNobodyExpects(t *testing.T) {
	root := isolatedRepo(t, map[string]string{
		"new\nline.go": "", "a b/ c ": "", "\xff\xfe.go": "", "tab\t": "", "-rf": "", "[x]": "", "back\\slash": "", ":x": "", "é": "",
		"ign\nored": "", "\xe9ign": "", ".gitignore": "ign?ored\n\xe9*\n",
	})
	got, _ := paths(t, root, Options{IncludeHidden: true})
	equalPaths(t, got, lsFiles(t, root))
	if len(got) != 10 {
		t.Errorf("visited %q", got)
	}
	whyAgrees(t, root, Options{IncludeHidden: true}, got)
}

func TestSymlinks(t *testing.T) {
	isolate(t)
	outside := t.TempDir()
	write(t, outside, tree("secret.go"))
	root := t.TempDir()
	write(t, root, tree("a/b.go a/ignore=*"))
	for name, target := range map[string]string{
		"a/loop": "..", "a/self": "self", "in.go": "a/b.go", "indir": "a", "gone": "nowhere",
		"out": outside, "out.go": filepath.Join(outside, "secret.go"), "a/.gitignore": "ignore",
	} {
		if err := os.Symlink(target, filepath.Join(root, name)); err != nil {
			t.Fatal(err)
		}
	}
	link := filepath.Join(t.TempDir(), "root")
	if err := os.Symlink(root, link); err != nil {
		t.Fatal(err)
	}
	for _, at := range []string{root, link} {
		got, report := paths(t, at, Options{})
		if !slices.Equal(got, []string{"a/b.go", "a/ignore"}) {
			t.Errorf("visited %q", got)
		}
		if want := (Skipped{Symlink: 3, OutsideRoot: 2, NotRegular: 2, Hidden: 1}); !maps.Equal(report.Skipped, want) {
			t.Errorf("skipped %v, want %v", report.Skipped, want)
		}
		whyAgrees(t, at+"/", Options{}, got)
	}
	v, err := Why(root, "out/secret.go", Options{})
	if err != nil || v.Reason != OutsideRoot || v.Path != "out" {
		t.Errorf("below a link: %+v, %v", v, err)
	}
}

func TestNotRegular(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	l, err := net.Listen("unix", filepath.Join(root, "socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	got, report := paths(t, root, Options{})
	if len(got) != 0 || report.Skipped[NotRegular] != 1 {
		t.Errorf("visited %q, %v", got, report.Skipped)
	}
}

func TestWalkErrors(t *testing.T) {
	isolate(t)
	root := t.TempDir()
	write(t, root, tree("a b c"))
	none := func(File) error { return nil }
	for _, tt := range []struct {
		name string
		root string
		opts Options
		want error
	}{
		{"no root", filepath.Join(root, "x"), Options{}, fs.ErrNotExist},
		{"a bad include", root, Options{Include: []string{"[a"}}, ctxsys.ErrUsage},
		{"a bad exclude", root, Options{Exclude: []string{"{a"}}, ctxsys.ErrUsage},
		{"no such language", root, Options{Languages: []string{"golang"}}, ctxsys.ErrUsage},
	} {
		if _, err := Walk(context.Background(), tt.root, tt.opts, none); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v", tt.name, err)
		}
		if _, err := Why(tt.root, "a", tt.opts); !errors.Is(err, tt.want) {
			t.Errorf("%s, why: %v", tt.name, err)
		}
	}
	if _, err := Walk(context.Background(), filepath.Join(root, "a"), Options{}, none); err == nil || !strings.Contains(err.Error(), "not a directory") {
		t.Errorf("a file as root: %v", err)
	}

	stop := errors.New("stop")
	n := 0
	_, err := Walk(context.Background(), root, Options{}, func(File) error { n++; return stop })
	if err != stop || n != 1 {
		t.Errorf("visit's error came back as %v after %d files", err, n)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Walk(ctx, root, Options{}, none); !errors.Is(err, context.Canceled) {
		t.Errorf("cancelled: %v", err)
	}
}

// TestVanishedDuringWalk removes a folder before it is listed: a walk of one lists each when it comes to it.
func TestVanishedDuringWalk(t *testing.T) {
	isolate(t)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	root := t.TempDir()
	write(t, root, tree("a b c/d"))
	var got []string
	report, err := Walk(context.Background(), root, Options{}, func(f File) error {
		got = append(got, f.Path)
		return os.RemoveAll(filepath.Join(root, "c"))
	})
	if err != nil || !slices.Equal(got, []string{"a", "b"}) || report.Unreadable != nil {
		t.Errorf("visited %q, %+v, %v", got, report, err)
	}
}
