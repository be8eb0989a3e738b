package packages

import (
	"errors"
	"fmt"
	"os"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"
)

// show is a package in a line for comparisons: coordinates, folder, roots, members, and dependencies.
func show(p *Package) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s %s dir=%q roots=%q members=%q\n", p.Manifest, p.Coordinates, p.Dir, p.Roots, p.Members)
	for _, d := range p.Dependencies {
		fmt.Fprintf(&b, "\t%s", d.Coordinates)
		if d.Dev {
			b.WriteString(" dev")
		}
		if d.Path != "" {
			b.WriteString(" path=" + d.Path)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// TestReadAll reads a tree of manifests of all ecosystems and compares with what was written down of them by hand.
func TestReadAll(t *testing.T) {
	a, err := txtar.ParseFile("testdata/manifests.txtar")
	if err != nil {
		t.Fatal(err)
	}
	texts, want := map[string]string{}, ""
	var paths []string
	for _, f := range a.Files {
		if f.Name == "want" {
			want = string(f.Data)
			continue
		}
		texts[f.Name] = string(f.Data)
		paths = append(paths, f.Name)
	}
	slices.Sort(paths)
	got := ""
	for _, p := range ReadAll(paths, func(p string) (string, error) { return texts[p], nil }) {
		got += show(&p)
	}
	if got != want {
		if os.Getenv("UPDATE") != "" {
			a.Files[slices.IndexFunc(a.Files, func(f txtar.File) bool { return f.Name == "want" })].Data = []byte(got)
			if err := os.WriteFile("testdata/manifests.txtar", txtar.Format(a), 0o666); err != nil {
				t.Fatal(err)
			}
		}
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestKeys(t *testing.T) {
	for _, c := range [][2]Coordinates{
		{{Ecosystem: PyPI, Name: "Typing_Extensions"}, {Ecosystem: PyPI, Name: "typing.extensions", Version: "4"}},
		{{Ecosystem: Cargo, Name: "serde_json"}, {Ecosystem: Cargo, Name: "serde-json"}},
		{{Ecosystem: NuGet, Name: "Newtonsoft.Json"}, {Ecosystem: NuGet, Name: "newtonsoft.json"}},
	} {
		if c[0].Key() != c[1].Key() {
			t.Errorf("%s and %s are one package: %s, %s", c[0], c[1], c[0].Key(), c[1].Key())
		}
	}
	if a, b := (Coordinates{Ecosystem: Go, Name: "example.com/A"}), (Coordinates{Ecosystem: Go, Name: "example.com/a"}); a.Key() == b.Key() {
		t.Error("the case of a module path counts")
	}
}

func TestUnreadable(t *testing.T) {
	if _, ok := Read("go.mod", strings.Repeat("// x\n", MaxText)); ok {
		t.Error("a manifest beyond the bound was read")
	}
	if _, ok := Read("README.md", "module x"); ok {
		t.Error("that is no manifest")
	}
	if got := ReadAll([]string{"go.mod"}, func(string) (string, error) { return "", errors.New("gone") }); len(got) != 0 {
		t.Error(got)
	}
}

// FuzzRead gives texts to all formats: nothing panics, nothing leads out of the project, and what is said is bounded.
func FuzzRead(f *testing.F) {
	a, err := txtar.ParseFile("testdata/manifests.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range a.Files {
		f.Add(file.Name, string(file.Data))
	}
	names := []string{"a/b.nuspec", "a/x.gemspec", "a/x.csproj"}
	for _, format := range formats() {
		if files := strings.Fields(format.files); !strings.Contains(files[0], "*") {
			names = append(names, "a/"+files[0])
		}
	}
	f.Fuzz(func(t *testing.T, name, text string) {
		for _, n := range append(names, name) {
			all := ReadAll([]string{n, "a/c/pom.xml", "a/c/Cargo.toml"}, func(p string) (string, error) {
				if p == n {
					return text, nil
				}
				return text + "\n", nil
			})
			for i := range all {
				p := &all[i]
				for _, r := range p.Roots {
					if strings.HasPrefix(r, "..") || strings.Contains(r, "/../") || strings.HasPrefix(r, "/") && !strings.HasPrefix(n, "/") {
						t.Fatalf("%s: root %q", n, r)
					}
				}
				if len(p.Dependencies) > maxDependencies {
					t.Fatal(len(p.Dependencies))
				}
				_ = p.Key()
			}
		}
	})
}

// A name is of the format whose globs match it, by path.Match.
func TestFormatOf(t *testing.T) {
	names := []string{"requirements.txt", "requirements-dev.txt", "requirements", "requirement.txt", "a.csproj", ".csproj", "csproj", "x.nuspec", "y.gemspec", "main.go", ""}
	for _, f := range formats() {
		for glob := range strings.FieldsSeq(f.files) {
			names = append(names, glob, strings.ReplaceAll(glob, "*", "x"), "sub/"+glob, glob+"~")
		}
	}
	for _, name := range names {
		var want string
		for _, f := range formats() {
			for glob := range strings.FieldsSeq(f.files) {
				if ok, err := path.Match(glob, path.Base(name)); err != nil {
					t.Fatal(err)
				} else if ok && want == "" {
					want = f.files
				}
			}
		}
		got := ""
		if f := formatOf(name); f != nil {
			got = f.files
		}
		if got != want {
			t.Errorf("%q is of %q, not of %q", name, got, want)
		}
	}
}
