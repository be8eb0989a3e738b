package members

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	ctxsys "github.com/ctx-sys/ctx-sys"
)

// tree makes files, and folders for names that end in a slash, below a new folder, and returns that without links.
func tree(t *testing.T, files map[string]string) string {
	t.Helper()
	root, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		path := filepath.Join(root, filepath.FromSlash(name))
		if strings.HasSuffix(name, "/") {
			err = os.MkdirAll(path, 0o755)
		} else if err = os.MkdirAll(filepath.Dir(path), 0o755); err == nil {
			err = os.WriteFile(path, []byte(text), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return root
}

// names are the projects of a workspace; one that is not asked has a question mark.
func names(w *Workspace) string {
	var out []string
	for _, p := range w.Projects {
		name := p.Name
		if p.Refused != "" {
			name += "?"
		}
		out = append(out, name)
	}
	return strings.Join(out, " ")
}

// What a file lists outside of its folder is asked when the user said so, whatever leads there.
func TestOutside(t *testing.T) {
	root := tree(t, map[string]string{
		"code/a/": "", "b/": "", "c/": "", "home/": "",
		"code/" + FileName: "projects:\n- path: a\n- path: ../b\n- path: link\n- path: gone\n- path: a/../a\n",
	})
	if err := os.Symlink(filepath.Join(root, "c"), filepath.Join(root, "code", "link")); err != nil {
		t.Fatal(err)
	}
	home, path := filepath.Join(root, "home"), filepath.Join(root, "code", FileName)
	find := func(want string) {
		t.Helper()
		w, err := Find(filepath.Join(root, "code", "a"), home)
		if err != nil || names(w) != want || w.File != path || !w.Own {
			t.Errorf("%s, %v; want %s", names(w), err, want)
		}
	}
	find("a b? c? gone?")
	if _, err := Add(path, home, []string{filepath.Join(root, "b")}); err != nil {
		t.Fatal(err)
	}
	find("a b c? gone?")
	if _, err := Add(path, home, []string{filepath.Join(root, "code", "link")}); err != nil {
		t.Fatal(err)
	}
	find("a b c gone?")

	// The word is about that file: a copy of it elsewhere has none.
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other := tree(t, map[string]string{"a/": "", FileName: strings.ReplaceAll(string(text), "../b", filepath.ToSlash(filepath.Join(root, "b")))})
	w, err := Find(other, home)
	if err != nil || names(w) != "a b? link? gone?" {
		t.Errorf("a copy: %s, %v", names(w), err)
	}
	if _, err := Remove(path, home, []string{"b"}); err != nil {
		t.Fatal(err)
	}
	find("a c gone?")
	if _, err := Remove(path, home, []string{"b"}); !errors.Is(err, ctxsys.ErrNotFound) {
		t.Errorf("b is gone: %v", err)
	}
	if _, err := Add(path, home, []string{filepath.Join(root, "nowhere")}); !errors.Is(err, ctxsys.ErrUsage) {
		t.Errorf("a folder that is not there: %v", err)
	}
}

func TestNames(t *testing.T) {
	root := tree(t, map[string]string{"x/api/": "", "y/api/": "", "z/": "", FileName: "projects:\n- path: x/api\n- path: y/api\n- path: z\n  name: one/two\n"})
	w, err := Find(root, root)
	if err != nil || names(w) != "api api-2 one-two" {
		t.Errorf("%s, %v", names(w), err)
	}
}

// Files of other programs list the members that are repositories of their own.
func TestOthers(t *testing.T) {
	for name, text := range map[string]string{
		"my.code-workspace":   "{\n // c\n \"folders\": [{\"path\": \"a\"}, {\"path\": \"b\"}, {\"name\": \"x // y\", \"path\": \"plain\"},],\n}",
		"go.work":             "go 1.26\n\nuse (\n\t./a\n\t./b\n\t./plain\n)\n",
		"package.json":        `{"name": "x", "workspaces": ["*"]}`,
		"pnpm-workspace.yaml": "packages:\n  - a\n  - 'b'\n  - plain\n",
		"Cargo.toml":          "[workspace]\nmembers = [\"a\", \"b\", \"plain\"]\n",
		"pom.xml":             "<project><groupId>g</groupId><artifactId>x</artifactId><version>1</version><modules><module>a</module><module>b</module></modules></project>",
		"settings.gradle":     "include 'a', ':b', 'plain'\n",
		".gitmodules":         "[submodule \"a\"]\n\tpath = a\n\turl = https://example.com/a\n[submodule \"b\"]\n\tpath = b\n",
	} {
		root := tree(t, map[string]string{"a/.git": "gitdir: elsewhere", "b/.git/": "", "b/below/": "", "plain/": "", name: text})
		w, err := Find(filepath.Join(root, "b", "below"), root)
		if err != nil || names(w) != "a b" || w.Own || filepath.Base(w.File) != name {
			t.Errorf("%s: %v, %v", name, w, err)
		}
	}
	root := tree(t, map[string]string{"a/": "", "b/": "", "go.work": "go 1.26\n\nuse (\n\t./a\n\t./b\n)\n"})
	if w, err := Find(filepath.Join(root, "a"), root); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("members of one repository: %v, %v", w, err)
	}
}

func TestBadFiles(t *testing.T) {
	for _, text := range []string{"projects: a\n", "- a\n", "projects:\n- folder: a\n", "projects:\n- path: [a\n", strings.Repeat("projects:\n", 2), "projects:\n" + strings.Repeat("- path: a\n", 300), "\x00\xff"} {
		root := tree(t, map[string]string{FileName: text})
		if w, err := Find(root, root); !errors.Is(err, ctxsys.ErrUsage) || !strings.Contains(err.Error(), FileName) {
			t.Errorf("%.40q: %v, %v", text, w, err)
		}
	}
	for _, text := range []string{"", "# nothing yet\n", "projects: []\n"} {
		root := tree(t, map[string]string{FileName: text})
		if w, err := Find(root, root); err != nil || len(w.Projects) != 0 {
			t.Errorf("%q: %v, %v", text, w, err)
		}
	}
}

// FuzzPlainJSON: whatever VS Code's file has, reading it ends.
func FuzzPlainJSON(f *testing.F) {
	for _, text := range []string{`{"folders": [{"path": "a"},]}`, "{// x\n}", `{"a": "\"//", /* */}`, `"\`, "/*"} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		if plain := plainJSON(text); len(plain) > len(text) {
			t.Errorf("%q became %q", text, plain)
		}
	})
}
