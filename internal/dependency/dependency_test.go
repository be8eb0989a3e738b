package dependency_test

import (
	"archive/zip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/txtar"

	ctxsys "github.com/ctx-sys/ctx-sys"
	"github.com/ctx-sys/ctx-sys/internal/dependency"
	"github.com/ctx-sys/ctx-sys/internal/packages"
)

// TestGoModules finds declarations of modules that this program is built of where the go command keeps them.
func TestGoModules(t *testing.T) {
	cache, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile("../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	p := &dependency.Project{Root: "../..", Folders: dependency.Folders{GoModules: strings.TrimSpace(string(cache))},
		Packages: packages.ReadAll([]string{"go.mod"}, func(string) (string, error) { return string(text), nil }),
		Imports: func(name string) ([]string, error) {
			return map[string][]string{"github.com/modelcontextprotocol/go-sdk": {"github.com/modelcontextprotocol/go-sdk/mcp"}}[name], nil
		}}
	for name, want := range map[string]string{
		"pflag.FlagSet.Parse":                          "golang:github.com/spf13/pflag@v1.0.9 flag.go FlagSet.Parse",
		"github.com/spf13/cobra.Command":               "golang:github.com/spf13/cobra@v1.10.2 command.go Command",
		"toml.Decode":                                  "golang:github.com/BurntSushi/toml@v1.6.0 decode.go Decode",
		"mcp.Server.Run":                               "golang:github.com/modelcontextprotocol/go-sdk@v1.8.0 mcp/server.go Server.Run",
		"github.com/klauspost/compress/zstd.NewReader": "golang:github.com/klauspost/compress@v1.20.3 zstd/decoder.go NewReader",
		"pflag.NoSuchThing":                            "",
		"NoSuchPackage.Parse":                          "",
		"FlagSet":                                      "",
		"github.com/spf13/pflag/../cobra.Command":      "",
	} {
		if got := first(t, p, name); got != want && !(want != "" && sameButVersion(got, want)) {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
	found, err := dependency.Find(t.Context(), p, "pflag.FlagSet.Parse")
	if err != nil || len(found) == 0 || !strings.HasPrefix(found[0].Signature, "func (f *FlagSet) Parse(") || !strings.HasPrefix(found[0].Doc, "Parse parses flag definitions") || found[0].Line == 0 {
		t.Errorf("%+v %v", found, err)
	}
}

// sameButVersion: versions move on.
func sameButVersion(a, b string) bool {
	cut := func(s string) string {
		before, after, _ := strings.Cut(s, "@")
		_, after, _ = strings.Cut(after, " ")
		return before + " " + after
	}
	return cut(a) == cut(b)
}

func first(t *testing.T, p *dependency.Project, name string) string {
	t.Helper()
	found, err := dependency.Find(t.Context(), p, name)
	if err != nil {
		t.Fatal(name, err)
	}
	if len(found) == 0 {
		return ""
	}
	return fmt.Sprint(found[0].Package, " ", found[0].Path, " ", found[0].Qualified)
}

// project writes what package managers leave on a disk, and returns a project that uses it.
func project(t *testing.T) *dependency.Project {
	t.Helper()
	dir := t.TempDir()
	a, err := txtar.ParseFile("testdata/installed.txtar")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]string{}
	var manifests []string
	for _, f := range a.Files {
		at := filepath.Join(dir, filepath.FromSlash(f.Name))
		if err := os.MkdirAll(filepath.Dir(at), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, f.Data, 0o666); err != nil {
			t.Fatal(err)
		}
		if rel, ok := strings.CutPrefix(f.Name, "project/"); ok && packages.IsManifest(rel) && !strings.Contains(rel, "node_modules") {
			texts[rel] = string(f.Data)
			manifests = append(manifests, rel)
		}
	}
	jar := filepath.Join(dir, "m2", "com", "shop", "money", "1.2", "money-1.2-sources.jar")
	if err := os.MkdirAll(filepath.Dir(jar), 0o777); err != nil {
		t.Fatal(err)
	}
	w, err := os.Create(jar)
	if err != nil {
		t.Fatal(err)
	}
	z := zip.NewWriter(w)
	e, err := z.Create("com/shop/money/Amount.java")
	if err != nil {
		t.Fatal(err)
	}
	fmt.Fprint(e, "package com.shop.money;\n\npublic class Amount {\n    /** Adds. */\n    public Amount plus(Amount other) { return this; }\n}\n")
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	root := filepath.Join(dir, "project")
	return &dependency.Project{Root: root, Folders: dependency.Folders{Cargo: filepath.Join(dir, "cargo"), Maven: filepath.Join(dir, "m2"), GoModules: filepath.Join(dir, "gone")},
		Packages: packages.ReadAll(manifests, func(p string) (string, error) { return texts[p], nil }),
		Imports:  func(string) ([]string, error) { return nil, nil }}
}

// TestEcosystems finds declarations where each package manager keeps sources, in the version of the lock file.
func TestEcosystems(t *testing.T) {
	p := project(t)
	for name, want := range map[string]string{
		"money.round":                "npm:money@1.4.2 dist/index.d.ts round",
		"money.Amount.plus":          "npm:money@1.4.2 dist/index.d.ts Amount.plus",
		"@shop/typed.zero":           "npm:@types/shop__typed@2.0.1 index.d.ts zero",
		"requests.get":               "pypi:Requests@2.31.0 requests/api.py get",
		"requests.api.get":           "pypi:Requests@2.31.0 requests/api.py get",
		"shop_money::Amount::plus":   "cargo:shop-money@1.2.3 src/lib.rs Amount.plus",
		"com.shop.money.Amount.plus": "maven:com.shop:money@1.2 com/shop/money/Amount.java Amount.plus",
		"Amount.plus":                "maven:com.shop:money@1.2 com/shop/money/Amount.java Amount.plus",
		"Shop\\Money\\Price.net":     "composer:shop/money@1.9.0 src/Price.php Price.net",
		"ShopMoney.Cents.add":        "hex:shop_money@~> 1.2 cents.ex ShopMoney.Cents.add",
		"notinstalled.x":             "",
		"money.missing":              "",
		"../../etc.passwd":           "",
		"money. round":               "",
	} {
		if got := first(t, p, name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

// TestOutside makes links and versions that lead out of the folders of packages: nothing outside is read.
func TestOutside(t *testing.T) {
	p := project(t)
	secret := t.TempDir()
	if err := os.WriteFile(filepath.Join(secret, "index.d.ts"), []byte("export declare function stolen(): void;\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(secret, "package.json"), []byte(`{"name": "linked", "version": "1.0.0"}`), 0o666); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(secret, filepath.Join(p.Root, "node_modules", "linked")); err != nil {
		t.Fatal(err)
	}
	p.Packages = append(p.Packages, packages.Package{Dependencies: []packages.Dependency{
		{Coordinates: packages.Coordinates{Ecosystem: packages.NPM, Name: "linked", Version: "1"}},
		{Coordinates: packages.Coordinates{Ecosystem: packages.NPM, Name: "../../" + filepath.Base(secret), Version: "1"}},
		{Coordinates: packages.Coordinates{Ecosystem: packages.Maven, Name: "../..:x", Version: "../../.."}},
		{Coordinates: packages.Coordinates{Ecosystem: packages.Go, Name: "../" + secret, Version: "v1.0.0/../.."}},
	}})
	for _, name := range []string{"linked.stolen", "../../" + filepath.Base(secret) + ".stolen", "x.stolen"} {
		if got := first(t, p, name); got != "" {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestMeans(t *testing.T) {
	e := &ctxsys.Entity{ID: "internal/engine/search.go#Engine.Search", QualifiedName: "Engine.Search", Path: "internal/engine/search.go"}
	for name, want := range map[string]bool{
		"Engine.Search": true, "Search": true, "engine.Engine.Search": true, "internal/engine.Engine.Search": true, "other.Engine.Search": false, "pflag.FlagSet.Search": false,
		"internal/engine/search.go#Engine.Search": true, "e.Engine.Search": false,
	} {
		if got := dependency.Means(name, e); got != want {
			t.Errorf("%s: %v", name, got)
		}
	}
}
